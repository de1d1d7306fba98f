"""Files and folders that cannot be read or written."""

WORDS = {
    # the workbook
    "changed.file": (
        "{file} was changed by somebody else meanwhile. Nothing was written; run the command again."
    ),
    "changed.sheet": (
        "The sheet {sheet} was changed by somebody else meanwhile. Nothing was written; run the "
        "command again."
    ),
    # lists of members that are kept
    "stored.unwritable": "The list cannot be kept: {path} cannot be written ({why}).",
    "stored.unremovable": "The list {list} cannot be removed ({why}).",
    "stored.no-club": "{file} is not a club file of nigiri, or it is damaged.",
    "stored.no-database": "The Python that runs nigiri has no database (sqlite3): install it.",
    "stored.damaged": (
        "The list {list} is damaged: load it again with `nigiri ratings load`, or: `nigiri ratings "
        "forget {list}`"
    ),
    # what belongs to nigiri
    "installed.or": " or ",
    "installed.missing": (
        "nigiri's own folder “{folder}” is missing; it should be {places}. Install nigiri again."
    ),
    # what is no event, no sheet, no changes
    "workbook.no-event": (
        "This workbook is not a nigiri event: it has no Event sheet. Make one with: `nigiri "
        "new EVENT.xlsx`"
    ),
    "workbook.no-sheet": "The workbook has no sheet {name}. It was removed or renamed.",
    "workbook.sheet-there": "There is already a sheet {name}.",
    "workbook.sheet-name": (
        "{name} cannot be the name of a sheet; use 1 to 31 characters without [ ] : * ? / \\ and "
        "without an apostrophe at an end."
    ),
    "workbook.last-sheet": "The sheet {sheet} is the only one of the workbook, so it stays.",
    "workbook.changes.version": (
        "These changes are of version {version}; this nigiri knows version {known}. Install the "
        "newest nigiri."
    ),
    "workbook.changes.damaged": "These changes are damaged and cannot be read.",
    "workbook.changes.none": "This text does not hold changes to a workbook.",
}
