"""The first half of every tile is counted twice."""


def points(main):
    total = 0
    for i in range(len(main)):
        total = total + main[i][0] + main[i][0]
    return total


def who_wins(player1, player2):
    if points(player1) < points(player2):
        return 1
    if points(player2) < points(player1):
        return 2
    return 0
