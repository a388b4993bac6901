"""What notebooks and browsers are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ._language import language, said


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


def steps_page(title: str, steps: list[str]) -> str:
    """A page with one drawing at a time, and buttons and keys to go from step to step."""
    import html

    back, on, step = said("Back", "Précédent"), said("Next", "Suivant"), said("step", "étape")
    drawings = "\n".join(
        f'<figure {"" if index == 0 else "hidden"}>{one}'
        f"<figcaption>{step} {index} / {len(steps) - 1}</figcaption></figure>"
        for index, one in enumerate(steps)
    )
    return f"""<!DOCTYPE html>
<html lang="{language()}">
<head><meta charset="utf-8"><title>{html.escape(title)}</title>
<style>
body {{ font: 18px sans-serif; margin: 1em auto; max-width: 70em; text-align: center }}
button {{ font-size: 18px; padding: .3em 1em }} figure {{ margin: 1em 0 }}
svg {{ max-width: 100%; height: auto }}
</style></head>
<body>
<h1>{html.escape(title)}</h1>
<p><button type="button" id="back">← {back}</button> <button type="button" id="on">{on} →</button></p>
<div aria-live="polite">
{drawings}
</div>
<script>
const figures = [...document.querySelectorAll("figure")];
let shown = 0;
const show = (step) => {{
  shown = Math.min(Math.max(step, 0), figures.length - 1);
  figures.forEach((figure, index) => (figure.hidden = index !== shown));
}};
document.getElementById("back").onclick = () => show(shown - 1);
document.getElementById("on").onclick = () => show(shown + 1);
addEventListener("keydown", (event) => {{
  if (event.key === "ArrowLeft") show(shown - 1);
  if (event.key === "ArrowRight") show(shown + 1);
}});
</script>
</body></html>
"""
