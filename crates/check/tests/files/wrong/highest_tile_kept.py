"""The highest tile is laid instead of the lowest, and stays in the hand."""


def positionne(domino, table):
    a, b = domino
    gauche, droite = table[0][0], table[-1][1]
    if b == gauche:
        return [[a, b]] + table
    if a == gauche:
        return [[b, a]] + table
    if a == droite:
        return table + [[a, b]]
    return table + [[b, a]]


def strategie_pire(table, player, possbl):
    return positionne(player[possbl[0]], table), player
