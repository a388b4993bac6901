"""Games and positions."""

from __future__ import annotations

import json
from os import PathLike
from typing import TYPE_CHECKING, Any

from . import _engine
from ._calls import LONG, folder_of, number_of
from ._engine import GameError
from ._html import escaped, paragraph
from ._language import language, said
from ._limits import Limits
from ._options import with_limits, with_options
from ._positions import Position, tupled
from ._results import Result

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._listed import GameName, SolveMethod, SolveOptions
    from ._move_values import MoveValues
    from ._solving import Solution
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
        folder = folder_of("disk", disk)
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
        return Position(self, seed=number_of("seed", seed, most=LONG))

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
        board = tupled(position)
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
