"""What commands have in common: rounds, tables, sheets added, notes, edits by hand."""

WORDS = {
    # Small parts of sentences
    "desk.tables": "{many:table|tables} {tables}",
    "desk.tables.of-round": "round {round}, {many:table|tables} {tables}",
    "desk.rounds": "{many:round|rounds} {rounds}",
    "desk.names.more": "{names}; and {more:# other|# others}",
    # Who is there
    "desk.nobody-here": "Nobody is here yet: write {yes} into the column {column} of {sheet}.",
    # Sheets that a command adds by itself
    "desk.sheet.anew": "The sheet {sheet} was missing; it was made anew.",
    "desk.sheet.tree": "The sheet {sheet} is new: who is where in the knockout.",
    "desk.sheet.crosstable": "The sheet {sheet} is new: who won against whom.",
    "desk.sheet.handicaps": (
        "The sheet {sheet} is new: stones and komi on small boards, as {author} published them. "
        "Change there what your event plays otherwise."
    ),
    "desk.sheet.teams": "The sheet {sheet} is new: who leads among the teams.",
    "desk.no-headings": (
        "No sheet has the headings of {sheet}. Put its headings right, or rename that sheet: the "
        "next command then makes it anew."
    ),
    # An older workbook
    "desk.layout": "Brought from layout {was} to layout {now}.",
    # Notes around a table that goes
    "desk.notes.beside": (
        "The old sheet {sheet} is gone, and what you wrote beside its table, in {cells}, is only "
        "in the state before now (`nigiri undo`); notes last on a sheet of your own."
    ),
    "desk.notes.below": (
        "The old sheet {sheet} is gone, and what you wrote below its table, in {cells}, is only in "
        "the state before now (`nigiri undo`); notes last on a sheet of your own."
    ),
    "desk.notes.above": (
        "With a column of {sheet} goes what you wrote above it: {words}. It is in the state before "
        "now (`nigiri undo`)."
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
}
