"""The look that every page written here shares: the client's own tokens, so that nothing is kept twice."""

from __future__ import annotations

import re
from base64 import b64encode
from pathlib import Path

__all__ = ["house_fonts", "house_style"]

HERE = Path(__file__).parent
ART, CLIENT = HERE.parent / "art", HERE.parent / "client"
# The typefaces as the client's build names them: family, weights, how the file begins.
FONTS = (
    ("Grenze", "600", "grenze-latin-600-normal"),
    ("Source Sans 3 Variable", "200 900", "source-sans-3-latin-wght-normal"),
)
_BY_NIGHT = re.compile(r':root\[data-theme="dark"\]([^{]*)\{([^}]*)\}')
_COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)


def house_style() -> str:
    """Colours by day and by night, type, sheets on a table. A page of its own follows the reader's machine."""
    text = "".join((ART / f"{part}.css").read_text(encoding="utf-8") for part in ("tokens", "band"))
    text = _COMMENT.sub("", text).replace("color-scheme: light;", "color-scheme: light dark;")
    by_night = _BY_NIGHT.sub(r"@media (prefers-color-scheme: dark) { :root\1{\2} }", text)
    return by_night + (HERE / "house.css").read_text(encoding="utf-8")


def house_fonts() -> str:
    """The typefaces, in the page itself; none where the client was not built: pages then use what the machine has."""
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url("data:font/woff2;base64,{b64encode(file.read_bytes()).decode()}") format("woff2") }}\n'
        for family, weight, begins in FONTS
        for file in sorted((CLIENT / "assets").glob(f"{begins}-*.woff2"))[:1]
    )
