#!/usr/bin/env python3
"""Counts positions and plays with plain lists: the second program behind tests/data/*.txt.

    python3 second_program.py            every claim of every file, some minutes
    python3 second_program.py NAME…      those of these games: kayles toads-and-frogs
    python3 second_program.py --small    those with no number above a thousand, some seconds

Counts the claims of the data files again without a line of the Rust code, and prints those that
differ. Kinds of claims are described in counts.rs. A game is a function of its name that takes the
words of its parameters and whether it is misere play, or a class of its name that takes the words.
"""

import itertools
import re
import sys
from fractions import Fraction
from pathlib import Path

sys.setrecursionlimit(10_000)


class Stuck:
    """Players alternate; whoever cannot move loses (wins in misere play)."""

    def __init__(self, board, options, misere):
        self.start, self.options, self.misere = (board, 0), options, misere

    def children(self, state):
        board, mover = state
        return [(option, 1 - mover) for option in self.options(board, mover)]

    def won(self, state):
        return (state[1] == 0) == self.misere


def nim(words, misere):
    def options(heaps, _):
        for heap, size in enumerate(heaps):
            for rest in range(size):
                yield heaps[:heap] + (rest,) + heaps[heap + 1 :]

    return Stuck(tuple(map(int, words)), options, misere)


def subtraction(words, misere):
    heap, most = map(int, words[0].split("x"))
    return Stuck(heap, lambda left, _: [left - n for n in range(1, most + 1) if n <= left], misere)


def grundy(words, misere):
    def options(heaps, _):
        for size in set(heaps):
            others = list(heaps)
            others.remove(size)
            for part in range(1, size):
                if part < size - part:
                    yield tuple(sorted(others + [part, size - part]))

    return Stuck((int(words[0]),), options, misere)


def kayles(words, misere):
    def options(rows, _):
        return {
            tuple(sorted(filter(None, rows[:row] + (left, length - fallen - left) + rows[row + 1 :])))
            for row, length in enumerate(rows)
            for fallen in (1, 2)
            for left in range(length - fallen + 1)
        }

    return Stuck((int(words[0]),), options, misere)


def octal(words, misere):
    heap = next((int(word) for word in words if word.isdigit()), 12)
    code = next((word.removeprefix("code=") for word in words if "." in word), "0.137")
    before, after = code.split(".")

    def options(heaps, _):
        left = set()
        for index, size in enumerate(heaps):
            others = heaps[:index] + heaps[index + 1 :]
            for taken, digit in enumerate([int(before or 0)] + [int(digit) for digit in after]):
                rest = size - taken
                if digit & 1 and rest == 0:
                    left.add(others)
                if digit & 2 and rest > 0:
                    left.add(tuple(sorted(others + (rest,))))
                if digit & 4:
                    for part in range(1, rest):
                        left.add(tuple(sorted(others + (part, rest - part))))
        return left

    return Stuck((heap,), options, misere)


def chomp(words, misere):
    rows, columns = map(int, words[0].split("x"))

    def options(bar, _):
        for row, length in enumerate(bar):
            for column in range(length):
                if (row, column) != (0, 0):
                    yield bar[:row] + tuple(min(column, above) for above in bar[row:])

    return Stuck((columns,) * rows, options, misere)


def domineering(words, misere):
    rows, columns = map(int, words[0].split("x"))

    def options(taken, mover):
        for i, j in itertools.product(range(rows), range(columns)):
            k, l = (i + 1, j) if mover == 0 else (i, j + 1)
            if k < rows and l < columns and not {(i, j), (k, l)} & taken:
                yield taken | {(i, j), (k, l)}

    return Stuck(frozenset(), options, misere)


def toads_and_frogs(words, misere):
    toads, gap, frogs = map(int, words[0].split("x"))

    def options(strip, mover):
        patterns = [("T.", ".T"), ("TF.", ".FT")] if mover == 0 else [(".F", "F."), (".TF", "FT.")]
        for before, after in patterns:
            for place in range(len(strip)):
                if strip.startswith(before, place):
                    yield strip[:place] + after + strip[place + len(before) :]

    return Stuck("T" * toads + "." * gap + "F" * frogs, options, misere)


def beside(rows, columns):
    """The squares beside each square of a board, by their numbers row by row."""
    return [
        [
            k * columns + l
            for k, l in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
            if 0 <= k < rows and 0 <= l < columns
        ]
        for i, j in itertools.product(range(rows), range(columns))
    ]


def clobber(words, misere):
    rows, columns = map(int, words[0].split("x"))
    near = beside(rows, columns)

    def options(board, mover):
        own, other = "xo" if mover == 0 else "ox"
        for square, stone in enumerate(board):
            for target in near[square] if stone == own else []:
                if board[target] == other:
                    after = list(board)
                    after[square], after[target] = ".", own
                    yield "".join(after)

    start = "".join("xo"[(i + j) % 2] for i in range(rows) for j in range(columns))
    return Stuck(start, options, misere)


def stones(words, misere, unfriendly):
    rows, columns = map(int, words[0].split("x"))
    near = beside(rows, columns)

    def options(board, mover):
        own = "xo"[mover]
        banned = "xo"[1 - mover] if unfriendly else own
        for square, stone in enumerate(board):
            if stone == "." and all(board[other] != banned for other in near[square]):
                yield board[:square] + own + board[square + 1 :]

    return Stuck("." * (rows * columns), options, misere)


def snort(words, misere):
    return stones(words, misere, True)


def col(words, misere):
    return stones(words, misere, False)


def hackenbush(words, misere):
    def options(stalks, mover):
        for place, stalk in enumerate(stalks):
            for height, colour in enumerate(stalk):
                if colour in ("lg" if mover == 0 else "rg"):
                    yield stalks[:place] + (stalk[:height],) + stalks[place + 1 :]

    return Stuck(tuple(words[0].removeprefix("stalks=").split("/")), options, misere)


