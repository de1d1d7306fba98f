"""What is said of two copies of an event: what differs, and what is taken in."""

WORDS = {
    "copies.diff.one-event": "A is {a}, B is {b}: two copies of {name_a}.",
    "copies.diff.other-event": (
        "A is {a}, with the event {name_a}; B is {b}, with {name_b}. They are two events, not two "
        "copies of one: their event ids differ. Players are compared by name."
    ),
    "copies.diff.unknown-event": (
        "A is {a}, B is {b}. Whether they are copies of one event cannot be told: an event id is "
        "missing."
    ),
    "copies.diff.newer.a": (
        "By the Logs A is the newer one: it has every command of B, and more, the last of {last_a}."
    ),
    "copies.diff.newer.b": (
        "By the Logs B is the newer one: it has every command of A, and more, the last of {last_b}."
    ),
    "copies.diff.newer.both": (
        "Both have gone on since {parted}: A until {last_a}, B until {last_b}."
    ),
    "copies.diff.newer.neither": "No command was given in either since the copy was made.",
    "copies.diff.newer.unknown": "Which is the newer one cannot be told from their Logs.",
    "copies.diff.none": "Nothing differs: the two copies are alike.",
    "copies.diff.about": "About",
    "copies.diff.what": "What differs",
    "copies.diff.part.players": "Players",
    "copies.diff.part.round": "Round {round}",
    "copies.diff.part.sections": "Sections",
    "copies.diff.part.wishes": "Wishes",
    "copies.diff.part.settings": "Settings",
    "copies.diff.part.others": "Other sheets",
    "copies.diff.value": "{what}: {a} in A, {b} in B.",
    "copies.diff.empty": "nothing",
    "copies.diff.of": "{who}, {column}",
    "copies.diff.cell": "{sheet}, {line}, {column}",
    "copies.diff.pair": "{white} – {black}",
    "copies.diff.seats": "{white} – {black} (table {table})",
    "copies.diff.table-of": "Table of {white} – {black}",
    "copies.diff.only.a": "Only in A: {what}.",
    "copies.diff.only.b": "Only in B: {what}.",
    "copies.diff.by-hand.a": "Only in A, changed by hand: {what}.",
    "copies.diff.by-hand.b": "Only in B, changed by hand: {what}.",
    "copies.diff.player": "{who}, {rank}",
    "copies.diff.player.club": "{who}, {rank}, {club}",
    "copies.diff.clash": "No. {number} is {a} in A, but {b} in B: two people with one number.",
    "copies.diff.namesakes": "Perhaps one person, perhaps two: {a} in A, {b} in B.",
    "copies.diff.column": "{column}: not the same for {many:# player|# players}.",
    "copies.diff.round.a": "It is drawn in A only.",
    "copies.diff.round.b": "It is drawn in B only.",
    "copies.diff.draft.a": "There is a draft of it in A only.",
    "copies.diff.draft.b": "There is a draft of it in B only.",
    "copies.diff.only-draft.a": "It is still a draft in A, but drawn in B.",
    "copies.diff.only-draft.b": "It is drawn in A, but still a draft in B.",
    "copies.diff.drawn.alike": "It was drawn once, but pairs were changed by hand.",
    "copies.diff.drawn.apart": "It was drawn separately in A and in B, and the draws differ.",
    "copies.diff.turned": "White and Black the other way round in B: {pairs}.",
    "copies.diff.byes.a": "A bye only in A: {who}.",
    "copies.diff.byes.b": "A bye only in B: {who}.",
    "copies.diff.tables": "{many:# game is|# games are} at another table.",
    "copies.diff.results": "The results differ at {tables}.",
    "copies.diff.result": "table {table} ({result})",
    "copies.diff.results.a": "Results only in A: {results}.",
    "copies.diff.results.b": "Results only in B: {results}.",
    "copies.diff.results.many.a": "{many} results only in A, at {tables}.",
    "copies.diff.results.many.b": "{many} results only in B, at {tables}.",
    "copies.diff.sheet-new": "The sheet {sheet} is only in B.",
    "copies.diff.sheet-gone": "The sheet {sheet} is only in A.",
    "copies.diff.sheet-name": "The tab {a} of A is called {b} in B.",
    "copies.diff.sheet-own": "Something differs on {sheet}, which is a sheet of your own.",
    "copies.diff.columns-own": "Something differs in columns of your own on {sheet}.",
    "copies.diff.row-new": "{sheet}, a row only in B: {b}",
    "copies.diff.row-gone": "{sheet}, a row only in A: {a}",
    "copies.diff.cells": "{sheet}: {many:# more cell differs|# more cells differ}.",
    "copies.diff.this": "this workbook",
    "copies.diff.no-event": (
        "{file} is no event: it has no Event sheet. Compare with a copy of the event's own file."
    ),
    "copies.diff.organisers": (
        "{file} is an organiser's workbook, not an event. Compare with a copy of the event's own "
        "file."
    ),
    "copies.diff.same-file": "A and B are the same file: {file}.",
    "copies.take": "Taken in from {source}: {what}.",
    "copies.take.nothing": "{source} has nothing to take in.",
    "copies.take.players": "{many:# player|# players}",
    "copies.take.wishes": "{many:# wish|# wishes}",
    "copies.take.results": "{many:# result|# results}",
    "copies.take.cells": "{many:# cell|# cells}",
    "copies.take.new": "New: {names}.",
    "copies.take.renumbered": (
        "{name} has no. {was} in {source}; that is somebody else here, so {name} is no. {now} now."
    ),
    "copies.take.stays": (
        "{many:# cell is|# cells are} different in {source} and {many:stays|stay} as here."
    ),
    "copies.take.left.columns": (
        "Not taken in, as nigiri does not know {many:this column|these columns} of {sheet}: "
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
    "copies.take.drawn.pair": "{white} – {black}",
    "copies.take.drawn.bye": "bye for {who}",
    "copies.take.of": "{column} of {who}",
    "copies.take.board": "{column} in round {round}, {white} – {black}",
    "copies.take.listed": "{column} in round {round}, {who}",
    "copies.take.wish": "{column} of the wish of {who}",
    "copies.take.round": "{column} of round {round}",
    "copies.take.difference": "{what}: {file} here, {copy} in {source}",
    "copies.take.undecided": (
        "{many:# cell is|# cells are} different in {source}, so nothing was taken "
        "in:\n{what}\nSay which counts: --keep file or --keep copy; in a terminal you are asked "
        "one by one."
    ),
    "copies.take.differ": (
        "{many:# cell is|# cells are} different in {source}, so nothing was taken in."
    ),
    "copies.take.here": "Here",
    "copies.take.there": "In the copy",
    "copies.take.choose": (
        "To take the copy in, say which counts, this workbook or the copy: `nigiri take`"
    ),
    "copies.take.singly": (
        "If some cells are right here and others in the copy: first type here what is right there, "
        "then keep what this workbook has."
    ),
    "copies.take.overwrite": (
        "Replace {many:# cell|# cells} of this workbook with what {source} has?\n{what}"
    ),
    "copies.take.itself": "{source} is this workbook itself. Choose the helper's copy.",
    "copies.take.ask": "Which counts, {file} or {copy}?  [{file}]",
    "copies.take.side.file": "file",
    "copies.take.side.copy": "copy",
}
