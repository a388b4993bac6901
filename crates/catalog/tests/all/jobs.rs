//! What games say about jobs: complete, true, and the same everywhere.

use stratege_catalog::{
    Catalog, Given, JobError, JobRequest, OptionKind,
    core::Limits,
    learning::{Rates, Way},
    tournament::tables::Method,
};

#[test]
fn every_game_says_of_every_job_whether_it_applies() {
    let catalog = Catalog::new();
    let names = |index: usize| -> Vec<&str> {
        catalog.listings()[index].jobs.iter().map(|job| job.name).collect()
    };
    for index in 1..catalog.listings().len() {
        assert_eq!(names(index), names(0), "{}", catalog.listings()[index].card.name);
    }
}

#[test]
fn what_is_refused_says_why_and_what_to_use_instead() {
    for listing in Catalog::new().listings() {
        let game = listing.open("").expect("defaults are allowed");
        for job in &listing.jobs {
            let refused = game.applies(job.name);
            assert_eq!(
                refused.is_err(),
                job.refusal.is_some(),
                "{} {}",
                listing.card.name,
                job.name
            );
            if let Some(why) = job.refusal {
                assert!(
                    !why.why.en.is_empty() && !why.why.fr.is_empty() && !why.instead.is_empty()
                );
            }
        }
    }
}

#[test]
fn options_have_one_meaning_and_defaults_that_they_take() {
    let catalog = Catalog::new();
    for (option, methods) in catalog.options(&["solve", "certificate", "graph", "tree", "learn"]) {
        assert!(!methods.is_empty(), "{}", option.name);
        assert!(!option.about.en.is_empty() && !option.about.fr.is_empty(), "{}", option.name);
        assert!(option.kind != OptionKind::Flag || option.default.is_none(), "{}", option.name);
    }
    for listing in catalog.listings() {
        let game = listing.open("").expect("defaults are allowed");
        let methods = listing.jobs.iter().flat_map(|job| {
            job.methods
                .iter()
                .filter(|method| method.refusal.is_none())
                .map(|method| (job.name, method.name))
        });
        for (job, method) in methods {
            let checked = game.check(job, &JobRequest::by(method), Limits::default());
            // Before the hands are dealt there is nothing to judge.
            let undealt = matches!(
                checked,
                Err(JobError::DoesNotApply { instead: "--position" | "--method dcfr", .. })
            );
            assert!(
                checked.is_ok() || undealt,
                "{} {job} {method}: {checked:?}",
                listing.card.name
            );
        }
    }
}

#[test]
fn options_are_checked_against_the_list_of_their_method() {
    let check = |request: &JobRequest<'_>| {
        let game = Catalog::new().open("tic-tac-toe").expect("a listed game");
        game.check("solve", request, Limits::default())
    };
    let discount = |given| JobRequest::by("discount").with("gamma", given);
    assert!(check(&discount(Given::Real(0.5))).is_ok());
    assert!(check(&discount(Given::Text("0,5".to_owned()))).is_ok());
    for wrong in [Given::Real(0.0), Given::Real(f64::NAN), Given::Integer(2), Given::Flag(true)] {
        let refused = check(&discount(wrong));
        assert!(matches!(refused, Err(JobError::OptionValue { .. })), "{refused:?}");
    }
    let elsewhere = check(&JobRequest::default().with("gamma", Given::Real(0.5)));
    let Err(JobError::UnknownOption { methods, .. }) = elsewhere else { panic!("{elsewhere:?}") };
    assert_eq!(methods, ["discount"]);
    let nowhere = check(&JobRequest::by("memo").with("colour", Given::Flag(true)));
    assert!(
        matches!(nowhere, Err(JobError::UnknownOption { ref methods, .. }) if methods.is_empty())
    );
}

#[test]
fn what_learning_begins_with_is_what_its_options_say() {
    let game = Catalog::new().open("tic-tac-toe").expect("a listed game");
    let learner = |method: &str, given: &[(&str, Given)]| game.learner(method, given);
    assert_eq!(learner("q", &[]).expect("it applies"), Method::Q(Rates::default()));
    let word = |word: &str| [("way", Given::Text(word.to_owned()))];
    for way in Way::ALL {
        let found = learner("trajectories", &word(way.word())).expect("a way");
        assert_eq!(found, Method::Trajectories(way));
    }
    assert!(learner("q", &[("epsilon", Given::Integer(0))]).is_ok());
    assert!(learner("q", &[("alpha", Given::Integer(0))]).is_err());
}