class Lines:
    """Marks on a grid; a line of `run` wins (loses in misere play)."""

    def __init__(self, columns, rows, run, falling, misere):
        self.columns, self.rows, self.run = columns, rows, run
        self.falling, self.misere = falling, misere
        self.start = "." * (columns * rows)
        cells = list(itertools.product(range(columns), range(rows)))
        self.lines = [
            [(y + dy * i) * columns + x + dx * i for i in range(run)]
            for x, y in cells
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
            if 0 <= x + dx * (run - 1) < columns and y + dy * (run - 1) < rows
        ]

    def maker(self, board):
        for line in self.lines:
            marks = {board[square] for square in line}
            if len(marks) == 1 and marks != {"."}:
                return marks.pop()
        return None

    def children(self, board):
        if self.maker(board):
            return []
        mark = "XO"[board.count("X") > board.count("O")]
        squares = [square for square, symbol in enumerate(board) if symbol == "."]
        if self.falling:
            lowest = {square % self.columns: square for square in squares}
            squares = lowest.values()
        return [board[:square] + mark + board[square + 1 :] for square in squares]

    def won(self, board):
        return self.maker(board) == ("O" if self.misere else "X")

    def images(self, board):
        grid = [board[row * self.columns :][: self.columns] for row in range(self.rows)]
        turns = 4 if self.rows == self.columns else 2
        for _ in range(turns):
            grid = ["".join(column) for column in zip(*grid[::-1])]
            if turns == 2:
                grid = ["".join(column) for column in zip(*grid[::-1])]
            yield "".join(grid)
            yield "".join(row[::-1] for row in grid)


class Pegs:
    """Peg solitaire; the triangle has the cells (column, row) with column + row < 5."""

    def __init__(self, words):
        cells = set(itertools.product(range(7), range(7)))
        cross = {(x, y) for x, y in cells if 2 <= x <= 4 or 2 <= y <= 4}
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        hole = (3, 3)
        if "triangle" in words:
            cross, hole = {(x, y) for x, y in cells if x + y < 5}, (0, 4)
            steps += [(1, -1), (-1, 1)]
        if "european" in words:
            cross |= {(1, 1), (1, 5), (5, 1), (5, 5)}
        for word in words:
            if re.fullmatch("[a-g][1-7]", word):
                hole = (ord(word[0]) - ord("a"), int(word[1]) - 1)
        self.start = frozenset(cross - {hole})
        self.goal = {hole} if "vacancy" in words else None
        triples = [
            [(x + dx * i, y + dy * i) for i in range(3)] for x, y in cross for dx, dy in steps
        ]
        self.triples = [triple for triple in triples if set(triple) <= cross]

    def children(self, pegs):
        return [
            pegs - {start, over} | {end}
            for start, over, end in self.triples
            if start in pegs and over in pegs and end not in pegs
        ]

    def won(self, pegs):
        return pegs == self.goal if self.goal else len(pegs) == 1


