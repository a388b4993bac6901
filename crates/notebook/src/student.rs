//! A solution without its solution: what students start from.

/// What stands where the student is to write.
pub(crate) const HOLE: &str = "    ...";

/// Keeps the first line, the docstring and the comments of every function, and leaves its body out.
///
/// Lines outside functions stay. A comment in a solution is therefore a hint.
pub(crate) fn emptied(solution: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut function = Function::Outside;
    for line in solution.lines() {
        let top = !line.is_empty() && !line.starts_with(' ');
        if top {
            function.leave(&mut kept);
        }
        if top && line.starts_with("def ") {
            function = Function::Signature;
        }
        match function {
            Function::Outside => kept.push(line),
            Function::Signature => {
                kept.push(line);
                if line.ends_with(':') {
                    function = Function::Start;
                }
            }
            Function::Start if line.trim_start().starts_with("\"\"\"") => {
                kept.push(line);
                let closed = line.trim().len() > 3 && line.ends_with("\"\"\"");
                function = if closed { Function::Body } else { Function::Docstring };
            }
            Function::Docstring => {
                kept.push(line);
                if line.ends_with("\"\"\"") {
                    function = Function::Body;
                }
            }
            Function::Start | Function::Body => {
                function = Function::Body;
                if line.trim_start().starts_with('#') {
                    kept.push(line);
                }
            }
        }
    }
    function.leave(&mut kept);
    while kept.last().is_some_and(|line| line.is_empty()) {
        kept.pop();
    }
    kept.join("\n")
}

/// How many lines a student has to write in each function, with some reserve.
pub(crate) fn rooms(solution: &str) -> Vec<usize> {
    let functions = solution.split("\ndef ").enumerate();
    let functions = functions.filter(|(index, text)| *index > 0 || text.starts_with("def "));
    functions
        .map(|(index, text)| if index > 0 { format!("def {text}") } else { text.to_owned() })
        .map(|function| written(&function).saturating_sub(written(&emptied(&function))) * 4 / 3 + 2)
        .collect()
}

/// Lines with something on them, holes aside.
fn written(source: &str) -> usize {
    source.lines().filter(|line| !line.is_empty() && *line != HOLE).count()
}

/// Where a line stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Function {
    Outside,
    Signature,
    Start,
    Docstring,
    Body,
}

impl Function {
    /// Ends the function that was being read.
    fn leave(&mut self, kept: &mut Vec<&str>) {
        if *self != Function::Outside {
            kept.extend([HOLE, "", ""]);
        }
        *self = Function::Outside;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signature_docstring_and_hints_stay() {
        check(
            "import random\n\ndef f(x):\n    \"\"\"Doubles.\n\n    >>> f(2)\n    4\n    \"\"\"\n    # Add it.\n    y = x\n    return y + x\n\n\ndef g():\n    return 1\nmemo = {}",
            "import random\n\ndef f(x):\n    \"\"\"Doubles.\n\n    >>> f(2)\n    4\n    \"\"\"\n    # Add it.\n    ...\n\n\ndef g():\n    ...\n\n\nmemo = {}",
        );
    }

    #[test]
    fn a_docstring_of_one_line_ends_there() {
        check(
            "def f():\n    \"\"\"One.\"\"\"\n    return 1",
            "def f():\n    \"\"\"One.\"\"\"\n    ...",
        );
    }

    #[test]
    fn every_function_has_its_room() {
        let solution = "import random\n\n\ndef f():\n    return 1\n\n\ndef g(x):\n    \"\"\"Doubles.\"\"\"\n    y = x\n    x = y\n    return x + y";
        assert_eq!(rooms(solution), [3, 6]);
    }

    #[track_caller]
    fn check(solution: &str, student: &str) {
        assert_eq!(emptied(solution), student);
    }
}
