//! What files read: themselves and the modules beside them, and nothing else.

use std::{fs, path::Path};

use super::bench::{Job, Mode, WARNING, assert_works, directory, held, run, student, text};

const SECRET: &str = "the text that nobody must see";

/// A file by itself, in whose folder there are no others.
const ALONE: [Job; 2] = [Job::Check, Job::Tournament];

#[test]
fn files_elsewhere_are_not_read() {
    let root = directory("reads");
    let secret = root.join("secret.txt");
    fs::write(&secret, SECRET).expect("a file");
    tells_nothing(&root, ALONE, &format!("open('{}').read()", secret.display()), SECRET);
    let beside = root.join("class/notes.txt");
    fs::create_dir_all(root.join("class")).expect("a folder");
    fs::write(&beside, SECRET).expect("a file");
    tells_nothing(&root, ALONE, &format!("open('{}').read()", beside.display()), SECRET);
}

#[test]
fn variables_of_the_environment_are_not_seen() {
    let root = directory("environment");
    let secret = "secret of the environment";
    tells_nothing(&root, ALONE, "__import__('os').environ['STRATEGE_SECRET']", secret);
    if !Path::new("/proc/self").exists() {
        return;
    }
    let parent = "open(f'/proc/{__import__(\"os\").getppid()}/environ').read()";
    let code = format!("{parent}.partition('STRATEGE_SECRET=')[2][:40]");
    tells_nothing(&root, ALONE, &code, secret);
}

/// Lets a file say what it has read: as a wrong answer, and as a move.
#[track_caller]
fn tells_nothing(root: &Path, jobs: [Job; 2], expression: &str, secret: &str) {
    let code = format!(
        "def est_fini(lj):\n    return {expression}\n\n\
         def strategie(jeu, joueur):\n    return {expression}\n"
    );
    let file = student(root, "file.py", &code);
    for job in jobs {
        for mode in [Mode::Off, Mode::On] {
            let Some(output) = run(job, mode, &file, &[]) else { return };
            let told = text(&output.stdout) + &text(&output.stderr);
            let is_told = told.contains(secret);
            match mode {
                Mode::Off => assert!(is_told, "{expression}: it shows nothing\n{told}"),
                Mode::On if held(&output).contains(&"files".to_owned()) => {
                    assert!(!is_told, "{expression}\n{told}");
                }
                Mode::On | Mode::Quiet => assert!(told.contains(WARNING), "{told}"),
            }
        }
    }
}

#[test]
fn what_the_system_refuses_is_told_in_a_sentence() {
    let root = directory("told");
    let file =
        student(&root, "file.py", "def est_fini(lj):\n    return open('/etc/passwd').read()\n");
    let Some(output) = run(Job::Check, Mode::On, &file, &[]) else { return };
    if !held(&output).contains(&"files".to_owned()) {
        assert!(text(&output.stderr).contains(WARNING));
        return;
    }
    let answer = super::bench::json(&output);
    let found = &answer["functions"][0]["aspects"][0]["counterexample"];
    assert_eq!((&found["reason"], &found["obtained"]), (&"forbidden".into(), &"files".into()));
    assert_eq!(found["line"], 2);
}

#[test]
fn a_file_imports_what_is_beside_it() {
    let root = directory("imports");
    let right = "import outils\nfrom paquet.reste import fini\n\
                 def est_fini(lj):\n    return fini(lj)\n\
                 def strategie(jeu, joueur):\n    return outils.premiere(jeu)\n";
    let file = student(&root, "file.py", right);
    student(&root, "outils.py", "def premiere(jeu):\n    return jeu.index('.')\n");
    let package = root.join("class/paquet");
    fs::create_dir_all(&package).expect("a folder");
    fs::write(package.join("__init__.py"), "").expect("a file");
    fs::write(package.join("reste.py"), "def fini(lj):\n    return lj == [1]\n").expect("a file");
    let Some(output) = run(Job::Check, Mode::On, &file, &[]) else { return };
    assert_works(Job::Check, &output);
    assert!(!root.join("class/__pycache__").exists());
    assert!(!package.join("__pycache__").exists());
}

#[test]
fn neighbours_are_not_read() {
    let root = directory("neighbours");
    let zoe = format!("# {SECRET}\ndef fini(lj):\n    return lj == [1]\n");
    let zoe = student(&root, "zoe.py", &zoe);
    let class = [Job::CheckFolder, Job::Tournament];
    let expression = format!("open('{}').read()", zoe.display());
    tells_nothing(&root, class, &expression, SECRET);
    let imports = "from zoe import fini\n\
                   def est_fini(lj):\n    return fini(lj)\n\
                   def strategie(jeu, joueur):\n    return jeu.index('.')\n";
    let file = student(&root, "file.py", imports);
    // Who is alone may import what is beside it.
    let Some(output) = run(Job::Check, Mode::On, &file, &[]) else { return };
    assert_works(Job::Check, &output);
    for job in class {
        let refused = "No module named 'zoe'";
        let Some(output) = run(job, Mode::Off, &file, &[]) else { return };
        assert!(!text(&output.stdout).contains(refused), "{}", text(&output.stdout));
        let Some(output) = run(job, Mode::On, &file, &[]) else { return };
        if held(&output).contains(&"files".to_owned()) {
            assert!(text(&output.stdout).contains(refused), "{}", text(&output.stdout));
        } else {
            assert!(text(&output.stderr).contains(WARNING));
        }
    }
}
