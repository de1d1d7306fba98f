"""The theme of a workbook: colours, fonts and effects that a program offers beside its own.

Cells name their colours and fonts themselves. The part is there because programs take for granted
that it is: one that finds none writes a relation to a part that does not exist, and Excel takes
such a file for damaged.
"""

from __future__ import annotations

CONTENT = "application/vnd.openxmlformats-officedocument.theme+xml"
NAMESPACE = "http://schemas.openxmlformats.org/drawingml/2006/main"

#: Name in the theme -> colour: text and ground, dark and light, six accents, links.
_COLOURS = {
    "dk1": "000000", "lt1": "FFFFFF", "dk2": "3B3B3B", "lt2": "EFEBE0",
    "accent1": "2F5D8A", "accent2": "B5532A", "accent3": "5E7D3A", "accent4": "8A6D1F",
    "accent5": "6A4C8C", "accent6": "3F7F7F", "hlink": "0563C1", "folHlink": "954F72",
}  # fmt: skip  # pairs, several a line
_PLACEHOLDER = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
_LINES = "".join(
    f'<a:ln w="{width}" cap="flat" cmpd="sng" algn="ctr">{_PLACEHOLDER}'
    '<a:prstDash val="solid"/></a:ln>'
    for width in (6350, 12700, 19050)
)


def _font(kind: str) -> str:
    """Return a font of the theme: Arial, as in all cells."""
    return (
        f'<a:{kind}Font><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
        f"</a:{kind}Font>"
    )


def theme() -> str:
    """Return the part, without its first line."""
    colours = "".join(
        f'<a:{name}><a:srgbClr val="{rgb}"/></a:{name}>' for name, rgb in _COLOURS.items()
    )
    effects = "<a:effectStyle><a:effectLst/></a:effectStyle>" * 3
    return (
        f'<a:theme xmlns:a="{NAMESPACE}" name="nigiri"><a:themeElements>'
        f'<a:clrScheme name="nigiri">{colours}</a:clrScheme>'
        f'<a:fontScheme name="nigiri">{_font("major")}{_font("minor")}</a:fontScheme>'
        '<a:fmtScheme name="nigiri">'
        f"<a:fillStyleLst>{_PLACEHOLDER * 3}</a:fillStyleLst><a:lnStyleLst>{_LINES}</a:lnStyleLst>"
        f"<a:effectStyleLst>{effects}</a:effectStyleLst>"
        f"<a:bgFillStyleLst>{_PLACEHOLDER * 3}</a:bgFillStyleLst>"
        "</a:fmtScheme></a:themeElements></a:theme>"
    )
