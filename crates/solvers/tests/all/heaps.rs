//! Tables of heaps: against brute force, against what is published, within limits.

use stratege_core::{HeapMove, Impartial, Limits, Meter, Parts, Stopped, heap_options};
use stratege_games::{grundy::Grundy, octal::Octal};
use stratege_solvers::{
    grundy::mex,
    heaps::{HeapTable, HeapWork, Period, heaps},
};

fn octal(code: &str) -> Vec<HeapMove> {
    Octal::new(1, code).and_then(|rules| rules.heap_moves()).expect("a code")
}

fn grundy() -> Vec<HeapMove> {
    Grundy::new(1).heap_moves().expect("heaps")
}

fn table(moves: &[HeapMove], most: u32) -> HeapTable {
    heaps(moves, most, Limits::default()).expect("no limit")
}

/// The values of heaps by their options, one after the other.
fn brute_force(moves: &[HeapMove], most: u32) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=most {
        let mut options = Vec::new();
        heap_options(moves, size, |_, smaller, larger| {
            options.push(values[smaller as usize] ^ values[larger as usize]);
        });
        values.push(mex(options));
    }
    values
}

#[test]
fn tables_agree_with_brute_force() {
    let subtraction = |most| vec![HeapMove { taken: 1..=most, digit: 3, parts: Parts::Any }];
    let unequal = |digit| vec![HeapMove { taken: 0..=2, digit, parts: Parts::Unequal }];
    for moves in [
        octal("0.77"),
        octal("0.07"),
        octal("0.137"),
        octal("0.106"),
        octal("0.333"),
        octal("0.0007"),
        octal("0.0000000000000000000000000000004"),
        octal("4.0"),
        octal("4.45"),
        octal("0."),
        grundy(),
        unequal(7),
        subtraction(1),
        subtraction(5),
        subtraction(u32::MAX),
    ] {
        let expected = brute_force(&moves, 600);
        let table = table(&moves, 600);
        let found: Vec<u64> = (0..=600).filter_map(|heap| table.get(heap)).map(u64::from).collect();
        assert_eq!(found, expected, "{moves:?}");
        assert_eq!((table.len(), table.get(601)), (601, None));
    }
}

/// Beyond the heaps that are looked at division by division.
#[test]
fn rare_heaps_give_the_values_of_the_others() {
    for (moves, most) in [(grundy(), 9_000), (octal("0.16"), 9_000), (octal("0.56"), 9_000)] {
        let expected = brute_force(&moves, most);
        let table = table(&moves, most);
        let found: Vec<u64> =
            (0..=most).filter_map(|heap| table.get(heap)).map(u64::from).collect();
        assert!(found == expected, "{moves:?}");
        let rare = table.rare.expect("rare heaps are few");
        let is_rare = |&heap: &u32| rare.is_rare(expected[heap as usize] as u32);
        assert_eq!(rare.heaps, (1..=most).filter(is_rare).collect::<Vec<u32>>());
        assert!(rare.heaps.len() < most as usize / 4);
    }
}

/// R. K. Guy, C. A. B. Smith, 1956; the last exceptions are 70, 52 and 51.
#[test]
fn periods_are_those_published() {
    check_period("0.77", 300, Some((12, 71)));
    check_period("0.07", 300, Some((34, 53)));
    check_period("0.137", 300, Some((34, 52)));
    check_period("0.333", 50, Some((4, 0)));
    check_period("0.16", 3000, None);
}

#[track_caller]
fn check_period(code: &str, most: u32, expected: Option<(u32, u32)>) {
    let expected = expected.map(|(length, from)| Period { length, from });
    assert_eq!(table(&octal(code), most).period, expected, "{code}");
}

#[test]
fn a_period_is_not_claimed_before_it_is_proved() {
    // 2 * 71 + 12 + 2 heaps must repeat, 12 counters later.
    for most in 0..400 {
        let period = table(&octal("0.77"), most).period;
        assert!(period.is_none() || most >= 71 * 2 + 12 + 2 + 12 - 1, "{most}");
    }
    assert_eq!(table(&grundy(), 5000).period, None);
}

