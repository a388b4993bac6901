"""Stops a function that runs in another thread."""

from __future__ import annotations

import ctypes


def interrupt(threads: list[int]) -> None:
    """Raise `KeyboardInterrupt` in these threads, at their next step."""
    for thread in threads:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(
            ctypes.c_ulong(thread), ctypes.py_object(KeyboardInterrupt)
        )
