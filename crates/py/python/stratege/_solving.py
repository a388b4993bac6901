"""Who wins, and by which moves: solutions, strategies, looking ahead, Grundy values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Union

from . import _engine
from ._calls import folder_of, number_of, text_of, wants_player
from ._engine import GameError
from ._games import Game, not_a_game, rules_and_text, rules_of
from ._html import paragraph, table as html_table
from ._language import decimal, language, said
from ._limits import Limits, allowance
from ._options import given, with_limits, with_options
from ._positions import Position
from ._results import Result, grid

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._listed import SolveMethod, SolveOptions
    from ._tables import Folder

Heuristic = Union[str, Callable[..., float], None]


class Strategy(Mapping[Any, Any]):
    """A memoryless strategy of best moves: position -> move.

    Looked up when asked for: a position (or its text) gives the first of its best moves. Going
    through it goes through the arena.

    >>> strategy = solve("chomp:2x2").strategy
    >>> strategy["2,2 1"], strategy["2,1 2"]
    ('b2', 'b1')
    >>> len(strategy)
    6
    """

    def __init__(self, game: Game, start: str) -> None:
        self._game = game
        self._start = start
        self._known: dict[str, Any] = {}
        self._positions: list[str] | None = None

    def __getitem__(self, position: object) -> Any:
        text = position if isinstance(position, str) else self._game._text(position)
        if text is None:
            raise KeyError(position)
        if text not in self._known:
            best = _solve(self._game, text).best
            if not best:
                raise KeyError(position)
            self._known[text] = best[0]
        return self._known[text]

    def __iter__(self) -> Iterator[Any]:
        if self._positions is None:
            arena = self._game._engine.arena(self._start, False, None, allowance())
            vertices = zip(arena.positions(), arena.finals())
            self._positions = [position for position, final in vertices if final is None]
        return iter(self._positions)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __eq__(self, other: object) -> bool:
        # The best moves of the same position: nothing has to be looked up.
        if isinstance(other, Strategy):
            return self._game == other._game and self._start == other._start
        return super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]

    def _repr_html_(self) -> str:
        """In a notebook: the moves that are known by now."""
        heads = [said("position", "position"), said("best move", "meilleur coup")]
        return paragraph(repr(self)) + (html_table(heads, list(self._known.items())) if self._known else "")

    def __repr__(self) -> str:
        return f"<best moves of {self._game.word}>"


class Solution(Result):
    """Who wins from a position, and by which moves."""

    position: str
    turn: int | None
    value: str | None
    winner: int | None
    distance: int | None
    #: What a search that was stopped knows: not worse than the first, not better than the second.
    between: list[dict[str, Any]] | None = None
    best: list[Any]
    moves: list[dict[str, Any]]
    line: list[Any]
    #: What player 1 gains on average, at least and at most (`gain.low`, `gain.high`), where chance or
    #: hidden information has a part; a number for the player to move in a race.
    gain: Any = None
    #: The same as a fraction, where it is known exactly.
    fraction: str | None = None
    #: The chance that player 1 wins, where chance has a part and nobody draws.
    chance: float | None = None
    #: What player 1 gets, where payoffs are scores and nothing is left to chance.
    payoff: int | None = None
    #: What the best opponent gains on average over both seats against `strategy`.
    exploitability: float | None = None
    #: How many information sets with a choice the players have together.
    information_sets: int | None = None
    proof: str
    method: str
    nodes: int
    stopped: bool
    seconds: float
    _game: Game
    #: What is gained on average or by points, in the words of the other front ends.
    _sentences: dict[str, str]

    def to_pandas(self) -> Any:
        """The moves as a `DataFrame` of pandas: what each is worth.

        >>> list(solve("chomp:2x2").to_pandas()["value"])
        ['loss', 'loss', 'win']
        """
        import pandas

        return pandas.DataFrame(self.moves)

    @property
    def strategy(self) -> Any:
        """Best moves of this position and of all that can follow, as a `Strategy`.

        Where players do not see everything: how to play at every information set, as a list, empty if
        these are too many; `stratege.equilibrium` lists them all.
        """
        if self.information_sets is not None:
            return self._fields.get("strategy", [])
        return Strategy(self._game, self.position)

    def __str__(self) -> str:
        who = self.winner
        if self._sentences:
            sentence = self._sentences[language()]
        elif self.proof != "exact":
            french = {"bound": "borne", "estimate": "estimation"}.get(self.proof, self.proof)
            sentence = said(f"not proved ({self.proof})", f"non prouvé ({french})")
        elif self._game.players == 1:
            sentence = self._puzzle()
        elif who is None:
            sentence = said("draw under best play", "match nul si chacun joue au mieux")
        elif self.distance is None:
            sentence = said(f"player {who} wins", f"J{who} gagne")
        else:
            sentence = said(
                f"player {who} wins in {moves_in(self.distance)}",
                f"J{who} gagne en {moves_in(self.distance)}",
            )
        best = ", ".join(map(str, self.best[:8]))
        best += ", …" if len(self.best) > 8 else ""
        if not best:
            return sentence
        if len(self.best) == 1:
            return sentence + said(f"; best move {best}", f"\u202f; meilleur coup {best}")
        return sentence + said(f"; best moves {best}", f"\u202f; meilleurs coups {best}")

    def _repr_html_(self) -> str:
        """In a notebook: the sentence, and what every move leads to."""
        judged = [one for one in self.moves if one["value"] is not None]
        gaining = [one for one in self.moves if one.get("gain") is not None]
        if gaining and not judged:
            heads = [said("move", "coup"), said("mean gain", "gain moyen")]
            best = [number for number, one in enumerate(gaining) if one["move"] in self.best]
            shown = [(one["move"], decimal(f"{one['gain']:+.4f}")) for one in gaining]
            return paragraph(self) + html_table(heads, shown, best)
        if not judged:
            return paragraph(self)
        values = {"win": said("win", "gain"), "draw": said("draw", "nulle"), "loss": said("loss", "perte")}
        heads = [said("move", "coup"), said("value", "valeur"), said("moves to the end", "coups jusqu'à la fin")]
        rows = [(one["move"], values[one["value"]], one["distance"]) for one in judged]
        best = [number for number, one in enumerate(judged) if one["move"] in self.best]
        return paragraph(self) + html_table(heads, rows, best)

    def _puzzle(self) -> str:
        if self.value != "win":
            return said("unsolvable", "il n'y a pas de solution")
        return said(
            f"solvable in {moves_in(self.distance)}",
            f"solution en {moves_in(self.distance)}",
        )


def moves_in(count: int | None) -> str:
    """So many moves, in words."""
    if language() == "fr":
        return f"{count} coup" + ("" if count in (0, 1) else "s")
    return f"{count} move" + ("" if count == 1 else "s")


class Ahead(Result):
    """What looking ahead finds: a value seen by player 1, and a move."""

    value: float
    depth: int
    nodes: int
    move: Any

    def __str__(self) -> str:
        sign = "−" if self.value < 0 else "+"
        worth = decimal(f"{self.value:g}") if abs(self.value) < float("inf") else f"{sign}∞"
        found = said(f"{worth} at depth {self.depth}", f"{worth} à profondeur {self.depth}")
        if self.move is None:
            return found
        return found + said(f"; move {self.move}", f"\u202f; coup {self.move}")


class WinnerTable(Result):
    """Who wins on boards of several sizes."""

    row_parameter: str
    column_parameter: str
    rows: list[int]
    columns: list[int]
    #: A letter for each size, row by row: a side that wins whoever begins, or `1`, `2`, `-`.
    winners: list[list[str]]

    def to_pandas(self) -> Any:
        """The table as a `DataFrame` of pandas, with the sizes around it."""
        import pandas

        rows = pandas.Index(self.rows, name=self.row_parameter)
        columns = pandas.Index(self.columns, name=self.column_parameter)
        return pandas.DataFrame(self.winners, index=rows, columns=columns)

    def to_numpy(self) -> Any:
        """The letters as an array of numpy."""
        import numpy

        return numpy.array(self.winners)

    def _lines(self) -> list[list[Any]]:
        corner = f"{self.row_parameter} × {self.column_parameter}"
        rows = [[size, *winners] for size, winners in zip(self.rows, self.winners)]
        return [[corner, *self.columns], *rows]

    def __str__(self) -> str:
        return grid(self._lines())

    def _repr_html_(self) -> str:
        """In a notebook: the table."""
        head, *rows = self._lines()
        return html_table(head, rows)


class FirstMoves(Result):
    """The winning first moves on boards of several sizes."""

    row_parameter: str
    column_parameter: str
    rows: list[int]
    columns: list[int]
    #: The moves for each size, row by row; `None` where that is not solved.
    moves: list[list[list[str] | None]]

    def to_pandas(self) -> Any:
        """The table as a `DataFrame` of pandas, with the sizes around it."""
        import pandas

        rows = pandas.Index(self.rows, name=self.row_parameter)
        columns = pandas.Index(self.columns, name=self.column_parameter)
        return pandas.DataFrame(self._cells(), index=rows, columns=columns)

    def _cells(self) -> list[list[str]]:
        return [["?" if one is None else " ".join(one) for one in line] for line in self.moves]

    def _lines(self) -> list[list[Any]]:
        corner = f"{self.row_parameter} × {self.column_parameter}"
        rows = [[size, *line] for size, line in zip(self.rows, self._cells())]
        return [[corner, *self.columns], *rows]

    def __str__(self) -> str:
        return grid(self._lines())

    def _repr_html_(self) -> str:
        """In a notebook: the table."""
        head, *rows = self._lines()
        return html_table(head, rows)


def _solve(
    game: Game,
    position: str | None,
    *,
    method: str | None = None,
    disk: Folder | None = None,
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
    **options: object,
) -> Solution:
    limits = allowance(seconds, positions, memory, progress)
    text, sentences = None, None
    folder = disk if disk is not None or method is not None or given(options) else game._disk
    if folder is not None:
        if method is not None or given(options):
            raise GameError(
                said(
                    "a table needs no method and no options; leave them out, or leave `disk` out",
                    "une table n'a besoin ni de méthode ni d'options\u202f; retirez-les, ou retirez `disk`",
                )
            )
        text = _engine.ask_table(game._engine, position, folder_of("disk", folder), limits)
        if text is None and disk is not None:
            from ._tables import not_told

            raise not_told(disk)
    if text is None:
        method = text_of("method", method)
        text, sentences = game._engine.solve(position, method, given(options), limits)
    fields = json.loads(text)
    if game.is_own:
        _with_objects(game, fields)
    solution = Solution(fields)
    solution._game = game
    solution._sentences = dict(zip(("en", "fr"), sentences or ()))
    return solution


def _with_objects(game: Game, fields: dict[str, Any]) -> None:
    """Moves of a game of one's own as they are, instead of their notations."""
    objects = dict(game._engine.moves_of(fields["position"])) if fields["moves"] else {}
    fields["best"] = [objects.get(text, text) for text in fields["best"]]
    for one in fields["moves"]:
        one["move"] = objects.get(one["move"], one["move"])
    if fields["line"]:
        line, at = [], game.position(game._engine.state_of(fields["position"]), fields["turn"] or 1)
        for text in fields["line"]:
            line.append(dict(at._own_moves()).get(text, text))
            at.push(text)
        fields["line"] = line
    if "strategy" in fields:
        with_views(game, fields["strategy"])


