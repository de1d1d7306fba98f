"""What buttons and add-ins are answered when nothing can be done, and in Excel."""

WORDS = {
    # Requests of add-ins.
    "button.too-large": "The request has more than {size} MB.",
    "button.no-request": "This is not a request to nigiri; see docs/protocol.md.",
    "button.kind": "The request has an unknown kind of {field}.",
    "button.render": "render is one of {choices}.",
    "button.no-time": "{typed} is not a time; write 2005-05-21T10:00.",
    "button.nigiri-older": (
        "nigiri {nigiri} is older than its add-in ({add_in}): install the newest nigiri, then "
        "type in a terminal: `nigiri libreoffice install` (protocol {theirs}, not {ours})."
    ),
    "button.add-in-older": (
        "The add-in ({add_in}) is older than nigiri {nigiri}; nothing was done. Close LibreOffice, "
        "then type in a terminal: `nigiri libreoffice install` (protocol {theirs}, not {ours})."
    ),
    "button.version.unknown": "of an unknown version",
    "button.other-version": (
        "The menu is from nigiri {add_in} and starts nigiri {nigiri}. The two work together; when "
        "there is time, install the newer one for both (docs/install.md)."
    ),
    # Requests by HTTP.
    "button.token": "The token is missing or wrong: it stands behind the # of the address.",
    "button.web-page": "Only an add-in on this computer may ask, not a web page.",
    "button.path": "Requests go to the path /.",
    "button.post": "A request is a POST.",
    "button.length": "The length of the request is missing.",
    "button.no-http": "This is not an HTTP request.",
    "button.address": "Add-ins cannot be told the address: {path} cannot be written ({reason}).",
    # What an action asks that cannot be.
    "button.unsaved": "Save the workbook first: the file is made beside it.",
    "button.published": (
        "{count:# page is|# pages are} in {folder}, {changed} of them new. The first is {first}"
    ),
    "button.hidden": (
        "{many:1 name is|# names are} hidden, as Hide name in Players asks. "
        "With a tick at “{tick}” everybody is named."
    ),
    "button.half-a-game": "A game needs two players: give both numbers, or none.",
    "button.half-a-result": "Give both the table and its result.",
    "button.no-id": "{typed} is not the id of an event.",
    "button.no-player": "{typed} is not the number of a player.",
    "button.cells": ("{cells:# cell|# cells} must be put right first; nothing was done."),
    # Workbooks of the same family.
    "button.sister.unsaved": "Save this workbook first: nigiri looks for {name} beside it.",
    "button.sister.no-name": "{name} is not the name of a workbook in this folder.",
    "button.sister.itself": "{name} is this workbook itself.",
    # Faults of nigiri's own.
    "button.fault": "This is an error in nigiri; nothing was done. Please report it ({kind}).",
    "button.fault.file": (
        "This is an error in nigiri; nothing was done. Please report it ({kind}), with the file "
        "{file}"
    ),
    # Excel: its sheets for questions and tables, and taking a command back.
    "button.excel.asks": "nigiri asks",
    "button.excel.form": "nigiri asks: {label}",
    "button.excel.how": (
        "Fill in the boxes, then press the button once more. To do nothing, delete this sheet."
    ),
    "button.excel.yes": "Yes",
    "button.excel.no": "No",
    "button.excel.shows": "nigiri answers",
    "button.excel.nothing": "No command of nigiri can be undone in this workbook.",
    "button.excel.typed": (
        "The sheet {sheet} was changed since the last command: undo that first. Nothing was done."
    ),
    "button.excel.taken-back": "The last command was undone.",
    "button.excel.cell": "{sheet} {cell}: {problem}",
    "button.excel.sheet": "{sheet}: {problem}",
}
