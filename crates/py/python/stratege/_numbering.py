"""Moves as numbers and positions as arrays, as programs that learn want them."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ._engine import GameError
from ._games import Game
from ._language import said
from ._positions import Position

if TYPE_CHECKING:
    from numpy import int32
    from numpy.typing import NDArray

#: Games that are played at random to meet moves, and moves after which that is enough.
PLAYS = 64
ENOUGH = 6_000

#: What is told of every place of an array: whose it is (1 own, 2 the other's), the character for it,
#: how many, and what is printed below.
CHANNELS = 4


class Numbering:
    """The moves of a game by numbers, and the size of its boards.

    Moves are met in random games, always the same ones, and numbered in their natural order. Where
    new ones still turn up at the end, there is room for others, numbered as they are met.

    >>> from stratege import game
    >>> numbering = Numbering(game("connect-four"))
    >>> len(numbering), numbering.move(3)
    (7, '4')
    """

    def __init__(self, game: Game, size: int | None = None) -> None:
        self.game = game
        met: dict[str, int] = {}
        corners: list[tuple[int, int]] = []
        self._step = 2
        #: The most moves of the games that were played.
        self.longest = 0
        moves = plays = 0
        for plays in range(1, PLAYS + 1):
            rng, position = random.Random(plays), game.start(seed=plays)
            here = 0
            while not position.is_over:
                legal = position._line.moves()
                for move in legal:
                    met.setdefault(move, plays)
                if here % 5 == 0:
                    self._look(position, corners)
                position._line.push(rng.choice(legal))
                here += 1
            self._look(position, corners)
            self.longest = max(self.longest, here)
            moves += here
            if moves > ENOUGH:
                break
        self._moves = sorted(met, key=_natural)
        self._numbers = {move: number for number, move in enumerate(self._moves)}
        settled = 2 * max(met.values()) <= plays
        room = 0 if settled else max(64, len(met))
        self._size = len(met) + room if size is None else size
        self._frame(corners)

    def __len__(self) -> int:
        return self._size

    def number(self, move: str) -> int:
        """The number of a move."""
        known = self._numbers.get(move)
        if known is not None:
            return known
        number = len(self._moves)
        if number >= self._size:
            raise GameError(
                said(
                    f"{self.game.word} has more than {self._size} different moves; give room for "
                    f"more, such as actions={2 * self._size}",
                    f"{self.game.word} a plus de {self._size} coups différents\u202f; prévoyez-en "
                    f"plus, par exemple actions={2 * self._size}",
                )
            )
        self._moves.append(move)
        self._numbers[move] = number
        return number

    def move(self, number: int) -> str:
        """The move with a number."""
        if 0 <= number < len(self._moves):
            return self._moves[number]
        raise GameError(
            said(f"no move has the number {number}", f"aucun coup n'a le numéro {number}")
        )

    def legal(self, position: Position) -> dict[int, str]:
        """The legal moves by their numbers, in increasing order."""
        if position.is_over:
            return {}
        return dict(sorted((self.number(move), move) for move in position._line.moves()))

    def board(self, position: Position, player: int | None = None) -> NDArray[int32]:
        """The board as an array: rows, columns, and what is told of each place.

        It is what `player` sees of it, with their own pieces as 1. What does not fit into the frame
        that random games have shown is left out.
        """
        import numpy

        rows, columns, _ = self.shape
        board = numpy.zeros(self.shape, dtype=numpy.int32)
        for x, y, owner, glyph, amount, mark in position._line.cells(player):
            row, column = (y - self._top) // self._step, (x - self._left) // self._step
            if 0 <= row < rows and 0 <= column < columns:
                own = 3 - owner if player == 2 and owner else owner
                board[row, column] = own, glyph, amount, mark
        return board

    def _look(self, position: Position, corners: list[tuple[int, int]]) -> None:
        for player in range(1, self.game.players + 1):
            places = [(x, y) for x, y, *_ in position._line.cells(player)]
            corners += places
            # Half squares are needed where whole ones would put two things into one.
            if len({(x // 2, y // 2) for x, y in places}) < len(set(places)):
                self._step = 1

    def _frame(self, corners: list[tuple[int, int]]) -> None:
        across, down = {x for x, _ in corners} or {0}, {y for _, y in corners} or {0}
        self._left, self._top = min(across), min(down)
        if self._step == 2:
            # Even, so that places are told apart as they were when they were looked at.
            self._left, self._top = self._left // 2 * 2, self._top // 2 * 2
        rows = (max(down) - self._top) // self._step + 1
        columns = (max(across) - self._left) // self._step + 1
        #: Rows, columns, and what is told of each place.
        self.shape = (rows, columns, CHANNELS)


@lru_cache(maxsize=64)
def numbering(game: Game, size: int | None = None) -> Numbering:
    """The numbering of a game: one for all who use it."""
    return Numbering(game, size)


def _natural(move: str) -> list[Any]:
    """The key of a natural order: 2 before 10."""
    parts = re.split(r"(\d+)", move)
    return [(1, int(part), "") if part.isdigit() else (0, 0, part) for part in parts]