class Gipf:
    """A state is (spots, reserves, mover, stage, entering, left).

    Spots are a string, column by column, each from the bottom: w and b, W and B for GIPF-pieces.
    The stage is "push", or "after" or "before" the mover's push while there is a row to choose.
    Entering says per player "must", "may" or "over"; left are lines with a row that was kept.
    """

    def __init__(self, words):
        self.rules = ([word for word in words if word in ("standard", "tournament")] or ["basic"])[0]
        self.names, rim = {}, set()
        for x, length in enumerate((5, 6, 7, 8, 9, 8, 7, 6, 5)):
            for row in range(1, length + 1):
                self.names[x, 2 * row - length - 1] = "ABCDEFGHI"[x] + str(row)
                if x in (0, 8) or row in (1, length):
                    rim.add((x, 2 * row - length - 1))
        self.spots = [node for node in self.names if node not in rim]
        steps = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)]
        walks = [(dot, self.walk(dot, step)) for dot in rim for step in steps]
        self.pushes = [(self.names[dot], walk) for dot, walk in walks if walk]
        self.lines = sorted({tuple(sorted(walk)) for _, walk in self.pushes})
        board = ["."] * 37
        for names, symbol in (("B5 E2 H5", "w"), ("B2 E8 H2", "b")):
            for name in names.split() if self.rules != "tournament" else ():
                spot = [self.names[node] for node in self.spots].index(name)
                board[spot] = symbol.upper() if self.rules == "standard" else symbol
        entering, reserve = ("over", 12) if self.rules != "tournament" else ("must", 18)
        self.start = ("".join(board), (reserve,) * 2, 0, "push", (entering,) * 2, ())

    def walk(self, dot, step):
        """The spots from a dot on, by number."""
        x, y = dot[0] + step[0], dot[1] + step[1]
        if (x, y) not in self.spots:
            return []
        return [self.spots.index((x, y))] + self.walk((x, y), step)

    def name(self, spot):
        return self.names[self.spots[spot]]

    def loser(self, state):
        board, reserves, mover, stage, entering, _ = state
        if stage != "push":
            return None
        bereft = [
            player
            for player in (0, 1)
            if self.rules != "basic" and entering[player] == "over" and "WB"[player] not in board
        ]
        if len(bereft) == 1:
            return bereft[0]
        return mover if len(bereft) == 2 or reserves[mover] == 0 else None

    def won(self, state):
        return self.loser(state) == 1

    def rows(self, board, player, left):
        """Runs without a gap that have four pieces of the player side by side."""
        four = "wb"[player] * 4
        for line in self.lines:
            text = "".join([board[spot] for spot in line])
            if four in text.lower() and line not in left:
                for run in re.finditer("[wbWB]+", text):
                    if four in run.group().lower():
                        yield line, line[run.start() : run.end()]

    def removed(self, board, reserves, player, spots):
        own = "".join(board[spot] for spot in spots if board[spot].lower() == "wb"[player])
        more = sum(2 if symbol.isupper() else 1 for symbol in own)
        board = "".join("." if spot in spots else symbol for spot, symbol in enumerate(board))
        return board, tuple(r + more if i == player else r for i, r in enumerate(reserves))

    def settled(self, board, reserves, taker, pusher, entering, left):
        """The state after everything is taken that leaves no choice."""
        rows = list(self.rows(board, taker, left))
        alone = [
            spots
            for line, spots in rows
            if not any(board[spot].isupper() for spot in spots)
            and not any(set(spots) & set(others) for other, others in rows if other != line)
        ]
        for spots in alone:
            board, reserves = self.removed(board, reserves, taker, spots)
        if len(alone) < len(rows):
            stage = "after" if taker == pusher else "before"
            return board, reserves, taker, stage, entering, left
        if taker == pusher:
            return self.settled(board, reserves, 1 - taker, pusher, entering, ())
        return board, reserves, taker, "push", entering, ()

    def moves(self, state):
        """Names of moves with the states after them."""
        if self.loser(state) is not None:
            return
        if state[3] != "push":
            yield from self.takes(state)
            return
        board, reserves, mover, _, entering, _ = state
        kinds = {"must": "G", "may": ".G" if reserves[mover] > 1 else ".", "over": "."}
        for kind, (dot, walk) in itertools.product(kinds[entering[mover]], self.pushes):
            gap = [spot for spot in walk if board[spot] == "."][:1]
            if not gap:
                continue
            spots, shifted = list(board), walk[: walk.index(gap[0]) + 1]
            for before, after in zip(shifted, shifted[1:]):
                spots[after] = board[before]
            spots[walk[0]] = "WB"[mover] if kind == "G" else "wb"[mover]
            price = 2 if kind == "G" else 1
            rest = tuple(r - price if i == mover else r for i, r in enumerate(reserves))
            phase = "may" if kind == "G" else "over"
            phases = tuple(phase if i == mover else old for i, old in enumerate(entering))
            after = ("".join(spots), rest, 1 - mover, "push", phases, ())
            if self.rules == "basic" or phase == "may" or "WB"[mover] in after[0]:
                after = self.settled(after[0], rest, mover, mover, phases, ())
            yield ("G" if kind == "G" else "") + dot + "-" + self.name(walk[0]), after

    def takes(self, state):
        board, reserves, mover, stage, entering, left = state
        for line, spots in self.rows(board, mover, left):
            doubles = [spot for spot in spots if board[spot].isupper()]
            sizes = range(len(doubles) + 1)
            for kept in itertools.chain(*(itertools.combinations(doubles, n) for n in sizes)):
                gone = [spot for spot in spots if spot not in kept]
                rest, more = self.removed(board, reserves, mover, gone)
                after = (rest, more, 1 - mover, "push", entering, ())
                over = [p for p in (0, 1) if entering[p] == "over" and "WB"[p] not in rest]
                if self.rules == "basic" or not over:
                    still = [other for other, _ in self.rows(rest, mover, ())]
                    done = tuple(other for other in still if other in (*left, line))
                    pusher = mover if stage == "after" else 1 - mover
                    after = self.settled(rest, more, mover, pusher, entering, done)
                ends = self.name(spots[0]) + "-" + self.name(spots[-1])
                yield "x" + ends + "".join("+" + self.name(spot) for spot in kept), after

    def children(self, state):
        return [after for _, after in self.moves(state)]


class Dominoes:
    """Tiles are dealt one by one from the highest: to player 1, to player 2, or to nobody.

    A state is who got the tiles so far, then what each player has laid, the two ends of the
    chain, the numbers on which each has passed, the mover, and the passes in a row.
    """

    def __init__(self, words):
        choices = {"start": "highest", "ends": "left", "last": "counts", "scoring": "pips"}
        if "block" in words:
            choices.update(start="first", ends="free", last="wins")
        choices.update(word.split("=") for word in words if "=" in word)
        self.choices = choices
        highest, self.hand = map(int, words[0].split("x"))
        self.tiles = [(a, b) for a in range(highest, -1, -1) for b in range(a, -1, -1)]
        self.start = ((), None)

    def begun(self, owners):
        """The state after the deal."""
        hands = [[t for t, owner in zip(self.tiles, owners) if owner == i] for i in (0, 1)]
        rank = {
            "first": lambda hand: hand is hands[0],
            "highest": max,
            "double": lambda hand: (max((t for t in hand if t[0] == t[1]), default=(-1,)), max(hand)),
        }[self.choices["start"]]
        starter = 0 if rank(hands[0]) > rank(hands[1]) else 1
        return (owners, (frozenset(), frozenset()), None, (frozenset(), frozenset()), starter, 0)

    def deals(self):
        for own in itertools.combinations(self.tiles, self.hand):
            rest = [tile for tile in self.tiles if tile not in own]
            for other in itertools.combinations(rest, self.hand):
                owner = lambda tile: 0 if tile in own else 1 if tile in other else None
                yield self.begun(tuple(map(owner, self.tiles)))

    def hands(self, state):
        return [
            [t for t, owner in zip(self.tiles, state[0]) if owner == i and t not in state[1][i]]
            for i in (0, 1)
        ]

    def children(self, state):
        if len(state) == 2:
            return list(self.deal_one(state[0]))
        owners, laid, ends, lacks, mover, passes = state
        hands = self.hands(state)
        if not all(hands) or passes == 2:
            return []

        def with_more(pair, more):
            return tuple(part | more if i == mover else part for i, part in enumerate(pair))

        after = set()
        for tile in hands[mover]:
            for following in self.lay(tile, ends, hands):
                after.add((owners, with_more(laid, {tile}), following, lacks, 1 - mover, 0))
        if not after:
            after = {(owners, laid, ends, with_more(lacks, set(ends)), 1 - mover, passes + 1)}
        return list(after)

    def deal_one(self, owners):
        asleep = len(self.tiles) - 2 * self.hand
        for owner, places in ((0, self.hand), (1, self.hand), (None, asleep)):
            if owners.count(owner) < places:
                more = owners + (owner,)
                yield self.begun(more) if len(more) == len(self.tiles) else (more, None)

    def lay(self, tile, ends, hands):
        """The ends of the chain for each way of laying `tile`; equal ends are no choice."""
        if ends is None:
            if self.choices["start"] != "highest" or tile == max(hands[0] + hands[1]):
                yield tile
            return
        a, b = tile
        left = {a: b, b: a}.get(ends[0])
        right = {a: b, b: a}.get(ends[1])
        if left is not None:
            yield (left, ends[1])
        free = self.choices["ends"] == "free" and ends[0] != ends[1]
        if right is not None and (left is None or free):
            yield (ends[0], right)

    def payoff(self, state):
        hands = self.hands(state)
        if self.choices["last"] == "wins" and state[5] < 2:
            return 1 if not hands[0] else -1
        twice = self.choices["scoring"] == "first-half-twice"
        points = [sum(2 * a if twice else a + b for a, b in hand) for hand in hands]
        return (points[1] > points[0]) - (points[1] < points[0])

    def won(self, state):
        return self.payoff(state) > 0


