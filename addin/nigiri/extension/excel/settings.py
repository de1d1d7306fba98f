"""The sheet of the add-in in which xlwings looks up its settings first.

It has every setting, empty where nothing is to be set: so settings files for other add-ins are
ignored, and nothing is looked up in the folder of the workbook, which with OneDrive Excel knows
only by a URL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What xlwings calls the sheet of its ribbon add-in.
SHEET = "myaddin.conf"
FUNCTIONS = "nigiri.hosts.excel_functions"

_SHEET, _STRINGS = "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"
_TEXTS = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{}</sst>'
)
#: How a cell of xlwings' own sheet looks.
_STYLE = 1


def settings(program: str) -> Mapping[str, str | bool]:
    """Return the settings; program -- the Python in which nigiri is installed."""
    drives = ("ONEDRIVE_CONSUMER", "ONEDRIVE_COMMERCIAL", "SHAREPOINT")
    return {
        "INTERPRETER_WIN": program,
        "INTERPRETER_MAC": program,
        "UDF MODULES": FUNCTIONS,
        "ADD_WORKBOOK_TO_PYTHONPATH": "false",
        "PYTHONPATH": "",
        "CONDA PATH": "",
        "CONDA ENV": "",
        "USE UDF SERVER": False,
        "DEBUG UDFS": False,
        "SHOW CONSOLE": False,
        "SHOW_ERROR_POPUPS": "True",
        "LICENSE_KEY": "",
        **{f"{drive}_{system}": "" for system in ("WIN", "MAC") for drive in drives},
    }


def parts(shipped: Mapping[str, bytes], program: str) -> Mapping[str, bytes]:
    """Return path in the add-in -> the sheet with a setting in each row, and its texts.

    shipped -- the parts of xlwings' add-in, whose sheet it is
    """
    texts: dict[str, int] = {}
    rows = "".join(
        f'<row r="{row}">{_cell(f"A{row}", name, texts)}{_cell(f"B{row}", value, texts)}</row>'
        for row, (name, value) in enumerate(settings(program).items(), start=1)
    )
    sheet = shipped[_SHEET].decode()
    for begin, end, content in (
        ('<dimension ref="', '"', f"A1:B{len(settings(program))}"),
        ("<sheetData>", "</sheetData>", rows),
    ):
        before, behind = sheet.split(begin)
        sheet = before + begin + content + end + behind.partition(end)[2]
    listed = "".join(f'<si><t xml:space="preserve">{escape(text)}</t></si>' for text in texts)
    return {_SHEET: sheet.encode(), _STRINGS: _TEXTS.format(listed).encode()}


def _cell(reference: str, value: str | bool, texts: dict[str, int]) -> str:  # noqa: FBT001 -- a value
    """Return a cell; "" for an empty text. texts -- text -> its number; a new one is added."""
    if value == "":
        return ""
    kind, content = (
        ("s", texts.setdefault(value, len(texts))) if isinstance(value, str) else ("b", int(value))
    )
    return f'<c r="{reference}" s="{_STYLE}" t="{kind}"><v>{content}</v></c>'
