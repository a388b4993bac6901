### Everything a person reads, in English. `fr.ftl` has the same keys with the same arguments.

## Without a command

bare =
    Stratège: define a game once; solve it, draw it, play it. Examples:

      stratege list                                               which games there are
      stratege rules chomp                                        how a game is played
      stratege solve chomp:3x4                                    who wins, and by which moves
      stratege solve chomp --table 1..4 1..6                      who wins on boards of several sizes
      stratege graph chomp:2x3 --attractor 1 --output chomp.svg   the arena and its attractor
      stratege play tic-tac-toe                                   play against the program

    All commands: stratege --help. En français : stratege --lang fr

## Help

help-root = Define a game once; solve it, draw it, play it.
help-list = Which games and strategies there are
help-rules = How a game is played, with which parameters and notation
help-show = Draw one position
help-solve = Who wins, in how many moves, by which moves
help-verify = Whether a certificate of a forced win is right
help-count = Count positions, arcs, plays, classes up to symmetry, endings, values
help-graph = The arena of a game and the attractor of a player in it
help-tree = The min-max tree with its values, or with holes to fill
help-perft = How many plays there are of each number of moves
help-play = Play against the program, against somebody, or watch two programs
help-completions = What a shell needs to complete commands and flags
help-bench = Run fixed tasks: how fast the program is, and whether it still does the same
help-man = The manual pages
help-help = This help, or that of one command
help-alias = {" "}(in French: { $alias })
help-usage = Usage:
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Options of every command
help-options-of = Options of { $methods }
help-examples = Examples:

help-rules-examples = stratege rules chomp
help-show-examples =
    stratege show connect-four --moves 4 4 3
    stratege show dominoes --seed 3
    stratege show tic-tac-toe --position XO./.X./...
    stratege show chomp:4x5 --position 5,5,3 --output bar.svg
help-solve-examples =
    stratege solve chomp:3x4
    stratege solve tic-tac-toe --position XO./.../...
    stratege solve chomp --table 1..4 1..6
    stratege solve chomp:4x5 --json
help-count-examples =
    stratege count grundy:5 --list-plays
    stratege count tic-tac-toe
    stratege count chomp:3x4 --position 2,2
help-verify-examples =
    stratege solve nim:3,4,5 --certificate nim.txt
    stratege verify nim.txt
help-graph-examples =
    stratege graph chomp:2x3 --attractor 1
    stratege graph chomp:2x3 --attractor 1 --step 2 --output step2.svg
    stratege graph chomp:2x3 --blank --arrangement columns --output exercise.tex
    echo "{"{"}0: [1, 2], 1: [2], 2: []{"}"}" | stratege graph --import - --owner1 0,2 --owner2 1 --attractor 2
help-tree-examples =
    stratege tree tic-tac-toe --depth 1
    stratege tree tic-tac-toe --position XOX/OXO/... --depth 2 --holes --output tree.svg
help-play-examples =
    stratege play tic-tac-toe
    stratege play chomp:3x4 --first optimal --second human --hints
    stratege play tic-tac-toe --first random --second minimax:2 --seed 7
help-completions-examples = stratege completions bash > ~/.local/share/bash-completion/completions/stratege
help-man-examples = stratege man --output man/man1

arg-help = Print help
arg-version = Print the version
arg-json = Give the answer as JSON (the same in every language)
arg-seed = Seed of everything random (default: 0)
arg-quiet = No progress bar and no remarks, only the answer
arg-lang = Language: fr or en (default: that of the locale)
arg-limit = Stop at a limit: 10s, 2min (time), 5000000 (positions), 4GiB (memory; default 8GiB), none (no time limit: `solve` stops after 1min on a terminal); may be repeated
arg-game = The game, with parameters after a colon: chomp, chomp:4x5
arg-position = Start from this position (default: the start of the game)
arg-composed = Take the position even if no play leads to it, as long as it keeps the rules
arg-output = Write to this file; its name says the format
arg-show-moves = Play these moves first, and show what comes of them
arg-count-list_plays = List all plays of a small game instead of counting
arg-show-indices = Number rows and columns, or squares, from 0, as in Python
arg-show-format = text (default) or svg
arg-solve-table = Who wins for each number of rows and columns, each written A..B
arg-solve-grundy = Grundy values as the first parameter goes from A to B
arg-solve-method = The method (default: the most fitting one; see `rules`)
arg-solve-certificate = Prove a forced win and write it to FILE, for `verify`
arg-verify-file = A certificate written by `solve --certificate`
arg-graph-attractor = Show the attractor of player 1 or 2
arg-graph-step = Show the attractor after K steps
arg-graph-blank = A sheet to fill in: no ranks, no winners
arg-graph-complete = Every position with either player to move, not only those that can be reached
arg-graph-arrangement = layers (default) or columns, one for each player
arg-graph-format = text (default), svg, dot, tikz, mermaid, json or python
arg-graph-import = Read the graph from a file, a dictionary in Python or JSON; - is standard input
arg-graph-owner1 = Vertices of player 1 in an imported graph: 0,1,2
arg-graph-owner2 = Vertices of player 2 in an imported graph
arg-graph-targets = Vertices in which the player of the attractor has won
arg-graph-start = The vertex where a play begins
arg-tree-depth = Moves from the root to the leaves (default: 2)
arg-tree-heuristic = The heuristic at the leaves (default: the first one of the game; see `rules`)
arg-tree-holes = Leave the values above the leaves out, to be filled in
arg-tree-indices = Write moves by the numbers of their squares, from 0, as in Python
arg-tree-format = text (default), svg, tikz or json
arg-perft-depth = The greatest number of moves (default: 4)
arg-perft-distinct = Count the different positions as well
arg-perft-by_move = Say how many of the longest plays begin with each move
arg-play-first = Who plays for player 1: human (default), random, optimal, minimax:2, alphabeta:1s …
arg-play-second = Who plays for player 2 (default: optimal)
arg-play-lessons = Say after every mistake what it gave away and what would have been right
arg-play-level = How well the program plays: beginner, easy, medium, hard or perfect (default)
name-level = LEVEL
arg-play-hints = Say the best moves before every move
arg-completions-shell = bash, zsh, fish, elvish or powershell
arg-man-output = Write one file per page into this directory
arg-help-command = The command

name-game = GAME
name-game_or_file = GAME|FILE
name-position = POSITION
name-file = FILE
name-format = FORMAT
name-rows = ROWS
name-columns = COLUMNS
name-method = METHOD
name-limit = LIMIT
name-arrangement = ARRANGEMENT
name-vertices = VERTICES
name-vertex = VERTEX
name-heuristic = HEURISTIC
name-strategy = STRATEGY
name-shell = SHELL
name-directory = DIRECTORY
name-command = COMMAND

value-number = a whole number
value-limit = a time (10s, 2min), a number of positions (5000000) or a size (4GiB)
value-table = two ranges A..B with A not above B, such as 1..4 1..6
value-grundy = a range A..B with A not above B, such as 0..20
value-gamma = a number above 0 and at most 1, such as 0.9
value-attractor = 1 or 2
value-depth = a whole number, 0 or more
value-step = a whole number, 0 or more
value-seed = a whole number, 0 or more
value-position = a position; `rules` shows how it is written

## Errors