def shuffle(items, seed):
    """Fisher-Yates from the end, with SplitMix64 begun at `seed`, each word modulo the choices."""
    word = lambda number: number & (1 << 64) - 1
    for last in range(len(items) - 1, 0, -1):
        seed = word(seed + 0x9E3779B97F4A7C15)
        mixed = word((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9)
        mixed = word((mixed ^ mixed >> 27) * 0x94D049BB133111EB)
        other = (mixed ^ mixed >> 31) % (last + 1)
        items[last], items[other] = items[other], items[last]


class Kamon:
    """A state is the cells of Black, those of White, and the last cell; cells are (q, r)."""

    STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    CELLS = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3]

    def __init__(self, words):
        options = dict(word.split("=") for word in words if "=" in word)
        tokens = [colour + symbol for colour in "abcdef" for symbol in "123456"] + ["##"]
        shuffle(tokens, int(options.get("seed", 0)))
        if "layout" in options:
            tokens = re.findall("..", options["layout"].replace("/", ""))
        self.tokens = dict(zip(self.CELLS, tokens))
        self.strict = "strict" in words or options.get("loop") == "strict"
        self.start = (frozenset(), frozenset(), None)

    def sides(self, cell):
        q, r = cell
        values = {"q": q, "r": r, "s": q + r}
        return {(name, value) for name, value in values.items() if abs(value) == 3}

    def beside(self, cell):
        cells = [(cell[0] + q, cell[1] + r) for q, r in self.STEPS]
        return [cell for cell in cells if cell in self.tokens]

    def chain(self, cell, cells):
        return reach(cell, lambda cell: [other for other in self.beside(cell) if other in cells])

    def ending(self, state):
        """Why the player who has just moved has won, or None."""
        mine = state[1 - len(state[0]) + len(state[1])] if state[2] else []
        for cell in mine:
            touched = set().union(*map(self.sides, self.chain(cell, mine)))
            if any((name, -value) in touched for name, value in touched):
                return "connection"
        others = {cell for cell in self.tokens if cell not in mine}
        enclosed = set(others)
        for cell in others:
            if self.sides(cell) and cell in enclosed:
                enclosed -= self.chain(cell, others)
        if any(self.tokens[cell] != "##" or not self.strict for cell in enclosed):
            return "loop"
        if not self.cells(state):
            return "full" if len(state[0]) == len(state[1]) == 18 else "block"
        return None

    def cells(self, state):
        """Cells that match, whether or not the play is over."""
        black, white, last = state
        free = [c for c in self.CELLS if c not in black | white and self.tokens[c] != "##"]
        if last is None:
            return [cell for cell in free if len(self.sides(cell)) == 1]
        return [cell for cell in free if set(self.tokens[cell]) & set(self.tokens[last])]

    def children(self, state):
        if self.ending(state):
            return []
        black, white, _ = state
        if len(black) == len(white):
            return [(black | {cell}, white, cell) for cell in self.cells(state)]
        return [(black, white | {cell}, cell) for cell in self.cells(state)]

    def won(self, state):
        return self.ending(state) != "full" and len(state[0]) > len(state[1])


