"""Matrix games."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import textwrap
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import stratege as st
from stratege import _engine, _matrices


def test_numbers_of_all_kinds_are_payoffs() -> None:
    numpy = pytest.importorskip("numpy")
    pandas = pytest.importorskip("pandas")
    pennies = [[1, -1], [-1, 1]]
    kinds: tuple[Any, ...] = (
        pennies,
        ((1, -1), (-1, 1)),
        [[1.0, -1.0], [-1.0, 1.0]],
        [["1", "-1"], ["-1", "1"]],
        [[Fraction(1), Fraction(-1)], [Decimal(-1), Decimal("1.0")]],
        numpy.array(pennies),
        numpy.array(pennies, dtype=numpy.float32),
        [[numpy.int8(1), numpy.float64(-1)], [-1, numpy.int64(1)]],
        list(map(numpy.array, pennies)),
        pandas.DataFrame(pennies),
        (iter(row) for row in pennies),
    )
    for payoffs in kinds:
        found = st.matrix_game(payoffs, exact=True)
        assert (found.value, found.row) == (0, [Fraction(1, 2)] * 2)


def test_exact_numbers_are_those_that_were_written() -> None:
    def value(payoff: Any) -> Any:
        return st.matrix_game([[payoff]], exact=True).value

    # A tenth is a tenth, not the fraction with a power of two below that is nearest to it.
    assert value(0.1) == Fraction(1, 10)
    assert value(Fraction(1, 3)) == value("1/3") == Fraction(1, 3)
    assert value(2**200 + 1) == 2**200 + 1
    assert value(-(2**53) - 1) == -(2**53) - 1
    # Longer than what Python reads as one number.
    long = [[Fraction(1, 10**390 + n) for n in (a, a + 20)] for a in range(1, 60, 3)]
    assert isinstance(st.matrix_game(long, exact=True).value, Fraction)
    assert _matrices.numbers("-" + "7" * 9001 + "/" + "2" * 9001) == Fraction(-7, 2)


def test_no_text_is_made_of_payoffs(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Any] = []
    solve = _engine.matrix

    def spy(payoffs: Any, *others: Any) -> str:
        handed.append(payoffs)
        return solve(payoffs, *others)

    monkeypatch.setattr(_engine, "matrix", spy)
    monkeypatch.setattr(json, "dumps", None)
    numpy = pytest.importorskip("numpy")
    payoffs = numpy.random.default_rng(1).normal(size=(30, 40))
    found = st.matrix_game(payoffs)
    assert handed == [payoffs.tolist()]
    row, column = numpy.array(found.row), numpy.array(found.column)
    assert abs((row @ payoffs).min() - found.value) < 1e-9
    assert abs((payoffs @ column).max() - found.value) < 1e-9


def test_all_equilibria_of_a_bimatrix_game() -> None:
    found = st.bimatrix_game(
        [[3, 0], [0, 2]], [[2, 0], [0, 3]], rows=["a", "b"], against_row=["1/2", "1/2"]
    )
    assert found.finite and found.sets == [[1], [2], [3]]
    assert found.pure == [["a", "1"], ["b", "2"]]
    assert found.equilibria[2].row == [Fraction(3, 5), Fraction(2, 5)]
    assert [one.gaps for one in found.equilibria] == [[0, 0]] * 3
    assert (found.replies[0].best, found.replies[0].value) == (["2"], Fraction(3, 2))
    assert "3/5 a + 2/5 b" in found._repr_html_()


def test_dominated_choices_are_removed_step_by_step() -> None:
    dilemma = st.bimatrix_game([[3, 0], [5, 1]], [[3, 5], [0, 1]])
    assert [(step.player, step.choice) for step in dilemma.dominance.steps] == [(1, "1"), (2, "1")]
    # Only a mixture dominates the middle row.
    found = st.matrix_game([[4, 0], [1, 1], [0, 4]], dominance="strict")
    (step,) = found.dominance.steps  # type: ignore[attr-defined]
    assert [(by.choice, by.weight) for by in step.by] == [("1", Fraction(1, 2)), ("3", Fraction(1, 2))]
    weak = st.bimatrix_game([[1, 0], [0, 0]], [[1, 0], [0, 0]], dominance="weak")
    assert (weak.dominance.rows, weak.dominance.columns) == (["1"], ["1"])
    with pytest.raises(st.GameError, match="no kind of dominance"):
        st.matrix_game([[1]], dominance="some")


def test_another_program_finds_the_same_equilibria() -> None:
    nash = pytest.importorskip("nashpy", reason="nashpy is not installed")
    numpy = pytest.importorskip("numpy")
    rng = numpy.random.default_rng(5)
    for shape in [(2, 2), (2, 3), (3, 3), (4, 3), (4, 4)] * 4:
        tables = [rng.integers(-99, 100, shape) for _ in range(2)]
        ours = st.bimatrix_game(*tables)
        assert ours.finite
        theirs = list(nash.Game(*tables).vertex_enumeration())
        told = sorted(tuple(map(float, one.row + one.column)) for one in ours.equilibria)
        assert numpy.allclose(told, sorted(tuple(map(float, [*x, *y])) for x, y in theirs))


def test_a_solver_of_linear_programs_finds_the_value(tmp_path: Path) -> None:
    highspy = pytest.importorskip("highspy", reason="highspy is not installed")
    rng = random.Random(2)
    games: list[list[list[Any]]] = [
        [[3, 1], [0, 2]],
        [[Fraction(1, 3), Fraction(-1, 7)], [0, Fraction(1, 2)]],
        [[58.3, 94.97], [92.91, 69.92]],
        [[rng.randint(-99, 99) / 10 for _ in range(30)] for _ in range(20)],
    ]
    for payoffs in games:
        file = tmp_path / "game.lp"
        file.write_text(st.linear_program(payoffs))
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        assert solver.readModel(str(file)) == highspy.HighsStatus.kOk
        solver.run()
        assert abs(solver.getInfo().objective_function_value - st.matrix_game(payoffs).value) < 1e-7


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"payoffs": [[1, 2], [3]]}, "row 2, column 2: this row has 1 cell where the first has 2"),
        ({"payoffs": [[1, "a"]]}, "row 1, column 2: `a` is not a number"),
        ({"payoffs": [[1], [None]]}, "row 2, column 1: `None` is not a number"),
        ({"payoffs": [[1, float("nan")]]}, "row 1, column 2: `NaN` is not a finite number"),
        ({"payoffs": [[1e301]]}, "row 1, column 1"),
        ({"payoffs": [[""]]}, "the cell is empty"),
        ({"payoffs": []}, "there are no payoffs"),
        ({"payoffs": [[]]}, "there are no payoffs"),
        ({"payoffs": 5}, "5 is not a matrix; give a list of rows"),
        ({"payoffs": [5]}, "[5] is not a matrix; give a list of rows"),
        ({"payoffs": [[1]], "rows": ["a", "b"]}, "2 names for 1 row"),
        ({"payoffs": [[1, 2]], "columns": ["a", "a"]}, "'a' appears twice in `columns`"),
    ],
)
def test_mistakes_are_told_with_their_place(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(st.GameError) as caught:
        st.matrix_game(**wrong)
    assert sentence in str(caught.value)


def test_ctrl_c_stops_exact_matrix_games(tmp_path: Path) -> None:
    # So large that it takes many minutes; it says when it has been at it for half a second.
    program = tmp_path / "long.py"
    program.write_text(
        textwrap.dedent(
            """
            import random
            import signal
            import stratege as st

            signal.signal(signal.SIGINT, signal.default_int_handler)
            draw = random.Random(1)
            payoffs = [[draw.random() for _ in range(150)] for _ in range(150)]
            told = []

            def at_it(done, total):
                if done is not None and not told:
                    told.append(done)
                    print("working", flush=True)

            st._matrices.allowance = lambda seconds: (seconds, None, None, at_it)
            try:
                st.matrix_game(payoffs, exact=True, seconds=36000)
            except KeyboardInterrupt:
                print("interrupted", st.matrix_game([[2]]).value, flush=True)
            """
        )
    )
    running = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stdout.readline() == "working\n"
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=60)
    assert told == "interrupted 2.0\n"