def with_views(game: Game, sets: list[dict[str, Any]]) -> None:
    """Views and moves of a game of one's own as they are, instead of their texts."""
    moves = game._engine.written_moves()
    for one in sets:
        one["view"] = game._engine.view_of(one["player"], one["view"])
        for mv in one["moves"]:
            mv["move"] = moves.get(mv["move"], mv["move"])


@with_options("solve")
def solve(
    what: Game | Position | str,
    position: object = None,
    *,
    method: SolveMethod | None = None,
    disk: Folder | None = None,
    **options: Unpack[SolveOptions],
) -> Solution:
    """Who wins, in how many moves, by which moves.

    `method` is the method to use; by default the best suited one. `disk` is a folder that
    `solve_all` has filled: its table answers at once.

    >>> solution = solve("chomp:4x5")
    >>> solution.value, solution.winner, solution.distance, solution.best
    ('win', 1, 11, ['c3'])
    >>> print(solve("chomp:2x3"))
    player 1 wins in 5 moves; best move c2
    """
    rules, text = rules_and_text(what, position)
    return _solve(rules, text, method=method, disk=disk, **options)


def minimax(
    position: Position | Game | str,
    depth: int,
    heuristic: Heuristic = None,
    *,
    seconds: float | None = None,
    progress: bool | None = None,
) -> Ahead:
    """Min-max to a depth; `heuristic` is a name, or a function of the board (and the player).

    A function sees the board as `Position.board` shows it, and its value, a number that may be
    infinite, is seen by player 1.

    >>> ahead = minimax("domineering:3x2", 2, "h1")
    >>> ahead.value, ahead.move
    (inf, 'a2-a3')
    >>> minimax("domineering:3x2", 0, lambda board: sum(map(sum, board))).value
    -6.0
    """
    if not isinstance(position, Position):
        position = rules_of(position).start()
    depth = number_of("depth", depth)
    judge = None
    if callable(heuristic):
        judge, heuristic = (heuristic, wants_player(heuristic, 1)), None
    heuristic = text_of("heuristic", heuristic)
    limits = allowance(seconds, None, None, progress)
    text = position.game._engine.look_ahead(position.text, depth, heuristic, judge, limits)
    fields = json.loads(text)
    fields["value"] = float(fields["value"])
    if position.game.is_own:
        fields["move"] = dict(position._own_moves()).get(fields["move"], fields["move"])
    return Ahead(fields)


