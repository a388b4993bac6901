"""Les dominos, avec les noms français."""

import random


def creation_jeu(max=6):
    return [[i, j] for i in range(max, -1, -1) for j in range(i, -1, -1)]


def distribue(jeu, n=10):
    main = []
    for _ in range(n):
        main.append(jeu.pop(random.randrange(len(jeu))))
    return main


def est_avant(d, e):
    return d > e


def tri_decr(player):
    return sorted(player, reverse=True)


def is_player1_first(pl1, pl2):
    return est_avant(pl1[0], pl2[0])


def bouts(table):
    return table[0][0], table[-1][1]


def possibilites(table, pl):
    return [k for k, domino in enumerate(pl) if set(domino) & set(bouts(table))]


def positionne(domino, table):
    gauche, droite = bouts(table)
    a, b = domino
    if gauche in domino:
        return [[a + b - gauche, gauche]] + table
    return table + [[droite, a + b - droite]]


def pose(table, player, k):
    return positionne(player[k], table), player[:k] + player[k + 1:]


def strategie_pire(table, player, possbl):
    return pose(table, player, min(possbl, key=lambda k: player[k]))


def strategie_hasard(table, player, possbl):
    return pose(table, player, random.choice(possbl))


def strategie_plus_de_points(table, player, possbl):
    return pose(table, player, max(possbl, key=lambda k: sum(player[k])))


def strategie_plus_present(table, player, possbl):
    moities = [moitie for domino in player for moitie in domino]
    return pose(table, player, max(possbl, key=lambda k: sum(map(moities.count, player[k]))))


def who_wins(player1, player2):
    a, b = (sum(sum(domino) for domino in player) for player in (player1, player2))
    return 1 if a < b else 2 if b < a else 0
