"""Answers: dictionaries whose entries are attributes too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ._html import paragraph, table
from ._language import said

Kind = TypeVar("Kind", bound="Result")


class Result(Mapping[str, Any]):
    """An answer of the engine: `answer["value"]` and `answer.value` are the same.

    Field names are those of `stratege … --json`.

    >>> answer = Result({"value": "win", "best": ["a1"]})
    >>> answer.value, answer["best"]
    ('win', ['a1'])
    >>> Result({"values": {"draw": 3}}).values.draw
    3
    """

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = dict(fields)
        # A field wins over a method that is called the same, such as `values` of dictionaries.
        methods = [name for name in self._fields if hasattr(type(self), name)]
        vars(self).update({name: self._field(name) for name in methods})

    @classmethod
    def read(cls: type[Kind], text: str) -> Kind:
        """The answer that a text of the engine holds."""
        return cls(json.loads(text))

    def __getitem__(self, name: str) -> Any:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    # Type checkers know the fields that each kind of answer declares, and report all others.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_"):
                raise AttributeError(name)
            try:
                return self._field(name)
            except KeyError:
                known = ", ".join(self._fields)
                raise AttributeError(
                    said(
                        f"`{name}` is not a field of this answer; known: {known}",
                        f"`{name}` n'est pas un champ de cette réponse\u202f; connus\u202f: {known}",
                    )
                ) from None

    def _field(self, name: str) -> Any:
        found = self._fields[name]
        return Result(found) if isinstance(found, dict) else found

    # Comparing must not ask methods that a field may have replaced.
    def __eq__(self, other: object) -> bool:
        if isinstance(other, Result):
            return self._fields == other._fields
        if not isinstance(other, Mapping):
            return NotImplemented
        return self._fields == dict(other)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._fields]

    def to_dict(self) -> dict[str, Any]:
        """The answer as a plain dictionary."""
        return dict(self._fields)

    def to_json(self) -> str:
        """The answer as JSON, as the command line writes it."""
        return json.dumps(self._fields, ensure_ascii=False, indent=2)

    def _repr_html_(self) -> str:
        """In a notebook: what it says of itself, or its fields as a table."""
        if type(self).__str__ is not object.__str__:
            return paragraph(self)
        shown = ((name, _short(value)) for name, value in self._fields.items())
        return table([said("field", "champ"), said("value", "valeur")], list(shown))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={_short(value)}" for name, value in self._fields.items())
        return f"{type(self).__name__}({fields})"


def grid(rows: list[list[Any]]) -> str:
    """Rows of cells below each other, for a terminal; the first column to the left.

    >>> print(grid([["", 1, 2], ["1", "H", "10"]]))
       1   2
    1  H  10
    """
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts)]
    lines = (
        "  ".join(cell.rjust(width) if place else cell.ljust(width) for place, (cell, width) in enumerate(zip(row, widths)))
        for row in texts
    )
    return "\n".join(line.rstrip() for line in lines)


def whole(number: Any) -> Any:
    """A whole number that was written as text because it is large."""
    return int(number) if isinstance(number, str) and number.lstrip("-").isdigit() else number


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
