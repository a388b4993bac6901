"""A strategy that never finds a move."""


def strategie_optimale(lj):
    return None
