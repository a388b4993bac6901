"""Games and positions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Union

from . import _engine
from ._calls import wants_player
from ._engine import GameError
from ._language import language, said
from ._limits import allowance
from ._results import Result, whole

Heuristic = Union[str, Callable[..., float], None]


def game(word: str, *numbers: int, **parameters: object) -> Game:
    """The game that a word names: `"chomp:4x5"`, or `"chomp"` with its parameters.

    >>> game("chomp:4x5")
    Game('chomp:4x5,play=normal')
    >>> game("nim", 3, 5, 7, play="misere")
    Game('nim:3,5,7,play=misere')
    """
    if numbers or parameters:
        settings = [str(number) for number in numbers]
        settings += [f"{name}={value}" for name, value in parameters.items()]
        word += ("," if ":" in word else ":") + ",".join(settings)
    return Game(_engine.Game(word))


def games() -> list[Result]:
    """The games of the list: names, parameters, methods, heuristics and strategies.

    >>> "chomp" in [one.name for one in games()]
    True
    """
    return [Result(one) for one in json.loads(_engine.games(language()))]


class Game:
    """A game with chosen parameters; made by `game`, `from_functions` and the like."""

    def __init__(self, engine: _engine.Game) -> None:
        self._engine = engine

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

        >>> game("chomp:4x5").parameters == {"rows": 4, "columns": 5, "play": "normal"}
        True
        """
        return dict(json.loads(self._engine.parameters())["parameters"])

    @property
    def is_own(self) -> bool:
        """Whether it is written in Python."""
        return self._engine.is_own()

    def start(self, seed: int = 0) -> Position:
        """The position in which a play begins; `seed` decides what chance deals.

        >>> print(game("chomp:2x3").start())
        2 # # #
        1 P # #
          a b c
        """
        return Position(self, None, [], seed)

    def position(self, position: object, player: int = 1) -> Position:
        """The position that a text describes, or, in a game of your own, an object.

        >>> game("tic-tac-toe").position("XO./.X./..O").turn
        1
        """
        return Position(self, self._text(position, player), [], 0)

    def solve(self, position: object = None, **options: Any) -> Solution:
        """As `stratege.solve`."""
        return solve(self, position, **options)

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
        raise GameError(f"{position!r} is not a position; write it as text")

    def __repr__(self) -> str:
        return f"Game({self.word!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or not (self.is_own or other.is_own) and self.word == other.word

    def __hash__(self) -> int:
        return hash(self.word)


class Position:
    """A position of a game, with the moves that led to it.

    >>> position = game("tic-tac-toe").start()
    >>> position.push("b2").push("a1")
    Position('tic-tac-toe:play=normal', '.../.X./O..')
    >>> position.turn, len(position.legal_moves), position.pop()
    (1, 7, 'a1')
    """

    def __init__(self, game: Game, start: str | None, moves: list[str], seed: int) -> None:
        self.game = game
        self._start = start
        self._moves = moves
        self._seed = seed
        self._views: list[dict[str, Any]] = []
        self._look()

    def _look(self) -> None:
        text = self.game._engine.view(self._start, self._moves, self._seed)
        self._views.append(json.loads(text))

    def _view(self) -> dict[str, Any]:
        return self._views[-1]

    @property
    def text(self) -> str:
        """The position in one line, which `Game.position` reads."""
        return str(self._view()["position"])

    @property
    def turn(self) -> int | None:
        """Who is to move, 1 or 2; `None` when the play is over."""
        turn: int | None = self._view()["turn"]
        return turn

    @property
    def legal_moves(self) -> list[Any]:
        """The legal moves: their notations; in a game of your own, the moves themselves."""
        if self.game.is_own:
            return [mv for _, mv in self._own_moves()]
        return list(self._view()["moves"])

    @property
    def history(self) -> list[str]:
        """The moves played so far."""
        return list(self._view()["history"])

    @property
    def is_over(self) -> bool:
        """Whether the play has ended."""
        return self.turn is None

    @property
    def payoff(self) -> int | None:
        """What player 1 gets, when the play is over: 1, 0 or -1."""
        payoff: int | None = self._view()["payoff"]
        return payoff

    @property
    def winner(self) -> int | None:
        """Who has won, 1 or 2; `None` while nobody has."""
        payoff = self.payoff
        return None if not payoff else 1 if payoff > 0 else 2

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
        self._moves.append(self._notation(move))
        try:
            self._look()
        except BaseException:
            self._moves.pop()
            raise
        return self

    def pop(self) -> str:
        """Take the last move back, and give it."""
        if not self._moves:
            raise IndexError("there is no move to take back")
        last = self.history[-1]
        self._moves.pop()
        self._views.pop()
        return last

    def after(self, move: object) -> Position:
        """The position after a move; this one stays as it is."""
        return self.copy().push(move)

    def copy(self) -> Position:
        """The same position, with the same moves."""
        twin = Position.__new__(Position)
        twin.game, twin._start, twin._seed = self.game, self._start, self._seed
        twin._moves, twin._views = list(self._moves), list(self._views)
        return twin

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
            for text, mv in zip(self._view()["moves"], self.game._engine.scene(self.text)[2]):
                if mv == plain:
                    return str(text)
        legal = ", ".join(map(str, self.legal_moves[:12]))
        raise GameError(f"`{move}` is not a legal move here; legal: {legal}")

    def solve(self, **options: Any) -> Solution:
        """Who wins from here and by which moves."""
        return solve(self.game, self, **options)

    def minimax(self, depth: int, heuristic: Heuristic = None) -> Ahead:
        """What looking `depth` moves ahead finds."""
        return minimax(self, depth, heuristic)

    def grundy(self) -> int:
        """The Grundy value."""
        return grundy(self.game, self)

    def choose(self, strategy: str = "optimal", *, seconds: float | None = None) -> Any:
        """The move that a strategy chooses here, without playing it."""
        engine = self.game._engine
        word = engine.strategy(strategy)
        chosen = engine.choose(word, self._start, self._moves, self._seed, allowance(seconds))
        return dict(self._own_moves()).get(chosen, chosen) if self.game.is_own else chosen

    def svg(self) -> str:
        """The position as SVG."""
        return self.game._engine.picture("svg", self._start, self._moves, self._seed)

    def show(self, player: int | None = None) -> str:
        """The position in a few lines; what `player` sees of it, if one is named."""
        shown = self.game._engine.picture("text", self._start, self._moves, self._seed, player)
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

    def __hash__(self) -> int:
        return hash((self.game, self.text))


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
            vertices = json.loads(arena.json())["vertices"]
            open_ones = [vertex for vertex in vertices if vertex["final"] is None]
            self._positions = [vertex["position"] for vertex in open_ones]
        return iter(self._positions)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __repr__(self) -> str:
        return f"<best moves of {self._game.word}>"


