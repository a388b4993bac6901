//! Certificates of forced wins: right ones pass, changed ones are refused with the reason.

use stratege_catalog::{
    AnyGame, Catalog, Given, JobRequest,
    certificate::{Certificate, CertificateError, Checksum, Refutation},
    core::Limits,
    report::Verdict,
    tournament::files::crc32,
};

fn open(game: &str) -> Box<dyn AnyGame> {
    Catalog::new().open(game).expect("a game of the list")
}

fn certificate(game: &dyn AnyGame) -> Certificate {
    let (solved, certificate) =
        game.certify(&JobRequest::default(), Limits::default()).expect("no limit");
    let certificate = certificate.expect("somebody wins");
    assert_eq!(Some(certificate.within), solved.distance);
    assert_eq!(certificate.winner, solved.winner);
    certificate
}

/// It reads back, it is right, and nothing in it is superfluous.
#[track_caller]
fn check(game: &dyn AnyGame, certificate: &Certificate, word: &str) {
    let read = Certificate::parse(&certificate.to_text());
    assert_eq!(read, Ok((certificate.clone(), Checksum::Right)), "{word}");
    let verified = game.verify(certificate, Limits::default()).expect(word);
    assert_eq!((verified.longest, verified.unused), (certificate.within, 0), "{word}");
    assert_eq!(verified.answers, certificate.moves.len() as u64, "{word}");
}

/// Games that player 1 wins, and one that player 2 wins.
const WON: [&str; 6] =
    ["nim:3,4,5", "chomp:3x4", "mnk:4x3x3", "domineering:4x4", "grundy:12", "nim:1,3,5,7"];

#[test]
fn certificates_of_many_games_are_right() {
    for word in WON {
        let game = open(word);
        let certificate = certificate(game.as_ref());
        check(game.as_ref(), &certificate, word);
    }
}

#[test]
fn every_changed_move_is_refused_or_still_wins_in_time() {
    for word in ["nim:2,3,4", "chomp:2x4", "mnk:4x3x3"] {
        let game = open(word);
        let right = certificate(game.as_ref());
        let mut refused = 0;
        for index in 0..right.moves.len() {
            let mut play = game.play(Some(&right.moves[index].0), 0).expect("a position");
            let winner = play.turn();
            for mv in play.moves().into_iter().filter(|mv| *mv != right.moves[index].1) {
                let mut changed = right.clone();
                changed.moves[index].1 = mv.clone();
                // The solver says whether the other move wins in time too.
                play.play(&mv).expect("legal");
                let position = play.position();
                play.undo();
                let request = JobRequest { position: Some(&position), ..Default::default() };
                let solved = game.solve(&request, Limits::default()).expect("no limit");
                let verified = game.verify(&changed, Limits::default());
                if solved.winner != winner {
                    assert!(verified.is_err(), "{word}: {position}");
                    refused += 1;
                }
            }
        }
        assert!(refused > 3, "{word}: {refused}");
    }
}

#[test]
fn refusals_name_the_position() {
    let game = open("nim:1,2,4");
    let right = certificate(game.as_ref());
    let changed = |change: fn(&mut Certificate)| {
        let mut changed = right.clone();
        change(&mut changed);
        game.verify(&changed, Limits::default()).expect_err("refused")
    };
    assert!(matches!(
        changed(|wrong| drop(wrong.moves.remove(1))),
        Refutation::NoMove { position } if position == right.moves[1].0
    ));
    assert!(matches!(
        changed(|wrong| "9-9".clone_into(&mut wrong.moves[0].1)),
        Refutation::Illegal { position, mv, .. } if position == right.position && mv == "9-9"
    ));
    assert!(matches!(changed(|wrong| wrong.within -= 1), Refutation::TooLong { .. }));
    assert!(matches!(
        changed(|wrong| "1,2,3 1".clone_into(&mut wrong.position)),
        Refutation::NoMove { position } if position == "1,2,3 1"
    ));
    assert!(matches!(changed(|wrong| "?".clone_into(&mut wrong.position)), Refutation::Job(_)));
    // Somebody else wins: the other's moves are not there.
    assert!(matches!(changed(|wrong| wrong.winner = Some(2)), Refutation::NoMove { .. }));
}

