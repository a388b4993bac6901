"""Tables for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def escaped(text: object) -> str:
    """A text that stands for itself in a page."""
    import html  # here, because importing the package must be quick

    return html.escape(str(text))


def table(
    heads: Sequence[object], rows: Iterable[Sequence[object]], best: Iterable[int] = ()
) -> str:
    """A table of plain cells; the rows whose numbers are in `best` stand out.

    >>> table(["a"], [[1], [2]], best=[1])
    '<table><tr><th>a</th></tr><tr><td>1</td></tr><tr><td><b>2</b></td></tr></table>'
    """
    outstanding = set(best)
    head = "".join(f"<th>{escaped(one)}</th>" for one in heads)
    body = ""
    for number, row in enumerate(rows):
        texts = ["" if cell is None else escaped(cell) for cell in row]
        if number in outstanding:
            texts = [f"<b>{text}</b>" for text in texts]
        body += "<tr>" + "".join(f"<td>{text}</td>" for text in texts) + "</tr>"
    return f"<table><tr>{head}</tr>{body}</table>"


def paragraph(text: object) -> str:
    """A sentence."""
    return f"<p>{escaped(text)}</p>"
