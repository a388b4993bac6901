"""Positions, with the moves that led to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ._calls import number_of, text_of
from ._engine import GameError
from ._language import said
from ._limits import Limits, allowance
from ._options import with_limits, with_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._games import Game
    from ._listed import SolveMethod, SolveOptions
    from ._move_values import MoveValues
    from ._solving import Ahead, Heuristic, Solution
    from ._values import Value


class Position:
    """A position of a game, with the moves that led to it.

    >>> from stratege import game
    >>> position = game("tic-tac-toe").start()
    >>> position.push("b2").push("a1")
    Position('tic-tac-toe:play=normal', '.../.X./O..')
    >>> position.turn, len(position.legal_moves), position.pop()
    (1, 7, 'a1')
    """

    def __init__(
        self,
        game: Game,
        start: str | None = None,
        moves: Iterable[str] = (),
        seed: int | None = 0,
    ) -> None:
        self.game = game
        self._start = start
        self._seed = seed
        self._line = game._engine.line(start, seed)
        self._is_own = game.is_own
        #: The moves played as the user has them, in a game of one's own.
        self._objects: list[Any] = []
        for move in moves:
            self.push(move)

    @property
    def text(self) -> str:
        """The position in one line, which `Game.position` reads."""
        return self._line.position()

    @property
    def turn(self) -> int | None:
        """Who is to move, 1 or 2; `None` when the game is over."""
        return self._line.turn()

    @property
    def legal_moves(self) -> list[Any]:
        """The legal moves: their notations; in a game of your own, the moves themselves."""
        if self._is_own:
            return [mv for _, mv in self._own_moves()]
        return self._line.moves()

    @property
    def history(self) -> list[Any]:
        """The moves played so far, as `legal_moves` lists them."""
        return list(self._objects) if self.game.is_own else self._line.history()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    @property
    def payoff(self) -> int | None:
        """What player 1 gets, when the game is over: 1, 0 or -1, or the score in a game for points."""
        return self._line.payoff()

    @property
    def winner(self) -> int | None:
        """Who has won, 1 or 2; `None` while nobody has. A puzzle that is not solved has no winner."""
        payoff = self.payoff
        if not payoff:
            return None
        if payoff > 0:
            return 1
        return 2 if self.game.players == 2 else None

    @property
    def board(self) -> Any:
        """The position as lists, numbers and words, as the papers write it.

        >>> from stratege import game
        >>> game("domineering:2x3").start().board
        [[-1, -1, -1], [-1, -1, -1]]
        """
        return self.state if self.game.is_own else self.game._engine.scene(self.text)[0]

    @property
    def player(self) -> Any:
        """The player to move, as the papers write players: 0 and 1, or X and O."""
        return self.turn if self.game.is_own else self.game._engine.scene(self.text)[1]

    @property
    def state(self) -> Any:
        """The object that stands for this position in a game of your own."""
        return self.game._engine.state_of(self.text)

    def push(self, move: object) -> Position:
        """Play a move: its notation, or the move as the papers write it (a number, a tuple)."""
        if self._is_own:
            moves = self._own_moves()
            text = self._notation(move)
            self._line.push(text)
            self._objects.append(dict(moves)[text])
        elif isinstance(move, str):
            self._line.push(move)
        else:
            self._line.push(self._notation(move))
        return self

    def pop(self) -> Any:
        """Take the last move back, and give it."""
        last = self._line.pop()
        if last is None:
            raise IndexError(said("there is no move to take back", "aucun coup à reprendre"))
        return self._objects.pop() if self._is_own else last

    def after(self, move: object) -> Position:
        """The position after a move; this one stays as it is."""
        return self.copy().push(move)

    def copy(self) -> Position:
        """The same position, with the same moves."""
        return Position(self.game, self._start, self._line.history(), self._seed)

    def _own_moves(self) -> list[tuple[str, Any]]:
        return [] if self.is_over else self.game._engine.moves_of(self.text)

    def _notation(self, move: object) -> str:
        if self.game.is_own:
            for text, mv in self._own_moves():
                if mv is move or mv == move:
                    return text
        if isinstance(move, str):
            return move
        if not self.game.is_own:
            plain = tupled(move)
            for text, mv in zip(self._line.moves(), self.game._engine.scene(self.text)[2]):
                if mv == plain:
                    return text
            if isinstance(plain, tuple):
                return str(plain)
        legal = ", ".join(map(str, self.legal_moves[:12]))
        raise GameError(
            said(
                f"`{move}` is not a legal move here; legal: {legal}",
                f"`{move}` n'est pas un coup permis ici\u202f; coups permis\u202f: {legal}",
            )
        )

    @with_options("solve")
    def solve(
        self, *, method: SolveMethod | None = None, **options: Unpack[SolveOptions]
    ) -> Solution:
        """Who wins from here and by which moves."""
        from ._solving import solve

        return solve(self.game, self, method=method, **options)

    def minimax(self, depth: int, heuristic: Heuristic = None) -> Ahead:
        """What looking `depth` moves ahead finds."""
        from ._solving import minimax

        return minimax(self, depth, heuristic)

    def grundy(self) -> int:
        """The Grundy value."""
        from ._solving import grundy

        return grundy(self.game, self)

    @with_limits
    def value(self, **limits: Unpack[Limits]) -> Value:
        """What it is worth in a sum of games, whoever moves."""
        return self.game.value(self, **limits)

    @with_limits
    def move_values(self, **limits: Unpack[Limits]) -> MoveValues:
        """What every move of both players is worth."""
        return self.game.move_values(self, **limits)

    def choose(self, strategy: str = "optimal", *, seconds: float | None = None) -> Any:
        """The move that a strategy chooses here, without playing it."""
        engine = self.game._engine
        word = engine.strategy(text_of("strategy", strategy) or "optimal")
        chosen = engine.choose(word, self._start, self._line.history(), self._seed or 0, allowance(seconds))
        return dict(self._own_moves()).get(chosen, chosen) if self.game.is_own else chosen

    def to_numpy(self, player: int | None = None) -> Any:
        """The board as an array: rows, columns, and four numbers for each place.

        Whose it is, the character for it, how many, and what is printed below; with `player`, what
        that player sees, their own pieces as 1.

        >>> from stratege import game
        >>> game("tic-tac-toe").start().push("b2").to_numpy()[:, :, 0].tolist()
        [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
        """
        from ._numbering import numbering

        return numbering(self.game).board(self, player)

    def svg(self) -> str:
        """The position as SVG."""
        return self._line.picture("svg")

    def show(self, player: int | None = None) -> str:
        """The position in a few lines; what `player` sees of it, if one is named."""
        if player is not None:
            player = number_of("player", player, 1, 2)
        shown = self._line.picture("text", player)
        return "\n".join(line.rstrip() for line in shown.rstrip().splitlines())

    def print(self) -> None:
        """Print the position."""
        print(self.show())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        return f"Position({self.game.word!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.text == other.text

    #: Moves are played on it: what changes is no key. `text` is one.
    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Position, (self.game, self._start, self._line.history(), self._seed))

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()


def tupled(move: object) -> object:
    """A move or a board with tuples in place of lists."""
    if hasattr(move, "tolist"):
        move = move.tolist()
    if isinstance(move, (list, tuple)):
        return tuple(tupled(part) for part in move)
    return move
