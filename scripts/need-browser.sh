#!/bin/sh
# Succeed when there is a Chromium to test with, and get Debian's where we are root on a machine
# with apt-get. Otherwise say in one line what is missing.
set -eu

is_there() {
    command -v chromium >/dev/null
}

if ! is_there && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Chromium is missing: installing Debian's, and fonts to look at."
    { apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu-core >/dev/null; } || true
fi
is_there || {
    echo "Cannot test in a browser, for want of chromium (apt-get install chromium)." >&2
    exit 2
}
