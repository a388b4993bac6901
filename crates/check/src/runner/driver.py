"""Loads a file and calls its functions: one question per line in, one answer per line out.

Nothing here knows a game. What the file prints is kept apart, what it must not do is stopped, and
a call that takes too long ends this process with the line that it had reached. The guard is for
honest mistakes, which it can name: a file can switch it off. What holds is how this process was
started.
"""

import sys

# The directory of whoever started this is no place for modules.
sys.path[:] = [place for place in sys.path if place not in ("", ".")]

import ast
import builtins
import faulthandler
import io
import json
import os
import random
import tokenize
import types

# Tracebacks show this name instead of a path, which could hold anything.
CHECKED = "<checked>"

# The most parts of an answer, and how deep they may be nested.
LARGEST = 200_000
DEEPEST = 60

WRITING = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_TRUNC
FORBIDDEN = {
    "write": (
        "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate",
        "os.chmod", "os.chown", "os.utime", "os.setxattr", "os.removexattr", "shutil.", "tempfile.",
        "sqlite3.connect",
    ),
    "process": (
        "os.system", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.startfile", "os.kill",
        "os.killpg", "signal.pthread_kill", "subprocess.", "pty.spawn", "webbrowser.",
    ),
    "network": ("socket.", "urllib.", "http.", "ftplib.", "smtplib.", "poplib.", "imaplib."),
}
# Asked by libraries that mean no harm.
HARMLESS = ("socket.gethostname", "subprocess.list2cmdline")


class Forbidden(PermissionError):
    """Something that a checked file must not do."""


class Unanswerable(Exception):
    """An answer that cannot be written down."""


class Printed(io.TextIOBase):
    """Counts what is printed, and remembers where it began."""

    def __init__(self):
        self.forget()

    def forget(self):
        self.line = None
        self.text = ""

    def writable(self):
        return True

    def write(self, text):
        if self.line is None and text:
            self.line = checked_line(sys._getframe(1)) or 0
        if len(self.text) < 200:
            self.text += text[:200]
        return len(text)


def checked_line(frame):
    """The line of the checked file that is being run, if one is."""
    while frame is not None:
        if frame.f_code.co_filename == CHECKED:
            return frame.f_lineno
        frame = frame.f_back
    return None


def is_importing(frame):
    """Whether a library is being loaded on behalf of the checked file."""
    while frame is not None and frame.f_code.co_filename != CHECKED:
        if "importlib._bootstrap" in frame.f_code.co_filename:
            return True
        frame = frame.f_back
    return False


class Guard:
    """Stops what a file must not do once it is on."""

    def __init__(self):
        self.is_on = False
        self.acts = []

    def hear(self, event, arguments):
        if not self.is_on:
            return
        act = self.judge(event, arguments)
        if act is None:
            return
        frame = sys._getframe(1)
        line = checked_line(frame)
        # Libraries keep caches; they go on without them.
        if line is not None and not is_importing(frame):
            self.refuse(act, line)
        raise Forbidden(f"{event} is not allowed while a file is checked")

    def refuse(self, act, line):
        if len(self.acts) < 10:
            self.acts.append({"act": act, "line": line})

    def judge(self, event, arguments):
        if event == "open":
            _, mode, flags = arguments
            writes = isinstance(mode, str) and any(letter in mode for letter in "wax+")
            return "write" if writes or isinstance(flags, int) and flags & WRITING else None
        if event in HARMLESS:
            return None
        for act, beginnings in FORBIDDEN.items():
            if event.startswith(beginnings):
                return act
        return None

    def taken(self):
        acts, self.acts = self.acts, []
        return acts


GUARD = Guard()
PRINTED = Printed()


def refuse_input(prompt=""):
    line = checked_line(sys._getframe(1))
    GUARD.refuse("input", line or 0)
    raise EOFError("nobody answers while a file is checked")


class Writer:
    """Turns an answer into what JSON has words for."""

    def __init__(self):
        self.parts = 0
        self.lists = set()
        self.shared = False

    def write(self, value, depth=0):
        self.parts += 1
        if self.parts > LARGEST or depth > DEEPEST:
            raise Unanswerable
        if hasattr(value, "tolist") and type(value).__module__.startswith("numpy"):
            value = value.tolist()
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return int(value) if abs(value) < 2**53 else self.other(value)
        if isinstance(value, float):
            return {"float": repr(float(value))}
        if isinstance(value, list):
            self.shared = self.shared or id(value) in self.lists
            self.lists.add(id(value))
            return self.all(value, depth)
        if isinstance(value, tuple):
            return {"tuple": self.all(value, depth)}
        if isinstance(value, (set, frozenset)):
            return {"set": self.all(sorted(value, key=repr), depth)}
        if isinstance(value, dict):
            pairs = value.items()
            return {"dict": [[self.write(part, depth + 1) for part in pair] for pair in pairs]}
        if isinstance(value, str) or callable(value) or not hasattr(value, "__iter__"):
            return self.other(value)
        return self.all(value, depth)

    def all(self, values, depth):
        return [self.write(part, depth + 1) for part in values]

    def other(self, value):
        return {"other": [type(value).__name__, repr(value)[:200]]}


