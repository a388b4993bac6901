"""Tournaments and single games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Union

from . import _engine
from ._calls import LONG, number_of, real_of
from ._engine import GameError
from ._equilibria import Plan, entrant
from ._games import Game, rules_of
from ._html import paragraph
from ._language import decimal, language, said
from ._limits import allowance
from ._positions import Position
from ._results import Result

# Modules that most calls do without are imported where they are used: `import stratege` is quick.
if TYPE_CHECKING:
    from pathlib import Path

    from distributed import Client

Player = Union[str, Callable[..., Any], Plan]

#: What happens when a function fails: it is raised, or the play is lost.
OnError = Literal["raise", "lose"]

#: The most plays of a pairing when it stops by itself.
OPEN_ENDED = 100_000_000


class Asked(NamedTuple):
    """Who plays whom, and how often, as the engine is asked."""

    entrants: list[_engine.Entrant]
    seed: int
    plan: tuple[str, float, int] | None
    record: bool
    ratings: bool
    times: bool
    raises: bool
    exploitability: bool


class RecordedPlay(Result):
    """One play of a tournament."""

    players: list[str]
    start: str
    #: The moves, as `Position.legal_moves` lists them.
    moves: list[Any]
    winner: int | None
    margin: int
    failed: str | None


class Standings(Result):
    """What came out of a tournament."""

    seed: int
    exact: bool
    pairings: list[dict[str, Any]]
    ranking: list[dict[str, Any]]
    cycles: list[list[str]]
    errors: list[dict[str, Any]]
    strategies: list[dict[str, Any]]
    #: The plays, if they were recorded.
    plays: list[RecordedPlay]

    def __init__(self, fields: Mapping[str, Any], headlines: Iterable[str] = ()) -> None:
        super().__init__(fields)
        #: The sentence of the other front ends, in English and in French.
        self._headlines = dict(zip(("en", "fr"), headlines))
        self.plays = []

    def rows(self) -> list[dict[str, Any]]:
        """One row for each pairing, and for each side."""
        rows = []
        for one in self.pairings:
            row = {name: one[name] for name in ("a", "b", "seat", "games", "wins", "draws", "losses")}
            for name in ("rate", "score"):
                row |= {name: one[name]["mean"]}
                row |= {f"{name}_{end}": one[name][end] for end in ("low", "high")}
            rows.append(row | {"moves": one["moves"], "better": one["better"]})
        return rows

    def to_pandas(self) -> Any:
        """The rows as a `DataFrame` of pandas."""
        import pandas

        return pandas.DataFrame(self.rows())

    #: The name it had before.
    frame = to_pandas

    def rank(self) -> list[tuple[str, float]]:
        """The strategies with their mean scores, best first."""
        return [(one["name"], one["score"]) for one in self.ranking]

    def matrix(self) -> dict[str, dict[str, float]]:
        """The mean score of each strategy (rows) against each other one, on both sides."""
        names = [one["name"] for one in self.ranking]
        scores: dict[str, dict[str, float]] = {name: {} for name in names}
        for one in self.pairings:
            if one["seat"] == "both" and one["a"] != one["b"]:
                mean = one["score"]["mean"]
                scores[one["a"]][one["b"]], scores[one["b"]][one["a"]] = mean, 1 - mean
        return {name: {other: scores[name][other] for other in names if other != name} for name in names}

    def to_numpy(self) -> Any:
        """`matrix` as an array of numpy, best strategy first; not a number on the diagonal."""
        import numpy

        scores = self.matrix()
        return numpy.array([[scores[one].get(other, numpy.nan) for other in scores] for one in scores])

    def to_networkx(self) -> Any:
        """A graph of networkx with an arc from each strategy to those it is better than.

        An arc has the mean `score`; only differences that the games prove are arcs.
        """
        import networkx

        graph: Any = networkx.DiGraph()
        graph.add_nodes_from((one["name"], {"score": one["score"]}) for one in self.ranking)
        for one in self.pairings:
            if one["seat"] == "both" and one["better"] in (one["a"], one["b"]) and one["a"] != one["b"]:
                mean = one["score"]["mean"]
                won = one["better"] == one["a"]
                pair = (one["a"], one["b"]) if won else (one["b"], one["a"])
                graph.add_edge(*pair, score=mean if won else 1 - mean)
        return graph

    def plot(self, ax: Any = None) -> Any:
        """The scores with their intervals, best on top; gives the axes of matplotlib."""
        import matplotlib.pyplot as plt

        if ax is None:
            _, ax = plt.subplots(figsize=(6, 0.6 + 0.4 * len(self.ranking)))
        best_last = list(reversed(self.ranking))
        for place, one in enumerate(best_last):
            ax.plot([one["low"], one["high"]], [place, place], color="#0072B2", linewidth=2)
            ax.plot(one["score"], place, "o", color="#0072B2")
        ax.set_yticks(range(len(best_last)), [one["name"] for one in best_last])
        ax.axvline(0.5, color="0.7", linewidth=1, zorder=0)
        ax.set_ylim(-0.6, len(best_last) - 0.4)
        ax.set_xlabel(said("mean score against the others", "score moyen contre les autres"))
        return ax

    def report(self, directory: str | Path) -> Path:
        """Write the results into a directory: a page, JSON and CSV; gives the path of the page."""
        import csv
        import io
        from pathlib import Path

        place = Path(directory)
        place.mkdir(parents=True, exist_ok=True)
        (place / "results.json").write_text(self.to_json() + "\n", encoding="utf-8")
        table = io.StringIO()
        writer = csv.DictWriter(table, list(self.rows()[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.rows())
        (place / "results.csv").write_text(table.getvalue(), encoding="utf-8")
        page = place / "index.html"
        page.write_text(_page(self), encoding="utf-8")
        return page

    def __str__(self) -> str:
        return self._headlines.get(language()) or repr(self)

    def _repr_html_(self) -> str:
        import html

        return f"<p>{html.escape(str(self))}</p>{_cross_table(self)}"


class Tournament:
    """Strategies that are to play each other.

    A strategy is a word (`"optimal"`, `"minimax:2,h1"`), or a function of the board (and of the
    player) in the representation of the papers; see `Position.board`. Where all strategies are
    words and the game is small, numbers are exact unless `games` is given. A dictionary names them:
    `{"Alice": "optimal", "Bob": my_function}`. Where players do not see everything, a function is
    told what its player sees, and may answer with a dictionary of moves and their probabilities; an
    `equilibrium` and a `best_response` are strategies too. With `exploitability`, each of `strategies`
    in the result says what the best opponent gains against it on average.

    With `cluster`, the address of a Dask scheduler (`"tcp://host:8786"`) or a client of one, the
    games are played on its workers, with the same result; `parts` says in how many pieces.

    >>> tournament = Tournament("tic-tac-toe", ["optimal", "random"])
    >>> standings = tournament.play()
    >>> standings.exact, standings.rank()[0][0]
    (True, 'optimal')
    >>> def first(board, player): return board.index(".")
    >>> Tournament("tic-tac-toe", [first, "random"], games=20).play().pairings[0]["games"]
    20
    """

    def __init__(
        self,
        what: Game | str,
        strategies: Iterable[Player] | Mapping[str, Player],
        *,
        games: int | None = None,
        precision: float | None = None,
        sprt: float | None = None,
        seed: int = 0,
        record: bool = False,
        ratings: bool = False,
        times: bool = False,
        exploitability: bool = False,
        threads: int = 0,
        deterministic: bool = False,
        on_error: OnError = "raise",
        cluster: str | Client | None = None,
        parts: int | None = None,
    ) -> None:
        self.game = rules_of(what)
        self.entrants = _entrants(strategies, deterministic)
        if len(self.entrants) < 2:
            raise GameError(
                said(
                    "a tournament needs at least two strategies",
                    "un tournoi demande au moins deux stratégies",
                )
            )
        if on_error not in ("raise", "lose"):
            raise GameError(
                said(
                    f"`on_error` is {on_error!r}; write 'raise' or 'lose'",
                    f"`on_error` vaut {on_error!r}\u202f; écrivez 'raise' ou 'lose'",
                )
            )
        self.seed, self.record = number_of("seed", seed, most=LONG), record
        self.cluster, self.parts = cluster, None if parts is None else number_of("parts", parts, 1)
        sampled = record or times or cluster is not None
        plan = _plan(games, precision, sprt, sampled)
        raises = on_error == "raise"
        extras = (record, ratings, times, raises, exploitability)
        self._asked = Asked(self.entrants, self.seed, plan, *extras)
        self._threads = number_of("threads", threads)

    def _settings(self) -> tuple[Any, ...]:
        return self.game, self._asked, self._threads, self.cluster, self.parts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tournament):
            return NotImplemented
        return self._settings() == other._settings()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        names = ", ".join(name or word for word, _, name in self.entrants)
        return f"<Tournament of {self.game.word}: {names}>"

    def _repr_html_(self) -> str:
        return paragraph(repr(self))

    def play(self, *, seconds: float | None = None, progress: bool | None = None) -> Standings:
        """Play it, or work it out."""
        import random

        if self.cluster is not None:
            from ._cluster import play

            return self._told(*play(self, seconds, progress))
        limits = allowance(seconds, None, None, progress, said("pairs", "paires"))
        # Functions that draw random numbers get the same ones for the same seed.
        before = random.getstate()
        random.seed(self.seed)
        try:
            told = _engine.tournament(self.game._engine, self._asked, self._threads, limits)
        finally:
            random.setstate(before)
        return self._told(*told)

    def _told(self, text: str, lines: list[str], headlines: list[str]) -> Standings:
        standings = Standings(json.loads(text), headlines)
        standings.plays = [self._recorded(json.loads(line)) for line in lines]
        return standings

    def _recorded(self, fields: dict[str, Any]) -> RecordedPlay:
        if self.game.is_own:
            # Moves as the user has them, instead of their notations. All plays begin at the start, but
            # what chance does is not the same again.
            if self.game._has_chance:
                moves = self.game._engine.written_moves()
                fields["moves"] = [moves.get(text, text) for text in fields["moves"]]
            else:
                fields["moves"] = Position(self.game, moves=fields["moves"]).history
        return RecordedPlay(fields)


def tournament(
    what: Game | str,
    *strategies: Player,
    games: int | None = None,
    precision: float | None = None,
    sprt: float | None = None,
    seed: int = 0,
    record: bool = False,
    ratings: bool = False,
    times: bool = False,
    exploitability: bool = False,
    threads: int = 0,
    deterministic: bool = False,
    on_error: OnError = "raise",
    cluster: str | Client | None = None,
    parts: int | None = None,
) -> Standings:
    """Play a tournament at once; arguments as for `Tournament`.

    >>> print(tournament("nim:1,2,3", "optimal", "random"))
    optimal beats random: 96.7 % won, 0.0 % drawn.
    """
    return Tournament(
        what,
        strategies,
        games=games,
        precision=precision,
        sprt=sprt,
        seed=seed,
        record=record,
        ratings=ratings,
        times=times,
        exploitability=exploitability,
        threads=threads,
        deterministic=deterministic,
        on_error=on_error,
        cluster=cluster,
        parts=parts,
    ).play()


def match(what: Game | str, first: Player, second: Player, *, seed: int = 0) -> RecordedPlay:
    """One game between two strategies: its moves and its winner.

    >>> match("chomp:2x3", "optimal", "optimal").winner
    1
    """
    # A pair is played with both seatings; the first one is the one that is asked for.
    contest = Tournament(what, [first, second], games=2, record=True, seed=seed)
    return contest.play(progress=False).plays[0]


def _plan(
    games: int | None, precision: float | None, sprt: float | None, sampled: bool
) -> tuple[str, float, int] | None:
    if games is not None:
        games = number_of("games", games, 1, _engine.MOST_GAMES)
    if precision is not None:
        return ("precision", real_of("precision", precision), games or OPEN_ENDED)
    if sprt is not None:
        return ("sprt", real_of("sprt", sprt), games or OPEN_ENDED)
    if games is None and sampled:
        games = 10_000
    return None if games is None else ("games", 0.0, games)


def _entrants(
    strategies: Iterable[Player] | Mapping[str, Player], deterministic: bool
) -> list[_engine.Entrant]:
    named: list[tuple[str | None, Player]]
    if isinstance(strategies, Mapping) and not isinstance(strategies, Plan):
        named = [(str(name), one) for name, one in strategies.items()]
    elif isinstance(strategies, (str, Plan)) or not isinstance(strategies, Iterable):
        raise GameError(said("give a list of strategies", "donnez une liste de stratégies"))
    else:
        named = [(None, one) for one in strategies]
    return [entrant(one, name, deterministic) for name, one in named]


def _cross_table(standings: Standings) -> str:
    import html

    scores = standings.matrix()
    names = list(scores)
    head = "".join(f"<th>{html.escape(name)}</th>" for name in names)
    rows = ""
    for name in names:
        cells = "".join(
            "<td>·</td>"
            if other == name
            else f"<td>{decimal(f'{100 * scores[name][other]:.1f}')} %</td>"
            for other in names
        )
        rows += f"<tr><th>{html.escape(name)}</th>{cells}</tr>"
    return f"<table><tr><th></th>{head}</tr>{rows}</table>"


def _page(standings: Standings) -> str:
    import html

    title = html.escape(f"{standings['game']} — {standings}")
    rows = standings.rows()
    head = "".join(f"<th>{html.escape(name)}</th>" for name in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(_cell(value))}</td>" for value in row.values()) + "</tr>"
        for row in rows
    )
    return f"""<!DOCTYPE html>
<html lang="{language()}">
<head><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 18px sans-serif; margin: 1em auto; max-width: 70em }}
table {{ border-collapse: collapse; margin: 1em 0 }}
td, th {{ border: 1px solid #999; padding: .2em .6em; text-align: right }}
</style></head>
<body><h1>{title}</h1>
<p>{said("Seed", "Graine")} {standings.seed}. {html.escape(str(standings["convention"]))}.</p>
{_cross_table(standings)}
<table><tr>{head}</tr>{body}</table>
</body></html>
"""


def _cell(value: object) -> str:
    if value is None:
        return ""
    return decimal(f"{value:.4f}") if isinstance(value, float) else str(value)
