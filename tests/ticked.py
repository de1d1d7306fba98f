"""Tick boxes in a file, as web spreadsheets and Excel store them: cells that are TRUE or FALSE."""

from __future__ import annotations

import re
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

_STRINGS, _SHEET = "xl/sharedStrings.xml", re.compile(r"xl/worksheets/[^/]+\.xml")
_STRING = re.compile(rb"<si>(.*?)</si>", re.DOTALL)
_HELD = re.compile(rb't="s"([^>]*)><v>(\d+)</v>')
_BOXES = {b"<t>TRUE</t>": b"1", b"<t>FALSE</t>": b"0"}


def ticked(data: bytes) -> bytes:
    """Return an .xlsx in which each text TRUE or FALSE is a box instead."""
    target = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(target, "w", ZIP_DEFLATED) as new:
        texts = _STRING.findall(old.read(_STRINGS))
        boxes = {b"%d" % at: _BOXES[words] for at, words in enumerate(texts) if words in _BOXES}
        assert boxes

        def box(found: re.Match[bytes]) -> bytes:
            value = boxes.get(found[2])
            return found[0] if value is None else b't="b"%s><v>%s</v>' % (found[1], value)

        for part in old.namelist():
            content = old.read(part)
            new.writestr(part, _HELD.sub(box, content) if _SHEET.fullmatch(part) else content)
    return target.getvalue()
