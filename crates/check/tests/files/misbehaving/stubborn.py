def est_fini(lj):
    while True:
        try:
            lj.index(7)
        except:
            pass
