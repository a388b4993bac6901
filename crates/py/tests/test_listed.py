"""The listed games as functions, and what type checkers say about them."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import pytest
import stratege as st

sys.path.insert(0, str(Path(__file__).parents[1]))

import write_listed


def test_what_is_written_down_is_what_the_engine_lists() -> None:
    written = (Path(st.__file__).parent / "_listed.py").read_text(encoding="utf-8")
    assert written == write_listed.source(), "run crates/py/write_listed.py with this package"


def test_every_listed_game_is_a_function_of_its_parameters() -> None:
    for card in st.games():
        name = write_listed.python_name(card.name)
        if name in write_listed.TAKEN:
            continue
        function = getattr(st, name)
        assert function().word == st.game(card.name).word
        assert (inspect.getdoc(function) or "").startswith(card.title)
        taken = set(inspect.signature(function).parameters) - {"misere"}
        assert taken == {one["name"] for one in card.parameters}
    for alias in ("morpion", "puissance_4", "crosscram"):
        assert getattr(st, alias)().name in [card.name for card in st.games()]


def test_parameters_are_those_of_the_word() -> None:
    assert st.chomp(4, 5) == st.chomp(columns=5, rows=4) == st.game("chomp:4x5")
    assert st.nim(3, 5, 7, misere=True) == st.nim(3, 5, 7, play="misere") == st.game("nim:3,5,7,misere")
    assert st.nim() == st.game("nim")
    assert st.dominoes(3, 4, rules="paper") == st.game("dominoes:3x4,paper")
    assert st.connect_four(7, 6).start().legal_moves == ["1", "2", "3", "4", "5", "6", "7"]


def test_unknown_names_get_a_suggestion() -> None:
    with pytest.raises(AttributeError, match="Did you mean: 'chomp'"):
        getattr(st, "chmop")
    with pytest.raises(TypeError, match="columnz"):
        getattr(st, "chomp")(2, columnz=3)


WRONG = """
import stratege as st

s = st.solve("chomp:2x3", method="memo", seconds=1.0)
print(s.value, s.winner, st.chomp(2, 3).start().turn, st.count("nim:3").positions)
s.vaule
st.chmop(2, 3)
st.chomp(2, columnz=3)
st.chomp(2, 3, play="mizere")
st.solve("chomp:2x3", method="guess")
st.solve("chomp:2x3", dept=3)
st.tournament("nim:3", "random", "first", gamez=3)
"""


def test_type_checkers_reject_what_is_misspelt(tmp_path: Path) -> None:
    from mypy import api

    file = tmp_path / "wrong.py"
    file.write_text(WRONG, encoding="utf-8")
    said, _, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(file)])
    lines = [int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line]
    assert sorted(set(lines)) == [6, 7, 8, 9, 10, 11, 12], said
