"""Games as games of OpenSpiel: `stratege.openspiel.load("dvonn")`.

    pip install "stratege[openspiel]"

`load` gives a `pyspiel.Game` for the algorithms of OpenSpiel; `register` makes all listed games of
two players known to `pyspiel.load_game` under names such as `stratege_connect_four`.

`policy` turns an equilibrium of ours into a policy for OpenSpiel's own game, where both have the game.

What chance does is drawn inside a state ("sampled stochastic"): algorithms that want to go through
all deals by themselves cannot use such a game; those that play games from the start can. An
information state is what a player has seen: their view of the board and the moves.
"""

from __future__ import annotations

import random
from typing import Any

from ._engine import GameError
from ._equilibria import Plan
from ._games import Game, Position, games, rules_of
from ._language import said
from ._numbering import Numbering, numbering

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
    is_perfect = game._engine.is_perfect()
    return kinds(
        short_name=f"stratege_{game.name.replace('-', '_')}",
        long_name=f"Stratège: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC
        if is_perfect
        else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if is_perfect
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
        self._lots = random.Random(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=PATIENCE * self.moves.longest,
        )
        super().__init__(_type(game), info, {"word": game.word})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """A state at the start, or at the position that a text describes."""
        del state  # Positions are set up by `position`.
        return SpielState(self, self.rules.start(seed=self._lots.randrange(1 << 31)))

    def position(self, text: str) -> SpielState:
        """A state at a position."""
        return SpielState(self, self.rules.position(text))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who sees boards as arrays."""
        del params
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.moves, remembers)

    # What chance does next is drawn here.
    def get_rng_state(self) -> str:
        """The state of the generator, as text."""
        return repr(self._lots.getstate())

    def set_rng_state(self, text: str) -> None:
        """Bring the generator back into a state."""
        import ast

        self._lots.setstate(ast.literal_eval(text))


def _registered(name: str) -> type[SpielGame]:
    """What makes the game from its parameters: a class, because OpenSpiel keeps it beyond the end of
    the interpreter, when a function could no longer be given up."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules_of((params or {}).get("word") or name), None)

    return Registered


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position
        self._moves = game.moves

    def current_player(self) -> Any:
        """Who is to move, from 0."""
        turn = self.position.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn - 1

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves.legal(self.position))

    def _apply_action(self, action: int) -> None:
        self.position._line.push(self._moves.move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._moves.move(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What both players get."""
        payoff = self.position.payoff or 0
        sign = float((payoff > 0) - (payoff < 0))
        return [sign, -sign]

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
        seen = state.position.show(player + 1)
        if not self._remembers:
            return seen
        line = state.position._line
        history = line.history()
        # Players who choose at once do so one after the other, and the second must not know.
        if state.position.turn == player + 1:
            history = history[: len(history) - line.concealed()]
        return "\n".join([*history, seen])
