"""Domineering, with the English names; copies instead of changes where the paper allows it."""

import math
import random


def empty_grid(n, p):
    grid = []
    for _ in range(n):
        grid.append([])
        for _ in range(p):
            grid[-1].append(-1)
    return grid


def possible_moves(v, player):
    rows, columns = len(v), len(v[0])
    found = set()
    for i in range(rows):
        for j in range(columns):
            if v[i][j] != -1:
                continue
            if player == 0 and i + 1 < rows and v[i + 1][j] == -1:
                found.add((i, j))
            if player == 1 and j + 1 < columns and v[i][j + 1] == -1:
                found.add((i, j))
    return found


def random_strategy(v, player):
    return list(random.choice(sorted(possible_moves(v, player))))


def place(v, i, j, player):
    v[i][j] = player
    if player == 0:
        v[i + 1][j] = 0
    else:
        v[i][j + 1] = 1
    return v


def remove(v, i, j, player):
    v[i][j] = -1
    if player == 0:
        v[i + 1][j] = -1
    else:
        v[i][j + 1] = -1
    return v


def after(v, mv, player):
    return place([row[:] for row in v], *mv, player)


def play_game(strategy0, strategy1, n, p):
    v = empty_grid(n, p)
    while True:
        for player, strategy in enumerate((strategy0, strategy1)):
            if not possible_moves(v, player):
                return 1 - player
            v = after(v, strategy(v, player), player)


def statistics(strategy0, strategy1, n, p, plays):
    wins = [0, 0]
    for _ in range(plays):
        wins[play_game(strategy0, strategy1, n, p)] += 1
    return tuple(wins)


def heuristic1(v):
    counts = [len(possible_moves(v, 0)), len(possible_moves(v, 1))]
    flat = [x for row in v for x in row]
    to_move = int(flat.count(0) > flat.count(1))
    if counts[to_move] == 0:
        return math.inf if to_move == 1 else -math.inf
    # The other player is as good as lost.
    if counts[1 - to_move] == 0:
        return math.inf if to_move == 0 else -math.inf
    return counts[0] - counts[1]


def minimax(v, player, depth, h):
    moves = possible_moves(v, player)
    if depth == 0 or not moves:
        return (h(v), None)
    sign = 1 if player == 0 else -1
    best = None
    for mv in sorted(moves, reverse=True):
        value, _ = minimax(after(v, mv, player), 1 - player, depth - 1, h)
        if best is None or sign * value > sign * best[0]:
            best = (value, mv)
    return best


def minimax_strategy(v, player):
    return minimax(v, player, 2, heuristic1)[1]


def outcome(v, player):
    ends = [outcome(after(v, mv, player), 1 - player) for mv in possible_moves(v, player)]
    wins = [moves for won, moves in ends if not won]
    if wins:
        return True, 1 + min(wins)
    return False, 1 + max((moves for _, moves in ends), default=-1)


def best_strategy(v, player):
    moves = sorted(possible_moves(v, player))
    return min(moves, key=lambda mv: outcome(after(v, mv, player), 1 - player))
