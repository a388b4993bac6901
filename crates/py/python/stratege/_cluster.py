"""Tournaments and tables on a cluster: their parts are tasks of Dask."""

from __future__ import annotations

import time
from asyncio import TimeoutError as AsyncTimeoutError  # its own class before Python 3.11
from collections import deque
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _engine
from ._engine import GameError, LimitReached
from ._language import said
from ._limits import Limits, allowance

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from distributed import Client, Future

    from ._games import Game
    from ._tournaments import Asked, Tournament

#: A task should take about so many seconds: a scheduler needs milliseconds for each.
TASK_SECONDS = 2.0

#: Tasks that each thread of the cluster has to do or has waiting.
AHEAD = 3

#: Workers that may die over one task before the task is blamed.
ALLOWED_FAILURES = 30

#: How often a piece is tried again, where a network file system shows a folder as it was.
RETRIES = 5

Told = tuple[str, list[str], list[str]]


class PlayedBlocks(NamedTuple):
    """What a worker gives back."""

    text: str
    worker: str
    seconds: float


def play(tournament: Tournament, seconds: float | None, progress: bool | None) -> Told:
    """Play a tournament on its cluster."""
    asked = tournament._asked
    _check(asked)
    total = _engine.blocks(tournament.game._engine, asked)
    with _connected(tournament.cluster) as client:
        client.run_on_scheduler(_forgive)
        return _Run(tournament, client, total, seconds, progress).result()


def _check(asked: Asked) -> None:
    """Refuse what would not be the same on every machine."""
    for name, function, _ in asked.entrants:
        if function is not None and len(function) == 3 and not function[2]:
            raise GameError(
                said(
                    f"the function {name} may choose at random by itself, and on a cluster its "
                    "choices would differ from machine to machine; if it always makes the same "
                    "move at the same position, say so with deterministic=True",
                    f"la fonction {name} peut faire ses propres tirages, et sur une grappe ils "
                    "différeraient d'une machine à l'autre\u202f; si elle joue toujours le même "
                    "coup à la même position, dites-le avec deterministic=True",
                )
            )
    if asked.times:
        raise GameError(
            said(
                "times cannot be compared between the machines of a cluster; leave `times` out",
                "les durées ne se comparent pas entre les machines d'une grappe\u202f; "
                "n'indiquez pas `times`",
            )
        )


def _connected(cluster: str | Client | None) -> AbstractContextManager[Any]:
    try:
        from distributed import Client
    except ImportError as missing:
        raise ImportError(
            said(
                'a cluster needs Dask: pip install "stratege[cluster]"',
                'une grappe demande Dask\u202f: pip install "stratege[cluster]"',
            )
        ) from missing
    if isinstance(cluster, Client):
        return nullcontext(cluster)
    client: AbstractContextManager[Any] = Client(  # type: ignore[no-untyped-call, unused-ignore]
        cluster, set_as_default=False
    )
    return client


def _forgive(dask_scheduler: Any) -> None:
    """On the scheduler: a part is not to blame for machines that go away."""
    dask_scheduler.allowed_failures = max(dask_scheduler.allowed_failures, ALLOWED_FAILURES)


def _play_blocks(
    game: Game, asked: Asked, about: str, blocks: tuple[int, int], threads: int
) -> PlayedBlocks:
    """On a worker: play some blocks."""
    from distributed import get_worker

    begun = time.perf_counter()
    text = _engine.part(
        game._engine, asked, about, _engine.__file__, blocks, threads, allowance(progress=False)
    )
    return PlayedBlocks(text, get_worker().address, time.perf_counter() - begun)


def _make_piece(word: str, disk: str, piece: str) -> None:
    """On a worker: make a piece of a table in a folder that all machines see."""
    _engine.make_piece(_engine.Game(word), disk, piece, allowance(progress=False))


