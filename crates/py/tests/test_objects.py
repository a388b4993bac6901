"""What every object of the package can do: be pickled, copied, compared, and shown in a notebook."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest
import stratege as st

GRAPH = {0: [1, 2], 1: [2], 2: []}


def countdown(number: int) -> list[int]:
    """The moves of a game of one's own that can be pickled."""
    return [step for step in (1, 2) if step <= number]


def less(number: int, step: int) -> int:
    return number - step


def own() -> st.Game:
    return st.from_functions(start=5, moves=countdown, play=less, name="countdown")


def learnt() -> st.Lessons:
    return st.learn("nim:1,2", seeds=2, seed=0)


#: Two makers of unequal objects for every class.
MAKERS: dict[type, tuple[Callable[[], Any], Callable[[], Any]]] = {
    st.Game: (lambda: st.chomp(2, 3), lambda: st.chomp(2, 4)),
    st.Position: (lambda: st.chomp(2, 3).start(), lambda: st.chomp(2, 3).start().push("c1")),
    st.GameCard: (lambda: st.games()[0], lambda: st.games()[1]),
    st.Solution: (lambda: st.solve("chomp:2x3", method="memo"), lambda: st.solve("chomp:3x3")),
    st.Strategy: (lambda: st.solve("chomp:2x2").strategy, lambda: st.solve("chomp:2x3").strategy),
    st.Ahead: (lambda: st.minimax("chomp:2x3", 1), lambda: st.minimax("chomp:2x3", 2)),
    st.WinnerTable: (
        lambda: st.table("domineering", range(1, 3), range(1, 3)),
        lambda: st.table("domineering", range(1, 3), range(1, 4)),
    ),
    st.FirstMoves: (
        lambda: st.first_moves("chomp", range(1, 3), range(1, 3)),
        lambda: st.first_moves("chomp", range(1, 3), range(1, 4)),
    ),
    st.LostPositions: (
        lambda: st.lost_positions("chomp:2x2"),
        lambda: st.lost_positions("chomp:2x3", listed=1),
    ),
    st.Counted: (lambda: st.count("chomp:2x2"), lambda: st.count("chomp:2x3")),
    st.RandomPlays: (lambda: st.random_plays("nim:3", 9), lambda: st.random_plays("nim:3", 8)),
    st.Arena: (lambda: st.arena("chomp:2x2"), lambda: st.from_dict(GRAPH, [0])),
    st.Attractor: (
        lambda: st.from_dict(GRAPH, [0]).attractor(1, targets=[2]),
        lambda: st.arena("chomp:2x2").attractor(2),
    ),
    st.ArenaReport: (lambda: st.arena("nim:2").report, lambda: st.arena("nim:3").report),
    st.Tree: (lambda: st.tree("chomp:2x2", 2), lambda: st.tree("chomp:2x2", 1)),
    st.Tournament: (
        lambda: st.Tournament("nim:1,2", ["random", "first"], seed=1),
        lambda: st.Tournament("nim:1,2", ["random", "first"], seed=2),
    ),
    st.Standings: (
        lambda: st.tournament("nim:1,2", "random", "first"),
        lambda: st.tournament("nim:1,3", "random", "first"),
    ),
    st.RecordedPlay: (
        lambda: st.match("chomp:2x3", "first", "last"),
        lambda: st.match("chomp:2x3", "last", "first"),
    ),
    st.Lessons: (learnt, lambda: st.learn("nim:1,2", seeds=2, seed=1)),
    st.Equilibria: (
        lambda: st.bimatrix_game([[1, 2]], [[0, 1]]),
        lambda: st.bimatrix_game([[1]], [[1]]),
    ),
    st.Equilibrium: (lambda: st.matrix_game([[1, 2], [3, 0]]), lambda: st.matrix_game([[1]])),
    st.GameEquilibrium: (lambda: st.equilibrium("kuhn"), lambda: st.equilibrium("kuhn", method="dcfr")),
    st.BestResponse: (
        lambda: st.best_response("kuhn", "random"),
        lambda: st.best_response("kuhn", "first"),
    ),
    st.Dice: (lambda: st.dice(10, 2), lambda: st.dice(10, 3)),
    st.Race: (lambda: st.dice(10, 2).sequential, lambda: st.dice(10, 3).sequential),
    st.Value: (lambda: st.value("^ + *"), lambda: st.value("1/2")),
    st.Thermograph: (lambda: st.value("+-1").thermograph(), lambda: st.value("1/2").thermograph()),
    st.MoveValues: (
        lambda: st.move_values("domineering:2x3"),
        lambda: st.move_values("domineering:3x2"),
    ),
    st.MoveValue: (
        lambda: st.move_values("domineering:2x3").left[0],
        lambda: st.move_values("domineering:2x3").left[1],
    ),
    st.Result: (lambda: st.dice(10, 2).at(1, 1), lambda: st.dice(10, 2).at(1, 2)),
}

#: How long an answer took is not the same twice.
UNTIMED = (
    st.Counted,
    st.Solution,
    st.Lessons,
    st.LostPositions,
    st.Equilibria,
    st.Equilibrium,
    st.GameEquilibrium,
)


def test_every_class_of_the_package_is_tried() -> None:
    public = [getattr(st, name) for name in st.__all__]
    classes = {one for one in public if isinstance(one, type) and not issubclass(one, Exception)}
    assert classes == set(MAKERS)