class Solution(Result):
    """Who wins from a position, and by which moves."""

    position: str
    turn: int | None
    value: str | None
    winner: int | None
    distance: int | None
    best: list[Any]
    moves: list[dict[str, Any]]
    line: list[Any]
    proof: str
    method: str
    nodes: int
    stopped: bool
    seconds: float
    _game: Game

    @property
    def strategy(self) -> Strategy:
        """Best moves of this position and of all that can follow."""
        return Strategy(self._game, self.position)

    def __str__(self) -> str:
        who = self.winner
        if self.proof != "exact":
            sentence = said(f"not proved ({self.proof})", f"non prouvé ({self.proof})")
        elif who is None:
            sentence = said("draw under best play", "match nul si chacun joue au mieux")
        elif self.distance is None:
            sentence = said(f"player {who} wins", f"J{who} gagne")
        else:
            sentence = said(
                f"player {who} wins in {self.distance} moves",
                f"J{who} gagne en {self.distance} coups",
            )
        best = ", ".join(map(str, self.best[:8]))
        best += ", …" if len(self.best) > 8 else ""
        moves = said("; best moves", "\u202f; meilleurs coups")
        return f"{sentence}{moves} {best}" if best else sentence


class Ahead(Result):
    """What looking ahead finds: a value seen by player 1, and a move."""

    value: float
    depth: int
    nodes: int
    move: Any


def _solve(
    game: Game,
    position: str | None,
    *,
    method: str | None = None,
    shortest: bool = False,
    gamma: float | None = None,
    depth: int | None = None,
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
) -> Solution:
    limits = allowance(seconds, positions, memory, progress)
    text = game._engine.solve(position, method, shortest, gamma, depth, limits)
    fields = json.loads(text)
    if game.is_own:
        _with_objects(game, fields)
    solution = Solution(fields)
    solution._game = game
    return solution


def _with_objects(game: Game, fields: dict[str, Any]) -> None:
    """Moves of a game of one's own as they are, instead of their notations."""
    objects = dict(game._engine.moves_of(fields["position"])) if fields["moves"] else {}
    fields["best"] = [objects.get(text, text) for text in fields["best"]]
    for one in fields["moves"]:
        one["move"] = objects.get(one["move"], one["move"])
    line, at = [], game.position(game._engine.state_of(fields["position"]), fields["turn"] or 1)
    for text in fields["line"]:
        line.append(dict(at._own_moves()).get(text, text))
        at.push(text)
    fields["line"] = line


def solve(what: Game | Position | str, position: object = None, **options: Any) -> Solution:
    """Who wins, in how many moves, by which moves.

    Options: `method`, `shortest` (puzzles), `gamma`, `depth`, and the limits `seconds`,
    `positions`, `memory`; `progress=False` shows none.

    >>> solution = solve("chomp:4x5")
    >>> solution.value, solution.winner, solution.distance, solution.best
    ('win', 1, 11, ['c3'])
    >>> print(solve("chomp:2x3"))
    player 1 wins in 5 moves; best moves c2
    """
    if isinstance(what, Position):
        what, position = what.game, what if position is None else position
    rules = game(what) if isinstance(what, str) else what
    return _solve(rules, rules._text(position), **options)


