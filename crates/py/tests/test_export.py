"""Files for other programs, read by these programs where they are there."""

from __future__ import annotations

from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
import stratege as st

if TYPE_CHECKING:
    from typing import Any

KUHN = Fraction(-1, 18)


@pytest.mark.parametrize("format", ["efg", "nfg"])
def test_gambit_finds_the_value_of_kuhn(format: Literal["efg", "nfg"]) -> None:
    gambit: Any = pytest.importorskip("pygambit", reason="Gambit is missing: pip install pygambit")
    read = gambit.read_efg if format == "efg" else gambit.read_nfg
    game = read(StringIO(st.export("kuhn", format)))
    answers = gambit.nash.lp_solve(game).equilibria
    first, second = game.players
    assert [Fraction(str(answers[0].payoff(one))) for one in (first, second)] == [KUHN, -KUHN]


def test_gambit_reads_hidden_hands_as_our_solver_does() -> None:
    gambit: Any = pytest.importorskip("pygambit", reason="Gambit is missing: pip install pygambit")
    game = gambit.read_efg(StringIO(st.export("dominoes:2x2", "efg")))
    assert game.is_perfect_recall
    # Its `lp_solve` finds 17/90 here, where the rules are the same for both players.
    answer = gambit.nash.lcp_solve(game, rational=False).equilibria[0]
    first, _ = game.players
    assert float(answer.payoff(first)) == pytest.approx(0, abs=1e-9)
    assert st.solve("dominoes:2x2", method="lp").fraction == "0"


@pytest.mark.parametrize("word", ["chomp:2x3", "nim:1,2,3", "dots-and-boxes:1x1", "dominoes:3x2", "goofspiel:3", "leduc"])
def test_gambit_reads_positions_that_are_reached_in_several_ways(word: str) -> None:
    gambit: Any = pytest.importorskip("pygambit", reason="Gambit is missing: pip install pygambit")
    game = gambit.read_efg(StringIO(st.export(word, "efg")))
    assert game.is_perfect_recall
    names = [(one.player.number, one.label) for one in game.infosets if not one.is_chance]
    assert len(names) == len(set(names)) > 0


def test_gambit_agrees_on_an_end_of_tic_tac_toe() -> None:
    gambit: Any = pytest.importorskip("pygambit", reason="Gambit is missing: pip install pygambit")
    position = st.tic_tac_toe().position("XO./OX./X.O")
    game = gambit.read_efg(StringIO(st.export(position)))
    answer = gambit.nash.enumpure_agent_solve(game).equilibria[0]
    payoffs = {1: 1, None: 0, 2: -1}
    first, _ = game.players
    assert float(answer.payoff(first)) == payoffs[st.solve(position).winner]


def test_a_linear_program_has_the_value_of_kuhn_as_optimum(tmp_path: Path) -> None:
    highs: Any = pytest.importorskip("highspy", reason="HiGHS is missing: pip install highspy")
    file = tmp_path / "kuhn.lp"
    file.write_text(st.export("kuhn", "lp"))
    solver = highs.Highs()
    solver.setOptionValue("output_flag", False)
    solver.readModel(str(file))
    solver.run()
    assert solver.getInfo().objective_function_value == pytest.approx(float(KUHN), abs=1e-9)


def test_openspiel_reads_the_tree_of_kuhn() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: stratege[openspiel]")
    game = pyspiel.load_efg_game(st.export("kuhn"))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    assert abs(value - float(KUHN)) <= pyspiel.nash_conv(game, policy) < 0.02


def test_games_of_functions_are_written_too() -> None:
    game = st.from_functions(start=3, moves=lambda left: range(1, min(2, left) + 1), play=lambda left, mv: left - mv)
    text = st.export(game)
    assert text.count("\nt ") == 3 and text.startswith("EFG 2 R ")


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(st.GameError, match="both players see everything"):
        st.export("chomp:2x2", "lp")
    with pytest.raises(st.LimitReached):
        st.export("tic-tac-toe", positions=100)
