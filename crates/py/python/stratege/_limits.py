"""What a long call may spend, and how it shows its progress."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

Progress = Callable[["int | None", "int | None"], None]
Allowance = tuple["float | None", "int | None", "int | None", "Progress | None"]


def allowance(
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
    what: str = "positions",
) -> Allowance:
    """The limits of one call; progress is shown on a terminal or in a notebook if tqdm is there."""
    return seconds, positions, memory, _bar(progress, what)


def _bar(progress: bool | None, what: str) -> Progress | None:
    if progress is None:
        progress = sys.stderr.isatty() or "ipykernel" in sys.modules
    if not progress:
        return None
    bar: Any = None

    def show(done: int | None, total: int | None) -> None:
        nonlocal bar
        if done is None:
            if bar is not None:
                bar.close()
            return
        if bar is None:
            try:
                from tqdm import tqdm
            except ImportError:
                return
            bar = tqdm(total=total, unit=f" {what}", unit_scale=True, leave=False)
        bar.update(done - bar.n)

    return show
