"""Plays by the function of a Python file: one question per line in, one answer per line out."""

import sys

# The directory of whoever started this is no place for modules.
sys.path[:] = [place for place in sys.path if place not in ("", ".")]

import importlib.util
import json
import os
import random
import traceback

NAMES = ("strategie", "stratégie", "strategy")


def plain(answer):
    """What JSON has a word for: tuples become lists, the numbers of numpy become numbers."""
    if isinstance(answer, (list, tuple)):
        return [plain(part) for part in answer]
    if hasattr(answer, "tolist"):
        return plain(answer.tolist())
    if isinstance(answer, bool) or isinstance(answer, float) and answer.is_integer():
        return int(answer)
    if isinstance(answer, (int, float, str)):
        return answer
    return None


def fail(error):
    """Says what went wrong, without the lines of this file, and ends."""
    sys.stdout.flush()
    inside = error.__traceback__.tb_next
    traceback.print_exception(type(error), error, inside)
    if isinstance(error, PermissionError):
        print(
            "A strategy reads itself and the modules beside it. Other files, the network and "
            "other programs are out of its reach.",
            file=sys.stderr,
        )
    sys.stderr.flush()
    os._exit(1)


def load(path):
    """The function, and how many arguments it takes."""
    sys.dont_write_bytecode = True
    sys.argv = [path]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location("strategie_du_fichier", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        fail(error)
    for name in NAMES:
        function = getattr(module, name, None)
        if callable(function):
            code = getattr(function, "__code__", None)
            return function, 1 if code is not None and code.co_argcount == 1 else 2
    print(
        f"{path}: there is no function strategie(plateau, joueur) or strategy(board, player)",
        file=sys.stderr,
    )
    sys.stderr.flush()
    os._exit(127)


def main():
    # What the file prints goes to the errors, and what it reads is empty: the lines of the
    # protocol are for this driver alone.
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)
    function, arguments = load(sys.argv[1])
    for line in questions:
        question = json.loads(line)
        random.seed(question["seed"])
        given = (question["board"], question["player_plain"])[:arguments]
        try:
            answer = function(*given)
        except Exception as error:
            fail(error)
        move = plain(answer)
        if move is None:
            print(f"the function returned {answer!r}, which is not a move", file=sys.stderr)
            sys.stderr.flush()
        answers.write(json.dumps({"move": move}) + "\n")
        answers.flush()


main()
