"""Chomp, with the English names, lists instead of tuples where that is possible, other orders."""

from functools import lru_cache


def is_possible_state(t):
    return len(t) > 0 and min(t) > 0 and sorted(t, reverse=True) == list(t)


def play_move(lj, coup):
    # Gives a new bar and leaves the old one alone.
    row, column = coup
    after = [n if k < row else min(n, column) for k, n in enumerate(lj)]
    return [n for n in after if n > 0]


def possible_moves(lj):
    moves = []
    for row in reversed(range(len(lj))):
        for column in reversed(range(lj[row])):
            if row + column > 0:
                moves.append([row, column])
    return moves


def is_over(lj):
    return len(lj) == 1 and lj[0] == 1


def build_graph(h, l):
    graph = {}

    def visit(bar, player):
        if (bar, player) in graph:
            return
        following = {(tuple(play_move(bar, mv)), 3 - player) for mv in possible_moves(bar)}
        graph[bar, player] = following
        for vertex in following:
            visit(*vertex)

    visit(tuple([l] * h), 1)
    return graph


def is_winning(vertex, g):
    bar, player = vertex
    wins = [is_winning(following, g) for following in g[vertex]]
    return any(wins) if player == 1 else all(wins)


def is_winning_memo(vertex, g, memo):
    if vertex not in memo:
        wins = [is_winning_memo(following, g, memo) for following in g[vertex]]
        memo[vertex] = any(wins) if vertex[1] == 1 else all(wins)
    return memo[vertex]


def ranks(g, player):
    found = {vertex: 0 for vertex in g if not g[vertex] and vertex[1] != player}
    rank = 0
    while True:
        new = []
        for vertex, following in g.items():
            test = any if vertex[1] == player else all
            if vertex not in found and following and test(f in found for f in following):
                new.append(vertex)
        if not new:
            return found
        rank += 1
        found.update({vertex: rank for vertex in new})


def attractor(g, joueur):
    return list(ranks(g, joueur))


def attractors(g):
    # Everything so far, layer by layer.
    found = ranks(g, 1)
    last = max(found.values(), default=-1)
    return [[v for v in found if found[v] <= rank] for rank in range(last + 1)]


def winning_strategy(g):
    found = ranks(g, 1)
    strategy = {}
    for vertex, rank in found.items():
        if vertex[1] == 1:
            for following in g[vertex]:
                if found.get(following) == rank - 1:
                    strategy[vertex] = following
    return strategy


def random_strategy(lj):
    return possible_moves(lj)[0]


@lru_cache(maxsize=None)
def length(bar):
    """How the play ends for who is to move, and in how many moves: (won, moves)."""
    ends = [length(tuple(play_move(bar, mv))) for mv in possible_moves(bar)]
    wins = [moves for won, moves in ends if not won]
    if wins:
        return True, 1 + min(wins)
    return False, 1 + max([moves for _, moves in ends], default=-1)


def best_strategy(lj):
    best, fewest = possible_moves(lj)[0], None
    for mv in possible_moves(lj):
        won, moves = length(tuple(play_move(lj, mv)))
        if not won and (fewest is None or moves < fewest):
            best, fewest = mv, moves
    return best
