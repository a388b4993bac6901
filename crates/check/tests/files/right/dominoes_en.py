"""Dominoes, with the English names, tuples for tiles, hands that are changed in place."""

import random


def make_set():
    return {(high, low) for low in range(7) for high in range(low, 7)}


def deal(box, n):
    return random.sample(box, n)


def comes_before(d, e):
    return tuple(d) > tuple(e)


def sort_decreasing(player):
    player.sort()
    player.reverse()


def is_player_1_first(one, two):
    return max(one) > max(two)


def playable(table, hand):
    left, right = table[0][0], table[-1][1]
    return {k for k in range(len(hand)) if left in hand[k] or right in hand[k]}


def place_tile(table, domino):
    # The right end first, and the paper's arguments in another order.
    left, right = table[0][0], table[-1][1]
    if domino[0] == right:
        return table + [(domino[0], domino[1])]
    if domino[1] == right:
        return table + [(domino[1], domino[0])]
    if domino[1] == left:
        return [(domino[0], domino[1])] + table
    return [(domino[1], domino[0])] + table


def lay(table, player, place):
    tile = player.pop(place)
    return [place_tile(table, tile), player]


def worst_strategy(table, player, possible):
    return lay(table, player, possible[-1])


def random_strategy(table, player, possible):
    return lay(table, player, random.choice(possible))


def most_points_strategy(table, player, possible):
    best = possible[0]
    for place in possible:
        if player[place][0] + player[place][1] > player[best][0] + player[best][1]:
            best = place
    return lay(table, player, best)


def most_present_strategy(table, player, possible):
    counts = [0] * 7
    for one, two in player:
        counts[one] += 1
        counts[two] += 1
    worth = [counts[player[place][0]] + counts[player[place][1]] for place in possible]
    return lay(table, player, possible[worth.index(max(worth))])


def winner(player1, player2):
    points = [sum(one + two for one, two in player) for player in (player1, player2)]
    return 0 if points[0] == points[1] else 1 + points.index(min(points))