def read(value):
    """An argument."""
    if isinstance(value, list):
        return [read(part) for part in value]
    if not isinstance(value, dict):
        return value
    ((kind, inside),) = value.items()
    if kind == "tuple":
        return tuple(read(part) for part in inside)
    if kind == "set":
        return {read(part) for part in inside}
    if kind == "dict":
        return {read(key): read(part) for key, part in inside}
    if kind == "float":
        return float(inside)
    if kind == "code":
        return eval(inside, {"__builtins__": builtins})
    raise ValueError(kind)


def raised(error):
    """What an exception says, and where in the checked file it was."""
    line = None
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == CHECKED:
            line = step.tb_lineno
        step = step.tb_next
    # What the system refuses: the guard gives no number.
    if isinstance(error, PermissionError) and error.errno and error.filename is not None:
        GUARD.refuse("files", line or 0)
    return {"kind": type(error).__name__, "message": str(error)[:300], "line": line}


class Checked:
    """The checked file."""

    def __init__(self, path):
        self.path = path
        self.code = None
        self.tree = None
        self.module = None

    def load(self, definitions_only):
        """Runs the file and says what it defines."""
        try:
            with tokenize.open(self.path) as file:
                source = file.read()
            self.tree = ast.parse(source, CHECKED)
            self.code = compile(self.tree, CHECKED, "exec")
        except (SyntaxError, UnicodeDecodeError, ValueError) as error:
            line = getattr(error, "lineno", None)
            return {"syntax": {"message": getattr(error, "msg", None) or str(error), "line": line}}
        PRINTED.forget()
        trouble = self.define() if definitions_only else self.run()
        answer = {"functions": self.functions(), "raised": trouble, "acts": GUARD.taken()}
        if PRINTED.line is not None:
            answer["printed"] = PRINTED.line
        return answer

    def new_module(self):
        name = os.path.splitext(os.path.basename(self.path))[0]
        self.module = types.ModuleType(name)
        self.module.__file__ = self.path
        sys.modules[name] = self.module

    def run(self):
        self.new_module()
        GUARD.is_on = True
        try:
            exec(self.code, self.module.__dict__)
        except BaseException as error:
            return raised(error)
        finally:
            GUARD.is_on = False
        return None

    def define(self):
        """Runs only what defines something, each part by itself."""
        self.new_module()
        kinds = (
            ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign,
        )
        GUARD.is_on = True
        for part in self.tree.body:
            if not isinstance(part, kinds):
                continue
            code = compile(ast.Module([part], []), CHECKED, "exec")
            try:
                exec(code, self.module.__dict__)
            except BaseException:
                continue
        GUARD.is_on = False
        return None

    def functions(self):
        found = []
        for name, value in list(self.module.__dict__.items()):
            if name.startswith("__") or not callable(value) or isinstance(value, type):
                continue
            # A cache or another wrapper around a function of the file.
            inner = value
            while hasattr(inner, "__wrapped__"):
                inner = inner.__wrapped__
            code = getattr(inner, "__code__", None)
            if code is None or code.co_filename != CHECKED:
                continue
            count = code.co_argcount
            found.append({
                "name": name,
                "line": code.co_firstlineno,
                "parameters": list(code.co_varnames[:count]),
                "required": count - len(inner.__defaults__ or ()),
                "most": None if code.co_flags & 4 else count,
            })
        return found

    def call(self, question):
        arguments = [read(value) for value in question["arguments"]]
        function = self.module.__dict__[question["name"]]
        random.seed(question["seed"])
        PRINTED.forget()
        GUARD.is_on = True
        try:
            writer = Writer()
            # A generator does its work when it is read.
            answer = writer.write(function(*arguments))
        except Unanswerable:
            return {"large": True, "acts": GUARD.taken()}
        except BaseException as error:
            return {"raised": raised(error), "acts": GUARD.taken()}
        finally:
            GUARD.is_on = False
        try:
            after = [
                {"same": True} if callable(argument) or argument == read(value)
                else Writer().write(argument)
                for argument, value in zip(arguments, question["arguments"])
            ]
        except Unanswerable:
            return {"large": True, "acts": GUARD.taken()}
        return {"value": answer, "after": after, "shared": writer.shared, "acts": GUARD.taken()}


def restrict(memory):
    """Limits that hold for everything, where the system has them."""
    try:
        import resource
        import signal
    except ImportError:
        return
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    for limit, most in (("RLIMIT_AS", memory), ("RLIMIT_FSIZE", 0), ("RLIMIT_CORE", 0)):
        try:
            resource.setrlimit(getattr(resource, limit), (most, most))
        except (AttributeError, OSError, ValueError):
            continue


def main():
    path, memory = sys.argv[2], int(sys.argv[3])
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    words = os.fdopen(os.dup(2), "w")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    sys.stdout = sys.stderr = PRINTED
    sys.stdin = io.StringIO("")
    builtins.input = refuse_input
    sys.argv = [path]
    sys.path.append(os.path.dirname(os.path.abspath(path)))
    restrict(memory)
    faulthandler.enable(words)
    sys.addaudithook(GUARD.hear)
    checked = Checked(path)
    answers.write('{"ready": true}\n')
    answers.flush()
    for line in questions:
        question = json.loads(line)
        faulthandler.dump_traceback_later(question["seconds"], exit=True, file=words)
        if question["do"] == "load":
            answer = checked.load(question["definitions"])
        elif question["do"] == "fresh":
            checked.define() if question["definitions"] else checked.run()
            answer = {}
        else:
            answer = checked.call(question)
        faulthandler.cancel_dump_traceback_later()
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    # What the file has started does not keep this process alive.
    os._exit(0)


main()
