"""The command `stratege`: the same program as the one that cargo builds."""

from __future__ import annotations

import sys
from pathlib import Path

from . import _engine

#: The package, wherever it was found.
_FOLDER = Path(__file__).parent

#: Finds this package, which may lie where an isolated interpreter does not look.
_FIND = "import sys; sys.path.insert(0, sys.argv.pop(1)); from stratege.__main__ import main; main()"

#: Starts this program again; `-I`: nothing in the folder at hand is taken for a part of it.
_AGAIN = [sys.executable, "-I", "-c", _FIND, str(_FOLDER.parent)]


def main() -> None:
    """Do what the command line asks for, and exit with the program's code."""
    words = ["stratege", *sys.argv[1:]]
    sys.exit(_engine.command(words, _AGAIN, _FOLDER, Path(_engine.__file__), sys.executable))


if __name__ == "__main__":
    main()
