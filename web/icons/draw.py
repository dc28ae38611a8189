"""Draws the icons of the page, a small rose window: python3 web/icons/draw.py web/public (needs rsvg-convert)."""

import math
import subprocess
import sys
from pathlib import Path

out = Path(sys.argv[1])
G = {"R": "#dd3b2f", "Y": "#facc2e", "G": "#3bb07a", "B": "#1f5fc2", "P": "#6d2583", "W": "#fdf3cf"}

def at(r, t):
    a = (t - 0.25) * 2 * math.pi
    return f"{256 + r * math.cos(a):.1f} {256 + r * math.sin(a):.1f}"

def sector(i, o, a, b):
    return f"M{at(i, a)}L{at(o, a)}A{o} {o} 0 0 1 {at(o, b)}L{at(i, b)}A{i} {i} 0 0 0 {at(i, a)}Z"

def rose(scale):
    s = lambda v: round(v * scale, 1)
    n, half = 8, 0.5 / 8
    parts = []
    for i, c in enumerate("BRPRBRPR"):
        t = i / n
        parts.append(f'<path fill="{G[c]}" d="{sector(s(64), s(150), t - half, t + half)}"/>')
    for i, c in enumerate("YBGBYBGBYBGBYBGB"):
        t = i / 16
        parts.append(f'<path fill="{G[c]}" d="{sector(s(150), s(212), t - half / 2, t + half / 2)}"/>')
    return (f'<circle cx="256" cy="256" r="{s(232)}" fill="#4b4e5d"/><circle cx="256" cy="256" r="{s(219)}" fill="#15161b"/>'
            f'<g stroke="#15161b" stroke-width="{s(11)}" stroke-linejoin="round">{"".join(parts)}'
            f'<circle cx="256" cy="256" r="{s(64)}" fill="url(#h)"/></g>'
            f'<circle cx="256" cy="256" r="{s(213)}" fill="url(#s)"/>'
            f'<circle cx="256" cy="256" r="{s(226)}" fill="none" stroke="#d9b766" stroke-width="{s(5)}"/>')

DEFS = ('<defs><radialGradient id="h"><stop offset="0" stop-color="#fffbe6"/><stop offset=".6" stop-color="#ffe79a"/>'
        '<stop offset="1" stop-color="#f0a92c"/></radialGradient><radialGradient id="s" cx=".36" cy=".3" r=".75">'
        '<stop offset="0" stop-color="#fff6d0" stop-opacity=".55"/><stop offset=".45" stop-color="#fff1c0" stop-opacity=".1"/>'
        '<stop offset="1" stop-color="#05030c" stop-opacity=".4"/></radialGradient></defs>')

def svg(body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{DEFS}{body}</svg>\n'

plain = svg(rose(1.08))
mask = svg('<rect width="512" height="512" fill="#14121c"/>' + rose(0.82))
(out / "favicon.svg").write_text(plain)
(out / "icon-maskable.svg").write_text(mask)
for name, source, size in (("icon-192.png", plain, 192), ("icon-512.png", plain, 512), ("icon-maskable-192.png", mask, 192),
                           ("icon-maskable-512.png", mask, 512), ("apple-touch-icon.png", mask, 180)):
    subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(out / name)], input=source.encode(), check=True)
