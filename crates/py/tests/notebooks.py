"""Runs notebooks from beginning to end: `python notebooks.py DIRECTORY [KEPT]`.

With a second directory, the notebooks with what they show are kept there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient


def main(directory: Path, kept: Path | None) -> None:
    notebooks = sorted(directory.glob("*.ipynb"))
    if not notebooks:
        sys.exit(f"there is no notebook in {directory}")
    for path in notebooks:
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        NotebookClient(notebook, timeout=600, resources={"metadata": {"path": directory}}).execute()
        shown = sum(len(cell.get("outputs", [])) for cell in notebook.cells)
        print(f"{path.name}: {len(notebook.cells)} cells, {shown} outputs")
        if kept is not None:
            kept.mkdir(parents=True, exist_ok=True)
            nbformat.write(notebook, kept / path.name)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