/// Every code of at most three digits, by what is known of its first heaps.
#[test]
fn a_period_that_is_claimed_holds() {
    const MOST: u32 = 80;
    let digits = (1..=3).flat_map(|count| (0..8_u32.pow(count)).map(move |code| (count, code)));
    for (count, code) in digits {
        for whole in [0, 4] {
            let moves = octal(&format!("{whole}.{code:0width$o}", width = count as usize));
            let values: Vec<u32> =
                brute_force(&moves, MOST).into_iter().map(|value| value as u32).collect();
            for known in 1..=values.len() / 2 {
                let Some(Period { length, from }) = Period::of(&values[..known], &moves) else {
                    continue;
                };
                let rest = &values[from as usize..];
                let again = rest.iter().zip(&rest[length as usize..]);
                assert!(again.clone().all(|(one, other)| one == other), "{moves:?} {known}");
            }
        }
    }
}

#[test]
fn limits_hold() {
    let within = |limits| heaps(&grundy(), 50_000, limits).err();
    assert_eq!(within(Limits { nodes: Some(9_000), ..Limits::default() }), Some(Stopped::Nodes));
    assert_eq!(within(Limits { memory: Some(20_000), ..Limits::default() }), Some(Stopped::Memory));
    let periodic =
        heaps(&octal("0.77"), 50_000, Limits { memory: Some(9_000), ..Limits::default() });
    assert_eq!(periodic.err(), Some(Stopped::Memory));
}

/// What is known of a table, apart from its values.
fn known(table: &HeapTable) -> String {
    format!("{} {:?} {:?}", table.len(), table.period, table.rare)
}

#[test]
fn pauses_change_nothing() {
    let cases =
        [(grundy(), 20_000), (octal("0.16"), 10_000), (octal("0.77"), 3_000), (octal("4.45"), 900)];
    for (moves, most) in cases {
        let whole = table(&moves, most);
        for pauses in [[31, 32, 33], [63, 500, 700], [4_095, 4_096, 8_192], [4_097, 8_195, 16_400]]
        {
            let mut values = Vec::new();
            for pause in pauses.into_iter().chain([most]) {
                let mut work = HeapWork::resumed(&moves, values);
                let mut meter = Meter::new(Limits::default(), None);
                work.extend(pause.min(most), &mut meter).expect("no limit");
                values = (0..work.len() as u32).filter_map(|heap| work.get(heap)).collect();
                assert_eq!(
                    (work.len(), values.len()),
                    (values.len(), pause.min(most) as usize + 1)
                );
            }
            let found = HeapWork::resumed(&moves, values).finish(most);
            assert_eq!(known(&found), known(&whole), "{moves:?} {pauses:?}");
            assert!((0..=most).all(|heap| found.get(heap) == whole.get(heap)));
        }
    }
}

#[test]
fn what_was_found_before_a_limit_is_kept() {
    for (moves, most) in [(grundy(), 12_000), (octal("0.3333"), 3_000), (octal("4.45"), 900)] {
        let whole = table(&moves, most);
        let mut work = HeapWork::new(&moves);
        let mut stops = 0;
        let mut nodes = 100;
        loop {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let extended = work.extend(most, &mut Meter::new(limits, None));
            assert!((0..work.len() as u32).all(|heap| work.get(heap) == whole.get(heap)));
            match extended {
                Ok(()) => break,
                Err(stopped) => assert_eq!(stopped, Stopped::Nodes),
            }
            (stops, nodes) = (stops + 1, nodes + 400);
        }
        assert!(stops > 0);
        assert_eq!(known(&work.finish(most)), known(&whole));
    }
}

/// The long suite: what *Winning Ways* and A. Flammenkamp tell of Grundy's game: 1,287 with the empty heap.
#[test]
fn all_rare_heaps_of_grundys_game() {
    if std::env::var_os("STRATEGE_LONG").is_none() {
        return;
    }
    let table = table(&grundy(), 60_000_000);
    let rare = table.rare.expect("rare heaps are few");
    assert_eq!((rare.heaps.len(), rare.heaps.last()), (1_286, Some(&48_399_022)));
    assert_eq!(rare.heaps.partition_point(|&heap| heap <= 82_860), 1_273);
}
