"""What is wrong in a call is told in a sentence, in both languages, and never in the words of the engine's compiler."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import stratege as st

GRAPH = {0: [1], 1: []}


def own(**more: Any) -> st.Game:
    """A game of one's own, in which one thing may be wrong."""
    given: dict[str, Any] = {"start": 5, "moves": lambda n: [n - k for k in (1, 2) if k <= n]}
    return st.from_functions(**{**given, **more})


#: Calls that cannot be answered, and what the sentence names.
WRONG: dict[str, Callable[[], Any]] = {
    "game: 3": lambda: st.game(3),  # type: ignore[arg-type]
    "game: chomp:0x3": lambda: st.game("chomp:0x3"),
    "game: rows": lambda: st.game("chomp", rows="many"),
    "game: columnz": lambda: st.game("chomp", columnz=3),
    "game: 2.5": lambda: st.game("chomp", 2.5, 3),  # type: ignore[arg-type]
    "start: `seed`": lambda: st.chomp(2, 3).start("x"),  # type: ignore[arg-type]
    "start: `seed` -1": lambda: st.chomp(2, 3).start(-1),
    "position: 7": lambda: st.chomp(2, 3).position(7),
    "position: [1, 9]": lambda: st.chomp(2, 3).position([1, 9]),
    "position: player": lambda: st.chomp(2, 3).position([2, 1], player=7),
    "push: None": lambda: st.chomp(2, 3).start().push(None),
    "push: z9": lambda: st.chomp(2, 3).start().push("z9"),
    "push: (5, 5)": lambda: st.chomp(2, 3).start().push((5, 5)),
    "choose: `strategy`": lambda: st.chomp(2, 3).start().choose(3),  # type: ignore[arg-type]
    "choose: optimel": lambda: st.chomp(2, 3).start().choose("optimel"),
    "show: `player`": lambda: st.chomp(2, 3).start().show("me"),  # type: ignore[arg-type]
    "solve: None": lambda: st.solve(None),  # type: ignore[arg-type]
    "solve: `method`": lambda: st.solve("chomp:2x3", method=3),  # type: ignore[arg-type]
    "solve: memmo": lambda: st.solve("chomp:2x3", method="memmo"),  # type: ignore[arg-type]
    "solve: depth": lambda: st.solve("chomp:2x3", method="minimax", depth="deep"),  # type: ignore[arg-type]
    "solve: gama": lambda: st.solve("chomp:2x3", gama=0.5),  # type: ignore[call-arg]
    "solve: `seconds`": lambda: st.solve("chomp:2x3", seconds="soon"),  # type: ignore[arg-type]
    "solve: `seconds` nan": lambda: st.solve("chomp:2x3", seconds=math.nan),
    "solve: `memory`": lambda: st.solve("chomp:2x3", memory=0.5),  # type: ignore[arg-type]
    "solve: `disk`": lambda: st.solve("chomp:2x3", disk=3),  # type: ignore[arg-type]
    "solve_all: `disk`": lambda: st.solve_all("tic-tac-toe", disk=b"x"),  # type: ignore[arg-type]
    "with_table: `disk`": lambda: st.tic_tac_toe().with_table(3),  # type: ignore[arg-type]
    "minimax: `depth`": lambda: st.minimax("chomp:2x3", "two"),  # type: ignore[arg-type]
    "minimax: `heuristic`": lambda: st.minimax("domineering:2x3", 2, 5),  # type: ignore[arg-type]
    "minimax: h9": lambda: st.minimax("domineering:2x3", 2, "h9"),
    "tree: `heuristic`": lambda: st.tree("domineering:2x3", 2, 5),  # type: ignore[arg-type]
    "table: range": lambda: st.table("domineering", 3, range(1, 3)),  # type: ignore[arg-type]
    "table: word": lambda: st.table(st.chomp(2, 3), range(1, 3), range(1, 3)),  # type: ignore[arg-type]
    "first_moves: range": lambda: st.first_moves("chomp", range(5, 1), range(1, 3)),
    "grundy_values: range": lambda: st.grundy_values("grundy", 5),  # type: ignore[arg-type]
    "grundy_values: 2000000": lambda: st.grundy_values("grundy", range(2_000_000)),
    "count: `positions`": lambda: st.count("chomp:2x3", positions=-1),
    "count: `disk`": lambda: st.count("tic-tac-toe", disk=3),  # type: ignore[arg-type]
    "perft: `depth`": lambda: st.perft("chomp:2x3", 2.5),  # type: ignore[arg-type]
    "random_plays: `plays`": lambda: st.random_plays("chomp:2x3", -3),
    "lost_positions: `listed`": lambda: st.lost_positions("chomp:2x3", listed="all"),  # type: ignore[arg-type]
    "arena: 3": lambda: st.arena(3),  # type: ignore[arg-type]
    "attractor: 3": lambda: st.arena("chomp:2x2").attractor(3),
    "svg: `step`": lambda: st.arena("chomp:2x2").attractor(1).svg("last"),  # type: ignore[arg-type]
    "from_dict: 5": lambda: st.from_dict(5, [0]),  # type: ignore[arg-type]
    "from_dict: `owner`": lambda: st.from_dict(GRAPH, 5),  # type: ignore[arg-type]
    "from_dict: `graph[0]`": lambda: st.from_dict({0: 1, 1: []}, [0]),  # type: ignore[dict-item]
    "from_dict: `targets`": lambda: st.from_dict(GRAPH, [0], targets=1),  # type: ignore[arg-type]
    "from_dict: `title`": lambda: st.from_dict(GRAPH, [0], title=1),  # type: ignore[arg-type]
    "from_functions: `moves`": lambda: own(moves=[1, 2]),
    "from_functions: `show`": lambda: own(show=5),
    "from_functions: `players`": lambda: own(players=5),
    "from_functions: `name`": lambda: own(name=5),
    "from_functions: `stuck`": lambda: own(stuck="cries"),
    "from_functions: 3 players": lambda: own(players=(1, 2, 3)),
    "tournament: 5": lambda: st.tournament("chomp:2x3", 5, "random"),  # type: ignore[arg-type]
    "tournament: one": lambda: st.tournament("chomp:2x3", "random"),
    "tournament: list": lambda: st.Tournament("chomp:2x3", 5),  # type: ignore[arg-type]
    "tournament: optimel": lambda: st.tournament("chomp:2x3", "optimel", "random"),
    "tournament: `games`": lambda: st.tournament("chomp:2x3", "first", "random", games=0),
    "tournament: `precision`": lambda: st.tournament("chomp:2x3", "first", "random", precision="x"),  # type: ignore[arg-type]
    "tournament: `sprt`": lambda: st.tournament("chomp:2x3", "first", "random", sprt="x"),  # type: ignore[arg-type]
    "tournament: `seed`": lambda: st.tournament("chomp:2x3", "first", "random", seed=2**80),
    "tournament: `threads`": lambda: st.tournament("chomp:2x3", "first", "random", threads=-1),
    "match: 5": lambda: st.match("chomp:2x3", 5, "random"),  # type: ignore[arg-type]
    "play: 5": lambda: st.play("chomp:2x3", 5, "random"),  # type: ignore[arg-type]
    "learn: `method`": lambda: st.learn("nim:1,2", 5),  # type: ignore[arg-type]
    "learn: sarsa": lambda: st.learn("nim:1,2", "sarsa"),
    "learn: `seeds`": lambda: st.learn("nim:1,2", seeds=0),
    "learn: alpha": lambda: st.learn("nim:1,2", "q", alpha="x"),  # type: ignore[arg-type]
    "learn: `table`": lambda: st.learn("nim:1,2", table=5),  # type: ignore[arg-type]
    "equilibrium: `method`": lambda: st.equilibrium("kuhn", method=5),  # type: ignore[arg-type]
    "equilibrium: lp2": lambda: st.equilibrium("kuhn", method="lp2"),  # type: ignore[arg-type]
    "equilibrium: precision": lambda: st.equilibrium("kuhn", precision="x"),  # type: ignore[arg-type]
    "equilibrium: iterations": lambda: st.equilibrium("kuhn", iterations="x"),  # type: ignore[arg-type]
    "best_response: 5": lambda: st.best_response("kuhn", 5),  # type: ignore[arg-type]
    "exploitability: chess": lambda: st.exploitability("chess", "random"),
    "export: `format`": lambda: st.export("kuhn", 5),  # type: ignore[arg-type]
    "export: pdf": lambda: st.export("kuhn", "pdf"),  # type: ignore[arg-type]
    "matrix_game: 5": lambda: st.matrix_game(5),  # type: ignore[arg-type]
    "matrix_game: x": lambda: st.matrix_game([[1, "x"]]),
    "matrix_game: None": lambda: st.matrix_game([[1, None]]),
    "matrix_game: rows of unlike length": lambda: st.matrix_game([[1, 2], [3]]),
    "matrix_game: empty": lambda: st.matrix_game([]),
    "matrix_game: nan": lambda: st.matrix_game([[math.nan]]),
    "matrix_game: `rows`": lambda: st.matrix_game([[1, 2]], rows=5),  # type: ignore[arg-type]
    "matrix_game: rows as text": lambda: st.matrix_game([[1, 2]], columns="ab"),
    "matrix_game: too many names": lambda: st.matrix_game([[1, 2]], rows=["a", "b"]),
    "matrix_game: against": lambda: st.matrix_game([[1, 2]], against_row=5),  # type: ignore[arg-type]
    "matrix_game: weights of 2": lambda: st.matrix_game([[1], [2]], against_row=[1, 1]),
    "matrix_game: weights": lambda: st.matrix_game([[1, 2]], against_column=[1, 2, 3]),
    "matrix_game: `dominance`": lambda: st.matrix_game([[1, 2]], dominance=5),  # type: ignore[arg-type]
    "bimatrix_game: sizes": lambda: st.bimatrix_game([[1, 2]], [[1], [2]]),
    "bimatrix_game: x": lambda: st.bimatrix_game([[1, 2]], [["x", 2]]),
    "linear_program: 5": lambda: st.linear_program(5),  # type: ignore[arg-type]
    "dice: `n`": lambda: st.dice("x", 2),  # type: ignore[arg-type]
    "dice: `d`": lambda: st.dice(10, 0),
    "dice: `d` 2.5": lambda: st.dice(10, 3).EP(2.5),  # type: ignore[arg-type]
    "dice: 4 dice": lambda: st.dice(10, 3).EP(4),
    "dice: `own`": lambda: st.dice(10, 3).at("x", 1),  # type: ignore[arg-type]
    "dice: `own` 10": lambda: st.dice(10, 3).at(10, 1),
    "dice: `other` 10": lambda: st.dice(10, 3).simultaneous(at=(1, 10)),
    "dice: against": lambda: st.dice(10, 3).one_turn(against=5),  # type: ignore[arg-type]
    "value: None": lambda: st.value(None),  # type: ignore[arg-type]
    "value: 1/3": lambda: st.value("1/3"),
    "value: 0.5": lambda: st.value(0.5),  # type: ignore[arg-type]
    "value: {1|": lambda: st.value("{1|"),
    "value: tic-tac-toe": lambda: st.tic_tac_toe().value(),
    "cool: x": lambda: st.value("1").cool("x"),
    "cool: -1": lambda: st.value("1").cool(-1),
    "full: `longest`": lambda: st.value("^").full(longest=-1),
    "move_values: position": lambda: st.move_values("domineering:2x3", "nonsense"),
    "use_language: de": lambda: st.use_language("de"),
    "use_language: 5": lambda: st.use_language(5),  # type: ignore[arg-type]
}

