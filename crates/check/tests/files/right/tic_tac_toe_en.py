"""Tic-tac-toe, with the English names, lists, and values with a discount."""


def new_game():
    return ["."] * 9


def player(board):
    marks = sum(mark != "." for mark in board)
    return "XO"[marks % 2]


def possible_moves(board):
    if winner(board) != 0:
        return []
    return {square for square, mark in enumerate(board) if mark == "."}


def winner(board):
    rows = [board[k:k + 3] for k in (0, 3, 6)]
    columns = [list(column) for column in zip(*rows)]
    diagonals = [[rows[k][k] for k in range(3)], [rows[k][2 - k] for k in range(3)]]
    for line in rows + columns + diagonals:
        if line == ["X"] * 3:
            return 1
        if line == ["O"] * 3:
            return -1
    return 0


def play(board, square):
    after = board[:]
    after[square] = player(board)
    return after


def value(board, gamma=0.95):
    moves = possible_moves(board)
    if not moves:
        return winner(board)
    best = max if player(board) == "X" else min
    return gamma * best(value(play(board, square)) for square in moves)


def max_value(board):
    return value(board)


def min_value(board):
    return value(board)


def minimax(board):
    moves = possible_moves(board)
    if not moves:
        return winner(board), None
    best = max if player(board) == "X" else min
    return best((minimax(play(board, square))[0], square) for square in sorted(moves))


def best_strategy(board):
    best = max if player(board) == "X" else min
    return best(possible_moves(board), key=lambda square: value(play(board, square)))


def best_move(board, table):
    for square in possible_moves(board):
        if table[tuple(play(board, square))] == table[tuple(board)]:
            return square


def winning_value(mark):
    return {"X": 1, "O": -1}[mark]


def losing_value(mark):
    return {"X": -1, "O": 1}[mark]


def sort_children(board, known):
    parts = [set(), set(), set(), set()]
    for square in possible_moves(board):
        after = known.get(tuple(play(board, square)))
        if after is None:
            parts[3].add(square)
        else:
            parts[{winning_value(player(board)): 0, losing_value(player(board)): 1, 0: 2}[after]].add(square)
    return tuple(parts)
