"""nigiri.xlam in one file, the same bytes on every machine: nothing in it is compressed.

Its looks and its VBA project come from the add-in that xlwings ships, with a few words of VBA
changed; all other parts are written here. The file of an event has none of it.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile, ZipInfo

from nigiri.errors import HostError
from nigiri.extension.excel import ribbon
from nigiri.extension.excel.project import rewritten
from nigiri.extension.excel.settings import SHEET, sheet
from nigiri.extension.menus import MENU
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "nigiri.xlam"
XLWINGS = "0.37.8"

_SHIPPED = "quickstart_addin_ribbon.xlam"
_SUM = "43010e1abd6e7a48b4693367f062196654a21c256683dccbaec810df7a6f4dbb"
_TAKEN = ("xl/styles.xml", "xl/theme/theme1.xml")
_PROJECT = "xl/vbaProject.bin"
_BEGINNING = (1980, 1, 1, 0, 0, 0)

_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_OPEN = "http://schemas.openxmlformats.org"
_MICROSOFT = "http://schemas.microsoft.com/office"
_OFFICE = f"{_OPEN}/officeDocument/2006/relationships"
_KIND = "application/vnd.openxmlformats-officedocument"
#: Part -> what it is; XML where it is nothing else.
_KINDS = {
    "xl/workbook.xml": "application/vnd.ms-excel.addin.macroEnabled.main+xml",
    "xl/worksheets/sheet1.xml": f"{_KIND}.spreadsheetml.worksheet+xml",
    "xl/styles.xml": f"{_KIND}.spreadsheetml.styles+xml",
    "xl/theme/theme1.xml": f"{_KIND}.theme+xml",
    _PROJECT: "application/vnd.ms-office.vbaProject",
    "docProps/core.xml": "application/vnd.openxmlformats-package.core-properties+xml",
}
_ENDINGS = {
    "rels": "application/vnd.openxmlformats-package.relationships+xml",
    "xml": "application/xml",
    "png": "image/png",
}
_ROOT = {
    "xl/workbook.xml": f"{_OFFICE}/officeDocument",
    "docProps/core.xml": f"{_OPEN}/package/2006/relationships/metadata/core-properties",
    # 2007/relationships is how the second version of customUI is joined, which ours is not.
    "customUI/customUI.xml": f"{_MICROSOFT}/2006/relationships/ui/extensibility",
}
_BOOK = {
    "worksheets/sheet1.xml": f"{_OFFICE}/worksheet",
    "theme/theme1.xml": f"{_OFFICE}/theme",
    "styles.xml": f"{_OFFICE}/styles",
    "vbaProject.bin": f"{_MICROSOFT}/2006/relationships/vbaProject",
}
_WORKBOOK = (
    f'{_HEAD}<workbook xmlns="{_OPEN}/spreadsheetml/2006/main" xmlns:r="{_OFFICE}">'
    '<workbookPr codeName="ThisWorkbook"/>'
    '<bookViews><workbookView visibility="hidden"/></bookViews>'
    f'<sheets><sheet name="{SHEET}" sheetId="2" r:id="r1"/></sheets></workbook>'
)
_CORE = (
    f'{_HEAD}<cp:coreProperties xmlns:cp="{_OPEN}/package/2006/metadata/core-properties" '
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
        "[Content_Types].xml": _content_types().encode(),
        "_rels/.rels": _relations(_ROOT).encode(),
        "xl/workbook.xml": _WORKBOOK.encode(),
        "xl/_rels/workbook.xml.rels": _relations(_BOOK).encode(),
        "xl/worksheets/sheet1.xml": sheet(program),
        _PROJECT: rewritten(shipped[_PROJECT], language),
        "docProps/core.xml": _CORE.format(MENU).encode(),
        **{name: shipped[name] for name in _TAKEN},
        **ribbon.parts(language),
    }
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, content in parts.items():
            archive.writestr(ZipInfo(name, _BEGINNING), content)
    return out.getvalue()


def script() -> tuple[str, bytes]:
    """Return name and bytes of the script that starts Python from Excel on macOS."""
    _shipped()
    name = f"xlwings-{XLWINGS}.applescript"
    return name, (_xlwings() / name).read_bytes()


def _shipped() -> Mapping[str, bytes]:
    """Return the parts taken from xlwings' add-in; HostError for another version of xlwings."""
    path = _xlwings() / _SHIPPED
    data = path.read_bytes() if path.is_file() else b""
    if sha256(data).hexdigest() != _SUM:
        raise HostError(message("install.excel.xlwings", version=XLWINGS))
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in (*_TAKEN, _PROJECT)}


def _xlwings() -> Path:
    """Return the folder of xlwings, which is not imported; HostError where it is missing."""
    spec = find_spec("xlwings")
    if spec is None or spec.origin is None or find_spec("olefile") is None:
        raise HostError(message("install.excel.missing"))
    return Path(spec.origin).parent


def _content_types() -> str:
    """Return the content types of all parts as XML."""
    listed = [
        f'<Default Extension="{ending}" ContentType="{kind}"/>' for ending, kind in _ENDINGS.items()
    ] + [f'<Override PartName="/{name}" ContentType="{kind}"/>' for name, kind in _KINDS.items()]
    return f'{_HEAD}<Types xmlns="{_OPEN}/package/2006/content-types">{"".join(listed)}</Types>'


def _relations(targets: Mapping[str, str]) -> str:
    """Return the relations of a part as XML; targets -- target -> type."""
    listed = "".join(
        f'<Relationship Id="r{number}" Type="{kind}" Target="{target}"/>'
        for number, (target, kind) in enumerate(targets.items(), start=1)
    )
    return (
        f'{_HEAD}<Relationships xmlns="{_OPEN}/package/2006/relationships">{listed}</Relationships>'
    )
