#!/bin/sh
# Measure Kilnyard against its peers on this machine: make bench [ROUNDS=5] [SECONDS_EACH=3] [JSON=file]
# The peers live in a virtual environment of their own, .venv-bench.
set -eu
cd "$(dirname "$0")/.."

python=.venv/bin/python
peers=.venv-bench/bin/python

if [ ! -f .venv-bench/installed.stamp ] || [ requirements/bench.txt -nt .venv-bench/installed.stamp ]; then
    echo "Installing the peers into .venv-bench"
    "$python" -m venv --clear .venv-bench
    $peers -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
    touch .venv-bench/installed.stamp
fi
exec "$python" bench/measure.py --peers "$peers" --rounds "${ROUNDS:-5}" --seconds "${SECONDS_EACH:-3}" ${JSON:+--json "$JSON"}
