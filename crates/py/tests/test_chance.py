"""Games written in Python with chance, scores and hidden information, and equilibria."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
import stratege as st

Pig = tuple[tuple[int, int], int, int, bool]


def pig(target: int, **changed: Any) -> st.Game:
    """Pig: points, what was rolled in this turn, who is to move, and whether the die is thrown."""

    def play(state: Pig, move: Any) -> Pig:
        points, pot, player, rolling = state
        if rolling:
            return (points, pot + move, player, False) if move > 1 else (points, 0, 3 - player, False)
        if move == "roll":
            return points, pot, player, True
        first, second = points
        points = (first + pot, second) if player == 1 else (first, second + pot)
        return points, 0, 3 - player, False

    functions: dict[str, Any] = {
        "start": ((0, 0), 0, 1, False),
        "turn": lambda state: state[2],
        "moves": lambda state: ["roll", "hold"] if state[1] else ["roll"],
        "chance": lambda state: dict.fromkeys(range(1, 7), 1) if state[3] else None,
        "play": play,
        "winner": lambda state: state[2] if state[0][state[2] - 1] + state[1] >= target else None,
    }
    return st.from_functions(**(functions | changed))


CARDS = "123"
DEALS = [one + other for one in CARDS for other in CARDS if one != other]


def kuhn(**changed: Any) -> st.Game:
    """Kuhn poker: both cards, and the letters of what was done."""

    def payoff(state: tuple[str, str]) -> int:
        cards, done = state
        better = 1 if cards[0] > cards[1] else -1
        return {"pp": better, "bb": 2 * better, "pbb": 2 * better, "bp": 1, "pbp": -1}[done]

    functions: dict[str, Any] = {
        "start": ("", ""),
        "chance": lambda state: None if state[0] else dict.fromkeys(DEALS, 1),
        "moves": lambda state: [] if state[1] in ("pp", "bb", "bp", "pbb", "pbp") else ["p", "b"],
        "play": lambda state, move: (state[0], state[1] + move) if state[0] else (move, ""),
        "view": lambda state, player: (state[0][player - 1 : player], state[1]),
        "payoff": payoff,
    }
    return st.from_functions(**(functions | changed))


def test_a_game_with_dice_has_the_value_of_the_listed_one() -> None:
    solved, listed = pig(20).solve(), st.solve("pig:20")
    assert solved.chance == pytest.approx(listed.chance, abs=1e-9)
    assert solved.best == ["roll"] and solved.method == "expectation"
    assert str(solved).startswith("Under best play, player 1 wins with probability 61.56 %")
    for pot in (5, 18):
        assert [solved.strategy[((0, 9), pot, 1, False)]] == st.solve("pig:20", f"0,9 1 +{pot}").best


def test_a_game_with_dice_is_drawn_played_and_put_in_tournaments() -> None:
    game = pig(6)
    position = game.start(seed=3)
    assert position.legal_moves == ["roll"] and "<svg" in position.svg()
    position.push("roll")
    assert position.turn in (1, 2) and position.history == ["roll"]
    assert position.copy().text == position.text
    standings = st.tournament(game, "optimal", "random", games=200, seed=1, record=True)
    assert standings.ranking[0]["name"] == "optimal"
    assert {type(move) for play in standings.plays for move in play.moves} == {str}
    assert st.tournament(game, "first", lambda state: "roll", games=20).pairings[0]["games"] == 20
    assert st.perft(game, 2) == [1, 6]


def test_weights_may_be_fractions_and_lie_far_apart() -> None:
    def spun(weights: dict[int, Any]) -> Any:
        return st.from_functions(
            start="", chance=lambda s: weights if s == "" else None, moves=lambda s: [], play=lambda s, mv: mv,
            payoff=lambda s: s, turn=lambda s: 1,
        ).solve().gain.low

    assert spun({3: Fraction(1, 3), 0: Fraction(1, 2), -6: Fraction(1, 6)}) == pytest.approx(0)
    assert spun({1: 10**9, 0: 3 * 10**9}) == pytest.approx(0.25)


def test_scores_need_no_chance() -> None:
    # Take the left or the right of a row of coins; the most is won.
    def play(state: Any, move: str) -> Any:
        coins, ahead, sign = state
        taken, rest = (coins[0], coins[1:]) if move == "left" else (coins[-1], coins[:-1])
        return rest, ahead + sign * taken, -sign

    functions: dict[str, Any] = {
        "start": ((3, 9, 1, 2), 0, 1),
        "moves": lambda state: ["left", "right"][: len(state[0])],
        "play": play,
        "payoff": lambda state: state[1],
    }
    solved = st.from_functions(**functions, scored=True).solve()
    assert (solved.payoff, solved.winner, solved.best) == (7, 1, ["right"])
    assert str(solved) == "Player 1 wins by 7 points; best move right"
    with pytest.raises(st.RulesError, match="with `scored=True`, any whole number"):
        st.from_functions(**functions | {"payoff": lambda state: 0 if state[0] else state[1]}).solve()


def test_a_game_with_views_has_the_equilibrium_of_the_listed_one() -> None:
    found = st.equilibrium(kuhn())
    assert found.fraction == "-1/18" and found.value == pytest.approx(-1 / 18)
    assert found.between == [found.value] * 2 and found.exploitability == 0
    assert found.information_sets == 12 == len(found.strategy)
    assert {one["view"] for one in found.strategy if one["player"] == 1} == {
        (card, done) for card in CARDS for done in ("", "pb")
    }
    solved = kuhn().solve()
    assert str(solved).startswith("Under best play, player 1 gains −1/18 on average")
    assert solved.strategy == found.strategy and solved.gain.low == pytest.approx(-1 / 18)


def test_views_are_what_players_are_shown() -> None:
    position = kuhn().start(seed=5)
    cards, _ = position.state
    assert position.show(1) == f"('{cards[0]}', '')" and position.show(2) == f"('{cards[1]}', '')"
    seen = []

    def watching(view: tuple[str, str], player: int) -> str:
        seen.append((player, view))
        return "p"

    st.tournament(kuhn(), watching, "random", games=20, seed=1)
    assert {player for player, _ in seen} == {1, 2}
    assert all(len(card) == 1 and card in CARDS for _, (card, _) in seen)


def by_card(view: Any) -> dict[str, float]:
    """Bets with a 3, sometimes with a 1."""
    text = "".join(view)
    card = next(letter for letter in text if letter in CARDS)
    return {"3": {"b": 1.0}, "2": {"p": 1.0}, "1": {"p": 2 / 3, "b": 1 / 3}}[card]


def by_notation(view: str) -> dict[str, float]:
    """The same for the listed game."""
    names = {"p": "pass", "b": "bet"}
    return {names[move]: chance for move, chance in by_card(view).items()}


def test_exploitability_is_the_same_for_an_own_game_and_the_listed_one() -> None:
    for game, strategy in ((kuhn(), by_card), (st.kuhn(), by_notation)):
        assert st.exploitability(game, strategy) == pytest.approx(25 / 108, abs=1e-6)
        assert st.exploitability(game, "random") == pytest.approx(11 / 24)
        assert st.exploitability(game, "equilibrium") == pytest.approx(0, abs=1e-5)
        assert st.exploitability(game, st.equilibrium(game)) == 0


@pytest.mark.parametrize("word", ["kuhn", "leduc", "dominoes:2x2"])
def test_a_best_response_gains_what_the_exploitability_says(word: str) -> None:
    answer = st.best_response(word, "first")
    assert answer.exploitability == st.exploitability(word, "first") == pytest.approx(sum(answer.gains) / 2)
    standings = st.tournament(word, "first", answer, games=4000, seed=1)
    assert standings.ranking[0]["name"] == "best-response:first"
    assert st.exploitability(word, answer) > -1e-12


def test_an_equilibrium_keeps_to_limits_and_methods() -> None:
    for method in ("dcfr", "pcfr", "cfr+"):
        found = st.equilibrium("leduc", method=method, precision=0.001)
        assert found.method == method and found.exploitability <= 0.001
        assert found.between[0] <= -0.0856064241 <= found.between[1]
    hasty = st.equilibrium("leduc", iterations=1)
    assert hasty.exploitability > 0.001 and hasty.method == "dcfr"
    large = st.equilibrium("liars-dice", iterations=5)
    assert len(large.strategy) == large.information_sets > 5000
    table = st.equilibrium("kuhn").to_pandas()
    assert list(table) == ["player", "set", "view", "move", "probability"]
    assert table.groupby(["player", "set"])["probability"].sum().tolist() == pytest.approx([1.0] * 12)
    with pytest.raises(st.GameError, match="there is no method `memo` here; known: dcfr"):
        st.equilibrium("dominoes:2x2", method="memo")  # type: ignore[arg-type]


def test_tournaments_tell_exploitability() -> None:
    found = st.equilibrium("kuhn")
    standings = st.tournament("kuhn", by_notation, found, "random", games=100, exploitability=True)
    told = [one.get("exploitability") for one in standings.strategies]
    assert told == [None, 0, pytest.approx(11 / 24)]
    fixed = st.tournament("kuhn", by_notation, "random", deterministic=True, exploitability=True)
    assert fixed.exact and fixed.strategies[0]["exploitability"] == pytest.approx(25 / 108, abs=1e-6)


@pytest.mark.parametrize("what", ["pig:20", "chomp:2x3", "dice:n=10,d=2"])
def test_games_without_views_are_refused(what: str) -> None:
    for ask in (lambda: st.equilibrium(what), lambda: st.exploitability(what, "random")):
        with pytest.raises(st.GameError, match="no hidden information, or is a race"):
            ask()


def weighing(weight: Any) -> Callable[[Pig], Any]:
    return lambda state: {1: 1, 2: weight} if state[3] else None


@pytest.mark.parametrize(
    ("game", "english", "french"),
    [
        (lambda: pig(9, chance=weighing(-1)), "and 2 has the weight -1", "et 2 a pour poids -1"),
        (lambda: pig(9, chance=weighing(0)), "and 2 has the weight 0", "et 2 a pour poids 0"),
        (lambda: pig(9, chance=weighing("1")), "and 2 has the weight '1'", "et 2 a pour poids '1'"),
        (lambda: pig(9, chance=weighing(0.5)), "and 2 has the weight 0.5", "et 2 a pour poids 0.5"),
        (lambda: pig(9, chance=weighing(2**32)), "sum, as whole numbers, is less", "reste inférieure"),
        (lambda: pig(9, chance=lambda state: [1, 2]), "gave [1, 2] at the position ((0, 0), 0, 1, False); it should be a dictionary", "il faudrait un dictionnaire"),
        (
            lambda: kuhn(moves=lambda s: ["p", "b", "c"][: 0 if s[1] else int(s[0][1])], payoff=lambda s: 0),
            "what a player may do must follow from what that player sees",
            "ce qu'un joueur peut jouer doit découler de ce qu'il voit",
        ),
        (
            lambda: kuhn(view=lambda s, player: s[1] if s[1] and player == 2 else (s[0][player - 1 : player], s[1])),
            "`view` no longer tells player 2 something that it told before",
            "`view` ne dit plus au joueur 2 quelque chose",
        ),
        (lambda: kuhn(payoff=lambda s, player: 1), "`payoff` gave 1 for player 1 and 1 for player 2 at the position", "les gains doivent être opposés"),
        (lambda: kuhn(payoff=lambda s: 0.5), "`payoff` gave 0.5 at the position", "un entier de -1000000 à 1000000"),
        (lambda: kuhn(payoff=lambda s, player: "1"), "`payoff` gave '1' at the position", "pour le joueur demandé"),
        (lambda: kuhn(view=lambda s, player: s[7]), "`view` raised IndexError", "`view` a levé IndexError"),
    ],
)
def test_broken_promises_are_told_with_the_position(
    game: Callable[[], st.Game], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        st.use_language(language)
        # Also when asked again: nothing is kept of what went wrong.
        rules = game()
        for _ in range(2):
            with pytest.raises(st.RulesError) as caught:
                rules.solve()
            assert sentence in str(caught.value)
            assert "position" in str(caught.value)


def test_views_that_differ_in_moves_are_told_with_both_positions() -> None:
    # Whoever sees the other's card may do more.
    game = kuhn(moves=lambda s: ["p", "b", "c"][: 0 if s[1] else int(s[0][1])], payoff=lambda s: 0)
    with pytest.raises(st.RulesError) as caught:
        game.solve()
    assert str(caught.value) == (
        "`view` gave ('1', '') for player 1 at the position ('12', '') and at the position ('13', ''), but the "
        "moves are p, b there and p, b, c here; what a player may do must follow from what that player sees"
    )


def test_payoffs_of_either_player_are_asked_for() -> None:
    listed = kuhn()._functions or {}

    def payoff(state: tuple[str, str], player: int) -> int:
        first: int = listed["payoff"](state)
        return first if player == 1 else -first

    assert st.equilibrium(kuhn(payoff=payoff)).fraction == "-1/18"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"chance": bool, "goal": bool}, "a puzzle has one player who sees everything; leave `chance` out"),
        ({"chance": bool, "repeats": True}, "does not go with `chance`; leave `repeats` out"),
        ({"scored": True, "repeats": True}, "does not go with `scored`"),
        ({"view": lambda state: state}, "`view` has to take the position and the player"),
        ({"chance": 5}, "`chance` is not a function but 5"),
    ],
)
def test_arguments_that_do_not_go_together_are_told(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(st.GameError) as caught:
        st.from_functions(start=0, moves=lambda n: [], **given)
    assert sentence in str(caught.value)


def test_chance_that_never_ends_is_told() -> None:
    game = st.from_functions(start=0, moves=lambda n: [], chance=lambda n: {0: 1}, play=lambda n, mv: n)
    with pytest.raises(st.RulesError, match="`chance` acted 10000 times in a row after the position 0"):
        game.start()


def test_probabilities_that_are_none_are_told() -> None:
    for answer in ({"pass": 0.5}, {"pass": -1.0, "bet": 2.0}, {"pass": "much"}):
        with pytest.raises(st.RulesError, match="probabilities are not negative, and their sum is 1"):
            st.exploitability("kuhn", lambda view, told=answer: told)
    with pytest.raises(st.RulesError, match="not a legal move"):
        st.exploitability("kuhn", lambda view: "raise")


class French:
    """Heads or tails, in the words of the papers."""

    def nouveauJeu(self) -> str:
        return ""

    def hasard(self, jeu: str) -> Any:
        return {"pile": 1, "face": 1} if jeu == "" else None

    def coupPossible(self, jeu: str) -> list[str]:
        return ["pile", "face"] if " " not in jeu else []

    def jouer(self, jeu: str, coup: str) -> str:
        return f"{jeu} {coup}" if jeu else coup

    def vue(self, jeu: str, joueur: int) -> str:
        return ""

    def payoff(self, jeu: str) -> int:
        piece, dit = jeu.split()
        return 1 if piece == dit else -1


def test_classes_may_have_french_names() -> None:
    game = st.from_class(French())
    assert st.equilibrium(game).value == 0
    assert st.exploitability(game, lambda view: {"pile": 0.5, "face": 0.5}) == pytest.approx(0, abs=1e-6)


def module_chance(number: int) -> Any:
    return {1: 1, 2: 1} if number == 0 else None


def module_moves(number: int) -> list[int]:
    return []


def module_play(number: int, move: int) -> int:
    return move


def test_games_with_chance_are_pickled() -> None:
    game = st.from_functions(start=0, chance=module_chance, moves=module_moves, play=module_play, payoff=abs)
    assert pickle.loads(pickle.dumps(game)).solve().gain.low == game.solve().gain.low == 1.5


def test_the_best_reply_in_one_turn_of_the_dice_game() -> None:
    lab = st.dice(10, 3)
    safe = lab.one_turn()
    reply = lab.one_turn(against=safe.strategy).replies[0]
    assert reply["value"] == pytest.approx(0, abs=1e-9)
    exact = lab.one_turn(exact=True, against=["0", "0", "1"]).replies[0]
    assert exact["value"] == min(row for row in lab.one_turn(exact=True)["payoffs"][2])
