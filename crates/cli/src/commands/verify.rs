//! `verify`: whether a certificate of a forced win, a draw or a solution is right.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use stratege_catalog::{
    certificate::{Certificate, CertificateError, Checksum, Refutation},
    document,
    tournament::files::TABLE,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    files::read,
    format::bold,
    i18n::Message,
    session::Session,
};

#[derive(Args)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verb for Verify {
    const NAME: &'static str = "verify";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let bytes = read(&self.file, TABLE)?;
        let text = String::from_utf8_lossy(&bytes);
        let parsed = Certificate::parse(&text).map_err(|error| malformed(&self, error))?;
        let (certificate, checksum) = parsed;
        if checksum == Checksum::Missing {
            session.warn_of_no_checksum(&self.file);
        }
        let game = session.game(&certificate.game)?;
        let watcher = session.watcher();
        let verified = game.verify(&certificate, watcher.limits());
        let seconds = watcher.seconds();
        drop(watcher);
        let verified = verified.map_err(refuted)?;
        let said = match certificate.winner {
            _ if game.family().is_solitary() => Message::new("verify-solution"),
            None => Message::new("verify-draw"),
            Some(winner) => Message::new("verify-right").with("player", winner),
        };
        let said = said
            .with("game", certificate.game.as_str())
            .with("position", certificate.position.as_str())
            .with("moves", certificate.within)
            .with("answers", verified.answers)
            .with("replies", verified.replies);
        let mut text = bold(&session.words.tell(&said));
        if verified.unused > 0 {
            let said = Message::new("verify-unused").with("moves", verified.unused);
            text = format!("{text}\n{}", session.words.tell(&said));
        }
        session.print(&text)?;
        let body = json!({
            "position": certificate.position,
            "winner": certificate.winner,
            "within": certificate.within,
            "answers": verified.answers,
            "replies": verified.replies,
            "longest": verified.longest,
            "unused": verified.unused,
            "seconds": seconds,
        });
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}

fn malformed(verify: &Verify, error: CertificateError) -> Failure {
    let path = verify.file.display().to_string();
    let said = match error {
        CertificateError::NotOne => Message::new("verify-not-one"),
        CertificateError::Version { found } => Message::new("verify-version").with("found", found),
        CertificateError::Truncated => Message::new("verify-truncated"),
        CertificateError::Checksum => Message::new("verify-checksum"),
        CertificateError::Line { line, expected } => {
            Message::new("verify-line").with("line", line).with("expected", expected)
        }
        CertificateError::Count { found, expected } => {
            Message::new("verify-count").with("found", found).with("expected", expected)
        }
        CertificateError::Twice { line, position } => {
            Message::new("verify-twice").with("line", line).with("position", position)
        }
    };
    Complaint::usage("certificate", said.with("path", path)).into()
}

fn refuted(refutation: Refutation) -> Failure {
    let said = match refutation {
        Refutation::Job(error) => return error.into(),
        Refutation::NoMove { position } => {
            Message::new("verify-no-move").with("position", position)
        }
        Refutation::Illegal { position, mv, legal } => Message::new("verify-illegal")
            .with("position", position)
            .with("move", mv)
            .with("legal", legal.join(" ")),
        Refutation::NotWon { position } => {
            Message::new("verify-not-won").with("position", position)
        }
        Refutation::Lost { player, position } => {
            Message::new("verify-lost").with("player", player).with("position", position)
        }
        Refutation::TooLong { position, within } => {
            Message::new("verify-too-long").with("position", position).with("moves", within)
        }
    };
    Complaint::no("refuted", said).into()
}
