def est_fini(lj):
    print("est_fini", lj)
    return lj == [1]


print(est_fini([1]))
