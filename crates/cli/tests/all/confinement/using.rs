//! What files use up, what keeps working, and what is said.

use super::bench::{Job, Mode, WARNING, assert_works, directory, held, json, run, student, text};

#[test]
fn no_process_is_multiplied() {
    let root = directory("forks");
    // At most three, each of which ends at once.
    let count = "import os, sys\n\
                 def est_fini(lj):\n    \
                     sys.modules['__main__'].GUARD.is_on = False\n    \
                     count = 0\n    \
                     for _ in range(3):\n        \
                         try:\n            child = os.fork()\n        \
                         except OSError:\n            continue\n        \
                         if child == 0:\n            os._exit(0)\n        \
                         os.waitpid(child, 0)\n        \
                         count += 1\n    \
                     return 'forks: %d' % count\n";
    let file = student(&root, "file.py", count);
    let Some(free) = run(Job::Check, Mode::Off, &file, &[]) else { return };
    assert!(text(&free.stdout).contains("forks: 3"), "{}", text(&free.stdout));
    let Some(output) = run(Job::Check, Mode::On, &file, &[]) else { return };
    if !held(&output).contains(&"processes".to_owned()) {
        assert!(text(&output.stderr).contains(WARNING));
        return;
    }
    assert!(text(&output.stdout).contains("forks: 0"), "{}", text(&output.stdout));
    // Only now it is harmless to try without end.
    let endless = "import os, sys\n\
                   def bomb():\n    \
                       while True:\n        \
                           try:\n            os.fork()\n        \
                           except OSError:\n            pass\n\
                   def est_fini(lj):\n    \
                       sys.modules['__main__'].GUARD.is_on = False\n    \
                       bomb()\n\
                   def strategie(jeu, joueur):\n    \
                       bomb()\n";
    let file = student(&root, "file.py", endless);
    let Some(output) = run(Job::Check, Mode::On, &file, &["--time", "0.5"]) else { return };
    let found = &json(&output)["functions"][0]["aspects"][0]["counterexample"];
    assert_eq!(found["reason"], "endless", "{found:#}");
    let Some(output) = run(Job::Tournament, Mode::On, &file, &["--move-time", "100ms"]) else {
        return;
    };
    assert!(json(&output).to_string().contains("timeout"), "{}", text(&output.stdout));
}

#[test]
fn memory_has_an_end() {
    let root = directory("memory");
    // It gives up by itself long before the memory of a machine for testing does.
    let hog = "def grow():\n    \
                   parts = []\n    \
                   for _ in range(100):\n        \
                       parts.append(bytearray(b'x' * (40 << 20)))\n    \
                   return 'it had all it wanted'\n\
               def est_fini(lj):\n    return grow()\n\
               def strategie(jeu, joueur):\n    return grow()\n";
    let file = student(&root, "file.py", hog);
    for job in [Job::Check, Job::Tournament] {
        let words: &[&str] =
            if job == Job::Check { &["--time", "60"] } else { &["--move-time", "60s"] };
        let Some(output) = run(job, Mode::On, &file, words) else { return };
        if held(&output).contains(&"memory".to_owned()) {
            assert!(!text(&output.stdout).contains("it had all"), "{}", text(&output.stdout));
        } else {
            assert!(text(&output.stderr).contains(WARNING));
        }
    }
}

#[test]
fn libraries_and_threads_work() {
    let root = directory("libraries");
    let code = "import collections, copy, csv, dataclasses, datetime, decimal, fractions, functools\n\
                import hashlib, heapq, itertools, json, math, os, queue, random, re, secrets, statistics\n\
                import string, subprocess, tempfile, threading, time, typing, unicodedata, uuid\n\
                from concurrent.futures import ThreadPoolExecutor\n\
                open(__file__).read()\n\
                random.SystemRandom().random()\n\
                time.localtime()\n\
                def double(x):\n    return 2 * x\n\
                def both(x):\n    \
                    with ThreadPoolExecutor(4) as pool:\n        \
                        return list(pool.map(double, range(8))) == list(range(0, 16, 2)) and x\n\
                def est_fini(lj):\n    return both(lj == [1])\n\
                def strategie(jeu, joueur):\n    return both(jeu.index('.'))\n";
    let file = student(&root, "file.py", code);
    for job in [Job::Check, Job::CheckFolder, Job::Tournament] {
        let Some(output) = run(job, Mode::On, &file, &[]) else { return };
        assert_works(job, &output);
        let (told, open) = (text(&output.stderr), held(&output).len() < 4);
        assert_eq!(told.contains(WARNING), open, "{told}");
        assert!(open || told.is_empty(), "{told}");
    }
}

#[test]
fn what_does_not_hold_is_told_in_one_sentence() {
    let root = directory("sentence");
    let right = "def est_fini(lj):\n    return lj == [1]\n\
                 def strategie(jeu, joueur):\n    return jeu.index('.')\n";
    let file = student(&root, "file.py", right);
    for job in [Job::Check, Job::Tournament] {
        let Some(output) = run(job, Mode::Off, &file, &[]) else { return };
        let expected = format!(
            "{WARNING} reading and changing files, using the network, starting and ending \
             programs, using all the memory; run files from people you do not trust in a \
             virtual machine.\n"
        );
        assert_eq!(text(&output.stderr), expected);
        assert!(held(&output).is_empty());
        let Some(output) = run(job, Mode::Off, &file, &["--lang", "fr"]) else { return };
        let begins = "Attention\u{202f}: sur ce système, rien n'empêche les fichiers Python de lire et \
                      modifier des fichiers, utiliser le réseau, lancer et arrêter des programmes, \
                      occuper toute la mémoire\u{202f};";
        assert!(text(&output.stderr).starts_with(begins), "{}", text(&output.stderr));
        let Some(output) = run(job, Mode::Off, &file, &["--quiet"]) else { return };
        assert_eq!(text(&output.stderr), "");
        let Some(output) = run(job, Mode::Quiet, &file, &[]) else { return };
        assert_eq!(text(&output.stderr), "");
    }
}

#[test]
fn programs_of_a_folder_are_told_apart() {
    use std::{fs, os::unix::fs::PermissionsExt};
    let root = directory("programs");
    let file =
        student(&root, "file.py", "def strategie(jeu, joueur):\n    return jeu.index('.')\n");
    let program = student(&root, "program", "#!/bin/sh\nexit 1\n");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let Some(output) = run(Job::Tournament, Mode::On, &file, &[]) else { return };
    let told = text(&output.stderr);
    assert!(told.contains("one program in the folder is not a Python file"), "{told}");
}
