"""An environment with nothing but the wheel: the library, the command, the page.

    PATH=…/bin …/bin/python alone.py
"""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from importlib.metadata import distributions
from pathlib import Path

import stratege as st


def command(*words: str, code: int = 0) -> str:
    """What the command says, which ends with a code."""
    done = subprocess.run(["stratege", *words], capture_output=True, text=True, check=False)
    assert done.returncode == code, (words, done.returncode, done.stderr)
    return done.stdout


def serves() -> None:
    server = subprocess.Popen(["stratege", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    lines = (re.search(r"http://[\d.]+:\d+", line) for line in server.stdout)
    address = next(found[0] for found in lines if found)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    assert b"<stratege-page" in direct.open(address).read()
    assert b"chomp" in direct.open(address + "/api/v1/games").read()
    server.send_signal(signal.SIGINT)
    assert server.wait(20) == 0
    server.stdout.close()


def main() -> None:
    names = {one.metadata["Name"] for one in distributions()}
    assert names <= {"pip", "setuptools", "stratege"}, names
    found = shutil.which("stratege")
    assert found and Path(found).parent == Path(sys.executable).parent, found
    assert shutil.which("cargo") is None, "cargo is not for everybody"
    assert st.solve("chomp:4x5").best == ["c3"]
    assert "Player 1 wins in 11 moves" in command("solve", "chomp:4x5", "--lang", "en")
    with tempfile.TemporaryDirectory() as folder:
        sheet = str(Path(folder) / "chomp.py")
        command("notebook", "chomp", "--output", sheet)
        command("check", sheet, "--game", "chomp", code=1)
    serves()
    print("the wheel alone: library, solve, notebook, check, serve")


if __name__ == "__main__":
    main()
