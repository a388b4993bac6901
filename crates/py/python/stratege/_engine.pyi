"""The engine: games behind text, answers as JSON."""

from collections.abc import Callable
from os import PathLike
from typing import Any, final

Allowance = tuple[
    float | None, int | None, int | None, Callable[[int | None, int | None], None] | None
]
Entrant = tuple[str, tuple[Callable[..., Any], bool, bool] | None]

__version__: str

class GameError(ValueError): ...
class RulesError(RuntimeError): ...
class LimitReached(RuntimeError): ...

@final
class Game:
    def __new__(cls, word: str) -> Game: ...
    @staticmethod
    def from_functions(
        name: str,
        start: object,
        functions: dict[str, tuple[Callable[..., Any], bool]],
        players: tuple[object, object],
        repeats: bool,
        misere: bool,
    ) -> Game: ...
    def word(self) -> str: ...
    def name(self) -> str: ...
    def title(self, language: str) -> str: ...
    def rules(self, language: str) -> str: ...
    def parameters(self) -> str: ...
    def position(self, text: str | None) -> str: ...
    def view(self, start: str | None, moves: list[str], seed: int) -> str: ...
    def picture(
        self, format: str, start: str | None, moves: list[str], seed: int, player: int | None = None
    ) -> str: ...
    def scene(self, position: str | None) -> tuple[Any, Any, list[Any]]: ...
    def solve(
        self,
        position: str | None,
        method: str | None,
        shortest: bool,
        gamma: float | None,
        depth: int | None,
        allowance: Allowance,
    ) -> str: ...
    def grundy(self, position: str | None, allowance: Allowance) -> int: ...
    def count(self, position: str | None, allowance: Allowance) -> str: ...
    def perft(self, position: str | None, depth: int, allowance: Allowance) -> list[int]: ...
    def layers(self, position: str | None, depth: int, allowance: Allowance) -> list[int]: ...
    def random_plays(self, plays: int, seed: int, allowance: Allowance) -> str: ...
    def arena(
        self, position: str | None, complete: bool, attractor: int | None, allowance: Allowance
    ) -> Arena: ...
    def tree(
        self,
        format: str,
        language: str,
        position: str | None,
        depth: int,
        heuristic: str | None,
        allowance: Allowance,
    ) -> str: ...
    def look_ahead(
        self,
        position: str | None,
        depth: int,
        heuristic: str | None,
        judge: tuple[Callable[..., float], bool] | None,
        allowance: Allowance,
    ) -> str: ...
    def strategy(self, word: str) -> str: ...
    def choose(
        self, strategy: str, start: str | None, moves: list[str], seed: int, allowance: Allowance
    ) -> str: ...
    def race(
        self,
        one_turn: bool,
        exact: bool,
        at: tuple[int, int] | None,
        edge: bool,
        allowance: Allowance,
    ) -> str: ...
    def learn(
        self,
        methods: list[str],
        rates: tuple[float, float, float],
        seed: int | None,
        seeds: int,
        plays: int | None,
        every: int | None,
        examined: bool,
        table: str | PathLike[str] | None,
        anew: bool,
        allowance: Allowance,
    ) -> str: ...
    def text_of(self, state: object, player: int = 1) -> str: ...
    def state_of(self, position: str) -> Any: ...
    def moves_of(self, position: str) -> list[tuple[str, Any]]: ...
    def is_own(self) -> bool: ...

@final
class Arena:
    def json(self) -> str: ...
    def draw(
        self,
        format: str,
        language: str,
        step: int | None = None,
        blank: bool = False,
        bipartite: bool = False,
    ) -> str: ...

def tournament(
    game: Game,
    entrants: list[Entrant],
    seed: int,
    plan: tuple[str, float, int] | None,
    record: bool,
    threads: int,
    ratings: bool,
    times: bool,
    raises: bool,
    allowance: Allowance,
) -> tuple[str, list[str]]: ...
def games(language: str) -> str: ...
def matrix(
    text: str,
    exact: bool,
    against_row: str | None,
    against_column: str | None,
    allowance: Allowance,
) -> str: ...
def throws(dice: int, faces: int, one: int) -> str: ...
def winner_table(
    word: str, rows: tuple[int, int], columns: tuple[int, int], allowance: Allowance
) -> str: ...
def grundy_list(word: str, sizes: tuple[int, int], allowance: Allowance) -> str: ...
def from_dictionary(
    text: str,
    first: list[str] | None,
    second: list[str] | None,
    targets: list[str] | None,
    attractor: int | None,
    start: str | None,
    title: str,
) -> Arena: ...
