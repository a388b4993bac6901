"""The command `stratege`: the same program as the one that cargo builds."""

from __future__ import annotations

import sys
from pathlib import Path

from ._engine import command

#: Starts this program again; `-I`: nothing in the folder at hand is taken for a part of it.
_AGAIN = [sys.executable, "-I", "-m", "stratege"]


def main() -> None:
    """Do what the command line asks for, and exit with the program's code."""
    words = ["stratege", *sys.argv[1:]]
    sys.exit(command(words, _AGAIN, Path(__file__).parent, sys.executable))


if __name__ == "__main__":
    main()
