"""Progress of long calls."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest
import stratege as st
from stratege import _limits
from stratege._limits import allowance


def told(steps: list[tuple[int | None, int | None]]) -> None:
    """What a call with progress tells."""
    show = allowance(progress=True)[3]
    assert show is not None
    for done, total in steps:
        show(done, total)


class Recorded:
    """A bar of tqdm that remembers."""

    made: list[Recorded] = []

    def __init__(self, **options: Any) -> None:
        self.options, self.n, self.is_open = options, 0, True
        self.total: int | None = options["total"]
        Recorded.made.append(self)

    def reset(self, total: int | None) -> None:
        self.n, self.total = 0, total

    def update(self, steps: int) -> None:
        self.n += steps

    def close(self) -> None:
        self.is_open = False


def test_tqdm_chooses_between_a_widget_and_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    auto = types.ModuleType("tqdm.auto")
    auto.tqdm = Recorded  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tqdm", types.ModuleType("tqdm"))
    monkeypatch.setitem(sys.modules, "tqdm.auto", auto)
    Recorded.made = []
    told([(5, None), (20, 100), (70, 100)])
    (bar,) = Recorded.made
    assert (bar.n, bar.total, bar.is_open) == (70, 100, True)
    told([(5, None), (None, None)])
    assert [bar.is_open for bar in Recorded.made] == [True, False]
    assert all(bar.options["leave"] is False for bar in Recorded.made)
    # Nothing is shown of what ends at once.
    told([(None, None)])
    assert len(Recorded.made) == 2


def test_without_tqdm_a_line_is_written_over_and_removed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setattr(_limits._Line, "EVERY", 0)
    told([(1500, None), (150000, None), (20, 4000), (None, None)])
    written = capsys.readouterr().err
    assert written.split("\r") == [
        "",
        "1,500 positions",
        "150,000 positions",
        "20 / 4,000 positions",
        " " * len("20 / 4,000 positions"),
        "",
    ]
    st.use_language("fr")
    told([(1500, None)])
    assert capsys.readouterr().err == "\r1\u202f500 positions"


def test_a_long_call_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    # It is told every now and then from half a second on, and at the end.
    with pytest.raises(st.LimitReached):
        st.random_plays("connect-four", 10**12, seconds=1.5, progress=True)
    shown = capsys.readouterr().err.split("\r")
    assert len(shown) > 3 and shown[-1] == "" and shown[-2].strip() == ""


NOTEBOOK = """
import sys
{before}
import stratege as st
try:
    st.random_plays("connect-four", 10**12, seconds=1.5)
except st.LimitReached:
    print("limit")
"""


@pytest.mark.parametrize("without", [(), ("tqdm", "tqdm.auto")])
def test_a_notebook_is_left_clean(without: tuple[str, ...]) -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    before = f"sys.modules.update(dict.fromkeys({without!r}))"
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [nbformat.v4.new_code_cell(NOTEBOOK.format(before=before))]
    nbclient.NotebookClient(notebook, timeout=100).execute()
    outputs = notebook.cells[0].outputs
    told = "".join(one["text"] for one in outputs if one["output_type"] == "stream")
    assert told == "limit\n"
    # What was shown in the meantime has a place, and nothing is there any more.
    shown = [one for one in outputs if one["output_type"] == "display_data"]
    assert shown and all(one["data"] == {} for one in shown)
