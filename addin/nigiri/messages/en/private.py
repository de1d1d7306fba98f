"""What is said of private facts: a copy for the archive, and what is forgotten."""

WORDS = {
    "private.cells": "{heading} on {sheet} ({many})",
    "private.lines": "{many:# line|# lines} of the Log on what was typed on Players and Wishes",
    "private.users": "who gave the commands in {many:# line|# lines} of the Log",
    "private.none": "Nothing private was found in it.",
    "private.named": (
        "{many:# player|# players} with yes in Hide name {many:stands|stand} in it in full: "
        "whoever gets it reads the {many:name|names}."
    ),
    "private.left": "Left as it is: {what}. Look whether anything private stands there.",
    "private.copy": "{copy} is ready for the archive; {file} is as it was.",
    "private.copy.unsaved": (
        "Save the workbook first: the copy is made of the file as it is saved."
    ),
    "private.copy.out": "Left out: {what}.",
    "private.forget.out": "To be forgotten: {what}.",
    "private.forget.copies": (
        "{many:# earlier copy|# earlier copies} of it, beside it or kept for Undo: nothing "
        "can be undone or restored without {many:it|them}."
    ),
    "private.forget.hall": (
        "What the hall reported, and its codes, in the folder {folder}: what was not taken in "
        "by then is lost."
    ),
    "private.forget.texts": "{many:# text|# texts} left in the file that no cell shows any more.",
    "private.organiser": (
        "{file}, beside it, keeps addresses and telephone numbers: let it forget them as well."
    ),
    "private.forget.ask": "This cannot be undone. Forget it for good?",
    "private.forget.nothing": "Nothing private was found in {file}, and no earlier copies of it.",
    "private.forget.no-more": "{file} has nothing more to forget, and no earlier copies.",
    "private.forget.done": (
        "{file} has forgotten that. What was printed, exported or mailed is elsewhere and stays."
    ),
    "private.log": "Log of {when}, {who}: {words}",
    "private.log.nobody": "Log of {when}: {words}",
}
