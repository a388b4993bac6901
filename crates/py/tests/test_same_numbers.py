"""The same numbers in Python, on the command line and on the page."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import stratege as st
from served import Server, serving

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


@pytest.fixture(scope="module")
def page() -> Iterator[Server]:
    """The server of the page, of the same version."""
    with serving(program()) as server:
        yield server


def check(here: Mapping[str, Any], *others: Mapping[str, Any]) -> None:
    """Compares all fields; how long it took is the only difference."""
    assert len(here) > 3
    for there in others:
        for name, value in here.items():
            if name not in ("seconds", "stratege"):
                assert there[name] == value, name


@pytest.mark.parametrize(
    "word",
    ["chomp:4x5", "nim:3,5,7", "tic-tac-toe", "domineering:4x5", "grundy:12,misere", "mnk:4x3x3"],
)
def test_solutions(word: str, page: Server) -> None:
    check(st.solve(word), asked("solve", word), page.job("solve", game=word))


def test_hints_are_solutions(page: Server) -> None:
    here = st.game("chomp:3x4").start().push("c2").solve()
    check(here, page.answer("hints", game="chomp:3x4", moves=["c2"]))


def test_positions_methods_and_puzzles(page: Server) -> None:
    position = "XO./.X./..O"
    check(
        st.solve("tic-tac-toe", position),
        asked("solve", "tic-tac-toe", "--position", position),
        page.job("solve", game="tic-tac-toe", position=position),
    )
    check(
        st.solve("chomp:3x3", method="memo"),
        asked("solve", "chomp:3x3", "--method", "memo"),
        page.job("solve", game="chomp:3x3", method="memo"),
    )
    check(
        st.solve("pegs:triangle"),
        asked("solve", "pegs:triangle"),
        page.job("solve", game="pegs:triangle"),
    )


@pytest.mark.parametrize("word", ["tic-tac-toe", "chomp:3x4", "nim:2,3"])
def test_counts(word: str, page: Server) -> None:
    check(st.count(word), asked("count", word), page.job("count", game=word))


def test_arenas(page: Server) -> None:
    check(
        st.arena("chomp:2x3").attractor(2).report,
        asked("graph", "chomp:2x3", "--attractor", "2"),
        page.answer("arena", game="chomp:2x3", attractor=2),
    )


def test_tournaments(page: Server) -> None:
    strategies = ["optimal", "random", "first"]
    check(
        st.tournament("tic-tac-toe", *strategies),
        asked("tournament", "tic-tac-toe", *strategies),
        page.job("tournament", game="tic-tac-toe", strategies=strategies)["report"],
    )
    strategies = ["most-points", "random"]
    check(
        st.tournament("dominoes", *strategies, games=2000, seed=3),
        asked("tournament", "dominoes", *strategies, "--games", "2000", "--seed", "3"),
        page.job(
            "tournament", game="dominoes", strategies=strategies, plan={"games": 2000}, seed=3
        )["report"],
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("strategies", "games"),
    [
        (["optimal", "random"], None),
        (["optimal", "optimal"], None),
        (["random", "first"], 10),
        (["optimal", "random", "first"], None),
        (["random", "first", "last"], 10),
    ],
)
def test_the_sentence_of_a_tournament(
    language: str, strategies: list[str], games: int | None
) -> None:
    options = [] if games is None else ["--games", str(games), "--seed", "0"]
    words = ["tournament", "tic-tac-toe", *strategies, *options, "--lang", language]
    done = subprocess.run([program(), *words], capture_output=True, text=True, check=True, cwd=ROOT)
    standings = st.tournament("tic-tac-toe", *strategies, games=games)
    st.use_language(language)
    assert str(standings) == done.stdout.splitlines()[0]


def test_learning(page: Server) -> None:
    words = ["learn", "nim:1,2,3", "--method", "trajectories", "--seeds", "2", "--seed", "4"]
    check(
        st.learn("nim:1,2,3", "trajectories", seeds=2, seed=4),
        asked(*words),
        page.job(
            "learn", game="nim:1,2,3", method="trajectories", seed=4, settings={"runs": 2}
        ),
    )


def test_dice(page: Server) -> None:
    lab = st.dice(30, 4)
    words = ["dice", "--n", "30", "--d", "4"]
    check(lab.sequential, asked(*words), page.job("dice", n=30, d=4))
    check(
        lab.simultaneous(),
        asked(*words, "--simultaneous"),
        page.job("dice", n=30, d=4, variant="simultaneous"),
    )


def test_parameters_have_the_order_of_the_program() -> None:
    for word in ("chomp:4x5", "dice:n=30,d=4", "connect-four", "dominoes"):
        there = asked("rules", word)["parameters"]
        assert list(st.game(word).parameters) == list(there)


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


@pytest.mark.parametrize("text", ["domineering:3x4", "clobber:1x5 + 2.^", "{3|1||0} - *2"])
def test_values(text: str) -> None:
    here, there = st.value(text), asked("value", text)
    names = ("ascii", "latex", "mean", "temperature", "left_stop", "right_stop", "birthday")
    worth = {name: str(getattr(here, name)) for name in names}
    assert worth == {name: str(there["value"][name]) for name in names}
    assert (str(here), here.outcome) == (there["value"]["name"], there["outcome"])


def test_values_of_moves() -> None:
    here, there = st.move_values("domineering:3x4"), asked("value", "domineering:3x4", "--options")
    for side in ("left", "right"):
        ours = [
            (one.move, str(one.value), str(one.incentive), str(one.temperature), one.best, one.wins)
            for one in getattr(here, side)
        ]
        theirs = [
            (
                one["move"],
                one["value"]["name"],
                one["incentive"]["name"],
                one["temperature"],
                one["best"],
                one["wins"],
            )
            for one in there["moves"][side]
        ]
        assert ours == theirs
