"""Games as games of OpenSpiel: `stratege.openspiel.load("dvonn")`.

    pip install "stratege[openspiel]"

`load` gives a `pyspiel.Game` for the algorithms of OpenSpiel; `register` makes all listed games of
two players known to `pyspiel.load_game` under names such as `stratege_connect_four`.

Chance is a player there ("explicit stochastic"): its outcomes are numbered in the order of the rules
and have probabilities. An information state is all that a player knows: the moves, those of the
player alone where something is hidden, and what is seen now. Returns are the payoffs of our rules.

`policy` turns an equilibrium of ours into a policy for OpenSpiel's own game, where both have the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from ._engine import GameError
from ._equilibria import Plan
from ._games import Game, games, rules_of
from ._language import said
from ._numbering import Numbering, numbering
from ._positions import Position

try:
    import numpy
    import pyspiel
except ImportError as missing:
    raise ImportError(
        said(
            'these games need OpenSpiel: pip install "stratege[openspiel]"',
            'ces jeux demandent OpenSpiel\u202f: pip install "stratege[openspiel]"',
        )
    ) from missing

__all__ = ["SpielGame", "SpielState", "load", "policy", "register"]

#: Games may last so many times longer than those that were played at random.
PATIENCE = 20

#: Games that are played at random to see what chance may do.
PLAYS = 16


def load(what: Game | str, *, actions: int | None = None) -> SpielGame:
    """A game for the algorithms of OpenSpiel.

    `actions` is the number of different moves that there is room for, where random games do not
    meet them all.
    """
    return SpielGame(rules_of(what), actions)


def register() -> list[str]:
    """Make all listed games of two players known to OpenSpiel; gives their names there.

    `pyspiel.load_game("stratege_chomp", {"word": "chomp:4x5"})` chooses parameters.
    """
    names = []
    known = set(pyspiel.registered_names())
    for card in games():
        game = rules_of(card.name)
        if game.players != 2:
            continue
        kind = _type(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _registered(card.name))
        names.append(kind.short_name)
    return names


def policy(what: Game | str, plan: Plan) -> Any:
    """An equilibrium (or a best response) as a `TabularPolicy` of OpenSpiel's own game.

    For `kuhn`, `leduc` and `liars-dice`: their information sets are matched by what players know.
    `policy("kuhn", equilibrium("kuhn")).game` is OpenSpiel's game.
    """
    from open_spiel.python.policy import TabularPolicy

    rules = rules_of(what)
    name, same = _THEIRS.get(rules.name, (None, {}))
    # Other sizes are other games there.
    if name is None or any(rules.parameters[key] != value for key, value in same.items()):
        known = ", ".join(_THEIRS)
        raise GameError(
            said(
                f"OpenSpiel's own game is not known for {rules.word}; known with the usual parameters: {known}",
                f"le jeu d'OpenSpiel n'est pas connu pour {rules.word}\u202f; connus avec les paramètres usuels\u202f: {known}",
            )
        )
    ours = {
        (one["player"], one["view"]): {mv["move"]: mv["probability"] for mv in one["moves"]}
        for one in plan.strategy
    }
    table = TabularPolicy(pyspiel.load_game(name))
    for row, state in enumerate(table.states):
        view, moves = _SEEN[rules.name](state)
        actions = state.legal_actions()
        if len(actions) == 1:
            continue
        chances = ours.get((state.current_player() + 1, view))
        if chances is None:
            raise GameError(
                said(
                    f"the strategy does not say what player {state.current_player() + 1} does at {view}; "
                    f"give one of {rules.word}",
                    f"la stratégie ne dit pas ce que fait J{state.current_player() + 1} en {view}\u202f; "
                    f"donnez-en une de {rules.word}",
                )
            )
        table.action_probability_array[row] = 0.0
        for action in actions:
            table.action_probability_array[row, action] = chances[moves[action]]
    return table


#: OpenSpiel's names for games, and the parameters with which they are the same.
_THEIRS: dict[str, tuple[str, dict[str, Any]]] = {
    "kuhn": ("kuhn_poker", {"cards": 3}),
    "leduc": ("leduc_poker", {"ranks": 3}),
    "liars-dice": ("liars_dice", {"dice": 1, "faces": 6}),
}


def _actions(state: Any) -> tuple[list[int], list[int]]:
    """What chance drew, and what the players did."""
    drawn: list[int] = []
    done: list[int] = []
    for one in state.full_history():
        (drawn if one.player == pyspiel.PlayerId.CHANCE else done).append(one.action)
    return drawn, done


def _own(state: Any, cards: list[int], mark: str) -> str:
    """The own card, and that the other is not seen."""
    player = state.current_player()
    card = str(cards[player])
    return f"{card}{mark}?" if player == 0 else f"?{mark}{card}"


def _seen_in_kuhn(state: Any) -> tuple[str, dict[int, str]]:
    drawn, done = _actions(state)
    bets = "".join("pb"[action] for action in done)
    return f"{_own(state, [card + 1 for card in drawn], ',')} {bets}".strip(), {0: "pass", 1: "bet"}


def _seen_in_leduc(state: Any) -> tuple[str, dict[int, str]]:
    drawn, _ = _actions(state)
    # Cards of the same rank lie side by side.
    ranks = [card // 2 + 1 for card in drawn]
    bets = "".join(
        f"/{one.action // 2 + 1} " if one.player == pyspiel.PlayerId.CHANCE else "fcr"[one.action]
        for one in state.full_history()[2:]
    )
    return f"{_own(state, ranks, ',')} {bets}".strip(), {0: "fold", 1: "call", 2: "raise"}


def _seen_in_liars_dice(state: Any) -> tuple[str, dict[int, str]]:
    drawn, done = _actions(state)
    names = {action: f"{action // 6 + 1}x{action % 6 + 1}" for action in range(12)} | {12: "liar"}
    said_so_far = "".join(f" {names[action]}" for action in done)
    return f"{_own(state, [face + 1 for face in drawn], '|')}{said_so_far}", names


#: What the player to move sees of OpenSpiel's state, as our views are written, and its actions.
_SEEN = {"kuhn": _seen_in_kuhn, "leduc": _seen_in_leduc, "liars-dice": _seen_in_liars_dice}


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    engine = game._engine
    return kinds(
        short_name=f"stratege_{game.name.replace('-', '_')}",
        long_name=f"Stratège: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if engine.has_chance()
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if engine.is_open()
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"word": game.word},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of ours as OpenSpiel knows games."""

    def __init__(self, game: Game, actions: int | None) -> None:
        self.rules = game
        self.moves: Numbering = numbering(game, actions)
        least, most = game._engine.payoffs()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=_outcomes(game),
            num_players=2,
            min_utility=float(min(least, -most)),
            max_utility=float(max(most, -least)),
            utility_sum=0.0,
            max_game_length=PATIENCE * self.moves.longest,
        )
        super().__init__(_type(game), info, {"word": game.word})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """A state at the start, or at the position that a text describes."""
        del state  # Positions are set up by `position`.
        return SpielState(self, Waiting(self.rules))

    def position(self, text: str) -> SpielState:
        """A state at a position."""
        return SpielState(self, Waiting(self.rules, self.rules.position(text).text))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who sees boards as arrays."""
        del params
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.moves, remembers)


def _outcomes(game: Game) -> int:
    """How many outcomes chance has at most: twice as many as random games have shown."""
    if not game._engine.has_chance():
        return 0
    return 2 * max(len(outcomes) for seed in range(PLAYS) for outcomes in _chances(game, seed))


def _chances(game: Game, seed: int) -> Iterator[list[tuple[str, int]]]:
    """What chance may do wherever it acts in a random game."""
    rng, line = random.Random(seed), game._engine.line(None, None)
    while True:
        outcomes = line.outcomes()
        if outcomes:
            yield outcomes
            line.befall(rng.randrange(len(outcomes)))
        elif line.turn() is not None:
            line.push(rng.choice(line.moves()))
        else:
            return


def _registered(name: str) -> type[SpielGame]:
    """What makes the game from its parameters: a class, because OpenSpiel keeps it beyond the end of
    the interpreter, when a function could no longer be given up."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules_of((params or {}).get("word") or name), None)

    return Registered


