"""What the command line says itself: questions, what comes next, what stands where."""

WORDS = {
    # Written or not
    "command.nothing": "Nothing was written.",
    "command.new.choice": "{at}  {choice}",
    "command.new.other": (
        "Type a name from docs/systems.md or docs/rules.md; Enter for the usual one."
    ),
    "command.new.keep": (
        "To begin the next event the same way, without these questions: `nigiri club --from FILE`"
    ),
    "command.club.how": "To take it from an event: `nigiri club --from EVENT`",
    "command.club.copy": (
        "{path} is ready to be mailed. Whoever gets it types: `nigiri club --take {name}`"
    ),
    "command.club.gone": (
        "What was kept for the club is removed; new events begin with their rule set."
    ),
    "command.beside.list": "LIST.csv",
    "command.nothing.dry-run": "Nothing was written (--dry-run).",
    "command.here": "{event}: {rounds}",
    "command.here.name": "{name} ({file})",
    "command.here.rounds": "round {round} of {rounds} is drawn, {players:# player|# players}.",
    "command.here.before": (
        "{players:# player|# players}, {rounds:# round|# rounds}, none drawn yet."
    ),
    "command.here.import": "Next: `nigiri import`",
    "command.here.draw": "Next: `nigiri draw`",
    "command.here.print": "Next: `nigiri print pairings`",
    "command.here.result": "Next: `nigiri result`",
    "command.here.missing": "Next: `nigiri missing`",
    "command.here.verify": "Next: `nigiri verify`",
    "command.here.standings": "Next: `nigiri standings`",
    "command.here.check": "Next: `nigiri check`",
    "command.here.help": "All commands: `nigiri --help`",
    "command.here.several": "The events in this folder:",
    "command.here.line": "{event} ► {step}",
    "command.here.more": "More about one of them: `nigiri check FILE`",
    "command.here.none": (
        "There is no event in this folder. To begin one: `nigiri new open.xlsx`. To see one "
        "played: `nigiri demo`. All commands: `nigiri --help`"
    ),
    "command.next": "► {next}",
    "command.stale": (
        "{many:# formula of your own shows|# formulas of your own show} an old value until it is "
        "calculated again: {named}. Excel does it when it opens the file; for LibreOffice and "
        "phones: `nigiri recalculate`"
    ),
    "command.stale.more": (
        "{many:# formula of your own shows|# formulas of your own show} an old value until it is "
        "calculated again: {named} and {rest} more. Excel does it when it opens the file; for "
        "LibreOffice and phones: `nigiri recalculate`"
    ),
    "command.renewed": "New values: {cells}.",
    "command.renewed.none": "All formulas of your own show what they should; nothing was written.",
    # Questions
    "command.ask": "{question} [y/N]",
    "command.ask.yes": "y yes",
    "command.ask.no": "n no",
    "command.ask.unclear": "Type y for yes, or n for no.",
    "command.ask.number": "Type a whole number from {low} to {high}.",
    "command.ask.name": "Type one of these, or nothing: {names}.",
    "command.ask.agreed": "{question} (--yes)",
    "command.ask.go-on": "Go on?",
    "command.ask.choice": "{what} [{choices}]",
    "command.ask.one-of": "Type the first letters of one of these: {choices}.",
    "command.ask.machine": "With --json nobody is asked: add --yes.",
    "command.ask.nobody": (
        "Nobody answers here, so nothing was written. To agree beforehand: add --yes."
    ),
    "command.add.hit": "{at:>2}  {member}",
    "command.add.which": "Which one",
    "command.add.nobody": "{why} Type: `nigiri add FILE {who} --rank 3d`",
    "command.ask.rules": "Write them into the settings?",
    # While it takes its time
    "command.works": "nigiri {command} ...",
    "command.works.ods": "nigiri {command} ... LibreOffice needs a few seconds for .ods",
    "command.works.office": "nigiri {command} ... LibreOffice needs a few seconds",
    "command.works.loading": "Loading",
    "command.works.printing": "Printing",
    "command.works.pdf": "Making the PDF ...",
    "command.works.pdfs": "Making PDFs",
    "command.works.tournaments": "Tournaments",
    # Wrong use
    "command.use.help": "What there is: {command}",
    "command.use.missing": "{name} is missing.",
    "command.use.more": "That is more than the command takes: {words}",
    "command.use.option": "There is no option {name}.",
    "command.use.option.near": "There is no option {name}. Did you mean: {near}?",
    "command.use.command": "There is no command {name}.",
    "command.use.command.near": "There is no command {name}. Did you mean: {near}?",
    "command.use.option-value": "{name} needs something after it.",
    "command.use.no-value": "{name} stands alone, without a value.",
    "command.use.value": "{name}: {what}",
    "command.use.choice": "choose one of {choices}.",
    "command.use.whole.range": "a whole number from {low} to {high} goes here.",
    "command.use.whole.from": "a whole number from {low} up goes here.",
    "command.use.number.range": "a number from {low} to {high} goes here.",
    "command.use.number.from": "a number from {low} up goes here.",
    "command.use.day": "a day goes here, written as 2005-05-21.",
    "command.use.id": "the id of an event goes here, copied from “Event id”.",
    "command.use.file": "a file goes here, not a folder.",
    "command.use.unreadable": "this file may not be read.",
    "command.use.time": "{asked} is no time; write it as 2005-05-21T10:00.",
    "command.use.setting": "{asked} is no setting; write it as pattern=adjacent.",
    "command.use.pair": "{asked} is no pair; write the two numbers as 3-7.",
    # The file
    "command.open": "{file} is open in {by}: what is not saved there does not count.",
    "command.name": "The name of a workbook ends in .xlsx or .ods: write {stem}.xlsx",
    "command.unwritten": "{file} cannot be written: {reason}.",
    "command.unheard": (
        "The answer cannot be shown here: {reason}. The workbook is undamaged; `nigiri history` "
        "tells whether the command changed it."
    ),
    "command.interrupted": "Interrupted; nothing was written halfway.",
    "command.fault": (
        "This is a fault of nigiri, please report it ({kind}). Run the command again as: "
        "`nigiri --debug ...`, to see what to send."
    ),
    "command.fault.above": "This is a fault of nigiri; please report it with the lines above.",
    # Going back
    "command.history": "States of {file}",
    "command.history.none": "No earlier state of {file} is kept beside it.",
    "command.history.edited": "{file} was edited since state {number}.",
    "command.history.state": "State",
    "command.history.when": "When",
    "command.history.who": "Who",
    "command.history.command": "Command",
    "command.history.what": "What",
    "command.history.found": "(as it was found)",
    "command.back": "Back to state {number}",
    "command.back.ask": "Go back to state {number}?",
    "command.back.log": "Back to state {number}.",
    "command.back.done": "{file} is again as in state {number}.",
    "command.back.copy": "{copy} is {file} as in state {number}.",
    "command.back.return": "To have it as it was just now: `nigiri restore {number}`",
    "command.back.edited": "Edited by hand since the last command; this will be lost, too:",
    "command.back.unknown": "{file} was edited since, and it is not known where.",
    "command.back.saved": (
        "Another program has saved {file} since; formatting and comments made there will be lost, "
        "too."
    ),
    "command.back.taken": "Undone: {command} of {when}.",
    "command.back.taken.by": "Undone: {command} of {when} by {who}.",
    "command.back.taken.told": "Undone: {command} of {when}: {told}",
    "command.back.taken.by.told": "Undone: {command} of {when} by {who}: {told}",
    "command.back.aside": (
        "The earlier states beside {file} are of another event, “{event}”. They are put aside with "
        "the next change, and cannot be gone back to from here."
    ),
    "command.back.put-aside": (
        "The earlier states beside {file} were of another event, “{event}”: they are now in the "
        "folder “{folder}”."
    ),
    "command.back.no-copies": (
        "There is no earlier state of {file}: its copies are in a folder beside it, and that "
        "folder is not here. Nothing was changed; the file alone holds the whole event."
    ),
    "command.back.none": (
        "There is nothing to undo: no state of {file} before the last command is kept. See: "
        "`nigiri history`"
    ),
    "command.back.no-state": "No state {number} of {file} is kept. See: `nigiri history`",
    # Problems
    "command.check.edited": "Edited by hand since the last command",
    "command.check.typed": (
        "Edited by hand since the last command: {what}. To see every cell: `nigiri check --edits`"
    ),
    "command.check.typed.part": "{sheet}, “{column}”: {many}",
    "command.check.typed.other": "{sheet}: {many}",
    "command.check.since": (
        "Changed since rounds were drawn with it; the next draw will ask about it:"
    ),
    "command.check.since.one": "  {change}",
    # Looks that another program did not save
    "command.looks": "Another program saved this file without {things}.",
    "command.looks.drop-downs": "drop-down lists",
    "command.looks.colours": "colours",
    "command.looks.protection": "protection",
    "command.looks.styles": "fonts and column widths",
    "command.looks.ask": "Bring them back? What people typed stays as it is.",
    "command.looks.how": "To bring them back: `nigiri looks`",
    "command.looks.back": "Brought back: {things}.",
    "command.looks.none": "Nothing is missing: lists, colours and protection are there.",
    # Results, questions, other events
    "command.verify.how": (
        "Type the winner's number, or W, B, jigo, 0-0; Enter skips a table, “{end}” stops."
    ),
    "command.verify.table": "Table {table}  {people}",
    "command.chart.two": "A game needs two numbers: `nigiri chart FILE WINNER LOSER`",
    "command.ladder.two": (
        "A challenge needs two numbers: `nigiri ladder FILE CHALLENGER CHALLENGED`"
    ),
    "command.what-if.copy": (
        "-o names the copy with the draw that --keep keeps; give both, or neither."
    ),
    "command.family.folder": "{other} must be in the same folder as {file}.",
    # Lists of members
    "command.ratings.no-list": "There is no list {name}.",
    "command.ratings.gone": "The list {name} is removed.",
    "command.ratings.no-name": (
        "{name} cannot be the name of a list: use small letters and digits, such as club-2026."
    ),
    "command.ratings.enter": "Then press Enter here",
    "command.ratings.take": "Then take it: `nigiri ratings renew {list} --take`",
    # Sheets on paper, pages, pictures
    "command.print.either": "Choose --text or --pdf, not both.",
    "command.print.ending": "{name} would be a PDF: let its name end in .pdf.",
    "command.print.folder": "{name} would be a folder of sheets: give it a name without .pdf.",
    "command.print.ready.html": "{path} is ready. Open it in a browser and print it, {sizes}.",
    "command.print.sizes.both": "on A4 or Letter",
    "command.print.sizes.poster": "on A2 or 17 x 22 inches, as in a copy shop",
    "command.print.ready.pdf": "{path} is ready. Open it and print it in its real size.",
    "command.print.ready.txt": "{path} is ready.",
    "command.print.hidden": (
        "{many:1 name is|# names are} hidden, as Hide name in Players asks; "
        "with --names everybody is named."
    ),
    "command.print.all": "{count} sheets are in {folder}: {files}.",
    "command.print.instead": "{trouble} The sheet is in {path}: print it from any browser.",
    "command.print.instead.all": (
        "{trouble} The sheets are in {folder}: print them from any browser."
    ),
    "command.templates": (
        "{count} templates and {words} are in {folder}. Keep those you change in a folder "
        "templates beside your workbook."
    ),
    "command.publish": "{count} pages are in {folder}, {changed} of them new. Open {first}",
    "command.publish.hidden": (
        "{many:1 name is|# names are} hidden, as Hide name in Players asks."
    ),
    "command.publish.either": "Choose --watch or --json, not both.",
    "command.publish.twice": "Name the folder once: OUT or -o OUT.",
    "command.publish.watching": "Watching {file}: save it, and the pages follow. Ctrl+C ends it.",
    "command.publish.ended": "The pages stay as they were last published.",
    "command.publish.kept": "The pages stay as they were. {trouble}",
    "command.simulate.takes": "{count:# tournament takes|# tournaments take} about {time} here.",
    "command.time.seconds": "{count:# second|# seconds}",
    "command.time.minutes": "{count:# minute|# minutes}",
    "command.time.hours": "{count:# hour|# hours}",
    "command.simulate.there": "{address} plays in {count:# process|# processes}.",
    "command.simulate.either": "Choose --scheduler or --jobs, not both.",
    "command.simulate.picture": "{path} is ready.",
    "command.simulate.name": "The name of a picture ends in .svg or .png: write {stem}.svg",
    # Add-ins
    "command.serve.port": (
        "Port {port} cannot be used: {reason}. Without --port, a free one is chosen."
    ),
    "command.serve.address": "Address for the add-in: {address}",
    "command.serve.stops": (
        "Keep this window open. It stops after {idle} minutes without a request, or with Ctrl-C."
    ),
    "command.libreoffice.installed": (
        "The LibreOffice in {folder} has the menu Go tournament now, for you alone. Restart it to "
        "see the menu."
    ),
    "command.libreoffice.installed.all": (
        "The LibreOffice in {folder} has the menu Go tournament now, for everybody who uses this "
        "computer. Restart it to see the menu."
    ),
    "command.libreoffice.gone": "The menu is gone from LibreOffice.",
    "command.libreoffice.well": (
        "All is well: LibreOffice has the menu, of the same version as nigiri."
    ),
    "command.libreoffice.built": "The extension is in {file}.",
    "command.excel.installed": (
        "Excel has the tab Go tournament now. Close Excel and open it again to see the tab. "
        "Nobody has tried this in Excel yet: use a copy of your workbook."
    ),
    "command.excel.gone": "The tab is gone from Excel.",
    "command.excel.well": "All is well: Excel has the tab, of the same version as nigiri.",
    "command.excel.built": "The add-in is in {file}. It starts {starts}.",
    # The demo
    "command.demo.begin": "A sample tournament in {folder}. These commands made it:\n",
    "command.demo.folder": "{folder} cannot be made: {reason}. Choose another folder.",
    "command.demo.told": "    {told}",
    "command.demo.end": (
        "\nOpen this workbook in Excel or LibreOffice:\n"
        "    {file}\n"
        "Look at Round {round}: {open} still play. Then at Grid and at Standings.\n"
        "Open this sheet in a browser, and print it:\n"
        "    {paper}\n"
        "\n"
        "Try next, with the workbook closed:\n"
        "    {check}\n"
        "    {result}\n"
        "    {standings}\n"
        "And your own tournament:\n"
        "    {begin}\n"
        "    {bring}\n"
        "    {draw}"
    ),
}
