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
    "stored.damaged": (
        "The list {list} is damaged: load it again with `nigiri ratings load`, or: `nigiri ratings "
        "forget {list}`"
    ),
    # what belongs to nigiri
    "installed.or": " or ",
    "installed.missing": (
        "nigiri's own folder '{folder}' is missing; it should be {places}. Install nigiri again."
    ),
}
