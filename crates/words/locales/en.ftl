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
help-list = List games and strategies
help-rules = Explain a game: rules, parameters, notation
help-show = Draw a position
help-solve = Find who wins, in how many moves, by which moves
help-verify = Check a certificate: a forced win, a draw, or a solution
help-count = Count positions, arcs, games, symmetry classes, endings, values
help-graph = Show the arena of a game and a player's attractor
help-tree = Show the min-max tree with its values, or with blanks to fill in
help-perft = Count move sequences by length
help-play = Play against the program or another person, or watch two programs
help-completions = Print completions for your shell
help-bench = Run fixed tasks: how fast the program is, and whether its results are unchanged
help-man = Write the manual pages
help-help = Print this help, or the help of one command
help-alias = {" "}(in French: { $alias })
help-usage = Usage:
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Global options
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
    stratege graph chomp:2x3 --attractor 1 --boards --animate --output attractor.svg
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
build-commit = Commit: { $commit }
build-commit-unknown = not recorded
build-system = System: { $system }
build-features = Features: { $features }
build-features-none = none
arg-json = Give the answer as JSON (the same in every language)
arg-seed = Seed of everything random (default: 0)
arg-quiet = No progress bar and no remarks, only the answer
arg-lang = Language: fr or en (default: that of the locale)
arg-limit = Stop at a limit: 10s, 2min (time), 5000000 (positions), 4GiB (memory; default: 8GiB), none (no time limit; on a terminal `solve` otherwise stops after 1min); may be repeated
arg-game = The game, with parameters after a colon: chomp, chomp:4x5
arg-position = Start from this position (default: the start of the game)
arg-composed = Accept the position even if no game leads to it, as long as it obeys the rules
arg-output = Write to this file; its extension sets the format
arg-show-moves = Play these moves first, then show the position
arg-count-lost = Count the positions that are lost for the player to move, in games of bites
arg-count-output = Write the listed positions to this file, one per line
arg-count-list_plays = List every game of a small game instead of counting
arg-show-indices = Number rows and columns, or squares, from 0, as in Python
arg-show-values = Write on each square what a move there is worth, such as W5: a win in 5 moves (SVG only)
arg-show-format = text (default) or svg
arg-solve-table = Who wins for each number of rows and columns, each written A..B
arg-solve-first_moves = With --table: all winning first moves of each board instead of who wins
arg-solve-grundy = Grundy values as the first parameter goes from A to B
arg-solve-map = In games such as Pig: what is best at all positions, as a map in this file, .svg or .png, or as a table, .csv
arg-solve-show = What the map shows: best (default: the total at which to hold) or gain
arg-solve-method = The method (default: the best suited one; see `rules`)
arg-solve-positions = Solve every position of FILE, one per line (`-` reads standard input); with --json, one answer per line
arg-solve-certificate = Write a proof of the forced win or the draw, or the solution, to FILE, for `verify`
arg-verify-file = A certificate written by `solve --certificate`
arg-graph-step = Show the attractor after K steps
arg-graph-animate = Draw a picture (SVG) in which the attractor grows layer by layer
arg-graph-frames = Write one file per step, named after --output: steps-0.svg, steps-1.svg, …
arg-graph-boards = Show small boards in the vertices (SVG), where they tell positions apart
arg-graph-blank = A worksheet to fill in: no ranks, no winners
arg-graph-arrangement = layers (default) or columns (one per player)
arg-graph-format = text (default), svg, dot, tikz, mermaid, json or python
arg-graph-import = Read the graph from a file, a dictionary in Python or JSON; - is standard input
arg-graph-owner1 = Vertices of player 1 in an imported graph: 0,1,2
arg-graph-owner2 = Vertices of player 2 in an imported graph
arg-graph-targets = Vertices where the player of the attractor has won
arg-graph-start = The vertex where the game starts
arg-tree-holes = Leave out the values above the leaves, to be filled in
arg-tree-indices = Write moves as square numbers, from 0, as in Python
arg-tree-format = text (default), svg, tikz or json
arg-perft-distinct = Also count the distinct positions
arg-perft-by_move = Also say how many of the longest sequences begin with each move
arg-play-first = Who plays as player 1: human (default), random, optimal, minimax:2, alphabeta:1s …
arg-play-second = Who plays as player 2 (default: optimal)
arg-play-lessons = After every mistake, say what it cost and what was right
arg-play-level = How well the program plays: beginner, easy, medium, hard or perfect (default)
name-level = LEVEL
arg-play-hints = Show the best moves before every move
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
value-attractor = 1 or 2
value-of-directory = a folder
value-of-file = a file
value-of-format = a format
value-of-method = a method; `rules` shows those of a game
value-of-strategy = a strategy
value-depth = a whole number, 0 or more
value-step = a whole number, 0 or more
value-seed = a whole number, 0 or more
value-position = a position; `rules` shows how it is written

## Errors

error-label = error:
warning-label = warning:
warning-no-checksum = { $path } has no checksum (Stratège 0.1 wrote none), so changes or damage cannot be detected
error-output = the answer could not be written: { $why }
error-read = `{ $path }` could not be read: { $why }
error-write = `{ $path }` could not be written: { $why }
file-not-found = no such file or directory
file-permission = permission denied
file-directory = it is a directory
file-not-directory = a part of the path is not a directory
file-not-text = it is not text in UTF-8
file-full = the disk is full
file-quota = your disk quota is used up
file-limit = it would be larger than the system allows
file-read-only = the disk is read-only
file-too-large = it has { $size }; the limit is { $cap }
file-endless = it is larger than { $cap }, the limit
file-other = { $why }
error-png = the picture could not be drawn: { $why }
error-png-missing = this program was built without PNG; write an .svg file, which always works, or build it with `cargo build --release --features png`
error-png-fonts = this machine has no fonts to draw letters with; write an .svg file, or install fonts
error-graph-animate = only an SVG picture moves: write it to a file that ends in .svg
error-graph-frames = --frames writes pictures: give --output a name that ends in .svg, .png, .tex or .mmd
error-graph-boards = --boards needs an SVG picture: write it to a file that ends in .svg or .png
error-ending = the extension of `{ $path }` does not say which format you want; add --format with one of { $known }
error-unknown-game = there is no game `{ $found }`; `stratege list` shows all games
    .page = there is no game `{ $found }`; “Choose a game” shows all games
error-unknown-game-nearest = there is no game `{ $found }`; did you mean `{ $nearest }`?
error-parameter-unknown = { $game } has no parameter `{ $found }`; known: { $known }
error-parameter-unknown-nearest = { $game } has no parameter `{ $found }`; did you mean `{ $nearest }`? (known: { $known })
error-parameter-number = `{ $found }` is not a whole number for the parameter `{ $name }` of { $game }
error-parameter-range = the parameter `{ $name }` of { $game } is { $found }, but must be from { $low } to { $high }
error-parameter-twice = the parameter `{ $name }` of { $game } is given more than once
error-parameter-many = too many numbers for { $game }: at most { $most }
error-parameter-unfit = { $game } cannot be set up like this: { $why }
advice-rules = `stratege rules { $game }` shows its parameters.
    .page = “Choose a game” shows what can be set in this one.
error-position = not a position: { $why }
advice-composed = No game leads there; --composed accepts it as it is, for an exercise.
position-unexpected = unexpected `{ $found }`; allowed: { $allowed }
position-missing = something is missing; allowed: { $allowed }
position-count = { $what }: { $found } instead of { $expected }
position-range = `{ $found }` is not from { $low } to { $high }
position-impossible = { $why }
error-does-not-apply = `{ $job }` does not apply to { $game } ({ $why }); try `{ $instead }`
    .page = this is not possible in this game: { $why }
error-unknown-method = there is no method `{ $found }` here; known: { $known }
error-unknown-method-nearest = there is no method `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-unknown-heuristic = there is no heuristic `{ $found }` here; known: { $known }
error-unknown-heuristic-nearest = there is no heuristic `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-no-heuristic = this game has no heuristic
error-one-player = { $game } has one player: --second makes no sense
error-unknown-strategy = there is no strategy `{ $found }` here; known: { $known }
error-unknown-strategy-nearest = there is no strategy `{ $found }` here; did you mean `{ $nearest }`? (known: { $known })
error-too-long = this text has { $length } bytes; the limit is { $most }
error-strategy-deep = strategies are nested too deeply; the limit is { $most }
error-plays-many = more than { $most } games: too many to list; choose a smaller game, or a position nearer to the end
error-malformed = cannot read `{ $found }`; write { $expected }
error-illegal-move = `{ $found }` is not a legal move here; legal: { $legal }
error-move-over = `{ $found }` comes too late: the game is over
error-too-large = too large, so nothing was started: about { $positions } positions need about { $bytes } of memory, and { $allowed } are allowed
advice-too-large = Choose a smaller game or a position nearer to the end, or allow more memory with --limit.
    .page = Choose a smaller game, or a position nearer to the end.
error-too-many = too large, so nothing was started: about { $positions } positions, and the limit is { $allowed }
advice-too-many = Choose a smaller game or a position nearer to the end, or allow more positions with --limit.
    .page = Choose a smaller game, or a position nearer to the end.
advice-too-large-disk = --disk DIRECTORY keeps the positions in a folder instead of memory: about { $bytes } to count them, { $more } with `solve --all`. `count --estimate` says how they grow.
    .page = Choose a smaller game, or a position nearer to the end.
error-stopped = { $cause } after { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }; no answer was found
stopped-positions = the limit on positions was reached
stopped-memory = the limit on memory was reached
stopped-depth = games are longer than this method can follow
stopped-time = the time limit was reached
stopped-interrupted = stopped by Ctrl-C
stopped-farewell = Stopped by Ctrl-C.
error-import-syntax = not a dictionary: at line { $line }, column { $column }, expected { $expected }
error-import-vertex = vertex `{ $vertex }` is not a key of the dictionary
error-import-many = the lists name { $found } vertices once ranges are written out; the limit is { $most }
error-import-twice = vertex `{ $vertex }` is a key twice
error-import-owner = vertex `{ $vertex }` must belong to exactly one player; say whose vertices are whose with --owner1 and --owner2
error-bench = { $job } { $game } found `{ $found }` instead of `{ $expected }`: this build is broken
error-crowded = the arena has more than { $most } vertices: too many to draw; choose a smaller game, or --format text, dot, json or python
    .page = the arena has more than { $most } vertices: too many to draw; choose a smaller game, or save it as Python
error-crowded-tree = the tree has more than { $most } nodes: too many to read; choose a smaller --depth, or --format json

