"""What happens to files: missing, open elsewhere, damaged, protected; what writing would lose."""

WORDS = {
    # The file as a whole
    "file.missing": "{file} does not exist.",
    "file.no-path": "{file} does not exist: a part of its path is not a folder.",
    "file.is-folder": "{file} is a folder, not a workbook.",
    "file.exists": "{file} exists already; choose another name, or move it away.",
    "file.no-folder": "The folder {folder} does not exist; make it first.",
    "file.name-long": (
        "The name of {file} is too long, by itself or with what nigiri adds to it for the copies "
        "beside it. Give it a shorter one."
    ),
    "file.no-file": "{file} is no file, but a pipe or a device; name a file.",
    "file.no-states": (
        "{folder} is no folder, but nigiri keeps the states of the workbook in one of that name. "
        "Move it away, and run the command again."
    ),
    "file.lock-folder": (
        "In {folder}, lock is a folder, but nigiri keeps a file of that name there while it "
        "writes. Move it away, and run the command again."
    ),
    "file.linked": (
        "{file} has {many:a second name|# more names} on this drive (hard link): what is written "
        "now stands under this name alone, and the {many:other keeps|others keep} the old content."
    ),
    "file.denied": (
        "{file} cannot be read or written: access to it or to its folder is denied. Is it open "
        "elsewhere, or not yours?"
    ),
    "file.read-only": "{file} cannot be written: the disk is read-only.",
    "file.full": (
        "{file} cannot be written: the disk is full. The old file is untouched; make room first."
    ),
    "file.held": (
        "{file} cannot be written: another program holds it, and the old file is untouched. Close "
        "it there, and run the command again."
    ),
    "file.not-replaced": (
        "{file} cannot be written: this drive does not let a new file take the place of the old "
        "one, which is untouched. Copy the workbook to a folder of this computer and go on with "
        "the copy."
    ),
    "file.drive": (
        "{file} cannot be read or written: the drive gives errors. Nothing was written. Is it "
        "connected? Copy the workbook to another drive and go on there."
    ),
    "file.error": "{file} cannot be used: {error}.",
    "file.unfit": "{file} cannot be used. {trouble}",
    "file.damaged": "{file} is damaged: {error}. To see what you can go back to: `nigiri history`",
    "file.damaged.unread": "it cannot be read",
    "file.damaged.part": "a part is not as long as the archive says, or its checksum is wrong",
    "file.damaged.overlap": "its parts overlap",
    "file.damaged.time": "a time is written as {typed}",
    "file.packed": "{file} is packed in a way that nigiri cannot read: {error}.",
    "file.password": "{file} is protected by a password; open it and save it without.",
    "file.memory": "{file} is too large for the memory of this computer.",
    # What kind of file it is
    "file.kind.xls": (
        "{file} is an old .xls or protected by a password; save it as .xlsx without password."
    ),
    "file.kind.old": "{file} is an old .xls workbook; open it and save it as .xlsx.",
    "file.kind.fods": (
        "{file} is an OpenDocument file without compression (.fods); open it in LibreOffice and "
        "save it as .ods or .xlsx."
    ),
    "file.kind.ods": (
        "{file} is an OpenDocument file; give it a name that ends in .ods, or save it as .xlsx."
    ),
    "file.kind.no-xlsx": "{file} is not an .xlsx workbook.",
    "file.kind.no-ods": "{file} is not an OpenDocument spreadsheet (.ods).",
    "file.kind.no-list": "{file} is not a list: save it as .csv, .xlsx or .ods.",
    "file.kind.bad-list": "{file} is not a list: {error}.",
    # Open elsewhere, being written
    "file.open": (
        "{file} is open in {by}. Close it there and run the command again; if nobody has it open, "
        "delete the file {lock}."
    ),
    "file.open.by": "{program} by {name}",
    "file.locked": (
        "{file} is being written by another command, and nothing was written here. Wait until that "
        "is done, and run the command again; if it hangs, end that program."
    ),
    "file.locked.by": (
        "{file} is being written by {who} since {since}, and nothing was written here. Wait until "
        "that is done, and run the command again; if it hangs, end process {process}."
    ),
    "file.locked.command": (
        "{file} is being written by {who} with the command {command} since {since}, and nothing "
        "was written here. Wait until that is done, and run the command again; if it hangs, end "
        "process {process}."
    ),
    "file.locked.somebody": "somebody",
    "file.locked.computer": "{who} on {computer}",
    # States, rights, pages
    "file.state-changed": (
        "State {number} was changed after it was kept: {copy} in the folder {folder}. Open that "
        "copy yourself, or take another state."
    ),
    "file.rights.owner": (
        "{file} belonged to {owner}; it now belongs to {user}, who wrote it. Only the "
        "administrator of this computer can give it back: sudo chown {owner} {file}"
    ),
    "file.rights.group": (
        "{file} was shared with the group {group}, and no longer is: you do not belong to it. To "
        "share it again: sudo chgrp {group} {file}, then sudo chmod {mode} {file}"
    ),
    "file.rights.list": (
        "The access list of {file} (ACL) could not be kept: whoever had access by it has none now. "
        "Give it to them again."
    ),
    "file.pages.foreign": (
        "{path} was not written by nigiri, so it is not overwritten; choose another folder, or "
        "move it away."
    ),
    "file.pages.no-folder": "{path} is a file; name a folder for the pages.",
    # What is in it and cannot be used
    "file.unfit.large": "It has more than {size} MB.",
    "file.unfit.large-event": "It has more than {size} MB, too much for an event.",
    "file.unfit.unpacked": "It would unpack to {size} MB, more than a tournament can need.",
    "file.unfit.part-unpacked": (
        "Its part {part} would unpack to {size} MB, which no tournament needs."
    ),
    "file.unfit.parts": "It has {count} parts, more than a workbook can need.",
    "file.unfit.crowded": "Its part {part} has {count} elements, which no tournament needs.",
    "file.unfit.part-missing": "Its part {part} is missing.",
    "file.unfit.entities": "It declares XML entities, which no spreadsheet program writes.",
    "file.unfit.kind": "It is not an Excel workbook of the usual kind (.xlsx); save it as such.",
    "file.unfit.strict": "It is saved as Strict Open XML; save it as “Excel Workbook (.xlsx)”.",
    "file.unfit.xlsb": "It is a binary workbook (.xlsb); save it as “Excel Workbook (.xlsx)”.",
    "file.unfit.numbers": "It is a spreadsheet of Apple Numbers; export it there as Excel (.xlsx).",
    "file.unfit.utf-16": (
        "It is written in UTF-16, which nigiri does not read; open it in a spreadsheet program and "
        "save it as .xlsx."
    ),
    "file.unfit.far": (
        "The sheet {sheet} reaches down to row {row} and over {width} columns; delete what lies "
        "far outside the tables."
    ),
    "file.unfit.long-text": "One of its cells holds a text of {size} characters; delete it.",
    "file.unfit.address": "One of its cells has the address {address}.",
    "file.unfit.no-cells": (
        "One of the sheets to be written holds no cells (a chart or a macro sheet)."
    ),
    "file.unfit.no-cell": "There is no cell in row {row}, column {column}.",
    "file.unfit.no-rows": "The sheet {sheet} has no room for more rows.",
    "file.unfit.no-columns": "One of the sheets has no room for more columns.",
    "file.unfit.no-sheet": "A workbook needs at least one sheet to show.",
    "file.unfit.last-sheet": "The sheet {sheet} is the only one that is shown, so it stays.",
    "file.unfit.table-rows": "Removing these rows would remove the table {table}; move it first.",
    "file.unfit.table-columns": (
        "Removing these columns would remove the table {table}; move it first."
    ),
    "file.unfit.table-torn": (
        "Columns would open or close inside the table {table}; turn it into plain cells (Convert "
        "to range), or move it first."
    ),
    "file.unfit.array": (
        "The cells {cells} hold one array formula, of which no part can be changed; delete the "
        "formula or move it elsewhere."
    ),
    "file.unfit.number": "The number or date for cell {cell} is not one that a spreadsheet knows.",
    "file.unfit.cell-text": (
        "The text for cell {cell} has {size} characters; a cell holds {most}."
    ),
    # What goes with a sheet or its cells
    "file.goes": (
        "The old sheet {sheet} is removed, and with it what was put on it: {things}. After that, "
        "only `nigiri undo` brings it back; keep such things on a sheet of your own."
    ),
    "file.goes.open": (
        "The old sheet {sheet} is removed, and with it what was put on it: {things}. Undo does "
        "not bring that back. To keep it, say No and move it to a sheet of your own first."
    ),
    "file.closes": (
        "On {sheet}, columns or rows are removed that hold {things}. After that, only `nigiri "
        "undo` brings them back; keep such things elsewhere."
    ),
    "file.looked-at": (
        "What you wrote below the table of {sheet} moves below the new table, and these formulas "
        "still point to the old place: {formulas}. Write the new place into them afterwards."
    ),
    "file.things.comments": "{many:a comment|# comments}",
    "file.things.drawings": "{many:a picture or chart|# pictures or charts}",
    "file.things.tables": "{many:a table|# tables}",
    "file.open-things.notes": "{many:# comment|# comments}",
    "file.open-things.pictures": "{many:# picture|# pictures}",
    "file.open-things.charts": "{many:# chart|# charts}",
    "file.open-things.tables": "{many:# table|# tables}",
    # What writing would lose
    "file.lost": "Writing it would lose {what}; nothing was written. Please report this.",
    "file.lost.of-sheet": "{what} of the sheet {sheet}",
    "file.lost.settings": "settings, pictures or rules",
    "file.lost.rules": "rules or links",
    "file.lost.row": "row {row}",
    "file.lost.look": "the look of row {row}",
    "file.lost.cell": "the cell {cell}",
    "file.lost.page-ends": "page ends",
    "file.lost.widths": "widths",
    "file.lost.sheet": "the sheet {sheet}",
    "file.lost.order": "the order of the tabs",
    "file.lost.name": "the name {name}",
    "file.lost.book": "settings of the workbook",
    "file.lost.records": "what {part} holds",
    "file.lost.way": "the way to {part}",
    "file.lost.part": "{word} ({part})",
    "file.lost.kind": "a part (a kind of part)",
    "file.lost.word.picture": "a picture",
    "file.lost.word.macros": "macros",
    "file.lost.word.comments": "comments",
    "file.lost.word.chart": "a chart",
    "file.lost.word.pivot": "a pivot table",
    "file.lost.word.slicer": "a slicer",
    "file.lost.word.table": "a table",
    "file.lost.word.drawing": "shapes or pictures",
    "file.lost.word.properties": "properties",
    "file.lost.word.part": "a part",
    # .ods and LibreOffice
    "file.ods.cell": (
        "LibreOffice would not keep what stands in {sheet}!{cell}: {one} would become {other}. "
        "Nothing was written. Change that cell, or save the workbook as .xlsx and go on with that."
    ),
    "file.ods.things": (
        "Writing it would lose what only .ods files hold: {things}. Nothing was written. Take that "
        "out, or save the workbook as .xlsx and go on with that."
    ),
    "file.ods.names": (
        "LibreOffice would change the names of sheets; nothing was written. Rename them first."
    ),
    "file.ods.on": "{things} on {sheet}",
    "file.ods.picture": "{many:a picture|# pictures}",
    "file.ods.chart": "{many:a chart or object|# charts or objects}",
    "file.ods.shape": "{many:a shape|# shapes}",
    "file.ods.button": "{many:a button or box|# buttons or boxes}",
    "file.ods.comment": "{many:a comment|# comments}",
    "file.ods.link": "{many:a link|# links}",
    "file.ods.sparkline": "{many:a sparkline|# sparklines}",
    "file.ods.condition": "{many:a conditional format|# conditional formats}",
    "file.ods.scale": "{many:a colour scale|# colour scales}",
    "file.ods.bar": "{many:a data bar|# data bars}",
    "file.ods.icons": "{many:an icon set|# icon sets}",
    "file.ods.arrow": "{many:a Detective arrow|# Detective arrows}",
    "file.ods.name": "{many:a name|# names}",
    "file.ods.formula": "{many:a named formula|# named formulas}",
    "file.ods.pivot": "{many:a pivot table|# pivot tables}",
    "file.ods.scenario": "{many:a scenario|# scenarios}",
    "file.ods.consolidation": "{many:a consolidation|# consolidations}",
    "file.ods.recorded": "{many:recorded changes|recorded changes}",
    "file.ods.macros": "macros",
    "file.ods.signature": "a signature",
    "file.office.missing": (
        "For this, nigiri needs LibreOffice on the same computer, and does not find it. Install "
        "LibreOffice, or save the workbook as .xlsx and go on with that."
    ),
    "file.office.slow": (
        "LibreOffice did not finish within {seconds} seconds, and was stopped. Try once more."
    ),
    "file.office.failed": (
        "LibreOffice did not write it as .{kind}; open it there and save it, then try once more."
    ),
    "file.office.started": "LibreOffice cannot be started: {reason}.",
    # Excel
    "file.excel.refused": (
        "Excel refused, and nothing was changed. Finish typing in the cell (Enter or Esc), close "
        "open dialogs, and press the button again. Excel said: {said}"
    ),
    "file.excel.password": (
        "The sheet {sheet} is protected by a password; nothing was changed. Take the protection "
        "off (Review, Unprotect Sheet) and press the button again."
    ),
    "file.excel.fixed": (
        "The workbook is protected so that no sheet can be added or removed; nothing was changed. "
        "Take the protection off (Review, Protect Workbook) and press the button again."
    ),
    "file.excel.none": "No workbook is open in Excel. Open one, then press the button again.",
    "file.excel.works": "nigiri is working",
    # Cells that another program sent
    "file.sent.large": "The sheet {sheet} is too large; delete what lies far outside the tables.",
    "file.sent.twice": "Two sheets of the request are called {sheet}.",
    "file.sent.no-list": "The sheets of the request are not a list of names and rows.",
    "file.sent.cell": "The cell {cell} of the sheet {sheet} cannot be read.",
    # Printing
    "file.pdf.missing": (
        "A PDF needs WeasyPrint (pip install 'nigiri[pdf]') or a browser such as Chrome, Chromium "
        "or Edge, and there is none."
    ),
    "file.pdf.failed": "{browser} made no PDF. Open the HTML in it and print from there.",
    "file.font": (
        "No font on this computer has the sign {sign}, which is then printed as a box. Install "
        "one, such as Noto Sans CJK (Debian and Ubuntu: sudo apt install fonts-noto-cjk), and "
        "print again."
    ),
}
