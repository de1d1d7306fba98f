"""nigiri.xlam in one file, the same bytes on every machine: nothing in it is compressed.

It is the add-in with a tab that xlwings ships for people's own, part by part:

theme, styles, properties of the program, relations of the workbook    as they are
list of parts, root relations, workbook, sheet                         a few words changed
texts of the sheet, title, tab                                         written here
VBA project                                                            one module written here
pictures of the tab                                                    added

Excel wrote that package, and the release of xlwings saved it once more with another program. What
is changed was a fault of it, names a person, or is ours. The file of an event has none of this.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile, ZipInfo

from nigiri.errors import HostError
from nigiri.extension.excel import ribbon, settings
from nigiri.extension.excel.project import rewritten
from nigiri.extension.menus import MENU
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NAME = "nigiri.xlam"
XLWINGS = "0.37.8"

_SHIPPED = "quickstart_addin_ribbon.xlam"
_SUM = "43010e1abd6e7a48b4693367f062196654a21c256683dccbaec810df7a6f4dbb"
_BEGINNING = (1980, 1, 1, 0, 0, 0)

_TYPES, _ROOT, _BOOK = "[Content_Types].xml", "_rels/.rels", "xl/workbook.xml"
_PROJECT, _CORE = "xl/vbaProject.bin", "docProps/core.xml"

_X14 = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
_X15AC = "http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"
_MC = "http://schemas.openxmlformats.org/markup-compatibility/2006"
#: Part -> what stands in it once -> what stands there instead.
_CORRECTIONS: Mapping[str, Mapping[str, str]] = {
    _TYPES: {
        '<Default Extension="xml"': '<Default Extension="png" ContentType="image/png" />'
        '<Default Extension="xml"',
    },
    # 2007/relationships joins the second version of customUI, which neither theirs nor ours is.
    _ROOT: {"office/2007/relationships/ui": "office/2006/relationships/ui"},
    _BOOK: {
        # Behind a line settings do not count.
        'name="_myaddin.conf"': f'name="{settings.SHEET}"',
        # Where the file once was saved: a folder of somebody's.
        f'<mc:AlternateContent xmlns:mc="{_MC}"><mc:Choice Requires="x15"><x15ac:absPath '
        f'url="C:\\Users\\felix\\Dev\\xlwings\\xlwings\\" xmlns:x15ac="{_X15AC}" />'
        "</mc:Choice></mc:AlternateContent>": "",
        # A resolution of pictures that no version of Excel knows; there are none.
        '<extLst><ext uri="{79F54976-1DA5-4618-B147-4CDE4B953A38}" '
        f'xmlns:x14="{_X14}"><x14:workbookPr defaultImageDpi="32767"/></ext></extLst>': "",
    },
}
_TITLE = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties '
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>nigiri</dc:title>'
    "<dc:description>Go tournaments: {}</dc:description></cp:coreProperties>"
)


def build_addin(program: str, language: str = "en") -> bytes:
    """Return the add-in.

    program -- the Python in which nigiri is installed; language -- of the tab.
    HostError where xlwings is missing, or of another version
    """
    shipped = _shipped()
    parts = {
        **shipped,
        **dict(_corrected(shipped)),
        **settings.parts(shipped, program),
        **ribbon.parts(language),
        _PROJECT: rewritten(shipped[_PROJECT], language),
        _CORE: _TITLE.format(MENU).encode(),
    }
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name in sorted(parts, key=lambda name: name != _TYPES):
            archive.writestr(ZipInfo(name, _BEGINNING), parts[name])
    return out.getvalue()


def script() -> tuple[str, bytes]:
    """Return name and bytes of the script that starts Python from Excel on macOS."""
    _shipped()
    name = f"xlwings-{XLWINGS}.applescript"
    return name, (_xlwings() / name).read_bytes()


def _corrected(shipped: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the parts that are corrected; ValueError where what is corrected is not there once."""
    for part, corrections in _CORRECTIONS.items():
        text = shipped[part].decode()
        for old, new in corrections.items():
            before, behind = text.split(old)
            text = before + new + behind
        yield part, text.encode()


def _shipped() -> Mapping[str, bytes]:
    """Return the parts of xlwings' add-in; HostError for another version of xlwings."""
    path = _xlwings() / _SHIPPED
    data = path.read_bytes() if path.is_file() else b""
    if sha256(data).hexdigest() != _SUM:
        raise HostError(message("install.excel.xlwings", version=XLWINGS))
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _xlwings() -> Path:
    """Return the folder of xlwings, which is not imported; HostError where it is missing."""
    spec = find_spec("xlwings")
    if spec is None or spec.origin is None or find_spec("olefile") is None:
        raise HostError(message("install.excel.missing"))
    return Path(spec.origin).parent