def grundy(what: Game | Position | str, position: object = None) -> int:
    """The Grundy value of a position of an impartial game.

    >>> grundy("nim:3,5,7"), grundy("grundy:10")
    (1, 0)
    """
    rules, text = rules_and_text(what, position)
    return rules._engine.grundy(text, allowance())


@with_limits
def table(word: str, rows: range, columns: range, **limits: Unpack[Limits]) -> WinnerTable:
    """Who wins on boards of several sizes.

    >>> table("domineering", range(1, 4), range(1, 5)).winners
    [['2', 'H', 'H', 'H'], ['V', '1', '1', 'H'], ['V', '1', '1', 'H']]
    """
    ends = [_ends(one) for one in (rows, columns)]
    found = _engine.winner_table(_word(word), ends[0], ends[1], allowance(**limits))
    return WinnerTable.read(found)


@with_limits
def first_moves(word: str, rows: range, columns: range, **limits: Unpack[Limits]) -> FirstMoves:
    """All moves by which the first player wins, on boards of several sizes.

    >>> first_moves("chomp", range(2, 5), range(2, 6)).moves
    [[['b2'], ['c2'], ['d2'], ['e2']], [['b3'], ['b2'], ['c2'], ['d3']], [['b4'], ['b3'], ['b2'], ['c3']]]
    """
    ends = [_ends(one) for one in (rows, columns)]
    found = _engine.first_move_table(_word(word), ends[0], ends[1], allowance(**limits))
    return FirstMoves.read(found)


