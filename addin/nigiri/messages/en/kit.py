"""The kit with which somebody tries nigiri in Excel, the report on it, and that on the tab."""

WORDS = {
    # The page with eight steps.
    "kit.title": "Ten minutes for nigiri",
    "kit.lead": (
        "nigiri directs Go tournaments in a spreadsheet. Whether all of it works in Excel, only "
        "somebody who has Excel can find out. You need Excel for Windows or for Mac, and ten "
        "minutes. You need not know Go, and you cannot break anything."
    ),
    "kit.head.sheet": "Sheet",
    "kit.head.cell": "Cell",
    "kit.head.typed": "Type this",
    "kit.step.begin": "Unpack the folder",
    "kit.unpack": (
        "If the folder came as a .zip, extract it first, and open the extracted folder. "
        "Workbooks that are opened inside the .zip cannot be saved there."
    ),
    "kit.enable": (
        "When Excel opens a workbook and shows a yellow bar, press Enable Editing. Remember what "
        "else it asks."
    ),
    "kit.step.book": "Open {file}",
    "kit.open": "Type into these cells, and press Enter after each:",
    "kit.pick": "open the list of the cell and choose {typed}",
    "kit.save": "Then save (Ctrl+S, on a Mac Cmd+S) and close the workbook.",
    "kit.step.look": "Look",
    "kit.look": (
        "Open {file} again and go to the sheet {sheet}. Which cells are coloured? Do the lists "
        "open, with all their entries?"
    ),
    "kit.look.page": (
        "Choose File, Print, and look at the preview; you need not print. Is anything cut off?"
    ),
    "kit.step.copy": "Save under another name",
    "kit.copy": (
        "Choose File, Save As, and save the workbook as {copy} in the same folder. Close it."
    ),
    "kit.step.tab": "The add-in, if you like",
    "kit.tab": (
        "Double-click {addin} and allow its macros. Does the tab Go tournament appear, with a "
        "picture on each button? Point at a button: do words appear?"
    ),
    "kit.tab.draw": (
        "The buttons work only where nigiri itself is installed. If it is, open {copy} and press "
        "Check, then Draw. Close Excel without saving."
    ),
    "kit.no-tab": "This kit has no add-in. Go on with the last step.",
    "kit.step.send": "Answer and send",
    "kit.send": (
        "Open {answers}, write what you saw below each question, and save. Then make a .zip of "
        "the whole folder and mail it to whoever gave it to you. Thank you!"
    ),
    # The questions.
    "kit.ask": "Please write your answer after the sign > below each question.",
    "kit.ask.version": (
        "Which version of Excel? It is shown under File, Account, About Excel; on a Mac under "
        "Excel, About Microsoft Excel."
    ),
    "kit.ask.system": "Windows or macOS, and which version? In which language is your Excel?",
    "kit.ask.bar": (
        "Did Excel show a bar, a warning or a question when it opened or saved a workbook? In "
        "which words?"
    ),
    "kit.ask.lists": "Did the lists in the cells open, with all their entries?",
    "kit.ask.colours": "Which cells were coloured on the sheet {sheet} of {file}?",
    "kit.ask.page": "Was anything cut off in the print preview?",
    "kit.ask.tab": "Did the tab appear, with its pictures? What did Excel ask before?",
    "kit.ask.else": "What else looked wrong, or took long?",
    # What the commands say.
    "kit.made": (
        "The kit is in {folder}: three workbooks, the add-in and {page}, where the steps are. "
        "Mail the folder as a .zip to somebody who has Excel. When it is back: `nigiri excel "
        "judge FOLDER`"
    ),
    "kit.made-without": (
        "The kit is in {folder}: three workbooks and {page}, where the steps are. It has no "
        "add-in. {reason} Mail the folder as a .zip to somebody who has Excel. When it is back: "
        "`nigiri excel judge FOLDER`"
    ),
    "kit.not-empty": (
        "{folder} is there already, and not empty. Name a folder that is not there yet."
    ),
    "kit.none": (
        "{folder} holds no workbook of a kit. Extract the .zip, and name the folder in which "
        "{file} is."
    ),
    "kit.judged": (
        "{judged:# workbook|# workbooks} compared, no difference. The report to mail: {file}"
    ),
    "kit.unsaved": (
        "No workbook of this kit was saved yet, so there is nothing to compare. The report is in "
        "{file}"
    ),
    "kit.judged-otherwise": (
        "{differences:# difference|# differences} found. The report to mail: {file}"
    ),
    # The report on a kit.
    "kit.report": "Report on a trial of nigiri in Excel",
    "kit.report.by": "Compared by nigiri {version}, Python {python}, {system}.",
    "kit.report.same": (
        "The kit was written by nigiri {theirs}; it is compared with the same workbooks."
    ),
    "kit.report.otherwise": (
        "The kit was written by nigiri {theirs}. This nigiri writes other workbooks, so some "
        "differences may come from that."
    ),
    "kit.report.nameless": (
        "The file that says which nigiri wrote the kit is gone: some differences may come from "
        "another version."
    ),
    "kit.report.saved": "{file}: saved by {program}",
    "kit.report.unsaid": "{file}: saved by a program that does not say its name",
    "kit.report.untouched": "{file}: as nigiri wrote it, nobody saved it",
    "kit.report.missing": "{file}: missing",
    "kit.report.foreign": "{file}: not of this kit",
    "kit.report.unread": "{file}: cannot be read. {trouble}",
    "kit.report.agree": "agree: {aspects}",
    "kit.report.typed": "typed as asked: {cells}",
    "kit.report.untyped": "nothing typed: {cells}",
    "kit.report.mistyped": "{place}: asked to type {asked}, the cell holds {saved}",
    "kit.report.differ": "{aspect}, {place}: expected {expected}, saved {saved}",
    "kit.report.more": "{aspect}: {count} more",
    "kit.report.known": "{places:# place|# places}: {reason}",
    "kit.report.nothing": "nothing",
    "kit.report.whole": "the workbook",
    "kit.report.answers": "What was answered:",
    "kit.report.no-answers": "{file} is missing: nothing was answered.",
    "kit.aspect.sheets": "sheets",
    "kit.aspect.values": "values",
    "kit.aspect.formulas": "formulas",
    "kit.aspect.looks": "formats",
    "kit.aspect.colours": "colour rules",
    "kit.aspect.lists": "drop-down lists",
    "kit.aspect.protection": "protection",
    "kit.aspect.names": "names",
    "kit.aspect.page": "page",
    "kit.aspect.view": "view",
    "kit.aspect.widths": "widths and heights",
    # Why something saved otherwise is no loss.
    "kit.known.view": (
        "LibreOffice that runs without a window forgets frozen rows and shows the grid"
    ),
    "kit.known.tab": "LibreOffice forgets the colour of a protected sheet's tab",
    "kit.known.format": (
        "LibreOffice gives a formula in a cell without a format that of the cells around it"
    ),
    "kit.known.line": "LibreOffice writes the lines of colour rules without their colour",
    "kit.known.page": (
        "LibreOffice writes down page settings that nobody made, and how high the header is"
    ),
    "kit.known.list": "LibreOffice ends lists a thousand rows below the last row used",
    # The report on the tab.
    "kit.doctor": "Report on nigiri's tab in Excel",
    "kit.doctor.nigiri": "nigiri {version}, Python {python} ({program})",
    "kit.doctor.system": "System: {system}",
    "kit.doctor.excel": "Excel: {version}",
    "kit.doctor.no-excel": "Excel: not found",
    "kit.doctor.part": "{name}: {version}",
    "kit.doctor.no-part": "{name}: missing",
    "kit.doctor.addin": "Add-in: {file}, {size} bytes, {sum}",
    "kit.doctor.no-addin": "Add-in: missing",
    "kit.doctor.language": "It is the one that this nigiri would write: {languages}",
    "kit.doctor.other": "It is not the one that this nigiri would write.",
    "kit.doctor.setting": "Setting {name}: {value}",
    "kit.doctor.script": "Script that starts Python: {file}",
    "kit.doctor.no-script": "Script that starts Python: missing",
    "kit.doctor.found": "What is wrong:",
    "kit.doctor.well": "Nothing is wrong.",
    "kit.doctor.written": "The report is in {file}. It names paths and versions, no players.",
}
