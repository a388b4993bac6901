def est_fini(lj):
    if lj == [1]:
        return "oui"


def coup_possible(lj):
    print(lj)
