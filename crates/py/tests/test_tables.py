"""Tables on disk: made, stopped, asked, and played from."""

from __future__ import annotations

from pathlib import Path

import pytest
import stratege as st

GAME = "connect-four:4x4"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_tables_say_what_is_found_in_memory(tmp_path: Path) -> None:
    plain = st.count(GAME)
    counted = st.count(GAME, disk=tmp_path)
    assert (counted.positions, counted.arcs) == (plain.positions, plain.arcs)
    assert counted.endings.to_dict() == plain.endings.to_dict()
    assert counted.values is None
    assert 0.4 < counted["estimated"] / counted.positions < 2.5
    solved = st.solve_all(st.game(GAME), disk=str(tmp_path))
    assert solved.values.to_dict() == plain.values.to_dict()
    assert str(solved) == "161,029 positions, 304,574 arcs"
    for position in (None, "2", "1122331"):
        told, found = st.solve(GAME, position, disk=tmp_path), st.solve(GAME, position)
        assert (told.value, told.winner, told.distance) == (found.value, found.winner, found.distance)
        assert told.method == "table"


def test_the_same_call_goes_on_with_the_same_bytes(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    st.solve_all(GAME, disk=whole)
    with pytest.raises(st.LimitReached):
        st.solve_all(GAME, disk=stopped, positions=60_000)
    with pytest.raises(st.GameError, match="solve_all"):
        st.solve(GAME, disk=stopped)
    st.solve_all(GAME, disk=stopped)
    assert contents(stopped) == contents(whole)


def test_a_game_with_a_table_plays_from_it(tmp_path: Path) -> None:
    st.solve_all(GAME, disk=tmp_path)
    game = st.game(GAME).with_table(tmp_path)
    assert game.solve().method == "table"
    assert game.start().push("2").solve().method == "table"
    assert st.solve(game, method="alphabeta").method != "table"
    position = game.start()
    while not position.is_over:
        best = position.solve().best
        move = position.choose("optimal")
        assert move in best
        position.push(move)
    assert st.solve(GAME).value == "draw"
    assert st.solve(GAME, position).winner is None


def test_what_cannot_be_answered_says_why(tmp_path: Path) -> None:
    st.solve_all("domineering:3x3", disk=tmp_path)
    with pytest.raises(st.GameError, match="domineering:rows=3|domineering:3x3"):
        st.solve("domineering:3x4", disk=tmp_path)
    twin = "#../#../... 1"
    with pytest.raises(st.GameError, match="no game leads"):
        st.solve("domineering:3x3", twin, disk=tmp_path)
    # A game with a table searches for what its table does not have.
    assert st.game("domineering:3x3").with_table(tmp_path).solve(twin).method != "table"
    with pytest.raises(st.GameError, match="no method"):
        st.solve("domineering:3x3", method="alphabeta", disk=tmp_path)
    with pytest.raises(st.GameError, match="leave the position out"):
        st.count("domineering:3x3", "#../#../... 2", disk=tmp_path)
    with pytest.raises(st.GameError, match="cluster"):
        st.solve_all("domineering:3x3", disk=tmp_path, grain=5000)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    with pytest.raises(st.GameError, match="holds no table"):
        st.count("domineering:3x3", disk=tmp_path / "other")
    with pytest.raises(st.GameError, match="how many moves"):
        st.solve_all("nim:3,5", disk=tmp_path / "nim")


def test_what_memory_cannot_hold_is_sent_to_the_disk() -> None:
    with pytest.raises(st.LimitReached, match="`disk=`.* MB to count them"):
        st.count("domineering:6x6", memory=1 << 28)


def test_french_tables(tmp_path: Path) -> None:
    st.use_language("fr")
    try:
        with pytest.raises(st.GameError, match="ne contient pas de table"):
            (tmp_path / "lettre.txt").write_text("cher")
            st.count("tic-tac-toe", disk=tmp_path)
        with pytest.raises(st.LimitReached, match="garde les positions dans un dossier"):
            st.count("domineering:6x6", memory=1 << 28)
    finally:
        st.use_language("en")


def test_grundy_values_are_kept(tmp_path: Path) -> None:
    plain = st.grundy_values("grundy", range(9_000))
    with pytest.raises(st.LimitReached):
        st.grundy_values("grundy", range(9_000), disk=tmp_path, positions=6_000)
    assert st.grundy_values("grundy", range(9_000), disk=tmp_path) == plain
    before = contents(tmp_path)
    assert st.grundy_values("grundy:5", range(10, 20), disk=str(tmp_path)) == plain[10:20]
    assert contents(tmp_path) == before
    with pytest.raises(st.GameError, match="grundy:play=normal"):
        st.grundy_values("kayles", range(9), disk=tmp_path)
    with pytest.raises(st.GameError, match="only sizes of heaps"):
        st.grundy_values("chomp", range(2, 5), disk=tmp_path / "chomp")


@pytest.mark.parametrize("refused", ["kuhn", "chomp:2x3"])
def test_a_game_without_tables_leaves_no_folder(refused: str, tmp_path: Path) -> None:
    for make in (st.count, st.solve_all):
        with pytest.raises(st.GameError):
            make(refused, disk=tmp_path / "tables")
    assert not list(tmp_path.iterdir())


def test_heaps_that_cannot_be_listed_leave_no_folder(tmp_path: Path) -> None:
    with pytest.raises(st.GameError):
        st.grundy_values("kuhn", range(10), disk=tmp_path / "heaps")
    assert not list(tmp_path.iterdir())
