"""Tournaments and tables on a cluster: a real scheduler and real workers, one of which is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import stratege as st

distributed = pytest.importorskip("distributed", reason="Dask is missing: stratege[cluster]")

import cloudpickle  # noqa: E402
from stratege import _cluster, _engine  # noqa: E402
from stratege._limits import allowance  # noqa: E402

#: Three pairings of 32 blocks.
STRATEGIES = ("most-points", "random", "worst")
GAMES = 4096
PARTS = 24


def dask(*words: str) -> subprocess.Popen[str]:
    """A program of Dask as users start it."""
    command = [sys.executable, "-m", "dask", *words]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def said(program: subprocess.Popen[str], mark: str) -> str:
    """The first line of a program with a mark in it; what follows is thrown away."""
    assert program.stderr is not None
    for line in program.stderr:
        if mark in line:
            threading.Thread(target=program.stderr.read, daemon=True).start()
            return line
    raise AssertionError(f"it ended before it said {mark}")


def worker(address: str) -> subprocess.Popen[str]:
    """A worker that nobody starts again when it dies."""
    place = ("--host", "127.0.0.1", "--no-dashboard", "--no-nanny", "--nthreads", "1")
    return dask("worker", address, *place)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """A scheduler on this machine."""
    program = dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
    try:
        yield said(program, "Scheduler at:").split()[-1]
    finally:
        program.kill()
        program.wait()


@pytest.fixture
def workers(scheduler: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Two workers."""
    programs = [worker(scheduler), worker(scheduler)]
    for program in programs:
        said(program, "Registered to:")
    try:
        yield programs
    finally:
        for program in programs:
            program.kill()
            program.wait()


def test_a_killed_worker_changes_no_byte(
    scheduler: str,
    workers: list[subprocess.Popen[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mark, play = tmp_path / "killed", _cluster._play_blocks

    def deadly(game: Any, asked: Any, about: str, blocks: tuple[int, int], threads: int) -> Any:
        if blocks[0] == 40 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(game, asked, about, blocks, threads)

    monkeypatch.setattr(_cluster, "_play_blocks", deadly)
    options: Any = {"games": GAMES, "seed": 7, "record": True}
    cluster = st.tournament("dominoes", *STRATEGIES, cluster=scheduler, parts=PARTS, **options)
    alone = st.tournament("dominoes", *STRATEGIES, **options)
    assert mark.exists()
    assert sorted(program.poll() is None for program in workers) == [False, True]
    assert cluster.to_json().encode() == alone.to_json().encode()
    assert cluster.plays == alone.plays
    assert str(cluster) == str(alone)


@pytest.mark.parametrize("plan", [{"sprt": 0.05}, {"precision": 0.05}])
def test_plans_that_stop_by_themselves_end_as_on_one_machine(
    scheduler: str, workers: list[subprocess.Popen[str]], plan: dict[str, float]
) -> None:
    options: dict[str, Any] = {"games": 100_000, "seed": 3, **plan}
    cluster = st.tournament("dominoes", *STRATEGIES, cluster=scheduler, **options)
    assert cluster.to_json() == st.tournament("dominoes", *STRATEGIES, **options).to_json()


def test_functions_and_games_of_users_go_to_the_workers(
    scheduler: str, workers: list[subprocess.Popen[str]]
) -> None:
    def last(board: list[str], player: str) -> int:
        return max(case for case in range(9) if board[case] == ".")

    options: dict[str, Any] = {"games": 500, "deterministic": True}
    with distributed.Client(scheduler, set_as_default=False) as client:
        cluster = st.tournament("tic-tac-toe", last, "random", cluster=client, **options)
    assert cluster.to_json() == st.tournament("tic-tac-toe", last, "random", **options).to_json()


def test_what_would_differ_between_machines_is_refused(scheduler: str) -> None:
    def first(board: list[str], player: str) -> int:
        return board.index(".")

    for words, why in (
        ((first, "random"), "deterministic=True"),
        (("alphabeta:10ms", "random"), "depend on the clock"),
    ):
        with pytest.raises(st.GameError, match=why):
            st.tournament("tic-tac-toe", *words, games=100, cluster=scheduler)  # type: ignore[arg-type, unused-ignore]


def test_a_part_of_another_program_is_refused() -> None:
    contest = st.Tournament("tic-tac-toe", ["first", "random"], games=256)
    words = ["first", "random"]
    engine, asked, here = _engine, contest._asked, __file__
    play = (contest.game._engine, asked)
    text = engine.part(*play, "a", here, (0, 1), 1, (None, None, None, None))
    with pytest.raises(st.GameError, match="w1: .*another program"):
        engine.Parts("a", cloudpickle.__file__, words).add(*play, "w1", text)
    with pytest.raises(st.GameError, match="w1: .*another tournament"):
        engine.Parts("b", here, words).add(*play, "w1", text)
    parts = engine.Parts("a", here, words)
    parts.add(*play, "w1", text)
    assert parts.standings(*play, (None, None, None, None)) is None
    parts.add(*play, "w2", engine.part(*play, "a", here, (1, 2), 1, (None, None, None, None)))
    assert parts.standings(*play, (None, None, None, None)) is not None


def test_a_table_on_a_cluster_has_the_bytes_of_one_machine(
    scheduler: str,
    workers: list[subprocess.Popen[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mark, make = tmp_path / "killed", _cluster._make_piece

    def deadly(word: str, disk: str, piece: str) -> None:
        if piece == "011-0001.keys" and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        make(word, disk, piece)

    monkeypatch.setattr(_cluster, "_make_piece", deadly)
    shared = tmp_path / "shared"
    game = "connect-four:4x5"
    cluster = st.solve_all(game, disk=shared, cluster=scheduler, grain=20_000)
    assert mark.exists()
    assert sorted(program.poll() is None for program in workers) == [False, True]
    assert cluster.positions == 1_706_255
    alone = tmp_path / "alone"
    engine = st.game(game)._engine
    while pieces := _engine.table_pieces(engine, str(alone), "values", 20_000, allowance()):
        for piece in pieces:
            _engine.make_piece(engine, str(alone), piece, allowance())
    assert {path.name for path in shared.iterdir()} == {path.name for path in alone.iterdir()}
    for path in alone.iterdir():
        assert (shared / path.name).read_bytes() == path.read_bytes(), path.name


def test_tables_on_a_cluster_stop_and_go_on(
    scheduler: str, workers: list[subprocess.Popen[str]], tmp_path: Path
) -> None:
    game = "connect-four:4x4"
    with pytest.raises(st.LimitReached):
        st.count(game, disk=tmp_path, cluster=scheduler, seconds=0)
    with pytest.raises(st.GameError, match="seconds"):
        st.count(game, disk=tmp_path, cluster=scheduler, positions=10)
    assert st.count(game, disk=tmp_path, cluster=scheduler).positions == 161_029
    solved = st.solve_all(game, disk=tmp_path, cluster=scheduler)
    assert solved.values.to_dict() == st.solve_all(game, disk=tmp_path).values.to_dict()
