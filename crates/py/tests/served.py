"""The page's server, asked as the page asks it."""

from __future__ import annotations

import json
import re
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any


class Server:
    """A server that answers at an address."""

    def __init__(self, address: str) -> None:
        self._address = address

    def _asked(self, path: str, question: Mapping[str, Any] | None = None) -> bytes:
        body = None if question is None else json.dumps(question).encode()
        request = urllib.request.Request(
            f"{self._address}/api/v1/{path}", body, {"Content-Type": "application/json"}
        )
        # Nobody in between: what is asked is on this machine.
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(request) as answer:
            return bytes(answer.read())

    def answer(self, path: str, **question: Any) -> dict[str, Any]:
        """What the server says at once."""
        return dict(json.loads(self._asked(path, question)))

    def job(self, kind: str, **question: Any) -> dict[str, Any]:
        """The result of a long job; its events end when it does."""
        begun = json.loads(self._asked("jobs", {"kind": kind, "request": question}))
        self._asked(f"jobs/{begun['job']}/events")
        ended = json.loads(self._asked(f"jobs/{begun['job']}"))
        assert ended["state"] == "done", ended
        return dict(ended["result"])


@contextmanager
def serving(program: str) -> Iterator[Server]:
    """`stratege serve` for as long as it is needed."""
    running = subprocess.Popen(
        [program, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert running.stdout is not None
        for line in running.stdout:
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                yield Server(found[0])
                return
        raise AssertionError("the server said no address")
    finally:
        running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()
