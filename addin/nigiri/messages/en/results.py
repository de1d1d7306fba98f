"""Results: entered, missing, read back."""

WORDS = {
    # A result is entered
    "results.entered": "Table {table}: {white} - {black}  {result}",
    "results.entered.was": "Table {table}: {white} - {black}  {result} (was {was})",
    "results.entered.round": "Round {round}, table {table}: {white} - {black}  {result}",
    "results.entered.round-was": (
        "Round {round}, table {table}: {white} - {black}  {result} (was {was})"
    ),
    "results.settled": "Table {table}: the second pass said otherwise, {result}; it was emptied.",
    # What comes next
    "results.missing": "Round {round}: still missing {tables}.",
    "results.so-far": (
        "Round {round}: all results so far are in; round {newest} is drawn only in part. {next}"
    ),
    "results.complete.partly": (
        "Round {round} is complete; round {newest} is drawn only in part. {next}"
    ),
    "results.complete.earlier": "Round {round} is complete. What that changes: `nigiri standings`",
    "results.complete.before": "Round {round} is complete. Still missing: {tables}.",
    "results.complete": "Round {round} is complete. {next}",
    "results.over": (
        "{rounds:The only round is|All # rounds are} complete. Look at: `nigiri standings`"
    ),
    "results.next.others": "The others: `nigiri draw --rest`",
    "results.next.draw": "Who is out? Then: `nigiri draw`",
    # What cannot be entered
    "results.undrawn": "Round {round} is not drawn.",
    "results.draft": (
        "Round {draft} is only a draft: `nigiri keep` or `nigiri discard` first. To correct round "
        "{round}: add --round {round}"
    ),
    "results.twice": "{number} is named twice; perhaps another number is meant.",
    "results.table.twice": "Table {table}, {white} against {black}, is named twice.",
    "results.table.has": (
        "Table {table}, {white} against {black}, already has {result}. To correct it: --table "
        "{table} {winner}"
    ),
    "results.table.has-round": (
        "Table {table}, {white} against {black}, already has {result}. To correct it: --round "
        "{round} --table {table} {winner}"
    ),
    "results.table.none": "There is no table {table} in round {round}.",
    "results.bye": "{number} has the bye in round {round}; it counts as a win by itself.",
    "results.absent": "{number} does not play in round {round}.",
    "results.elsewhere": (
        "{number} does not play in round {round}; the game in round {earlier} goes on: `nigiri "
        "result --round {earlier} {number}`"
    ),
    "results.unknown": (
        "“{asked}” is no result; type {white} or {black} (the winner), W, B, jigo, 0-0, or one of "
        "these with def."
    ),
    "results.unknown.french": (
        "“{asked}” is no result; type {white} or {black} (the winner), W, N (a lone B can be Black "
        "or Blanc), jigo, 0-0, or one of these with def."
    ),
    # Which results are missing
    "results.list.all-in": "All results are in.",
    "results.list.title": "Results missing",
    "results.list.print": "Print and post: `nigiri print missing`",
    "results.list.counts": "{points} for both",
    "results.column.round": "Round",
    "results.column.table": "Table",
    "results.column.number": "No.",
    "results.column.white": "White",
    "results.column.black": "Black",
    "results.column.counts": "For now",
    "results.column.first": "Entered first",
    "results.column.now": "Entered now",
    # A second pass: results read back
    "results.back.title": "Round {round}: entered otherwise",
    "results.back.log": "Read back: {tables}",
    "results.back.verified": "Round {round}: {verified} of {boards:# table|# tables} verified.",
    "results.back.skipped": "Read back now: {now}; left out, as read back before: {before}.",
    "results.back.differ": (
        "Entered otherwise before: {tables}. The first entry stands. If it is wrong: `nigiri "
        "result --table {table} WINNER`. If it is right: `nigiri verify --table {table} WINNER`"
    ),
    "results.back.differ-round": (
        "Entered otherwise before: {tables}. The first entry stands. If it is wrong: `nigiri "
        "result --round {round} --table {table} WINNER`. If it is right: `nigiri verify --round "
        "{round} --table {table} WINNER`"
    ),
    "results.back.alone": (
        "Read back, but never entered: {tables}. The second pass alone does not count: `nigiri "
        "result --table {table} WINNER`"
    ),
    "results.back.alone-round": (
        "Read back, but never entered: {tables}. The second pass alone does not count: `nigiri "
        "result --round {round} --table {table} WINNER`"
    ),
    "results.back.left": "Not read back yet: {tables}.",
    "results.back.no-column": (
        "The sheet {sheet} has no column for a second pass: write Second pass into an empty cell "
        "of row {row}, {cell} for instance."
    ),
    "results.back.twice": "Table {table} is read back twice.",
    "results.back.table": "Table {table}: {why} Nothing was noted.",
    "results.back.too-many": (
        "{results:# result|# results}, but {left:# table|# tables} left to be read back: {tables}. "
        "Nothing was noted."
    ),
    "results.back.too-many.none": (
        "{results:# result|# results}, but {left:# table|# tables} left to be read back. Nothing "
        "was noted."
    ),
    "results.back.too-many.from": (
        "{results:# result|# results}, but {left:# table|# tables} from table {first} on: "
        "{tables}. Nothing was noted."
    ),
    "results.back.list.headings": "The list needs the headings Table and Result in its first row.",
    "results.back.list.table": "Row {row} of the list: {asked} is no table.",
}
