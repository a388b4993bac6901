"""Playing, in a terminal or in a cell of a notebook."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Union

from . import _static_page
from ._calls import wants_player
from ._engine import GameError, LimitReached
from ._games import Game, rules_of
from ._language import said
from ._positions import Position

Seat = Union[str, Callable[..., Any]]


def play(
    what: Game | Position | str,
    first: Seat = "human",
    second: Seat = "optimal",
    *,
    seed: int = 0,
    ask: Callable[[str], str] = input,
) -> Position:
    """Play a game; gives the last position.

    A seat is `"human"`, the word of a strategy, or a function of the board (and the player).
    In a notebook the board of the page is shown where that is at hand (see `Arena.stepper`).
    When asked for a move, `?` lists the moves, `h` gives a hint, `u` takes a move back, `q` stops.

    >>> answers = iter(["b2", "q"])
    >>> last = play("tic-tac-toe", seed=1, ask=lambda prompt: next(answers))  # doctest: +ELLIPSIS
    3 . . .
    ...
    >>> last.history[0]
    'b2'
    """
    if isinstance(what, Position):
        position = what.copy()
    else:
        position = rules_of(what).start(seed)
    for seat in (first, second):
        if not isinstance(seat, str) and not callable(seat):
            raise GameError(
                said(
                    f"{seat!r} cannot play; give 'human', a strategy such as 'optimal', or a function",
                    f"{seat!r} ne peut pas jouer\u202f; donnez 'human', une stratégie comme 'optimal', "
                    "ou une fonction",
                )
            )
    seats = {1: first, 2: second}
    if ask is input and _is_for_a_browser(position, first, second):
        _static_page.show(_view(position, seats))
        return position
    while not position.is_over:
        _show(position)
        turn = position.turn or 1
        seat = seats[turn]
        if seat == "human":
            if not _human(position, turn, ask):
                return position
            continue
        move = position.choose(seat) if isinstance(seat, str) else _asked(seat, position)
        position.push(move)
        print(said(f"Player {turn} plays {move}.", f"J{turn} joue {move}."))
    _show(position)
    print(_ending(position))
    return position


def _is_for_a_browser(position: Position, *seats: Seat) -> bool:
    """Whether the board of the page can be shown: in a notebook, where the page is at hand."""
    words = all(isinstance(seat, str) for seat in seats)
    return words and not position.game.is_own and _static_page.in_notebook() and _static_page.find() is not None


def _view(position: Position, seats: dict[int, Seat]) -> dict[str, Any]:
    """The play as the page writes it."""
    view: dict[str, Any] = {"screen": "play", "game": position.game.word}
    if position.history:
        view["moves"] = [str(move) for move in position.history]
    for number, field in ((1, "first"), (2, "second")):
        if seats[number] != "human":
            view[field] = seats[number]
    return view


def _human(position: Position, turn: int, ask: Callable[[str], str]) -> bool:
    """Let somebody move; false if they stop."""
    while True:
        answer = ask(said(f"Player {turn}, your move: ", f"J{turn}, votre coup\u202f: ")).strip()
        if answer in ("q", "quit", "quitter"):
            return False
        if answer in ("?", ""):
            print(" ".join(map(str, position.legal_moves)))
        elif answer in ("h", "hint", "aide"):
            try:
                print(position.solve(seconds=10))
            except (GameError, LimitReached) as error:
                print(error)
        elif answer in ("u", "undo", "annuler"):
            # The answer of the other, if there is another, goes with it.
            for _ in range(min(position.game.players, len(position.history))):
                position.pop()
            _show(position)
            return True
        else:
            try:
                position.push(answer)
            except GameError as error:
                print(error)
            else:
                return True


def _asked(function: Callable[..., Any], position: Position) -> Any:
    if wants_player(function, 1):
        return function(position.board, position.player)
    return function(position.board)


def _show(position: Position) -> None:
    if "ipykernel" in sys.modules:
        from IPython.display import SVG, display

        display(SVG(position.svg()))  # type: ignore[no-untyped-call]
    else:
        print(position.show())


def _ending(position: Position) -> str:
    winner = position.winner
    if position.game.players == 1:
        if winner is None:
            return said("Not solved.", "Non résolu.")
        return said("Solved.", "Résolu.")
    if winner is None:
        return said("Draw.", "Match nul.")
    return said(f"Player {winner} wins.", f"J{winner} gagne.")
