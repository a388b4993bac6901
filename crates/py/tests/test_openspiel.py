"""Games for OpenSpiel, with its own tests and algorithms."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
import stratege as st

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: stratege[openspiel]")

from stratege import openspiel  # noqa: E402

NAMES = [card.name for card in st.games() if st.game(card.name).players == 2]


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_of_openspiel_passes(name: str) -> None:
    # It copies every state, and a copy plays all moves again: long games are cut.
    short = {"longest": 100, "target": 20}
    chosen = [f"{key}={short[key]}" for key in st.game(name).parameters if key in short]
    word = ":".join([name, *chosen])
    pyspiel.random_sim_test(openspiel.load(word), num_sims=2, serialize=False, verbose=False)


def test_games_are_known_by_their_names() -> None:
    names = openspiel.register()
    assert set(names) <= set(pyspiel.registered_names()) and len(names) == len(NAMES)
    assert openspiel.register() == names
    state = pyspiel.load_game("stratege_chomp", {"word": "chomp:2x2"}).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["a2", "b1", "b2"]


def test_an_interpreter_that_has_registered_games_ends_quietly() -> None:
    script = "from stratege import openspiel; openspiel.register()"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_monte_carlo_of_openspiel_plays_dvonn() -> None:
    import numpy
    from open_spiel.python.algorithms import mcts

    game = openspiel.load("dvonn")
    rng = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=rng)
    state = game.new_initial_state()
    # The stones are on the board after 49 moves; from then on it is asked now and then.
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        action = bot.step(state) if moves >= 49 and moves % 8 == 0 else rng.choice(legal)
        assert action in legal
        state.apply_action(int(action))
        moves += 1
    assert sum(state.returns()) == 0 and moves > 49


#: Games that both have and everybody sees: ours, theirs, positions, and the value for player 1.
SEEN = [
    ("tic-tac-toe", "tic_tac_toe", 5478, 0),
    ("mnk:3x3x2", "mnk(m=3,n=3,k=2)", None, 1),
    ("connect-four:4x3x3", "connect_four(columns=4,rows=3,x_in_row=3)", None, 1),
    ("nim:1,2,3", "nim(is_misere=False,pile_sizes=1;2;3)", None, -1),
    ("nim:1,2,3,play=misere", "nim(is_misere=True,pile_sizes=1;2;3)", None, -1),
    ("clobber:2x3", "clobber(rows=2,columns=3)", None, None),
]

#: Games with hidden information that both have: ours, theirs, information sets of both players.
HIDDEN = [
    ("kuhn", "kuhn_poker", 12),
    ("leduc", "leduc_poker(suit_isomorphism=True)", 288),
    ("liars-dice:1x3", "liars_dice(numdice=1,dice_sides=3)", None),
]


@pytest.mark.parametrize(("ours", "theirs", "count", "value"), SEEN)
def test_positions_and_values_agree_where_all_is_seen(
    ours: str, theirs: str, count: int | None, value: int | None
) -> None:
    both = openspiel.load(ours), pyspiel.load_game(theirs)
    mine, others = (len(positions(game)) for game in both)
    values = {best(game.new_initial_state(), {}) for game in both}
    assert mine == others and len(values) == 1
    assert count in (None, mine) and value in (None, *values)


def test_values_of_dots_and_boxes_agree() -> None:
    theirs = "dots_and_boxes(num_rows=1,num_cols=2,utility_margin=True)"
    both = openspiel.load("dots-and-boxes:1x2"), pyspiel.load_game(theirs)
    assert len({best(game.new_initial_state(), {}) for game in both}) == 1


@pytest.mark.parametrize(("ours", "theirs", "count"), HIDDEN)
def test_information_sets_and_values_agree_where_something_is_hidden(
    ours: str, theirs: str, count: int | None
) -> None:
    both = openspiel.load(ours), pyspiel.load_game(theirs)
    mine, others = (information_sets(game) for game in both)
    assert mine == others and count in (None, sum(mine))
    gain = st.solve(ours)["gain"]
    value, slack = equilibrium(both[1])
    assert gain["low"] - slack <= value <= gain["high"] + slack


def test_counterfactual_regret_of_openspiel_solves_our_kuhn() -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = openspiel.load("kuhn")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    slack = exploitability.nash_conv(game, policy)
    value, _ = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert slack < 0.02 and abs(value + 1 / 18) <= slack


def test_chance_has_probabilities() -> None:
    state = openspiel.load("kuhn").new_initial_state()
    assert state.is_chance_node() and not state.is_terminal()
    places, chances = zip(*state.chance_outcomes())
    assert places == (0, 1, 2) and chances == pytest.approx((1 / 3,) * 3)
    state.apply_action(2)
    state.apply_action(0)
    assert state.current_player() == 0
    assert str(state.clone()) == str(state)


def best(state: Any, known: dict[str, float]) -> float:
    """What player 1 gets from a state of OpenSpiel that both players see."""
    if state.is_terminal():
        return float(state.returns()[0])
    name = named(state)
    if name not in known:
        values = [best(state.child(action), known) for action in state.legal_actions()]
        known[name] = max(values) if state.current_player() == 0 else min(values)
    return known[name]


def named(state: Any) -> str:
    """The position and who is to move, without how it was reached."""
    return f"{state} {state.current_player()}"


def positions(game: Any) -> set[str]:
    """All positions that can be reached, as text."""
    seen: set[str] = set()
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if named(state) in seen:
            continue
        seen.add(named(state))
        waiting += [state.child(action) for action in state.legal_actions()]
    return seen


def information_sets(game: Any) -> list[int]:
    """How many situations each player can tell apart."""
    seen: list[set[str]] = [set(), set()]
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        player = state.current_player()
        if player in (0, 1):
            seen[player].add(state.information_state_string(player))
        waiting += [state.child(action) for action in state.legal_actions()]
    return [len(one) for one in seen]


def equilibrium(game: Any) -> tuple[float, float]:
    """What player 1 gets on average if both play as regrets teach them, and how far that may be off."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    slack = pyspiel.nash_conv(game, policy)
    return pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0], slack


def test_a_player_of_a_hidden_game_is_shown_their_own_hand() -> None:
    state = openspiel.load("dominoes").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    views = [state.observation_string(player) for player in (0, 1)]
    assert views[0] != views[1]
    assert state.information_state_string(0) == state.information_state_string(0)
    assert len(state.observation_tensor(0)) > 0


@pytest.mark.parametrize("word", ["kuhn", "leduc", "liars-dice"])
def test_openspiel_finds_the_same_exploitability_of_our_equilibrium(word: str) -> None:
    from open_spiel.python.algorithms import exploitability

    found = st.equilibrium(word, iterations=200)
    policy = openspiel.policy(word, found)
    theirs = exploitability.exploitability(policy.game, policy)
    assert theirs == pytest.approx(found.exploitability, abs=1e-9)
    assert policy.action_probability_array.sum(axis=1) == pytest.approx(1.0)


def test_openspiel_finds_the_same_exploitability_of_random_play() -> None:
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    for word, name in (("kuhn", "kuhn_poker"), ("leduc", "leduc_poker")):
        game = pyspiel.load_game(name)
        theirs = exploitability.exploitability(game, UniformRandomPolicy(game))
        assert st.exploitability(word, "random") == pytest.approx(theirs, abs=1e-9)


def test_games_that_openspiel_has_otherwise_are_refused() -> None:
    with pytest.raises(st.GameError, match="known with the usual parameters: kuhn, leduc, liars-dice"):
        openspiel.policy("kuhn:4", st.equilibrium("kuhn:4"))
