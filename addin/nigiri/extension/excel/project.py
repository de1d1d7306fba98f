"""What a button of Excel starts: a few words of VBA in the project that xlwings ships.

The source of one module is written anew, in its place and in as many bytes, and takes the place
of what Excel once made of the old source, too: the list of modules then says that the source
begins at once, as it says of the module with xlwings' own source. The project says of itself that
it is to be compiled from its sources.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO

from nigiri.extension.excel.packing import packed, unpacked

#: The module with what the tab calls.
MODULE = "RibbonMyAddin"
CALLBACK = f"{MODULE}.RunMain"
SOURCE = f"""Attribute VB_Name = "{MODULE}"
Option Explicit

' All buttons of the tab come here; the workbook in front is what is worked in.
' The tag of a button is the name of an action; the table of actions is nigiri's own, and the
' same for the menu in LibreOffice. Which Python is started stands on the only sheet of this
' add-in. The other modules are those of xlwings, under its licence, as they were shipped.
' Whatever goes wrong in Python is told by Python, in one sentence; a fault also gets a file.

Sub RunMain(control As IRibbonControl)
    If ActiveWorkbook Is Nothing Then
        MsgBox "Open a workbook first. In Protected View, press Enable Editing." & vbNewLine & _
            "Ouvrez d'abord un classeur.", , "nigiri"
        Exit Sub
    End If
    On Error GoTo Failed
    RunPython "import nigiri.buttons; nigiri.buttons.run('" & control.Tag & "')"
    Exit Sub
Failed:
    MsgBox "Excel could not start nigiri: " & Err.Description & vbNewLine & _
        "Nothing was changed. In a terminal, type: nigiri excel doctor" & vbNewLine & _
        "Rien n'est fait. Dans un terminal, tapez : nigiri excel doctor", , "nigiri"
End Sub
""".replace("\n", "\r\n")

_MODULES, _STREAM = "VBA/dir", f"VBA/{MODULE}"
#: What the list of modules says of where the source begins, before and after.
_BEGINS, _BEGAN = b"\x31\0\4\0\0\0" + bytes(4), b"\x31\0\4\0\0\0\xd2\3\0\0"


@cache
def rewritten(project: bytes) -> bytes:
    """Return vbaProject.bin with our source in it; ValueError where that needs another size."""
    import olefile  # noqa: PLC0415 -- an extra; only who builds the add-in needs it

    held = BytesIO(project)
    with olefile.OleFileIO(held, write_mode=True) as ole:
        modules = ole.openstream(_MODULES).read()
        told = unpacked(modules).replace(_BEGAN, _BEGINS)
        ole.write_stream(_MODULES, packed(told, len(modules)))
        ole.write_stream(_STREAM, packed(SOURCE.encode("ascii"), ole.get_size(_STREAM)))
    return held.getvalue()