error-unknown-command = there is no command `{ $found }`; known: { $known }
error-unknown-command-nearest = there is no command `{ $found }`; did you mean `{ $nearest }`?
error-unknown-flag = there is no flag `{ $found }` here
error-unknown-flag-nearest = there is no flag `{ $found }` here; did you mean `{ $nearest }`?
error-unexpected = unexpected `{ $found }`
error-value = `{ $found }` is not a valid value for { $argument }; expected: { $expected }
error-no-value = { $argument } needs a value: { $expected }
error-missing = { $missing } is missing
error-number-of-values = the wrong number of values for { $argument }; expected: { $expected }
error-twice = { $argument } is given twice
error-conflict = { $one } and { $other } cannot be combined
error-usage = cannot read the command line: { $why }
error-utf8 = an argument is not valid UTF-8; only file names may be something else
advice-help = See `stratege { $command } --help`.
advice-help-root = `stratege --help` lists all commands.

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
convention-goal-vacancy = one peg must be left, in the hole that was empty at the start
progress-positions = positions
positions-line = { $position }: { $verdict }; best: { $best }
positions-over = { $position }: { $verdict }
positions-unsure = { $position }: { $verdict } ({ $doubt })
error-positions-empty = { $path } has no positions: expected one per line
partial = a limit was reached: partial answer
between-win = player { $player } wins in { $high } to { $low } moves
between-draw-win = player { $player } gets at least a draw and cannot force a win in fewer than { $high } moves
between-loss-win = player { $player } can neither force a win in fewer than { $high } moves nor be beaten in fewer than { $low }
between-loss-draw = player { $player } gets at most a draw and cannot be beaten in fewer than { $low } moves
between-loss = player { $player } loses in { $low } to { $high } moves
proof-estimate = estimate, not proved
proof-estimate-depth = estimate at depth { $depth }, not proved
proof-bound = a bound; the exact value is not proved
proof-bound-depth = nobody can force a win within { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }
verdict-win = Player { $player } wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
verdict-score =
    { $points ->
        [one] Player { $player } wins by { $points } point
       *[other] Player { $player } wins by { $points } points
    }
verdict-win-someday = Player { $player } wins
verdict-win-perhaps = Player { $player } probably wins
verdict-draw = Draw under best play
verdict-draw-perhaps = Probably a draw
verdict-over = The game is over: player { $player } has won
verdict-over-draw = The game is over: draw
verdict-gain = Under best play, player { $player } gains { $gain } on average
verdict-chance = Under best play, player { $player } wins with probability { $chance }
surety = between { $low } and { $high }; the best opponent gains { $exploitability }
surety-exact = exact; no opponent gains anything
verdict-unknown = Winner unknown
puzzle-over = Solved
puzzle-over-lost = No move is left: not solved
puzzle-win = Solvable in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
puzzle-win-someday = Solvable
puzzle-chain = { $steps } steps; consecutive steps of one piece are one move
puzzle-loss = Unsolvable
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
error-option-value = `{ $found }` is not a valid value for `{ $option }`; expected: { $expected }
option-flag = given or not
option-integer = a whole number from { $low } to { $high }
option-integer-least = a whole number, at least { $low }
option-real = a number above { $above } and at most { $most }
option-real-from = a number from { $low } to { $most }
option-real-most = a number of at most { $most }
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
list-footer = `stratege rules GAME` explains a game: rules, parameters, notation.

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
rules-about = description

## solve

solve-position = Position { $position }, player { $player } to move.
solve-position-puzzle = Position { $position }.
solve-position-over = Position { $position }, game over.
solve-position-chance = Position { $position }, chance acts next.
solve-strategy = How to play, by what the player sees:
solve-strategy-player = player
solve-strategy-view = sees
solve-strategy-more = { $count } information sets in all; --json lists up to { $most }.
solve-grundy = {" "}Grundy value { $grundy }.
solve-line = Best play: { $line }
solve-line-cut = Best play begins: { $line } … (the line is cut: what follows was not kept in memory)
solve-line-expected = Expected line: { $line }
solve-solution = Solution: { $line }
solve-move = move
solve-value = value
solve-distance = moves to the end
solve-score = score for player 1
solve-gain = mean gain
map-description = From top to bottom: { $rows }; from left to right: { $columns }.
map-legend = { $what }; blank where it is never best
solve-chance = chance
solve-win-chance = wins
solve-grundy-column = Grundy value
solve-others-exact = { $count ->
        [one] The other move is no better.
       *[other] None of the other { $count } moves is better.
    }
solve-others = { $count ->
        [one] The other move was not examined.
       *[other] The other { $count } moves were not examined.
    }
