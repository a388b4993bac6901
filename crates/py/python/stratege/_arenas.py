"""Arenas and attractors."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Any, TypeVar

from . import _engine, _html, _static_page
from ._calls import number_of, text_of
from ._engine import GameError
from ._games import Game, rules_and_text
from ._language import language, said
from ._limits import Limits, allowance
from ._options import with_limits
from ._positions import Position
from ._results import Result

if TYPE_CHECKING:
    import os
    from pathlib import Path

    from typing_extensions import Unpack

#: What vertices of a graph of one's own are called.
Name = TypeVar("Name", bound=Hashable)


class ArenaReport(Result):
    """An arena as `stratege graph --json` gives it."""

    vertices: list[dict[str, Any]]
    arcs: list[list[int]]
    start: int | None
    attractor: int | None
    layers: list[list[int]]
    undecided: int
    cycles: bool


class Arena:
    """The arena of a game: the graph of its positions, each with the player to move.

    >>> square = arena("chomp:2x2")
    >>> len(square.vertices), len(square.arcs), square.start
    (8, 9, '2,2 1')
    >>> square.attractor(1).layers
    [['1 2'], ['1,1 1', '2 1'], ['2,1 2'], ['2,2 1']]
    """

    def __init__(self, source: _Source, engine: _engine.Arena | None = None) -> None:
        self._source = source
        if engine is not None:
            self._engine = engine

    @cached_property
    def _engine(self) -> _engine.Arena:
        return self._source.arena(None, None)

    @cached_property
    def _names(self) -> list[Any]:
        names = self._source.names
        return self._engine.positions() if names is None else names

    @property
    def report(self) -> ArenaReport:
        """The arena as `stratege graph --json` gives it: vertices and arcs by number."""
        return ArenaReport.read(self._engine.json())

    @cached_property
    def _numbers(self) -> dict[Any, int]:
        return {name: number for number, name in enumerate(self._names)}

    @cached_property
    def _arcs(self) -> list[tuple[int, int]]:
        return self._engine.arcs()

    @cached_property
    def _owners(self) -> list[int | None]:
        return self._engine.owners()

    @cached_property
    def _finals(self) -> list[str | None]:
        return self._engine.finals()

    @cached_property
    def _ranks(self) -> list[int | None]:
        return self._engine.ranks()

    @cached_property
    def _successors(self) -> list[list[int]]:
        successors: list[list[int]] = [[] for _ in self._names]
        for one, other in self._arcs:
            successors[one].append(other)
        return successors

    @property
    def vertices(self) -> list[Any]:
        """The vertices: positions as text, or the keys of the dictionary it was made from."""
        return list(self._names)

    @property
    def arcs(self) -> list[tuple[Any, Any]]:
        """The moves, as pairs of vertices."""
        return [(self._names[one], self._names[other]) for one, other in self._arcs]

    @property
    def start(self) -> Any:
        """The vertex in which plays begin, if there is one."""
        start = self._engine.start()
        return None if start is None else self._names[start]

    def owner(self, vertex: Any) -> int | None:
        """Who moves at a vertex, 1 or 2."""
        return self._owners[self._number(vertex)]

    def winner(self, vertex: Any) -> str | None:
        """How the game has ended at a vertex: `"1"`, `"2"`, `"draw"`, or `None` if it goes on."""
        return self._finals[self._number(vertex)]

    def successors(self, vertex: Any) -> list[Any]:
        """Where the moves of a vertex lead."""
        return [self._names[other] for other in self._successors[self._number(vertex)]]

    def _number(self, vertex: Any) -> int:
        if vertex not in self._numbers:
            raise KeyError(said(f"{vertex!r} is not a vertex", f"{vertex!r} n'est pas un sommet"))
        return self._numbers[vertex]

    def attractor(self, player: int = 1, targets: Iterable[Any] | None = None) -> Attractor:
        """The attractor of a player: from where that player can force a win, layer by layer."""
        if player not in (1, 2):
            raise GameError(
                said(
                    f"there is no player {player}; write 1 or 2",
                    f"il n'y a pas de joueur {player}\u202f; écrivez 1 ou 2",
                )
            )
        aims = None if targets is None else _listed("targets", targets)
        return _attractor(self._source, player, aims)

    def to_dict(self) -> dict[Any, list[Any]]:
        """The arena as a dictionary of lists of successors.

        >>> arena("chomp:1x2").to_dict()
        {'2 1': ['1 2'], '1 2': []}
        """
        graph: dict[Any, list[Any]] = {name: [] for name in self._names}
        for one, other in self.arcs:
            graph[one].append(other)
        return graph

    def to_networkx(self) -> Any:
        """The arena as a graph of networkx, with `player`, `final` and `rank` at every vertex."""
        import networkx

        graph: Any = networkx.DiGraph()
        for name, player, final, rank in zip(
            self._names, self._owners, self._finals, self._ranks
        ):
            graph.add_node(name, player=player, final=final, rank=rank)
        graph.add_edges_from(self.arcs)
        return graph

    def to_numpy(self) -> Any:
        """The adjacency matrix of the arena, in the order of `to_dict`.

        >>> arena("chomp:1x2").to_numpy().tolist()
        [[0, 1], [0, 0]]
        """
        import numpy

        places = {name: place for place, name in enumerate(self._names)}
        matrix = numpy.zeros((len(places), len(places)), dtype=numpy.int8)
        for one, other in self.arcs:
            matrix[places[one], places[other]] = 1
        return matrix

    def to_pandas(self) -> Any:
        """The vertices as a `DataFrame` of pandas: position, player, final, rank."""
        import pandas

        columns = {
            "position": self._names,
            "player": self._owners,
            "final": self._finals,
            "rank": self._ranks,
        }
        return pandas.DataFrame(columns)

    def svg(self, step: int | None = None, blank: bool = False, bipartite: bool = False) -> str:
        """The arena as SVG; `blank` is a sheet to fill in, `bipartite` puts players in columns."""
        step = None if step is None else number_of("step", step)
        return self._engine.draw("svg", language(), step, bool(blank), bool(bipartite))

    def stepper(
        self, path: str | os.PathLike[str], *, page_file: str | os.PathLike[str] | None = None
    ) -> Path:
        """Write a page that shows the arena and its attractor step by step, without a server.

        It is a copy of the page as one file, which `make static` builds: the one in the package, in
        this folder, or that `page_file` or the variable `STRATEGE_PAGE` names.
        """
        view = self._source.view(self)
        player = self._engine.attractor()
        if player is not None:
            view["attractor"] = player
        return _static_page.write(path, {"screen": "graph", **view}, page_file)

    def dot(self) -> str:
        """The arena for GraphViz."""
        return self._engine.draw("dot", language())

    def tikz(self) -> str:
        """The arena for LaTeX."""
        return self._engine.draw("tikz", language())

    def mermaid(self) -> str:
        """The arena for Mermaid."""
        return self._engine.draw("mermaid", language())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._names)

    def __contains__(self, vertex: Any) -> bool:
        return vertex in self._numbers

    def _whole(self) -> tuple[Any, ...]:
        """All that is in the picture."""
        return self.start, self._names, self._arcs, self._owners, self._finals, self._ranks

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Arena) or type(self) is not type(other):
            return NotImplemented
        return self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Arena, (self._source,))

    def __repr__(self) -> str:
        return f"<Arena: {len(self)} vertices, {len(self._arcs)} arcs>"


class Attractor(Arena):
    """The attractor of a player: a set of vertices, with the arena that they are in.

    >>> attractor = arena("chomp:2x2").attractor(1)
    >>> attractor
    <Attractor of player 1: 5 of 8 vertices>
    >>> len(attractor), "2,1 2" in attractor, list(attractor)
    (5, True, ['1 2', '1,1 1', '2 1', '2,1 2', '2,2 1'])
    """

    #: Where the player has won, in a graph of one's own in which that was said.
    _targets: list[Any] | None = None

    @property
    def player(self) -> int:
        """Whose attractor it is."""
        return self._engine.attractor() or 1

    def __reduce__(self) -> tuple[Any, ...]:
        return (_attractor, (self._source, self.player, self._targets))

    @cached_property
    def _layers(self) -> list[list[int]]:
        return self._engine.layers()

    @property
    def layers(self) -> list[list[Any]]:
        """The vertices of rank 0, 1, 2, …: each enters the attractor at its step."""
        return [[self._names[one] for one in layer] for layer in self._layers]

    @property
    def strategy(self) -> dict[Any, Any]:
        """For each vertex of the attractor in which the player moves, the move that wins soonest."""
        return {self._names[one]: self._names[other] for one, other in self._engine.strategy()}

    def rank(self, vertex: Any) -> int | None:
        """The step at which a vertex enters; `None` if it never does."""
        return self._ranks[self._number(vertex)]

    def __len__(self) -> int:
        return sum(map(len, self._layers))

    def __iter__(self) -> Iterator[Any]:
        return (vertex for layer in self.layers for vertex in layer)

    def __contains__(self, vertex: Any) -> bool:
        return super().__contains__(vertex) and self.rank(vertex) is not None

    def __repr__(self) -> str:
        return f"<Attractor of player {self.player}: {len(self)} of {len(self._names)} vertices>"

    def html(self, path: str | Path | None = None) -> str:
        """A page that shows the attractor growing step by step; it needs nothing else.

        Written to `path` if one is given.
        """
        steps = [self.svg(step) for step in range(max(1, len(self._layers)))]
        title = said(f"Attractor of player {self.player}", f"Attracteur de J{self.player}")
        page = _html.steps_page(title, steps)
        if path is not None:
            from pathlib import Path

            Path(path).write_text(page, encoding="utf-8")
        return page


def _attractor(source: _Source, player: int, targets: list[Any] | None) -> Attractor:
    """An attractor by what it was asked for with; also one that was pickled."""
    attractor = Attractor(source, source.arena(player, targets))
    attractor._targets = targets
    return attractor


class _Source:
    """Where an arena comes from, so that attractors can be asked for."""

    #: What the vertices are called, unless by their positions.
    names: list[Any] | None = None

    def arena(self, player: int | None, targets: Iterable[Any] | None) -> _engine.Arena:
        """The arena, with the attractor of `player`."""
        raise NotImplementedError

    def view(self, arena: Arena) -> dict[str, Any]:
        """What the page is told to show it: the graph itself, unless it knows the game."""
        # There, commas stand between names.
        written = {name: str(name).replace(",", ";") for name in arena._names}
        graph = {
            text: [written[other] for other in arena.successors(name)]
            for name, text in written.items()
        }
        owners = ", ".join(text for name, text in written.items() if arena.owner(name) == 1)
        targets = ", ".join(text for name, text in written.items() if arena.winner(name) == "1")
        return {"dictionary": json.dumps(graph), "owners": owners, "targets": targets}


class _OfGame(_Source):
    def __init__(self, rules: Game, position: str | None, complete: bool, limits: Limits) -> None:
        self._rules, self._position = rules, position
        self._complete, self._limits = complete, limits

    def arena(self, player: int | None, targets: Iterable[Any] | None) -> _engine.Arena:
        if targets is not None:
            raise GameError(
                said(
                    "targets are for graphs of your own; a game says who has won",
                    "les cibles sont pour vos propres graphes\u202f; un jeu dit qui a gagné",
                )
            )
        engine = self._rules._engine
        return engine.arena(self._position, self._complete, player, allowance(**self._limits))

    def view(self, arena: Arena) -> dict[str, Any]:
        if self._rules.is_own or self._position is not None:
            return super().view(arena)
        complete = {"complete": True} if self._complete else {}
        return {"game": self._rules.word, **complete}


class _OfDictionary(_Source):
    def __init__(
        self,
        graph: Mapping[Any, Iterable[Any]],
        owner: Mapping[Any, int],
        start: Any,
        targets: Iterable[Any] | None,
        title: str,
    ) -> None:
        self._made_from = (graph, owner, start, targets, title)
        names = self.names = list(graph)
        self._numbers = {vertex: number for number, vertex in enumerate(names)}
        owners = [owner.get(vertex, 0) for vertex in names]
        if not set(owners) <= {1, 2}:
            wrong = [vertex for vertex, who in zip(names, owners) if who not in (1, 2)]
            raise GameError(
                said(
                    f"vertex {wrong[0]!r} must belong to player 1 or 2",
                    f"le sommet {wrong[0]!r} doit appartenir à J1 ou à J2",
                )
            )
        # One list for all: many small ones take longer to make than to look at.
        lists = [to if isinstance(to, (list, tuple)) else list(to) for to in graph.values()]
        ends = list(accumulate(map(len, lists)))
        try:
            successors = list(map(self._numbers.__getitem__, chain.from_iterable(lists)))
        except KeyError as error:
            raise _not_a_key(error.args[0], names, lists) from None
        texts = [one if isinstance(one, str) else repr(one) for one in names]
        self._graph = _engine.Graph(texts, owners, successors, ends, title)
        self._start = None if start is None else self._number(start)
        self._targets = None if targets is None else [self._number(one) for one in targets]

    def _number(self, vertex: Any) -> int:
        if vertex not in self._numbers:
            raise GameError(
                said(
                    f"vertex {vertex!r} is not a key of the dictionary",
                    f"le sommet {vertex!r} n'est pas une clé du dictionnaire",
                )
            )
        return self._numbers[vertex]

    def __reduce__(self) -> tuple[Any, ...]:
        return (_OfDictionary, self._made_from)

    def arena(self, player: int | None, targets: Iterable[Any] | None) -> _engine.Arena:
        aims = self._targets if targets is None else [self._number(one) for one in targets]
        return self._graph.arena(player, aims, self._start)


def _not_a_key(other: object, names: list[Any], lists: list[Any]) -> GameError:
    vertex = next(name for name, others in zip(names, lists) if other in others)
    return GameError(
        said(
            f"{other!r} is a successor of {vertex!r} but not a key",
            f"{other!r} est un successeur de {vertex!r} mais pas une clé",
        )
    )


@with_limits
def arena(
    what: Game | Position | str,
    position: object = None,
    *,
    complete: bool = False,
    **limits: Unpack[Limits],
) -> Arena:
    """The arena of a game: all that can be reached, or, if `complete`, every position with either
    player to move.

    >>> arena("chomp:2x2", complete=True)
    <Arena: 10 vertices, 14 arcs>
    """
    rules, text = rules_and_text(what, position)
    source = _OfGame(rules, text, complete, limits)
    return Arena(source, source.arena(None, None))


def from_dict(
    graph: Mapping[Name, Iterable[Name]],
    owner: Mapping[Name, int] | Iterable[Name],
    *,
    start: Name | None = None,
    targets: Iterable[Name] | None = None,
    title: str = "",
) -> Arena:
    """The arena that a dictionary of successors describes.

    `owner` says who moves at each vertex (1 or 2), or lists the vertices of player 1. A vertex
    without successors is lost for its owner, unless `targets` says where the player whose attractor
    is asked for has won.

    >>> graph = {0: [4, 5], 1: [4, 5, 6], 2: [7], 3: [], 4: [2], 5: [3], 6: [3], 7: []}
    >>> from_dict(graph, owner=[0, 1, 2, 3]).attractor(1).layers
    [[7], [2], [4], [0, 1]]
    """
    if not isinstance(graph, Mapping):
        raise GameError(
            said(
                f"{graph!r} is not a dictionary from vertices to lists of successors",
                f"{graph!r} n'est pas un dictionnaire des sommets vers les listes de leurs successeurs",
            )
        )
    if not isinstance(owner, Mapping):
        first = set(_listed("owner", owner))
        owner = {vertex: 1 if vertex in first else 2 for vertex in graph}
    aims = None if targets is None else _listed("targets", targets)
    lists = {vertex: _listed(f"graph[{vertex!r}]", others) for vertex, others in graph.items()}
    title = text_of("title", title) or ""
    return Arena(_OfDictionary(lists, owner, start, aims, title))


def _listed(name: str, vertices: object) -> list[Any]:
    """Several vertices that were given as one argument."""
    if isinstance(vertices, Iterable):
        return list(vertices)
    raise GameError(
        said(
            f"`{name}` is {vertices!r}; give a list of vertices",
            f"`{name}` vaut {vertices!r}\u202f; donnez une liste de sommets",
        )
    )
