#!/bin/sh
# Succeed when this machine can compile an extension for the Python of .venv, and get what that
# takes where we are root on a machine with apt-get. Otherwise say in one line what is missing.
set -eu

missing() {
    compiler=$(.venv/bin/python -c 'import os, sysconfig; print((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])')
    headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
    command -v "$compiler" >/dev/null || printf ' a C compiler (%s)' "$compiler"
    [ -f "$headers/Python.h" ] || printf ' the headers of Python (Python.h)'
}

lacking=$(missing)
if [ -n "$lacking" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Missing:$lacking. Installing gcc and python3-dev."
    { apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev >/dev/null; } || true
    lacking=$(missing)
fi
[ -z "$lacking" ] || {
    echo "Cannot compile the rules, for want of:$lacking." >&2
    exit 2
}
