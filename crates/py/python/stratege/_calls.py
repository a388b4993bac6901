"""How functions of users want to be called."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ._engine import GameError
from ._language import said


def wants_player(function: Callable[..., Any], without: int) -> bool:
    """Whether a function has an argument for the player after `without` other ones.

    >>> wants_player(lambda board: 0, 1), wants_player(lambda board, player: 0, 1)
    (False, True)
    """
    import inspect  # here, because importing the package must be quick

    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    places = [
        one
        for one in parameters
        if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) and one.default is one.empty
    ]
    return len(places) > without


#: The greatest number that seeds and counts of plays may be.
LONG = 2**64 - 1


def number_of(name: str, number: object, least: int = 0, most: int = 2**32 - 1) -> int:
    """An argument that is a whole number, not less than `least`.

    >>> number_of("depth", 2)
    2
    """
    from operator import index

    try:
        whole = index(number)  # type: ignore[arg-type]
    except TypeError:
        whole = None
    if whole is None or whole < least:
        raise GameError(
            said(
                f"`{name}` is {number!r}; write a whole number, {least} or more",
                f"`{name}` vaut {number!r}\u202f; écrivez un nombre entier, {least} ou plus",
            )
        )
    if whole > most:
        raise GameError(
            said(
                f"`{name}` is {number!r}, but can be {most} at most",
                f"`{name}` vaut {number!r}, mais peut valoir {most} au plus",
            )
        )
    return whole


def real_of(name: str, number: object) -> float:
    """An argument that is a number, 0 or more.

    >>> real_of("seconds", 2)
    2.0
    """
    try:
        real = float(number)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        real = -1.0
    if not real >= 0:
        raise GameError(
            said(
                f"`{name}` is {number!r}; write a number, 0 or more",
                f"`{name}` vaut {number!r}\u202f; écrivez un nombre, 0 ou plus",
            )
        )
    return real


def text_of(name: str, text: object) -> str | None:
    """An argument that is a text, or was left out.

    >>> text_of("method", "memo"), text_of("method", None)
    ('memo', None)
    """
    if text is None or isinstance(text, str):
        return text
    raise GameError(
        said(
            f"`{name}` is {text!r}; write a text between quotes",
            f"`{name}` vaut {text!r}\u202f; écrivez un texte entre guillemets",
        )
    )


def folder_of(name: str, path: object) -> str:
    """An argument that is the path of a file or a folder.

    >>> folder_of("disk", "tables")
    'tables'
    """
    try:
        written = os.fspath(path)  # type: ignore[call-overload]
    except TypeError:
        written = None
    if isinstance(written, str):
        return written
    raise GameError(
        said(
            f"`{name}` is {path!r}; write a path, such as 'tables/chomp'",
            f"`{name}` vaut {path!r}\u202f; écrivez un chemin, comme 'tables/chocolat'",
        )
    )


def name_of(function: Callable[..., Any]) -> str:
    """What a function is called."""
    name = getattr(function, "__name__", type(function).__name__)
    return "strategy" if name == "<lambda>" else str(name)
