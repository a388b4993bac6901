"""A row of no square passes for a bar."""


def etat_possible(t):
    return len(t) > 0 and min(t) >= 0 and sorted(t, reverse=True) == list(t)
