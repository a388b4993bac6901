"""Copies of the page without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stratege as st
from stratege import _static_page

START = '<script type="application/json" id="stratege-start">%s</script>'


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "stratege.html"
    path.write_text(f"<html>{START % '{}'}</html>", encoding="utf-8")
    return path


def view(path: Path) -> Any:
    before, after = START.split("%s")
    text = path.read_text(encoding="utf-8")
    return json.loads(text.split(before)[1].split(after)[0])


def test_a_stepper_opens_on_the_arena_of_a_game(page: Path, tmp_path: Path) -> None:
    copy = st.arena("chomp:2x3").attractor(2).stepper(tmp_path / "chomp.html", page_file=page)
    assert view(copy) == {"screen": "graph", "game": "chomp:2x3,play=normal", "attractor": 2}


def test_a_stepper_carries_a_graph_of_ones_own(page: Path, tmp_path: Path) -> None:
    graph = {"a": ["b"], "b": ["</script>"], "</script>": []}
    arena = st.from_dict(graph, owner={"a": 1, "b": 2, "</script>": 1}, targets=["</script>"])
    copy = arena.stepper(tmp_path / "own.html", page_file=page)
    found = view(copy)
    assert json.loads(found["dictionary"]) == graph
    assert found["owners"] == "a, </script>"


def test_an_arena_from_a_position_carries_its_graph(page: Path, tmp_path: Path) -> None:
    arena = st.arena("chomp:2x3", "2,1")
    found = view(arena.stepper(tmp_path / "part.html", page_file=page))
    graph = json.loads(found["dictionary"])
    assert len(graph) == len(arena)
    assert not any("," in name for name in graph)


def test_without_a_page_it_is_said_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(_static_page.VARIABLE, raising=False)
    if _static_page.find() is not None:
        pytest.skip("the package brings a page")
    with pytest.raises(st.GameError, match="make static"):
        st.arena("chomp:1x2").stepper(tmp_path / "none.html")


def test_another_file_is_not_the_page(tmp_path: Path) -> None:
    other = tmp_path / "other.html"
    other.write_text("<html></html>", encoding="utf-8")
    with pytest.raises(st.GameError, match="not the page"):
        st.arena("chomp:1x2").stepper(tmp_path / "none.html", page_file=other)


def test_the_variable_names_the_page(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(_static_page.VARIABLE, str(page))
    assert view(st.arena("chomp:1x2").stepper(tmp_path / "copy.html"))["game"] == "chomp:1x2,play=normal"


def test_a_terminal_is_no_notebook() -> None:
    assert not _static_page.in_notebook()
