"""Writing SVG: tags, numbers, safe text, and text that stays inside its box."""

from __future__ import annotations

import hashlib
import re
from html import escape

SERIF = "Georgia,'Palatino Linotype','DejaVu Serif',serif"
SANS = "Verdana,'DejaVu Sans',Arial,sans-serif"

_BOLDER = 1.15
"""How much wider bold letters run."""
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def safe(text: str) -> str:
    """Returns text as XML can carry it: special characters escaped, impossible ones replaced."""
    return escape(_NOT_XML.sub("\ufffd", text))


def number(value: float) -> str:
    """Returns a number with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """Returns an element; `stroke_width=2` becomes `stroke-width="2"`. Children must already be SVG."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{safe(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Returns a group of children, moved to (x, y) and scaled."""
    resize = "" if scale == 1 else f" scale({scale:.4g})"
    return tag("g", *children, transform=f"translate({number(x)} {number(y)}){resize}")


def prefix(*content: object) -> str:
    """Returns a stable prefix for ids: the same content gives the same, different content a different one."""
    return "v" + hashlib.sha256(repr(content).encode("utf-8", "backslashreplace")).hexdigest()[:10]


def document(key: str, width: float, height: float, title: str, desc: str, *children: str) -> str:
    """Returns a whole picture that screen readers announce by its title and read by its description."""
    heading = (tag("title", safe(title), id=f"{key}-title"), tag("desc", safe(desc), id=f"{key}-desc"))
    return tag(
        "svg",
        "\n".join(("", *heading, *children, "")),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
    )


def text_width(text: str, size: float) -> float:
    """Returns about how wide a text is, on the generous side: fonts differ between machines."""
    return size * sum(map(_em, text))


def _em(char: str) -> float:
    if char in "iljtfrI.,:;'!|()[] -":
        return 0.4
    if char in "mwMW@%—":
        return 0.98
    if ord(char) >= 0x1100:
        return 1.05
    return 0.76 if char.isupper() else 0.62


def shorten(text: str, size: float, width: float) -> str:
    """Returns the text, cut with an ellipsis where it would not fit."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def label(
    text: str,
    x: float,
    y: float,
    *,
    size: float,
    fill: str,
    width: float = 0,
    anchor: str = "middle",
    family: str = SERIF,
    weight: str = "normal",
) -> str:
    """Returns one line of text with its baseline at y; given a width, made smaller (to 2/3), then shortened."""
    if width:
        width /= _BOLDER if weight == "bold" else 1
        wide = max(text_width(text, size), 1)
        size *= max(2 / 3, min(1, width / wide))
        text = shorten(text, size, width)
    return tag(
        "text",
        safe(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
        font_family=family,
        **({} if weight == "normal" else {"font_weight": weight}),
    )


def wrap(text: str, size: float, width: float, lines: int) -> list[str]:
    """Returns the text in at most that many lines, broken at spaces; a longer text ends in an ellipsis."""
    rows: list[str] = []
    for word in text.split():
        if rows and (len(rows) == lines or text_width(f"{rows[-1]} {word}", size) <= width):
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return [shorten(row, size, width) for row in rows]