@with_limits
def grundy_values(
    word: str, sizes: range, *, disk: Folder | None = None, **limits: Unpack[Limits]
) -> list[int]:
    """The Grundy values of a game as its first parameter grows.

    At most a million at once; heaps may be larger than those that can be played. With `disk`, a folder,
    the values of all smaller heaps are kept there, and the same call again goes on where it stopped.

    >>> grundy_values("grundy", range(1, 11))
    [0, 0, 1, 0, 2, 1, 0, 2, 1, 0]
    """
    ends = _ends(sizes)
    if len(sizes) > 1_000_000:
        raise GameError(
            said(
                f"{len(sizes)} sizes at once; ask for at most a million, such as the last",
                f"{len(sizes)} tailles à la fois\u202f; demandez-en un million au plus, comme les dernières",
            )
        )
    folder = None if disk is None else folder_of("disk", disk)
    found = json.loads(_engine.grundy_list(_word(word), ends, folder, allowance(**limits)))
    return list(found["grundy"])


def _word(word: object) -> str:
    """The word of a game whose sizes are chosen elsewhere."""
    if isinstance(word, str):
        return word
    raise not_a_game(word)


def _ends(sizes: range) -> tuple[int, int]:
    """The least and the greatest of some sizes, all of which are looked at."""
    if not isinstance(sizes, range) or sizes.step != 1 or not sizes:
        raise GameError(
            said(
                f"{sizes!r} does not say which sizes; write range(1, 5) for 1 to 4",
                f"{sizes!r} ne dit pas quelles tailles\u202f; écrivez range(1, 5) pour 1 à 4",
            )
        )
    return sizes[0], sizes[-1]
