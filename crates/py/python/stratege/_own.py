"""Games written in Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from . import _engine
from ._calls import text_of, wants_player
from ._engine import GameError
from ._games import Game
from ._language import said

#: What the six functions of a class may be called, in English and as in the papers.
NAMES = {
    "start": ("start", "nouveauJeu", "nouveau_jeu", "nouveau"),
    "moves": ("moves", "coupPossible", "coup_possible", "coups_possibles"),
    "play": ("play", "jouer"),
    "turn": ("turn", "joueur"),
    "winner": ("winner", "gagnant"),
    "chance": ("chance", "hasard"),
    "view": ("view", "vue"),
    "payoff": ("payoff",),
    "outcome": ("outcome", "gagner"),
    "goal": ("goal", "but"),
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
    outcome: Callable[..., float] | None = None,
    goal: Callable[[Any], Any] | None = None,
    show: Callable[..., Any] | None = None,
    heuristic: Callable[..., float] | None = None,
    chance: Callable[..., Mapping[Any, Any] | None] | None = None,
    view: Callable[[Any, Any], Any] | None = None,
    players: tuple[object, ...] | None = None,
    repeats: bool = False,
    scored: bool = False,
    misere: bool = False,
    stuck: str | None = None,
    name: str = "python",
) -> Game:
    """A game of your own; everything that works on a listed game works on it.

    `start` is the first position, or a function that gives it. `moves(position)` lists the moves;
    without `play` it lists the positions that the moves lead to. `play(position, move)` gives the
    position after a move (or changes the list it is given). `turn(position)` is one of `players`,
    which are 1 and 2, 0 and 1, or "X" and "O", unless others are named; without it the players
    alternate. `winner(position)` is one of `players`, or `None`; a position without a winner and
    without moves is a draw. Instead, `outcome(position)` may give 1, 0 or -1 for the first player,
    and the game is over where that is not 0; or `payoff(position)`, where there are no moves.
    Without all three, whoever cannot move loses, and without `turn` the game is impartial;
    `stuck="loses"`, `"wins"` or `"draws"` says otherwise what becomes of a player without moves
    (`misere=True` is `stuck="wins"`). `moves`, `play`, `winner` may ask for the player as one more
    argument. Positions and moves may be lists: they are frozen inside, and functions get copies.
    `repeats=True` says that positions can repeat: the third occurrence is a draw.

    >>> nim = from_functions(start=5, moves=lambda n: [n - k for k in (1, 2, 3) if k <= n])
    >>> nim.solve().best, nim.solve(4).value
    ([4], 'loss')

    A puzzle has one player: `goal(position)` says whether it is done, or `payoff(position)` is above
    0 there and `players` is one name. `solve(shortest=True)` finds the fewest moves.

    >>> to_ten = from_functions(start=1, moves=lambda n: [n + 1, 2 * n] if n < 10 else [],
    ...                         goal=lambda n: n == 10)
    >>> to_ten.solve(shortest=True).line
    [2, 4, 5, 10]

    Where dice are thrown or cards dealt, `chance(position)` gives a dictionary of outcomes and their
    weights (positive whole numbers or fractions); `play` then gives the position after an outcome, and
    who is to move stays the same. Elsewhere it gives `None`. Where players do not see everything,
    `view(position, player)` is what a player sees; players also remember their own moves, and
    everything else must stay in their views. In both cases, and with `scored=True`, `payoff` may be
    any whole number: what player 1 gains, or with a second argument what that player gains.

    >>> spin = from_functions(start=(None, 0), turn=lambda s: 1,
    ...     moves=lambda s: ["stop", "spin"] if s[0] is None else [],
    ...     chance=lambda s: {1: 1, -1: 2} if s[0] == "spin" else None,
    ...     play=lambda s, mv: (mv, s[1]), payoff=lambda s: 0 if s[0] == "stop" else 3 * s[0])
    >>> spin.solve().best, round(spin.solve().moves[1]["gain"], 9)
    (['stop'], -1.0)
    """
    given: dict[str, Any] = {"start": start, "moves": moves, "play": play, "turn": turn}
    given |= {"winner": winner, "payoff": payoff, "outcome": outcome, "goal": goal, "show": show}
    given |= {"heuristic": heuristic, "players": players, "repeats": repeats}
    given |= {"chance": chance, "view": view, "scored": scored}
    return remade({**given, "misere": misere, "stuck": stuck, "name": name})


def remade(given: dict[str, Any]) -> Game:
    """The game that these arguments of `from_functions` describe; also a game that was pickled."""
    functions: dict[str, tuple[Callable[..., Any], bool]] = {}
    called = {key: given[key] for key in (*CALLED, "show") if given.get(key) is not None}
    for key, function in called.items():
        if not callable(function):
            raise GameError(
                said(
                    f"`{key}` is not a function but {function!r}",
                    f"`{key}` n'est pas une fonction mais {function!r}",
                )
            )
        functions[key] = (function, wants_player(function, 2 if key == "play" else 1))
    functions.pop("show", None)
    first = given["start"]() if callable(given["start"]) else given["start"]
    players = _players(given, functions, first)
    stuck = _stuck(given, functions)
    scored = bool(given.get("scored"))
    _check_beyond_duels(given, functions, scored)
    if given["show"] is not None:
        functions["show"] = (_telling(given["show"]), False)
    made = _engine.Game.from_functions(
        text_of("name", given["name"]) or "python", first, functions, players,
        bool(given["repeats"]), scored, stuck,
    )
    return Game(made, given)


#: The functions that the engine calls.
CALLED = ("moves", "play", "turn", "chance", "view", "winner", "payoff", "outcome", "goal", "heuristic")

def _check_beyond_duels(
    given: dict[str, Any], functions: dict[str, tuple[Callable[..., Any], bool]], scored: bool
) -> None:
    """Refuses what does not go together with chance, views and scores."""
    beyond = sorted({"chance", "view"} & functions.keys()) + ["scored"] * scored
    if not beyond:
        return
    if "goal" in functions:
        raise GameError(
            said(
                f"a puzzle has one player who sees everything; leave `{beyond[0]}` out",
                f"un casse-tête a un seul joueur, qui voit tout\u202f; retirez `{beyond[0]}`",
            )
        )
    if given["repeats"]:
        raise GameError(
            said(
                f"`repeats` makes a third occurrence a draw, which does not go with `{beyond[0]}`; "
                "leave `repeats` out",
                "avec `repeats`, une position revenue trois fois est nulle, ce qui ne va pas avec "
                f"`{beyond[0]}`\u202f; retirez `repeats`",
            )
        )
    if "view" in functions and not functions["view"][1]:
        raise GameError(
            said(
                "`view` has to take the position and the player: view=lambda position, player: …",
                "`view` doit recevoir la position et le joueur\u202f: view=lambda position, joueur: …",
            )
        )


#: Players that need not be named.
USUAL: tuple[tuple[object, object], ...] = ((1, 2), (0, 1), ("X", "O"), ("x", "o"))


def _usual(turn: Callable[[Any], Any], first: object) -> tuple[object, object]:
    """The usual players among which is whoever moves first."""
    import copy

    try:
        told = turn(copy.deepcopy(first))
        return next((pair for pair in USUAL if any(told == one for one in pair)), (1, 2))
    except Exception:
        # It is asked again when the game is played, and then told with the position.
        return (1, 2)


def _stuck(given: dict[str, Any], functions: dict[str, tuple[Callable[..., Any], bool]]) -> str:
    """What becomes of a player who cannot move: `loses`, `wins` or `draws`."""
    stuck: str | None = given["stuck"]
    if given["misere"] and stuck is None:
        stuck = "wins"
    if stuck is None:
        return "draws" if "winner" in functions or "outcome" in functions else "loses"
    if stuck not in ("loses", "wins", "draws"):
        raise GameError(
            said(
                f"`stuck` is {stuck!r}; write 'loses', 'wins' or 'draws'",
                f"`stuck` vaut {stuck!r}\u202f; écrivez 'loses', 'wins' ou 'draws'",
            )
        )
    if given["misere"] and stuck != "wins":
        raise GameError(
            said(
                f"`misere` says that a player without moves wins, and `stuck` is {stuck!r}; "
                "leave one of them out",
                f"avec `misere`, un joueur sans coup gagne, et `stuck` vaut {stuck!r}\u202f; "
                "retirez l'un des deux",
            )
        )
    told = next((key for key in ("payoff", "goal") if key in functions), None)
    if told is not None:
        raise GameError(
            said(
                f"`{told}` says how a game without moves ends; leave `stuck` and `misere` out",
                f"`{told}` dit comment finit une partie sans coup\u202f; retirez `stuck` et `misere`",
            )
        )
    return stuck


def _players(
    given: dict[str, Any], functions: dict[str, tuple[Callable[..., Any], bool]], first: object
) -> tuple[object, object]:
    """The two players; one player makes a puzzle, and has a goal afterwards."""
    if given["players"] is None and "turn" in functions:
        players: tuple[object, ...] = _usual(functions["turn"][0], first)
    else:
        players = (1, 2) if given["players"] is None else _two(given["players"])
    for key in ("payoff", "outcome"):
        if len(players) == 1 and key in functions:
            payoff, asks = functions.pop(key)
            functions["goal"] = (lambda *given, payoff=payoff: payoff(*given) > 0, asks)
    ways = [key for key in ("winner", "outcome", "payoff", "goal") if key in functions]
    if len(ways) > 1:
        raise GameError(
            said(
                f"give `{ways[0]}` or `{ways[1]}`, not both",
                f"donnez `{ways[0]}` ou `{ways[1]}`, pas les deux",
            )
        )
    if "goal" in functions and len(players) in (1, 2):
        if "turn" in functions or given["misere"]:
            raise GameError(
                said(
                    "a game with a goal has one player; leave `turn` and `misere` out",
                    "un jeu avec un but n'a qu'un joueur\u202f; retirez `turn` et `misere`",
                )
            )
        return (players[0], players[-1])
    if len(players) != 2:
        raise GameError(
            said(
                f"there are {len(players)} players; give two, or one with `goal` or `payoff`",
                f"il y a {len(players)} joueurs\u202f; donnez-en deux, ou un avec `goal` ou `payoff`",
            )
        )
    return (players[0], players[1])


def _two(players: object) -> tuple[object, ...]:
    """Players that were named."""
    if isinstance(players, Iterable) and not isinstance(players, str):
        return tuple(players)
    raise GameError(
        said(
            f"`players` is {players!r}; write two, such as ('X', 'O')",
            f"`players` vaut {players!r}\u202f; écrivez-en deux, comme ('X', 'O')",
        )
    )


def from_class(
    rules: object,
    *,
    start: object = None,
    moves: Callable[..., Iterable[Any] | None] | None = None,
    play: Callable[..., Any] | None = None,
    turn: Callable[[Any], Any] | None = None,
    winner: Callable[..., Any] | None = None,
    payoff: Callable[..., float] | None = None,
    outcome: Callable[..., float] | None = None,
    goal: Callable[[Any], Any] | None = None,
    show: Callable[..., Any] | None = None,
    heuristic: Callable[..., float] | None = None,
    chance: Callable[..., Mapping[Any, Any] | None] | None = None,
    view: Callable[[Any, Any], Any] | None = None,
    name: str | None = None,
    players: tuple[object, ...] | None = None,
    repeats: bool | None = None,
    scored: bool | None = None,
    misere: bool | None = None,
    stuck: str | None = None,
) -> Game:
    """A game of your own, as an object (or a class) with methods in place of functions.

    The methods have the names of `from_functions`, or those of the papers (`nouveauJeu`,
    `coupPossible`, `jouer`, `joueur`, `gagner`, `affiche`; `hasard` and `vue` for `chance` and
    `view`); its attributes `players`, `repeats`, `scored`, `misere` and `stuck` count too, and so do
    these arguments.

    >>> class Countdown:
    ...     def start(self): return 5
    ...     def moves(self, n): return [k for k in (1, 2, 3) if k <= n]
    ...     def play(self, n, k): return n - k
    >>> from_class(Countdown).solve().best
    [1]
    """
    given: dict[str, Any] = {"start": start, "moves": moves, "play": play, "turn": turn}
    given |= {"winner": winner, "payoff": payoff, "outcome": outcome, "goal": goal, "show": show}
    given |= {"heuristic": heuristic, "name": name, "players": players, "repeats": repeats}
    given |= {"misere": misere, "stuck": stuck, "chance": chance, "view": view, "scored": scored}
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
            kind = type(rules).__name__
            raise GameError(
                said(
                    f"{kind} has no method `{needed}`; known names: {known}",
                    f"{kind} n'a pas de méthode `{needed}`\u202f; noms connus\u202f: {known}",
                )
            )
    for attribute in ("players", "repeats", "scored", "misere", "stuck"):
        if hasattr(rules, attribute):
            found[attribute] = getattr(rules, attribute)
    found |= {key: value for key, value in given.items() if value is not None}
    return from_functions(**found)


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
