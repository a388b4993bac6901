#!/bin/sh
# What runs on a Debian that has Python and nothing else: `make debian-test` copies it there.
set -eu
cd /tried
! command -v cargo
./stratege --version
./stratege solve chomp:4x5 --lang en | grep 'Player 1 wins in 11 moves'
python3 -m venv alone
alone/bin/python -m pip install --quiet --no-index --no-deps ./*.whl
PATH=/tried/alone/bin:$PATH alone/bin/python alone.py
