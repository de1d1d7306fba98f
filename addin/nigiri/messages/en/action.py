"""The buttons: what they are called, what they do, and why they do not apply."""

WORDS = {
    # The menu and its groups; a button in a toolbar and in a ribbon.
    "action.menu": "Go tournament",
    "action.group.new": "Event",
    "action.group.check": "Players",
    "action.group.draw": "Round",
    "action.group.result": "Results",
    "action.group.print": "Print",
    "action.group.undo": "Undo",
    "action.submenu.begin": "Other ways to begin",
    "action.submenu.prepare": "Prepare",
    "action.submenu.copies": "Copies of the event",
    "action.submenu.draws": "Other ways to draw",
    "action.submenu.who": "Who plays",
    "action.submenu.hall": "Results from the hall",
    "action.submenu.why": "Explain and prove",
    "action.submenu.side": "Side events",
    "action.submenu.paper": "Print and publish",
    "action.submenu.send": "Send results and files",
    "action.entry": "{label}…",
    "action.supertip": "{tip}.",
    # The actions, and what each does.
    "action.new": "New event",
    "action.new.tip": "Make the sheets of a new event",
    "action.sample": "Sample tournament",
    "action.sample.tip": (
        "Make a tournament of invented players, with three rounds played, to try everything"
    ),
    "action.open": "File of another program",
    "action.open.tip": (
        "Make the event from a file of OpenGotha, MacMahon, the EGF, the FFG or the AGA"
    ),
    "action.club": "What our events begin with",
    "action.club.tip": (
        "Keep system, time, komi, tie-breaks, host and addresses of the club for every new event"
    ),
    "action.import": "Players from a list",
    "action.import.tip": "Add players from a .csv, .xlsx or .ods file",
    "action.add": "Add a player",
    "action.add.tip": "Find a member on a list by a few letters or digits, or enter somebody else",
    "action.fill": "Fill in from member lists",
    "action.fill.tip": "Fill blank numbers, ratings, clubs and memberships from the loaded lists",
    "action.renew": "Fresh list of members",
    "action.renew.tip": (
        "Open the page where a federation has its lists, then take the saved list from the "
        "downloads folder"
    ),
    "action.check": "Check",
    "action.check.tip": "Show what is wrong or unusual; change nothing",
    "action.diff": "Compare with",
    "action.diff.tip": "Say what differs between this workbook and another copy of the event",
    "action.take": "Take in a copy",
    "action.take.tip": "Add what a helper typed into a copy of the event: registration, or results",
    "action.sections": "Sections",
    "action.sections.tip": "Propose McMahon sections or bands, or write your own",
    "action.number": "Number",
    "action.number.tip": "Give the players numbers by strength",
    "action.names": "Put the names back",
    "action.names.tip": "Put names that were sorted alone back beside the numbers of the draw",
    "action.draw": "Draw",
    "action.draw.tip": "Draw the next round",
    "action.draw-again": "Draw again",
    "action.draw-again.tip": "Draw the newest round once more; results and your own changes stay",
    "action.draw-early": "Draw early",
    "action.draw-early.tip": "Draw while games are still going on",
    "action.draw-draft": "Draw as a draft",
    "action.draw-draft.tip": "Draw the next round on a sheet of its own, to look at",
    "action.keep": "Keep the draft",
    "action.keep.tip": "Turn the draft into the round",
    "action.discard": "Discard the draft",
    "action.discard.tip": "Remove the draft; everything else is as it was before",
    "action.late": "Latecomers",
    "action.late.tip": "Pair players in the round that was drawn already",
    "action.out": "Sit out",
    "action.out.tip": "Let players sit out rounds, or drop out",
    "action.back": "Come back",
    "action.back.tip": "Let players play again in rounds they were out of",
    "action.bye": "Bye",
    "action.bye.tip": "Promise somebody the bye of a round, or give it in the one being played",
    "action.rounds": "Rounds from a file",
    "action.rounds.tip": "Bring back rounds that were drawn in OpenGotha or MacMahon",
    "action.wish": "Wish",
    "action.wish.tip": "Who should meet whom, or rather not",
    "action.result": "Results",
    "action.result.tip": "Enter the winners from the list, and say which tables are missing",
    "action.missing": "Missing results",
    "action.missing.tip": "List the players who have not reported a result",
    "action.hall": "Page for the hall",
    "action.hall.tip": (
        "Show the pages to phones in the hall and let them report results, until you close the "
        "workbook"
    ),
    "action.inbox": "Take in results",
    "action.inbox.tip": "Take in what phones in the hall reported; what you typed stays as it is",
    "action.verify": "Second pass",
    "action.verify.tip": "Enter the results once more from the slips, and say where they differ",
    "action.standings": "Standings and grid",
    "action.standings.tip": "Bring all sheets up to date and show the standings",
    "action.grid": "Grid",
    "action.grid.tip": "Bring all sheets up to date and show the grid",
    "action.proof": "Proof",
    "action.proof.tip": "Add up every sum of the standings again on a sheet of its own",
    "action.chart": "Side event",
    "action.chart.tip": (
        "Add the chart of an event in which players find their own opponents, or enter a game on it"
    ),
    "action.ladder": "Ladder",
    "action.ladder.tip": "Add a ladder, or enter a challenge or its result",
    "action.why": "Why this pairing",
    "action.why.tip": "Say why two players meet, or why somebody has the bye",
    "action.why-place": "Why this place",
    "action.why-place.tip": "Say why one player is placed ahead of or behind another",
    "action.print": "Print",
    "action.print.tip": (
        "Print what is in front: Standings, Grid or a round; else the newest pairings"
    ),
    "action.print-before": "Print before the event",
    "action.print-before.tip": "Lists for registration, badges, table numbers, rules, empty trees",
    "action.print-round": "Print for a round",
    "action.print-round.tip": "Pairings, slips, cards, lists for the wall, grid and trees",
    "action.print-end": "Print at the end",
    "action.print-end.tip": ("Standings, certificates, poster, charts, summary for the news"),
    "action.reports": "Other printed sheets",
    "action.reports.tip": "Choose what to print: lists, pairings, slips, cards",
    "action.publish": "Publish",
    "action.publish.tip": (
        "Make pages for phones and the projector, in a folder beside the workbook"
    ),
    "action.organise": "Organiser",
    "action.organise.tip": (
        "Money, addresses and telephone numbers, in a workbook of their own beside the event"
    ),
    "action.season": "Season",
    "action.season.tip": (
        "Put the finished event into the workbook of a season: several events that count together"
    ),
    "action.rules": "Rule set",
    "action.rules.tip": "Show where the event differs from its rule set",
    "action.preflight": "Check for a federation",
    "action.preflight.tip": "List what a federation would refuse, with a link to each cell",
    "action.export": "Write a file",
    "action.export.tip": "Write the file for a federation or another program, beside the workbook",
    "action.send": "Send results",
    "action.send.tip": (
        "Check and write the results, and open a mail to the federation; you send it yourself"
    ),
    "action.archive-copy": "Copy for the archive",
    "action.archive-copy.tip": (
        "Make a copy without fees, notes and addresses, beside the workbook"
    ),
    "action.undo": "Undo",
    "action.undo.tip": "Undo the last command",
    # Why one does not apply.
    "action.not.new": "There is an event in this workbook already.",
    "action.not.event": "There is no event in this workbook yet.",
    "action.not.round": "No round is drawn yet.",
    "action.not.draft": "There is no draft.",
    "action.not.no-draft": "There is a draft: keep it or discard it first.",
    # A command in a sentence, by the button that does it.
    "action.named": "“{label}”",
    # What one would lose.
    "action.loses.all": "Draw round {number} once more? None of its pairs will stay.",
    "action.loses.rest": (
        "Draw round {number} once more? {stay:# pair|# pairs} of {pairs} will stay: those with a "
        "result, those marked Fixed, and those you changed."
    ),
    "action.loses.draft": "Delete the sheet {sheet}, with everything that was typed into it?",
    # What is asked of buttons that are not there.
    "action.unknown": "There is no action {tag}; there are {tags}.",
    "action.by-program": "“{label}” is done by the spreadsheet program itself.",
}