#[test]
fn texts_that_are_no_certificates_are_refused() {
    let whole = certificate(open("nim:1,2,4").as_ref()).to_text();
    let error = |text: &str| Certificate::parse(text).expect_err("refused");
    assert_eq!(error(""), CertificateError::NotOne);
    assert_eq!(error("a\nb"), CertificateError::NotOne);
    let newer = whole.replacen("certificate 2", "certificate 4", 1);
    assert_eq!(error(&newer), CertificateError::Version { found: 4 });
    let text = &whole[..whole.find("end ").expect("the last line")];
    assert_eq!(error(text), CertificateError::Truncated);
    assert_eq!(error(&whole.replacen("winner: 1", "winner: 2", 1)), CertificateError::Checksum);
    let windows = whole.replace('\n', "\r\n");
    assert_eq!(Certificate::parse(&windows), Certificate::parse(&whole));
    // What follows has the right checksum, and is still no certificate.
    let error = |text: &str| error(&format!("{text}end {:08x}\n", crc32(text.as_bytes())));
    let cut = text.trim_end().rsplit_once('\n').expect("lines").0;
    assert!(matches!(error(&format!("{cut}\n")), CertificateError::Count { .. }));
    for (from, to, line) in [
        ("game:", "play:", 2),
        ("position:", "start:", 3),
        ("winner: 1", "winner: 3", 4),
        ("within: ", "within: 1000000", 5),
        ("moves: ", "moves: many", 6),
        ("\t", " ", 7),
    ] {
        let wrong = error(&text.replacen(from, to, 1));
        assert!(matches!(wrong, CertificateError::Line { line: found, .. } if found == line));
    }
    let last = text.lines().last().expect("a move");
    assert!(matches!(error(&format!("{text}{last}\n")), CertificateError::Twice { .. }));
}

#[test]
fn a_certificate_of_version_1_is_read_and_has_no_checksum() {
    let certificate = certificate(open("nim:1,2,4").as_ref());
    let text = certificate.to_text().replacen("certificate 2", "certificate 1", 1);
    let text = &text[..text.find("end ").expect("the last line")];
    assert_eq!(Certificate::parse(text), Ok((certificate, Checksum::Missing)));
}

#[test]
fn draws_are_certified_for_both_players() {
    for word in ["tic-tac-toe", "connect-four:3x3", "mnk:3x4x4"] {
        let game = open(word);
        let (solved, certificate) =
            game.certify(&JobRequest::default(), Limits::default()).expect("no limit");
        assert_eq!(solved.value, Some(Verdict::Draw), "{word}");
        let certificate = certificate.expect("both can draw");
        assert_eq!(certificate.winner, None, "{word}");
        check(game.as_ref(), &certificate, word);
    }
}

#[test]
fn a_draw_that_somebody_loses_is_refused() {
    let game = open("tic-tac-toe");
    let (_, certificate) =
        game.certify(&JobRequest::default(), Limits::default()).expect("no limit");
    let right = certificate.expect("both can draw");
    let mut lost = 0;
    for index in 0..right.moves.len() {
        let (position, chosen) = &right.moves[index];
        let solved = game.solve(&JobRequest::at(Some(position)), Limits::default());
        let losing = solved.expect("no limit").moves.into_iter();
        for report in losing.filter(|report| report.value == Some(Verdict::Loss)) {
            assert_ne!(report.notation, *chosen, "{position}");
            let mut changed = right.clone();
            changed.moves[index].1 = report.notation;
            let refused = game.verify(&changed, Limits::default()).expect_err("somebody loses");
            // The move may lead to positions for which there is no answer, too.
            lost += usize::from(matches!(refused, Refutation::Lost { .. }));
        }
    }
    assert!(lost > 10, "{lost}");
}

#[test]
fn solutions_of_puzzles_are_certified() {
    let game = open("pegs:english");
    let (solved, certificate) =
        game.certify(&JobRequest::default(), Limits::default()).expect("no limit");
    let certificate = certificate.expect("it can be solved");
    assert_eq!(certificate.moves.len(), solved.line.len());
    let read = Certificate::parse(&certificate.to_text());
    assert_eq!(read, Ok((certificate.clone(), Checksum::Right)));
    let verified = game.verify(&certificate, Limits::default()).expect("it solves the puzzle");
    assert_eq!((verified.answers, verified.unused), (certificate.moves.len() as u64, 0));
    let mut shorter = certificate;
    shorter.moves.pop();
    assert!(matches!(game.verify(&shorter, Limits::default()), Err(Refutation::NoMove { .. })));
}

#[test]
fn where_nobody_forces_a_win_there_is_no_certificate() {
    let shallow = JobRequest::default().with("depth", Given::Integer(3));
    let certified = open("chomp:3x4").certify(&shallow, Limits::default());
    assert!(certified.expect("no limit").1.is_none());
    assert!(open("dice").certify(&shallow, Limits::default()).is_err());
}
