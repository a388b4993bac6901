use super::*;
use crate::running::{KeptInMemory, Plan, Tally};

/// Three blocks of 64, 64 and 3 pairs for each of two pairings.
const PLAN: Plan = Plan::Games { games: 262 };

fn schedule() -> Schedule {
    Schedule::new(&PLAN, 2)
}

fn origin() -> Origin {
    let word = |text: &str| text.to_owned();
    Origin { stratege: word("0.1.0"), program: word("p"), tournament: word("t") }
}

/// A block in which whoever sits first wins every play, after so many moves.
fn block(number: u64, moves: i32) -> Block {
    let (pairing, index) = schedule().place(number);
    let mut tally = Tally::default();
    let pairs = schedule().pairs(number);
    tally.seats[0].wins = pairs;
    tally.seats[1].losses = pairs;
    for _ in 0..pairs {
        tally.pairs.record(2);
        tally.first_seat.record(4);
        tally.lengths.record(moves);
        tally.lengths.record(moves);
    }
    Block { pairing, index, tally, plays: None }
}

fn part(origin: Origin, blocks: Range<u64>, moves: i32) -> String {
    let header = PartHeader { origin, part: None, blocks: blocks.clone() };
    let mut writer = PartWriter::new(&header, Vec::new()).expect("there is room");
    for number in blocks {
        writer.write(&[block(number, moves)]).expect("there is room");
    }
    String::from_utf8(writer.finish()).expect("a text")
}

fn read(text: &str) -> Result<PlayedPart, PartError> {
    PlayedPart::read(text, &origin(), &schedule())
}

/// Refuses a text, for a reason that begins so.
#[track_caller]
fn refused(text: &str, why: &str) {
    let error = read(text).expect_err(why).to_string();
    assert!(error.starts_with(why), "{error}");
}

#[test]
fn a_part_reads_back_and_merges_once() {
    let part = read(&part(origin(), 1..4, 9)).expect("whole");
    assert_eq!(part.blocks, [block(1, 9), block(2, 9), block(3, 9)]);
    let mut store = KeptInMemory::default();
    assert_eq!(part.clone().merge(&mut store).expect("new"), 3);
    assert_eq!(part.merge(&mut store).expect("the same again"), 0);
    assert_eq!(store.blocks(0..3).expect("kept").len(), 3);
}

#[test]
fn parts_of_something_else_are_refused() {
    let of = |change: fn(&mut Origin)| {
        let mut origin = origin();
        change(&mut origin);
        part(origin, 0..2, 9)
    };
    refused(&of(|origin| origin.stratege = "0.0".to_owned()), "it was played by Stratège 0.0");
    refused(&of(|origin| origin.program = "q".to_owned()), "it was played by another program");
    refused(&of(|origin| origin.tournament = "u".to_owned()), "it is a part of another tournament");
    for text in ["", "\n", "00000000 {}\n", "a text\nof two lines\n"] {
        refused(text, "it is not a part of a tournament");
    }
}

#[test]
fn a_part_that_was_cut_is_refused_wherever_it_was_cut() {
    let text = part(origin(), 2..6, 9);
    for end in 0..text.len() {
        assert!(read(&text[..end]).is_err(), "cut after {end} bytes");
    }
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    refused(&lines[..3].concat(), "it has 2 of 4 blocks");
    refused(&[lines[0], lines[2]].concat(), "block 1 of pairing 0 is damaged: another block");
}

#[test]
fn a_part_that_was_changed_is_refused_wherever_it_was_changed() {
    let text = part(origin(), 5..6, 9);
    for place in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let changed = String::from_utf8(bytes).expect("still a text");
        assert!(read(&changed).is_err(), "byte {place}");
    }
}

#[test]
fn blocks_that_are_short_doubled_or_out_of_place_are_refused() {
    let header = PartHeader { origin: origin(), part: None, blocks: 0..2 };
    let with = |blocks: &[Block]| {
        let mut writer = PartWriter::new(&header, Vec::new()).expect("there is room");
        writer.write(blocks).expect("there is room");
        String::from_utf8(writer.finish()).expect("a text")
    };
    assert!(read(&with(&[block(0, 9), block(1, 9)])).is_ok());
    refused(&with(&[block(0, 9), block(0, 9)]), "block 0 of pairing 1 is damaged: another block");
    refused(&with(&[block(1, 9), block(0, 9)]), "block 0 of pairing 0 is damaged: another block");
    refused(&with(&[block(0, 9), block(1, 9), block(2, 9)]), "it has 3 of 2 blocks");
    let short = Block { tally: block(5, 9).tally, ..block(1, 9) };
    refused(&with(&[block(0, 9), short]), "block 0 of pairing 1 is damaged: it has 3 of 64 pairs");
}

#[test]
fn two_unequal_copies_of_a_block_are_refused_and_nothing_is_kept() {
    let mut store = KeptInMemory::default();
    read(&part(origin(), 0..2, 9)).expect("whole").merge(&mut store).expect("new");
    let error = read(&part(origin(), 1..4, 8)).expect("whole").merge(&mut store);
    assert!(matches!(error, Err(PartError::Unequal { pairing: 1, block: 0 })));
    assert_eq!(store.blocks(0..3).expect("kept").len(), 2);
}
