"""The language in which people are spoken to."""

from __future__ import annotations

import os

from . import _engine

_chosen: str | None = None


def language() -> str:
    """`fr` or `en`: what was chosen, else the locale's.

    >>> use_language("fr"); language()
    'fr'
    >>> use_language("en")
    """
    if _chosen is not None:
        return _chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(name)
        if locale:
            return "fr" if locale.lower().startswith("fr") else "en"
    return "en"


def use_language(code: str) -> None:
    """Speak French (`"fr"`) or English (`"en"`) from now on, also in what exceptions say."""
    global _chosen
    if code not in ("fr", "en"):
        raise ValueError(
            said(
                f"`{code}` is not a language; known: fr, en",
                f"`{code}` n'est pas une langue\u202f; connues\u202f: fr, en",
            )
        )
    _chosen = code
    _engine.speak(code)


def said(english: str, french: str) -> str:
    """One of two texts."""
    return french if language() == "fr" else english


def decimal(number: str) -> str:
    """A number that is written with a decimal point, as it is written in the language.

    >>> use_language("fr"); decimal("0.5")
    '0,5'
    >>> use_language("en"); decimal("0.5")
    '0.5'
    """
    return number.replace(".", said(".", ","))


_engine.speak(language())
