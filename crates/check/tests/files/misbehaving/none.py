def coup_posible(lj):
    return []


def est_finie(lj):
    return lj == [1]
