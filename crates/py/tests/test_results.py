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


def test_answers_are_printed_as_people_read_them() -> None:
    """What `print` shows: a table, or a sentence, in the language of people."""
    thirds = "0.333333 1 + 0.333333 2 + 0.333333 3"
    answers: list[tuple[object, str]] = [
        (st.table("domineering", range(1, 3), range(1, 4)), "rows × columns  1  2  3\n1               2  H  H\n2               V  1  1"),
        (st.first_moves("chomp", range(2, 4), range(2, 4)), "rows × columns   2   3\n2               b2  c2\n3               b3  b2"),
        (st.matrix_game([[3, 1], [0, 2]]), "value 1.5; player 1 plays 0.5 1 + 0.5 2, player 2 plays 0.25 1 + 0.75 2"),
        (st.matrix_game([[3, 1], [0, 2]], exact=True), "value 3/2; player 1 plays 1/2 1 + 1/2 2, player 2 plays 1/4 1 + 3/4 2"),
        (st.matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]), f"value 0; player 1 plays {thirds}, player 2 plays {thirds}"),
        (st.minimax("domineering:3x2", 2, "h1"), "+∞ at depth 2; move a2-a3"),
        (st.minimax("chomp:2x2", 1, lambda board: -0.5), "-0.5 at depth 1; move b1"),
        (
            st.move_values("domineering:2x1"),
            "Player 1\nmove     value  incentive\na1-a2 *      0         −1\n\nPlayer 2\nmove  value  incentive",
        ),
        (st.bimatrix_game([[3, 0], [5, 1]], [[3, 5], [0, 1]]), "player 1 plays 2 and gets 1, player 2 plays 2 and gets 1"),
        (st.learn("nim:1,2", seeds=2, seed=0), "uniform: 8 positions known after 8 games"),
        (st.random_plays("nim:1", 5), "5 games of 1.0 moves on average: player 1 won 5, player 2 0, 0 were drawn"),
    ]
    for answer, printed in answers:
        st.use_language("en")
        assert str(answer) == printed
        st.use_language("fr")
        assert "None" not in str(answer) and "{" not in str(answer)


def test_numbers_in_notebooks_are_rounded_and_in_the_language_of_people() -> None:
    found = st.matrix_game([[3, 1], [2, 4]])
    html = found._repr_html_()
    assert "<p>value 2.5</p>" in html and "<td>0.5</td>" in html and "0.4999" not in html
    st.use_language("fr")
    assert "<p>valeur 2,5</p>" in found._repr_html_() and "<td>0,75</td>" in found._repr_html_()
    assert str(st.minimax("domineering:4x4", 2, lambda board: 0.5)).startswith("0,5 à profondeur 2")
