#!/bin/sh
# What must hold in web/: format, types, tests; and that what was generated from the server's types,
# and the built front end, are those of this source.
set -eu

node=$(pwd)/scripts/with-node.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo "== front end: format"
(cd web && "$node" npm run --silent lint)
echo "== front end: types as on the wire"
.venv/bin/python -m scripts.wire_types >"$work/schemas.json"
mkdir -p "$work/written"
"$node" node web/scripts/types.mjs "$work/written" <"$work/schemas.json"
(cd "$work/written" && find . -name '*.ts') | while read -r file; do
    cmp "$work/written/$file" "web/$file" || { echo "web/$file is old: run make types" >&2; exit 1; }
done
echo "== front end: types"
(cd web && "$node" npm run --silent check)
echo "== front end: tests"
(cd web && "$node" npm run --silent test)
echo "== front end: the build that is committed is of this source"
(cd web && "$node" npx vite build --logLevel warn --outDir "$work/static")
diff -rq "$work/static" src/kilnyard/server/static || {
    echo "src/kilnyard/server/static is not what web/ builds: run make web" >&2
    exit 1
}
