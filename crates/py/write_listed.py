"""Writes `python/stratege/_listed.py`: every listed game as a function, and the options of jobs as types.

    PYTHONPATH=… python write_listed.py

Completion, `help` and type checkers read sources, so what the engine lists is written down. A test says when
that has to be done again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stratege import _engine

#: The file that is written.
FILE = Path(__file__).parent / "python" / "stratege" / "_listed.py"

#: The jobs whose functions take options, how their types are called, and what those extend.
JOBS = {"solve": ("Solve", "Limits"), "learn": ("Learn", "TypedDict")}

#: Names that stand for something else in the package.
TAKEN = {"dice", "grundy"}

HEAD = '''"""The listed games as functions, and the options of jobs as types.

Written by `crates/py/write_listed.py` from what the engine lists: change that instead.
"""

from __future__ import annotations

from typing import Literal, TypedDict, Union

from ._games import Game, game
from ._limits import Limits

'''

#: The types of what options may be.
TYPES = {"integer": "int", "real": "float", "flag": "bool", "text": "str"}


def source() -> str:
    """The whole file."""
    games = json.loads(_engine.games("en"))
    names = [one["name"] for one in games]
    parts = [HEAD + f"#: The games of the list.\nGameName = {literal(names)}\n"]
    functions = sorted({python_name(name) for name in names} - TAKEN)
    exported = "".join(f'    "{name}",\n' for name in functions)
    parts.append(f"__all__ = [\n{exported}]\n")
    parts += [options(job, *names, games) for job, names in JOBS.items()]
    parts += [function(one) for one in games]
    return "\n\n".join(parts)


def options(job: str, title: str, extended: str, games: list[dict[str, Any]]) -> str:
    """The methods of a job, and the type of its options."""
    jobs = [found for one in games for found in one["jobs"] if found["name"] == job]
    methods = dict.fromkeys(method["name"] for found in jobs for method in found["methods"])
    lines = [f"#: How to {job} a game.\n{title}Method = {literal(methods)}\n\n"]
    lines.append(f'class {title}Options({extended}, total=False):\n    """What can be said besides to {job} a game."""\n')
    for one in json.loads(_engine.options(job, "en")):
        option, fitting = one["option"], ", ".join(one["methods"])
        default = f" [{option['default']}]" if option["default"] is not None else ""
        lines.append(f"    #: {option['about']}{default} ({fitting})")
        kind = literal(option["words"]) if option["words"] else TYPES[option["kind"]]
        lines.append(f"    {python_name(option['name'])}: Union[{kind}, None]")
    return "\n".join(lines) + "\n"


def function(card: dict[str, Any]) -> str:
    """A game as a function of its parameters."""
    name = card["name"]
    follows_preset = any(one["kind"] == "preset" for one in card["parameters"])
    places, named, passed, about = [], [], [], []
    for one in card["parameters"]:
        called = one["name"]
        about.append(f"    {called}: {described(one)}")
        if one["kind"] == "numbers":
            places.append(f"*{called}: int")
            continue
        default = literal_default(one, follows_preset)
        # What is left out follows the word, or the preset that was chosen.
        chosen = f"{called}={called}"
        if one["kind"] == "size":
            places.append(f"{called}: {annotation(one, follows_preset)} = {default}")
        elif one["kind"] == "word" and one["words"] == ["normal", "misere"]:
            named += [f"{called}: {literal(one['words'])} = {default}", "misere: bool = False"]
            chosen = f'{called}="misere" if misere else {called}'
            about.append("    misere: the same as play='misere'")
        else:
            named.append(f"{called}: {annotation(one, follows_preset)} = {default}")
        passed.append(chosen)
    numbers = [one["name"] for one in card["parameters"] if one["kind"] == "numbers"]
    call = ", ".join([f'"{name}"', *(f"*{one}" for one in numbers), *passed])
    listed = [*places, *(["*"] if named and not numbers else []), *named]
    title = card["title"]
    return (
        f"def {python_name(name)}({', '.join(listed)}) -> Game:\n"
        f'    """{title}.\n\n' + "\n".join(about) + '\n    """\n'
        f"    return game({call})\n"
    )


def described(one: dict[str, Any]) -> str:
    """What a parameter is, and which numbers it may be."""
    if one["low"] is None:
        return str(one["about"])
    return f"{one['about']} ({one['low']} to {one['high']})"


def literal_default(one: dict[str, Any], follows_preset: bool) -> str:
    """The default as it stands in the signature."""
    if follows_preset and one["kind"] != "preset":
        return "None"
    return one["default"] if one["kind"] in ("size", "number") else json.dumps(one["default"])


def annotation(one: dict[str, Any], follows_preset: bool) -> str:
    """The type of a parameter."""
    kinds = {"size": "int", "number": "int", "line": "str"}
    kind = kinds.get(one["kind"]) or literal(one["words"])
    return f"Union[{kind}, None]" if follows_preset and one["kind"] != "preset" else kind


def literal(words: Any) -> str:
    """One of some words, as a type."""
    return "Literal[" + ", ".join(json.dumps(word) for word in words) + "]"


def python_name(word: str) -> str:
    """How a word is called in Python."""
    return word.replace("-", "_")


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