#: Errors of Python itself, whose sentences are Python's: an argument that there is not.
OF_PYTHON = {"game: columnz", "solve: gama"}


@pytest.mark.parametrize("call", WRONG)
def test_wrong_arguments_are_told_in_a_sentence(call: str) -> None:
    told = []
    for language in ("en", "fr"):
        st.use_language(language)
        with pytest.raises(ValueError) as caught:
            WRONG[call]()
        told.append(str(caught.value))
    name = call.partition("`")[2].partition("`")[0]
    for sentence in told:
        assert sentence and sentence[0] != "(" and "\n  File" not in sentence
        # What the binding says of types, and what a panic says.
        for other in ("argument '", "object cannot be", "Rust", "panicked", "PanicException", "None)"):
            assert other not in sentence, sentence
        assert not name or f"`{name}`" in sentence, sentence
    assert told[0] != told[1], told


def test_misspelt_names_are_told_with_what_there_is() -> None:
    with pytest.raises(AttributeError, match="`vaule` is not a field of this answer; known: .*value"):
        _ = st.solve("chomp:2x3").vaule  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="Did you mean: 'tournament'"):
        _ = st.tournamnt  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="write `st.tournament\\(game\\)`"):
        _ = st.chomp(2, 3).tournament  # type: ignore[attr-defined]
    with pytest.raises(st.GameError, match="did you mean `chomp`"):
        st.solve("chmop:2x3")
    with pytest.raises(st.GameError, match="optimal"):
        st.tournament("chomp:2x3", "optimel", "random")
