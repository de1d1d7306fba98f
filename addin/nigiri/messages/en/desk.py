"""What commands have in common; other workbooks, side events, files that go out."""

WORDS = {
    # Small parts of sentences
    "desk.tables": "{many:table|tables} {tables}",
    "desk.tables.of-round": "round {round}, {many:table|tables} {tables}",
    "desk.rounds": "{many:round|rounds} {rounds}",
    "desk.names.more": "{names}; and {more:# other|# others}",
    # Who is there
    "desk.nobody-here": "Nobody is here yet: write {yes} into the column {column} of {sheet}.",
    # Sheets that a command adds by itself
    "desk.sheet.anew": "The sheet {sheet} was missing; it was made again.",
    "desk.sheet.sections": "The sheet {sheet} is new: it shows who is in which section.",
    "desk.sheet.tree": "The sheet {sheet} is new: it shows where everybody is in the knockout.",
    "desk.sheet.crosstable": "The sheet {sheet} is new: it shows who won against whom.",
    "desk.sheet.handicaps": (
        "The sheet {sheet} is new: stones and komi on small boards, as published by {author}. "
        "Change there what is different at your event."
    ),
    "desk.sheet.teams": "The sheet {sheet} is new: it shows which team leads.",
    "desk.grid.none": "{sheet} comes with the first round.",
    "desk.no-headings": (
        "No sheet has the headings of {sheet}. Put its headings right, or rename that sheet: the "
        "next command then makes it again."
    ),
    # An older workbook
    "desk.unseen": (
        "Something other than results has changed the standings since the last command: {places:#"
        " place changes|# places change}."
    ),
    "desk.unseen.starts": (
        "Since the last command {starts:# player has another start score|# players have other "
        "start scores}, and {places:# place changes|# places change}."
    ),
    "desk.unseen.scale": ("Since the last command scores are shown on another scale."),
    "desk.unseen.stop.scale": (
        "Nothing goes out yet: since the last command scores are shown on another scale. Look "
        "first: `nigiri standings`"
    ),
    "desk.unseen.first": "First is now {names}.",
    "desk.unseen.first.section": "First in section {section} is now {names}.",
    "desk.unseen.stop": (
        "Nothing goes out yet: something other than results has changed the standings, and "
        "{places:# place changes|# places change}. Look first: `nigiri standings`"
    ),
    "desk.unseen.stop.starts": (
        "Nothing goes out yet: {starts:# player has another start score|# players have other "
        "start scores}, and {places:# place changes|# places change}. Look first: `nigiri "
        "standings`"
    ),
    "desk.standings.frozen": (
        "These are the standings with all results. The wall and the pages show those after "
        "round {round}, until you empty {cell}."
    ),
    "desk.layout": "The workbook was updated from layout {was} to layout {now}.",
    "desk.newer": (
        "This workbook was last written by nigiri {theirs}, and this is nigiri {ours}. Both can "
        "work in it; at one event, install the same version on every computer."
    ),
    # Notes around a table that goes
    "desk.notes.beside": (
        "The old sheet {sheet} is gone. What you wrote beside its table, in {cells}, comes back "
        "only with `nigiri undo`; keep notes on a sheet of your own."
    ),
    "desk.notes.below": (
        "The old sheet {sheet} is gone. What you wrote below its table, in {cells}, comes back "
        "only with `nigiri undo`; keep notes on a sheet of your own."
    ),
    "desk.notes.above": (
        "A column of {sheet} is gone, and with it what you wrote above it: {words}. It comes back "
        "only with `nigiri undo`."
    ),
    "desk.notes.along": (
        "What you wrote below the table of {sheet} stands below the new table, without its "
        "colours; a formula there is a value now."
    ),
    # What was edited by hand, and what a command would change
    "desk.edited": "{what} edited by hand: {sheets}",
    "desk.edited.cell": "{many:# cell|# cells}",
    "desk.edited.row": "{many:# row|# rows}",
    "desk.edited.sheet": "{many:# sheet|# sheets}",
    "desk.edited.column": "{many:# column|# columns}",
    "desk.column.sheet": "Sheet",
    "desk.column.cell": "Cell",
    "desk.column.before": "Before",
    "desk.column.after": "After",
    "desk.preview": "{changes:# change|# changes} on {sheets:# sheet|# sheets}",
    "desk.preview.removed": "removed",
    "desk.preview.new-sheet": "new sheet",
    "desk.preview.rows-added": "rows added",
    "desk.preview.rows-removed": "rows removed",
    "desk.preview.columns-added": "columns added",
    "desk.preview.columns-removed": "columns removed",
    # Lists of sentences
    "desk.item": "- {what}",
    # Two rounds at once, and workbooks that cannot be read
    "family.clash": (
        "▲ {names} {many:plays|play} round {here} here ({here_when}) and round {there} of {sheet} "
        "({there_when}): write the round under Out in rounds in one of the two."
    ),
    "family.names.more": "{names}; and {more} more",
    "family.trouble": "▲ {why} So nigiri does not know who plays there at the same time.",
    # Players of another workbook
    "family.from": "Say where the players come from: `nigiri players --from MAIN.xlsx`",
    "family.added": (
        "{players:# player|# players} added from {name}, {cells:# cell|# cells} changed."
    ),
    "family.stay": (
        "{cells:# cell differs|# cells differ} in {name} and {cells:stays as it is|stay as they "
        "are} here."
    ),
    "family.strong": "{players:# player|# players} left out, too strong for this event.",
    "family.alone": "{players:# player|# players} only in this workbook.",
    "family.next": "Write yes under Here for everybody who plays here, then: `nigiri draw`",
    "family.differ": "Different in {name}: {cells}.",
    "family.differ.taken": "{differ} It is copied here.",
    "family.differ.cell": "{name}: {column} {here} → {there}",
    "family.there.differ": "▲ {differ} To copy it here: `nigiri players`",
    "family.there.new": (
        "▲ {players:# player|# players} in {name} but not here. To add them: `nigiri players`"
    ),
    "family.there.both": (
        "▲ {differ} {players:# player|# players} in {name} but not here. To copy all this here: "
        "`nigiri players`"
    ),
    # Games of another workbook
    "family.no-games": "{name} has no games yet.",
    "family.nothing-new": "Nothing new in {name}.",
    "family.games.begun": (
        "Round {round} has begun with {games:# game|# games} from {name}. For the others: `nigiri "
        "draw --rest`"
    ),
    "family.games.results": "{results:# result|# results} of round {round} brought from {name}.",
    "family.games.too-many": "Round {round} of {name} is one more than this event has.",
    "family.games.waits": "Round {round} of {name} waits until round {before} is over.",
    "family.games.not-both": "{names}, round {round}: not both are in this list.",
    "family.games.not-playing": "{names}, round {round}: not both play in it here.",
    "family.games.none": "{names}: no game of round {round} here.",
    "family.games.other": "{names}, round {round}: another result here; it stays.",
    "side.new": "New sheet: {sheet}",
    "side.nobody": "Nobody has number {number}; the numbers are on Players.",
    # The chart
    "side.chart.ready": (
        "The sheet {sheet} is ready: write into each player's row the numbers of those beaten. "
        "Rows can be added and emptied. An empty chart for the wall: `nigiri print chart --blank`"
    ),
    "side.chart.beat": "{winner} beat {loser}.",
    "side.chart.jigo": "{winner} and {loser}: jigo.",
    "side.chart.self": "A game needs two players; {number} is named twice.",
    "side.chart.often": (
        "{one} and {other} have met {met:# time|# times}; the settings allow {most:# game|# games} "
        "per pair in the side event."
    ),
    "side.chart.full": (
        "{number} has won {count} games already: there is no room for more on the chart."
    ),
    # The ladder
    "side.ladder.ready": (
        "The sheet {sheet} is ready; change the order under Begins with as you like."
    ),
    "side.ladder.challenges": (
        "{one} challenges {other}. If {one} wins: `nigiri ladder {challenger} {challenged} --won`; "
        "if not, with --lost"
    ),
    "side.ladder.won": "{one} beat {other} and takes that place.",
    "side.ladder.lost": "{other} beat {one}: nothing moves.",
    "side.ladder.self": "A challenge needs two players; {one} is named twice. {may}",
    "side.ladder.below": "{one} is at place {place}, above {other}. {may}",
    "side.ladder.far": (
        "{other} is {apart:# place|# places} above {one}, and {reach:# is|# are} allowed. {may}"
    ),
    "side.ladder.may": "{one} may challenge {others}.",
    "side.ladder.top": "{one} is at the top.",
    # Headings
    "side.column.place": "Place",
    "side.column.number": "No.",
    "side.column.name": "Name",
    "side.column.games": "Games",
    "side.column.points": "Points",
    "side.column.beat": "Beat",
    "side.column.rung": "Rung",
    "side.column.may": "May challenge",
    # Files for federations and other programs
    "output.file": "{format}: {players:# player|# players}, {rounds:# round|# rounds}.",
    "output.hidden": (
        "{many:1 name is|# names are} in it although hidden elsewhere (Hide name in Players)."
    ),
    "output.not-sent": "What it cannot hold, or holds differently:",
    "output.ready": "{path} is ready. {what}",
    "output.older": "The older one is kept as {name}.",
    "output.points.ask": "{count:# point is|# points are} still open. Write the file anyway?",
    "output.send.unknown": "Who should get the results? Name one of {choices}.",
    "output.send.subject": "Results: {name}",
    "output.send.body": (
        "Hello,\n\nhere are the results of {name} ({when}): {players:# player|# players}, "
        "{rounds:# round|# rounds}.\nAttached: {files}\n\n{director}"
    ),
    "output.send.to": "To: {addresses}",
    "output.send.page": (
        "The {name} takes results on its website, from people with an account there: {page}"
    ),
    "output.send.checked": "Somebody sent results there on {day}.",
    "output.send.not-checked": (
        "This address has not been checked: compare it with the federation's website."
    ),
    "output.send.text": "The mail:\n\n{subject}\n\n{body}\n",
    "output.send.mail.open": (
        "Your mail program should have this mail open. Attach {files} from the folder {folder}, "
        "then send it yourself: nothing was sent."
    ),
    "output.send.mail.closed": (
        "Copy the mail into your mail program, attach {files} from the folder {folder}, and send "
        "it yourself: nothing was sent."
    ),
    "output.send.page.open": (
        "Your browser should have that page open. Upload {files} from the folder {folder} there: "
        "nothing was sent."
    ),
    "output.send.page.closed": (
        "Open that page, and upload {files} from the folder {folder} there: nothing was sent."
    ),
    "output.points.more": "... and {more} more: `nigiri preflight {federation}` lists them all.",
    "output.remark.accepted": "Accepted: {what} {reason}",
    # Preflight
    "output.preflight.unknown": "There is no federation {asked} here; choose {choices}.",
    "output.preflight.none": (
        "The {name} would refuse nothing. To write the file: `nigiri export {federation}`"
    ),
    "output.preflight.points": (
        "{points:# thing|# things} to look at, of which the {name} would refuse {refused}. "
        "{sheet} has a link to each cell; every command keeps it up to date."
    ),
    "output.preflight.points.none": (
        "{points:# thing|# things} to look at, of which the {name} would refuse none. {sheet} has "
        "a link to each cell; every command keeps it up to date."
    ),
    "output.preflight.country.ask": (
        "{players:# player has|# players have} no country. Which one, for all of them? Two letters "
        "or the name; - leaves them as they are"
    ),
    "output.preflight.country.unknown": (
        "{asked} is not known as a country: type two letters or the name."
    ),
    "output.preflight.country.set": (
        "{players:# player|# players} without a country now {players:has|have} {country}."
    ),
    "output.preflight.asks": (
        "As long as something is open, `nigiri export {federation}` asks first."
    ),
    # Proof
    "output.proof.undrawn": "No round is drawn yet, so there is nothing to add up: `nigiri draw`",
    "output.proof.new": (
        "The sheet {sheet} adds up every sum by formulas. Change a result by hand, and ✗ shows "
        "which sums change."
    ),
    "output.proof.kept": (
        "Every command keeps {sheet} up to date; delete the sheet when you do not need it."
    ),
    # Paper
    "output.paper.unknown": "There is no report {asked}; choose one of {choices}.",
    "output.paper.draft": (
        "No round is drawn yet, there is only a draft: `nigiri print {name} --draft`"
    ),
}
