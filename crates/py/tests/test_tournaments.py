"""Tournaments, and strategies written in Python."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import stratege as st


def strategie(plateau: list[str], joueur: str) -> int:
    """Gagne si c'est possible en un coup, sinon joue au hasard."""
    libres = [case for case in range(9) if plateau[case] == "."]
    lignes = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    for case in libres:
        for ligne in lignes:
            if case in ligne and [plateau[une] for une in ligne].count(joueur) == 2:
                return case
    return random.choice(libres)


def test_a_function_of_the_papers_plays_unchanged() -> None:
    standings = st.Tournament("tic-tac-toe", [strategie, "random", "optimal"], games=200).play()
    assert [name for name, _ in standings.rank()] == ["optimal", "strategie", "random"]
    assert standings.errors == []


def test_the_seed_repeats_a_tournament_and_leaves_lots_of_others_alone() -> None:
    random.seed(5)
    before = random.getstate()
    results = [
        st.Tournament("tic-tac-toe", [strategie, "random"], games=40, seed=7).play().pairings
        for _ in range(2)
    ]
    assert results[0] == results[1]
    assert random.getstate() == before


def test_strategies_get_boards_and_players_of_the_papers() -> None:
    seen: list[tuple[Any, Any]] = []

    def first(plateau: list[list[int]], joueur: int) -> tuple[int, int]:
        seen.append((plateau, joueur))
        for i in range(len(plateau)):
            for j in range(len(plateau[0])):
                bas, droite = (1, 0) if joueur == 0 else (0, 1)
                fits = i + bas < len(plateau) and j + droite < len(plateau[0])
                if fits and plateau[i][j] == plateau[i + bas][j + droite] == -1:
                    return i, j
        raise ValueError("stuck")

    st.Tournament("domineering:3x3", [first, "random"], games=10).play()
    assert {player for _, player in seen} == {0, 1}
    assert seen[0][0] == [[-1] * 3] * 3


def test_a_hand_is_hidden_from_strategies() -> None:
    seen: list[str] = []

    def first(vue: object) -> object:
        seen.append(repr(vue))
        raise RuntimeError("enough")

    with pytest.raises(st.RulesError, match="enough"):
        st.Tournament("dominoes", [first, "random"], games=2).play()
    assert seen


def test_a_fixed_function_is_worked_out_exactly() -> None:
    def last(board: list[str]) -> int:
        return max(square for square in range(9) if board[square] == ".")

    exact = st.Tournament("tic-tac-toe", [last, "random"], deterministic=True).play()
    assert exact.exact
    listed = st.tournament("tic-tac-toe", "last", "random")
    assert [one["score"] for one in exact.pairings] == [one["score"] for one in listed.pairings]


def test_failures_are_raised_or_lose() -> None:
    def wrong(board: list[str], player: str) -> int:
        return 99

    with pytest.raises(st.RulesError, match="strategy wrong gave 99 at the position"):
        st.Tournament("tic-tac-toe", [wrong, "random"], games=2).play()
    lost = st.Tournament("tic-tac-toe", [wrong, "random"], games=4, on_error="lose").play()
    assert next(one for one in lost.pairings if one["seat"] == "both")["losses"] == 4
    assert lost.errors[0]["plays"] == {"illegal-move": 4}


@pytest.mark.parametrize("games", [None, 40])
def test_names_of_a_dictionary_are_kept(games: int | None) -> None:
    players: dict[str, Any] = {"Alice": "optimal", "random": "first", "Bob": "random"}
    if games is not None:
        players["Eve"] = strategie
    contest = st.Tournament("tic-tac-toe", players, games=games, record=games is not None)
    standings = contest.play()
    assert [one["name"] for one in standings.strategies] == list(players)
    assert {name for name, _ in standings.rank()} == set(players)
    assert {one[seat] for one in standings.pairings for seat in "ab"} == set(players)
    assert set(standings.matrix()) == set(players)
    for play in standings.plays:
        assert set(play.players) < set(players)


def test_a_function_may_be_called_like_a_strategy() -> None:
    def first(board: list[str]) -> int:
        return board.index(".")

    standings = st.Tournament("tic-tac-toe", [first, "first", first], games=20).play()
    assert [one["name"] for one in standings.strategies] == ["first", "first#2", "first#3"]


def test_the_sentence_says_what_is_known() -> None:
    unclear = st.tournament("tic-tac-toe", "random", "first", games=10)
    assert str(unclear).startswith("No significant difference between random and first: ")
    equal = st.Tournament("chomp:1x2", {"Alice": "random", "Bob": "first"}).play()
    assert str(equal).startswith("Alice and Bob are equally strong: ")
    st.use_language("fr")
    assert str(unclear).startswith("Pas de différence significative ")
    assert "0,0 %" in str(unclear)
    # Decimals of texts have a comma, those of data do not.
    page = unclear._repr_html_()
    assert "." not in page.split("<table>")[1]
    assert str(unclear.rows()[0]["score"]).count(".") == 1


def test_results_go_to_pandas_matplotlib_and_files(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    standings = st.tournament("tic-tac-toe", "optimal", "random", "first", games=100)
    frame = standings.frame()
    assert isinstance(frame, pandas.DataFrame)
    assert set(frame.columns) >= {"a", "b", "wins", "draws", "losses", "score", "score_low"}
    assert standings.plot().get_xlabel()
    matrix = standings.matrix()
    assert matrix["optimal"]["random"] == 1 - matrix["random"]["optimal"]
    page = standings.report(tmp_path / "report")
    assert "optimal" in page.read_text(encoding="utf-8")
    assert len((tmp_path / "report" / "results.csv").read_text().splitlines()) == 1 + len(frame)


def test_plays_are_recorded() -> None:
    one = st.match("chomp:2x3", "optimal", "random", seed=4)
    assert (one.players, one.winner) == (["optimal", "random"], 1)
    position = st.game("chomp:2x3").start()
    for move in one.moves:
        position.push(move)
    assert position.winner == 1


def test_learning_curves_are_tables() -> None:
    lessons = st.learn("tic-tac-toe", "trajectories", "q", plays=500, seeds=2, seed=1)
    rows = lessons.rows()
    assert {row["learner"] for row in rows} == {"uniform", "q"}
    assert all(0 <= row["random"] <= 1 for row in rows)
