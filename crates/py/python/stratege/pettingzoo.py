"""Games as environments of PettingZoo: `stratege.pettingzoo.env("connect-four")`.

    pip install "stratege[pettingzoo]"

An environment is of the kind AEC, in which agents act one after the other. An observation is a
dictionary: `observation` is the board as an array of rows, columns and four numbers for each place
(whose it is: 1 own, 2 the other's; the character for it; how many; what is printed below), as the
agent sees it; `action_mask` has 1 for every legal move. `env.unwrapped.moves` translates numbers of
moves. The winner gets 1, the loser -1. Chance is drawn from the seed of `reset`.
"""

from __future__ import annotations

from typing import Any

from ._games import Game, rules_of
from ._language import said
from ._numbering import Numbering, numbering
from ._positions import Position

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        said(
            'environments need PettingZoo: pip install "stratege[pettingzoo]"',
            'les environnements demandent PettingZoo\u202f: pip install "stratege[pettingzoo]"',
        )
    ) from missing

__all__ = ["Environment", "env", "raw_env"]

#: What numbers of a board may be: characters are the largest.
LARGEST = 0x10FFFF


def env(
    what: Game | str, *, render_mode: str | None = None, actions: int | None = None
) -> AECEnv[str, Any, Any]:
    """The environment of a game: illegal moves lose, and wrong use is refused.

    `actions` is the number of different moves that there is room for, where random games do not
    meet them all.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(
                raw_env(what, render_mode=render_mode, actions=actions), illegal_reward=-1
            )
        )
    )


def raw_env(
    what: Game | str, *, render_mode: str | None = None, actions: int | None = None
) -> Environment:
    """The same without checks."""
    return Environment(rules_of(what), render_mode, actions)


class Environment(AECEnv[str, Any, Any]):  # type: ignore[misc, unused-ignore]
    """A game that agents play one after the other."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "name": "stratege_v0",
        "is_parallelizable": False,
    }

    def __init__(self, game: Game, render_mode: str | None, actions: int | None) -> None:
        super().__init__()
        self.game, self.render_mode = game, render_mode
        self.metadata = self.metadata | {"name": f"stratege_{game.name.replace('-', '_')}_v0"}
        self.moves: Numbering = numbering(game, actions)
        self.possible_agents = [f"player_{number}" for number in range(1, game.players + 1)]
        self._lots = numpy.random.default_rng()
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, self.moves.shape, numpy.int32),
                "action_mask": spaces.Box(0, 1, (len(self.moves),), numpy.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.moves)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed fixes what chance does in this one and in those that follow."""
        if seed is not None:
            self._lots = numpy.random.default_rng(seed)
        position = (options or {}).get("position")
        self.position = Position(
            self.game, self.game._text(position), seed=int(self._lots.integers(1 << 31))
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[(self.position.turn or 1) - 1]
        self._conclude()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which moves it may make."""
        player = self.possible_agents.index(agent) + 1
        mask = numpy.zeros(len(self.moves), dtype=numpy.int8)
        if self.position.turn == player:
            mask[list(self.moves.legal(self.position))] = 1
        return {"observation": self.moves.board(self.position, player), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Make the move with a number."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self.position._line.push(self.moves.move(int(action)))
        turn = self.position.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn - 1]
        else:
            last = self.possible_agents.index(self.agent_selection)
            self.agent_selection = self.possible_agents[(last + 1) % len(self.possible_agents)]
        self._clear_rewards()
        self._conclude()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _conclude(self) -> None:
        """Give everybody what is theirs, if the game is over."""
        payoff = self.position.payoff
        if not self.position.is_over or payoff is None:
            return
        for agent, sign in zip(self.agents, (1, -1)):
            self.rewards[agent] = float(sign * ((payoff > 0) - (payoff < 0)))
            self.terminations[agent] = True

    def render(self) -> str | None:
        """The board as text: given back in mode `ansi`, else printed."""
        if self.render_mode == "ansi":
            return self.position.show()
        if self.render_mode == "human":
            print(self.position.show())
        return None

    def close(self) -> None:
        """Nothing is open."""