class Waiting(Position):
    """A position of a game in which nothing is drawn: chance waits to be told what it does."""

    def __init__(
        self, game: Game, start: str | None = None, steps: Iterable[str | int] = ()
    ) -> None:
        super().__init__(game, start, seed=None)
        #: Moves, and the numbers of what chance did.
        self._steps: list[str | int] = []
        for step in steps:
            self.go(step)

    def outcomes(self) -> list[tuple[str, int]]:
        """What chance may do here, and how often; nothing where a player is to move."""
        return self._line.outcomes()

    def go(self, step: str | int) -> None:
        """Play a move, or let chance do what has a number among the outcomes."""
        if isinstance(step, str):
            self._line.push(step)
        elif not self._line.befall(step):
            raise GameError(
                said(
                    f"chance has no outcome {step} here",
                    f"le hasard n'a pas d'issue {step} ici",
                )
            )
        self._steps.append(step)

    def copy(self) -> Waiting:
        """The same position, with the same moves and the same chance."""
        return Waiting(self.game, self._start, self._steps)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Waiting, (self.game, self._start, self._steps))


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress."""

    def __init__(self, game: SpielGame, position: Waiting) -> None:
        super().__init__(game)
        self.position = position
        self._moves = game.moves

    def current_player(self) -> Any:
        """Who is to move, from 0."""
        turn = self.position.turn
        if turn is not None:
            return turn - 1
        return pyspiel.PlayerId.CHANCE if self.position.outcomes() else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with probabilities."""
        weights = [weight for _, weight in self.position.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves.legal(self.position))

    def _apply_action(self, action: int) -> None:
        is_move = self.position.turn is not None
        self.position.go(self._moves.move(action) if is_move else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcomes()[action][0]
        return self._moves.move(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over and not self.position.outcomes()

    def returns(self) -> list[float]:
        """What both players get."""
        payoff = float(self.position.payoff or 0)
        return [payoff, -payoff]

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """Sees what a player sees, as an array and as text."""

    def __init__(self, moves: Numbering, remembers: bool) -> None:
        self._moves, self._remembers = moves, remembers
        self.tensor: Any = numpy.zeros(moves.shape, numpy.float32).ravel()
        self.dict: dict[str, Any] = {"observation": self.tensor.reshape(moves.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.dict["observation"][:] = self._moves.board(state.position, player + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """What is seen, as text; with perfect recall, the moves as well."""
        if not self._remembers:
            return state.position.show(player + 1)
        return "\n".join(state.position._line.knowledge(player + 1))
