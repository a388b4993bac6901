"""The listed games as functions, and the options of jobs as types.

Written by `crates/py/write_listed.py` from what the engine lists: change that instead.
"""

from __future__ import annotations

from typing import Literal, TypedDict, Union

from ._games import Game, game
from ._limits import Limits

#: The games of the list.
GameName = Literal["tic-tac-toe", "chomp", "nim", "domineering", "toads-and-frogs", "clobber", "snort", "col", "hackenbush", "grundy", "kayles", "octal", "subtraction", "connect-four", "mnk", "quixo", "diaballik", "dvonn", "gipf", "kamon", "mana", "dominoes", "dice", "pig", "dots-and-boxes", "kuhn", "leduc", "liars-dice", "goofspiel", "pegs"]


__all__ = [
    "chomp",
    "clobber",
    "col",
    "connect_four",
    "diaballik",
    "domineering",
    "dominoes",
    "dots_and_boxes",
    "dvonn",
    "gipf",
    "goofspiel",
    "hackenbush",
    "kamon",
    "kayles",
    "kuhn",
    "leduc",
    "liars_dice",
    "mana",
    "mnk",
    "nim",
    "octal",
    "pegs",
    "pig",
    "quixo",
    "snort",
    "subtraction",
    "tic_tac_toe",
    "toads_and_frogs",
]


#: How to solve a game.
SolveMethod = Literal["auto", "memo", "attractor", "alphabeta", "proof", "minimax", "discount", "grundy", "retrograde", "tails", "insight", "dcfr", "pcfr", "cfr+", "cfr", "lp", "dynamic", "expectation", "any", "shortest"]


class SolveOptions(Limits, total=False):
    """What can be said besides to solve a game."""

    #: the value of every move (auto)
    all_moves: Union[bool, None]
    #: the deepest search, in moves (alphabeta, proof)
    depth: Union[int, None]
    #: the size of the transposition table, in MiB; usually 1024, for insight 128 (alphabeta, insight)
    hash: Union[int, None]
    #: the discount γ: what a win is worth one move later [0.9] (discount)
    gamma: Union[float, None]
    #: threads that work on a question that takes long; the value is the same [1] (insight)
    threads: Union[int, None]
    #: ends when the best opponent gains no more than this on average [0.00001] (dcfr, pcfr, cfr+, cfr, auto)
    precision: Union[float, None]
    #: ends after so many iterations [1000000] (dcfr, pcfr, cfr+, cfr, auto)
    iterations: Union[int, None]
    #: iteration t weighs t to this power in the average; usually 0 for cfr, 1 for cfr+, else 2 (dcfr, pcfr, cfr+, cfr, auto)
    averaging: Union[int, None]
    #: a solution with the fewest moves instead of any (any, shortest)
    shortest: Union[bool, None]


#: How to learn a game.
LearnMethod = Literal["trajectories", "q"]


class LearnOptions(TypedDict, total=False):
    """What can be said besides to learn a game."""

    #: how a trajectory chooses among unknown moves [uniform] (trajectories)
    way: Union[Literal["uniform", "depth", "breadth", "least-visited"], None]
    #: α, the learning rate [0.5] (q)
    alpha: Union[float, None]
    #: γ, the discount per move [0.95] (q)
    gamma: Union[float, None]
    #: ε, the share of random moves [0.3] (q)
    epsilon: Union[float, None]