def minimax(
    position: Position | Game | str,
    depth: int,
    heuristic: Heuristic = None,
    *,
    seconds: float | None = None,
    progress: bool | None = None,
) -> Ahead:
    """Min-max to a depth; `heuristic` is a name, or a function of the board (and the player).

    A function sees the board as `Position.board` shows it, and its value is seen by player 1.

    >>> ahead = minimax("domineering:3x2", 2, "h1")
    >>> ahead.value, ahead.move
    (inf, 'a2-a3')
    >>> minimax("domineering:3x2", 0, lambda board: sum(map(sum, board))).value
    -6.0
    """
    if isinstance(position, str):
        position = game(position)
    if isinstance(position, Game):
        position = position.start()
    judge = None
    if callable(heuristic):
        judge, heuristic = (heuristic, wants_player(heuristic, 1)), None
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
    if isinstance(what, Position):
        what, position = what.game, what if position is None else position
    rules = game(what) if isinstance(what, str) else what
    return rules._engine.grundy(rules._text(position), allowance())


def count(what: Game | Position | str, position: object = None, **limits: Any) -> Result:
    """Positions, arcs, plays, endings and values of all that can be reached.

    >>> counted = count("tic-tac-toe")
    >>> counted.positions, counted.classes, counted.plays
    (5478, 765, 255168)
    """
    if isinstance(what, Position):
        what, position = what.game, what if position is None else position
    rules = game(what) if isinstance(what, str) else what
    counted = json.loads(rules._engine.count(rules._text(position), allowance(**limits)))
    for name in ("plays", "plays_in_quotient", "plays_up_to_symmetry"):
        counted[name] = whole(counted[name])
    return Result(counted)


def perft(what: Game | Position | str, depth: int, **limits: Any) -> list[int]:
    """How many plays of 1, 2, …, `depth` moves there are.

    >>> perft("tic-tac-toe", 4)
    [9, 72, 504, 3024]
    """
    rules, text = _rules_and_text(what)
    return rules._engine.perft(text, depth, allowance(**limits))


def layers(what: Game | Position | str, depth: int, **limits: Any) -> list[int]:
    """How many different positions there are after 0, 1, …, `depth` moves.

    >>> layers("tic-tac-toe", 3)
    [1, 9, 72, 252]
    """
    rules, text = _rules_and_text(what)
    return rules._engine.layers(text, depth, allowance(**limits))


def random_plays(what: Game | str, plays: int, seed: int = 0, **limits: Any) -> Result:
    """Many plays at random in one call: how they end, and how many moves they have.

    >>> played = random_plays("tic-tac-toe", 1000)
    >>> sum(played.endings.values()), played.plays
    (1000, 1000)
    """
    rules = game(what) if isinstance(what, str) else what
    return Result.read(rules._engine.random_plays(plays, seed, allowance(**limits)))


def table(word: str, rows: range, columns: range, **limits: Any) -> Result:
    """Who wins on boards of several sizes.

    >>> table("domineering", range(1, 4), range(1, 5)).winners
    [['2', 'H', 'H', 'H'], ['V', '1', '1', 'H'], ['V', '1', '1', 'H']]
    """
    ends = [(one[0], one[-1]) for one in (rows, columns)]
    return Result.read(_engine.winner_table(word, ends[0], ends[1], allowance(**limits)))


def grundy_values(word: str, sizes: range, **limits: Any) -> list[int]:
    """The Grundy values of a game as its first parameter grows.

    >>> grundy_values("grundy", range(1, 11))
    [0, 0, 1, 0, 2, 1, 0, 2, 1, 0]
    """
    found = json.loads(_engine.grundy_list(word, (sizes[0], sizes[-1]), allowance(**limits)))
    return list(found["grundy"])


class Tree:
    """A min-max tree."""

    def __init__(self, game: Game, position: str | None, depth: int, heuristic: str | None) -> None:
        self._game, self._asked = game, (position, depth, heuristic)

    def _drawn(self, form: str) -> str:
        return self._game._engine.tree(form, language(), *self._asked, allowance())

    @property
    def root(self) -> dict[str, Any]:
        """The root with its children, as `stratege tree --json` gives it."""
        return dict(json.loads(self._drawn("json"))["root"])

    @property
    def value(self) -> float:
        """The value of the root, seen by player 1."""
        return float(self.root["value"])

    def svg(self) -> str:
        """The tree as SVG."""
        return self._drawn("svg")

    def tikz(self) -> str:
        """The tree as TikZ."""
        return self._drawn("tikz")

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self._drawn("text")


def tree(what: Game | Position | str, depth: int, heuristic: str | None = None) -> Tree:
    """The min-max tree to a depth.

    >>> tree("domineering:3x2", 2, "h1").value
    inf
    """
    rules, text = _rules_and_text(what)
    return Tree(rules, text, depth, heuristic)


def _rules_and_text(what: Game | Position | str) -> tuple[Game, str | None]:
    if isinstance(what, Position):
        return what.game, what.text
    return (game(what) if isinstance(what, str) else what), None


def _tupled(move: object) -> object:
    if hasattr(move, "tolist"):
        move = move.tolist()
    if isinstance(move, (list, tuple)):
        return tuple(_tupled(part) for part in move)
    return move