def make_table(
    game: Game,
    wanted: str,
    disk: str,
    cluster: str | Client,
    grain: int | None,
    limits: Limits,
) -> None:
    """Make a table on a cluster: the workers make pieces, and the log is written here."""
    if limits.get("positions") is not None:
        raise GameError(
            said(
                "positions cannot be limited on a cluster; limit the time by `seconds`",
                "le nombre de positions ne peut pas être limité sur une grappe\u202f; limitez la "
                "durée par `seconds`",
            )
        )
    seconds = limits.get("seconds")
    until = None if seconds is None else time.monotonic() + seconds
    hears = allowance(progress=limits.get("progress"), what=said("parts", "morceaux"))[3]
    done = 0
    with _connected(cluster) as client:
        client.run_on_scheduler(_forgive)
        while pieces := _engine.table_pieces(
            game._engine, disk, wanted, grain, allowance(_left(until), progress=False)
        ):
            # Another client may ask for the same pieces: each makes its own.
            tasks = [
                client.submit(_make_piece, game.word, disk, piece, pure=False, retries=RETRIES)
                for piece in pieces
            ]
            try:
                for number, task in enumerate(tasks):
                    task.result(timeout=_left(until))
                    if hears is not None:
                        hears(done + number + 1, done + len(tasks))
            except (TimeoutError, AsyncTimeoutError) as late:
                raise LimitReached(
                    said(
                        "the time is up; the same call goes on from here",
                        "le temps est écoulé\u202f; le même appel reprendra ici",
                    )
                ) from late
            finally:
                client.cancel(tasks)
            done += len(pieces)
    if hears is not None:
        hears(None, None)


def _left(until: float | None) -> float | None:
    return None if until is None else max(0.0, until - time.monotonic())


class _Run:
    """A tournament that is being played: which blocks are where."""

    def __init__(
        self,
        tournament: Tournament,
        client: Client,
        total: int,
        seconds: float | None,
        progress: bool | None,
    ) -> None:
        self.game, self.asked = tournament.game, tournament._asked
        self.client, self.total, self.parts = client, total, tournament.parts
        self.until = None if seconds is None else time.monotonic() + seconds
        self.limits = allowance(None, None, None, progress, said("blocks", "blocs"))
        words = [word for word, function, _ in self.asked.entrants if function is None]
        self.about = repr((self.game.word, self.asked._replace(entrants=[])))
        self.about += repr([(word, name) for word, _, name in self.asked.entrants])
        self.kept = _engine.Parts(self.about, _engine.__file__, words)
        #: The blocks before this one were handed out.
        self.next = 0
        #: Blocks of one task, until its workers say how long they take.
        self.size = 1

    def result(self) -> Told:
        """Hand out tasks in the order of their blocks, and judge them in that order."""
        waiting: deque[Future[Any]] = deque()
        done = 0
        try:
            while True:
                while self.next < self.total and len(waiting) < self._room():
                    waiting.append(self._submit())
                first = waiting.popleft()
                played: PlayedBlocks = first.result(timeout=self._left())
                self.kept.add(self.game._engine, self.asked, played.worker, played.text)
                count = played.text.count("\n") - 1
                done += count
                self._tell(done)
                self._resize(played.seconds, count)
                # A plan that stops by itself may have come to its end.
                if done == self.total or self._is_open_ended():
                    told = self.kept.standings(self.game._engine, self.asked, allowance())
                    if told is not None:
                        return told
        except (TimeoutError, AsyncTimeoutError) as late:
            raise LimitReached(
                said(
                    f"the time is up: {done} of {self.total} blocks were played",
                    f"le temps est écoulé\u202f: {done} blocs joués sur {self.total}",
                )
            ) from late
        finally:
            self.client.cancel(list(waiting))  # type: ignore[no-untyped-call, unused-ignore]

    def _submit(self) -> Future[Any]:
        last = self._last()
        blocks, self.next = (self.next, last), last
        # The result depends on its arguments alone, but another client may not reuse its name.
        return self.client.submit(
            _play_blocks, self.game, self.asked, self.about, blocks, 1, pure=False
        )

    def _last(self) -> int:
        """The block after the last one of the next task."""
        if self.parts is None:
            return min(self.next + self.size, self.total)
        part = self.next * self.parts // self.total + 1
        last = part * self.total // self.parts
        while last <= self.next:
            part += 1
            last = part * self.total // self.parts
        return last

    def _room(self) -> int:
        """How many tasks the cluster can use; workers come and go."""
        threads = self.client.nthreads()  # type: ignore[no-untyped-call, unused-ignore]
        return AHEAD * max(1, int(sum(threads.values())))

    def _resize(self, seconds: float, count: int) -> None:
        wanted = int(count * TASK_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 2 * self.size))

    def _is_open_ended(self) -> bool:
        return self.asked.plan is not None and self.asked.plan[0] != "games"

    def _left(self) -> float | None:
        return _left(self.until)

    def _tell(self, done: int) -> None:
        if self.limits[3] is not None:
            self.limits[3](done, self.total)
