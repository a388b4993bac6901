//! *Résolution d'un jeu de morpion*: a board is nine marks `'.'`, `'X'`, `'O'`, row by row.

use std::rc::Rc;

use stratege_core::{
    Convention, Game, Limits, Listed, Plain, Player, Text, Turn, Value as Outcome,
};
use stratege_games::tic_tac_toe::{Board, Square, TicTacToe};
use stratege_solvers::{
    arena::reachable,
    memo::{Memo, memo},
};

use super::strategies::{Choice, Sight, judge};
use crate::{
    random::Random,
    task::{
        ANSWER, Answer, Case, Cases, Failing, Kind, Mark, STRATEGY, STRATEGY_AT_LEISURE, Sheet,
        Task, Wrong, answer_is, contents_are, unchanged,
    },
    value::{Value, same_bag},
};

/// The game.
pub(super) const GAME: &str = "tic-tac-toe";

/// Functions that look at everything below a position get at most so many empty squares.
const DEEPEST: usize = 5;

/// Of positions with the same number of marks that are not all tried, so many are.
const DRAWN: usize = 100;

/// All positions with at most so many marks are tried, or empty squares.
const FEW: usize = 2;

/// All positions, their values, and the rules.
struct World {
    game: TicTacToe,
    /// The fewest marks first.
    boards: Vec<Board>,
    values: Memo<Board>,
}

thread_local! {
    /// Worked out once, whatever is asked of it.
    static WORLD: Rc<World> = Rc::new(World::new());
}

type CaseOf = fn(&Rc<World>, Board) -> Option<Case>;

pub(super) fn sheet() -> Sheet {
    let mut tasks = rules();
    tasks.extend(searching());
    tasks.extend(learning());
    Sheet {
        game: GAME,
        paper: "Résolution d'un jeu de morpion",
        tasks,
        beyond: &[
            // Their programs are printed.
            "gagner",
            "valGagnant",
            "valPerdant",
            "coupMeilleur",
            // Nobody is asked for them.
            "minmax",
            "strategie_optimale",
        ],
        shows_style: Some("nouveauJeu"),
    }
}

/// Section 1: the game itself.
fn rules() -> Vec<Task> {
    vec![
        Task {
            french: &["nouveauJeu", "nouveau"],
            english: &["new_game"],
            parameters: &[],
            about: Text::new("nine empty squares", "neuf cases vides"),
            marks: ANSWER,
            cases: Box::new(|_| {
                let empty = Value::Board(vec![Value::from("."); 9]);
                Cases::small([Case::returning([], Kind::List, empty)])
            }),
        },
        on_boards(
            &["joueur"],
            &["player"],
            ANSWER,
            Text::new("'X' or 'O', the player to move", "'X' ou 'O', le joueur au trait"),
            Order::Filling,
            |world, board| {
                let mover = world.mover(board)?;
                Some(Case::new([board_value(board)], move |answer| {
                    answer_is_text(answer, mark(mover)).failing()
                }))
            },
        ),
        on_boards(
            &["coupPossible", "coupPossibles", "coupsPossibles"],
            &["possible_moves"],
            ANSWER,
            Text::new(
                "the numbers of the empty squares; none are asked for once somebody has won",
                "les indices des cases vides ; une fois la partie gagnée, aucun n'est exigé",
            ),
            Order::Filling,
            |world, board| Some(listing_moves(world, board)),
        ),
        on_boards(
            &["gagner"],
            &["winner"],
            ANSWER,
            Text::new(
                "1 if X has won, -1 if O has, 0 otherwise",
                "1 si X a gagné, -1 si O a gagné, 0 sinon",
            ),
            Order::Endings,
            |world, board| {
                let payoff = i64::from(world.game.payoff(&board, Player::FIRST));
                Some(Case::returning([board_value(board)], Kind::Number, payoff))
            },
        ),
        Task {
            parameters: &["jeu", "coup"],
            ..on_boards(
                &["jouer"],
                &["play"],
                ANSWER,
                Text::new(
                    "the board after a move; jeu itself is not changed",
                    "le jeu après un coup ; jeu lui-même n'est pas modifié",
                ),
                Order::Filling,
                |world, board| {
                    // One move of each board is enough: another board has the next one.
                    let moves = world.moves(board);
                    let count = board_marks(board).iter().filter(|mark| *mark != ".").count();
                    let square = *moves.get(count % moves.len().max(1))?;
                    let after = board_value(world.game.after(&board, square));
                    let arguments = [board_value(board), square_value(square)];
                    Some(Case::returning(arguments, Kind::List, after))
                },
            )
        },
    ]
}