error-label = error:
warning-label = warning:
warning-no-checksum = { $path } has no checksum (Stratège 0.1 wrote none): nobody can tell whether it was changed or damaged
error-output = the answer could not be written: { $why }
error-read = `{ $path }` could not be read: { $why }
error-write = `{ $path }` could not be written: { $why }
file-not-found = there is no such file or directory
file-permission = permission denied
file-directory = it is a directory
file-not-directory = a part of the path is not a directory
file-not-text = it is not text in UTF-8
file-full = the disk is full
file-quota = your share of the disk is used up
file-limit = it would be larger than the system allows
file-read-only = the disk can only be read
file-too-large = it has { $size }; at most { $cap } are read
file-endless = it has more than { $cap }, the most that is read
file-other = { $why }
error-png = the picture cannot be made: { $why }
error-png-fonts = this machine has no fonts to draw letters with; write an .svg file, or install fonts
error-ending = the name of `{ $path }` does not say which format is wanted; add --format with one of { $known }
error-unknown-game = there is no game `{ $found }`; `stratege list` shows all games
error-unknown-game-nearest = there is no game `{ $found }`; did you mean `{ $nearest }`?
error-parameter-unknown = { $game } has no parameter `{ $found }`; known: { $known }
error-parameter-unknown-nearest = { $game } has no parameter `{ $found }`; did you mean `{ $nearest }`? (known: { $known })
error-parameter-number = `{ $found }` is not a whole number for the parameter `{ $name }` of { $game }
error-parameter-range = the parameter `{ $name }` of { $game } is { $found }, but must be from { $low } to { $high }
error-parameter-twice = the parameter `{ $name }` of { $game } is given more than once
error-parameter-many = too many numbers for { $game }: at most { $most }
error-parameter-unfit = { $game } cannot be set up so: { $why }
advice-rules = `stratege rules { $game }` shows its parameters.
error-position = this is not a position: { $why }
advice-composed = No play leads there; --composed takes it as it is, as for an exercise.
position-unexpected = unexpected `{ $found }`; allowed: { $allowed }
position-missing = something is missing; allowed: { $allowed }
position-count = { $what }: { $found } instead of { $expected }
position-range = `{ $found }` is not from { $low } to { $high }
position-impossible = { $why }
error-does-not-apply = `{ $job }` does not apply to { $game } ({ $why }); try `{ $instead }`
error-unknown-method = there is no method `{ $found }` here; known: { $known }
error-unknown-method-nearest = there is no method `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-unknown-heuristic = there is no heuristic `{ $found }` here; known: { $known }
error-unknown-heuristic-nearest = there is no heuristic `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-no-heuristic = this game has no heuristic
error-one-player = { $game } has one player: --second makes no sense
error-unknown-strategy = there is no strategy `{ $found }` here; known: { $known }
error-unknown-strategy-nearest = there is no strategy `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-too-long = this text of { $length } bytes is too long; at most { $most } are read
error-strategy-deep = too many strategies within each other; at most { $most } are read
error-plays-many = there are more than { $most } plays: too many to be listed; choose a smaller game, or a position nearer to the end
error-malformed = `{ $found }` is not understood; write { $expected }
error-illegal-move = `{ $found }` is not a legal move here; legal: { $legal }
error-move-over = `{ $found }` comes too late: the play is over
error-too-large = too large, nothing was started: about { $positions } positions need about { $bytes } of memory, { $allowed } are allowed
advice-too-large = Choose a smaller game or a position nearer to the end, or allow more memory with --limit.
error-stopped = { $cause } after { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }; no answer was found
stopped-positions = the limit on positions was reached
stopped-memory = the limit on memory was reached
stopped-depth = plays are longer than this method can follow
stopped-time = the time limit was reached
stopped-interrupted = stopped by Ctrl-C
stopped-farewell = Stopped by Ctrl-C.
error-import-syntax = this is not a dictionary: at line { $line }, column { $column }, expected { $expected }
error-import-vertex = vertex `{ $vertex }` is not a key of the dictionary
error-import-many = the lists name { $found } vertices, ranges written out; at most { $most } are read
error-import-twice = vertex `{ $vertex }` is a key twice
error-import-owner = vertex `{ $vertex }` must belong to exactly one player; say whose vertices are whose with --owner1 and --owner2
error-bench = { $job } { $game } found `{ $found }` instead of `{ $expected }`: this program does not work as it should
error-crowded = the arena has more than { $most } vertices: too many for a drawing; choose a smaller game, or --format text, dot, json or python
error-crowded-tree = the tree has more than { $most } nodes: too many to be read; choose a smaller --depth, or --format json

error-unknown-command = there is no command `{ $found }`; known: { $known }
error-unknown-command-nearest = there is no command `{ $found }`; did you mean `{ $nearest }`?
error-unknown-flag = there is no flag `{ $found }` here
error-unknown-flag-nearest = there is no flag `{ $found }` here; did you mean `{ $nearest }`?
error-unexpected = `{ $found }` is one word too many
error-value = `{ $found }` is not possible for { $argument }; expected: { $expected }
error-no-value = { $argument } needs a value: { $expected }
error-missing = { $missing } is missing
error-number-of-values = the wrong number of values for { $argument }; expected: { $expected }
error-twice = { $argument } is given twice
error-conflict = { $one } and { $other } do not go together
error-usage = the command line is not understood: { $why }
error-utf8 = an argument is not text in UTF-8; only names of files may be anything else
advice-help = `stratege { $command } --help` says more.
advice-help-root = `stratege --help` shows all commands.

## Words for all answers

headline = { $sentence } ({ $notes }).
notes-separator = ; {""}
player = player { $player }
convention-composed = composed position
convention-none = standard rules
convention-play-normal = normal play
convention-play-misere = misère play
convention-board-english = English board
convention-board-european = European board
convention-board-triangle = triangular board
convention-hole-usual = usual hole empty
convention-goal-one = one peg must be left
convention-goal-vacancy = one peg must be left, in the hole empty at the start
progress-positions = positions
partial = a limit was reached: partial answer
proof-estimate = estimate; not proved
proof-estimate-depth = estimate, depth { $depth }; not proved
proof-bound = a bound; the exact value is not proved
proof-bound-depth = nobody can force a win within { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }
verdict-win = Player { $player } wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
verdict-win-someday = Player { $player } wins
verdict-win-perhaps = Player { $player } seems to win
verdict-draw = It is a draw under best play
verdict-draw-perhaps = It seems to be a draw
verdict-over = The play is over: player { $player } has won
verdict-over-draw = The play is over: it is a draw
verdict-gain = Player { $player } gains { $gain } on average under best play
verdict-unknown = It is not known who wins
puzzle-over = It is solved
puzzle-over-lost = No move is left, and it is not solved
puzzle-win = It can be solved in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
puzzle-win-someday = It can be solved
puzzle-chain = { $steps } steps; steps in a row by one piece are one move
puzzle-loss = It cannot be solved
value-win = win
value-draw = draw
value-loss = loss
value-unknown = {"?"}
yes = yes
no = no
output-written = Written: { $path }

## options of jobs

error-option-unknown = `{ $option }` is not an option of { $method }
error-option-unknown-known = `{ $option }` is not an option of { $method }; it has { $known }
error-option-elsewhere = `{ $option }` is not an option of { $method }; choose a method that has it: { $methods }
error-option-value = `{ $found }` cannot be `{ $option }`: { $expected }
option-flag = given or not
option-integer = a whole number from { $low } to { $high }
option-integer-least = a whole number, at least { $low }
option-real = a number above { $above } and at most { $most }
option-real-from = a number from { $low } to { $most }
option-word = one of { $words }
option-name = a name that the game knows
option-help = { $about } ({ $expected })
option-help-default = { $about } ({ $expected }; default: { $default })

## list

list-headline = { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $strategies ->
        [one] 1 strategy.
       *[other] { $strategies } strategies.
    }
list-game = game
list-title = title
list-kind = kind
list-defaults = default parameters
list-strategy = strategy
list-about = how it plays
list-footer = `stratege rules GAME` shows the rules, the parameters and the notation of a game.

## rules

rules-title = { $title }: { $kind }
rules-solve = stratege solve { $game }
rules-deal = stratege show { $game } --seed 3
rules-line = text
rules-numbers = 1 to { $most } numbers { $low }..{ $high }
rules-notation = Notation
rules-parameters = Parameters
rules-methods = Methods (solve --method)
rules-heuristics = Heuristics (tree --heuristic)
rules-names = Names
rules-example = Example
rules-source = Source
rules-name = name
rules-values = values
rules-default = default
rules-about = what it is

## solve

solve-position = Position { $position }, player { $player } to move.
solve-position-puzzle = Position { $position }.
solve-position-over = Position { $position }, nobody to move.
solve-grundy = {" "}Grundy value { $grundy }.
solve-line = Best play: { $line }
solve-line-cut = Best play begins: { $line } … (the line is cut: what follows was not kept in memory)
solve-line-expected = Line expected: { $line }
solve-solution = Solution: { $line }
solve-move = move
solve-value = value
solve-distance = moves to the end
solve-score = score for player 1
solve-gain = mean gain
solve-chance = chance
solve-grundy-column = Grundy value
solve-others-exact = { $count ->
        [one] The other move is no better.
       *[other] None of the other { $count } moves is better.
    }
solve-others = { $count ->
        [one] Nothing is known about the other move.
       *[other] Nothing is known about the other { $count } moves.
    }
solve-others-all = { $count ->
        [one] Nothing is known about its only move.
       *[other] Nothing is known about its { $count } moves.
    }
solve-method = { $count ->
        [one] Method { $methods }
       *[other] Methods tried: { $methods }
    }, { $nodes ->
        [one] 1 position visited
       *[other] { $nodes } positions visited
    }.
solve-seconds = {" "}{ $seconds } s.
table-headline = { $game }: who wins on each board of { $rows } x { $columns }
param-rows = rows
param-columns = columns
table-unsolved = { $boards ->
        [one] 1 board was
       *[other] { $boards } boards were
    } not solved within the limits: this table is partial.
legend-first = 1: the first player wins
legend-second = 2: the second player wins
legend-draw = =: draw
legend-side = { $side }: player { $player } wins whoever begins
legend-unsolved = {"?"}: not solved
grundy-headline = { $game }: Grundy values by `{ $parameter }`, { $about }
grundy-losing = Lost for the player to move (Grundy value 0): { $sizes }
grundy-none-losing = None of them is lost for the player to move.

## count

count-list = { $plays ->
        [one] There is 1 play.
       *[other] There are { $plays } plays.
    }
count-list-moves = moves
count-list-end = end
count-list-first = player 1 wins
count-list-second = player 2 wins
count-list-draw = draw
count-list-solved = solved
count-list-unsolved = not solved
count-headline = { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } and { $arcs ->
        [one] 1 arc
       *[other] { $arcs } arcs
    } can be reached from { $position }
count-note = a position also says who is to move
count-positions = positions
count-classes = classes up to symmetry
count-boards = boards, whoever is to move
count-arcs = arcs
count-board-arcs = pairs of a board and a move
count-plays = plays
count-plays-quotient = plays as paths through classes
count-plays-symmetry = plays up to symmetry
count-shortest = moves of the shortest play
count-longest = moves of the longest play
count-cycles = can a position come back?
count-first = player 1 wins
count-second = player 2 wins
count-draw = draw
count-solved = solved
count-unsolved = not solved
count-values = positions, under best play
count-value-classes = classes, under best play
count-endings = ended positions
count-ending-classes = classes of ended positions
count-ply = moves played
count-plays-of = plays of { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }

## bench

bench-task = task
bench-game = game
bench-result = result
bench-visited = visited
bench-time = seconds
bench-speed = per second
bench-signature = Signature: { $signature }

## perft

perft-headline = { $plays ->
        [one] 1 play
       *[other] { $plays } plays
    } of { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } from { $position }
perft-moves = moves
perft-first = first move

## Certificates

certificate-method = a certificate is made by --method proof; leave --method out
certificate-none = nobody can force a win here, so there is no certificate
certificate-unknown = no forced win was found within { $depth } moves, so there is no certificate; a greater --depth or --limit may find one
certificate-written = Certificate written to { $path }: { $moves ->
        [one] 1 position
       *[other] { $moves } positions
    } in which the winner moves.
verify-right = The certificate is right: in { $game }, player { $player } wins from { $position } within { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, whatever the other player does ({ $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } to { $replies ->
        [one] 1 reply
       *[other] { $replies } replies
    } replayed).
verify-unused = { $moves ->
        [one] 1 move of it is
       *[other] { $moves } moves of it are
    } never needed.
verify-not-one = { $path } is not a certificate: its first line is not “Stratège certificate 2”
verify-version = { $path } is a certificate of version { $found }; this program understands versions 1 and 2
verify-truncated = { $path } is cut off: its last line, `end` and a checksum, is missing
verify-checksum = { $path } was changed or damaged: its checksum is wrong
verify-line = { $path }, line { $line }: “{ $expected }” is expected
verify-count = { $path } has { $found } moves instead of { $expected }: it was cut off or changed
verify-twice = { $path }, line { $line }: there is a move for { $position } already
verify-no-move = the certificate is wrong: it has no move for { $position }
verify-illegal = the certificate is wrong: { $move } is not legal in { $position }. Legal: { $legal }
verify-not-won = the certificate is wrong: a play ends without the win, in { $position }
verify-too-long = the certificate is wrong: a play is not won within { $moves } moves; it reaches { $position }

## graph

graph-wins = Player { $player } wins from the start, which is in player { $player }'s attractor with rank { $rank }
graph-does-not-win = The start is not in the attractor of player { $player }
graph-not-yet = After step { $step } the start is not yet in the attractor of player { $player }
graph-attractor = The attractor of player { $player } has { $size ->
        [one] 1 vertex
       *[other] { $size } vertices
    }
graph-arena = { $title }: the arena
graph-size = { $vertices ->
        [one] 1 vertex
       *[other] { $vertices } vertices
    }, { $arcs ->
        [one] 1 arc
       *[other] { $arcs } arcs
    }
graph-cycles = with cycles
extent-reachable = reachable arena
extent-complete = complete arena
extent-imported = imported arena
graph-undecided = Neither player can force a win from { $vertices ->
        [one] 1 vertex
       *[other] { $vertices } vertices
    }.
graph-too-many = { $vertices } vertices are too many to be listed; --format json or python gives all of them.
graph-layer = A{ $rank }
graph-rank = rank
graph-new = vertices
graph-members = entering the attractor
graph-owned = { $position } (player { $player })
graph-id = id
graph-position = position
graph-player = to move
graph-end = end
graph-won = won by player { $player }
graph-successors = successors

## tree

tree-headline = The root is worth { $value } for player 1
tree-headline-move = Min-max chooses { $move }, worth { $value } for player 1
tree-headline-holes = Min-max tree to fill in
tree-depth = depth { $depth }
tree-heuristic = heuristic { $heuristic }
tree-nodes = { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }

## play

play-start = { $title }: player 1 is { $first }, player 2 is { $second }
play-start-puzzle = { $title }, played by { $first }
play-human = a person
play-program = the program `{ $strategy }`
play-how = Type a move, or `help`.
play-seed = Seed { $seed }.
play-turn = Player { $player } to move.
play-turn-puzzle = Your move.
play-move = Player { $player } plays { $move }.
play-move-puzzle = { $move } is played.
play-estimates = Player { $player } plays by estimates: its moves are not proved to be the best.
play-won = Player { $player } wins after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-drawn = It is a draw after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-solved = Solved after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-stuck = No move is left after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }: not solved.
lesson-win-loss = A mistake: this loses a won position; { $count ->
        [one] { $moves } was the only winning move
       *[other] { $moves } would have won
    }.
lesson-win-draw = A mistake: this gives away a won position; { $count ->
        [one] { $moves } was the only winning move
       *[other] { $moves } would have won
    }.
lesson-draw-loss = A mistake: this loses a drawn position; { $count ->
        [one] { $moves } was the only move that draws
       *[other] { $moves } would have drawn
    }.
lesson-gain = Not the best: { $lost } less on average than { $moves }.
play-left = The play is not finished.
play-undone = Taken back.
play-nothing-to-undo = There is no move of yours to take back.
play-hint = Hint: { $moves }. { $verdict }.
play-hint-estimate = Hint: { $moves } ({ $doubt }).
play-illegal = `{ $found }` is not a legal move here; legal: { $legal }
play-illegal-more = `{ $found }` is not a legal move here; legal: { $legal } … and { $more } more (`moves` lists all)
play-illegal-order = `{ $found }` is neither a legal move nor a command; did you mean `{ $nearest }`?
play-help =
    A move in the notation of the game (`moves` lists them), or:
      hint (?)     the best moves
      values (v)   what every move is worth
      moves (m)    the legal moves
      undo (u)     take back your last move and the reply
      board (p)    draw the board again
      quit (q)     leave
man-written = { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    } written to { $path }

## tournament

help-tournament = Which strategy is better, and how sure that is
help-tournament-examples =
    stratege tournament domineering:3x4 random first
    stratege tournament dominoes random worst most-points most-present --games 100000
    stratege tournament connect-four minimax:2 minimax:4 --precision 0.01
    stratege tournament dominoes most-points random --games 1000000 --save run.sqlite
    stratege tournament --resume run.sqlite
arg-tournament-strategies = Two strategies or more: random, first, greedy, minimax:2, optimal, bot:COMMAND, file.py …
arg-games = Plays of every pairing, in mirrored pairs (default: exact if possible, else 10000); with --precision or --sprt the most plays
arg-precision = Play until the score is known to this half-width, such as 0.005; valid whenever it stops
arg-sprt = Play until a sequential test knows whether the first strategy is better by this gain (default: 0.02)
arg-threads = Threads (default: one per core); the result does not depend on it
arg-save = Keep every result in this new file, so that the tournament can be resumed
arg-resume = Go on with the tournament in this file
arg-rerun = Run the tournament again that this manifest, result or saved tournament describes
arg-plays = Write every play to this file, one line of JSON each
arg-csv = Write the pairings to this file as a table
arg-manifest = Write what runs the tournament again to this file
arg-report = Write a page with tables and charts into this directory
arg-folder = Let every bot and every Python file of this directory take part
arg-allow_programs = Let --resume and --rerun start the programs that the file names
arg-ratings = Also rate the strategies on the Elo scale
arg-times = Also measure the time per move
name-half-width = HALF-WIDTH
name-gain = GAIN
arg-move_time = Time that a bot may take for a move (default: 2s)
arg-bot_memory = Memory that a bot may use (default: 1GiB)
name-time = TIME
name-size = SIZE
value-games = a whole number from 1 to 1000000000000
value-precision = a number between 0 and 0.5, such as 0.005
value-sprt = a number between 0 and 0.5, such as 0.02
value-move-time = a time such as 500ms or 2s
value-bot-memory = an amount such as 512MiB or 1GiB
progress-plays = plays
progress-pairs = pairs
tournament-exact = exact
tournament-sampled = { $games ->
        [one] 1 play
       *[other] { $games } plays
    } of every pairing in mirrored pairs, seed { $seed }, 95 % intervals
tournament-precision = played until the score is known to ±{ $precision } points, seed { $seed }, intervals valid at any time
tournament-sprt = played until a sequential test for a gain of { $margin } points ends, seed { $seed }, intervals valid at any time
tournament-incomplete = stopped before the planned end: partial answer
tournament-not-repeatable = a clock or another program decides: the seed alone does not repeat it
tournament-nothing = No play was finished
tournament-beats = { $a } beats { $b }: { $wins } of plays won, { $draws } drawn ({ $half })
tournament-beats-exact = { $a } beats { $b }: { $wins } of plays won, { $draws } drawn
tournament-equal = { $a } and { $b } are equally good: each wins { $wins } of plays, { $draws } are drawn
tournament-unclear = It is not known whether { $a } or { $b } is better: { $a } won { $wins } of plays, { $draws } were drawn ({ $half })
tournament-self = { $name } against itself: player 1 wins { $rate } of plays ({ $half })
tournament-self-exact = { $name } against itself: player 1 wins { $fraction } = { $rate } of plays
tournament-self-decimal = { $name } against itself: player 1 wins { $rate } of plays
tournament-best = { $name } is the best: score { $score } ({ $half }) against the others
tournament-best-exact = { $name } is the best: score { $score } against the others
tournament-best-tied = { $name } is first with a score of { $score } ({ $half }), but not known to be better than { $others }
tournament-score = score
tournament-strategy = strategy
tournament-against = against
tournament-games = plays
tournament-wins = won
tournament-draws = drawn
tournament-losses = lost
tournament-first = as player 1
tournament-second = as player 2
tournament-length = moves
tournament-times = per move
tournament-moves-first = player 1
tournament-moves-second = player 2
tournament-first-wins = player 1 wins
tournament-second-wins = player 2 wins
tournament-positions = positions
tournament-rank = {"#"}
tournament-group = group
tournament-rating = rating
tournament-group-note = Strategies that share a letter are not known to differ.
tournament-rating-note = Ratings (Elo): 100 points more mean an expected score of about 64 %; the mean is 0.
tournament-seat = Player 1 scores { $score } ({ $half }), whoever sits there.
tournament-seat-unclear = It is not known to matter who is player 1: player 1 scores { $score } ({ $half }).
tournament-gain = Mirrored pairs were worth { $gain } times as many single plays.
tournament-cycle = A cycle: { $cycle }.
tournament-sprt-better = The test says: { $a } is better than { $b }.
tournament-sprt-not-better = The test says: { $a } is not better than { $b } by that much.
tournament-sprt-continue = The test has not decided between { $a } and { $b }.
tournament-against-name = against { $name }
tournament-class-more = Every pairing is in the files of --csv and --report.
tournament-left-out = { $bots ->
        [one] One file takes no part, because it cannot be loaded:
       *[other] { $bots } files take no part, because they cannot be loaded:
    }
tournament-left-out-line = { $name }, line { $line }: { $message }
tournament-left-out-message = { $name }: { $reason } ({ $message })
tournament-left-out-reason = { $name }: { $reason }
report-left-out = Left out
error-folder-left = These files cannot be loaded:
    { $bots }
tournament-error = { $strategy } lost { $plays ->
        [one] 1 play
       *[other] { $plays } plays
    }: { $reason }.
tournament-error-example = for example against { $against }, pair { $pair }, at { $position }
tournament-error-answer = it answered `{ $answer }`
tournament-error-words = its last words:
error-tournament-two = a tournament needs two strategies or more: `stratege tournament GAME random first`
error-tournament = the tournament cannot be played: { $why }
error-share = { $found } must be between 0 and 0.5
error-manifest = { $path } does not describe a tournament: { $why }
error-manifest-checksum = { $path } was changed or damaged: the checksum of its manifest is wrong; if you have changed it yourself, remove the field `checksum`
error-seed-again = the seed is part of the tournament that is run again; leave --seed out
error-store-exists = { $path } exists already; `--resume { $path }` goes on with it
error-store-empty = { $path } holds no tournament
error-store-unborn = { $path } holds no tournament yet: the program was stopped while it made the file; give the game and the strategies again, with `--save { $path }`
error-store-orphan = { $part } is left from another file and would damage this one; move it away, or save under another name
error-store-unsealed = { $path } was saved by Stratège 0.1, without checksums, and cannot be resumed; `--rerun { $path }` plays the tournament again
error-store-version = { $path } is a saved tournament of version { $found }, and this program understands version 2
error-store-program = { $path } was played by Stratège { $found }, and this is { $version }: results of two versions are not mixed; `--rerun { $path }` plays the tournament again
error-store-damaged = { $path } is damaged ({ $why }); play the tournament again
error-store-block = { $path } is damaged: block { $block } of pairing { $pairing } ({ $flaw }); `--rerun { $path }` plays the tournament again
flaw-checksum = its checksum is wrong
flaw-tally = its counts cannot be read
flaw-pairs = it has { $found } of { $expected } pairs
flaw-contradiction = its counts contradict each other
error-store = { $path } cannot be used: { $why }
error-folder-empty = there are no bots in { $path }: executable programs, or files of Python
error-folder-name = the name of { $path } is not text in UTF-8; rename it
error-programs = { $path } would start programs on this machine:{ $programs }
advice-programs = If you trust whoever wrote them, add --allow-programs.
ask-programs = { $path } starts programs on this machine:{ $programs }
ask-programs-start = Start them? [y/N]
error-programs-refused = no program was started, and nothing was played
error-failed = { $strategy } made no legal move: { $reason }
error-failed-answer = { $failed }; it answered `{ $answer }`
failed-last-words = its last words: { $words }
fault-not-started = it could not be started
fault-timeout = it took too long
fault-memory = it used too much memory
fault-crash = it ended or crashed
fault-rubbish = its answer was not understood
fault-illegal-move = its move was not legal
fault-stopped = it was stopped

## learn

help-learn = Learn a game from plays, as trajectories or Q-learning; the learning curve
help-learn-examples =
    stratege learn tic-tac-toe
    stratege learn tic-tac-toe --watch 1000
    stratege learn chomp:4x5 --compare uniform,depth,breadth,least-visited,q --svg curves.svg
    stratege learn nim:3,5,7 --method q --plays 5000 --measure exploitability --svg q.svg
    stratege learn tic-tac-toe --table xo.table
    stratege tournament tic-tac-toe learned:xo.table random
arg-learn-method = trajectories (default) or q (Q-learning)
arg-compare = Compare several: uniform, depth, breadth, least-visited, q, separated by commas
arg-seeds = How often each method learns from nothing, for means and bands (default: 10)
arg-every = A point of the curve after every K plays (default: 20 to 200 points)
arg-learn-plays = Learn from at most N plays (default: until the start is settled; 20000 for q)
arg-watch = Show play number K (default: 1) position by position, with its moves sorted
arg-jsonl = Write every step of the first run to this file, one line of JSON each
arg-svg = Draw the learning curves into this file (or .png)
arg-measure = What the curves show: random (default), optimal, exploitability, known or value
arg-learn-csv = Write the learning curves to this file as a table
arg-learn-table = Keep the table of the first run in this file; a table of the same game is continued
arg-force = Throw the table in that file away instead of continuing it
name-measure = MEASURE
name-ways = WAYS
value-alpha = a number above 0 and at most 1, such as 0.5
value-epsilon = a number from 0 to 1, such as 0.3
value-every = a whole number, 1 or more
value-seeds = a whole number from 1 to 1000
value-plays = a whole number, 1 or more
value-watch = a whole number, 1 or more
error-learn-measure = this was not measured: the game is too large to be solved; try --measure random
error-table-file = { $path } cannot be used: { $why }
error-table-magic = { $path } is not a learned table; its first line should be `stratege-table 1`
error-table-version = { $path } is a table of version { $found }, and this program understands version 1
error-table-truncated = { $path } is cut off: its last line is missing
error-table-checksum = { $path } was changed or damaged: its checksum is wrong
error-table-line = line { $line } of { $path } is not understood
error-table-game = { $path } is about { $found }, not about { $wanted }
error-table-method = { $path } was learned by `{ $found }`, which the other method cannot continue
error-table-seed = { $path } is learned with seed { $found }
advice-table-other = Choose another file, or overwrite it with --force.
advice-table-seed = Leave --seed out to continue it, or begin anew with --force.
learn-title = Learning: { $game }
learn-nothing = Nothing was learned
learn-settled = { $verdict }: settled after { $plays } { $number ->
        [one] trajectory
       *[other] trajectories
    }
learn-verdict-first = Player 1 wins
learn-verdict-second = Player 2 wins
learn-verdict-draw = It is a draw
learn-verdict-solved = It can be solved
learn-verdict-unsolved = It cannot be solved
learn-unsettled = Not settled after { $plays } trajectories
learn-settled-sometimes = Settled in { $settled } of { $runs } runs, after { $plays } trajectories on average
learn-estimate = After { $plays } plays the start is worth { $value } to player 1, between −1 (lost) and 1 (won)
learn-seed = seed { $seed }
learn-method-trajectories = trajectories, { $way }
learn-method-q = Q-learning, α = { $alpha }, γ = { $gamma }, ε = { $epsilon }
learn-partial = Partial answer: { $cause }; { $runs ->
        [one] one run is shown
       *[other] { $runs } runs are shown
    }.
learn-incomplete = partial: a limit was reached
learn-full = The whole dictionary has { $positions } positions; the table knows { $known } of them, { $share }.
learn-large = The game is too large to be solved whole: scores against random moves are sampled, others are not known.
learn-large-puzzle = The puzzle is too large to be solved whole: how often it is solved is sampled.
learn-learner = learner
learn-runs = runs
learn-plays = plays
learn-trajectories = trajectories
learn-plays-or-trajectories = plays or trajectories
learn-known = known
learn-share = positions known
learn-random = against random
learn-optimal = against optimal
learn-exploitability = exploitability
learn-solved = solved
learn-missed = missed
learn-value = value of the start
learn-way-uniform = uniform
learn-way-depth = depth
learn-way-breadth = breadth
learn-way-least-visited = least-visited
learn-way-q = q
learn-band = Means over runs with other lots; ± and bands: Student, 95 %.
learn-sampled = Scores against random moves are of 200 plays each.
learn-saved = Table: { $path } ({ $entries } positions, { $plays } plays).
learn-continued = Table: { $path } ({ $entries } positions, { $plays } plays, continued after { $before }).
learn-chart-about = One curve for each learner, with its band: { $measure }. The table has the numbers.
learn-curves = Learning curves
learn-in-the-end = In the end
learn-in-the-end-caption = When the start was settled, or after the last play
learn-explain-trajectories = A trajectory plays from the start. At every position the moves are sorted into won, lost, drawn and unknown by what the table says of where they lead. If that settles the position, its value is written into the table and the trajectory ends; otherwise it goes on with an unknown move. Every value in the table is proved. The score is that of somebody who takes any of the best known moves, unknown ones counted as draws, in both seats; exploitability is what the best opponent of this very table gains over the value of the game, in points: 0 if it never errs.
learn-explain-q = Q-learning plays against itself and corrects the number of every move it made, from the last one backwards: Q += α (target − Q), where the target is the payoff at the end, else γ times what the next position is worth to the same player. It proves nothing; its exploitability says how far it is from playing without error.
learn-files = results.json, beside this page, holds all numbers; results.csv holds the curves for a spreadsheet.
learn-watch-none = There is no play { $play }: after { $plays } the start was settled.
learn-watch-trajectory = { $title }: trajectory { $play } ({ $method }; seed { $seed }).
learn-watch-play = { $title }: play { $play } ({ $method }; seed { $seed }).
learn-turn = Player { $player } is to move.
learn-won = {"  "}won      { $moves }
learn-lost = {"  "}lost     { $moves }
learn-drawn = {"  "}drawn    { $moves }
learn-unknown = {"  "}unknown  { $moves }
learn-chosen = Nothing is settled: { $move } is tried.
learn-now-known = Settled: { $winner }. The trajectory ends.
learn-ended = The play is over: { $winner }. The trajectory ends.
learn-known-first = player 1 wins
learn-known-second = player 2 wins
learn-known-draw = a draw
learn-corrected = Player { $player } plays { $move }, a best move so far: { $before } becomes { $after }.
learn-corrected-tried = Player { $player } tries { $move } at random: { $before } becomes { $after }.

## matrix

help-matrix = A zero-sum matrix game: its value, both strategies, and their certificate
help-matrix-examples =
    stratege matrix game.csv
    stratege matrix --exact < game.csv
    stratege matrix game.csv --against 1/2,1/2
    stratege matrix game.json --svg strategies.svg --map payoffs.svg
arg-matrix-file = The payoffs of player 1, who chooses a row: a table (commas, semicolons, tabs or blanks) or JSON; - or nothing is standard input
arg-matrix-exact = Fractions instead of decimal numbers, without rounding
arg-matrix-against = The best reply of player 2 to these weights of the rows, which add up to 1: 1/2,0.3,0.2
arg-matrix-against_column = The best reply of player 1 to these weights of the columns
arg-matrix-svg = Draw both strategies as bars into this file (or .png)
arg-matrix-map = Draw the payoffs as a map of colours into this file (or .png)
value-against = weights from 0 to 1 that add up to 1, such as 1/2,0.3,0.2
value-against-column = weights from 0 to 1 that add up to 1, such as 1/2,0.3,0.2
matrix-pivots = pivots
matrix-saddle = The value is { $value }: row { $row } and column { $column } are a saddle point, nobody needs to mix
matrix-mixed = The value is { $value }, reached by mixed strategies: there is no saddle point
matrix-exact = exact
matrix-needs-exact = Decimal numbers are not precise enough for these payoffs: the answer is in fractions, as with --exact.
matrix-size = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    }
matrix-convention = payoffs are those of player 1, who chooses a row; player 2 chooses a column
matrix-player-1 = player 1: row
matrix-player-2 = player 2: column
matrix-weight = weight
matrix-certificate = Certificate: neither player can gain more than { $gain } by changing alone.
matrix-certificate-exact = Certificate: neither player can gain anything by changing alone.
matrix-both-unique = Each of these strategies is the only optimal one.
matrix-unique = Player { $player }: this is the only optimal strategy.
matrix-several = Player { $player }: there are infinitely many other optimal strategies.
matrix-unknown = Player { $player }: it is not known whether there are other optimal strategies; --exact can tell.
matrix-shortened = Long fractions are shown as decimal numbers; --json gives them whole.
matrix-reply = { $count ->
        [one] The best reply of player { $player } is { $best }
       *[other] The best replies of player { $player } are { $best }
    }: player 1 then gets { $value }, { $consequence }.
matrix-reply-optimal = which is the value of the game: these weights are optimal
matrix-reply-less = { $loss } less than by an optimal strategy
matrix-reply-more = { $loss } more than against an optimal strategy
matrix-bars = How often each choice is made
matrix-bars-about = A bar for every choice, as long as its weight. The text answer gives the numbers.
matrix-map = Payoffs of player 1
matrix-map-about = A field for every row and column: blue where player 1 gets more than the value of the game, orange strokes where less.
matrix-map-legend = payoff of player 1 (white: { $value })
matrix-map-saddle = saddle point
place-line = line { $line }, column { $column }
place-row = row { $row }, column { $column }
place-weight = weight { $column }
error-matrix-file = say which file holds the payoffs, or write them into standard input: stratege matrix game.csv
error-matrix-empty = there are no payoffs
advice-matrix-form = A row per line; commas, semicolons, tabs or blanks between payoffs such as 2, -0.5 or 1/3. The first row and the first column may be names if all of them are words.
error-matrix-hole = { $place }: the cell is empty; every cell needs a payoff
error-matrix-text = { $place }: `{ $found }` is not a number; write 2, -0.5 or 1/3
error-matrix-weight-text = { $place }: `{ $found }` is not a number; write 0.5 or 1/2
error-matrix-finite = { $place }: `{ $found }` is not a finite number; write 2, -0.5 or 1/3
error-matrix-great = { $place }: `{ $found }` is too long or too great; at most 1e300, and 400 digits
error-matrix-ragged = { $place }: { $found ->
        [one] this row has 1 cell
       *[other] this row has { $found } cells
    } where the first has { $expected }
error-matrix-name-twice = { $place }: the name `{ $name }` stands twice; choices need different names
error-matrix-row-names = { $found ->
        [one] there is 1 name
       *[other] there are { $found } names
    } for { $expected ->
        [one] 1 row
       *[other] { $expected } rows
    }; give each a name, or leave `rows` out
error-matrix-column-names = { $found ->
        [one] there is 1 name
       *[other] there are { $found } names
    } for { $expected ->
        [one] 1 column
       *[other] { $expected } columns
    }; give each a name, or leave `columns` out
error-matrix-json = { $place }: this is not a matrix in JSON; expected { $expected }
error-matrix-row-weights = { $found ->
        [one] there is 1 weight
       *[other] there are { $found } weights
    } for { $expected ->
        [one] 1 row
       *[other] { $expected } rows
    }; every choice needs one, and 0 is one too
error-matrix-column-weights = { $found ->
        [one] there is 1 weight
       *[other] there are { $found } weights
    } for { $expected ->
        [one] 1 column
       *[other] { $expected } columns
    }; every choice needs one, and 0 is one too
advice-matrix-weights = Write 0.5,0.5 or 1/2,1/2, or with semicolons 0,5;0,5.
error-matrix-weight = { $place }: `{ $found }` is not from 0 to 1
error-matrix-weight-sum = the weights add up to { $sum }, but must add up to 1
error-matrix-large = too large, nothing was started: it would take about { $time } and { $bytes } of memory; { $allowed-time } and { $allowed } are allowed
advice-matrix-exact = Without --exact it is much faster; --limit allows more time (2h) or memory (16GiB).
advice-matrix-large = --limit allows more memory (16GiB).
error-matrix-stopped = { $cause }; no answer was found

## trace

help-trace = One play between two strategies, or from a file, move by move
help-trace-examples =
    stratege trace dominoes most-present random --seed 1
    stratege trace domineering:4x4 minimax:2 random
    stratege trace play.json
arg-trace-game = The game; or alone a file with a play, exported by the page or by `trace --json` (`-` reads standard input)
arg-trace-strategies = The strategy of player 1, then that of player 2
trace-start = { $title }: player 1 plays { $first }, player 2 plays { $second }. Seed { $seed }.
trace-start-puzzle = { $title }, played by { $first }. Seed { $seed }.
trace-hand = Hand of player { $player }: { $hand }
trace-line = Player { $player } plays: { $line }
trace-pass = Player { $player } passes.
trace-won = Player { $player } wins.
trace-drawn = It is a draw.
trace-solved = It is solved.
trace-stuck = No move is left, and it is not solved.
trace-failed = Player { $player } made no legal move.
trace-unfinished = The play is not over: player { $player } is to move.
trace-unfinished-puzzle = The puzzle is not over: moves are left.
error-trace-json = { $path } is not a play: it is not JSON, line { $line }, column { $column }
error-trace-checksum = { $path } was changed or damaged: its checksum is wrong; if you have changed it yourself, remove its field `checksum`
error-trace-other = { $path } is not a play ({ $why }); the page exports plays, and `stratege trace GAME A B --json` writes them
error-trace-missing = { $path } is not a play: it has no field `{ $field }`; the page exports plays, and `stratege trace GAME A B --json` writes them
error-trace-failed = { $path }: `failed` is { $found }; it is 1, 2 or null
error-trace-over = { $path }, move { $number }: the play is over in { $position }; remove this move and what follows
error-within = { $path }: { $what }
error-trace-names = { $path }: `players` has { $found ->
        [one] { $found } name
       *[other] { $found } names
    } instead of { $expected }
error-trace-move = { $path }, move { $number }: { $move } is not legal in { $position }; legal: { $legal }
error-trace-differs = { $path }: `{ $field }` is { $found }, but played again it is { $expected }
error-trace-players = { $game } is played by { $players ->
        [one] one strategy
       *[other] two strategies
    }

## report

report-title = Tournament: { $game }
report-result = Result
report-found = How it was found
report-method = Method
report-conventions = Conventions
report-extent = Extent
report-complete = complete, as planned
report-repetition = Repetition
report-repeatable = the same seed gives the same numbers
report-repeatable-exact = exact numbers are the same every time
report-cross = Each against each
report-cross-caption = Score of the strategy of the row against that of the column: a win is 1, a draw 1/2
report-intervals = Scores and how sure they are
report-intervals-note = A dot is the score that was found, the line through it shows the scores that remain possible. Where the line of a pairing does not touch 1/2, the plays tell both strategies apart; who is said to be better is corrected for the number of pairings (Holm).
report-intervals-exact = A dot is the score. It is exact: there is no interval.
report-intervals-about = One dot per line at the score, between the ends of its interval; a dashed line marks 1/2. The table that follows has the numbers.
report-from = from
report-to = to
report-ranking-scores = Mean score against all others
report-pairing-scores = Score of the first against the second
report-probability = p (Holm)
report-better = better
report-nobody-better = –
report-ranking = Ranking
report-ranking-caption = Mean scores against all others
report-pairings = Every pairing
report-outcomes = How { $name } fared, by seat
report-outcomes-about = One bar per seat, cut into the shares won, drawn and lost. The table that follows has the numbers.
report-seat = seat
report-both-seats = both seats
report-as-first = { $name } as player 1
report-as-second = { $name } as player 2
report-letter-won = W
report-letter-drawn = D
report-letter-lost = L
report-won = { $name } wins
report-drawn = drawn
report-lost = { $name } loses
report-times = Time per move: { $a } { $a-time }, { $b } { $b-time }.
report-lengths = Length of the plays, { $mean } moves on average
report-margins = How far { $name } is ahead at the end
report-margin = ahead by
report-histogram-about = One bar per number or group of numbers, as high as its share of the plays. The table that follows has the numbers.
report-share = share
report-twin = The same as a table
report-seats = Seats, pairs and cycles
report-seats-caption = Who moves first against whom
report-errors = Plays lost by error
report-pair = pair
report-position = position
report-answer = answer
report-last-words = last words
report-again = Run it again
report-files = results.json, beside this page, holds the game, its parameters, the strategies, the seed and all numbers; the command above runs the tournament again from it. results.csv holds the pairings for a spreadsheet.
report-version = Stratège { $version }

## bot

help-bot = Write a bot that already plays, or check that a bot keeps the protocol
help-bot-examples =
    stratege bot new --language python
    stratege bot check "python3 bot.py" --game connect-four
    stratege bot check student.py --game domineering:4x4
arg-bot-action = new: write a bot; check: let a bot play and say what goes wrong
arg-bot-command = For check: the command that runs the bot, or a Python file
arg-bot-language = For new: python, c, rust, javascript or java (default: python)
arg-bot-output = For new: the file to write
arg-bot-game = For check: the game (default: tic-tac-toe)
arg-bot-games = For check: plays in each seat (default: 10)
name-language = LANGUAGE
bot-build = Build it: { $command }
bot-try = Try it: stratege bot check "{ $command }" --game tic-tac-toe
bot-clean = { $strategy } keeps the protocol: { $plays ->
        [one] 1 play
       *[other] { $plays } plays
    } without a fault.
bot-faults = { $strategy } does not keep the protocol: { $faults ->
        [one] 1 fault
       *[other] { $faults } faults
    } in { $plays ->
        [one] 1 play.
       *[other] { $plays } plays.
    }
bot-results = Against random moves: { $won } won, { $drawn } drawn, { $lost } lost; { $answers } answers.
bot-times = An answer took { $mean } ms on average, { $slowest } ms at most.
bot-fault = Play { $play }, as player { $player }, at { $position }: { $reason }.
error-bot-language = there is no bot in `{ $found }`; languages: { $known }
error-bot-exists = { $path } exists already; name another file with --output
error-bot-command = say which bot: `stratege bot check COMMAND --game GAME`

## Dice

help-dice = The laboratory of the dice game: tables, maps, curves
help-dice-examples =
    stratege dice --n 100 --d 10
    stratege dice --n 100 --d 10 --at 40,90
    stratege dice --n 18 --d 3 --map table.svg
    stratege dice --simultaneous --map gain.svg --show gain
    stratege dice --one-turn --d 5
    stratege dice --curve n --output curves.svg
    stratege dice --n 100 --d 10 --output table.csv
arg-dice-n = Points that win (default: 100)
arg-dice-d = The most dice thrown at once (default: 10)
arg-dice-faces = Faces of a die (default: 6)
arg-dice-one = What a throw with a 1 scores (default: 1)
arg-dice-zero = A throw with a 1 scores nothing: the same as --one 0
arg-dice-simultaneous = Both players choose and throw at once
arg-dice-one_turn = One throw each: whoever scores more wins
arg-dice-exact = Fractions instead of decimals, ties broken exactly
arg-dice-at = What every number of dice gains with these points, own ones first
arg-dice-map = Draw a map over all points into this file, .svg or .png
arg-dice-show = What the map shows: dice (default), gain, support (of mixed strategies) or edge (of the best choice over the blind one)
arg-dice-bars = Draw the best way of playing as bars into this file, .svg or .png
arg-dice-curve = How strategies fare as n or d grows
arg-dice-strategies = The strategies of the curves (default: blind,optimal,random)
arg-dice-games = Sample so many plays of every pair besides, drawn over the exact curve
arg-dice-output = Write what is printed to this file, whole: tables as .csv, curves as .svg, .png or .csv
arg-dice-threads = Threads (default: all cores)
arg-dice-throws = What throws may score: the probabilities P and Q, and the mean
name-points = POINTS
name-dice = DICE
name-faces = FACES
name-own-other = OWN,OTHER
name-what = WHAT
name-parameter = PARAMETER
name-strategies = STRATEGIES
error-dice-at = `{ $found }`: --at takes the points of both players, own ones first, each from 0 to { $last }
error-dice-exact = the simultaneous game has no exact fractions; leave --exact or --simultaneous out
error-dice-support = the best way of playing mixes only in the simultaneous game; add --simultaneous
error-dice-one-turn-curve = the curve of one turn goes along d, and needs a 1 to score something
dice-rules = first to { $n } points, up to { $d } dice, a 1 scores { $one }
dice-rules-one-turn = up to { $d } dice, a 1 scores { $one }
dice-sequential = in turn
dice-simultaneous = at once
dice-one-turn = one turn
dice-value-sequential = Player 1 gains { $gain } on average and wins { $win } of plays under best play
dice-value = Player 1 gains { $gain } on average under best play
dice-richest = Playing blind means throwing { $dice } dice: { $points } points on average.
dice-table = Best number of dice, by own points (rows) and the other's (columns):
dice-table-mixed = Best number of dice, by own points (rows) and the other's (columns); * where chance must decide:
dice-lost = × every choice loses
dice-loses = every choice loses
dice-lost-legend = ×: every choice loses
dice-mixed-legend = blank: chance decides
dice-player-1 = player 1
dice-player-2 = player 2
dice-payoffs-listed = What player 1 gains with a number of dice against one of player 2; the other way round it is the opposite, and with the same number 0:
dice-certificate-long = Fractions: nothing is rounded, but those too long to be read are shown as decimals (≈); --json gives them whole.
dice-curve-heading = Score of the strategy that moves first, { $range }
dice-curve-heading-named = Score of the strategy named first, { $range }
error-dice-ending = the name of `{ $path }` must end in { $known }
advice-dice-map = --map draws a map, --bars a strategy, and --curve curves.
dice-own-other = own \ other
dice-one-two = 1 \ 2
dice-mixed = Chance must decide at { $mixed } of { $all } points; where several equilibria exist, the first one found is told.
dice-certificate = Certificate: nowhere does another choice gain more than { $most } more.
dice-certificate-exact = Fractions: nothing is rounded.
dice-at = With { $own } points against { $other }, the player to move gains { $gain } on average under best play.
dice-choice = dice
dice-own-chance = own chance
dice-other-chance = the other's chance
dice-payoffs = What player 1 gains with a number of dice (rows) against one of player 2 (columns):
dice-mixture = Best mixture:
dice-unique = It is the only best one.
dice-several = There are other best ones.
dice-unique-unknown = Whether it is the only best one was not found out.
dice-throws = What throws score
dice-mean = mean points
dice-points = points k
dice-curve = Mean score of the strategy named first, which moves first, as { $parameter } grows; a draw counts half
dice-curve-sampled = In brackets: the mean of { $games } sampled plays; the exact score lies in { $inside } of { $all } intervals (95 %).
dice-pair = { $a } – { $b }
dice-map-dice = Best number of dice (first to { $n }, up to { $d } dice)
dice-map-dice-legend = dice
dice-map-gain = Mean gain of the player to move (first to { $n }, up to { $d } dice)
dice-map-gain-legend = mean gain
dice-map-support = Numbers of dice that the best way of playing draws from (first to { $n }, up to { $d } dice)
dice-map-support-legend = numbers of dice
dice-map-edge = What the best choice gains over the blind one (first to { $n }, up to { $d } dice)
dice-map-edge-legend = gain over blind
dice-map-description = Own points from top to bottom, the other player's from left to right.
dice-own-points = own points
dice-other-points = the other's points
dice-mixes = chance decides
dice-bars = Best way of playing at the start
dice-bars-at = Best way of playing with { $own } points against { $other }
dice-bars-description = How likely each number of dice is thrown.
dice-curve-description = One curve for each pair of strategies, the one that moves first named first.
dice-curve-share = score

## reproduce

help-reproduce = What five papers publish, done again: published, ours, verdict
help-reproduce-examples =
    stratege reproduce
    stratege reproduce --list
    stratege reproduce dice/figure dominoes/table-row-1
    stratege reproduce --report papers
arg-reproduce-items = Items to do again: a name, or how names begin (dice, dice/figure); all if none
arg-reproduce-list = Show the items with their places, without running them
arg-reproduce-report = Write a page with every item and figure into this directory
name-item = ITEM
progress-items = items
error-unknown-item = there is no item `{ $found }`; `stratege reproduce --list` shows all items
error-unknown-item-nearest = there is no item `{ $found }`; did you mean `{ $nearest }`?
error-report-directory = { $path } holds other files; name a new directory, an empty one or one with an earlier page
reproduce-headline = Reproduced: { $reproduced }, corrected: { $corrected }, answered: { $answered }, different: { $differs } (seed { $seed }).
reproduce-unfinished = Not done: { $items }.
reproduce-reproduced = reproduced
reproduce-corrected = corrected
reproduce-answered = answered
reproduce-differs = differs
reproduce-item = { $id }: { $verdict }
reproduce-title = { $title } ({ $place })
reproduce-published = published: { $text }
reproduce-ours = ours: { $text }
reproduce-more = `stratege reproduce ITEM` tells everything about an item, --report DIRECTORY writes a page with all of them and their figures.
reproduce-page-title = Five papers, done again
reproduce-page-about = Every table, figure, output and number of five teaching papers about games, beside what Stratège computes.
reproduce-page-verdicts = Reproduced: equal, or within the sampling error (at most 4.5 standard errors, both samples counted). Corrected: the paper has a mistake that has a name, and the printed value comes from it. Answered: the paper asks and nothing printed is left to compare with; two ways of computing agree. Differs: none of these.
reproduce-summary = Items of each paper by verdict
reproduce-paper = paper
reproduce-corrections = What had to be corrected
reproduce-place = Place
reproduce-word-published = Published
reproduce-word-ours = Ours
reproduce-verdict = Verdict
reproduce-files = results.json, beside this page, holds the items as scripts read them.
reproduce-vertex = vertex
reproduce-position = position
reproduce-rank = rank
reproduce-successors = successors
reproduce-throws = Chance of each score, { $dice } dice
reproduce-points = points
reproduce-outcomes = Plays won, drawn and lost

## The server

help-serve = Serve the page: play, graphs, tournaments, dice and learning in a browser
help-serve-examples =
    stratege serve --open
    stratege serve --port 9000
    stratege serve --host 0.0.0.0 --jobs 4
arg-serve-host = The address to listen at; 127.0.0.1 serves this machine only
arg-serve-port = The port; without it the first free one from 8000 on, with 0 any free one
arg-serve-open = Open the page in a browser
arg-serve-allow_programs = Let the page use strategies that start programs or read files (bot:COMMAND, FILE.py, learned:FILE)
arg-serve-jobs = Long jobs that run at once; as many as there are cores unless a number is given
arg-serve-queue = Long jobs that may wait for each address; 16 unless a number is given
arg-serve-keep = Memory for results and hints that are kept, such as 256MiB; the oldest make room
arg-serve-hint_time = How long a hint may take, such as 2s; it is divided by those who wait
arg-serve-move_time = How long a strategy may think about a move, such as 5s
name-address = ADDRESS
value-host = an address such as 127.0.0.1 or 0.0.0.0
value-port = a port between 0 and 65535
value-keep = an amount such as 256MiB or 1GiB
value-hint-time = a time such as 500ms, 2s or 1min
serve-url = Stratège is at { $url } (Ctrl-C stops it).
serve-open-to-all = Everybody who can reach this machine can use the server: { $host } is not an address of this machine alone.
serve-token = The address holds a token, and whoever has it can start programs on this machine (--allow-programs): give it only to people you trust.
serve-programs = Whoever reaches the page can start programs on this machine (--allow-programs).
serve-browser = No browser could be opened: { $why }
serve-stopped = Stopped.
error-serve = the server cannot listen at { $host }, port { $port }: { $why }
error-serve-start = the server cannot be started: { $why }
web-verdict = { $verdict }.
web-hint = { $verdict }: { $moves }.
error-web-busy = too many requests wait already; ask again in a few seconds
error-web-unavailable = the server is being stopped, or its machine is exhausted; ask again later
error-web-kind = the body of the request is `{ $found }`; send JSON, and say so: `Content-Type: application/json`
error-web-address = { $path } is not an address: a percent sign stands before two hexadecimal digits, and what they encode is text in UTF-8 without control characters
error-web-points = a curve has at most { $most } points here; choose a larger `every`, or none
error-web-long = a request has at most { $most } bytes
error-web-runs = a number of runs is between 1 and { $most }
error-web-players = a play has at most two players
error-web-job = there is no job `{ $job }`, or its result is no longer kept
error-web-path = there is nothing at { $path }
error-web-kept = the result is larger than all that this server keeps ({ $most } MiB); ask for something smaller
error-web-token = this server starts programs and answers only whoever has its token; open the whole address that it printed when it was started
error-web-arcs = too many arcs run through this drawing to arrange it; choose a smaller game, or another format: DOT, Mermaid or Python
error-web-answer = the answer cannot be written: { $why }
error-web-read = the request cannot be read: { $why }
error-web-json = the request is not the JSON that is expected here: { $why }
error-web-panic = internal error: this request has met a bug of the program
error-web-time = the request took too long
error-web-method = { $path } is not asked with { $method }
error-web-owner = vertex `{ $vertex }` must belong to exactly one player; give `owners` with `first` and `second`
error-web-host = requests to `{ $host }` are not for this server; use localhost or 127.0.0.1
error-web-programs = `{ $strategy }` starts a program or reads a file, which this server does not allow (--allow-programs)
error-web-moves = a play in a request has at most { $most } moves
error-web-wide = this position has { $found } legal moves, at most { $most } are shown; choose a smaller game
error-web-viewer = a player is 1 or 2
error-web-arena = name a game or give a dictionary, one of both
error-web-games = a number of plays is between 1 and { $most }
error-web-plan = a plan is a number of games, a precision or a sequential test (sprt), one of them
error-web-strategies = a tournament has at most { $most } strategies here
error-web-curve = a curve has at most { $most } points and a million plays for each
error-web-way = `{ $found }` is not a way of trajectories; known: { $known }
error-web-share = { $found } is not a share: above 0 and at most 1
error-web-replay = this play cannot be played again in the time allowed; the last one that may be asked for is number { $last }
## notebook

help-notebook = A worksheet for a class, as a notebook or to be printed, and its corrected version
help-notebook-examples =
    stratege notebook chomp
    stratege notebook chomp:3x4 --corrected
    stratege notebook dice --format html --output dice.html
    stratege notebook tic-tac-toe --format py --output -
arg-notebook-student = The version for students, with holes to fill in (default)
arg-notebook-corrected = The version with the answers
arg-notebook-format = ipynb (default), html (a sheet to be printed), md or py
arg-notebook-output = Write to this file, - for the terminal (default: the game's name, such as chomp.ipynb)
arg-notebook-force = Write even if the file is already there
notebook-corrected = -corrected
notebook-headline = { $title } ({ $game }), for students; questions: { $questions }, figures: { $figures }, cells to fill in: { $solutions }, checks: { $checks }.
notebook-headline-corrected = { $title } ({ $game }), corrected; questions: { $questions }, figures: { $figures }, solutions: { $solutions }, checks: { $checks }.
error-exists = { $path } is already there; --force writes over it, --output chooses another name
error-notebook-none = there is no notebook for { $game }; there is one for { $known }
error-notebook-size = `{ $parameter }` is { $found }; the notebook of { $game } needs { $low } to { $high }
error-notebook-fixed = the notebook of { $game } is about { $parameter }={ $expected }, not { $parameter }={ $found }
## check

help-check = Whether the functions of a Python file are right; if not, the smallest counter-example
help-check-examples =
    stratege check dupont.py --game chomp
    stratege check dupont.py --game domineering --only coups_possibles --points
    stratege check class --game tic-tac-toe --csv marks.csv
    stratege check --list --game dominoes
arg-check-file = A Python file, or a folder of them
arg-check-game = The game of the paper: dominoes, domineering, dice, chomp, grundy or tic-tac-toe
arg-check-list = Show the functions that are looked for, with their points
arg-check-points = Show points, also of functions that are not defined
arg-check-only = Only this function; may be given several times
arg-check-time = Seconds for each call (default: 5)
arg-check-python = The interpreter to use (default: python3, else python)
arg-check-csv = Write one line for each file, for spreadsheets; - is standard output
value-time = seconds above 0 and at most 3600, such as 2 or 0.5
name-seconds = SECONDS
name-name = NAME
progress-files = files
error-show-indices = the squares of { $game } have no numbers in Python; leave --indices out
error-check-game = there are no functions to check for { $game }; there are for { $known }
error-check-parameters = functions are checked on boards of several sizes: write --game { $game } without parameters
error-check-empty = { $path } holds no file that ends in .py
error-check-stopped = a limit was reached before the first file was checked
error-check-function = no function `{ $found }` is looked for; --list shows all of them
error-check-function-nearest = no function `{ $found }` is looked for; did you mean `{ $nearest }`?
error-python-missing = neither `python3` nor `python` is on the PATH; install Python 3.9 or later, or name one with --python
error-python-unusable = `{ $program }` cannot be started: { $why }
error-python-old = `{ $program }` is Python { $found }; { $oldest } or later is needed, name one with --python
error-python-protocol = `{ $program }` does not answer as Python does; name an interpreter with --python
check-headline = { $file }: { $right } right, { $wrong } wrong, { $missing } not defined (seed { $seed }).
check-class = { $files ->
        [one] 1 file
       *[other] { $files } files
    }, { $right } without a mistake (seed { $seed }).
check-unfinished = A limit was reached; files that were not checked: { $files }.
check-column-file = file
check-column-function = function
check-column-english = in English
check-column-about = what it returns or does
check-column-line = line
check-column-verdict = verdict
check-column-calls = calls
check-column-points = points
check-column-right = right
check-column-wrong = wrong
check-column-missing = not defined
check-column-remark = remark
check-total = total
check-right = right
check-wrong = wrong
check-missing = not defined
check-yes = yes
check-no = no
check-nothing = none of the functions is defined
check-wrong-ones = wrong: { $functions }
check-sheet = { $game }: the functions of “{ $paper }”
check-aspect-answer = right answer
check-aspect-legal = always legal
check-aspect-wins = wins where it can
check-aspect-fast = as fast as it can
check-aspect-best = keeps to its rule
check-line = line { $line }
check-line-unknown = line unknown
check-file-syntax = { $line }: this is not Python ({ $message })
check-file-raised = { $line }: loading the file raises { $message }; what it defines is checked all the same
check-file-endless = { $line }: loading the file takes too long; what it defines is checked all the same
check-file-died = { $line }: loading the file ends the interpreter; what it defines is checked all the same
check-file-forbidden = { $line }: while it is loaded, the file { $act }; that was stopped
check-file-prints = { $line }: the file prints while it is loaded; put what it tries after `if __name__ == "__main__":`
check-act-write = tries to write or change files
check-act-process = tries to start or end programs
check-act-network = tries to use the network
check-act-input = asks for input
check-act-files = tries to reach files that are not its own
confine-open = Warning: this system does not keep the Python files from { $acts }; run files of people whom you do not trust in a virtual machine.
confine-files = reading and changing files
confine-network = using the network
confine-processes = starting and ending programs
confine-memory = using all the memory
confine-programs = Warning: { $count ->
    [one] one program of the folder is not a Python file and runs
   *[other] { $count } programs of the folder are not Python files and run
} with all your rights; run programs of people whom you do not trust in a virtual machine.
check-finding = { $name } (line { $line }): { $what }
check-call = counter-example: { $value }
check-after = counter-example: after { $value }
check-then = then { $value }
check-after-others = counter-example, after several other calls: { $value }
check-expected = expected: { $value }
check-expected-others = expected: { $value }, or { $others ->
        [one] { $other }
       *[other] one of { $others } others
    }
check-obtained = obtained: { $value }
check-lacking = missing: { $value }
check-surplus = too much: { $value }
check-hint = a known mistake: { $hint }
check-reading = { $name } (line { $line }) follows { $reading }.
check-beyond = Where points are –, the paper gives the function or does not ask for it: it is checked if it is there, and earns points only if --only names it.
check-not-defined = Not defined: { $functions }.
check-none-defined = None of the functions that are looked for is defined: { $functions }.
check-nearest = `{ $found }` is defined: did you mean `{ $name }`?
check-parameters = it has the parameters ({ $found }) instead of ({ $expected })
check-raised = { $line } raises { $message }
check-endless = it takes more than { $seconds } s; it was stopped at { $line }
check-forbidden = { $line } { $act }; that was stopped
check-large = its answer is too large to be looked at
check-died = it ends the interpreter ({ $line })
check-value = the answer is wrong
check-kind = the answer is not { $kind }
check-contents = the list does not hold what it should
check-changed = the argument { $name } is changed, and must not be
check-argument = the argument { $name } is not what it should be after the call
check-shared = the rows are one and the same list: who changes one changes all
check-missing-vertex = a vertex is missing
check-surplus-vertex = a vertex does not belong to the graph
check-successors = the vertex { $vertex } has other successors
check-layer = layer A{ $rank } is wrong
check-no-move = there is no move for { $vertex }, which player 1 wins
check-illegal = the move is not legal
check-illegal-at = the move at { $vertex } is not legal
check-gives-away = the move gives the better result away
check-gives-away-at = the move at { $vertex } gives the win away
check-slow = the move wins in { $moves } moves instead of { $best }
check-slow-at = the move at { $vertex } wins in { $moves } moves instead of { $best }
check-not-best = the rule of the strategy makes another choice
check-kind-truth = True or False
check-kind-number = a number
check-kind-list = a list
check-kind-pairs = a list of pairs
check-kind-pair = a pair
check-kind-four-lists = a list of four lists
check-kind-graph = a dictionary from vertices to lists of vertices
check-kind-choices = a dictionary from vertices to vertices
check-kind-layers = a list of layers or a dictionary of ranks
check-kind-grid = a list of lists
