def est_fini(lj):
    return lj == [1]


while est_fini([1]):
    pass
