"""What a long call may spend, and how it shows its progress."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol, TypedDict

from ._calls import LONG, number_of, real_of
from ._language import said

Progress = Callable[["int | None", "int | None"], None]
Allowance = tuple["float | None", "int | None", "int | None", "Progress | None"]


class Limits(TypedDict, total=False):
    """What a call may spend; what is left out is not limited."""

    #: Seconds.
    seconds: float | None
    #: Positions that may be looked at.
    positions: int | None
    #: Bytes of memory.
    memory: int | None
    #: Whether progress is shown; on a terminal and in a notebook unless said otherwise.
    progress: bool | None


def about_limits() -> dict[str, str]:
    """What each limit is, in a sentence."""
    return {
        "seconds": said("how long it may take", "le temps permis, en secondes"),
        "positions": said("how many positions may be looked at", "le nombre de positions permis"),
        "memory": said("how many bytes it may use", "la mémoire permise, en octets"),
        "progress": said("whether progress is shown", "s'il faut montrer la progression"),
    }


def allowance(
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
    what: str = "positions",
) -> Allowance:
    """The limits of one call; progress is shown on a terminal and in a notebook."""
    return (
        None if seconds is None else real_of("seconds", seconds),
        None if positions is None else number_of("positions", positions, most=LONG),
        None if memory is None else number_of("memory", memory, most=LONG),
        shown(what) if _is_wanted(progress) else None,
    )


def _is_wanted(progress: bool | None) -> bool:
    if progress is None:
        return sys.stderr.isatty() or _is_notebook()
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
            bar = _bar(what, total)
        bar.show(done, total)

    return show


def _is_notebook() -> bool:
    return "ipykernel" in sys.modules


def _bar(what: str, total: int | None) -> Bar:
    import warnings  # here, because importing the package must be quick

    try:
        with warnings.catch_warnings():
            # In a notebook without ipywidgets it says so, and shows text, which will do.
            warnings.simplefilter("ignore")
            from tqdm.auto import tqdm
    except ImportError:
        return _Line(what, _Cell() if _is_notebook() else _Terminal())
    return _Tqdm(tqdm, what, total)


class _Tqdm:
    """Progress as tqdm shows it: a bar in a terminal, a widget in a notebook."""

    def __init__(self, tqdm: Callable[..., Any], what: str, total: int | None) -> None:
        options = {"total": total, "unit": f" {what}", "unit_scale": True, "leave": False}
        self._cell: _Cell | None = None
        if _is_widget(tqdm):
            # A widget that was closed leaves a line in the saved notebook, unless its place in the
            # cell is known and emptied.
            self._bar = tqdm(display=False, **options)
            self._cell = _Cell()
            self._cell.put(self._bar.container)
        else:
            self._bar = tqdm(**options)

    def show(self, done: int, total: int | None) -> None:
        if self._bar.total != total:
            self._bar.reset(total)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        self._bar.close()
        if self._cell is not None:
            self._cell.clear()


def _is_widget(tqdm: object) -> bool:
    """Whether bars of this class are widgets of a notebook."""
    notebook = sys.modules.get("tqdm.notebook")
    widget = getattr(notebook, "tqdm_notebook", None)
    return isinstance(tqdm, type) and isinstance(widget, type) and issubclass(tqdm, widget)


class _Line:
    """Progress as a line of text that is written over."""

    #: Seconds between two lines.
    EVERY = 0.1

    def __init__(self, what: str, place: _Terminal | _Cell) -> None:
        self._what, self._place = what, place
        self._last = float("-inf")

    def show(self, done: int, total: int | None) -> None:
        from time import monotonic

        now = monotonic()
        if now - self._last < self.EVERY:
            return
        self._last = now
        amount = f"{done:,}" if total is None else f"{done:,} / {total:,}"
        self._place.write(f"{amount.replace(',', said(',', chr(0x202F)))} {self._what}")

    def close(self) -> None:
        self._place.clear()


class _Terminal:
    """The last line of a terminal."""

    def __init__(self) -> None:
        self._width = 0

    def write(self, line: str) -> None:
        # What the last line had more is written over.
        print("\r" + line.ljust(self._width), end="", file=sys.stderr, flush=True)
        self._width = len(line)

    def clear(self) -> None:
        print("\r" + " " * self._width, end="\r", file=sys.stderr, flush=True)


class _Cell:
    """A place below a cell of a notebook."""

    def __init__(self) -> None:
        self._handle: Any = None

    def put(self, shown: object, **options: Any) -> None:
        """Show something there, instead of what was there."""
        if self._handle is None:
            from IPython.display import display

            self._handle = display(shown, display_id=True, **options)  # type: ignore[no-untyped-call]
        else:
            self._handle.update(shown, **options)

    def write(self, line: str) -> None:
        self.put({"text/plain": line}, raw=True)

    def clear(self) -> None:
        if self._handle is not None:
            self._handle.update({}, raw=True)
