"""Games and positions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

from . import _engine
from ._engine import GameError
from ._html import escaped, paragraph
from ._language import language, said
from ._limits import Limits, allowance
from ._options import with_limits, with_options
from ._results import Result

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._listed import GameName, SolveMethod, SolveOptions
    from ._move_values import MoveValues
    from ._solving import Ahead, Heuristic, Solution
    from ._values import Value


def game(word: GameName | str, *numbers: int, **parameters: object) -> Game:
    """The game that a word names: `"chomp:4x5"`, or `"chomp"` with its parameters.

    >>> game("chomp:4x5")
    Game('chomp:4x5,play=normal')
    >>> game("nim", 3, 5, 7, play="misere") == game("nim", 3, 5, 7, misere=True)
    True
    """
    if not isinstance(word, str):
        raise not_a_game(word)
    chosen = {name: value for name, value in parameters.items() if value not in (None, "")}
    settings = [str(number) for number in numbers]
    settings += [_setting(name, value) for name, value in chosen.items()]
    if settings:
        word += ("," if ":" in word else ":") + ",".join(settings)
    return Game(_engine.Game(word))


def _setting(name: str, value: object) -> str:
    """A parameter as it is written; conventions may be told by yes or no."""
    if name == "misere" and isinstance(value, bool):
        return "misere" if value else "play=normal"
    return f"{name}={value}"


def not_a_game(what: object) -> GameError:
    """What is said of something that is not a game."""
    return GameError(
        said(
            f"{what!r} is not a game; give its word, such as 'chomp:4x5', or a game",
            f"{what!r} n'est pas un jeu\u202f; donnez son mot, comme 'chomp:4x5', ou un jeu",
        )
    )


class GameCard(Result):
    """A listed game and what can be chosen about it."""

    name: str
    title: str
    aliases: list[str]
    family: str
    parameters: list[dict[str, Any]]
    methods: list[dict[str, Any]]
    jobs: list[dict[str, Any]]
    heuristics: list[dict[str, Any]]
    strategies: list[dict[str, Any]]


def games() -> list[GameCard]:
    """The games of the list: names, parameters, methods, heuristics and strategies.

    >>> "chomp" in [one.name for one in games()]
    True
    """
    return [GameCard(one) for one in json.loads(_engine.games(language()))]


class Game:
    """A game with chosen parameters; made by `game`, `from_functions` and the like."""

    def __init__(
        self,
        engine: _engine.Game,
        functions: dict[str, Any] | None = None,
        disk: str | None = None,
    ) -> None:
        self._engine = engine
        #: The folder of a table that is asked first.
        self._disk = disk
        #: What it was made from, if it is written in Python.
        self._functions = functions

    @property
    def name(self) -> str:
        """The word that names it, such as `chomp`."""
        return self._engine.name()

    @property
    def word(self) -> str:
        """The word that names it with its parameters, such as `chomp:4x5,play=normal`."""
        return self._engine.word()

    @property
    def title(self) -> str:
        """Its title, in the language of `use_language`."""
        return self._engine.title(language())

    @property
    def rules(self) -> str:
        """Its rules and its notation, in the language of `use_language`."""
        return self._engine.rules(language())

    @property
    def parameters(self) -> dict[str, Any]:
        """What was chosen.

        >>> game("chomp:4x5").parameters
        {'rows': 4, 'columns': 5, 'play': 'normal'}
        """
        return dict(json.loads(self._engine.parameters())["parameters"])

    @property
    def players(self) -> int:
        """How many players there are: 2, or 1 in a puzzle."""
        return self._engine.players()

    @property
    def is_own(self) -> bool:
        """Whether it is written in Python."""
        return self._engine.is_own()

    def with_table(self, disk: str | PathLike[str]) -> Game:
        """The same game with the table in a folder, made by `solve_all`.

        `solve`, the hints of `play` and the strategy `optimal` ask it first, and answer at once. What
        is pickled is the game alone: the folder may not be there where it is read.

        >>> import tempfile
        >>> from stratege import solve_all
        >>> folder = tempfile.TemporaryDirectory()
        >>> solved = solve_all("connect-four:4x4", disk=folder.name)
        >>> connect_four = game("connect-four:4x4").with_table(folder.name)
        >>> connect_four.solve().method, connect_four.start().push("2").choose("optimal")
        ('table', '4')
        >>> folder.cleanup()
        """
        folder = fspath(disk)
        return Game(_engine.with_table(self._engine, folder), disk=folder)

    @property
    def _has_chance(self) -> bool:
        """Whether chance may act in a game of one's own."""
        return bool((self._functions or {}).get("chance"))

    def start(self, seed: int = 0) -> Position:
        """The position in which a game begins; `seed` decides what chance deals.

        >>> print(game("chomp:2x3").start())
        2 # # #
        1 P # #
          a b c
        """
        return Position(self, seed=seed)

    def position(self, position: object, player: int = 1) -> Position:
        """The position that a text describes, or a board as the papers write it.

        In a game of your own it is an object.

        >>> game("tic-tac-toe").position("XO./.X./..O").turn
        1
        >>> game("chomp:2x4").position([4, 3], player=2).text
        '4,3 2'
        """
        return Position(self, self._text(position, player))

    @with_options("solve")
    def solve(
        self,
        position: object = None,
        *,
        method: SolveMethod | None = None,
        disk: str | PathLike[str] | None = None,
        **options: Unpack[SolveOptions],
    ) -> Solution:
        """Who wins, in how many moves, by which moves."""
        from ._solving import solve

        return solve(self, position, method=method, disk=disk, **options)

    @with_limits
    def value(self, position: object = None, **limits: Unpack[Limits]) -> Value:
        """What a position is worth in a sum of games, as `stratege.value`.

        A game of your own has values where whoever cannot move loses and `moves` tells the moves
        of both players: `moves(position)`, or `moves(position, player)`.

        >>> game("domineering:2x2").value()
        Value('+-1')
        """
        from ._values import value

        return value(self, position, **limits)

    @with_limits
    def move_values(self, position: object = None, **limits: Unpack[Limits]) -> MoveValues:
        """What every move of both players is worth, as `stratege.move_values`."""
        from ._move_values import move_values

        return move_values(self, position, **limits)

    def show(self) -> None:
        """Print the title and the rules."""
        print(f"{self.title}\n\n{self.rules}")

    # Type checkers know what a game has, and report all else.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            import stratege

            if name in stratege.__all__ and callable(getattr(stratege, name)):
                raise AttributeError(
                    said(
                        f"a game has no `{name}`; write `st.{name}(game)`",
                        f"un jeu n'a pas de `{name}`\u202f; écrivez `st.{name}(jeu)`",
                    )
                )
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _text(self, position: object, player: int = 1) -> str | None:
        """The text of a position, given as a `Position`, a text, or an object of the user."""
        if position is None:
            return None
        if isinstance(position, Position):
            return position.text
        if self.is_own:
            return self._engine.text_of(position, player)
        if isinstance(position, str):
            return self._engine.position(position)
        board = _tupled(position)
        if isinstance(board, tuple):
            text = str(board) if player == 1 else f"{board} {player}"
            self._engine.position(text)
            # Its normal form does not say in which order heaps were listed.
            return text
        raise GameError(
            said(
                f"{position!r} is not a position; write it as text",
                f"{position!r} n'est pas une position\u202f; écrivez-la comme un texte",
            )
        )

    def _repr_html_(self) -> str:
        """In a notebook: the title, the rules, and the first position."""
        rules = "".join(paragraph(one) for one in self.rules.split("\n\n") if one.strip())
        return f"<h4>{escaped(self.title)}</h4>{rules}{self.start().svg()}"

    def __repr__(self) -> str:
        return f"Game({self.word!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or not (self.is_own or other.is_own) and self.word == other.word

    def __hash__(self) -> int:
        return hash(self.word)

    def __reduce__(self) -> tuple[Any, ...]:
        if self._functions is None:
            return (game, (self.word,))
        from ._own import remade

        return (remade, (self._functions,))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        # A game never changes; and one written in Python would not be equal to its copy.
        return self


class Position:
    """A position of a game, with the moves that led to it.

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
            plain = _tupled(move)
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
        word = engine.strategy(strategy)
        chosen = engine.choose(word, self._start, self._line.history(), self._seed or 0, allowance(seconds))
        return dict(self._own_moves()).get(chosen, chosen) if self.game.is_own else chosen

    def to_numpy(self, player: int | None = None) -> Any:
        """The board as an array: rows, columns, and four numbers for each place.

        Whose it is, the character for it, how many, and what is printed below; with `player`, what
        that player sees, their own pieces as 1.

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


def rules_of(what: Game | str) -> Game:
    """The game, given as such or by its word."""
    return what if isinstance(what, Game) else game(what)


def rules_and_text(
    what: Game | Position | str, position: object = None
) -> tuple[Game, str | None]:
    """The game, and the position if one was given."""
    if isinstance(what, Position):
        what, position = what.game, what if position is None else position
    rules = rules_of(what)
    return rules, rules._text(position)


def _tupled(move: object) -> object:
    if hasattr(move, "tolist"):
        move = move.tolist()
    if isinstance(move, (list, tuple)):
        return tuple(_tupled(part) for part in move)
    return move
