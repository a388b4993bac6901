"""The page without a server: copies of it that open with a view."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._engine import GameError
from ._language import said

#: How the page is called that is one file.
NAME = "stratege.html"

#: Names the file where it is neither in the package nor in this folder.
VARIABLE = "STRATEGE_PAGE"

#: What a copy opens with stands here.
_START = '<script type="application/json" id="stratege-start">{}</script>'


def find(asked: str | os.PathLike[str] | None = None) -> Path | None:
    """The page that is one file: the one asked for, that of the environment, or one at hand."""
    if asked is not None:
        return Path(asked)
    named = os.environ.get(VARIABLE)
    places = [Path(named)] if named else []
    places += [Path(__file__).with_name(NAME), Path(NAME), Path("target") / NAME]
    return next((place for place in places if place.is_file()), None)


def write(
    path: str | os.PathLike[str],
    view: Mapping[str, Any],
    page_file: str | os.PathLike[str] | None = None,
) -> Path:
    """Write a copy of the page that opens with a view; gives its path."""
    source = find(page_file)
    if source is None:
        raise GameError(
            said(
                f"there is no {NAME} to copy: `make static` builds it; say where it is by "
                f"page_file=… or the variable {VARIABLE}",
                f"il n'y a pas de {NAME} à copier\u202f: `make static` le construit\u202f; dites où "
                f"il est par page_file=… ou la variable {VARIABLE}",
            )
        )
    page = source.read_text(encoding="utf-8")
    if page.count(_START) != 1:
        raise GameError(
            said(
                f"{source} is not the page as one file",
                f"{source} n'est pas la page en un fichier",
            )
        )
    start = json.dumps(dict(view), ensure_ascii=False).replace("<", "\\u003c")
    copy = Path(path)
    copy.write_text(page.replace(_START, _START.replace("{}", start)), encoding="utf-8")
    return copy


def in_notebook() -> bool:
    """Whether what is shown here is shown in a browser."""
    shell = sys.modules.get("IPython")
    running = shell.get_ipython() if shell is not None else None
    return type(running).__name__ == "ZMQInteractiveShell"


def show(view: Mapping[str, Any], height: int = 520) -> None:
    """Show a view of the page in the cell of a notebook."""
    from IPython.display import IFrame, display

    folder = Path(".stratege")
    folder.mkdir(exist_ok=True)
    number = sum(1 for _ in folder.glob("board-*.html"))
    copy = write(folder / f"board-{number}.html", view)
    display(IFrame(f"{copy.as_posix()}?embed=board", width="100%", height=height))  # type: ignore[no-untyped-call]