/// Section 3: min-max.
fn searching() -> Vec<Task> {
    vec![
        on_boards(
            &["valMax"],
            &["max_value"],
            ANSWER,
            Text::new(
                "the value of a position where X is to move: 1, 0 or -1, or with a discount γ",
                "la valeur d'une situation où X joue : 1, 0 ou -1, ou avec un facteur γ",
            ),
            Order::Emptying,
            |world, board| valued(world, board, Some(Player::FIRST)),
        ),
        on_boards(
            &["valMin"],
            &["min_value"],
            ANSWER,
            Text::new(
                "the value of a position where O is to move",
                "la valeur d'une situation où O joue",
            ),
            Order::Emptying,
            |world, board| valued(world, board, Some(Player::SECOND)),
        ),
        on_boards(
            &["minmax"],
            &["minimax"],
            ANSWER,
            Text::new(
                "the value of a position, alone or first in a pair",
                "la valeur d'une situation, seule ou première d'un couple",
            ),
            Order::Emptying,
            |world, board| valued(world, board, None),
        ),
        on_boards(
            &["strategie_optimale", "strategie", "meilleur_coup"],
            &["best_strategy", "strategy"],
            STRATEGY,
            Text::new(
                "a winning move, the fastest one, or else a drawing one",
                "un coup gagnant, le plus rapide, ou sinon un coup qui fait match nul",
            ),
            Order::Emptying,
            |world, board| strategy(world, board, Vec::new()),
        ),
        Task {
            parameters: &["jeu", "table"],
            ..on_boards(
                &["coupMeilleur"],
                &["best_move"],
                STRATEGY_AT_LEISURE,
                Text::new(
                    "an optimal move according to the table of values",
                    "un coup optimal d'après la table des valeurs",
                ),
                Order::Emptying,
                |world, board| strategy(world, board, vec![table_below(world, board)]),
            )
        },
    ]
}

/// Section 4: learning by trajectories.
fn learning() -> Vec<Task> {
    vec![
        of_player(
            &["valGagnant"],
            &["winning_value"],
            1,
            Text::new(
                "the value of a win of this player: 1 for 'X', -1 for 'O'",
                "la valeur d'un gain de ce joueur : 1 pour 'X', -1 pour 'O'",
            ),
        ),
        of_player(
            &["valPerdant"],
            &["losing_value"],
            -1,
            Text::new(
                "the value of a loss of this player: -1 for 'X', 1 for 'O'",
                "la valeur d'une perte de ce joueur : -1 pour 'X', 1 pour 'O'",
            ),
        ),
        Task {
            french: &["calculFils"],
            english: &["sort_children"],
            parameters: &["jeu", "valeur"],
            about: Text::new(
                "four lists of moves: winning, losing, drawing, unknown to the table valeur",
                "quatre listes de coups : gagnants, perdants, égalité, inconnus de la table valeur",
            ),
            marks: ANSWER,
            cases: Box::new(|draw| {
                let world = World::shared();
                let boards = world.ordered(Order::Emptying);
                Cases::small(boards.into_iter().filter_map(|board| children(&world, board, draw)))
            }),
        },
    ]
}

/// Which boards come first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Those with few marks.
    Filling,
    /// Those with few marks, with every end of a play.
    Endings,
    /// Those with few empty squares, not too far from the end.
    Emptying,
}

impl World {
    fn shared() -> Rc<World> {
        WORLD.with(Rc::clone)
    }

