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
    word = f"{name}:longest=100" if "longest" in st.game(name).parameters else name
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


def test_positions_and_values_agree_where_both_have_the_game() -> None:
    both = openspiel.load("tic-tac-toe"), pyspiel.load_game("tic_tac_toe")
    assert [len(positions(game)) for game in both] == [5478, 5478]
    value = {"tic-tac-toe": 0, "nim:1,2,3,play=misere": -1}
    theirs = {"tic-tac-toe": "tic_tac_toe", "nim:1,2,3,play=misere": "nim(pile_sizes=1;2;3)"}
    for ours, name in theirs.items():
        solved = {1: 1, 2: -1, None: 0}[st.solve(ours).winner]
        assert solved == best(pyspiel.load_game(name).new_initial_state(), {}) == value[ours], ours


def best(state: Any, known: dict[str, float]) -> float:
    """What player 1 gets from a state of OpenSpiel."""
    if state.is_terminal():
        return float(state.returns()[0])
    name = f"{state} {state.current_player()}"
    if name not in known:
        values = [best(state.child(action), known) for action in state.legal_actions()]
        known[name] = max(values) if state.current_player() == 0 else min(values)
    return known[name]


def positions(game: Any) -> set[str]:
    """All positions that can be reached, as text."""
    seen: set[str] = set()
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if str(state) in seen:
            continue
        seen.add(str(state))
        waiting += [state.child(action) for action in state.legal_actions()]
    return seen


def test_a_player_of_a_hidden_game_is_shown_their_own_hand() -> None:
    state = openspiel.load("dominoes").new_initial_state()
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
