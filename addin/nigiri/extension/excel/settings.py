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

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_SHEET = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    f'<worksheet xmlns="{_MAIN}"><sheetPr codeName="Sheet2"/>'
    '<cols><col min="1" max="2" width="36" customWidth="1"/></cols><sheetData>{}</sheetData>'
    "</worksheet>"
)


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


def sheet(program: str) -> bytes:
    """Return the sheet: a setting in each row, its value beside it."""
    rows = (
        f'<row r="{row}">{_cell(f"A{row}", name)}{_cell(f"B{row}", value)}</row>'
        for row, (name, value) in enumerate(settings(program).items(), start=1)
    )
    return _SHEET.format("".join(rows)).encode()


def _cell(reference: str, value: str | bool) -> str:  # noqa: FBT001 -- a cell's value
    """Return a cell; "" for an empty text."""
    if isinstance(value, bool):
        return f'<c r="{reference}" t="b"><v>{int(value)}</v></c>'
    text = f'<is><t xml:space="preserve">{escape(value)}</t></is>'
    return f'<c r="{reference}" t="inlineStr">{text}</c>' if value else ""
