"""The same numbers in Python and on the command line."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import stratege as st

ROOT = Path(__file__).parents[3]


def program() -> str:
    """The command line of the same version: `make python` builds it."""
    path = os.environ.get("STRATEGE_PROGRAM")
    assert path, "set STRATEGE_PROGRAM to the program `stratege` (make python does)"
    return path


def asked(*arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [program(), *arguments, "--json"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return dict(json.loads(done.stdout))


def check(here: Mapping[str, Any], *arguments: str) -> None:
    """Compares all fields that both have; how long it took is the only difference."""
    there = asked(*arguments)
    assert len(here) > 3
    for name, value in here.items():
        if name != "seconds":
            assert there[name] == value, name


@pytest.mark.parametrize(
    "word",
    ["chomp:4x5", "nim:3,5,7", "tic-tac-toe", "domineering:4x5", "grundy:12,misere", "mnk:4x3x3"],
)
def test_solutions(word: str) -> None:
    check(st.solve(word), "solve", word)


def test_positions_methods_and_puzzles() -> None:
    position = "XO./.X./..O"
    check(st.solve("tic-tac-toe", position), "solve", "tic-tac-toe", "--position", position)
    check(st.solve("chomp:3x3", method="memo"), "solve", "chomp:3x3", "--method", "memo")
    check(st.solve("pegs:triangle"), "solve", "pegs:triangle")


@pytest.mark.parametrize("word", ["tic-tac-toe", "chomp:3x4", "nim:2,3"])
def test_counts(word: str) -> None:
    check(st.count(word), "count", word)


def test_arenas() -> None:
    here = st.arena("chomp:2x3").attractor(2).report
    check(here, "graph", "chomp:2x3", "--attractor", "2")


def test_tournaments() -> None:
    here = st.tournament("tic-tac-toe", "optimal", "random", "first")
    check(here, "tournament", "tic-tac-toe", "optimal", "random", "first")
    here = st.tournament("dominoes", "most-points", "random", games=2000, seed=3)
    words = ["tournament", "dominoes", "most-points", "random"]
    check(here, *words, "--games", "2000", "--seed", "3")


def test_learning() -> None:
    here = st.learn("nim:1,2,3", "trajectories", seeds=2, seed=4)
    words = ["learn", "nim:1,2,3", "--method", "trajectories"]
    check(here, *words, "--seeds", "2", "--seed", "4")


def test_dice() -> None:
    lab = st.dice(30, 4)
    check(lab.sequential, "dice", "--n", "30", "--d", "4")
    check(lab.simultaneous(), "dice", "--n", "30", "--d", "4", "--simultaneous")


def test_matrices() -> None:
    here = st.matrix_game(
        [[0, -1, 1], [1, 0, -1], [-1, 1, 0]],
        rows=["rock", "paper", "scissors"],
        columns=["rock", "paper", "scissors"],
    )
    there = asked("matrix", "docs/examples/rock-paper-scissors.csv")
    assert {name: here[name] for name in ("value", "row", "column", "gaps")} == {
        name: there[name] for name in ("value", "row", "column", "gaps")
    }