solve-others-all = { $count ->
        [one] Its only move was not examined.
       *[other] Its { $count } moves were not examined.
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
table-first-moves = { $game }: the winning first moves on each board of { $rows } x { $columns }
param-rows = rows
param-columns = columns
table-unsolved = { $boards ->
        [one] 1 board was
       *[other] { $boards } boards were
    } not solved within the limits: this table is partial.
legend-first = 1: the first player wins
legend-second = 2: the second player wins
legend-draw = =: draw
legend-side = { $side }: player { $player } wins, whoever begins
legend-none-wins = -: the first player has no winning move
legend-unsolved = {"?"}: not solved
grundy-headline = { $game }: Grundy values by `{ $parameter }`, { $about }
grundy-losing = Lost for the player to move (Grundy value 0): { $sizes }
grundy-none-losing = None of them is lost for the player to move.
grundy-largest = The largest value is { $grundy }, reached first by { $size }.
grundy-period = From { $from } on, the values are periodic, with period { $length }: this is proved.
grundy-rare = { $count } heaps have rare values, the largest of them { $last }; the values of all others follow from theirs.

## count

count-list = { $plays ->
        [one] There is 1 game.
       *[other] There are { $plays } games.
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
count-lost = { $lost ->
        [one] 1 board
       *[other] { $lost } boards
    } of the { $boards } that can be reached from { $position } { $lost ->
        [one] is lost
       *[other] are lost
    } for the player to move
count-lost-note = a board counts once, whoever is to move
count-boards-lost = lost for the player to move
count-boards-won = won for the player to move
count-note = a position includes who is to move
count-positions = positions
count-classes = classes up to symmetry
count-boards = boards, whoever is to move
count-arcs = arcs
count-board-arcs = board and move pairs
count-plays = games
count-plays-quotient = games as paths through classes
count-plays-symmetry = games up to symmetry
count-shortest = shortest game, in moves
count-longest = longest game, in moves
count-cycles = can a position recur?
count-first = player 1 wins
count-second = player 2 wins
count-draw = draw
count-solved = solved
count-unsolved = not solved
count-values = positions, under best play
count-value-classes = classes, under best play
count-endings = final positions
count-ending-classes = classes of final positions
count-ply = moves played
count-plays-of = games of { $moves ->
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
        [one] 1 sequence
       *[other] { $plays } sequences
    } of { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } from { $position }
perft-moves = moves
perft-first = first move

## Certificates

certificate-method = certificates need --method proof; leave --method out
certificate-none = there is neither a forced win nor a forced draw that ends the game, so there is nothing to certify
certificate-unknown = no forced win was found within { $depth } moves, so there is nothing to certify; a greater --depth or --limit may find one
certificate-written = Certificate written to { $path }: { $moves ->
        [one] 1 position
       *[other] { $moves } positions
    } with the move to play.
verify-right = The certificate is valid: in { $game }, player { $player } wins from { $position } within { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, whatever the opponent does ({ $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } to { $replies ->
        [one] 1 reply
       *[other] { $replies } replies
    } replayed).
verify-draw = The certificate is valid: in { $game }, from { $position } both players can force a draw ({ $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } to { $replies ->
        [one] 1 reply
       *[other] { $replies } replies
    } replayed).
verify-solution = The solution is valid: it solves { $game } from { $position } in { $moves ->
        [one] 1 step.
       *[other] { $moves } steps.
    }
verify-lost = the certificate is not valid: player { $player } loses in { $position }
verify-unused = { $moves ->
        [one] 1 of its moves is
       *[other] { $moves } of its moves are
    } never needed.
verify-not-one = { $path } is not a certificate: its first line is not “Stratège certificate 2”
verify-version = { $path } is a certificate of version { $found }; this program reads versions 1 to 3
verify-truncated = { $path } is cut off: its last line, `end` and a checksum, is missing
verify-checksum = { $path } was changed or damaged: its checksum is wrong
verify-line = { $path }, line { $line }: expected “{ $expected }”
verify-count = { $path } has { $found } moves instead of { $expected }: it was cut off or changed
verify-twice = { $path }, line { $line }: { $position } already has a move
verify-no-move = the certificate is not valid: it has no move for { $position }
verify-illegal = the certificate is not valid: { $move } is not legal in { $position }. Legal: { $legal }
verify-not-won = the certificate is not valid: a game ends without a win, in { $position }
verify-too-long = the certificate is not valid: a game is not won within { $moves } moves; it reaches { $position }

## graph

graph-wins = Player { $player } wins from the start, which has rank { $rank } in player { $player }'s attractor
graph-does-not-win = The start is not in player { $player }'s attractor
graph-not-yet = After step { $step }, the start is not yet in player { $player }'s attractor
graph-attractor = Player { $player }'s attractor has { $size ->
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
graph-too-many = { $vertices } vertices are too many to list; --format json or python gives all of them.
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
play-move-puzzle = Move { $move }.
play-drew = Chance draws { $drawn }.
play-holding = Player { $player } holds { $holding }.
play-estimates = Player { $player } plays by estimates: its moves are not proved best.
play-won = Player { $player } wins after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-drawn = Draw after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-solved = Solved after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-stuck = Not solved after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
lesson-win-loss = Mistake: this loses a won position; { $count ->
        [one] { $moves } was the only winning move
       *[other] { $moves } would have won
    }.
lesson-win-draw = Mistake: this only draws a won position; { $count ->
        [one] { $moves } was the only winning move
       *[other] { $moves } would have won
    }.
lesson-draw-loss = Mistake: this loses a drawn position; { $count ->
        [one] { $moves } was the only drawing move
       *[other] { $moves } would have drawn
    }.
lesson-gain = Not the best: { $lost } less on average than { $moves }.
play-left = The game is not finished.
play-undone = Move taken back.
play-nothing-to-undo = You have no move to take back.
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

help-tournament = Rank strategies, with confidence intervals
help-tournament-examples =
    stratege tournament domineering:3x4 random first
    stratege tournament dominoes random worst most-points most-present --games 100000
    stratege tournament connect-four minimax:2 minimax:4 --precision 0.01
    stratege tournament dominoes most-points random --games 1000000 --save run.sqlite
    stratege tournament --resume run.sqlite
    stratege tournament dominoes most-points random --games 1000000 --save plan.sqlite --plan-only
    stratege tournament --resume plan.sqlite --part 3/100 --out p3.part
arg-tournament-strategies = Two or more strategies: random, first, greedy, minimax:2, optimal, bot:COMMAND, file.py …
arg-games = Games per pairing, in mirrored pairs (default: exact if possible, else 10000); with --precision or --sprt, the most games
arg-precision = Play until the confidence interval of the score has this half-width, such as 0.005; valid whenever it stops
arg-sprt = Play until a sequential test decides whether the first strategy is better by this margin (default: 0.02)
arg-threads = Threads (default: one per core); the result does not depend on it
arg-save = Save every result in this new file, so that the tournament can be resumed
arg-resume = Resume the tournament in this file
arg-rerun = Run again the tournament described by this manifest, result or saved tournament
arg-plan_only = Play nothing: only write down, with --save, what is to be played in parts
arg-part = Play part K of N of the tournament planned in --resume, on any machine, in any order
arg-out = The file for the part; `stratege merge` puts the parts together
arg-plays = Write every game to this file, one line of JSON each
arg-csv = Write the pairings to this file as a table
arg-manifest = Write to this file what is needed to run the tournament again
arg-report = Write a page with tables and charts into this directory
arg-folder = Enter every bot and Python file of this directory
arg-allow_programs = Let --resume and --rerun start the programs named in the file
arg-ratings = Also rate the strategies on the Elo scale
arg-times = Also measure the time per move
tournament-exploitability = What the best opponent of each strategy gains on average, playing both sides:
tournament-exploitability-column = best opponent gains
tournament-exploitability-note = Average gain of the best opponent, playing both sides; a strategy at 0 is safe.
tournament-exploitability-unknown = unknown: it remembers
arg-exploitability = Also tell what the best opponent gains against each strategy
name-half-width = HALF-WIDTH
name-gain = GAIN
arg-move_time = Time limit of a bot per move (default: 2s)
arg-bot_memory = Memory limit of a bot (default: 1GiB)
name-time = TIME
name-size = SIZE
value-part = a part such as 3/24: the third of 24
parts-planned = Planned in { $path }: { $pairings ->
        [one] 1 pairing
       *[other] { $pairings } pairings
    }, { $blocks ->
        [one] 1 block of games
       *[other] { $blocks } blocks of games
    } at most.
    Copy { $path } and this program to any machine; there, for K from 1 to N (N up to { $blocks }):
      stratege tournament --resume { $path } --part K/N --out pK.part
    Put the parts together here:
      stratege merge { $path } p*.part
part-played = Part { $part }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, written to { $path }
error-part-stopped = part { $part } was stopped, and nothing was written; play it again
error-parts-clock = the moves of { $strategy } depend on the clock and would differ from machine to machine; give it a number instead of a time
error-parts-many = there are only { $blocks } blocks of games, too few for { $parts } parts; take at most { $blocks } parts
error-unplanned = { $path } was not planned for parts; plan the tournament with --save and --plan-only
error-planned-program = { $path } was planned by another program of the same version; use the same file everywhere, or plan the tournament again with `--rerun { $path } --save … --plan-only`
error-planned-file = { $file } is not the file with which { $path } was planned; copy the original, or plan the tournament again
value-games = a whole number from 1 to 549755813760
value-precision = a number between 0 and 0.5, such as 0.005
value-sprt = a number between 0 and 0.5, such as 0.02
value-move-time = a time such as 500ms or 2s
value-bot-memory = an amount such as 512MiB or 1GiB
progress-plays = games
progress-pairs = pairs
tournament-exact = exact
tournament-sampled = { $games ->
        [one] 1 game
       *[other] { $games } games
    } per pairing in mirrored pairs, seed { $seed }, 95 % intervals
tournament-precision = played until the score was known to ±{ $precision } points, seed { $seed }, intervals valid at any time
tournament-sprt = played until a sequential test for a gain of { $margin } points decided, seed { $seed }, intervals valid at any time
tournament-incomplete = stopped early: partial answer
tournament-not-repeatable = a clock or another program takes part: the seed alone does not reproduce this
tournament-nothing = No game was finished
tournament-beats = { $a } beats { $b }: { $wins } won, { $draws } drawn ({ $half })
tournament-beats-exact = { $a } beats { $b }: { $wins } won, { $draws } drawn
tournament-equal = { $a } and { $b } are equally strong: each wins { $wins } of the games, { $draws } are drawn
tournament-unclear = No significant difference between { $a } and { $b }: { $a } won { $wins } of the games, { $draws } were drawn ({ $half })
tournament-self = { $name } against itself: player 1 wins { $rate } of the games ({ $half })
tournament-self-exact = { $name } against itself: player 1 wins { $fraction } = { $rate } of the games
tournament-self-decimal = { $name } against itself: player 1 wins { $rate } of the games
tournament-best = { $name } is best: score { $score } ({ $half }) against the others
tournament-best-exact = { $name } is best: score { $score } against the others
tournament-best-tied = { $name } is first with a score of { $score } ({ $half }), but not significantly better than { $others }
tournament-score = score
tournament-strategy = strategy
tournament-against = against
tournament-games = games
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
tournament-group-note = Strategies that share a letter do not differ significantly.
tournament-rating-note = Ratings (Elo): 100 points more mean an expected score of about 64 %; the average is 0.
tournament-seat = Player 1 scores { $score } ({ $half }), whatever the strategy.
tournament-seat-unclear = No significant first-player advantage: player 1 scores { $score } ({ $half }).
tournament-gain = Pairing was worth { $gain } % more games.
tournament-cycle = Cycle: { $cycle }.
tournament-sprt-better = Test result: { $a } is better than { $b }.
tournament-sprt-not-better = Test result: { $a } is not better than { $b } by that margin.
tournament-sprt-continue = The test is still undecided between { $a } and { $b }.
tournament-against-name = against { $name }
tournament-class-more = --csv and --report write every pairing.
tournament-left-out = { $bots ->
        [one] One file is left out because it cannot be loaded:
       *[other] { $bots } files are left out because they cannot be loaded:
    }
tournament-left-out-line = { $name }, line { $line }: { $message }
tournament-left-out-message = { $name }: { $reason } ({ $message })
tournament-left-out-reason = { $name }: { $reason }
report-left-out = Left out
error-folder-left = These files cannot be loaded:
    { $bots }
tournament-error = { $strategy } lost { $plays ->
        [one] 1 game
       *[other] { $plays } games
    }: { $reason }.
tournament-error-example = for example against { $against }, pair { $pair }, at { $position }
tournament-error-answer = it answered `{ $answer }`
tournament-error-words = its last output:
error-tournament-two = a tournament needs at least two strategies: `stratege tournament GAME random first`
    .page = a tournament needs at least two strategies
error-tournament = the tournament cannot be played: { $why }
error-share = { $found } must be between 0 and 0.5
error-manifest = { $path } does not describe a tournament: { $why }
error-manifest-checksum = { $path } was changed or damaged: the checksum of its manifest is wrong; if you changed it yourself, remove the field `checksum`
error-seed-again = the seed is part of the tournament to run again; leave --seed out
error-store-exists = { $path } already exists; `--resume { $path }` continues it
error-store-empty = { $path } contains no tournament
error-store-unborn = { $path } contains no tournament yet: the program was stopped while creating the file; give the game and the strategies again, with `--save { $path }`
error-store-orphan = { $part } is left over from another file and would damage this one; move it away, or save under another name
error-store-unsealed = { $path } was saved by Stratège 0.1, without checksums, and cannot be resumed; `--rerun { $path }` plays the tournament again
error-store-version = { $path } is a saved tournament of version { $found }; this program reads version 2
error-store-program = { $path } was played by Stratège { $found }, and this is { $version }: results of two versions cannot be mixed; `--rerun { $path }` plays the tournament again
error-store-damaged = { $path } is damaged ({ $why }); play the tournament again
error-store-block = { $path } is damaged: block { $block } of pairing { $pairing } ({ $flaw }); `--rerun { $path }` plays the tournament again
flaw-checksum = its checksum is wrong
flaw-tally = its counts cannot be read
flaw-pairs = it has { $found } of { $expected } pairs
flaw-contradiction = its counts contradict each other
error-store = { $path } cannot be used: { $why }
flaw-place = another block should be there
error-part-unknown = { $path } is not a part of a tournament, or its first line is damaged; play the part again
error-part-version = { $path } was played by Stratège { $found }, and this is { $version }: results of two versions cannot be mixed; play the part again
error-part-program = { $path } was played by another program of the same version; play the part again with the program that planned the tournament
error-part-foreign = { $path } is a part of another tournament
error-part-short = { $path } has { $found } of { $expected } blocks: it was cut off or changed; play the part again
error-part-block = { $path } is damaged: block { $block } of pairing { $pairing } ({ $flaw }); play the part again
error-part-unequal = block { $block } of pairing { $pairing } in { $path } is not the one that is already there: a strategy does not always make the same moves; nothing of this part was merged
error-folder-empty = no bots in { $path }: neither executable programs nor Python files
error-folder-name = the name of { $path } is not valid UTF-8; rename it
error-programs = { $path } would start programs on this machine:{ $programs }
advice-programs = If you trust their author, add --allow-programs.
ask-programs = { $path } starts programs on this machine:{ $programs }
ask-programs-start = Start them? [y/N]
error-programs-refused = no program was started and no game was played
error-failed = { $strategy } made no legal move: { $reason }
error-failed-answer = { $failed }; it answered `{ $answer }`
failed-last-words = its last output: { $words }
fault-not-started = it could not be started
fault-timeout = it took too long
fault-memory = it used too much memory
fault-crash = it exited or crashed
fault-rubbish = its answer could not be read
fault-illegal-move = its move was not legal
fault-table = a file of its table of positions is damaged or cannot be read
fault-stopped = it was stopped

## merge

help-merge = Put the parts of a tournament together
help-merge-examples =
    stratege merge plan.sqlite p*.part
    stratege merge plan.sqlite p1.part p2.part --csv table.csv
arg-merge-saved = The file in which the tournament was planned
arg-merge-parts = Files of parts, in any order; the same part may come twice
name-part = PART
parts-merged = { $parts ->
        [one] 1 part read
       *[other] { $parts } parts read
    }, { $blocks ->
        [one] 1 new block
       *[other] { $blocks } new blocks
    }
parts-missing = { $known } of at most { $all } blocks are there. Missing parts: { $parts }.
    Play them and merge again, or play the rest here: stratege tournament --resume { $path }
parts-missing-blocks = { $known } of at most { $all } blocks are there.
    Play the missing parts and merge again, or play the rest here: stratege tournament --resume { $path }
error-merge-plays = the games of this tournament were not written down; plan it with --plays

## ugi

help-ugi = Play a game through the Universal Game Interface, for programs that run matches
help-ugi-examples =
    stratege ugi connect-four
    stratege ugi dvonn mcts:2000
arg-ugi-strategy = Who chooses moves (default: alpha-beta search within what `go` allows)
error-ugi-game = the Universal Game Interface has no words for chance, hidden hands or a single player, so it cannot be used for { $game }; `stratege list` shows games of two players

## learn

help-learn = Learn a game by playing it (trajectories or Q-learning), with learning curves
help-learn-examples =
    stratege learn tic-tac-toe
    stratege learn tic-tac-toe --watch 1000
    stratege learn chomp:4x5 --compare uniform,depth,breadth,least-visited,q --svg curves.svg
    stratege learn nim:3,5,7 --method q --plays 5000 --measure exploitability --svg q.svg
    stratege learn tic-tac-toe --table xo.table
    stratege tournament tic-tac-toe learned:xo.table random
arg-learn-method = trajectories (default) or q (Q-learning)
arg-compare = Compare several methods: uniform, depth, breadth, least-visited, q, separated by commas
arg-seeds = Runs from scratch per method, for means and bands (default: 10)
arg-every = Games between two points of the curve (default: 20 to 200 points)
arg-learn-plays = Learn from at most N games (default: until the start is solved; 20000 for q)
arg-watch = Show game number K (default: 1) position by position, with its moves sorted
arg-jsonl = Write every step of the first run to this file, one line of JSON each
arg-svg = Draw the learning curves into this file (or .png)
arg-measure = What the curves show: random (default), optimal, exploitability, known or value
arg-learn-csv = Write the learning curves to this file as a table
arg-learn-table = Save the table of the first run in this file; an existing table of the same game is continued
arg-force = Discard the table in that file instead of continuing it
name-measure = MEASURE
name-ways = WAYS
value-every = a whole number, 1 or more
value-seeds = a whole number from 1 to 1000
value-plays = a whole number, 1 or more
value-watch = a whole number, 1 or more
error-learn-measure = not measured: the game is too large to solve; try --measure random
error-table-file = { $path } cannot be used: { $why }
error-table-magic = { $path } is not a learned table; its first line should be `stratege-table 1`
error-table-version = { $path } is a table of version { $found }; this program reads version 1
error-table-truncated = { $path } is cut off: its last line is missing
error-table-checksum = { $path } was changed or damaged: its checksum is wrong
error-table-line = cannot read line { $line } of { $path }
error-table-game = { $path } is about { $found }, not about { $wanted }
error-table-method = { $path } was learned by `{ $found }`; the other method cannot continue it
error-table-seed = { $path } was learned with seed { $found }
advice-table-other = Choose another file, or overwrite it with --force.
advice-table-seed = Leave --seed out to continue it, or start again with --force.
learn-title = Learning: { $game }
learn-nothing = Nothing was learned
learn-settled = { $verdict }: solved after { $plays } { $number ->
        [one] trajectory
       *[other] trajectories
    }
learn-verdict-first = Player 1 wins
learn-verdict-second = Player 2 wins
learn-verdict-draw = Draw
learn-verdict-solved = Solvable
learn-verdict-unsolved = Unsolvable
learn-unsettled = Not solved after { $plays } trajectories
learn-settled-sometimes = Solved in { $settled } of { $runs } runs, after { $plays } trajectories on average
learn-estimate = After { $plays } games the start is worth { $value } to player 1, between −1 (lost) and 1 (won)
learn-seed = seed { $seed }
learn-method-trajectories = trajectories, { $way }
learn-method-q = Q-learning, α = { $alpha }, γ = { $gamma }, ε = { $epsilon }
learn-partial = Partial answer: { $cause }; { $runs ->
        [one] one run is shown
       *[other] { $runs } runs are shown
    }.
learn-incomplete = partial: a limit was reached
learn-full = The full dictionary has { $positions } positions; the table knows { $known } of them, { $share }.
learn-large = The game is too large to solve: scores against random moves are sampled, the others are unknown.
learn-large-puzzle = The puzzle is too large to solve: the success rate is sampled.
learn-learner = method
learn-runs = runs
learn-plays = games
learn-trajectories = trajectories
learn-plays-or-trajectories = games or trajectories
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
learn-band = Means over runs with different seeds; ± and bands: Student, 95 %.
learn-sampled = Scores against random moves come from 200 games each.
learn-saved = Table: { $path } ({ $entries } positions, { $plays } games).
learn-continued = Table: { $path } ({ $entries } positions, { $plays } games, continued after { $before }).
learn-chart-about = One curve per method, with its band: { $measure }. The table gives the numbers.
learn-curves = Learning curves
learn-in-the-end = Final results
learn-in-the-end-caption = When the start was solved, or after the last game
learn-explain-trajectories = A trajectory starts from the start. At every position, the moves are sorted into winning, losing, drawing and unknown ones, according to what the table knows about the positions they lead to. If that solves the position, its value goes into the table and the trajectory ends; otherwise it continues with an unknown move. Every value in the table is proved. The score is that of a player who picks one of the best known moves at random, counting unknown ones as draws, playing both sides; exploitability is what the best opponent of this very table gains over the value of the game, in points: 0 if the table never errs.
learn-explain-q = Q-learning plays against itself and updates the value of every move it made, from the last one backwards: Q += α (target − Q), where the target is the payoff at the end, otherwise γ times what the next position is worth to the same player. It proves nothing; its exploitability says how far it is from perfect play.
learn-files = results.json, next to this page, contains all numbers; results.csv contains the curves for a spreadsheet.
learn-watch-none = There is no game { $play }: the start was solved after { $plays }.
learn-watch-trajectory = { $title }: trajectory { $play } ({ $method }; seed { $seed }).
learn-watch-play = { $title }: game { $play } ({ $method }; seed { $seed }).
learn-turn = Player { $player } to move.
learn-won = {"  "}won      { $moves }
learn-lost = {"  "}lost     { $moves }
learn-drawn = {"  "}drawn    { $moves }
learn-unknown = {"  "}unknown  { $moves }
learn-chosen = Nothing decided yet: trying { $move }.
learn-now-known = Solved: { $winner }. The trajectory ends.
learn-ended = The game is over: { $winner }. The trajectory ends.
learn-known-first = player 1 wins
learn-known-second = player 2 wins
learn-known-draw = a draw
learn-corrected = Player { $player } plays { $move }, the best so far: { $before } becomes { $after }.
learn-corrected-tried = Player { $player } tries { $move } at random: { $before } becomes { $after }.

## matrix

help-matrix = Solve a matrix game: value and both strategies, or all equilibria
help-matrix-examples =
    stratege matrix game.csv
    stratege matrix --exact < game.csv
    stratege matrix game.csv --against 1/2,1/2
    stratege matrix game.json --svg strategies.svg --map payoffs.svg
    stratege matrix game.csv --format lp --output game.lp
    stratege matrix dilemma.csv
    stratege matrix row-payoffs.csv column-payoffs.csv --dominance weak
arg-matrix-files = Payoffs, one row per choice of player 1: a table (commas, semicolons, tabs or blanks) or JSON; cells such as (3, 2), or a second file, give player 2 payoffs too; - or nothing reads standard input
arg-matrix-exact = Exact fractions instead of decimal numbers
arg-matrix-against = Player 2's best reply to these row weights, which add up to 1: 1/2,0.3,0.2
arg-matrix-against_column = Player 1's best reply to these column weights
arg-matrix-dominance = Remove dominated strategies step by step: strict (default if player 2 has payoffs) or weak
arg-matrix-svg = Draw both strategies as bars into this file (or .png)
arg-matrix-map = Draw the payoffs as a heat map into this file (or .png)
arg-matrix-format = text (default), or lp: the linear program of a zero-sum game for other solvers (CPLEX LP)
arg-matrix-output = Write the answer to this file (.txt, .lp)
value-against = weights from 0 to 1 that add up to 1, such as 1/2,0.3,0.2
value-against-column = weights from 0 to 1 that add up to 1, such as 1/2,0.3,0.2
matrix-pivots = pivots
matrix-saddle = The value is { $value }: row { $row } and column { $column } form a saddle point, so nobody needs to mix
matrix-mixed = The value is { $value }, in mixed strategies: there is no saddle point
matrix-exact = exact
matrix-needs-exact = Decimal numbers are not precise enough for these payoffs: the answer is in fractions, as with --exact.
matrix-size = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    }
matrix-convention = payoffs are player 1's, who chooses a row; player 2 chooses a column
matrix-player-1 = player 1: row
matrix-player-2 = player 2: column
matrix-weight = weight
matrix-certificate = Certificate: no deviation gains more than { $gain }.
matrix-certificate-exact = Certificate: no deviation gains anything.
matrix-both-unique = Each of these strategies is the only optimal one.
matrix-unique = Player { $player }: this is the only optimal strategy.
matrix-several = Player { $player }: there are infinitely many other optimal strategies.
matrix-unknown = Player { $player }: there may be other optimal strategies; --exact can tell.
matrix-shortened = Long fractions are shown as decimals; --json gives them in full.
matrix-reply = { $count ->
        [one] Player { $player }'s best reply is { $best }
       *[other] Player { $player }'s best replies are { $best }
    }: player 1 then gets { $value }, { $consequence }.
matrix-reply-optimal = the value of the game: these weights are optimal
matrix-reply-less = { $loss } less than with an optimal strategy
matrix-reply-more = { $loss } more than against an optimal strategy
matrix-bars = How often each choice is played
matrix-bars-about = One bar per choice, as long as its weight. The text output gives the numbers.
matrix-map = Payoffs of player 1
matrix-map-about = One field per row and column: blue where player 1 gets more than the value of the game, hatched orange where less.
matrix-map-legend = payoff of player 1 (white: { $value })
matrix-map-saddle = saddle point
bimatrix-supports = pairs of supports
bimatrix-one-pure = There is one equilibrium, in pure strategies
bimatrix-one-mixed = There is one equilibrium, in mixed strategies
bimatrix-several = There are { $count } equilibria, { $pure } of them in pure strategies
bimatrix-infinite = There are infinitely many equilibria; of the { $count } extreme ones, { $pure ->
        [one] 1 is
       *[other] { $pure } are
    } in pure strategies
bimatrix-convention = each cell has player 1's payoff, who chooses a row, and player 2's, who chooses a column
bimatrix-player-1-gets = player 1 gets
bimatrix-player-2-gets = player 2 gets
bimatrix-certificate = Certificate: in each of them, no deviation gains anything.
bimatrix-sets = The game is degenerate. Within a set, every mixture of player 1's strategies with every mixture of player 2's is an equilibrium; there are no others. Sets: { $sets }.
bimatrix-reply = { $count ->
        [one] Player { $player }'s best reply is { $best }
       *[other] Player { $player }'s best replies are { $best }
    }: player { $player } then gets { $value }.
dominance-none-strict = No strategy is strictly dominated.
dominance-none-weak = No strategy is dominated, not even weakly.
dominance-strict = Strictly dominated strategies, removed one at a time:
dominance-weak = Dominated strategies, weakly dominated ones included, removed one at a time:
dominance-row-strict = { $number }. Row { $choice } is strictly dominated by { $by }.
dominance-row-weak = { $number }. Row { $choice } is weakly dominated by { $by }.
dominance-column-strict = { $number }. Column { $choice } is strictly dominated by { $by }.
dominance-column-weak = { $number }. Column { $choice } is weakly dominated by { $by }.
dominance-left = Left: rows { $rows }; columns { $columns }.
dominance-order = What weak dominance leaves depends on the order, and equilibria may be lost.
error-bimatrix-alone = { $place }: `{ $found }` is one payoff, but other cells have two; write (3, 2)
error-bimatrix-pairs = every cell has two payoffs, but a table with one payoff per cell is needed here
error-bimatrix-sizes = the second table has { $found }, the first { $expected }; both need the same size
error-bimatrix-name = the second table has the name `{ $found }` where the first has `{ $expected }`; use the same names in both, or name choices in one table only
error-bimatrix-lp = --format lp needs a zero-sum game: with payoffs of both players, equilibria are not the solutions of a linear program
error-bimatrix-picture = --svg and --map draw zero-sum games, and here both players have payoffs of their own
error-bimatrix-large = too many supports, so nothing was started: it would take about { $time }, and { $allowed } are allowed
advice-bimatrix-large = --limit allows more time (2h); games of up to 10 rows and columns take seconds.
place-line = line { $line }, column { $column }
place-row = row { $row }, column { $column }
place-weight = weight { $column }
error-matrix-file = no payoffs: name a file or write to standard input: stratege matrix game.csv
error-matrix-empty = there are no payoffs
advice-matrix-form = One row per line; commas, semicolons, tabs or blanks between payoffs such as 2, -0.5 or 1/3, or (3, 2) for payoffs of both players. The first row and the first column may hold names if all their cells are words.
error-matrix-hole = { $place }: the cell is empty; every cell needs a payoff
error-matrix-text = { $place }: `{ $found }` is not a number; write 2, -0.5 or 1/3
error-matrix-weight-text = { $place }: `{ $found }` is not a number; write 0.5 or 1/2
error-matrix-finite = { $place }: `{ $found }` is not a finite number; write 2, -0.5 or 1/3
error-matrix-great = { $place }: `{ $found }` is too long or too large; at most 1e300 and 400 digits
error-matrix-ragged = { $place }: { $found ->
        [one] this row has 1 cell
       *[other] this row has { $found } cells
    } where the first has { $expected }
error-matrix-name-twice = { $place }: the name `{ $name }` appears twice; choices need different names
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
error-matrix-json = { $place }: not a matrix in JSON; expected { $expected }
error-matrix-row-weights = { $found ->
        [one] there is 1 weight
       *[other] there are { $found } weights
    } for { $expected ->
        [one] 1 row
       *[other] { $expected } rows
    }; every choice needs a weight, 0 included
error-matrix-column-weights = { $found ->
        [one] there is 1 weight
       *[other] there are { $found } weights
    } for { $expected ->
        [one] 1 column
       *[other] { $expected } columns
    }; every choice needs a weight, 0 included
advice-matrix-weights = Write 0.5,0.5 or 1/2,1/2, or with semicolons 0,5;0,5.
error-matrix-weight = { $place }: `{ $found }` is not between 0 and 1
error-matrix-weight-sum = the weights add up to { $sum }, but must add up to 1
error-matrix-large = too large, so nothing was started: it would take about { $time } and { $bytes } of memory; { $allowed-time } and { $allowed } are allowed
advice-matrix-exact = Without --exact it is much faster; --limit allows more time (2h) or memory (16GiB).
advice-matrix-large = --limit allows more memory (16GiB).
error-matrix-stopped = { $cause }; no answer was found

## trace

help-trace = Show one game between two strategies, or from a file, move by move
help-trace-examples =
    stratege trace dominoes most-present random --seed 1
    stratege trace domineering:4x4 minimax:2 random
    stratege trace play.json
arg-trace-game = The game; or, alone, a file with a game exported by the page or by `trace --json` (`-` reads standard input)
arg-trace-strategies = Player 1's strategy, then player 2's
trace-start = { $title }: player 1 plays { $first }, player 2 plays { $second }. Seed { $seed }.
trace-start-puzzle = { $title }, played by { $first }. Seed { $seed }.
trace-hand = Player { $player }'s hand: { $hand }
trace-line = Player { $player } plays: { $line }
trace-pass = Player { $player } passes.
trace-won = Player { $player } wins.
trace-drawn = Draw.
trace-solved = Solved.
trace-stuck = No move is left: not solved.
trace-failed = Player { $player } made no legal move.
trace-unfinished = The game is not over: player { $player } to move.
trace-unfinished-puzzle = The puzzle is not over: there are moves left.
error-trace-json = { $path } is not a recorded game: it is not JSON, line { $line }, column { $column }
error-trace-checksum = { $path } was changed or damaged: its checksum is wrong; if you changed it yourself, remove the field `checksum`
error-trace-other = { $path } is not a recorded game ({ $why }); export one from the page, or with `stratege trace GAME A B --json`
error-trace-missing = { $path } is not a recorded game: the field `{ $field }` is missing; export one from the page, or with `stratege trace GAME A B --json`
error-trace-failed = { $path }: `failed` is { $found }; expected 1, 2 or null
error-trace-over = { $path }, move { $number }: the game is over in { $position }; remove this move and the rest
error-within = { $path }: { $what }
error-trace-names = { $path }: `players` has { $found ->
        [one] { $found } name
       *[other] { $found } names
    } instead of { $expected }
error-trace-move = { $path }, move { $number }: { $move } is not legal in { $position }; legal: { $legal }
error-trace-differs = { $path }: `{ $field }` is { $found }, but replaying gives { $expected }
error-trace-players = { $game } needs { $players ->
        [one] one strategy
       *[other] two strategies
    }

## analyse

help-analyse = Find the mistakes of a recorded game, move by move
help-analyse-examples =
    stratege trace tic-tac-toe optimal random --seed 1 --json > game.json
    stratege analyse game.json
    stratege analyse game.json --limit 30s
arg-analyse-file = A game exported by the page or by `trace --json` (`-` reads standard input)
analyse-number = move
analyse-player = player
analyse-could = best play
analyse-became = as played
analyse-best = better
analyse-more = {" "}…
analyse-in = { $value } in { $moves }
analyse-nothing-lost = nothing lost
analyse-mistakes = { $count ->
        [0] { $unknown ->
            [0] No mistakes.
           *[other] No mistakes were found.
        }
        [one] One mistake.
       *[other] { $count } mistakes.
    }
analyse-mistake = Move { $number }, player { $player }: { $move } turns a { $could } into a { $became }; better: { $best }.
analyse-gave-away = Move { $number }, player { $player }: { $move } gives away { $lost } on average; better: { $best }.
analyse-unknown = { $count ->
        [one] Nothing could be proved about one move in time; `--limit` allows more per move.
       *[other] Nothing could be proved about { $count } moves in time; `--limit` allows more per move.
    }

## openings

help-openings = Compute the values of all positions after a few moves, or check a file of openings
help-openings-examples =
    stratege openings make connect-four:5x5 --plies 4 --output openings
    stratege openings check openings --sample 10
    stratege openings check connect-four
arg-openings-action = make: write a file, or continue one; check: work out the start from it, and solve some positions again
arg-openings-subject = For make: the game; for check: the file, or a game that comes with one
arg-openings-plies = For make: after how many moves
arg-openings-output = For make: the file; what it knows already is kept
arg-openings-sample = For check: solve this many random positions again, without the file
openings-made = { $path }: all { $positions } positions of { $game } after { $plies ->
        [one] one move
       *[other] { $plies } moves
    }.
openings-part = { $path }: { $known } of { $positions } positions of { $game } after { $plies ->
        [one] one move
       *[other] { $plies } moves
    }; run the same command again to continue.
openings-known = { $known } of { $positions } positions after { $plies ->
        [one] one move
       *[other] { $plies } moves
    } of { $game } are known.
openings-worth = The start is worth { $worth } to player 1; the first moves: { $moves }.
openings-endings = Of all positions after { $plies ->
        [one] one move
       *[other] { $plies } moves
    }, player 1 wins { $won }, draws { $drawn } and loses { $lost }; { $over } of them are over.
openings-sampled = { $sample ->
        [one] One position was solved again: the same.
       *[other] { $sample } positions were solved again: all the same.
    }
error-openings-wrong = position { $number } is worth { $expected }, but the file says { $found }
error-openings-file = { $path } is not a file of openings: its first line is not “Stratège openings 1”
error-openings-line = { $path } is not a file of openings: the line `{ $name } …` is missing or malformed
error-openings-cut = { $path } has { $found } positions instead of { $expected }: it was cut off or changed
error-openings-checksum = { $path } was changed or damaged: its checksum is wrong
error-openings-other = { $path } is about { $found }, not { $expected }
error-openings-count = { $path } has { $found } positions, but { $game } has { $expected } after { $plies ->
        [one] one move
       *[other] { $plies } moves
    }
error-openings-none = { $game } comes without openings; `openings make` computes them
error-openings-missing = `openings make` needs { $flag }

## report

report-title = Tournament: { $game }
report-result = Result
report-found = Method
report-method = How
report-conventions = Conventions
report-extent = Completeness
report-complete = complete, as planned
report-repetition = Reproducibility
report-repeatable = the same seed gives the same numbers
report-repeatable-exact = exact numbers never change
report-cross = Cross table
report-cross-caption = Score of the row against the column: a win is 1, a draw 1/2
report-intervals = Scores with confidence intervals
report-intervals-note = A dot is the observed score, the line through it its confidence interval. If the line of a pairing does not touch 1/2, the two strategies differ; the verdicts are corrected for the number of pairings (Holm).
report-intervals-exact = A dot is the score. It is exact, so there is no interval.
report-intervals-about = One dot per line at the score, between the ends of its interval; a dashed line marks 1/2. The table below gives the numbers.
report-from = from
report-to = to
report-ranking-scores = Mean score against all others
report-pairing-scores = Score of the first against the second
report-probability = p (Holm)
report-better = better
report-nobody-better = –
report-ranking = Ranking
report-ranking-caption = Mean scores against all others
report-pairings = All pairings
report-outcomes = Results of { $name }, by side
report-outcomes-about = One bar per side, divided into games won, drawn and lost. The table below gives the numbers.
report-seat = side
report-both-seats = both sides
report-as-first = { $name } as player 1
report-as-second = { $name } as player 2
report-letter-won = W
report-letter-drawn = D
report-letter-lost = L
report-won = { $name } wins
report-drawn = drawn
report-lost = { $name } loses
report-times = Time per move: { $a } { $a-time }, { $b } { $b-time }.
report-lengths = Length of the games, { $mean } moves on average
report-margins = Final lead of { $name }
report-margin = lead
report-histogram-about = One bar per number or group of numbers, as high as its share of the games. The table below gives the numbers.
report-share = share
report-twin = As a table
report-seats = First-player advantage, pairing and cycles
report-seats-caption = Who moves first against whom
report-errors = Games lost by error
report-pair = pair
report-position = position
report-answer = answer
report-last-words = last output
report-again = Run it again
report-files = results.json, next to this page, contains the game, its parameters, the strategies, the seed and all numbers; the command above runs the tournament again from it. results.csv contains the pairings for a spreadsheet.
report-version = Stratège { $version }

## bot

help-bot = Write a starter bot, or check that a bot follows the protocol
help-bot-examples =
    stratege bot new --language python
    stratege bot check "python3 bot.py" --game connect-four
    stratege bot check student.py --game domineering:4x4
arg-bot-action = new: write a bot that plays already; check: let a bot play and report what goes wrong
arg-bot-command = For check: the command that starts the bot, or a Python file
arg-bot-language = For new: python, c, rust, javascript or java (default: python)
arg-bot-output = For new: the file to write
arg-bot-game = For check: the game (default: tic-tac-toe)
arg-bot-games = For check: games on each side (default: 10)
name-language = LANGUAGE
bot-build = Build it: { $command }
bot-try = Try it: stratege bot check "{ $command }" --game tic-tac-toe
bot-clean = { $strategy } follows the protocol: { $plays ->
        [one] 1 game
       *[other] { $plays } games
    } without an error.
bot-faults = { $strategy } does not follow the protocol: { $faults ->
        [one] 1 error
       *[other] { $faults } errors
    } in { $plays ->
        [one] 1 game.
       *[other] { $plays } games.
    }
bot-results = Against random moves: { $won } won, { $drawn } drawn, { $lost } lost; { $answers } answers.
bot-times = An answer took { $mean } ms on average, { $slowest } ms at most.
bot-fault = Game { $play }, as player { $player }, at { $position }: { $reason }.
error-bot-language = there is no template in `{ $found }`; languages: { $known }
error-bot-exists = { $path } already exists; name another file with --output
error-bot-command = which bot? `stratege bot check COMMAND --game GAME`

## Dice

help-dice = Study the dice game: tables, maps, curves
help-dice-examples =
    stratege dice --n 100 --d 10
    stratege dice --n 100 --d 10 --at 40,90
    stratege dice --n 18 --d 3 --map table.svg
    stratege dice --simultaneous --map gain.svg --show gain
    stratege dice --one-turn --d 5
    stratege dice --curve n --output curves.svg
    stratege dice --n 100 --d 10 --output table.csv
arg-dice-n = Points needed to win (default: 100)
arg-dice-d = Most dice per throw (default: 10)
arg-dice-faces = Faces of a die (default: 6)
arg-dice-one = What a throw with a 1 scores (default: 1)
arg-dice-zero = A throw with a 1 scores nothing, as --one 0
arg-dice-simultaneous = Both players choose and throw simultaneously
arg-dice-one_turn = One throw each: the higher score wins
arg-dice-against = With --one-turn: the best reply to these weights of 1, 2, … dice, which add up to 1
arg-dice-exact = Exact fractions instead of decimals, with exact ties
arg-dice-at = Gain of every number of dice at these points, own points first
arg-dice-map = Draw a map over all points into this file, .svg or .png
arg-dice-show = What the map shows: dice (default), gain, support (of mixed strategies) or edge (of the best choice over the blind one)
arg-dice-bars = Draw the optimal strategy as bars into this file, .svg or .png
arg-dice-curve = How strategies perform as n or d grows
arg-dice-strategies = The strategies of the curves (default: blind,optimal,random)
arg-dice-games = Also sample this many games per pairing, drawn over the exact curve
arg-dice-output = Write what is printed to this file, whole: tables as .csv, curves as .svg, .png or .csv
arg-dice-threads = Threads (default: all cores)
arg-dice-throws = Distribution of the throws: the probabilities P and Q, and the mean
name-points = POINTS
name-dice = DICE
name-faces = FACES
name-own-other = OWN,OTHER
name-what = WHAT
name-parameter = PARAMETER
name-strategies = STRATEGIES
error-dice-at = `{ $found }`: --at takes the points of both players, own ones first, each from 0 to { $last }
    .page = `{ $found }`: the points of both players go from 0 to { $last }
error-dice-exact = the simultaneous game has no exact fractions; leave --exact or --simultaneous out
error-dice-support = optimal play is mixed only in the simultaneous game; add --simultaneous
    .page = optimal play is mixed only in the simultaneous game; choose that variant
error-dice-one-turn-curve = the one-turn curve needs --curve d, and a 1 that scores something
error-dice-one-turn-at = one turn starts from no points: choose another variant, or leave the points out
error-dice-one-turn-map = one turn has no map: choose another variant
error-dice-map-width = a map is { $low } to { $high } pixels wide
dice-rules = first to { $n } points, up to { $d } dice, a 1 scores { $one }
dice-rules-one-turn = up to { $d } dice, a 1 scores { $one }
dice-sequential = in turn
dice-simultaneous = simultaneous
dice-one-turn = one turn
dice-value-sequential = Under best play, player 1 gains { $gain } on average and wins { $win } of the games
dice-value = Under best play, player 1 gains { $gain } on average
dice-richest = The blind strategy throws { $dice } dice: { $points } points on average.
dice-table = Best number of dice, by own points (rows) and the opponent's (columns):
dice-table-mixed = Best number of dice, by own points (rows) and the opponent's (columns); * where play is mixed:
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
dice-own-other = own \ opponent
dice-one-two = 1 \ 2
dice-mixed = Optimal play is mixed at { $mixed } of { $all } scores; where there are several equilibria, the first one found is shown.
dice-certificate = Certificate: no deviation gains more than { $most }.
dice-certificate-exact = Exact fractions: nothing is rounded.
dice-at = With { $own } points against { $other }, the player to move gains { $gain } on average under best play.
dice-choice = dice
dice-own-chance = own chance
dice-other-chance = opponent's chance
dice-payoffs = Player 1's gain with each number of dice (rows) against player 2's (columns):
dice-mixture = Optimal mixed strategy:
dice-unique = It is the only optimal one.
dice-several = There are other optimal ones.
dice-unique-unknown = Whether it is the only optimal one was not determined.
dice-throws = Distribution of throws
dice-mean = mean points
dice-points = points k
dice-curve = Mean score of the first-named strategy, which moves first, as { $parameter } grows; a draw counts half
dice-curve-sampled = In brackets: the mean of { $games } sampled games; { $inside } of { $all } confidence intervals (95 %) contain the exact score.
dice-pair = { $a } – { $b }
dice-map-dice = Best number of dice (first to { $n }, up to { $d } dice)
dice-map-dice-heading = Dice to throw, N = { $n }, D = { $d }
dice-map-dice-legend = dice
dice-map-gain = Mean gain of the player to move (first to { $n }, up to { $d } dice)
dice-map-gain-heading = Mean gain, N = { $n }, D = { $d }
dice-map-gain-legend = mean gain
dice-map-support = Number of dice choices that optimal play mixes (first to { $n }, up to { $d } dice)
dice-map-support-heading = Choices mixed, N = { $n }, D = { $d }
dice-map-support-legend = choices mixed
dice-map-edge = Gain of the best choice over the blind one (first to { $n }, up to { $d } dice)
dice-map-edge-heading = Gain over blind, N = { $n }, D = { $d }
dice-map-edge-legend = gain over blind
dice-map-description = Own points from top to bottom, the opponent's from left to right.
dice-own-points = own points
dice-other-points = opponent's points
dice-mixes = mixed
dice-bars = Optimal play at the start, N = { $n }, D = { $d }
dice-bars-at = Optimal play with { $own } points against { $other }, N = { $n }, D = { $d }
dice-bars-description = Probability of throwing each number of dice.
dice-curve-description = One curve per pair of strategies; the first-named one moves first.
dice-curve-share = score

## reproduce

help-reproduce = Reproduce five papers and published values of games: printed, ours, verdict
help-reproduce-examples =
    stratege reproduce
    stratege reproduce --list
    stratege reproduce dice/figure dominoes/table-row-1
    stratege reproduce --report papers
arg-reproduce-items = Items to reproduce: a name or the beginning of one (dice, dice/figure); default: all
arg-reproduce-list = List the items without running them
arg-reproduce-report = Write a page with every item and figure into this directory
name-item = ITEM
progress-items = items
error-unknown-item = there is no item `{ $found }`; `stratege reproduce --list` shows all items
error-unknown-item-nearest = there is no item `{ $found }`; did you mean `{ $nearest }`?
error-report-directory = { $path } contains other files; name a new directory, an empty one, or one with an earlier report
reproduce-headline = Reproduced: { $reproduced }, corrected: { $corrected }, answered: { $answered }, different: { $differs } (seed { $seed }).
reproduce-unfinished = Not run: { $items }.
reproduce-reproduced = reproduced
reproduce-corrected = corrected
reproduce-answered = answered
reproduce-differs = differs
reproduce-item = { $id }: { $verdict }
reproduce-title = { $title } ({ $place })
reproduce-published = published: { $text }
reproduce-ours = ours: { $text }
reproduce-more = `stratege reproduce ITEM` shows one item in full; --report DIRECTORY writes all of them with their figures.
reproduce-page-title = Five papers, reproduced
reproduce-page-about = Every table, figure, output and number of five teaching papers about games, next to what Stratège computes.
reproduce-page-verdicts = Reproduced: equal, or within sampling error (at most 4.5 standard errors, counting both samples). Corrected: the paper has an identified mistake, and the printed value follows from it. Answered: the paper asks a question without printing the answer; two independent computations agree. Differs: none of these.
reproduce-summary = Items of each paper, by verdict
reproduce-paper = paper
reproduce-corrections = Corrections
reproduce-place = Place
reproduce-word-published = Published
reproduce-word-ours = Ours
reproduce-verdict = Verdict
reproduce-files = results.json, next to this page, contains the items for scripts.
reproduce-vertex = vertex
reproduce-position = position
reproduce-rank = rank
reproduce-successors = successors
reproduce-throws = Probability of each score, { $dice } dice
reproduce-points = points
reproduce-outcomes = Games won, drawn and lost

## The server

help-serve = Serve the page: play, graphs, tournaments, dice and learning in a browser
help-serve-examples =
    stratege serve --open
    stratege serve --port 9000
    stratege serve --host 0.0.0.0 --jobs 4
arg-serve-host = The address to listen at; 127.0.0.1 serves this machine only
arg-serve-port = The port; default: the first free one from 8000; 0: any free one
arg-serve-open = Open the page in a browser
arg-serve-allow_programs = Let the page use strategies that start programs or read files (bot:COMMAND, FILE.py, learned:FILE)
arg-serve-jobs = Long jobs that run at once (default: one per core)
arg-serve-queue = Long jobs that may wait per address (default: 16)
arg-serve-keep = Memory for stored results and hints, such as 256MiB; the oldest are dropped
arg-serve-hint_time = Time limit of a hint, such as 2s, shared among those who wait
arg-serve-move_time = Time limit of a strategy per move, such as 5s
arg-serve-page_file = The page as one file, offered for download (default: stratege.html beside the program, if there)
name-address = ADDRESS
value-host = an address such as 127.0.0.1 or 0.0.0.0
value-port = a port between 0 and 65535
value-keep = an amount such as 256MiB or 1GiB
value-hint-time = a time such as 500ms, 2s or 1min
serve-url = Stratège is at { $url } (Ctrl-C stops it).
serve-open-to-all = Anyone who can reach this machine can use the server: { $host } is not a local address.
serve-token = The address contains a token, and whoever has it can start programs on this machine (--allow-programs): give it only to people you trust.
serve-programs = Whoever can reach the page can start programs on this machine (--allow-programs).
serve-browser = No browser could be opened: { $why }
serve-stopped = Stopped.
error-serve = the server cannot listen at { $host }, port { $port }: { $why }
error-serve-start = the server cannot be started: { $why }
advice = { $verdict }.
advice-moves = { $verdict }: { $moves }.
advice-and = { $first } and { $last }
advice-others = { $moves } and { $others ->
        [one] 1 other
       *[other] { $others } others
    }
advice-win = Player { $player } wins in { $distance ->
        [one] 1 move
       *[other] { $distance } moves
    }: { $moves }.
advice-win-someday = Player { $player } wins: { $moves }.
advice-win-perhaps = Player { $player } probably wins; best guess { $moves }.
advice-loss = Player { $player } loses in { $distance ->
        [one] 1 move
       *[other] { $distance } moves
    } whatever happens; { $moves } { $count ->
        [one] holds
       *[other] hold
    } longest.
advice-loss-alike = Player { $player } loses in { $distance ->
        [one] 1 move
       *[other] { $distance } moves
    } whatever happens.
advice-loss-someday = Player { $player } loses whatever happens.
advice-draw = Draw under best play; { $moves } { $count ->
        [one] keeps
       *[other] keep
    } it.
advice-draw-alike = Draw under best play, whatever the move.
advice-unknown = Winner unknown; best guess { $moves }.
advice-guess = Winner unknown; best guess { $moves } (≈ { $estimate }).
advice-guess-alike = Winner unknown, and all moves look alike (≈ { $estimate }).
hint-sampled = Best guess { $moves }: it wins { $chance } of the simulated games.
hint-equilibrium = An equilibrium plays { $moves } and gains { $gain } on average.
hint-equilibrium-plain = An equilibrium plays { $moves }.
hint-weighed = { $move } with probability { $chance }
play-because = { $sentence }: { $why }.
error-web-busy = the queue is full; try again in a few seconds
error-web-unavailable = the server is stopping or out of resources; try again later
error-web-kind = the request body is `{ $found }`; send JSON with `Content-Type: application/json`
error-web-address = { $path } is not a valid address: a percent sign needs two hexadecimal digits, and the result must be UTF-8 without control characters
error-web-points = a curve has at most { $most } points here; choose a larger `every`, or none
error-web-long = a request has at most { $most } bytes
error-web-runs = the number of runs must be between 1 and { $most }
error-web-players = a game has at most two players
error-web-job = there is no job `{ $job }`, or its result has expired
web-missing = There is no such page here
web-missing-link = Open Stratège
error-web-path = there is nothing at { $path }
error-web-kept = the result is too large to be kept ({ $most } MiB at most); ask for something smaller
error-web-token = this server can start programs and answers only requests with its token; open the full address it printed at startup
error-web-arcs = too many arcs to lay out this drawing; choose a smaller game, or another format: DOT, Mermaid or Python
error-web-answer = the answer could not be written: { $why }
error-web-read = the request could not be read: { $why }
error-web-json = unexpected JSON in the request: { $why }
error-web-panic = internal error: this request triggered a bug
error-web-time = the request took too long
error-web-method = { $method } is not allowed for { $path }
error-web-owner = vertex `{ $vertex }` must belong to exactly one player; give `owners` with `first` and `second`
error-web-host = this server does not answer for `{ $host }`; use localhost or 127.0.0.1
error-web-programs = `{ $strategy }` starts a program or reads a file, which is not allowed here; start a server that allows programs
error-web-moves = a game in a request has at most { $most } moves
error-web-wide = this position has { $found } legal moves; at most { $most } can be shown; choose a smaller game
error-web-viewer = a player is 1 or 2
error-web-arena = give either a game or a dictionary
error-web-games = the number of games must be between 1 and { $most }
error-web-plan = choose one: a number of games, a precision or a sequential test (sprt)
error-web-strategies = a tournament has at most { $most } strategies here
error-web-curve = a curve has at most { $most } points and a million games per point
error-web-replay = this game cannot be replayed in the time allowed; the last one available is number { $last }
## notebook

help-notebook = Write a worksheet for a class, as a notebook or for printing, with or without answers
help-notebook-examples =
    stratege notebook chomp
    stratege notebook chomp:3x4 --corrected
    stratege notebook dice --format html --output dice.html
    stratege notebook tic-tac-toe --format py --output -
arg-notebook-student = The version for students, with blanks to fill in (default)
arg-notebook-corrected = The version with the answers
arg-notebook-format = ipynb (default), html (a sheet to print), md or py
arg-notebook-output = Write to this file, - for the terminal (default: the game's name, such as chomp.ipynb)
arg-notebook-force = Overwrite the file if it exists
notebook-corrected = -corrected
notebook-headline = { $title } ({ $game }), for students; questions: { $questions }, figures: { $figures }, cells to fill in: { $solutions }, checks: { $checks }.
notebook-headline-corrected = { $title } ({ $game }), corrected; questions: { $questions }, figures: { $figures }, solutions: { $solutions }, checks: { $checks }.
error-exists = { $path } already exists; --force overwrites it, --output chooses another name
error-notebook-none = there is no notebook for { $game }; there are notebooks for { $known }
error-notebook-size = `{ $parameter }` is { $found }; the notebook of { $game } needs { $low } to { $high }
error-notebook-fixed = the notebook of { $game } is about { $parameter }={ $expected }, not { $parameter }={ $found }
## check

help-check = Check the functions of a Python file and show the smallest counterexample
help-check-examples =
    stratege check dupont.py --game chomp
    stratege check dupont.py --game domineering --only coups_possibles --points
    stratege check class --game tic-tac-toe --csv marks.csv
    stratege check --list --game dominoes
arg-check-file = A Python file, or a folder of them
arg-check-game = The game of the paper: dominoes, domineering, dice, chomp, grundy or tic-tac-toe
arg-check-list = List the functions that are checked, with their points
arg-check-points = Show points, including those of functions that are not defined
arg-check-only = Only this function; may be given several times
arg-check-time = Seconds for each call (default: 5)
arg-check-python = The interpreter to use (default: python3, else python)
arg-check-csv = Write one line per file, for spreadsheets; - is standard output
value-time = seconds above 0 and at most 3600, such as 2 or 0.5
name-seconds = SECONDS
name-name = NAME
progress-files = files
error-show-indices = the squares of { $game } have no numbers in Python; leave --indices out
error-show-values = no move of { $game } has a value that could be written on the board here; try `solve`
error-show-values-text = values are written on a drawn board only; add --output board.svg, or list them with `solve`
error-check-game = there are no functions to check for { $game }; there are for { $known }
error-check-parameters = functions are checked on boards of several sizes: write --game { $game } without parameters
error-check-empty = { $path } contains no file ending in .py
error-check-stopped = a limit was reached before the first file was checked
error-check-function = `{ $found }` is not a function that is checked; --list shows all of them
error-check-function-nearest = `{ $found }` is not a function that is checked; did you mean `{ $nearest }`?
error-python-missing = neither `python3` nor `python` is on the PATH; install Python 3.9 or later, or name an interpreter with --python
error-python-unusable = `{ $program }` cannot be started: { $why }
error-python-old = `{ $program }` is Python { $found }; version { $oldest } or later is needed; name an interpreter with --python
error-python-protocol = `{ $program }` does not behave like Python; name an interpreter with --python
check-headline = { $file }: { $right } right, { $wrong } wrong, { $missing } not defined (seed { $seed }).
check-class = { $files ->
        [one] 1 file
       *[other] { $files } files
    }, { $right } without a mistake (seed { $seed }).
check-unfinished = A limit was reached; files not checked: { $files }.
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
check-aspect-wins = wins when it can
check-aspect-fast = as fast as possible
check-aspect-best = follows its rule
check-line = line { $line }
check-line-unknown = line unknown
check-file-syntax = { $line }: not valid Python ({ $message })
check-file-raised = { $line }: loading the file raises { $message }; what it defines is checked anyway
check-file-endless = { $line }: loading the file takes too long; what it defines is checked anyway
check-file-died = { $line }: loading the file ends the interpreter; what it defines is checked anyway
check-file-forbidden = { $line }: while loading, the file { $act }; that was blocked
check-file-prints = { $line }: the file prints while loading; put test code after `if __name__ == "__main__":`
check-act-write = tries to write or change files
check-act-process = tries to start or end programs
check-act-network = tries to use the network
check-act-input = asks for input
check-act-files = tries to read files that are not its own
confine-open = Warning: on this system nothing stops the Python files from { $acts }; run files from people you do not trust in a virtual machine.
confine-files = reading and changing files
confine-network = using the network
confine-processes = starting and ending programs
confine-memory = using all the memory
confine-programs = Warning: { $count ->
    [one] one program in the folder is not a Python file and runs
   *[other] { $count } programs in the folder are not Python files and run
} with all your rights; run programs from people you do not trust in a virtual machine.
check-finding = { $name } (line { $line }): { $what }
check-call = counterexample: { $value }
check-after = counterexample: after { $value }
check-then = then { $value }
check-after-others = counterexample, after several other calls: { $value }
check-expected = expected: { $value }
check-expected-others = expected: { $value }, or { $others ->
        [one] { $other }
       *[other] one of { $others } others
    }
check-obtained = obtained: { $value }
check-lacking = missing: { $value }
check-surplus = unexpected: { $value }
check-hint = a known mistake: { $hint }
check-reading = { $name } (line { $line }) follows { $reading }.
check-beyond = Where points are –, the paper gives the function or does not ask for it: it is checked if present, and earns points only if --only names it.
check-not-defined = Not defined: { $functions }.
check-none-defined = None of the functions that are checked is defined: { $functions }.
check-nearest = `{ $found }` is defined: did you mean `{ $name }`?
check-parameters = its parameters are ({ $found }) instead of ({ $expected })
check-raised = { $line } raises { $message }
check-endless = it takes more than { $seconds } s; it was stopped at { $line }
check-forbidden = { $line } { $act }; that was blocked
check-large = its answer is too large to examine
check-died = it ends the interpreter ({ $line })
check-value = the answer is wrong
check-kind = the answer is not { $kind }
check-contents = the list has the wrong contents
check-changed = the argument { $name } is modified, and must not be
check-argument = the argument { $name } has the wrong value after the call
check-shared = the rows are one and the same list: changing one changes all
check-missing-vertex = a vertex is missing
check-surplus-vertex = a vertex does not belong to the graph
check-successors = vertex { $vertex } has the wrong successors
check-layer = layer A{ $rank } is wrong
check-no-move = there is no move for { $vertex }, which player 1 wins
check-illegal = the move is not legal
check-illegal-at = the move at { $vertex } is not legal
check-gives-away = the move misses a better result
check-gives-away-at = the move at { $vertex } throws away the win
check-slow = the move wins in { $moves } moves instead of { $best }
check-slow-at = the move at { $vertex } wins in { $moves } moves instead of { $best }
check-not-best = the rule of the strategy chooses another move
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

convention-setting = { $name }={ $value }
param-rules = rules
param-start = start
param-ends = ends
param-scoring = scoring
param-last = last
param-hands = hands
param-turns = turns
param-edition = edition
param-repeat = repeat
param-behind = behind
param-throws = throws
param-loop = loop
param-hole = hole
tournament-group-exact = Strategies that share a letter are equal against each other.
tournament-gain-range = Pairing was worth { $least }–{ $most } % more games.
tournament-gain-none = Pairing saved no games.
dice-certificate-none = Certificate: no deviation gains anything.

## value

help-value = Tell what a position or a sum of games is worth: canonical form, temperature
help-value-examples =
    stratege value domineering:4x4
    stratege value toads-and-frogs --options
    stratege value "^ + *" --compare 0
    stratege value "domineering:4x4 + nim:3,5"
    stratege value "{"{"}3|1||0{"}"}" --thermograph heat.svg
    stratege value domineering --table 1..4 1..8
name-sum = SUM
name-t = T
arg-value-sum = A game (domineering:4x4), a value ({"{"}2|-1{"}"}, ^, *2, 3/4) or a sum of both
arg-value-position = The position, where the sum is one game (default: its start)
arg-value-options = Show every move of both players with its value and incentive
arg-value-compare = Compare with this sum
arg-value-cool = Cool it by this temperature first
arg-value-heat = Heat it by this temperature first
arg-value-thermograph = Draw the thermograph into this file, .svg or .png
arg-value-table = What the start is worth on boards of several sizes
arg-value-full = Write names out however long they are
arg-value-latex = Write names as LaTeX
arg-value-ascii = Write names as they are typed
value-cool = a number whose denominator is a power of two, such as 1/2
value-heat = a number whose denominator is a power of two, such as 1/2
worth-headline = { $sum } = { $name }: { $outcome }.
worth-headline-unknown = { $sum }: { $outcome }; its canonical form was not found within the limits.
worth-outcome-left = player 1 (Left) wins, whoever begins
worth-outcome-right = player 2 (Right) wins, whoever begins
worth-outcome-first = whoever begins wins
worth-outcome-second = whoever begins loses
worth-long = (a value whose name has { $characters } characters)
worth-name = canonical form
worth-mean = mean
worth-temperature = temperature
worth-stops = stops (Left, Right)
worth-birthday = birthday
worth-weight = atomic weight
worth-parts = Sum of { $parts }
worth-less = { $one } is less than { $other }: better for player 2.
worth-equal = { $one } is equal to { $other }.
worth-greater = { $one } is greater than { $other }: better for player 1.
worth-confused = { $one } is confused with { $other }: it depends on who moves.
worth-moves-left = Moves of player 1 (Left)
worth-moves-right = Moves of player 2 (Right)
worth-moves-none = none
worth-moves-note = {"*"}: no other move of that player brings more. The incentive is what a move brings its player; the higher its temperature, the more urgent the move.
worth-move = move
worth-after = then worth
worth-incentive = incentive
worth-game = game
worth-wins = wins
worth-table = { $game }: what the start is worth, by { $rows } and { $columns }
worth-table-long = …: longer than 24 characters; --full writes it out, `stratege value` tells more.
worth-no-picture = the canonical form was not found within the limits, so there is no thermograph
thermograph-title = Thermograph of { $sum }
thermograph-description = Values grow to the left, temperature upwards. Mean { $mean }, temperature { $temperature }.
thermograph-value = value (growing to the left)
thermograph-temperature = temperature
thermograph-left = player 1 (Left) moves first
thermograph-right = player 2 (Right) moves first
error-value-stopped = no value was found: { $cause }
error-value-read = not a value: { $why }
error-value-range = a number is too large or too fine; numbers go up to ±2^28 in steps of 1/2^32, nimbers to *511
error-value-loopy = games in which positions can repeat have no canonical form here
error-value-misere = in misère play sums have no such values
error-value-position = a position belongs to one game; in a sum write GAME[POSITION]
worth-problem-none = a value is expected here, such as 3/4, *2, ^, {"{"}2|-1{"}"} or a game
worth-problem-surplus = the sum ends before this
worth-problem-unclosed = this brace or parenthesis has no match
worth-problem-bar = a bar is missing between the options of Left and those of Right
worth-problem-bars = two bars of the same length: the outer one is written || or |||
worth-problem-dyadic = the denominator has to be a power of two
worth-problem-decimal = write a fraction such as 3/4 instead of a decimal
worth-problem-ambiguous = the minus sign could belong to the number or to the arrows: put parentheses
worth-problem-transfinite = only values of games that end are understood
worth-problem-deep = too many braces within each other

## export-page

help-export-page = Write a copy of the page that runs without a server, opening with a view
help-export-page-examples =
    stratege export-page chomp.html --game chomp:2x3 --screen graph
    stratege export-page exercise.html --game tic-tac-toe --moves b2,a1
    stratege export-page page.html --page-file target/stratege.html
name-moves = MOVES
name-screen = SCREEN
name-path = PATH
arg-export-page-file = The copy to write, .html
arg-export-page-game = The game it opens with
arg-export-page-screen = The screen it opens with: play, graph, tournament, dice or learn
arg-export-page-position = Start from this position
arg-export-page-moves = Moves that have been played, separated by commas
arg-export-page-page_file = The page as one file (default: stratege.html beside the program)
arg-export-page-force = Replace the file if it exists
error-page-none = there is no { $name } beside the program to copy
error-page-other = { $path } is not the page as one file
error-page-exists = { $path } already exists; --force replaces it
advice-page-none = `make static` builds it as target/stratege.html; releases contain it. --page-file says where it is.

## tables

help-tables = List, check, compress or remove folders in which every position of a game is kept
help-tables-examples =
    stratege solve connect-four:4x4 --all --disk c44
    stratege tables list c44
    stratege tables check c44
arg-tables-action = list: what each folder holds; check: compare every block with its checksum; compress: take less room, with the same answers; remove: delete the files of the table
arg-tables-folders = The folders; list also looks into the folders right below them
arg-count-disk = Keep every position in this folder and use little memory; the same command goes on where it stopped
arg-solve-disk = Answer from the table in this folder; with --all, make it; with --grundy, keep the values there
arg-count-plays = With --disk, count the games too; a folder has to be begun with it
arg-count-part = Make part K of N: as many processes fill the same folder, each of which may be stopped and started again
arg-count-grain = Positions in a file (default: 16777216); a folder keeps the number that it was begun with
arg-solve-part = Make part K of N of all positions: as many processes fill the same folder, each of which may be stopped and started again
arg-solve-grain = Positions in a file (default: 16777216); a folder keeps the number that it was begun with
arg-serve-disk = Take hints and the moves of `optimal` from the tables in these folders (`solve --all --disk`), for the games that have one
arg-solve-all = Solve every position of the game, with distances; the same command goes on where it stopped
tables-made = { $positions ->
    [one] 1 position
   *[other] { $positions } positions
} and { $arcs ->
    [one] 1 arc
   *[other] { $arcs } arcs
} from the start, kept in { $path }: { $bytes }
tables-estimated = Estimated before: about { $estimated } positions.
tables-plays-many = There are more than 10^38 games: too many to count them.
tables-folder = folder
tables-game = game
tables-layers = layers
tables-bytes = size
tables-size = { $bytes }
tables-state = state
tables-solved = solved
tables-counted = counted
tables-begun = unfinished
tables-heaps = Grundy values
tables-none = There is no table here.
tables-whole = { $path } is whole: { $blocks ->
    [one] 1 block agrees with its checksum
   *[other] { $blocks } blocks agree with their checksums
}.
tables-compressed = { $path }: { $before } before, { $after } now.
tables-removed = { $path }: { $bytes } removed.
error-folder = the folder { $path } cannot be used: { $why }
error-tables-file = { $path }: { $name } could not be read or written: { $why }
error-tables-block = { $path } is damaged: block { $block } of { $name } does not agree with its checksum; remove the table and make it again
error-tables-damaged = { $path } is damaged: { $name } is missing, cut off or changed; remove the table and make it again
error-tables-foreign = { $path } holds { $found }, not { $expected }; choose another folder
error-tables-none = { $path } holds no table; choose an empty folder, or one that --disk has filled
error-tables-room = { $path } has { $free } left, and the rest of the table needs about { $needed }; make room or move the folder to a larger disk, and the same command goes on from there
error-grundy-part = a table of Grundy values is made by one process; leave --part out
error-tables-large = games of this size do not fit into a table: they are longer than 126 moves
error-tables-unfinished = the table in { $path } has no values yet; `solve --all --disk { $path }` completes it
error-tables-unreached = no game leads from the start to this position, so the table in { $path } does not have it
error-tables-plays = the table in { $path } was begun without counting games; choose an empty folder for it
advice-tables-goes-on = Nothing is lost: the same command goes on from here.
estimate-about = about { $positions } positions: a table would take about { $bytes } of disk, and { $more } with the value of every position
estimate-exact = { $positions } positions: a table would take about { $bytes } of disk, and { $more } with the value of every position
estimate-layer = about { $positions }
arg-count-estimate = Estimate how many positions there are and how large a table of them would be, without counting them
arg-play-disk = Take hints and the moves of `optimal` from the table in this folder

## export

help-export = Write a game as a file for other programs: Gambit, OpenSpiel, solvers of linear programs
help-export-examples =
    stratege export kuhn --output kuhn.efg
    stratege export kuhn --format lp
    stratege export tic-tac-toe --position "XO./XO./..." --output end.efg
arg-export-format = efg (default): the tree; nfg: the matrix of pure strategies; lp: the linear program of player 1
