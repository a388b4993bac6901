"""A list without rows has no row that is wrong."""


def etat_possible(t):
    return all(n > 0 for n in t) and sorted(t, reverse=True) == list(t)
