"""Tables of every position, in folders of the disk: games larger than memory."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Union

from . import _engine
from ._calls import LONG, folder_of, number_of
from ._counting import Counted
from ._engine import GameError
from ._games import Game, rules_of
from ._language import said
from ._limits import Limits, allowance
from ._options import with_limits
from ._results import whole

if TYPE_CHECKING:
    from distributed import Client
    from typing_extensions import Unpack

Folder = Union[str, "os.PathLike[str]"]


@with_limits
def solve_all(
    what: Game | str,
    *,
    disk: Folder,
    cluster: str | Client | None = None,
    grain: int | None = None,
    **limits: Unpack[Limits],
) -> Counted:
    """What every position is worth and in how many moves it ends, kept in the folder `disk`.

    The same call again goes on where it stopped. From then on, `solve(…, disk=…)` answers at once,
    and `game(…).with_table(…)` plays and hints from there. `cluster` is the address of a scheduler
    of Dask, or its `Client`; all its workers see the folder under the same name. `grain` is how many
    positions a part has, about.

    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> solved = solve_all("tic-tac-toe", disk=folder.name)
    >>> solved.positions, solved.values.to_dict()
    (5478, {'1': 2936, '2': 1474, 'draw': 1068})
    >>> folder.cleanup()
    """
    return made(rules_of(what), "values", disk, cluster, grain, limits)


def made(
    rules: Game,
    wanted: str,
    disk: Folder,
    cluster: str | Client | None,
    grain: int | None,
    limits: Limits,
) -> Counted:
    """A table that is whole, by this machine or by a cluster."""
    folder = folder_of("disk", disk)
    if cluster is not None:
        from ._cluster import make_table

        grain = None if grain is None else number_of("grain", grain, most=LONG)
        make_table(rules, wanted, os.path.abspath(folder), cluster, grain, limits)
        # What is whole is only read.
        limits = Limits(progress=False)
    elif grain is not None:
        raise GameError(
            said("`grain` goes with `cluster`", "`grain` s'emploie avec `cluster`")
        )
    told = json.loads(_engine.make_table(rules._engine, folder, wanted, allowance(**limits)))
    told["plays"] = whole(told["plays"])
    return Counted(told)


def not_told(disk: Folder) -> GameError:
    """What is said of a position that is in no table."""
    folder = folder_of("disk", disk)
    return GameError(
        said(
            f"no game leads from the start to this position, so the table in {folder} does not have it",
            f"aucune partie ne mène du début à cette position\u202f: la table de {folder} ne la contient pas",
        )
    )