    fn new() -> World {
        let game = TicTacToe { convention: Convention::Normal };
        let limits = Limits::default();
        let arena = reachable(&game, &game.start(), limits).expect("there is no limit");
        let values = memo(&game, &game.start(), limits).expect("there is no limit");
        // Breadth first: boards with fewer marks come first.
        World { game, boards: arena.vertices, values }
    }

    fn mover(&self, board: Board) -> Option<Player> {
        match self.game.turn(&board) {
            Turn::Player(mover) => Some(mover),
            _ => None,
        }
    }

    fn moves(&self, board: Board) -> Vec<Square> {
        let mut moves = Vec::new();
        self.game.moves(&board, &mut moves);
        moves
    }

    fn value(&self, board: Board) -> Outcome {
        self.values.value(&board).expect("every board was reached")
    }

    fn ordered(&self, order: Order) -> Vec<Board> {
        let mut by_size: Vec<Vec<Board>> = vec![Vec::new(); 10];
        for &board in &self.boards {
            let empty = board_marks(board).iter().filter(|mark| *mark == ".").count();
            by_size[if order == Order::Emptying { empty } else { 9 - empty }].push(board);
        }
        if order == Order::Emptying {
            by_size.truncate(DEEPEST + 1);
        }
        // A sample that is the same for everybody.
        let mut draw = Random::of(0, "boards");
        for boards in by_size.iter_mut().skip(FEW + 1) {
            draw.shuffle(boards);
            let mut drawn = 0;
            boards.retain(|board| {
                drawn += 1;
                drawn <= DRAWN || (order == Order::Endings && self.mover(*board).is_none())
            });
        }
        by_size.concat()
    }
}

fn on_boards(
    french: &'static [&'static str],
    english: &'static [&'static str],
    marks: &'static [Mark],
    about: Text,
    order: Order,
    case: CaseOf,
) -> Task {
    let cases = move || {
        let world = World::shared();
        let with_picture = |board: Board| Some(case(&world, board)?.on(world.game.show(&board)));
        Cases::small(world.ordered(order).into_iter().filter_map(with_picture))
    };
    Task { french, english, parameters: &["jeu"], about, marks, cases: Box::new(move |_| cases()) }
}

fn of_player(
    french: &'static [&'static str],
    english: &'static [&'static str],
    sign: i64,
    about: Text,
) -> Task {
    let cases = move || {
        let case = |(player, value): (&str, i64)| {
            Case::returning([Value::from(player)], Kind::Number, sign * value)
        };
        Cases::small([("X", 1), ("O", -1)].map(case))
    };
    Task {
        french,
        english,
        parameters: &["joueurEnCours"],
        about,
        marks: ANSWER,
        cases: Box::new(move |_| cases()),
    }
}

fn mark(player: Player) -> &'static str {
    if player.is_first() { "X" } else { "O" }
}

/// The nine marks.
fn board_marks(board: Board) -> Vec<String> {
    let game = TicTacToe { convention: Convention::Normal };
    let word = |plain: Plain| match plain {
        Plain::Word(word) => Some(word),
        _ => None,
    };
    match game.plain(&board) {
        Plain::List(marks) => marks.into_iter().filter_map(word).collect(),
        _ => Vec::new(),
    }
}

fn board_value(board: Board) -> Value {
    Value::Board(board_marks(board).into_iter().map(Value::Text).collect())
}

fn square_value(Square(square): Square) -> Value {
    Value::Int(square.into())
}

fn answer_is_text(answer: &Answer, expected: &str) -> Option<Wrong> {
    let (expected, obtained) = (Value::from(expected), answer.value.clone());
    (obtained != expected).then_some(Wrong::Value { expected, obtained })
}

/// Once somebody has won, both all empty squares and none are right.
fn listing_moves(world: &Rc<World>, board: Board) -> Case {
    let marks = board_marks(board);
    let empty: Vec<Value> =
        (0..9).filter(|&square| marks[square as usize] == ".").map(Value::Int).collect();
    let is_over = world.mover(board).is_none();
    let before = [board_value(board)];
    Case::new(before.clone(), move |answer| {
        let none = is_over && answer.value.items().is_some_and(<[Value]>::is_empty);
        let wrong = if none { None } else { contents_are(&answer.value, Kind::List, &empty) };
        wrong.or_else(|| unchanged(answer, &before)).failing()
    })
}

