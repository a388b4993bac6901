"""Functions whose keyword arguments are the options of a job, as the engine lists them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import update_wrapper
from types import MethodType
from typing import TYPE_CHECKING, Any, TypeVar

from . import _engine
from ._language import language
from ._limits import about_limits

if TYPE_CHECKING:
    from inspect import Signature

Function = TypeVar("Function", bound=Callable[..., Any])


def listed(job: str) -> list[dict[str, Any]]:
    """The options of a job, each with the methods that have it.

    >>> [(one["option"]["name"], one["methods"]) for one in listed("learn")][:2]
    [('way', ['trajectories']), ('alpha', ['q'])]
    """
    found: list[dict[str, Any]] = json.loads(_engine.options(job, language()))
    return found


def given(options: Mapping[str, object]) -> list[tuple[str, Any]]:
    """What was given for options, without those that were left out.

    >>> given({"depth": None, "all_moves": True})
    [('all-moves', True)]
    """
    told = ((name, value) for name, value in options.items() if value is not None)
    return [(name.replace("_", "-"), value) for name, value in told]


def argument(option: Mapping[str, Any]) -> str:
    """How the option is called in Python.

    >>> argument({"name": "all-moves"})
    'all_moves'
    """
    return str(option["name"]).replace("-", "_")


class _Asking:
    """A function with the options of a job, and its limits, in its signature and its help."""

    def __init__(self, job: str | None, limited: bool, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self._job, self._limited = job, limited
        self._function = function
        self._text = function.__doc__ or ""

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        return self._function(*arguments, **options)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else MethodType(self, instance)

    def _lines(self) -> dict[str, str]:
        """What each argument is that is passed on, by its name."""
        lines = {}
        for one in listed(self._job) if self._job else []:
            option, methods = one["option"], ", ".join(one["methods"])
            default = f" [{option['default']}]" if option["default"] is not None else ""
            lines[argument(option)] = f" ({methods}): {option['about']}{default}"
        if self._limited:
            lines |= {name: f": {about}" for name, about in about_limits().items()}
        return lines

    @property
    def __signature__(self) -> Signature:
        import inspect  # here, because importing the package must be quick

        own = inspect.signature(self._function)
        fixed = [one for one in own.parameters.values() if one.kind is not one.VAR_KEYWORD]
        taken = {one.name for one in fixed}
        added = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None)
            for name in self._lines()
            if name not in taken
        ]
        return own.replace(parameters=fixed + added)

    @property
    def __doc__(self) -> str:
        lines = "\n    ".join(name + about for name, about in self._lines().items())
        return f"{self._text}\n\n    {lines}\n    "

    @__doc__.setter
    def __doc__(self, text: str) -> None:
        self._text = text


def with_options(job: str, limited: bool = True) -> Callable[[Function], Function]:
    """Lets a function that passes `**options` on show the options of a job, and the limits.

    >>> import inspect
    >>> @with_options("solve")
    ... def solve(game, **options): ...
    >>> {"gamma", "seconds"} <= set(inspect.signature(solve).parameters)
    True
    """
    return lambda function: _Asking(job, limited, function)  # type: ignore[return-value]


def with_limits(function: Function) -> Function:
    """Lets a function that passes `**limits` on show them."""
    return _Asking(None, True, function)  # type: ignore[return-value]