def tic_tac_toe(*, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Tic-tac-toe.

    play: normal: a line wins; misere: a line loses
    misere: the same as play='misere'
    """
    return game("tic-tac-toe", play="misere" if misere else play)


def chomp(rows: int = 3, columns: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Chomp.

    rows: rows of the bar (1 to 32)
    columns: columns of the bar (1 to 99)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("chomp", rows=rows, columns=columns, play="misere" if misere else play)


def nim(*heaps: int, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Nim.

    heaps: sizes of the heaps (0 to 65535)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("nim", *heaps, play="misere" if misere else play)


def domineering(rows: int = 4, columns: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Domineering.

    rows: rows of the board (1 to 64)
    columns: columns of the board (1 to 64)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("domineering", rows=rows, columns=columns, play="misere" if misere else play)


def toads_and_frogs(toads: int = 3, gap: int = 2, frogs: int = 3, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Toads and Frogs.

    toads: toads, at the left (0 to 20)
    gap: empty squares between them (1 to 20)
    frogs: frogs, at the right (0 to 20)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("toads-and-frogs", toads=toads, gap=gap, frogs=frogs, play="misere" if misere else play)


def clobber(rows: int = 4, columns: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Clobber.

    rows: rows of the board (1 to 31)
    columns: columns of the board (1 to 31)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("clobber", rows=rows, columns=columns, play="misere" if misere else play)


def snort(rows: int = 4, columns: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Snort.

    rows: rows of the board (1 to 31)
    columns: columns of the board (1 to 31)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("snort", rows=rows, columns=columns, play="misere" if misere else play)


def col(rows: int = 4, columns: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Col.

    rows: rows of the board (1 to 31)
    columns: columns of the board (1 to 31)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("col", rows=rows, columns=columns, play="misere" if misere else play)


def hackenbush(*, stalks: str = "", play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Hackenbush (stalks).

    stalks: the stalks, written as in a position; `lrl/rgl/gg` if nothing is given
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("hackenbush", stalks=stalks, play="misere" if misere else play)


def grundy(heap: int = 10, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Grundy's game.

    heap: counters of the first heap (0 to 10000)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("grundy", heap=heap, play="misere" if misere else play)


def kayles(pins: int = 12, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Kayles.

    pins: pins of the first row (0 to 1000)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("kayles", pins=pins, play="misere" if misere else play)


def octal(heap: int = 12, *, code: str = "", play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Octal game.

    heap: counters of the first heap (0 to 1000)
    code: the octal code, such as `0.77`; `0.137` if nothing is given
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("octal", heap=heap, code=code, play="misere" if misere else play)


def subtraction(heap: int = 21, most: int = 3, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """Subtraction game.

    heap: matches at the start (0 to 1000000)
    most: most matches taken at a time (1 to 1000000)
    play: normal: whoever cannot move loses; misere: whoever cannot move wins
    misere: the same as play='misere'
    """
    return game("subtraction", heap=heap, most=most, play="misere" if misere else play)


def connect_four(columns: int = 7, rows: int = 6, run: int = 4) -> Game:
    """Connect Four.

    columns: columns of the board (1 to 32)
    rows: rows of the board (1 to 63)
    run: discs in a line that win (1 to 63)
    """
    return game("connect-four", columns=columns, rows=rows, run=run)


def mnk(columns: int = 4, rows: int = 4, run: int = 4, *, play: Literal["normal", "misere"] = "normal", misere: bool = False) -> Game:
    """m,n,k (tic-tac-toe on any board).

    columns: columns of the board (m) (1 to 128)
    rows: rows of the board (n) (1 to 128)
    run: marks in a line (k) (1 to 128)
    play: normal: a line wins; misere: a line loses
    misere: the same as play='misere'
    """
    return game("mnk", columns=columns, rows=rows, run=run, play="misere" if misere else play)


def quixo(side: int = 5) -> Game:
    """Quixo.

    side: rows and columns (3 to 5)
    """
    return game("quixo", side=side)


def diaballik(*, start: Literal["normal", "crossed"] = "normal", behind: Literal["ignored", "suspends"] = "ignored", throws: Literal["over", "blocked"] = "over", repetition: int = 3, longest: int = 1000) -> Game:
    """Diaballik.

    start: where the runners begin: all at home, or those of the files b and f exchanged with the enemy's
    behind: enemy runners between a wall and the home of its owner: they change nothing, or the rule against walls does not hold
    throws: throws over own runners: allowed, or stopped by them as by enemies
    repetition: occurrences of a position that make a draw (2 to 99)
    longest: moves after which the game is drawn (1 to 1000000)
    """
    return game("diaballik", start=start, behind=behind, throws=throws, repetition=repetition, longest=longest)


def dvonn(*, start: Literal["full", "quick"] = "full", seed: int = 0) -> Game:
    """Dvonn.

    start: full: the players place the pieces; quick: all pieces are drawn
    seed: the seed of a quick start (0 to 4294967295)
    """
    return game("dvonn", start=start, seed=seed)


def gipf(*, rules: Literal["basic", "standard", "tournament"] = "basic", repetition: int = 3, longest: int = 1000) -> Game:
    """Gipf.

    rules: basic: single pieces; standard: three GIPF-pieces each; tournament: GIPF-pieces are brought in
    repetition: occurrences of a position that make a draw (2 to 99)
    longest: moves after which the game is drawn (1 to 1000000)
    """
    return game("gipf", rules=rules, repetition=repetition, longest=longest)


def kamon(*, seed: int = 0, layout: str = "", loop: Literal["wide", "strict"] = "wide") -> Game:
    """Kamon.

    seed: the seed of the layout (0 to 4294967295)
    layout: the tokens, rows from the top with `/` between them, instead of a drawn layout
    loop: wide: a ring around the neutral cell alone wins; strict: it does not
    """
    return game("kamon", seed=seed, layout=layout, loop=loop)


def mana(*, edition: Union[Literal["cosmoludo", "jactalea", "escampe"], None] = None, repeat: Literal["draw", "loss"] = "draw", repetition: Union[int, None] = None, longest: Union[int, None] = None) -> Game:
    """Mana.

    edition: cosmoludo (2020): home ranks; jactalea (2005): player 1 chooses an edge and places the pieces freely on two rows there, then player 2 opposite; escampe (1988): free placement on two ranks, player 2 moves first, only the daimyo is captured, only by ronin, and whoever cannot move a bound piece passes
    repeat: what a repeated position means: the game is drawn, at the third occurrence; or whoever repeats loses, at the second
    repetition: occurrences of a position that end the game (2 to 99)
    longest: moves after which the game is drawn (1 to 1000000)
    """
    return game("mana", edition=edition, repeat=repeat, repetition=repetition, longest=longest)


def dominoes(set: Union[int, None] = None, hand: Union[int, None] = None, *, rules: Literal["paper", "block"] = "paper", start: Union[Literal["highest", "double", "first"], None] = None, ends: Union[Literal["left", "free"], None] = None, scoring: Union[Literal["pips", "first-half-twice"], None] = None, last: Union[Literal["counts", "wins"], None] = None, hands: Union[Literal["hidden", "open"], None] = None) -> Game:
    """Dominoes.

    set: the highest double of the box (0 to 12)
    hand: tiles dealt to each player (1 to 45)
    rules: paper: as described; block: seven tiles each, player 1 begins with any tile, either end may be chosen, laying the last tile wins
    start: who begins: the holder of the highest tile, who lays it; the holder of the highest double, with any tile; or player 1, with any tile
    ends: a tile that fits both ends goes to the left one, or where the player wants
    scoring: what a tile counts in the end: both halves, or the larger half twice as in the published program
    last: laying the last tile: points are compared as always, or it wins
    hands: whether the players see both hands
    """
    return game("dominoes", set=set, hand=hand, rules=rules, start=start, ends=ends, scoring=scoring, last=last, hands=hands)


def dice(n: int = 100, d: int = 10, faces: int = 6, one: int = 1, *, turns: Literal["sequential", "simultaneous"] = "sequential") -> Game:
    """Dice.

    n: points needed to win (1 to 2000)
    d: most dice per throw (1 to 40)
    faces: faces of a die (2 to 20)
    one: what a throw with a 1 scores (0 to 1000)
    turns: whether the players throw in turn, or choose and throw simultaneously
    """
    return game("dice", n=n, d=d, faces=faces, one=one, turns=turns)


def pig(target: int = 100, faces: int = 6) -> Game:
    """Pig.

    target: points needed to win (2 to 1000)
    faces: faces of the die (2 to 20)
    """
    return game("pig", target=target, faces=faces)


def dots_and_boxes(rows: int = 2, columns: int = 2) -> Game:
    """Dots and boxes.

    rows: rows of boxes (1 to 5)
    columns: columns of boxes (1 to 5)
    """
    return game("dots-and-boxes", rows=rows, columns=columns)


def kuhn(cards: int = 3) -> Game:
    """Kuhn poker.

    cards: cards of the pack (2 to 13)
    """
    return game("kuhn", cards=cards)


def leduc(ranks: int = 3) -> Game:
    """Leduc poker.

    ranks: different values of cards (2 to 13)
    """
    return game("leduc", ranks=ranks)


def liars_dice(dice: int = 1, faces: int = 6) -> Game:
    """Liar's dice.

    dice: dice of each player (1 to 3)
    faces: faces of a die (2 to 9)
    """
    return game("liars-dice", dice=dice, faces=faces)


def goofspiel(cards: int = 4, *, prizes: Literal["random", "descending"] = "random") -> Game:
    """Goofspiel.

    cards: cards in each hand (1 to 13)
    prizes: order of the prizes
    """
    return game("goofspiel", cards=cards, prizes=prizes)


def pegs(*, board: Literal["english", "european", "triangle"] = "english", hole: Literal["usual", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "a7", "b7", "c7", "d7", "e7", "f7", "g7"] = "usual", goal: Literal["one", "vacancy"] = "one") -> Game:
    """Peg solitaire.

    board: the board
    hole: the hole that is empty at the start; usual: the centre, or the top of the triangle
    goal: one: one peg is left; vacancy: one peg is left in the hole that was empty at the start
    """
    return game("pegs", board=board, hole=hole, goal=goal)
