"""How functions of users want to be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


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


def name_of(function: Callable[..., Any]) -> str:
    """What a function is called."""
    name = getattr(function, "__name__", type(function).__name__)
    return "strategy" if name == "<lambda>" else str(name)