/// The value of a board, which may be discounted.
fn valued(world: &Rc<World>, board: Board, wanted: Option<Player>) -> Option<Case> {
    let over = world.mover(board).is_none();
    let mover = world.game.mover(&board);
    if wanted.is_some() && mover != wanted {
        return None;
    }
    // An end with nobody to move says nothing new about the other of the two functions.
    if over && wanted.is_none() && world.value(board) == Outcome::DRAW {
        return None;
    }
    let payoff = f64::from(world.value(board).payoff());
    let case = Case::new([board_value(board)], move |answer| {
        let first = match answer.value.items() {
            Some([first, _]) => first.clone(),
            _ => answer.value.clone(),
        };
        let discounted = first.number().is_some_and(|number| {
            number.fract() != 0.0 && number.abs() < 1.0 && payoff * number > 0.0
        });
        let right = Value::Int(payoff as i64);
        let judged = Answer { value: first, ..answer.clone() };
        let wrong = if discounted { None } else { answer_is(&judged, Kind::Number, &right) };
        wrong.failing()
    });
    // A dictionary to fill, and a discount.
    Some(case.with_optional([Value::Dict(Vec::new()), Value::Float(0.9)]))
}

/// The values of all boards below one, itself included.
fn table_below(world: &World, board: Board) -> Value {
    let arena = reachable(&world.game, &board, Limits::default()).expect("there is no limit");
    let entry =
        |&board: &Board| (board_value(board), Value::Int(world.value(board).payoff().into()));
    let table = Value::Dict(arena.vertices.iter().map(entry).collect());
    Value::Named("table".to_owned(), Box::new(table))
}

/// A move, judged.
fn strategy(world: &Rc<World>, board: Board, more: Vec<Value>) -> Option<Case> {
    let mover = world.mover(board)?;
    let choice = |square: Square| Choice {
        mv: square_value(square),
        outcome: world.value(world.game.after(&board, square)).later(),
    };
    let choices: Vec<Choice> = world.moves(board).into_iter().map(choice).collect();
    let before: Vec<Value> = [vec![board_value(board)], more].concat();
    let kind = Kind::Number;
    Some(Case::new(before.clone(), move |answer| {
        judge(answer, &before, kind, &choices, mover, Sight::Whole)
    }))
}

/// The moves of a board, sorted by a table that knows some of the boards they lead to.
fn children(world: &Rc<World>, board: Board, draw: &mut Random) -> Option<Case> {
    let mover = world.mover(board)?;
    let mut expected = vec![Vec::new(); 4];
    let mut table = Vec::new();
    for square in world.moves(board) {
        let next = world.game.after(&board, square);
        let is_known = draw.below(3) > 0;
        if is_known {
            table.push((board_value(next), Value::Int(world.value(next).payoff().into())));
        }
        let place = match world.value(next).seen_by(mover).signum() {
            _ if !is_known => 3,
            1 => 0,
            -1 => 1,
            _ => 2,
        };
        expected[place].push(square_value(square));
    }
    let right = Value::List(expected.iter().cloned().map(Value::List).collect());
    let before = vec![board_value(board), Value::Dict(table)];
    let judged = before.clone();
    Some(
        Case::new(before, move |answer| {
            let obtained = answer.value.clone();
            let parts = match obtained.items() {
                Some(parts) if Kind::FourLists.fits(&obtained) => parts,
                _ => return Some(Wrong::Kind { expected: Kind::FourLists, obtained }).failing(),
            };
            let same = |(part, expected): (&Value, &Vec<Value>)| {
                part.items().is_some_and(|part| same_bag(part, expected))
            };
            let wrong = (!parts.iter().zip(&expected).all(same))
                .then(|| Wrong::Value { expected: right.clone(), obtained: obtained.clone() });
            wrong.or_else(|| unchanged(answer, &judged)).failing()
        })
        .on(world.game.show(&board)),
    )
}
