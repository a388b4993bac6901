"""Grundy's game, with the English names; unsorted heaps, and True for the first player."""

import random


def start_grundy(n):
    return ([n], True)


def is_valid_split(partie, nb_tas, taille_tas1):
    return 0 < taille_tas1 < partie[nb_tas] and 2 * taille_tas1 != partie[nb_tas]


def next_state(partie, joueur, nb_tas, taille_tas):
    heaps = list(partie)
    heaps[nb_tas] -= taille_tas
    heaps.append(taille_tas)
    return heaps, not joueur


def is_over(partie):
    return max(partie) < 3


def possible_moves(partie):
    for heap, size in enumerate(partie):
        for part in range(size - 1, 0, -1):
            if part != size - part:
                yield [heap, part]


def random_strategy(partie):
    return random.choice(list(possible_moves(partie)))


def build_graph(n):
    graph = {}
    waiting = [((n,), True)]
    while waiting:
        heaps, first = waiting.pop(0)
        if (heaps, first) not in graph:
            following = [next_state(heaps, first, *mv) for mv in possible_moves(heaps)]
            graph[heaps, first] = [(tuple(after), turn) for after, turn in following]
            waiting += graph[heaps, first]
    return graph


def is_winning_position(partie, joueur):
    results = [is_winning_position(*next_state(partie, joueur, *mv)) for mv in possible_moves(partie)]
    return any(results) if joueur else all(results)


def is_winning(vertex, g):
    results = [is_winning(v, g) for v in g[vertex]]
    return any(results) if vertex[1] == 1 else all(results)


def is_winning_memo(vertex, g, memo={}):
    key = vertex
    if key not in memo:
        results = [is_winning_memo(v, g) for v in g[vertex]]
        memo[key] = any(results) if vertex[1] == 1 else all(results)
    return memo[key]


def attractors(g):
    layers, inside = [], set()
    while True:
        layer = [
            v
            for v in g
            if v not in inside and (any if v[1] == 1 else all)(w in inside for w in g[v])
        ]
        if not layer:
            return layers
        layers.append(layer)
        inside.update(layer)


def attractor(g):
    return [v for layer in attractors(g) for v in layer]


def winning_strategy(g):
    rank = {v: k for k, layer in enumerate(attractors(g)) for v in layer}
    return {
        v: [w for w in g[v] if rank.get(w) == rank[v] - 1][0]
        for v in rank
        if v[1] == 1
    }


def outcome(heaps):
    results = [outcome(next_state(heaps, True, *mv)[0]) for mv in possible_moves(heaps)]
    wins = [moves for won, moves in results if not won]
    if wins:
        return True, 1 + min(wins)
    return False, 1 + max((moves for _, moves in results), default=-1)


def best_strategy(partie):
    def note(mv):
        won, moves = outcome(next_state(partie, True, *mv)[0])
        return won, moves

    return min(possible_moves(partie), key=note)
