"""What the hall says: its page and its window, reports taken in, codes on slips."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "The codes of the hall in {file} cannot be read. Restore that file from a backup; or "
        "delete it and print slips and table numbers again, which then have new codes."
    ),
    # Reports taken in
    "hall.take.entered": "Round {round}: results from the hall entered at {tables}.",
    "hall.take.says": "{who} says {result}",
    "hall.take.helper": "a helper",
    "hall.take.helper.named": "{name} (helper)",
    "hall.take.disagree": (
        "Round {round}, table {table}: {words}. Nothing was entered. Ask at the table, then type "
        "the result."
    ),
    "hall.take.stays": "Round {round}, table {table}: {words}. Your {result} stays as it is.",
    "hall.take.moved": "Not taken in, because these two no longer sit there: {boards}.",
    "hall.take.board": "round {round}, table {table} ({white} - {black})",
    "hall.take.home": (
        "{many:This player goes|These players go} home: {names}. Leave {many:this player|them} "
        "out of {rounds}?"
    ),
    "hall.take.unreadable": (
        "{many:# line|# lines} of the inbox could not be read and {many:was|were} passed over. "
        "What was received stands in the folder of the hall, beside the workbook."
    ),
    "hall.take.none": "Nothing new has come from the hall.",
    "hall.take.other-event": (
        "What the hall reported beside this file is about another event that had the same file "
        "name. Nothing was taken in."
    ),
    "hall.take.unsaved": "Save the workbook first: what the hall reports lies beside its file.",
    "hall.take.alone": (
        "--inbox takes in what the hall reported, and nothing else: give it without winners, "
        "tables and a round. --no-home belongs to it."
    ),
    "hall.take.waiting": (
        "{many:# table has|# tables have} reports from the hall that wait: `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "From the hall: {parts}",
    "hall.take.log.verified": "verified: {tables}",
    "hall.take.log.other": "second pass differs: {tables}",
    "hall.take.log.home": "go home: {numbers}",
}
