//! The rules by example.

use stratege_core::{Game, Listed, Params, Player, PositionError, SetupError, SplitMix, Turn};

use super::{Board, Ending, Kamon, Layout, Loops, Place, board};

fn kamon(words: &str) -> Result<Kamon, SetupError> {
    let params = Params::parse(&Kamon::card().params, words).expect("known words");
    Kamon::setup(&params)
}

/// A layout on which the stones of `position` match each other in some order of play.
///
/// The tokens go from match to match, `a1` to `a6`, `b6` to `b1`, …, and so do the stones: one at
/// the edge first, the last one last, black and white in turn.
fn layout_for(position: &str) -> Layout {
    let (rows, last) = position.split_once(' ').expect("rows and a cell");
    let last: Place = last.parse().expect("a cell");
    let symbols = rows.bytes().filter(|&symbol| symbol != b'/');
    let cells: Vec<(Place, u8)> = board::places().zip(symbols).collect();
    let of = |wanted: u8| {
        let found = cells.iter().filter(move |&&(_, symbol)| symbol == wanted);
        let mut places: Vec<Place> = found.map(|&(place, _)| place).collect();
        places.sort_by_key(|place| (*place == last, board::FIRST >> place.0 & 1 == 0));
        places
    };
    let (black, white) = (of(b'X'), of(b'O'));
    let in_turn = (0..black.len())
        .flat_map(|index| [black.get(index), white.get(index)].into_iter().flatten().copied());
    let order: Vec<Place> = in_turn.chain(of(b'.')).collect();
    let token = |index: usize| {
        let (colour, step) = (index / 6, index % 6);
        let symbol = if colour % 2 == 0 { step } else { 5 - step };
        format!("{}{}", char::from(b'a' + colour as u8), symbol + 1)
    };
    let name = |place: Place| {
        let index = order.iter().position(|&other| other == place);
        index.map_or_else(|| "##".to_owned(), token)
    };
    let rows = (0..board::ROWS).map(|row| {
        board::places().filter(|place| place.row() == row).map(name).collect::<String>()
    });
    Layout::read(&rows.collect::<Vec<_>>().join("/")).expect("a layout")
}

/// Compares how the play has ended at `position`.
#[track_caller]
fn check(loops: Loops, position: &str, ending: Option<Ending>) {
    let game = Kamon::new(layout_for(position), loops);
    let board = game.read(position).expect("a position");
    assert_eq!(game.write(&board), position);
    assert_eq!(game.ending(&board), ending);
    assert_eq!(game.turn(&board) == Turn::Over, ending.is_some());
    if ending.is_some() {
        assert_eq!(game.payoff(&board, board.mover().other()), 1, "the last stone has won");
    }
}

#[test]
fn a_chain_joins_two_opposite_sides() {
    let joined = Some(Ending::Connection);
    check(Loops::Wide, ".X.O/.X..O/O.X.../..X.#.O/O.X.../.X..O/.X.. D3", joined);
    check(Loops::Wide, "O.O./O..../....XX/XXXXX../O...#./..O../...O D3", joined);
    check(Loops::Wide, "#.O./X..O./.X..O./..XXX.O/..X.XX/O.O../..O. D4", joined);
}

#[test]
fn corners_belong_to_both_their_sides() {
    let joined = Some(Ending::Connection);
    check(Loops::Wide, "XXXX/O...X/.O...X/O..#..X/..O.../..O../..O. A1", joined);
    check(Loops::Wide, "...O/O..../.O...O/X.O#.../X.O.../X..../XXXX F1", joined);
    check(Loops::Wide, ".XXX/O...X/.O...X/O..#..X/..O.../..O../.... A2", None);
}

#[test]
fn a_ring_around_a_free_cell_or_the_opponent_is_a_loop() {
    let closed = Some(Ending::Loop);
    for loops in [Loops::Wide, Loops::Strict] {
        check(loops, "#O.O/....O/..XX../O.X.X../..XX../...O./O.X. D5", closed);
        check(loops, "#O.O/....O/..XX../..XOX../..XX../...O./O.X. D5", closed);
        // Neutral and not neutral cells together.
        check(loops, "O.O./X...O/..XXX./O.XO#X./..XXX./...O./O.O. C5", closed);
        // White's ring.
        check(loops, "#X../....X/..OO../X.O.O../..OO../X..X./X... E4", closed);
    }
}