class Dvonn:
    """A state is the stacks, the mover and whether pieces are placed; a stack is a string of
    colours from its bottom, whose lower part is sorted, for its order does not matter."""

    STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)]
    CELLS = [(c, r) for r in range(5) for c in range(max(0, r - 2), min(11, 9 + r))]

    def __init__(self, words):
        self.beside = {}
        for c, r in self.CELLS:
            cells = [(c + dc, r + dr) for dc, dr in self.STEPS]
            self.beside[c, r] = [cell for cell in cells if cell in self.CELLS]
        options = dict(word.split("=") for word in words if "=" in word)
        self.start = (frozenset(), 0, True)
        if "quick" in words:
            pieces = list("r" * 3 + "w" * 23 + "b" * 23)
            shuffle(pieces, int(options.get("seed", 0)))
            self.start = (frozenset(zip(self.CELLS, pieces)), 0, False)

    def jumps(self, stacks, mover):
        for (c, r), stack in stacks.items():
            if stack[-1] != "wb"[mover]:
                continue
            beside = self.beside[c, r]
            if len(beside) == 6 and all(cell in stacks for cell in beside):
                continue
            for dc, dr in self.STEPS:
                target = (c + dc * len(stack), r + dr * len(stack))
                if target in stacks:
                    yield (c, r), target

    def moves(self, state):
        """Spaces, pairs of spaces, or a pass."""
        stacks, mover, placing = dict(state[0]), *state[1:]
        if placing:
            return [cell for cell in self.CELLS if cell not in stacks]
        found = list(self.jumps(stacks, mover))
        if not found and any(self.jumps(stacks, 1 - mover)):
            return ["pass"]
        return found

    def play(self, state, move):
        stacks, mover, placing = dict(state[0]), *state[1:]
        if move == "pass":
            return (state[0], 1 - mover, False)
        if placing:
            stacks[move] = "r" if len(stacks) < 3 else "wb"[mover]
            full = len(stacks) == 49
            return (frozenset(stacks.items()), 0 if full else 1 - mover, not full)
        start, end = move
        both = stacks[end] + stacks.pop(start)
        # Only red pieces below the top matter.
        lower = "".join(sorted("r" if piece == "r" else "?" for piece in both[:-1]))
        stacks[end] = lower + both[-1]
        alive = set()
        for cell, stack in stacks.items():
            if "r" in stack and cell not in alive:
                alive |= reach(cell, lambda cell: [c for c in self.beside[cell] if c in stacks])
        kept = frozenset(item for item in stacks.items() if item[0] in alive)
        return (kept, 1 - mover, False)

    def children(self, state):
        return [self.play(state, move) for move in self.moves(state)]

    def score(self, state, player):
        return sum(len(stack) for _, stack in state[0] if stack[-1] == "wb"[player])

    def won(self, state):
        return self.score(state, 0) > self.score(state, 1)


class Dice:
    """The dice game, one die at a time; a state is (scores, phase), and phases are tuples."""

    def __init__(self, words):
        options = dict(word.split("=") for word in words if "=" in word)
        self.goal, self.most = map(int, words[0].split("x"))
        self.faces, self.one = int(options.get("faces", 6)), int(options.get("one", 1))
        self.together = "simultaneous" in words
        self.start = ((0, 0), ("choose", 0))

    def children(self, state):
        scores, phase = state
        if phase[0] == "choose":
            if max(scores) >= self.goal:
                return []
            return [self.chosen(scores, phase, dice) for dice in range(1, self.most + 1)]
        return [self.rolled(scores, phase[1], face) for face in range(1, self.faces + 1)]

    def chosen(self, scores, phase, dice):
        if not self.together:
            return scores, ("roll", ((phase[1], dice, 0),))
        if len(phase) == 2:
            return scores, ("choose", 1, dice)
        return scores, ("roll", ((0, phase[2], 0), (1, dice, 0)))

    def rolled(self, scores, throws, face):
        """`throws` are (player, dice left, sum): the first with dice left rolls one of them."""
        throws = list(throws)
        turn = next(i for i, (_, left, _) in enumerate(throws) if left)
        player, left, total = throws[turn]
        throws[turn] = (player, 0, self.one) if face == 1 else (player, left - 1, total + face)
        if any(left for _, left, _ in throws):
            return scores, ("roll", tuple(throws))
        gains = {player: total for player, _, total in throws}
        scores = tuple(score + gains.get(player, 0) for player, score in enumerate(scores))
        return scores, ("choose", 0 if self.together else 1 - throws[0][0])

    def won(self, state):
        return state[0][0] > state[0][1]


class Pig:
    """A state is (points, total of the turn, player, whether the die rolls)."""

    def __init__(self, words):
        numbers = list(map(int, words[0].split("x"))) + [6]
        self.goal, self.faces = numbers[:2]
        self.start = ((0, 0), 0, 0, False)

    def children(self, state):
        points, total, player, rolls = state
        if max(points) >= self.goal:
            return []
        if not rolls:
            kept = tuple(p + total * (i == player) for i, p in enumerate(points))
            return [(points, total, player, True)] + [(kept, 0, 1 - player, False)] * (total > 0)
        return [self.shown(points, total, player, face) for face in range(1, self.faces + 1)]

    def shown(self, points, total, player, face):
        if face == 1:
            return points, 0, 1 - player, False
        if points[player] + total + face < self.goal:
            return points, total + face, player, False
        won = tuple(self.goal if i == player else p for i, p in enumerate(points))
        return won, 0, 1 - player, False

    def won(self, state):
        return state[0][0] >= self.goal


class Kuhn:
    """A state is (cards dealt, what was done), in words."""

    def __init__(self, words):
        self.pack = range(1, int(words[0]) + 1)
        self.start = ((), ())

    def children(self, state):
        cards, done = state
        if len(cards) < 2:
            return [(cards + (card,), done) for card in self.pack if card not in cards]
        if done in [(), ("pass",), ("bet",), ("pass", "bet")]:
            return [(cards, done + (act,)) for act in ("pass", "bet")]
        return []

    def won(self, state):
        cards, done = state
        folded = {("bet", "pass"): True, ("pass", "bet", "pass"): False}
        return folded.get(done, cards[0] > cards[1])


