"""The command `stratege` that the package brings."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import stratege as st

COMMAND = [sys.executable, "-m", "stratege"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """What the command says."""
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)


def test_it_solves_and_tells_its_version() -> None:
    assert st.__version__ in run("--version").stdout
    solved = run("solve", "chomp:2x3", "--lang", "en")
    assert solved.returncode == 0 and "Player 1 wins in 5 moves" in solved.stdout
    wrong = run("solve", "chmop:2x3", "--lang", "en")
    assert wrong.returncode == 2 and "chomp" in wrong.stderr


def test_files_are_run_by_this_interpreter(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import sys\n"
        f"assert sys.base_prefix == {sys.base_prefix!r}, sys.base_prefix\n"
        "def strategy(board, player):\n"
        "    return board.index('.')\n",
        encoding="utf-8",
    )
    played = run("tournament", "tic-tac-toe", str(bot), "first", "--games", "20", "--json")
    assert played.returncode == 0, played.stderr
    report = json.loads(played.stdout)
    assert report["errors"] == [] and report["pairings"][0]["games"] == 20
    # It is confined as the program of cargo confines it.
    if sys.platform == "linux":
        assert "processes" in report["confined"]


def test_it_checks_the_functions_of_a_sheet(tmp_path: Path) -> None:
    sheet = run("notebook", "chomp", "--output", str(tmp_path / "chomp.py"), "--lang", "fr")
    assert sheet.returncode == 0, sheet.stderr
    checked = run("check", str(tmp_path / "chomp.py"), "--game", "chomp", "--lang", "en")
    # Nothing is filled in yet: the file is read, and what is missing is told.
    assert checked.returncode == 1 and "chomp.py" in checked.stdout, checked.stderr


def test_it_serves_the_page() -> None:
    server = subprocess.Popen([*COMMAND, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(
            found[0] for line in server.stdout if (found := re.search(r"http://[\d.]+:\d+", line))
        )
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(address + "/") as page:
            assert b"<stratege-page" in page.read()
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    finally:
        server.kill()
        if server.stdout is not None:
            server.stdout.close()
