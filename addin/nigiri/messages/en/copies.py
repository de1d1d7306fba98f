"""What is said of two copies of an event: what differs, and what is taken in."""

WORDS = {
    "copies.diff.none": "Nothing differs: the two copies are alike.",
    "copies.take": "Taken in from {source}: {what}.",
    "copies.take.players": "{many:# player|# players}",
    "copies.take.wishes": "{many:# wish|# wishes}",
    "copies.take.results": "{many:# result|# results}",
    "copies.take.cells": "{many:# cell|# cells}",
    "copies.take.new": "New: {names}.",
    "copies.take.renumbered": (
        "{name} has no. {was} in {source}; that is somebody else here, so it is no. {now} now."
    ),
    "copies.take.stays": (
        "{many:# cell is|# cells are} different in {source} and {many:stays|stay} as here."
    ),
    "copies.take.left.columns": (
        "Not taken in, as nigiri does not know {many:this column|these columns} of Players: "
        "{headings}. What you need of {many:it|them}, copy by hand."
    ),
    "copies.take.left.sheets": (
        "Different, and not taken in: {sheets}. What you need of {many:this sheet|these sheets}, "
        "copy by hand."
    ),
    "copies.take.wrong": (
        "{source}: {many:# cell is|# cells are} wrong there, so nothing was taken in. Put "
        "{many:it|them} right in that copy:"
    ),
    "copies.take.no-event": "{source} is no event of nigiri.",
    "copies.take.other": "{source} is a copy of another event, so nothing was taken in.",
    "copies.take.rounds": (
        "Round {round} is drawn in {source}, but not here, so nothing was taken in: only one copy "
        "can draw. Go on with that copy, or take the round out there."
    ),
    "copies.take.drawn": (
        "Round {round} is not drawn alike, so nothing was taken in. Only in {source}: {what}. Put "
        "the pairs right in one of the two copies, then try again; or type the results here."
    ),
    "copies.take.drawn.board": "{table}: {white} – {black}",
    "copies.take.drawn.bye": "bye for {who}",
    "copies.take.of": "{column} of {who}",
    "copies.take.board": "{column} in round {round}, {white} – {black}",
    "copies.take.listed": "{column} in round {round}, {who}",
    "copies.take.wish": "{column} of the wish of {who}",
    "copies.take.round": "{column} of round {round}",
    "copies.take.difference": "{what}: {file} here, {copy} in {source}",
    "copies.take.undecided": (
        "{many:# cell is|# cells are} different in {source}, so nothing was taken "
        "in:\n{what}\nSay which counts: --keep file or --keep copy; at a terminal each "
        "is asked."
    ),
    "copies.take.ask": "Which counts, {file} or {copy}?  [{file}]",
    "copies.take.side.file": "file",
    "copies.take.side.copy": "copy",
}
