"""What buttons and add-ins are answered when nothing can be done, and in Excel."""

WORDS = {
    # Requests of add-ins.
    "button.too-large": "The request has more than {size} MB.",
    "button.no-request": "This is no request to nigiri; see docs/protocol.md.",
    "button.kind": "The request has an unknown kind of {field}.",
    "button.render": "render is one of {choices}.",
    "button.no-time": "{typed} is no time; write 2005-05-21T10:00.",
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
        "The menu is of nigiri {add_in}, and it starts nigiri {nigiri}. They understand each "
        "other; install the newer one on both sides when there is time (docs/install.md)."
    ),
    # Requests by HTTP.
    "button.token": "The token is missing or another: it stands behind the # of the address.",
    "button.web-page": "Only an add-in on this computer may ask, no web page.",
    "button.path": "Requests go to the path /.",
    "button.post": "A request is a POST.",
    "button.length": "The length of the request is missing.",
    "button.no-http": "This is no request by HTTP.",
    "button.address": "Add-ins cannot be told the address: {path} cannot be written ({reason}).",
    # What an action asks that cannot be.
    "button.unsaved": "Save the workbook first: the file is made beside it.",
    "button.half-a-game": "A game needs two players: give both numbers, or none.",
    "button.half-a-result": "A table and its result belong together.",
    "button.no-id": "{typed} is no id of an event.",
    "button.no-player": "{typed} is no number of a player.",
    "button.no-table": "{typed} is no number of a table.",
    "button.cells": ("{cells:# cell|# cells} must be put right first; nothing was done."),
    # Workbooks of the same family.
    "button.sister.unsaved": "Save this workbook: {name} is looked for beside it.",
    "button.sister.no-name": "{name} is no name of a workbook in this folder.",
    "button.sister.itself": "{name} is this workbook itself.",
    # Faults of nigiri's own.
    "button.fault": "This is a fault of nigiri; nothing was done. Please report it ({kind}).",
    "button.fault.file": (
        "This is a fault of nigiri; nothing was done. Please report it ({kind}), with the file "
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
    "button.excel.nothing": "There is no command of nigiri's to take back in this workbook.",
    "button.excel.typed": (
        "The sheet {sheet} was changed since the last command: take that back first. "
        "Nothing was done."
    ),
    "button.excel.taken-back": "The last command is taken back.",
    "button.excel.cell": "{sheet} {cell}: {problem}",
    "button.excel.sheet": "{sheet}: {problem}",
}
