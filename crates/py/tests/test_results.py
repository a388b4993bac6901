"""Answers: fields and methods."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import stratege as st

ANSWERS: list[Callable[[], st.Result]] = [
    lambda: st.solve("chomp:2x3"),
    lambda: st.count("tic-tac-toe"),
    lambda: st.random_plays("tic-tac-toe", 10),
    lambda: st.minimax("domineering:3x2", 1, "h1"),
    lambda: st.table("domineering", range(1, 3), range(1, 3)),
    lambda: st.matrix_game([[0, 1], [1, 0]], exact=True, against_row=[1, 0]),
    lambda: st.tournament(
        "tic-tac-toe", "random", "first", games=10, ratings=True, record=True, times=True
    ),
    lambda: st.learn("nim:1,2", seeds=2, seed=0),
    lambda: st.dice(10, 2).sequential,
    lambda: st.dice(10, 2).simultaneous(),
    lambda: st.dice(10, 2).one_turn(),
    lambda: st.dice(10, 2).at(1, 1),
    lambda: st.match("chomp:2x3", "optimal", "random"),
    lambda: st.arena("chomp:2x2").attractor(1).report,
    lambda: st.games()[0],
]


def parts(answer: st.Result) -> Iterator[st.Result]:
    """An answer, and the answers in it."""
    yield answer
    for name in answer:
        found = answer[name]
        for one in found if isinstance(found, list) else [found]:
            if isinstance(one, dict):
                yield from parts(st.Result(one))


@pytest.mark.parametrize("ask", ANSWERS)
def test_every_field_is_an_attribute(ask: Callable[[], st.Result]) -> None:
    for answer in parts(ask()):
        for name in answer:
            if not name.isidentifier():
                continue
            found = getattr(answer, name)
            assert (found.to_dict() if isinstance(found, st.Result) else found) == answer[name], name


def test_a_field_wins_over_a_method_of_dictionaries() -> None:
    counted = st.count("tic-tac-toe")
    assert counted.values == {"1": 2936, "2": 1474, "draw": 1068}
    assert counted.values["draw"] == counted["values"]["draw"] == 1068
    assert getattr(counted.values, "draw") == 1068
    named: Any = st.Result({name: 1 for name in ("keys", "items", "get", "values", "index")})
    assert (named.keys, named.items, named.get, named.values, named.index) == (1,) * 5
    assert named == named and named == {name: 1 for name in named} and named != {"keys": 1}
    assert list(named) == list(named.to_dict())


def test_answers_are_copied_and_pickled() -> None:
    counted = st.count("chomp:2x2")
    for twin in (copy.copy(counted), copy.deepcopy(counted), pickle.loads(pickle.dumps(counted))):
        assert twin == counted and twin.values == counted.values
    standings = st.tournament("nim:1,2", "optimal", "random")
    assert str(pickle.loads(pickle.dumps(standings))) == str(standings)
