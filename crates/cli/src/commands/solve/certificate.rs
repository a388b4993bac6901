//! Writing a forced win down.

use std::path::Path;

use stratege_catalog::{
    certificate::Certificate,
    report::{Proof, Solved},
};

use crate::{
    failure::{Complaint, Failure},
    files::save_bytes,
    i18n::Message,
    session::Session,
};

/// Certificates come from one method.
pub(super) fn wrong_method() -> Failure {
    Complaint::usage("certificate", Message::new("certificate-method")).into()
}

/// Writes the certificate to a file, if there is one.
pub(super) fn save(certificate: Option<&Certificate>, path: &Path) -> Result<(), Failure> {
    certificate.map_or(Ok(()), |certificate| save_bytes(path, certificate.to_text().as_bytes()))
}

/// Says that the certificate was written, or why there is none.
pub(super) fn tell(
    certificate: Option<&Certificate>,
    solved: &Solved,
    path: &Path,
    session: &mut Session,
) -> Result<(), Failure> {
    let Some(certificate) = certificate else {
        let said = match (solved.proof, solved.depth) {
            (Proof::Exact, _) => Message::new("certificate-none"),
            (_, depth) => Message::new("certificate-unknown").with("depth", depth.unwrap_or(0)),
        };
        return Err(Complaint::no("certificate", said).into());
    };
    let said = Message::new("certificate-written")
        .with("path", path.display().to_string())
        .with("moves", certificate.moves.len());
    let text = session.words.tell(&said);
    session.remark(&text)
}