@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_it_pickles_copies_compares(kind: type) -> None:
    make, make_other = MAKERS[kind]
    made = make()
    assert type(made) is kind
    for twin in (pickle.loads(pickle.dumps(made)), copy.copy(made), copy.deepcopy(made)):
        assert type(twin) is kind and twin == made
        assert str(twin) == str(made) and repr(twin) == repr(made)
    assert made != make_other() and made != 7
    if kind not in UNTIMED:
        assert made == make()


@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_a_notebook_shows_it(kind: type) -> None:
    made = MAKERS[kind][0]()
    if kind is st.MoveValue:
        # One row of a table: a tuple with names, as Python shows it.
        return
    shown = [getattr(made, name) for name in ("_repr_html_", "_repr_svg_", "_repr_latex_") if hasattr(made, name)]
    assert shown, "nothing but text"
    for show in shown:
        text = show()
        assert text is None or "<" in text or "$" in text
    st.use_language("fr")
    assert all(show() is None or show() for show in shown)


def test_what_changes_is_no_key() -> None:
    for kind, (make, _) in MAKERS.items():
        made = make()
        if isinstance(made, st.Result) or kind in (st.Position, st.Strategy, st.Arena, st.Attractor, st.Tournament):
            with pytest.raises(TypeError, match="unhashable"):
                hash(made)
        elif kind is not st.MoveValues:
            assert hash(made) == hash(make())


def test_moves_are_the_same_objects_everywhere() -> None:
    game = own()
    position = game.start()
    assert position.legal_moves == [1, 2]
    position.push(2).push(1)
    assert position.history == [2, 1]
    assert position.copy().history == [2, 1] and pickle.loads(pickle.dumps(position)).history == [2, 1]
    assert position.pop() == 1 and position.history == [2]
    solution = game.solve()
    assert solution.best == [2] and solution.moves[0]["move"] == 1 and solution.line[0] == 2
    assert solution.strategy[5] == 2 == position.game.start().choose("optimal")
    assert st.minimax(game, 5).move == 2
    played = st.match(game, "optimal", "first")
    assert set(map(type, played.moves)) == {int} and sum(played.moves) == 5


#: Answers of all kinds: chance, hidden hands, scores, one player, a limit, games of one's own.
ANSWERS: dict[str, Callable[[], Any]] = {
    "chance": lambda: st.solve("pig:9"),
    "hidden": lambda: st.solve("kuhn"),
    "scores": lambda: st.solve("dots-and-boxes:1x2"),
    "race": lambda: st.solve("dice:10,2"),
    "puzzle": lambda: st.solve("pegs:triangle", shortest=True),
    "circles": lambda: st.solve("quixo:3"),
    "own": lambda: own().solve(),
    "own, hidden": lambda: hidden().solve(),
    "own, equilibrium": lambda: st.equilibrium(hidden()),
    "own, counted": lambda: st.count(own()),
    "own, standings": lambda: st.tournament(own(), "first", "random", games=20),
    "dominance": lambda: st.matrix_game([[1, 2], [3, 4]], dominance="strict"),
    "exact": lambda: st.matrix_game([[1, "1/3"], [0, 2]], exact=True, against_row=["1/2", "1/2"]),
    "bimatrix": lambda: st.bimatrix_game([[1, 1]], [[0, 0]], against_row=[1]),
}


def draw(_: Any) -> dict[str, int] | None:
    return None if _ else {"low": 1, "high": 2}


def bets(card: Any) -> list[str]:
    return ["bet", "pass"] if card in ("low", "high") else []


def bet(card: Any, move: str) -> str:
    return f"{card} {move}" if card else move


def gain(end: str) -> int:
    return {"low bet": -2, "high bet": 3}.get(end, -1)


def seen(card: Any, player: int) -> str:
    return "" if player == 2 else str(card)


def hidden() -> st.Game:
    """A game of one's own in which a card is drawn that one player sees."""
    return st.from_functions(
        start="", moves=bets, play=bet, turn=lambda _: 1, chance=draw, payoff=gain, view=seen, name="draw"
    )


@pytest.mark.parametrize("made", ANSWERS)
def test_answers_of_all_kinds_are_shown_and_kept(made: str) -> None:
    answer = ANSWERS[made]()
    shown = {}
    for language in ("en", "fr"):
        st.use_language(language)
        shown[language] = (answer._repr_html_(), str(answer))
        assert "<" in shown[language][0] and shown[language][1]
    twin = copy.deepcopy(answer) if made.startswith("own") else pickle.loads(pickle.dumps(answer))
    assert twin == answer
    assert (twin._repr_html_(), str(twin)) == shown["fr"]


#: Functions whose further arguments are the parameters of any game.
OPEN = {"game"}


def callables() -> list[Callable[..., Any]]:
    """All functions of the package, and the methods of games and positions."""
    functions = [getattr(st, name) for name in st.__all__ if name not in OPEN]
    methods = [getattr(kind, name) for kind in (st.Game, st.Position, st.Arena, st.Value) for name in dir(kind)]
    return [
        one
        for one in functions + [one for one in methods if not getattr(one, "__name__", "_").startswith("_")]
        if callable(one) and not isinstance(one, type)
    ]


@pytest.mark.parametrize("function", callables(), ids=lambda one: one.__qualname__)
def test_signatures_name_every_argument(function: Callable[..., Any]) -> None:
    parameters = inspect.signature(function).parameters.values()
    assert not [one for one in parameters if one.kind is one.VAR_KEYWORD]
    for name in [one.name for one in parameters if one.name in ("seconds", "depth", "gamma")]:
        assert name in (inspect.getdoc(function) or "") or function is not st.solve
