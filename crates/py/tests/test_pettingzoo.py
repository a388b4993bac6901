"""Environments of PettingZoo, with its own tests."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
import stratege as st

pytest.importorskip("pettingzoo", reason="PettingZoo is missing: stratege[pettingzoo]")

from pettingzoo.test import api_test, seed_test  # noqa: E402
from stratege.pettingzoo import env  # noqa: E402

NAMES = [card.name for card in st.games() if st.game(card.name).players == 2]


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    with warnings.catch_warnings():
        # It wonders about arrays of several dimensions that are no pictures.
        warnings.simplefilter("ignore")
        api_test(env(name), num_cycles=100)
        seed_test(lambda: env(name), num_cycles=60)


def test_a_game_of_connect_four_is_won_by_a_column() -> None:
    environment: Any = env("connect-four")
    environment.reset(seed=1)
    for number in (3, 2, 3, 2, 3, 2, 3):
        observation, *_ = environment.last()
        assert observation["action_mask"].tolist() == [1] * 7
        environment.step(number)
    assert environment.rewards == {"player_1": 1.0, "player_2": -1.0}
    assert all(environment.terminations.values())
    own = environment.observe("player_1")["observation"][:, :, 0]
    other = environment.observe("player_2")["observation"][:, :, 0]
    assert own[-4:, 3].tolist() == [1] * 4 and other[-4:, 3].tolist() == [2] * 4
    assert own.shape == (6, 7)


def test_a_hand_is_not_in_the_observation_of_the_other() -> None:
    environment: Any = env("dominoes")
    environment.reset(seed=1)
    views = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert (views[0] != views[1]).any()


def test_an_illegal_move_loses() -> None:
    environment: Any = env("tic-tac-toe")
    environment.reset()
    environment.step(4)
    environment.step(4)
    assert environment.rewards["player_2"] == -1


def test_boards_are_drawn_and_positions_set_up() -> None:
    environment: Any = env("tic-tac-toe", render_mode="ansi")
    environment.reset(options={"position": "XO./.X./..O"})
    assert environment.agent_selection == "player_1"
    assert environment.render().splitlines()[0].split() == ["3", "X", "O", "."]
