"""What the hall says: its page and its window, reports taken in, codes on slips."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "The codes of the hall in {file} cannot be read. Restore that file from a backup; or "
        "delete it and print slips and table numbers again, which then have new codes."
    ),
    # The page of the hall: the line on every page, and its doors
    "hall.page.saved": "As saved at {time}, {age}.",
    "hall.page.now": "just now",
    "hall.page.ago": "{minutes} min ago",
    "hall.page.start": "All pages",
    "hall.page.report": "Report a result",
    "hall.page.helpers": "For helpers",
    "hall.page.who": "Who may do what",
    # Questions to players
    "hall.page.table": "Table",
    "hall.page.table.number": "Which table? Write its number.",
    "hall.page.code": "Code of the table",
    "hall.page.code.tip": "Four digits, on the slip and on the table number.",
    "hall.page.go-on": "Go on",
    "hall.page.board": "Round {round}, table {table}",
    "hall.page.who-are-you": "Who are you?",
    "hall.page.not-you": "If you are neither, this is not your table.",
    "hall.page.find": "Find my table",
    "hall.page.not-me": "That is not me",
    "hall.page.who-won": "Who has won?",
    "hall.page.won": "{name} has won",
    "hall.page.won-default": "{name} has won by default",
    "hall.page.jigo": "Jigo: nobody has won",
    "hall.page.other": "Result: {result}",
    "hall.page.confirm": "Is this right?",
    "hall.page.pair": "{white} – {black}",
    "hall.page.send": "Yes, send",
    "hall.page.no-back": "No, back",
    # What came of it
    "hall.page.received": "Received",
    "hall.page.same": "{who} says so, too: {result}.",
    "hall.page.otherwise": "{who} says otherwise: {result}.",
    "hall.page.nothing-yet": "Nothing has come from {name} yet.",
    "hall.page.a-helper": "A helper",
    "hall.page.counts": "It counts once the director has taken it in. There is nothing more to do.",
    "hall.page.go-to-desk": "Please go to the director together.",
    "hall.page.look-again": "Look again",
    "hall.page.change": "That was wrong: change it",
    "hall.page.settled": "The director has the result of this table already",
    "hall.page.settled.wrong": "If something is wrong there, tell the director.",
    "hall.page.home": "I am going home after this round",
    "hall.page.goes-home": "{name} is going home after round {round}",
    "hall.page.home.tip": (
        "You will have no game in the rounds after it. If you play on after all, tell the director."
    ),
    "hall.page.home.told": (
        "It counts once the director has taken it in. If you change your mind, tell the director."
    ),
    # Helpers
    "hall.page.helper.code": "Code of the helpers",
    "hall.page.helper.tip": "Ask the director for it.",
    "hall.page.helper.tables": "Tables without a result",
    "hall.page.helper.table": "Table {table}: {white} – {black}",
    "hall.page.helper.came": "Came in, not yet taken in",
    "hall.page.helper.none": "No table is left to go to.",
    "hall.page.helper.done": "Table {table}: received.",
    # Marks beside results
    "hall.page.not-taken": "not yet taken in",
    "hall.page.disagree": "the two do not agree",
    "hall.page.said": "reported: {result}",
    # What is refused
    "hall.page.no-page": "There is no such page",
    "hall.page.no-board": "Nobody plays at table {table}",
    "hall.page.wrong-code": "This is not the code of table {table}",
    "hall.page.wrong-code.tip": (
        "Look at the slip or at the table number once more, or give your slip to a helper."
    ),
    "hall.page.wrong-helper": "This is not the code of the helpers",
    "hall.page.wait": "Too many wrong codes: wait {seconds:1 second|# seconds}",
    "hall.page.too-many": "Too much at once: wait a minute",
    "hall.page.pair-changed": "Other players are at this table now: nothing was sent",
    "hall.page.too-large": "That is too much text",
    "hall.page.too-slow": "The connection was too slow: please try again",
    "hall.page.elsewhere": "Another page tried to send this: nothing was received",
    "hall.page.other-name": "This page answers only under the address that the director gave",
    "hall.page.fault": "That did not work: nothing was received",
    "hall.page.fault.slip": "Please fill in the paper slip, or tell the director.",
    "hall.page.full": "There is no room for more reports.",
    # Who may do what
    "hall.page.who.all": (
        "Everybody on this Wi-Fi may look at all pages. They show what the published pages show; "
        "people who asked not to be named have a number here, too."
    ),
    "hall.page.who.table": (
        "With the code of a table its players may say who won there, and that they are going home."
    ),
    "hall.page.who.helper": (
        "With the code of the helpers a helper may report the result of any table."
    ),
    "hall.page.who.director": (
        "Only the director enters results. What comes from here waits until the director takes it "
        "in, and what the director has typed stays as it is."
    ),
    "hall.page.who.again": "Until then everybody may correct what they said; the last word counts.",
    "hall.page.who.kept": (
        "What is kept, in a file on the director's computer: the time, the round, the table, "
        "what was said, and a random number for the phone (a cookie). There are no other "
        "cookies, and nothing goes to the Internet."
    ),
    "hall.page.who.open": (
        "The page is not encrypted. Somebody who listens in on this Wi-Fi could read a code; if "
        "in doubt, what the two players wrote on their slip decides."
    ),
    "hall.page.who.paper": "Nobody needs a phone: the paper slip is always enough.",
    # The director's window
    "hall.serve.address": "The page for the hall: {address}",
    "hall.serve.code": "Code of the helpers: {code}",
    "hall.serve.others": (
        "Other addresses of this computer: {addresses}. If phones do not find the page, try one "
        "of these with --address."
    ),
    "hall.serve.alone": (
        "This computer is not on a network: nobody else can see the page. Join the Wi-Fi of the "
        "hall and start again."
    ),
    "hall.serve.ends": (
        "It shows the file as it was last saved, and never changes it. Ctrl+C ends it."
    ),
    "hall.serve.ended": "The page for the hall has ended; go on with paper slips.",
    "hall.serve.missing": (
        "The page for the hall needs a part of nigiri that is not installed; type: pip install "
        "'nigiri[hall]'"
    ),
    "hall.serve.port": (
        "The page cannot be at {address}, port {port} ({reason}): choose another with --address "
        "or --port. Perhaps it is running already in another window."
    ),
    "hall.serve.report": "{time}  Table {table}: {result} ({by})",
    "hall.serve.by.white": "says White",
    "hall.serve.by.black": "says Black",
    "hall.serve.by.helper": "says a helper",
    "hall.serve.home": "{time}  {name} is going home after round {round}",
    "hall.serve.saved": "{time}  The file was saved: the pages are up to date.",
    "hall.serve.kept": "{time}  The pages stay as they were: {trouble}",
    "hall.serve.tries": "Somebody at {address} is trying wrong codes, and now has to wait.",
    "hall.serve.not-written": "A report could not be saved, and the phone was told so: {trouble}",
    "hall.serve.fault": "A fault of nigiri; the phone was sent to the paper slip: {kind}",
    # The menu
    "hall.serve.begun": (
        "The page for the hall is at {address}. Code of the helpers: {code}. It ends when you "
        "close the workbook."
    ),
    "hall.serve.runs": (
        "The page for the hall is already running at {address}. Code of the helpers: {code}."
    ),
    "hall.serve.other": (
        "Another workbook has its page for the hall already (port {port}): close that one first."
    ),
    "hall.serve.not-begun": (
        "The page for the hall did not start. Perhaps another program holds its place, or a "
        "firewall forbids it."
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
    "hall.take.other": (
        "Round {round}, table {table}: {words}. Your {result} stays; what the hall says stands "
        "beside it under Second pass. Correct the wrong one, or empty the second."
    ),
    "hall.take.moved": "Not taken in, because these players no longer sit there: {boards}.",
    "hall.take.board": "round {round}, table {table} ({white} - {black})",
    "hall.take.home": (
        "{many:This player goes|These players go} home: {names}. Leave {many:this player|them} out "
        "of {rounds}?"
    ),
    "hall.take.unreadable": (
        "{many:# report from the hall could not be read and was|# reports from the hall could "
        "not be read and were} passed over. Everything that came in is in the folder of the "
        "hall, beside the workbook."
    ),
    "hall.take.none": "Nothing new has come from the hall.",
    "hall.take.other-event": (
        "The reports beside this file are about another event, whose file had the same name. "
        "Nothing was taken in."
    ),
    "hall.take.unsaved": "Save the workbook first: reports from the hall lie beside its file.",
    "hall.take.alone": (
        "--inbox takes in what the hall reported, and nothing else: leave out winners, tables "
        "and the round. --no-home only goes with --inbox."
    ),
    "hall.take.waiting": (
        "Reports from the hall are waiting for {many:# table|# tables}: `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "From the hall: {parts}",
    "hall.take.log.verified": "verified: {tables}",
    "hall.take.log.other": "second pass differs: {tables}",
    "hall.take.log.home": "go home: {numbers}",
}
