"""What the archive of a federation says (archive/), and a season of several events."""

WORDS = {
    "archive.none": "{folder} is no archive yet: adding the first file makes it one.",
    "archive.other-folder": (
        "{folder} holds other files: an archive needs a folder of its own. Name a new one."
    ),
    "archive.library": (
        "An archive needs {library}, which is not installed; type: pip install 'nigiri[archive]'"
    ),
    "archive.damaged": "{file} of the archive is damaged. Copy the archive back from your backup.",
    "archive.newer": "This archive was made by a newer nigiri: install the newest one.",
    "archive.no-rounds": "No round was played.",
    "archive.unfinished": (
        "It is not finished: {played} of {rounds:# round|# rounds}, {missing:# result|# "
        "results} missing. With --unfinished it is added all the same."
    ),
    "archive.wrong-cells": "{count:# cell is|# cells are} wrong. The first: {first}",
    "archive.left-out": "{file} is left out. {why}",
    "archive.added": (
        "{events:# event|# events} added, with {players:# entry|# entries} and {games:# game|# "
        "games}."
    ),
    "archive.nothing-new": "Nothing new: the archive stays as it is.",
    "archive.corrected": "{file}: {name} was corrected; version {version} counts from now on.",
    "archive.known": "{file}: {name} is in the archive already.",
    "archive.older": (
        "{file}: this is version {version} of {name}; a later one is in the archive, and counts."
    ),
    "archive.twin": (
        "{file}: {name} is in the archive already, exactly the same, from another file."
    ),
    "archive.undated": (
        "{count:# event has|# events have} no date, so the year is not known. Write the date "
        "into the workbook and add it again. For files that are added for the first time, --year "
        "gives the year."
    ),
    "archive.well": (
        "Nothing to look at: nobody has two names or numbers, and no game is counted twice."
    ),
    "archive.two-names": "{number} has several names: {names}.",
    "archive.two-numbers": "{name} has several numbers of the {federation}: {numbers}.",
    "archive.namesakes": (
        "{name} stands for several people: {numbers}. Entries without a number belong to none "
        "of them."
    ),
    "archive.word-order": "The same words in another order, perhaps one person: {names}.",
    "archive.claimed": (
        "{first} ({source}) and {second} ({other}) have {games:# game|# games} in common: "
        "perhaps one event twice."
    ),
    "archive.hidden-since": (
        "Older versions name {count:# person who has|# people who have} since asked not to be "
        "named. nigiri archive share copies the archive without older versions; then delete this "
        "one."
    ),
    "archive.strangers": (
        "{count:# file in the folder is|# files in the folder are} not part of the archive: "
        "{files}."
    ),
    "archive.copy.inside": "{folder} lies in the archive itself: name another folder.",
    "archive.copy.there": "{folder} is an archive already: name a new folder.",
    "archive.copied": "{folder} holds {events:# event|# events}, without older versions.",
    "archive.secret": (
        "The invented names are made with {path}: keep that file, and give it to nobody."
    ),
    "archive.one-question": (
        "Ask one question: a single SELECT. An archive is only changed by its own commands."
    ),
    "archive.sql": (
        "The archive does not understand the question: {error} (tables and columns: nigiri "
        "archive tables)"
    ),
    "archive.rows": "{count:# row|# rows}",
    "archive.rows.none": "No row.",
    "archive.tables": "What {folder} holds",
    "archive.nobody": "Nobody in the archive is called {asked}.",
    "archive.who": (
        "{asked} may be {count:# person|# people}: {names}. Give the whole name, or the number "
        "in a federation."
    ),
    "archive.no-club": "(no club known)",
    "archive.no-picture": "There is nothing to draw.",
    "archive.career": "Every event of {name}",
    "archive.career.sum": (
        "{events:# event|# events}, {games:# game|# games} played, {won:# point|# points} won, "
        "byes and games by default included."
    ),
    "archive.meet": "{one} against {other}",
    "archive.meet.same": "Both are {name}: name two people.",
    "archive.meet.sum": "Of {games:# game played|# games played}, {one} won {won}, {other} {lost}.",
    "archive.meet.never": "{one} and {other} never met.",
    "archive.improve": "Most ranks gained: {count:# player|# players}",
    "archive.fields": "How strong the field was: {count:# event|# events}",
    "archive.fields.middle": "The middle rank has as many players above it as below.",
    "archive.handicaps": "{games:# game|# games} by handicap",
    "archive.handicaps.across": "Handicap (games)",
    "archive.handicaps.few": "too few games to tell",
    "archive.handicaps.even": "balanced",
    "archive.handicaps.black": "Black wins too often",
    "archive.handicaps.white": "White wins too often",
    "archive.handicaps.how": (
        "Handicap 0 is an even game, 1 a game without komi; a jigo is half a win. “Too often” is "
        "what luck alone would show less than once in twenty times; below 20 games nothing is "
        "said."
    ),
    "archive.byes": "Byes, and games paired down or up: {count:# club|# clubs}",
    "archive.byes.floats": (
        "Paired down: against somebody with fewer points; up: with more. Without a club, the "
        "city counts."
    ),
    "archive.attendance": "{players:# entry|# entries} in {events:# event|# events}",
    "archive.attendance.ranks": "{players:# entry|# entries} by rank",
    "archive.attendance.fees": "{players:# entry|# entries} by level of the fee",
    "archive.fees": "{asked} says no levels. Write them like this: 4d 25, 1d 20, 10k 15, 30k 10.",
    "archive.fees.sum": (
        "All together {total}, on average {average}: what {players:# entry|# entries} would pay"
        " at these levels."
    ),
    "archive.column.year": "Year",
    "archive.column.event": "Event",
    "archive.column.rank": "Rank",
    "archive.column.section": "Section",
    "archive.column.place": "Place",
    "archive.column.games": "Games",
    "archive.column.won": "Won",
    "archive.column.score": "Score",
    "archive.column.round": "Round",
    "archive.column.white": "White",
    "archive.column.black": "Black",
    "archive.column.handicap": "Handicap",
    "archive.column.result": "Result",
    "archive.column.name": "Name",
    "archive.column.first": "First year",
    "archive.column.last": "Last year",
    "archive.column.rank_then": "Rank then",
    "archive.column.gained": "Ranks gained",
    "archive.column.events": "Events",
    "archive.column.players": "Players",
    "archive.column.dan": "Dan players",
    "archive.column.kyu": "Kyu players",
    "archive.column.strongest": "Strongest",
    "archive.column.middle": "Middle",
    "archive.column.weakest": "Weakest",
    "archive.column.white_won": "White won",
    "archive.column.black_won": "Black won",
    "archive.column.jigo": "Jigo",
    "archive.column.black_share": "Black, %",
    "archive.column.verdict": "In words",
    "archive.column.club": "Club",
    "archive.column.entries": "Entries",
    "archive.column.byes": "Byes",
    "archive.column.missed": "Missed rounds",
    "archive.column.down": "Paired down",
    "archive.column.up": "Paired up",
    "archive.column.share": "Share, %",
    "archive.column.lowest": "Down to",
    "archive.column.fee": "Fee",
    "archive.column.sum": "Sum",
    "archive.column.table": "Table",
    "archive.column.rows": "Rows",
    "archive.column.columns": "Columns",
    # A season: what stands in its workbook, and what is said of it
    "season.sheet.standings": "Season standings",
    "season.sheet.results": "Season results",
    "season.sheet.points": "Season points",
    "season.bar.standings": (
        "The points follow what is typed on the other sheets; places follow with the next update."
    ),
    "season.bar.results": (
        "A line for each player of each event. Lines of your own count, too: event, place and name."
    ),
    "season.bar.points": (
        "What a place counts. This table is only a beginning: type your club's own numbers."
    ),
    "season.column.place": "Place",
    "season.column.points": "Points",
    "season.column.rule": "Besides places",
    "season.column.value": "Set to",
    "season.column.event": "Event",
    "season.column.date": "Date",
    "season.column.section": "Section",
    "season.column.name": "Name",
    "season.column.federation": "Federation no.",
    "season.column.rank": "Rank",
    "season.column.wins": "Wins",
    "season.column.note": "Note",
    "season.column.events": "Events",
    "season.column.total": "Total",
    "season.column.number": "Event {number}",
    "season.rule.name": "Name of the season",
    "season.rule.best": "How many events count (blank: all)",
    "season.rule.win": "Points for each win",
    "season.made": "{file} is made: {events:# event|# events}, {players:# player|# players}.",
    "season.written": (
        "{file} is up to date: {events:# event|# events}, {players:# player|# players}."
    ),
    "season.unchanged": (
        "{file} was up to date: {events:# event|# events}, {players:# player|# players}."
    ),
    "season.beginning": (
        "For now places 1 to 10 are worth {points}. Type your club's own numbers on the sheet "
        "Season points, and how many events count."
    ),
    "season.hidden": (
        "{event}: {players:# player|# players} asked not to be named and {players:is|are} left "
        "out. The others keep their places."
    ),
    "season.still-named": (
        "{players:# of the hidden names still stands|# of the hidden names still stand} in the "
        "season, from {events}. Hide {players:the name|the names} there as well, and put "
        "{many:that event|those events} into the season once more."
    ),
    "season.perhaps-one": (
        "Perhaps one person, counted as two: {pairs}. If so, write the name alike in both, and put "
        "the events into the season once more."
    ),
    "season.replaced": (
        "{was} is now {event}, as both have the same Event id. If these are two events, one was "
        "played in a copy of the other and only one counts: begin each event in a new workbook."
    ),
    "season.copies": (
        "{one} and {other} are copies of one event, so nothing was changed. Name only one of them."
    ),
    "season.printed": "The list to print is {path}.",
    "season.page": "The page is {path}.",
    "season.no-events": "There is no {file} yet. Name the finished events that it begins with.",
    "season.unfinished": (
        "{file} is not finished: a round or a result is missing. Nothing was changed."
    ),
    "season.wrong-cells": (
        "{file}: {count:# cell is|# cells are} wrong. Nothing was changed. The first: {first}"
    ),
    "season.many": "A season has at most {most} events; these would be {events}.",
    "season.taken": "{file} is no season's workbook. Name another file for the season.",
    "season.headings": (
        "On the sheet {sheet} a heading that is needed is gone. Type it again as it was."
    ),
}
