//! Transcripts: what a person types, and what the program answers.
//!
//! `TRYCMD=overwrite cargo test -p stratege-cli --test all transcripts` writes the answers anew; read
//! the difference before keeping it.

#[test]
fn the_transcripts_are_true() {
    trycmd::TestCases::new()
        .insert_var("[VERSION]", env!("CARGO_PKG_VERSION"))
        .expect("a name in capitals")
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        // What a machine cannot confine is not what is tested here.
        .env("STRATEGE_CONFINE", "quiet")
        .case("tests/cmd/*.trycmd")
        .case("tests/cmd/*.toml");
}
