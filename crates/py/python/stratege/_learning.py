"""Learning a game by playing it."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING, Any

from ._calls import LONG, folder_of, number_of, text_of
from ._games import Game, rules_of
from ._html import paragraph, table as html_table
from ._language import said
from ._limits import allowance
from ._options import given, with_options
from ._results import Result

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._listed import LearnMethod, LearnOptions


class Lessons(Result):
    """How learning went."""

    seed: int
    exact: bool
    learners: list[dict[str, Any]]
    stopped: str | None

    def rows(self) -> list[dict[str, Any]]:
        """One row for each point of each learning curve; means over the runs."""
        rows = []
        for learner in self.learners:
            for point in learner["curve"]:
                row = {"learner": learner["name"], "plays": point["plays"]}
                for name, value in point.items():
                    if isinstance(value, dict):
                        row |= {name: value["mean"]}
                        row |= {f"{name}_{end}": value[end] for end in ("low", "high")}
                    elif name != "plays":
                        row[name] = value
                rows.append(row)
        return rows

    def __str__(self) -> str:
        ends = []
        for learner in self.learners:
            known, plays = learner["known"]["mean"], learner["plays"]["mean"]
            ends.append(
                said(
                    f"{learner['name']}: {known:,.0f} positions known after {plays:,.0f} games",
                    f"{learner['name']}\u202f: {known:,.0f} positions connues après {plays:,.0f} parties".replace(
                        ",", "\u202f"
                    ),
                )
            )
        return "\n".join(ends)

    def _repr_html_(self) -> str:
        """In a notebook: where each curve ends."""
        last = {row["learner"]: row for row in self.rows()}
        if not last:
            return paragraph(repr(self))
        names = [name for name in next(iter(last.values())) if not name.endswith(("_low", "_high"))]
        rows = [[_cell(row[name]) for name in names] for row in last.values()]
        return html_table(names, rows)

    def to_pandas(self) -> Any:
        """The rows as a `DataFrame` of pandas."""
        import pandas

        return pandas.DataFrame(self.rows())

    #: The name it had before.
    frame = to_pandas

    def plot(self, measure: str = "random", ax: Any = None) -> Any:
        """The learning curves: `random`, `optimal`, `known`, `share`, `exploitability`, `settled`."""
        import matplotlib.pyplot as plt

        if ax is None:
            _, ax = plt.subplots()
        colours = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#000000")
        styles = ("-", "--", "-.", ":", "-")
        for index, learner in enumerate(self.learners):
            points = [one for one in learner["curve"] if one.get(measure) is not None]
            plays = [one["plays"] for one in points]
            values = [one[measure] for one in points]
            means = [one["mean"] if isinstance(one, dict) else one for one in values]
            colour, style = colours[index % 5], styles[index % 5]
            ax.plot(plays, means, style, color=colour, label=learner["name"])
            ends = [one for one in values if isinstance(one, dict) and one["low"] is not None]
            if len(ends) == len(values):
                low, high = [one["low"] for one in ends], [one["high"] for one in ends]
                ax.fill_between(plays, low, high, color=colour, alpha=0.2, linewidth=0)
        ax.set_xlabel(said("games", "parties"))
        ax.set_ylabel(_MEASURES.get(measure, (measure, measure))[0 if said("en", "fr") == "en" else 1])
        ax.legend()
        return ax


def _cell(value: Any) -> Any:
    return f"{value:.4g}" if isinstance(value, float) else value


_MEASURES = {
    "random": ("score against random moves", "score contre le hasard"),
    "optimal": ("score against best moves", "score contre les meilleurs coups"),
    "known": ("positions known", "positions connues"),
    "share": ("share of positions known", "part des positions connues"),
    "exploitability": ("exploitability", "exploitabilité"),
    "settled": ("share of runs that settled the start", "part des essais qui ont conclu"),
}


@with_options("learn", limited=False)
def learn(
    what: Game | str,
    *methods: LearnMethod | str,
    seed: int | None = None,
    seeds: int = 10,
    plays: int | None = None,
    every: int | None = None,
    table: str | PathLike[str] | None = None,
    anew: bool = False,
    seconds: float | None = None,
    progress: bool | None = None,
    **options: Unpack[LearnOptions],
) -> Lessons:
    """Learn a game by playing it, by trajectories or Q-learning, and evaluate what was learned.

    Methods: `trajectories` (the paper's; also `depth`, `breadth`, `least-visited`) and `q`.

    >>> lessons = learn("nim:1,2", seeds=3, seed=0)
    >>> [run["settled"] for run in lessons.learners[0]["runs"]]
    ['1', '1', '1']
    """
    rules = rules_of(what)
    limits = allowance(seconds, None, None, progress)
    text = rules._engine.learn(
        [text_of("method", method) or "" for method in methods],
        given(options),
        None if seed is None else number_of("seed", seed, most=LONG),
        number_of("seeds", seeds, 1),
        None if plays is None else number_of("plays", plays, 1, LONG),
        None if every is None else number_of("every", every, 1, LONG),
        True,
        None if table is None else folder_of("table", table),
        bool(anew),
        limits,
    )
    return Lessons.read(text)
