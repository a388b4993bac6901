"""Games written in Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from . import _engine
from ._calls import wants_player
from ._engine import GameError
from ._games import Game

#: What the six functions of a class may be called, in English and as in the papers.
NAMES = {
    "start": ("start", "nouveauJeu", "nouveau_jeu", "nouveau"),
    "moves": ("moves", "coupPossible", "coup_possible", "coups_possibles"),
    "play": ("play", "jouer"),
    "turn": ("turn", "joueur"),
    "winner": ("winner", "gagnant"),
    "payoff": ("payoff", "gagner"),
    "show": ("show", "affiche"),
    "heuristic": ("heuristic", "heuristique"),
}


def from_functions(
    *,
    start: object,
    moves: Callable[..., Iterable[Any] | None],
    play: Callable[..., Any] | None = None,
    turn: Callable[[Any], Any] | None = None,
    winner: Callable[..., Any] | None = None,
    payoff: Callable[..., float] | None = None,
    show: Callable[..., Any] | None = None,
    heuristic: Callable[..., float] | None = None,
    players: tuple[object, object] = (1, 2),
    repeats: bool = False,
    misere: bool = False,
    name: str = "python",
) -> Game:
    """A game of your own; everything that works on a listed game works on it.

    `start` is the first position, or a function that gives it. `moves(position)` lists the moves;
    without `play` it lists the positions that the moves lead to. `play(position, move)` gives the
    position after a move (or changes the list it is given). `turn(position)` is one of `players`;
    without it the players alternate. `winner(position)` is one of `players`, or `None`; a position
    without a winner and without moves is a draw. Instead, `payoff(position)` may give 1, 0 or -1
    for the first player. Without both, whoever cannot move loses (wins, if `misere`), and without
    `turn` the game is impartial. `moves`, `play`, `winner` may ask for the player as one more
    argument. Positions and moves may be lists: they are frozen inside, and functions get copies.
    `repeats=True` says that plays can go in circles: the third meeting of a position is a draw.

    >>> nim = from_functions(start=5, moves=lambda n: [n - k for k in (1, 2, 3) if k <= n])
    >>> nim.solve().best, nim.solve(4).value
    ([4], 'loss')
    """
    first = start() if callable(start) else start
    functions: dict[str, tuple[Callable[..., Any], bool]] = {}
    given = {"moves": moves, "play": play, "turn": turn, "winner": winner, "payoff": payoff}
    given["heuristic"] = heuristic
    for key, function in given.items():
        if function is None:
            continue
        if not callable(function):
            raise GameError(f"`{key}` is not a function but {function!r}")
        functions[key] = (function, wants_player(function, 2 if key == "play" else 1))
    if winner is not None and payoff is not None:
        raise GameError("give `winner` or `payoff`, not both")
    if show is not None:
        functions["show"] = (_telling(show), False)
    return Game(_engine.Game.from_functions(name, first, functions, players, repeats, misere))


def from_class(rules: object, **options: Any) -> Game:
    """A game of your own, as an object (or a class) with methods in place of functions.

    The methods have the names of `from_functions`, or those of the papers (`nouveauJeu`,
    `coupPossible`, `jouer`, `joueur`, `gagner`, `affiche`).

    >>> class Countdown:
    ...     def start(self): return 5
    ...     def moves(self, n): return [k for k in (1, 2, 3) if k <= n]
    ...     def play(self, n, k): return n - k
    >>> from_class(Countdown).solve().best
    [1]
    """
    if isinstance(rules, type):
        rules = rules()
    found: dict[str, Any] = {"name": type(rules).__name__}
    for key, names in NAMES.items():
        for one in names:
            if hasattr(rules, one):
                found[key] = getattr(rules, one)
                break
    for needed in ("start", "moves"):
        if needed not in found:
            known = ", ".join(NAMES[needed])
            raise GameError(f"{type(rules).__name__} has no method `{needed}`; known names: {known}")
    for attribute in ("players", "repeats", "misere"):
        if hasattr(rules, attribute):
            found[attribute] = getattr(rules, attribute)
    return from_functions(**{**found, **options})


def _telling(show: Callable[..., Any]) -> Callable[[Any], str]:
    """`show`, whether it gives a text or prints one."""
    import contextlib
    import io

    def told(position: Any) -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            shown = show(position)
        return printed.getvalue().rstrip("\n") if shown is None else str(shown)

    return told