#[test]
fn a_ring_around_the_neutral_cell_alone_is_an_option() {
    let ring = ".O.O/....O/..XX../O.X#X../..XX../...O./O.X. D5";
    check(Loops::Wide, ring, Some(Ending::Loop));
    check(Loops::Strict, ring, None);
    // The play went on after such a ring.
    let position = ".X.O/.O..O/..XX../O.X#X../..XX../...O./O.XO A2";
    check(Loops::Strict, position, None);
    assert!(Kamon::new(layout_for(position), Loops::Wide).read(position).is_err());
}

#[test]
fn a_filled_hexagon_is_no_loop() {
    check(Loops::Wide, "#O.O/....O/..XX../O.XXX../..XX../...O./O.XO D5", None);
}

#[test]
fn the_edge_does_not_close_a_ring() {
    check(Loops::Wide, "X.X./.XX../O....X/..O..../....O./.O.../#... B3", None);
    check(Loops::Wide, "O.O./X..../.X..../.X...O./X...../.O.../#X.. D2", None);
}

#[test]
fn whoever_leaves_no_token_to_cover_wins() {
    let game = kamon("seed=0").expect("a layout");
    let position = ".X.X/OOXOX/.X...O/XOXO#OX/O.XXOO/OXO.X/OXOX C6";
    let board = game.read(position).expect("a position");
    assert_eq!(game.ending(&board), Some(Ending::Block));
    assert_eq!(game.payoff(&board, Player::SECOND), 1);
}

#[test]
fn a_full_board_is_drawn() {
    let game = kamon("seed=41").expect("a layout");
    let position = "OXOO/OOXXX/XXOOOX/XXOOXXO/XOXXOO/XOOXO/XX#O D3";
    let board = game.read(position).expect("a position");
    assert_eq!(game.ending(&board), Some(Ending::Full));
    assert_eq!(game.payoff(&board, Player::FIRST), 0);
}

