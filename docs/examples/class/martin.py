def empty_grid(n, p):
    return [[-1] * p] * n


def place(v, i, j, player):
    v[i][j] = player
    v[i + 1 - player][j + player] = player
