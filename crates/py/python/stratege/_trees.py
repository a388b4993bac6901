"""Min-max trees."""

from __future__ import annotations

import json
from typing import Any

from ._calls import number_of, text_of
from ._games import Game, rules_and_text
from ._language import language
from ._limits import allowance
from ._positions import Position


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

    def to_networkx(self) -> Any:
        """The tree as a graph of networkx, numbered from the root.

        Vertices have `position`, `value` and `player`, arcs the `move`.

        >>> tree("domineering:3x2", 2, "h1").to_networkx().number_of_nodes()
        9
        """
        import networkx

        graph: Any = networkx.DiGraph()
        waiting: list[tuple[int | None, dict[str, Any]]] = [(None, self.root)]
        while waiting:
            parent, node = waiting.pop()
            number = graph.number_of_nodes()
            about = {name: node[name] for name in node if name not in ("children", "move")}
            graph.add_node(number, **about)
            if parent is not None:
                graph.add_edge(parent, number, move=node.get("move"))
            waiting += [(number, child) for child in reversed(node.get("children") or [])]
        return graph

    def svg(self) -> str:
        """The tree as SVG."""
        return self._drawn("svg")

    def tikz(self) -> str:
        """The tree as TikZ."""
        return self._drawn("tikz")

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tree):
            return NotImplemented
        return (self._game, self._asked) == (other._game, other._asked)

    def __hash__(self) -> int:
        return hash((self._game, self._asked))

    def __repr__(self) -> str:
        position, depth, heuristic = self._asked
        asked = ", ".join(one for one in (position, heuristic) if one is not None)
        return f"<Tree of {self._game.word} to depth {depth}{asked and f': {asked}'}>"

    def __str__(self) -> str:
        return self._drawn("text")


def tree(what: Game | Position | str, depth: int, heuristic: str | None = None) -> Tree:
    """The min-max tree to a depth.

    >>> tree("domineering:3x2", 2, "h1").value
    inf
    """
    rules, text = rules_and_text(what)
    return Tree(rules, text, number_of("depth", depth), text_of("heuristic", heuristic))
