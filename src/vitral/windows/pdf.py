"""A sheet of shapes as a PDF file: one page, lines and fills, and the Helvetica that every reader has.

That font has the letters of Western Europe. Russian letters are written in Latin ones, and others as question marks;
the SVG of the same sheet has them all.
"""

from __future__ import annotations

from typing import Final

from vitral.windows.print_sheet import Disc, Paper, Rect, Shape, Text

_POINTS: Final = 72 / 25.4
"""Points in a millimeter."""
_ROUND: Final = 0.5523
"""How far the handles of a quarter of a circle are from its ends."""
_RUSSIAN: Final = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_SPELLED: Final = "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya"
_LATIN: Final = {letter: latin.strip("-") for letter, latin in zip(_RUSSIAN, _SPELLED.split(), strict=True)}
_WIDTHS: Final = {**dict.fromkeys("iljtfrI.,:;'!|()[] -", 0.33), **dict.fromkeys("mwMW@%", 0.9)}


def paper_pdf(paper: Paper) -> bytes:
    stream = "\n".join(_drawn(shape, paper.height) for shape in paper.shapes).encode("cp1252", "replace")
    size = f"{paper.width * _POINTS:.2f} {paper.height * _POINTS:.2f}"
    title = _written(paper.title)
    return _file(
        [
            b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %s] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>"
            % size.encode(),
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
            b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
            f"<< /Title ({title}) /Producer (Vitral) >>".encode("cp1252", "replace"),
        ]
    )


def _file(objects: list[bytes]) -> bytes:
    """Returns numbered objects, and the table that says where each begins."""
    body, places = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    return (
        body
        + b"xref\n0 %d\n0000000000 65535 f \n%s" % (count, table)
        + b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, count - 1, len(body))
    )


def _drawn(shape: Shape, tall: float) -> str:
    """Returns a shape in points from the lower left corner, as PDF counts."""
    if isinstance(shape, Rect):
        x, y = shape.x * _POINTS, (tall - shape.y - shape.height) * _POINTS
        box = f"{x:.3f} {y:.3f} {shape.width * _POINTS:.3f} {shape.height * _POINTS:.3f} re"
        fill = f"{_ink(shape.fill)} rg " if shape.fill else ""
        stroke = f"{_ink(shape.stroke)} RG {shape.line * _POINTS:.3f} w " if shape.stroke else ""
        done = {(True, True): "B", (True, False): "f", (False, True): "S"}.get((bool(fill), bool(stroke)), "n")
        return f"{fill}{stroke}{box} {done}"
    if isinstance(shape, Disc):
        return _disc(shape.x * _POINTS, (tall - shape.y) * _POINTS, shape.radius * _POINTS, shape.fill)
    size, y = shape.size * _POINTS, (tall - shape.y) * _POINTS
    x = shape.x * _POINTS - (_wide(shape) / 2 if shape.centered else 0)
    return f"BT {_ink(shape.fill)} rg /F {size:.3f} Tf {x:.3f} {y:.3f} Td ({_written(shape.words)}) Tj ET"


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    k = radius * _ROUND
    arcs = (
        (x + radius, y + k, x + k, y + radius, x, y + radius),
        (x - k, y + radius, x - radius, y + k, x - radius, y),
        (x - radius, y - k, x - k, y - radius, x, y - radius),
        (x + k, y - radius, x + radius, y - k, x + radius, y),
    )
    curves = " ".join(" ".join(f"{part:.3f}" for part in arc) + " c" for arc in arcs)
    return f"{_ink(fill)} rg {x + radius:.3f} {y:.3f} m {curves} f"


def _ink(color: str) -> str:
    """Returns `#dd3b2f` as three parts of one."""
    return " ".join(f"{int(color[at : at + 2], 16) / 255:.3f}" for at in (1, 3, 5))


def _wide(text: Text) -> float:
    """Returns about how wide words are; only letters and digits in the middle of a space are centered."""
    return text.size * _POINTS * sum(_WIDTHS.get(letter, 0.6) for letter in _latin(text.words))


def _latin(words: str) -> str:
    """Returns the words in letters that the font has."""
    written = []
    for letter in words:
        small = _LATIN.get(letter.lower())
        if small is None:
            written.append(letter)
        else:
            written.append(small if letter.islower() else small.capitalize())
    return "".join(written).encode("cp1252", "replace").decode("cp1252")


def _written(words: str) -> str:
    """Returns the words as a PDF string holds them."""
    return _latin(words).replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