class Quixo:
    """A state is (the board as a string from the top, mover)."""

    def __init__(self, words):
        self.n = n = int(words[0] or 5)
        self.start = ("." * (n * n), 0)
        rows = [[r * n + c for c in range(n)] for r in range(n)]
        columns = [list(column) for column in zip(*rows)]
        diagonals = [[i * n + i for i in range(n)], [i * n + n - 1 - i for i in range(n)]]
        self.lanes, self.lines = rows + columns, rows + columns + diagonals

    def has_line(self, board, mark):
        return any(all(board[cell] == mark for cell in line) for line in self.lines)

    def children(self, state):
        board, mover = state
        if self.has_line(board, "X") or self.has_line(board, "O"):
            return []
        mark, n, found = "XO"[mover], self.n, []
        for cell in range(n * n):
            if not (cell // n in (0, n - 1) or cell % n in (0, n - 1)) or board[cell] not in ("." + mark):
                continue
            for lane in self.lanes:
                if cell not in lane:
                    continue
                rest = [board[other] for other in lane if other != cell]
                for end, pushed in ((lane[0], [mark] + rest), (lane[-1], rest + [mark])):
                    if end == cell:
                        continue
                    after = list(board)
                    for other, symbol in zip(lane, pushed):
                        after[other] = symbol
                    found.append(("".join(after), 1 - mover))
        return found

    def won(self, state):
        board, mover = state
        return (mover == 0) if self.has_line(board, "XO"[mover]) else (mover == 1)

    def images(self, state):
        board, n = state[0], self.n
        grid = [board[r * n : r * n + n] for r in range(n)]
        for _ in range(4):
            grid = ["".join(row) for row in zip(*grid[::-1])]
            for image in (grid, [row[::-1] for row in grid]):
                yield ("".join(image), state[1])


class Leduc:
    """A state is (cards dealt, shared card, acts of both rounds), in words."""

    #: Rounds that are over, and what may follow the others.
    OVER = ["cc", "rc", "crc", "rrc", "crrc"]
    NEXT = {"": "cr", "c": "cr", "r": "fcr", "cr": "fcr", "rr": "fc", "crr": "fc"}

    def __init__(self, words):
        self.ranks = range(1, int(words[0]) + 1)
        self.start = ((), None, ("", ""))

    def children(self, state):
        cards, shared, (first, second) = state
        pack = lambda taken: [rank for rank in self.ranks if taken.count(rank) < 2]
        if len(cards) < 2:
            return [(cards + (rank,), shared, ("", "")) for rank in pack(cards)]
        if first in self.OVER and shared is None:
            return [(cards, rank, (first, second)) for rank in pack(cards)]
        if first in self.OVER:
            return [(cards, shared, (first, second + act)) for act in self.NEXT.get(second, "")]
        return [(cards, shared, (first + act, second)) for act in self.NEXT.get(first, "")]

    def won(self, state):
        cards, shared, rounds = state
        for acts in rounds:
            if acts.endswith("f"):
                return len(acts) % 2 == 0
        strength = [(card == shared, card) for card in cards]
        return strength[0] > strength[1]


class LiarsDice:
    """A state is (dice of player 1, dice of player 2, bids as pairs, whether one was called)."""

    def __init__(self, words):
        self.dice, self.faces = map(int, words[0].split("x"))
        self.start = ((), (), (), False)

    def children(self, state):
        first, second, bids, called = state
        faces = range(1, self.faces + 1)
        if len(first) < self.dice:
            return [(tuple(sorted(first + (face,))), second, bids, called) for face in faces]
        if len(second) < self.dice:
            return [(first, tuple(sorted(second + (face,))), bids, called) for face in faces]
        if called:
            return []
        all_bids = itertools.product(range(1, 2 * self.dice + 1), faces)
        higher = [bid for bid in all_bids if not bids or bid > bids[-1]]
        spoken = [(first, second, bids + (bid,), False) for bid in higher]
        return spoken + ([(first, second, bids, True)] if bids else [])

    def won(self, state):
        first, second, bids, _ = state
        count, face = bids[-1]
        shown = sum(die in (face, self.faces) for die in first + second)
        return (shown >= count) == (len(bids) % 2 == 1)


class Goofspiel:
    """A state is (both hands, prizes to come, prize, card of player 1, points)."""

    def __init__(self, words):
        self.falling = "prizes=descending" in words
        cards = tuple(range(1, int(words[0]) + 1))
        self.start = self.turned((cards, cards), cards, (0, 0))

    def turned(self, hands, prizes, points):
        """The next prize is turned up where nobody decides which."""
        if prizes and (self.falling or len(prizes) == 1):
            return hands, prizes[:-1], prizes[-1], None, points
        return hands, prizes, None, None, points

    def children(self, state):
        hands, prizes, prize, chosen, points = state
        without = lambda cards, card: tuple(one for one in cards if one != card)
        if prize is None:
            return [(hands, without(prizes, one), one, None, points) for one in prizes]
        if chosen is None:
            return [(hands, prizes, prize, card, points) for card in hands[0]]
        following = []
        for card in hands[1]:
            gained = (prize * (chosen > card), prize * (card > chosen))
            left = without(hands[0], chosen), without(hands[1], card)
            total = tuple(map(sum, zip(points, gained)))
            following.append(self.turned(left, prizes, total))
        return following

    def won(self, state):
        return state[4][0] > state[4][1]


class DotsAndBoxes:
    """A state is (lines as pairs of dots, points, mover)."""

    def __init__(self, words):
        rows, columns = map(int, words[0].split("x"))
        dots = set(itertools.product(range(rows + 1), range(columns + 1)))
        steps = ((0, 1), (1, 0))
        ends = ((dot, (dot[0] + step[0], dot[1] + step[1])) for dot in dots for step in steps)
        self.lines = sorted(line for line in ends if line[1] in dots)
        self.boxes = [
            {((r, c), (r, c + 1)), ((r + 1, c), (r + 1, c + 1)), ((r, c), (r + 1, c)),
             ((r, c + 1), (r + 1, c + 1))}
            for r in range(rows)
            for c in range(columns)
        ]
        self.start = (frozenset(), (0, 0), 0)

    def children(self, state):
        drawn, points, mover = state
        following = []
        for line in self.lines:
            if line in drawn:
                continue
            after = drawn | {line}
            gained = sum(line in box and box <= after for box in self.boxes)
            total = tuple(p + gained * (i == mover) for i, p in enumerate(points))
            following.append((after, total, mover if gained else 1 - mover))
        return following

    def won(self, state):
        return state[1][0] > state[1][1]


class Diaballik:
    """A state is (board, mover, steps left, throws left); the board has 49 symbols from the top."""

    def __init__(self, words):
        self.words = words
        top, bottom = ("oxoOoxo", "xoxXxox") if "crossed" in words else ("oooOooo", "xxxXxxx")
        self.start = (top + "." * 35 + bottom, 0, 2, 1)

    def beside(self, square):
        row, column = divmod(square, 7)
        around = ((row, column + 1), (row, column - 1), (row - 1, column), (row + 1, column))
        return [r * 7 + c for r, c in around if 0 <= r < 7 and 0 <= c < 7]

    def receivers(self, board, ball, mover):
        for down, right in itertools.product((-1, 0, 1), repeat=2):
            row, column = divmod(ball, 7)
            while (down, right) != (0, 0):
                row, column = row + down, column + right
                if not (0 <= row < 7 and 0 <= column < 7):
                    break
                symbol = board[row * 7 + column]
                if symbol == "xo"[mover]:
                    yield row * 7 + column
                    if "blocked" in self.words:
                        break
                elif symbol != ".":
                    break

    def loses_by_wall(self, board, owner):
        squares = [i for i in range(49) if board[i] in ("xX", "oO")[owner]]
        rows = {i % 7: i // 7 for i in squares}
        if len(rows) < 7 or any(abs(rows[c] - rows[c + 1]) > 1 for c in range(6)):
            return False
        enemies = [i for i in range(49) if board[i] in ("oO", "xX")[owner]]
        if "suspends" in self.words and any(
            (i // 7 > rows[i % 7]) if owner == 0 else (i // 7 < rows[i % 7]) for i in enemies
        ):
            return False
        return sum(any(j in squares for j in self.beside(i)) for i in enemies) >= 3

    def winner(self, state):
        board, mover, steps, throws = state
        if "X" in board[:7]:
            return 0
        if "O" in board[42:]:
            return 1
        if (steps, throws) == (2, 1):
            for owner in (1 - mover, mover):
                if self.loses_by_wall(board, owner):
                    return 1 - owner
        return None

    def children(self, state):
        board, mover, steps, throws = state
        if self.winner(state) is not None:
            return []

        def changed(start, end, steps, throws):
            squares = list(board)
            squares[start], squares[end] = squares[end], squares[start]
            following = ("".join(squares), mover, steps, throws)
            return following if steps + throws else (following[0], 1 - mover, 2, 1)

        runner, bearer = "xo"[mover], "XO"[mover]
        after = [
            changed(start, end, steps - 1, throws)
            for start in range(49)
            if board[start] == runner and steps
            for end in self.beside(start)
            if board[end] == "."
        ]
        ball = board.index(bearer)
        if throws:
            after += [changed(ball, i, steps, 0) for i in self.receivers(board, ball, mover)]
        if (steps, throws) != (2, 1) or not after:
            after.append((board, 1 - mover, 2, 1))
        return after

    def won(self, state):
        return self.winner(state) == 0

    def images(self, state):
        board, *rest = state
        yield (board, *rest)
        yield ("".join(board[row * 7 : row * 7 + 7][::-1] for row in range(7)), *rest)


class Mana:
    """A state is (board, mover, demand): 36 symbols from the top left, 0 or 1, and a word.

    The board of rings is turned to no side: an edge is chosen by choosing its rows.
    """

    RINGS = "122312" "313132" "231213" "213231" "131312" "322132"

    def __init__(self, words):
        self.edition = next((w for w in words if w in ("jactalea", "escampe")), "cosmoludo")
        self.start = ("." * 36, 0, "setup")

    def squares_at(self, edge):
        row, column = (lambda i: i // 6), (lambda i: i % 6)
        near = {
            "south": lambda i: row(i) > 3,
            "north": lambda i: row(i) < 2,
            "west": lambda i: column(i) < 2,
            "east": lambda i: column(i) > 3,
        }[edge]
        return list(filter(near, range(36)))

    def placements(self, board, mover):
        """Pairs of a square for the daimyo and five for the ronin."""
        if self.edition == "cosmoludo":
            rank = list(range(30, 36)) if mover == 0 else list(range(6))
            return [
                (daimyo, [square for square in rank if square != daimyo])
                for daimyo in rank
                if self.RINGS[daimyo] == "2"
            ]
        edges = [["south"], ["north"]][mover]
        if self.edition == "jactalea":
            edges = ["south", "north", "west", "east"]
            if mover == 1:
                used = {i for i in range(36) if board[i] != "."}
                (first,) = [edge for edge in edges if used <= set(self.squares_at(edge))]
                edges = [edges[edges.index(first) ^ 1]]
        return [
            (daimyo, ronin)
            for edge in edges
            for daimyo in self.squares_at(edge)
            for ronin in itertools.combinations(self.squares_at(edge), 5)
            if daimyo not in ronin
        ]

    def ends_of_ways(self, board, way, steps):
        """The last squares of all ways that go on from `way` with so many steps."""
        if steps == 0:
            return {way[-1]}
        if len(way) > 1 and board[way[-1]] != ".":
            return set()
        row, column = divmod(way[-1], 6)
        ends = set()
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < 6 and 0 <= c < 6 and r * 6 + c not in way:
                ends |= self.ends_of_ways(board, way + [r * 6 + c], steps - 1)
        return ends

    def may_land(self, piece, target):
        if target == "." or self.edition != "escampe":
            return target == "." or (piece in "xX") != (target in "xX")
        return piece + target in ("xO", "oX")

    def children(self, state):
        board, mover, demand = state
        if demand == "setup":
            return [self.placed(board, mover, *both) for both in self.placements(board, mover)]
        if "X" not in board or "O" not in board:
            return []

        def put(changes, square):
            squares = [changes.get(i, symbol) for i, symbol in enumerate(board)]
            return "".join(squares), 1 - mover, self.RINGS[square]

        def moves_from(rings):
            return [
                put({start: ".", end: board[start]}, end)
                for start in range(36)
                if board[start] in ("xX", "oO")[mover] and self.RINGS[start] in rings
                for end in self.ends_of_ways(board, [start], int(self.RINGS[start]))
                if self.may_land(board[start], board[end])
            ]

        after = moves_from("123" if demand == "-" else demand)
        if not after and self.edition != "escampe":
            after = moves_from("123")
            ronin = "xo"[mover]
            if board.count(ronin) < 5:
                after += [put({i: ronin}, i) for i in range(36) if board[i] == "."]
        return after or [(board, 1 - mover, "-")]

    def placed(self, board, mover, daimyo, ronin):
        squares = list(board)
        for square in ronin:
            squares[square] = "xo"[mover]
        squares[daimyo] = "XO"[mover]
        opener = 1 if self.edition == "escampe" else 0
        return "".join(squares), *((1, "setup") if mover == 0 else (opener, "-"))

    def won(self, state):
        return "O" not in state[0]


def tic_tac_toe(_, misere):
    return Lines(3, 3, 3, False, misere)


def mnk(words, misere):
    return Lines(*map(int, words[0].split("x")), False, misere)


def connect_four(words, misere):
    sizes = list(map(int, words[0].split("x")))
    return Lines(*sizes, *[4][len(sizes) - 2 :], True, misere)


def game(name, text):
    words = text.split(",")
    title = name.title().replace("-", "")
    if title in globals():
        return globals()[title](words)
    misere = "misere" in words
    words = [word for word in words if word not in ("misere", "normal")]
    return globals()[name.replace("-", "_")](words, misere)


def reach(start, children):
    seen, waiting = {start}, [start]
    while waiting:
        for child in children(waiting.pop()):
            if child not in seen:
                seen.add(child)
                waiting.append(child)
    return seen


def folded(rules, at_end, combine, start=None):
    """The value of the start: `at_end` of endings, `combine` of the values of children."""
    known = {}

    def value(state):
        if state not in known:
            children = rules.children(state)
            known[state] = combine(list(map(value, children))) if children else at_end(state)
        return known[state]

    return value(start or rules.start)


def best(rules, state):
    """What player 1 gets from `state` when both play as well as possible."""
    values = [best(rules, child) for child in rules.children(state)]
    if not values:
        return rules.payoff(state)
    return max(values) if state[4] == 0 else min(values)


def count(rules, kind, numbers):
    if kind == "perft":
        layer, found = {rules.start: 1}, []
        for _ in range(numbers):
            following = {}
            for state, ways in layer.items():
                for child in rules.children(state):
                    following[child] = following.get(child, 0) + ways
            layer = following
            found.append(sum(layer.values()))
        return found
    if kind == "plies":
        layer, found = {rules.start}, []
        for _ in range(numbers):
            found.append(len(layer))
            layer = {child for state in layer for child in rules.children(state)}
        return found
    if kind == "census":
        seen = reach(rules.start, rules.children)
        degrees = {state: len(rules.children(state)) for state in seen}
        endings = [state for state in seen if degrees[state] == 0]
        return [len(seen), sum(degrees.values()), len(endings), sum(map(rules.won, endings))]
    if kind == "classes":
        return [len({min(rules.images(state)) for state in reach(rules.start, rules.children)})]
    if kind == "boards":
        options = lambda board: list(rules.options(board, 0))
        seen = reach(rules.start[0], options)
        return [len(seen), sum(len(options(board)) for board in seen)]
    if kind == "plays":
        at_end = lambda state: (1, int(rules.won(state)))
        return list(folded(rules, at_end, lambda values: tuple(map(sum, zip(*values)))))
    if kind == "deals":
        values = [best(rules, deal) for deal in rules.deals()]
        return [len(values)] + [values.count(value) for value in (1, 0, -1)]
    assert kind == "chance", kind
    at_end = lambda state: Fraction(int(rules.won(state)))
    average = lambda values: sum(values) / len(values)
    starts = list(rules.deals()) if hasattr(rules, "deals") else [rules.start]
    chance = average([folded(rules, at_end, average, start) for start in starts])
    return [chance.numerator, chance.denominator]


def claims(file):
    """The lines of a file that claim numbers: each with its kind, parameters and numbers."""
    for line in file.read_text(encoding="utf-8").splitlines():
        claim, _, source = line.partition("  # ")
        if source and not line.startswith("#"):
            what, numbers = claim.split(" : ")
            yield line, *what.split(), numbers.split()


def main():
    files = {file.stem: file for file in sorted(Path(__file__).parent.glob("data/*.txt"))}
    small = "--small" in sys.argv
    names = [name for name in sys.argv[1:] if name != "--small"] or list(files)
    unknown = [name for name in names if name not in files]
    if unknown:
        sys.exit(f"no such game: {', '.join(unknown)}; known: {', '.join(files)}")
    wrong = checked = 0
    for name in names:
        for line, kind, text, expected in claims(files[name]):
            if small and any(number != "-" and int(number) > 1000 for number in expected):
                continue
            found = count(game(name, text), kind, len(expected))
            agrees = len(found) == len(expected) and all(
                known in ("-", str(number)) for known, number in zip(expected, found)
            )
            checked += 1
            if not agrees:
                wrong += 1
                print(f"{name}: {line}\n  found {found}")
    print(f"{checked} claims, {wrong} wrong")
    sys.exit(wrong > 0 or checked == 0)


if __name__ == "__main__":
    main()
