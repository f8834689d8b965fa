#!/bin/sh
# Make the virtual environment .venv, on a machine that may have nothing but Python itself.
# PYTHON names the interpreter to use (python3 unless told).
set -eu

python=${PYTHON:-python3}

fail() {
    echo "$1" >&2
    exit 2
}

can_make_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

install_venv() {
    command -v apt-get >/dev/null || return 1
    as_root true 2>/dev/null || return 1
    echo "Python's venv module is missing: installing python3-venv"
    as_root apt-get update -qq && as_root apt-get install -y -qq python3-venv >/dev/null
}

command -v "$python" >/dev/null ||
    fail "Kilnyard needs Python 3.11 or newer: $python is not here (make setup PYTHON=... names another)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Kilnyard needs Python 3.11 or newer: $python is $("$python" -V 2>&1) (make setup PYTHON=... names another)."

if .venv/bin/python -c 'import pip' 2>/dev/null; then
    exit 0
fi
can_make_venv || install_venv || true
can_make_venv ||
    fail "Python's venv module is missing: run 'apt-get install python3-venv' as root, then 'make setup' again."
"$python" -m venv --clear .venv