#[test]
fn the_first_stone_goes_to_the_edge_without_its_corners() {
    let moves = |words: &str| {
        let game = kamon(words).expect("a layout");
        let mut moves = Vec::new();
        game.moves(&game.start(), &mut moves);
        moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(moves("seed=0"), "A2 A3 B1 B5 C1 C6 E1 E6 F1 F5 G2 G3");
    // The neutral token lies on A2.
    assert_eq!(moves(&format!("layout={NEUTRAL_AT_A2}")), "A3 B1 B5 C1 C6 E1 E6 F1 F5 G2 G3");
}

const NEUTRAL_AT_A2: &str = "a1##a2a3/a4a5a6b1b2/b3b4b5b6c1c2/c3c4c5c6d1d2d3/d4d5d6e1e2e3/\
                             e4e5e6f1f2/f3f4f5f6";

#[test]
fn further_stones_match_the_token_just_covered() {
    let game = kamon(&format!("layout={NEUTRAL_AT_A2}")).expect("a layout");
    let mut board = game.start();
    // The token b2.
    game.play(&mut board, "B5".parse().expect("a cell"));
    let mut moves = Vec::new();
    game.moves(&board, &mut moves);
    let names: Vec<String> = moves.iter().map(|&place| game.layout.name(place)).collect();
    assert_eq!(names.join(" "), "a2 b1 b3 b4 b5 b6 c2 d2 e2 f2");
}

#[test]
fn layouts_are_read_as_they_are_written() {
    let layout = Layout::random(0);
    // Computed by tests/second_program.py.
    let text = "d6e1c3a2/e4d5a5f5f3/c1e5c6d2f6a4/c2b6e6c5##e2a6/d4f1b3d1f2e3/b1d3c4b5b2/a3b4a1f4";
    assert_eq!(layout.to_string(), text);
    assert_eq!(Layout::read(text).expect("a layout"), layout);
    let unfit = |text: &str| match kamon(&format!("layout={text}")) {
        Err(SetupError::Unfit { why }) => why.en,
        other => panic!("{other:?}"),
    };
    assert!(unfit(&text.replace("d6", "d7")).starts_with("a token is a colour"));
    assert!(unfit(&text.replace("d6", "é")).starts_with("a layout has 7 rows"));
    assert!(unfit(&text.replace("d6", "e1")).contains("twice"));
    assert!(unfit(&text.replace("d6", "##")).contains("twice"));
    assert!(unfit(&text[..text.len() - 5]).starts_with("a layout has 7 rows"));
    assert!(unfit(&text.replace("/e4", "e4/")).starts_with("a layout has 7 rows"));
}

#[test]
fn impossible_positions_are_refused() {
    let game = kamon("seed=0").expect("a layout");
    let reason = |text: &str| match game.read(text) {
        Err(PositionError::Impossible { why, .. }) => why.en,
        other => panic!("{text}: {other:?}"),
    };
    let start = "..../...../....../....#../....../...../.... -";
    assert_eq!(game.read(start), Ok(game.start()));
    assert_eq!(game.read("start"), Ok(game.start()));
    assert_eq!(game.read(&start.replace('-', "")), Err(unexpected(44..44)));
    assert_eq!(game.read(&start.replace('-', "H1")), Err(unexpected(44..46)));
    assert!(matches!(game.read("..../..... A1"), Err(PositionError::Count { found: 2, .. })));
    assert!(reason(&start.replace('#', ".")).starts_with("the neutral cell"));
    assert!(reason("O.../...../....../....#../....../...../.... A1").starts_with("X moves first"));
    assert!(reason("X.../...../....../....#../....../...../.... A1").contains("matching tokens"));
    assert!(reason(".X../...../....../....#../....../...../.... A1").starts_with("the last cell"));
    assert!(reason(".X../...../....../....#../....../...../.... -").starts_with("the last cell"));
    // Nothing joins e1 and d6.
    assert!(reason("OX../...../....../....#../....../...../.... A1").contains("matching tokens"));
    let joined = "XXXX/X...X/O....X/OO.O#.X/OO..../..O../.... B1";
    assert!(reason(joined).starts_with("somebody had already joined"));
}

#[test]
fn composed_positions_need_no_play_but_keep_the_rules() {
    let game = kamon("seed=0").expect("a layout");
    // No stone is put in a corner first, and nothing joins these two tokens.
    for text in [
        "X.../...../....../....#../....../...../.... A1",
        "OX../...../....../....#../....../...../.... A1",
    ] {
        assert!(game.read(text).is_err(), "{text}");
        let board = game.read_composed(text).expect("stones anywhere");
        assert_eq!(game.write(&board), text);
        assert!(matches!(game.turn(&board), Turn::Player(_)), "{text}");
    }
    for text in [
        "X.../...../....../....X../....../...../.... A1",
        "O.../...../....../....#../....../...../.... A1",
        ".X../...../....../....#../....../...../.... A1",
        "Z.../...../....../....#../....../...../.... A1",
        "XXXX/X...X/O....X/OO.O#.X/OO..../..O../.... B1",
    ] {
        assert!(game.read_composed(text).is_err(), "{text}");
    }
}

fn unexpected(at: std::ops::Range<usize>) -> PositionError {
    PositionError::Unexpected { at, allowed: "A1-G4 -" }
}

/// Plays at random on `layouts` layouts, `plays` times on each; `visit` meets every position.
fn play(layouts: u64, plays: u32, loops: Loops, mut visit: impl FnMut(&Kamon, &Board)) {
    let mut words = SplitMix(2024);
    for seed in 0..layouts {
        let game = Kamon::new(Layout::random(seed), loops);
        for _ in 0..plays {
            let mut board = game.start();
            visit(&game, &board);
            while let Some(mv) =
                game.draw_move(&board, &mut Vec::new(), |count| words.below(count as usize) as u32)
            {
                game.play(&mut board, mv);
                visit(&game, &board);
            }
        }
    }
}

/// The oracle: 3000 plays of an independent program, each on a layout of its own, gave a mean
/// length of 29.5; Black 51.0 %, White 48.7 %; connection 61 %, block 31 %, loop 7 %.
#[test]
fn random_plays_end_as_often_in_each_way_as_in_another_program() {
    let (mut stones, mut black) = (0, 0);
    let mut endings = [0_u32; 4];
    play(4000, 5, Loops::Wide, |game, board| {
        let Some(ending) = game.ending(board) else { return };
        endings[ending as usize] += 1;
        stones += board.occupied().count_ones();
        black += u32::from(game.payoff(board, Player::FIRST) == 1);
    });
    let plays = endings.iter().sum::<u32>();
    assert_eq!(plays, 20_000);
    // Three standard deviations of 3000 plays, whose share is the less certain one.
    let near = |count: u32, percent: f64| {
        let share = f64::from(count) / f64::from(plays);
        let deviation = (share * (1.0 - share) / 3000.0).sqrt();
        assert!((share - percent / 100.0).abs() < 3.0 * deviation + 0.005, "{share} {percent}");
    };
    let [connection, closed, block, full] = endings;
    near(connection, 61.0);
    near(closed, 7.0);
    near(block, 31.0);
    near(full, 0.3);
    near(black, 51.0);
    let mean = f64::from(stones) / f64::from(plays);
    assert!((mean - 29.5).abs() < 0.2, "{mean}");
}

#[test]
fn what_a_stone_closes_is_what_the_whole_board_shows() {
    for loops in [Loops::Wide, Loops::Strict] {
        play(200, 5, loops, |game, board| {
            let stones = board.stones[board.mover().other().index()];
            let plain = if board::is_connected(stones) {
                Some(Ending::Connection)
            } else if board::encloses(stones, game.ignored) {
                Some(Ending::Loop)
            } else {
                None
            };
            let closed = game.ending(board);
            let closed =
                closed.filter(|ending| [Ending::Connection, Ending::Loop].contains(ending));
            assert_eq!(closed, plain, "{}", game.write(board));
        });
    }
}

#[test]
fn stones_that_are_missing_are_counted() {
    let cells = |names: &str| {
        let place = |name: &str| name.parse::<Place>().expect("a cell");
        names.split_whitespace().map(place).fold(0_u64, |set, place| set | 1 << place.0)
    };
    let all = board::BOARD.cells;
    let missing = |mine: &str, theirs: &str| {
        let (mine, theirs) = (cells(mine), cells(theirs));
        board::missing(mine, all & !mine & !theirs)
    };
    assert_eq!(missing("", ""), Some(7));
    assert_eq!(missing("D2 D3 D5", ""), Some(4));
    assert_eq!(missing("D2 D3 D4 D5 D6 D7", ""), Some(1));
    assert_eq!(missing("D1 D2 D3 D4 D5 D6 D7", ""), Some(0));
    assert_eq!(missing("D1 D2 D3 D5 D6 D7", "D4"), Some(2));
    // The whole edge is the opponent's.
    let edge = "A1 A2 A3 A4 B5 C6 D7 E6 F5 G4 G3 G2 G1 F1 E1 D1 C1 B1";
    assert_eq!(missing("D4", edge), None);
}

#[test]
fn the_picture_names_every_cell_and_marks_the_token_to_match() {
    let game = kamon("seed=0").expect("a layout");
    let board = game.read(".X../...../....../....#../....../...../.... A2").expect("a position");
    let picture = game.picture(&board);
    assert_eq!(picture.places.len(), 37);
    let wanted = |place: &&stratege_core::Place| {
        matches!(place.mark, Some(stratege_core::Mark::Token { wanted: true, .. }))
    };
    let wanted: Vec<&str> =
        picture.places.iter().filter(wanted).map(|place| place.name.as_str()).collect();
    assert_eq!(wanted, ["A2"]);
    assert!(game.show(&board).ends_with("\nX A2 e1"));
}
