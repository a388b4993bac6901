"""Tic-tac-toe in six functions, as somebody would write it."""

from __future__ import annotations

from typing import Any

import stratege as st

Board = tuple[str, ...]
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
LINES = (*ROWS, (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def start() -> Board:
    return (".",) * 9


def moves(board: Board) -> list[int]:
    return [square for square, piece in enumerate(board) if piece == "."]


def turn(board: Board) -> str:
    return "X" if board.count("X") == board.count("O") else "O"


def play(board: Board, square: int) -> Board:
    return (*board[:square], turn(board), *board[square + 1 :])


def winner(board: Board) -> str | None:
    for a, b, c in LINES:
        if board[a] != "." and board[a] == board[b] == board[c]:
            return board[a]
    return None


def show(board: Board) -> str:
    return "\n".join(" ".join(board[square] for square in row) for row in ROWS)


FUNCTIONS: dict[str, Any] = {
    "start": start,
    "moves": moves,
    "play": play,
    "turn": turn,
    "winner": winner,
    "show": show,
    "players": ("X", "O"),
    "name": "my-tic-tac-toe",
}


def own(**changed: Any) -> st.Game:
    """The game, with some functions replaced."""
    return st.from_functions(**{**FUNCTIONS, **changed})
