"""What a long call may spend, and how it shows its progress."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol

from ._calls import LONG, number_of
from ._engine import GameError
from ._language import said

Progress = Callable[["int | None", "int | None"], None]
Allowance = tuple["float | None", "int | None", "int | None", "Progress | None"]


def allowance(
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
    what: str = "positions",
) -> Allowance:
    """The limits of one call; progress is shown on a terminal and in a notebook."""
    return (
        None if seconds is None else _seconds(seconds),
        None if positions is None else number_of("positions", positions, most=LONG),
        None if memory is None else number_of("memory", memory, most=LONG),
        shown(what) if _is_wanted(progress) else None,
    )


def _seconds(seconds: object) -> float:
    try:
        number = float(seconds)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        number = -1.0
    if not number >= 0:
        raise GameError(
            said(
                f"`seconds` is {seconds!r}; write a number, 0 or more",
                f"`seconds` vaut {seconds!r}\u202f; écrivez un nombre, 0 ou plus",
            )
        )
    return number


def _is_wanted(progress: bool | None) -> bool:
    if progress is None:
        return sys.stderr.isatty() or "ipykernel" in sys.modules
    return bool(progress)


class Bar(Protocol):
    """What shows progress."""

    def show(self, done: int, total: int | None) -> None:
        """Show how much is done, and of how much if that is known."""

    def close(self) -> None:
        """Leave nothing behind."""


def shown(what: str) -> Progress:
    """A function that shows how much is done; told nothing, it leaves nothing behind."""
    bar: Bar | None = None

    def show(done: int | None, total: int | None) -> None:
        nonlocal bar
        if done is None:
            if bar is not None:
                bar.close()
            bar = None
            return
        if bar is None:
            bar = _bar(what)
        bar.show(done, total)

    return show


def _bar(what: str) -> Bar:
    import warnings  # here, because importing the package must be quick

    try:
        with warnings.catch_warnings():
            # In a notebook without ipywidgets it says so, and shows text, which will do.
            warnings.simplefilter("ignore")
            from tqdm.auto import tqdm
    except ImportError:
        return _Line(what)
    return _Tqdm(tqdm, what)


class _Tqdm:
    """Progress as tqdm shows it: a bar in a terminal, a widget in a notebook."""

    def __init__(self, tqdm: Callable[..., Any], what: str) -> None:
        self._bar = tqdm(unit=f" {what}", unit_scale=True, leave=False)

    def show(self, done: int, total: int | None) -> None:
        if self._bar.total != total:
            self._bar.reset(total)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        self._bar.close()


class _Line:
    """Progress as a line of text that is written over."""

    def __init__(self, what: str) -> None:
        self._what, self._last = what, ""

    def show(self, done: int, total: int | None) -> None:
        amount = f"{done:,}" if total is None else f"{done:,} / {total:,}"
        line = f"{amount.replace(',', said(',', chr(0x202F)))} {self._what}"
        if line != self._last:
            # What the last line had more is written over.
            self._write("\r" + line.ljust(len(self._last)))
            self._last = line

    def close(self) -> None:
        self._write("\r" + " " * len(self._last) + "\r")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()
