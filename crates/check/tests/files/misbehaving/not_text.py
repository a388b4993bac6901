est_fini = 3
ÿ