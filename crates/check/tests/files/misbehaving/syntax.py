def est_fini(lj):
    return lj == [1]


def coup_possible(lj)
    return []
