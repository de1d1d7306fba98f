"""What buttons say in place of a command, where nigiri came with LibreOffice's extension alone.

A key is that of the sentence whose place it takes, behind "menu.": there is no terminal to type in.
"""

WORDS = {
    "menu.family.there.differ": "▲ {differ} To have it here, change it here as well.",
    "menu.family.there.new": (
        "▲ {players:# player|# players} in {name} but not here. To add them, type them into "
        "Players."
    ),
    "menu.family.there.both": (
        "▲ {differ} {players:# player|# players} in {name} but not here. To have the same here, "
        "change Players."
    ),
    "menu.side.chart.ready": (
        "The sheet {sheet} is ready: write into each player's row the numbers of those beaten. "
        "Rows can be added and emptied."
    ),
    "menu.side.ladder.challenges": (
        "{one} challenges {other}. After the game, say who won: `nigiri ladder`"
    ),
    "menu.output.paper.draft": (
        "No round is drawn yet, there is only a draft. To make it the round: `nigiri keep`"
    ),
    "menu.stored.damaged": "The list {list} is damaged; load it again: `nigiri ratings renew`",
    "menu.stored.no-database": (
        "The Python of this LibreOffice has no database, and lists of members are kept in one. A "
        "newer LibreOffice may have it."
    ),
    "menu.file.damaged": (
        "{file} is damaged: {error}. Take a copy that you or nigiri kept beside it."
    ),
    "menu.problem.log-changed.way": (
        "Older copies of the file show what was there; leave the Log as it is."
    ),
    "menu.problem.log-gone.way": (
        "Older copies of the file show what was there; leave the Log as it is."
    ),
    "menu.drawing.incomplete.again": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round "
        "{round}.\n"
        "To count what is missing as lost for now: `nigiri draw --provisional`"
    ),
    "menu.drawing.absent.sits": (
        "Out in {rounds}: {names}. If they come: `nigiri late`; else you are asked again before "
        "the next round."
    ),
    "menu.drawing.absent.draft": (
        "{names} did not come to {many:the last game|their last games}, and a draft changes "
        "nothing else. First mark who stays out of round {round}: `nigiri out`\nor who is here "
        "again: `nigiri late`"
    ),
    "menu.problem.relatives.way": (
        "Relatives who should not meet: `nigiri wish`, or Keep apart: family name, on Settings."
    ),
    "menu.drawing.disputed": (
        "Round {round}, {tables}: the second pass differs from the first. Correct whichever is "
        "wrong."
    ),
    "menu.results.elsewhere": (
        "{number} does not play in round {round}; the game in round {earlier} is still going on. "
        "Write its result into the sheet of round {earlier}."
    ),
    "menu.attendance.bye.anew": (
        "{why}\n"
        "Player {number} can have the bye of a later round; in round {round}, change the pairs by "
        "hand."
    ),
    "menu.setup.rules.there-are": "Rule sets: {sets}.",
    "menu.members.none": "No list of members is loaded: `nigiri ratings renew`",
    "menu.members.fill.update": (
        "They stay as typed; `nigiri ratings fill` can also take those of the lists."
    ),
    "menu.foreign.library": (
        "This needs {library}, which does not come with LibreOffice's extension; docs/install.md "
        "says how to install nigiri with it."
    ),
    "menu.file.pdf.missing": (
        "A PDF needs a browser such as Chrome, Chromium or Edge, and there is none. Print the "
        "page from your own browser."
    ),
    "menu.late.rest": (
        "Nobody is free to play {names}: round {round} was drawn before. Its bye counts as a win "
        "and is not for latecomers. To let them play from the next round on: `nigiri late`"
    ),
    "menu.drawing.promise.again": (
        "The bye of round {round} is promised to {names}, who had one before; nobody has two. "
        "Take the promise back first: `nigiri bye`"
    ),
    "menu.attendance.late.offer": (
        "{had} has the bye of round {round}. It will be taken back, so that {late} can play. To "
        "leave it as it is, cancel, and let them play from the next round on: `nigiri late`"
    ),
    "menu.attendance.late.offer.reserve": (
        "{had} plays only if needed. In round {round} {late} will play instead. To leave it as it "
        "is, cancel, and let them play from the next round on: `nigiri late`"
    ),
    "menu.attendance.late.offer.waiting": (
        "{had} came late, too, and is waiting for round {next}. Now {late} and {had} will play in"
        " round {round}. To leave it as it is, cancel, and let them play from the next round on: "
        "`nigiri late`"
    ),
    "menu.attendance.bye.out": (
        "{name} is out in round {round} and needs no bye there. If they are to play after all: "
        "`nigiri back`"
    ),
    "menu.attendance.bye.other-round": (
        "{name} is promised the bye of round {round}; nobody has two. Take the promise back "
        "first: `nigiri bye`"
    ),
    "menu.attendance.bye.rival": (
        "The bye of round {round} is promised to {name}; a round has one. Take the promise back "
        "first: `nigiri bye`"
    ),
    "menu.attendance.bye.even": (
        "Round {round} has an even number of players, so nobody needs a bye. To let {name} sit "
        "out: `nigiri out`"
    ),
    "menu.output.points.more": "... and {more} more: `nigiri preflight` lists them all.",
    "menu.output.preflight.none": (
        "The {name} would refuse nothing. To write the file: `nigiri export`"
    ),
    "menu.output.preflight.asks": ("As long as something is open, `nigiri export` asks first."),
    "menu.entries.list.none.unknown": (
        "{source} cannot be read as a list of players: no heading is known as the name or the "
        "rank. Not known: {headings}. If one of them is, call it Name or Rank in the list."
    ),
    "menu.entries.headings": (
        "Not imported, because the heading is not known: {headings}. If it holds the same as a "
        "column of {players}, give it that heading in the list."
    ),
    "menu.workbook.no-event": (
        "This workbook is not a nigiri event: it has no Event sheet. To make one: `nigiri new`"
    ),
    "menu.drawing.part.apart": (
        "Each section is drawn by itself in this event, so no score group can be drawn early. "
        "When all results are in: `nigiri draw`"
    ),
    "menu.drawing.part.bye.one": (
        "{name} ({number}) alone is left in round {round}, and {who} has the bye. To play next "
        "round: `nigiri late`. To play now: empty the number in the row Bye, then `nigiri draw "
        "--rest`"
    ),
    "menu.drawing.part.stuck": (
        "No score group of round {round} can be drawn yet, neither from the top nor from the "
        "bottom: somebody could be left without an opponent. Still playing: {tables}."
    ),
    "menu.results.draft": (
        "Round {draft} is only a draft: `nigiri keep` or `nigiri discard` first. To correct round "
        "{round}, change the result on its sheet."
    ),
    "menu.results.named.nobody": (
        "Nobody who plays in round {round} is called “{asked}”. Type the winner's number."
    ),
    "menu.results.table.has": (
        "Table {table}, {white} against {black}, already has {result}. To correct it, type over it "
        "on the sheet of the round."
    ),
    "menu.results.table.has-round": (
        "Table {table}, {white} against {black}, already has {result}. To correct it, type over it "
        "on the sheet of round {round}."
    ),
    "menu.members.fill.more": "And {more} more.",
    "menu.hall.serve.missing": (
        "The page for the hall needs a part of nigiri that is not installed: its part hall "
        "(docs/install.md)."
    ),
    "menu.results.back.differ": (
        "Not as first entered: {tables}. The first entry stands. If it is wrong, type over it on "
        "the sheet of the round. If it is right, type over the second pass there."
    ),
    "menu.results.back.differ-round": (
        "Not as first entered: {tables}. The first entry stands. If it is wrong, type over it on "
        "the sheet of round {round}. If it is right, type over the second pass there."
    ),
    "menu.results.back.alone": (
        "Read back, but never entered: {tables}. The second pass alone does not count: type the "
        "result into the sheet of the round as well."
    ),
    "menu.results.back.alone-round": (
        "Read back, but never entered: {tables}. The second pass alone does not count: type the "
        "result into the sheet of round {round} as well."
    ),
    "menu.drawing.absent": (
        "{names} did not come to {many:the last game|their last games}. Say whe"
        "ther they play in round {round}."
    ),
    "menu.drawing.lost": (
        "Round {round} was drawn, but its sheet is gone, and its results with it. Undo brings"
        " it back, or Ctrl+Z. If it is to be drawn anew, write on Problems why."
    ),
    "menu.entries.list.none.lists": (
        "{source} has names and numbers, but no ranks. They can come from the list of members"
        " of the federation, once it is loaded."
    ),
    "menu.problem.names-moved.way": "Undo that. Or: “Put the names back”.",
    "menu.problem.round-lost.way": "Undo it. To draw the round anew, say here why.",
}
