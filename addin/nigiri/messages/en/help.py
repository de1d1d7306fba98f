"""The helps of the commands and of their options.

A command of a group is called "ratings-load"; options that many have are "shared", those of all
that print "print".
"""

WORDS = {
    # The program
    "help.nigiri": (
        "Direct a Go tournament inside one .xlsx workbook.\n\n"
        "\b\n"
        '  nigiri new open.xlsx --name "Club Open"\n'
        "  nigiri import open.xlsx players.csv\n"
        "  nigiri draw open.xlsx\n"
        "  nigiri print pairings open.xlsx\n"
        "  nigiri result open.xlsx 12 3 7\n"
        "  nigiri standings open.xlsx\n\n"
        "Every command says what to do next. Add --dry-run to see what it would change. Without "
        "a command you are told where the event in this folder stands."
    ),
    "help.nigiri.language": "Language of the answers.  [that of the event]",
    "help.nigiri.debug": "Show where a fault is.",
    "help.nigiri.version": "Show the version.",
    # The hours of the day, over their commands
    "help.hour.event": "An event, from its beginning to its end",
    "help.hour.organiser": "The organiser's desk",
    "help.hour.registration": "Registration",
    "help.hour.before": "Before a round",
    "help.hour.round": "While a round is played",
    "help.hour.after": "After a round",
    "help.hour.paper": "Paper and pages",
    "help.hour.end": "At the end, and for federations",
    "help.hour.beside": "Side events and other workbooks",
    "help.hour.programs": "Other programs",
    "help.hour.archives": "The archive of a federation",
    "help.hour.back": "Going back and putting right",
    "help.hour.try": "Trying things out",
    "help.hour.installation": "Installation",
    # What click says besides
    "help.click.usage": "Usage: ",
    "help.click.options": "Options",
    "help.click.commands": "Commands",
    "help.click.help": "Show this message and exit.",
    "help.click.default": "[default: ",
    "help.click.required": "[required]",
    # Options that many commands have
    "help.shared.output": "Write a copy of that name; FILE stays as it is.",
    "help.shared.dry-run": "Only list the cells that would change; write nothing.",
    "help.shared.json": "Print one JSON object instead.",
    "help.shared.yes": "Do not ask first.",
    "help.shared.user": "Who is doing this, for the log.  [you]",
    "help.shared.now": "When, for the log and backups: 2005-05-21T10:00.  [now]",
    "help.shared.round": "Which round.  [the newest]",
    # Before the first round
    "help.new": "Make FILE, the workbook of a new event.",
    "help.new.system": "Who meets whom: mcmahon, swiss, round robin, ...",
    "help.new.federation": (
        "Federation or country: decides how the event is played, where nothing else is said."
    ),
    "help.new.kind": (
        "How it is played: sections, bands, a McMahon bar, swiss, or other.  [usual there]"
    ),
    "help.new.komi": "White's komi in even games, such as 7.5.  [usual there]",
    "help.new.handicaps": (
        "Handicaps: the difference in full, less-1, less-2, or none.  [usual there]"
    ),
    "help.new.time": "The time limits, as they are printed: 45 min.",
    "help.new.no-club": "Leave out what is kept for the club.",
    "help.new.rules": "The rule set to start from.  [by the system]",
    "help.new.rounds": "How many rounds.  [by the rule set]",
    "help.new.name": "The name, printed on every sheet.",
    "help.new.language": "Language of the sheets.  [that of the club, or of this computer]",
    "help.new.host": "The host city or club: its players get the first byes.",
    "help.new.dates": "The dates, as they are printed: 21-22 May 2005.",
    "help.new.place": "The place, as it is printed.",
    "help.new.director": "The director, as printed.",
    "help.new.seed": "The number for drawing lots.",
    "help.new.id": "Tells this event from all others.  [a new one]",
    "help.organise": (
        "Make the organiser's workbook beside FILE, or bring it up to date.\n\nIt holds what "
        "does not belong in the event: budget, fees, addresses and telephone numbers; and a "
        "timetable and a checklist. New players come in; what was typed there stays. FILE is only "
        "read, unless you ask for --when."
    ),
    "help.organise.when": (
        "Fill the hours of the sheet Timetable into the column When of FILE, where it is "
        "empty. Nothing else is changed."
    ),
    "help.season": (
        "Put finished events into FILE, the workbook of a season, or make it.\n\nEvery place "
        "counts the points that the club types on the sheet Season points; the best so many "
        "events count, if that is wanted. An event that was put in before is renewed; what was "
        "typed stays. Without EVENT only the sums follow what was typed. The events are only read."
    ),
    "help.season.print": "Make a list of the standings to print, beside FILE.",
    "help.season.page": "Make a page of the standings for the club's site.",
    "help.club": (
        "Keep what the events of a club have in common; without options, show it.\n\nNew events "
        "begin with it: federation, system, rule set, language, time, komi, tie-breaks, host, "
        "place and any other setting; and who else gets the results."
    ),
    "help.club.set": (
        'One setting: time_limits="45 min", komi_even=7.5, mail=a@b.org; blank removes it. As '
        "often as needed."
    ),
    "help.club.logo": (
        "The club's picture, a PNG, JPEG or SVG of at most 200 KB; it heads printed sheets and "
        "pages. --set logo= removes it."
    ),
    "help.club.from": "Keep the settings of this event.",
    "help.club.take": "Use the club's file from another director.",
    "help.club.copy": "Write all this into FILE, to be mailed.",
    "help.club.forget": "Forget all that is kept for the club.",
    "help.import": (
        "Add the players of LIST, a .csv, .tsv, .xlsx or .ods file, to FILE.\n\nThe first row of "
        "LIST holds headings, at least a name and Rank, in English, French or German and in any "
        "order; you are asked once about unknown ones. Import a newer LIST to update: new players, "
        "changed cells, players who are gone. What was typed since then stays."
    ),
    "help.import.here": "Mark everybody as here; for past events and tests.",
    "help.import.column": (
        'What a heading is: "Strength=Rank", or "T-shirt=-" for nothing. As often as needed; '
        "it is remembered."
    ),
    "help.import.gone": "What happens to players who are no longer in the list.  [leave]",
    "help.add": (
        "Add one player: a member of a loaded list, or somebody who is on none.\n\nWORDS are a "
        "number or a name; the beginning of a name is enough, and typing slips are forgiven. The "
        "whole line of the list is entered, and you are told what the federation would ask about "
        "it. Nobody is entered twice. Somebody who is on no list needs --rank."
    ),
    "help.add.rank": "The rank, instead of that of the list.",
    "help.add.club": "The club, instead of that of the list.",
    "help.add.here": "Mark the player as here.",
    "help.add.from": "Look in this list only.",
    "help.sections": (
        "Propose McMahon sections, or write yours.\n\nFor the players who are here. Boundaries "
        "that are already on the sheet stay."
    ),
    "help.sections.again": "Make a new proposal; otherwise the boundaries on the sheet stay.",
    "help.sections.count": "How many sections.",
    "help.sections.down-to": (
        "Your boundaries, the weakest rank of each from the top: 3d,1k,8k,30k."
    ),
    "help.number": (
        "Give the players numbers by strength.\n\nThe draw does it too, for newcomers."
    ),
    "help.number.again": "Number everybody again; only before round 1.",
    "help.names": (
        "Put names of Players back as they were drawn.\n\nFor names that were sorted without the "
        "numbers, or after a cell was deleted; where the numbers were sorted, they are put back."
    ),
    "help.names.keep": "The names are right as they are now: they count as drawn.",
    "help.supergroup": (
        "Write who starts above the bar at a congress, with the figures that decide it.\n\nWhat "
        "you typed into Other start stays."
    ),
    "help.players": (
        "Copy the players of another workbook, and later what changed there.\n\nName, rank, "
        "rating, club and the like; who is here and who is out is up to each event."
    ),
    "help.players.from": "The other workbook, in the same folder.  [as before]",
    "help.players.keep": "Keep what differs in FILE; only add the new players.",
    "help.bring": (
        "Copy the games of another workbook as rounds of this one, then their results.\n\nFor the "
        "preliminary knockouts, which count for the McMahon of a congress."
    ),
    "help.bring.from": "The other workbook, in any folder.",
    "help.take": (
        "Take in COPY, a helper's copy of the event in FILE: registration, or results.\n\nWhat "
        "only COPY has is added: players, blank cells that are filled there, wishes, results of "
        "rounds drawn alike in both. Nothing is emptied. Where the two differ, you are asked "
        "which counts, one by one. A newcomer whose number is taken in FILE gets the next free "
        "one. A round that is not drawn alike is refused. One `undo` takes it all back."
    ),
    "help.take.keep": "Where the two differ, keep what FILE has, or what COPY has.",
    "help.rules": (
        "Show where the event differs from its rule set; or give it another one.\n\nAn event "
        "begins with a rule set; each of its choices is then a cell of Event or Settings. Names, "
        "rounds and the number for drawing lots stay as you chose them."
    ),
    "help.rules.than": "Compare with another rule set.",
    "help.rules.apply": "Write all choices of that rule set into the settings.",
    # Lists of members
    "help.ratings": (
        "Look after lists of members: load, search, fill a workbook; without a command, show "
        "those loaded."
    ),
    "help.ratings-fill": (
        "Fill blank cells of Players from the lists: numbers, ratings, clubs, "
        "memberships.\n\nNothing that is typed is overwritten; what differs is counted."
    ),
    "help.ratings-fill.update": "Also replace ratings and memberships that were typed.",
    "help.ratings-find": (
        "Look somebody up by name or number, with typing slips, without accents, in any order."
    ),
    "help.ratings-forget": "Remove the list NAME from this computer.",
    "help.ratings-list": (
        "Show the loaded lists: their dates, and how many members they have.\n\nThe same as: "
        "nigiri ratings"
    ),
    "help.ratings-load": (
        "Load LIST, members of a federation or of your own; it takes the place of an older "
        "one.\n\n"
        "A TDList of the AGA, allworld of the EGF, the échelle of the FFG, also in a .zip; or "
        "any .csv, .xlsx or .ods with headings such as Family name and Rating."
    ),
    "help.ratings-load.name": "What to call it.  [aga, egf, ffg, or as the file]",
    "help.ratings-load.date": "Its date: 2026-05-01.  [as it says]",
    "help.ratings-renew": (
        "Open the page where a federation has its list, then take the newest list from the "
        "downloads folder.\n\nLIST is aga, egf or ffg; it may be left out where one of them is "
        "loaded. No list comes by itself: you save it from the page. nigiri knows it by what is in "
        "it, whatever the file is called."
    ),
    "help.ratings-renew.take": "Open no page: take what is there already.",
    "help.ratings-renew.folder": "Look here.  [the downloads folder]",
    # Events without rounds
    "help.chart": (
        "Add the wall chart of a self-paired event, enter a game, show the chart.\n\n"
        "Players find their opponents themselves. WINNER and LOSER are numbers."
    ),
    "help.chart.jigo": "Nobody won.",
    "help.ladder": (
        "Add a ladder, enter a challenge or its result, show the ladder.\n\nA challenger who wins "
        "takes the place of the player challenged. CHALLENGER and CHALLENGED are numbers."
    ),
    "help.ladder.won": "The challenger won.  [still playing]",
    "help.ladder.lost": "The challenger lost.",
    # Wishes
    "help.wish": (
        "Write a wish onto the sheet Wishes, which comes with the first one.\n\n"
        'WHO are numbers or names: "3, 5, 12-15", "Roy; Ota, Yuzo". WHAT is one of: never, '
        'must, rather, "rather not", title, child.'
        "\n\nWithout WHO the sheet is added, and you type there."
    ),
    "help.wish.rounds": "In which rounds: 1-3.  [all]",
    "help.wish.note": "Why, for the sheet and the log.",
    "help.wishes": "List the wishes; change nothing.",
    # Every round
    "help.draw": (
        "Draw the next round.\n\nWith --again, pairs that have a result or a mark under Fixed "
        "stay, and so does what you changed yourself. The other options draw a part of the round; "
        "what is already drawn stays as it is."
    ),
    "help.draw.again": "Draw the newest round once more.",
    "help.draw.ready": "Draw the score groups that are complete, from the top and from the bottom.",
    "help.draw.from": "Draw the score groups from this score down.",
    "help.draw.to": "Draw the score groups down to this score.",
    "help.draw.section": "Draw only this section: its number, or a rank in it; as often as needed.",
    "help.draw.rest": "Draw everybody who has no game in the newest round yet.",
    "help.draw.provisional": "Count missing results as lost by both for now.",
    "help.draw.draft": "Draw on a sheet of its own, to look at: then keep or discard.",
    "help.draw.sits-out": "Of players who did not come: those who stay out of this round.",
    "help.draw.plays": "Of players who did not come: those who play this round.",
    "help.keep": "Make the draft the round, with all changes made in it.",
    "help.discard": "Remove the draft; everything else is as it was before.",
    "help.result": (
        "Enter results: the number of each WINNER, in any order, or the name where only one player "
        "of the round has it.\n\nWithout any WINNER, it says which tables are missing."
    ),
    "help.result.table": (
        "A table and its result: 4 B, 4 1-0, 4 jigo, or 4 12 and 4 Roy for the winner."
    ),
    "help.result.inbox": (
        "Take in what phones in the hall reported. What you typed stays as it is; you are asked "
        "before those who go home are left out."
    ),
    "help.result.no-home": "Take in the results only, not who goes home.",
    "help.verify": (
        "Read results back, to be sure: a RESULT for each table in order, - to skip one.\n\nShows "
        "only where the first entry is different, and does not change it. Without results, it asks "
        "for them table by table, in a terminal."
    ),
    "help.verify.from": "The table to begin with.  [the first not read back yet]",
    "help.verify.table": "A single table and its result; as often as needed.",
    "help.verify.list": "A .csv or .xlsx file with the headings Table and Result.",
    # Who is there, who has the bye
    "help.out": (
        "Let players sit out rounds: from the next draw on, unless you name the rounds.\n\nWHO are "
        'numbers or names: "3, 5, 12-15", "Roy; Ota, Yuzo". In a round that is drawn already, '
        "whoever was to play them gets another opponent, or the bye."
    ),
    "help.out.rounds": "Which rounds: 3-4, or 3, 5.",
    "help.out.from": "From this round on.",
    "help.back": (
        "Let players who were out play again: from the next draw on, unless you name the "
        "rounds.\n\nIn a round that is drawn already they are paired like latecomers."
    ),
    "help.back.rounds": "Which rounds: 3-4, or 3, 5.",
    "help.back.from": "From this round on.",
    "help.late": (
        "Mark latecomers as here, and pair them in the round that is drawn already.\n\nThey meet "
        "one another or, if you agree, the player who has the bye. Latecomers for whom nobody is "
        "free play from the next round on: players who come after the draw do not get the bye of "
        "that round."
    ),
    "help.late.next": "They play from the next round on.",
    "help.bye": (
        "Promise somebody the bye of a round to come, or give it in the one being played.\n\nWHO "
        "is a number or a name. The draw keeps the promise if the number of players is odd."
    ),
    "help.bye.round": "Which round.  [the next]",
    "help.bye.undo": "Take the promise back.",
    # Questions
    "help.why": (
        "Say why two meet, by their table or one of their names, or why somebody has the bye."
        "\n\nTABLE is the number of a table, a name, or: bye. With bye and the number of the "
        "round to be drawn next it says whose bye "
        "that will be, by how the open games end."
    ),
    "help.why.all": "With the figures of each criterion of the draw, for those who know its rules.",
    "help.why-place": "Say in one sentence why number ONE is ahead of or behind number OTHER.",
    "help.what-if": (
        "Compare the round with another way to draw it.\n\nThe newest round while results are "
        "missing, otherwise the one to be drawn next. Nothing is written without --keep."
    ),
    "help.what-if.forbid": "These two do not meet; as often as needed.",
    "help.what-if.force": "These two meet; as often as needed.",
    "help.what-if.bye": "Number N has the bye.",
    "help.what-if.set": "A setting, by its name on Event or Settings; as often as needed.",
    "help.what-if.keep": "Draw the round like that.",
    "help.simulate": (
        "Play the event many times by chance, as it is and as it might be.\n\n"
        "Which bar? Which gap? The same players, with the same luck, play under both; each "
        "figure says how sure it is. Always from round 1; nothing is written into FILE."
    ),
    "help.simulate.set": "Try this setting; as often as needed.",
    "help.simulate.sections": "Try these boundaries: 3d,5k,12k; or a number of sections.",
    "help.simulate.against-set": "Compare with this setting, instead of the event as it is.",
    "help.simulate.against-sections": "Compare with these boundaries.",
    "help.simulate.tournaments": "How many are played under each of the two.",
    "help.simulate.spread": (
        "How far a player's true strength may be from the rank in the list, in rating points; one "
        "rank is 100."
    ),
    "help.simulate.all": "With everybody on the list, here or not.",
    "help.simulate.seed": "Another seed, other luck.",
    "help.simulate.jobs": "In how many processes at once.  [as many as there are processors]",
    "help.simulate.scheduler": "Play on the Dask cluster of this scheduler.",
    "help.simulate.plot": "Make a picture of it, too: .svg or .png.",
    # What is shown
    "help.standings": "Update all sheets and show the standings.",
    "help.grid": "Update all sheets and show the tournament grid.",
    "help.proof": (
        "Add the sheet Proof: every sum of the standings, added up again by the spreadsheet.\n\n"
        "From then on every command keeps it up to date."
    ),
    "help.check": (
        "List all problems, edits by hand and differences from the rule set; change "
        "nothing.\n\nAlso where entries differ from the lists of members, if some are loaded "
        "(nigiri ratings).\n\nEnds with exit code 3 when something must be put right before the "
        "next draw."
    ),
    "help.check.edits": "List every cell that was edited by hand since the last command.",
    "help.missing": (
        "List players who have not reported a result, table by table, to be posted or read out."
    ),
    # Paper, pages, pictures
    "help.print": (
        "Print what goes on the wall and on the desk.\n\nIt writes an HTML file beside FILE: open "
        "it in a browser and print it from there. Templates in a folder `templates` beside FILE "
        "are used instead of nigiri's own."
    ),
    "help.print-registration": (
        "Print who is registered, by name, for players to check on the wall."
    ),
    "help.print-numbers": "Print who has which number, for the desk and the wall.",
    "help.print-table-numbers": (
        "Print the numbers of the tables, large, to be cut and put beside the boards."
    ),
    "help.print-rules": "Print the rules of the event in words, from its settings.",
    "help.print-welcome": "Print what to say before round 1, with room for what only you know.",
    "help.print-badges": "Print a badge for everybody. Eight to a page, to be cut out.",
    "help.print-schedule": (
        "Print when each round begins and ends. The ends are the latest possible, with the "
        "prize-giving; hours are read from Event, and nothing is changed there."
    ),
    "help.print-all-play-all": (
        "Print a blank sheet for a few players who all meet: who meets whom in each round, and "
        "boxes for the results."
    ),
    "help.print-pairings": "Print the pairings of a round, with the results known so far.",
    "help.print-slips": (
        "Print a slip for each game, eight to a page, to be cut and signed by the winner."
    ),
    "help.print-cards": (
        "Print a card for each player, twenty to a page, filled in so far: enough to pair by hand."
    ),
    "help.print-missing": (
        "Print players whose results are missing, of all rounds or one, to be posted."
    ),
    "help.print-wall-list": (
        "Print everybody by number, with the opponent and the score of each round."
    ),
    "help.print-rank-list": (
        "Print all players by score and tie-breaks after a round, whatever their section."
    ),
    "help.print-winner-loss": "Print who won against whom, round by round.",
    "help.print-byes": "Print who had a bye or missed a round, or will, with the reason.",
    "help.print-bye-slip": (
        "Print a slip for who has the bye: why, that it is the only one, what it counts, the new "
        "score, and the next round. For the round to be drawn next it is a forecast."
    ),
    "help.print-tie-break-list": (
        "Print opponents, colours and all tie-breaks of everybody, section by section."
    ),
    "help.print-standings": (
        "Print the places of each section, with prizes and what decided between those level."
    ),
    "help.print-teams": (
        "Print the places of the teams: matches and boards, or the best results of each team."
    ),
    "help.print-chart": (
        "Print the wall chart of the self-paired event, filled or to be filled in by hand."
    ),
    "help.print-ladder": (
        "Print who stands on which rung of the ladder, and whom each may challenge."
    ),
    "help.print-qualification": (
        "Print who qualifies from a congress: Europeans alone, in order, each with the reasons."
    ),
    "help.print-crosstable": (
        "Print everybody against everybody, in order of the places: the table of a round robin."
    ),
    "help.print-grid": (
        "Print the tournament grid. Ten players to a page: who played whom, and each score."
    ),
    "help.print-tree": (
        "Print the tree of a knockout as far as it is played, or an empty one for so many players."
    ),
    "help.print-poster": (
        "Print the grid as a poster. Sixteen players to a page: on A2, with --paper letter on 17 x "
        "22 inches."
    ),
    "help.print-ratings": "Print how the event will change everybody's EGF rating: a prediction.",
    "help.print-news": (
        "Print the winners, for the news page. The first of each section, and how many played."
    ),
    "help.print-charts": (
        "Print charts: players of each rank, scores by section, how long the rounds took."
    ),
    "help.print-certificates": (
        "Print a certificate for each winner. A page each, the last section first; before the "
        "end only with --round or --blank."
    ),
    "help.print-prize-giving": (
        "Print whose name is called for which prize. From the last section up to the champion, "
        "and whom to thank; the prizes are those of the organiser's workbook beside FILE."
    ),
    "help.print-plaques": (
        "Print the three lines of each plaque. Name; place and section; event and year: for "
        "whoever engraves them."
    ),
    "help.print-announcement": (
        "Print the announcement: what, when, where, fees, whom to ask. What Event lacks is a "
        "line to write on; best sent three weeks before."
    ),
    "help.print-entry-form": (
        "Print entry forms, two to a page; with --short slips for the door, eight to a page."
    ),
    "help.print-press": (
        "Print a press release. Half written: before the event with a photo call, with "
        "--results or --record after it."
    ),
    "help.print-notices": (
        "Print notices for the hall: quiet, clocks, results. A page each in large letters."
    ),
    "help.print-report": (
        "Print the report of the event for federation and archive, with the final grid behind it."
    ),
    "help.print-thanks": (
        "Print letters of thanks, a page each: to the sponsors on Event, the hall, the helpers."
    ),
    "help.print-all": (
        "Print all that the newest round needs on paper, into a folder: for the wall, the "
        "tables and the desk.\n\n"
        "Alone at the desk? Leave out posters first, then the grid, but never the cards: with them "
        "you can go on by hand."
    ),
    "help.print.by": "In order of the tables, or of the names.",
    "help.print.draft": "The round that is only a draft.",
    "help.print.missing": "Only the tables without a result.",
    "help.print.section": "Only this section.  [all]",
    "help.print.count": "How many.  [as many as are needed]",
    "help.print.large": "Larger print, fewer lines a page.",
    "help.print.parts": "In how many parts, for as many boards on the wall.",
    "help.print.clubs": "Show the clubs, too.",
    "help.print.federation": (
        "Numbers in the federation and ratings at entry beside the names.  [in events of the AGA]"
    ),
    "help.print.names": "Name everybody, or hide those who asked for it.  [as the sheet needs]",
    "help.print.entries": "As an acknowledgement: who has entered.",
    "help.print.filled": "For everybody, filled in as far as Players knows.",
    "help.print.short": "Short slips to be filled in at the door.",
    "help.print.results": "After the event, with its winners.",
    "help.print.record": "The most entries there ever were; with it come the results.",
    "help.print.blank": "To be filled in by hand.",
    "help.print.places": "How many places of each section.",
    "help.print.without": "What is not shown; can be repeated.",
    "help.print.text": "Lines of text, for an e-mail or this terminal.",
    "help.print.pdf": "A PDF instead of HTML.",
    "help.print.paper": "[as the printer has it]",
    "help.print.output": "Where the output goes.  [beside FILE]",
    "help.print.language": "en, fr, both, or a catalogue of your own.  [that of the event]",
    "help.print.open": "Open it.",
    "help.templates": (
        "Copy nigiri's templates and words into FOLDER, for you to change.\n\nThose in a folder "
        "`templates` beside a workbook are used instead of nigiri's own. Keep what you change and "
        "throw the rest away. To translate, copy words.pot to de.po and fill it in. Files that are "
        "there already are never overwritten."
    ),
    "help.publish": (
        "Write pages for phones and the projector into a folder: -o OUT, or OUT alone.\n\n"
        "Pairings, results, grid, standings and a page for each player; any web server can show "
        "them, and without one they open from the folder. Nothing else in OUT is touched."
    ),
    "help.publish.output": "Where the output goes.  [beside FILE]",
    "help.publish.language": "en, fr, both, or a catalogue of your own.  [that of the event]",
    "help.publish.watch": "Publish again whenever FILE is saved.",
    "help.publish.open": "Open the first page.",
    "help.hall": (
        "Let phones in the hall see the pages and report results, over the hall's own "
        "Wi-Fi.\n\nIt shows FILE as it was last saved, and never changes it: what is reported "
        "waits beside it until you take it in. Prints the address, the code of the helpers, and "
        "a line for each report; Ctrl+C ends it."
    ),
    "help.hall.address": (
        "The address of this computer to use; 0.0.0.0 for all of them.  [that of its network]"
    ),
    "help.hall.port": "The port to use; printed slips name it.",
    "help.hall.while-open": "End once no spreadsheet program has FILE open any more.",
    "help.hall.json": "Print address and code as one JSON object, and nothing after it.",
    "help.preflight": (
        "List what FEDERATION (aga, egf or ffg) would refuse, with a link to each cell.\n\n"
        "Adds the sheet Preflight, which every command keeps up to date; delete it when you are "
        "done."
    ),
    "help.preflight.country": (
        "Country of all who have none, by two letters or its name; at a terminal it is asked for "
        "once, where FEDERATION needs it."
    ),
    # Going back
    "help.undo": (
        "Undo the last command: FILE is again as it was before, byte for byte.\n\nRun it again to "
        "go back further. What was edited since is listed, and you are asked; it is kept as a "
        "state, too, so that `nigiri restore` brings it back."
    ),
    "help.history": (
        "List the states of FILE that `undo` and `restore` can go back to, the newest first."
    ),
    "help.restore": (
        "Bring FILE back to state NUMBER of `nigiri history`, byte for byte.\n\nWhat it is now is "
        "kept as a state first. A damaged FILE is replaced, too."
    ),
    # Besides
    "help.demo": (
        "Show a sample tournament in DIR, command by command.\n\n"
        "Its players are invented. An older demo there is never overwritten; the new one gets "
        "the next number."
    ),
    "help.demo.language": "Language of the sheets.  [that of this computer]",
    "help.demo.seed": "Another seed, other results.",
    "help.replay": (
        "Fill in the rounds of a played event from GAMES.\n\nGAMES has the headings round, white, "
        "black, winner and, where known, table, handicap and by_default; players are given by "
        "their numbers."
    ),
    "help.replay.byes": "A list with round and player.",
    "help.recalculate": (
        "Bring the values of your own formulas up to date, through LibreOffice.\n\n"
        "nigiri's own values are always up to date, and so are all in an .ods."
    ),
    "help.looks": (
        "Bring back drop-down lists, colours and protection that another program did not save.\n\n"
        "Only the looks of nigiri's own sheets change; what people typed stays as it is."
    ),
    "help.open": (
        "Make a workbook of FILE, an event of another program.\n\nFILE comes from OpenGotha or "
        "MacMahon, for example; nigiri sees from which. The workbook is OUT, or is written beside "
        "FILE. It holds players, settings, rounds and results, so you can go on from there; what "
        "it cannot hold is listed, and noted in its Log."
    ),
    "help.open.language": "Language of the sheets.  [that of this computer]",
    "help.open.id": "Tells this event from all others.  [a new one]",
    "help.archive-copy": (
        "Make a copy of FILE to be mailed as the archive, without private facts.\n\nLeft out "
        "are fees, payments, notes, your own columns with addresses or the like, and what the"
        " Log says of them. FILE stays as it is; the copy is OUT, which must not exist yet."
    ),
    "help.forget": (
        "Take private facts out of FILE for good, once the event is over.\n\nBesides what "
        "`nigiri archive-copy` leaves out, who gave commands is taken out of the Log, and all"
        " earlier copies of the file are removed. You are asked first; it cannot be undone."
    ),
    "help.export": (
        "Write the event in FILE for another program or a federation.\n\nFORMAT is opengotha, egf, "
        "ffg or aga, for example. The new file is OUT, or is written beside FILE, where an older "
        "one is kept under another name. What that format cannot hold is listed. Where a "
        "federation would refuse something you are asked first, and it is noted in the file as a "
        "comment (see `preflight`)."
    ),
    "help.send": (
        "Make the results ready for a federation, and open the mail to it. You send it "
        "yourself.\n\nTO is aga, bga, ffg or egf; it may be left out where the club has one. What "
        "would be refused is listed first. The files are written beside FILE; your mail program "
        "opens with the text, and the folder to attach them from."
    ),
    "help.send.also": "Who else gets it.  [as kept for the club]",
    "help.send.no-open": "Open nothing: only write the files and name them.",
    "help.rounds": (
        "Bring the rounds of EVENT, a file of another program, back into FILE.\n\nThe event went "
        "out with `export` and was drawn, perhaps played, in OpenGotha or MacMahon. Rounds that "
        "are only there come in with pairs, colours, handicaps, byes and results; so do results "
        "that are missing here. Rounds that both have must agree; otherwise the differences are "
        "listed and nothing is changed. New players are named and added. One `undo` takes it all "
        "back."
    ),
    "help.diff": (
        "Compare FILE with OTHER, another copy of the event.\n\nIt says what differs as a "
        "director would: players added or gone, ranks, results, pairs changed by hand, settings; "
        "and which of the two has gone on. Players are found by name, even under another number. "
        "Nothing is written."
    ),
    "help.shadow": (
        "Compare FILE, an event of another program, with what nigiri would have done.\n\nFILE is "
        "an event that OpenGotha or MacMahon directs. Each round is drawn again from the state "
        "before it; byes, pairs, players paired up or down, handicaps, colours and standings "
        "stand beside theirs on one page, each difference with its reason. Nothing is written but "
        "the page: OUT, or beside FILE."
    ),
    "help.shadow.results": (
        "The file of results of the same event for the EGF (.h9): its places and figures are "
        "compared."
    ),
    "help.shadow.output": "Where the output goes.  [beside FILE]",
    "help.shadow.language": "Language of the page.  [that of the answers]",
    # The archive of a federation
    "help.archive": (
        "Keep the events of a federation in one folder, and ask questions about them.\n\nARCHIVE "
        "is a folder of its own, which the first file makes. Who asked not to be named is not "
        "named in it. docs/archive.md says what to think of before an archive is published."
    ),
    "help.archive.json": "Print one JSON object instead.",
    "help.archive.csv": "Print it as comma-separated text, for a spreadsheet.",
    "help.archive.plot": "Make a picture of it, too: .svg or .png.",
    "help.archive.since": "Only events of that year and later.",
    "help.archive-add": (
        "Put finished events into ARCHIVE.\n\nFILE is a finished workbook, or a file of "
        "OpenGotha, MacMahon, the EGF, the FFG or the AGA. What is there already is not added "
        "twice; a corrected file becomes a new version, and only that one counts."
    ),
    "help.archive-add.year": "The year of events whose files do not say it.",
    "help.archive-add.unfinished": "Add events with missing results or rounds, too.",
    "help.archive-check": (
        "Look for people with two names or numbers, and games that are in two events."
    ),
    "help.archive-share": "Copy ARCHIVE into TO, a new archive, without older versions.",
    "help.archive-share.pseudonyms": (
        "With invented names, the same in every copy; without numbers, ratings and clubs."
    ),
    "help.archive-share.clubs": "Keep clubs, towns and countries beside the invented names.",
    "help.archive-tables": "Show the tables of ARCHIVE and their columns.",
    "help.archive-ask": "Ask ARCHIVE anything in SQL: one SELECT, which changes nothing.",
    "help.archive-career": "Show every event of WHO: a name, or a number in a federation.",
    "help.archive-meet": "Show every game of ONE against OTHER.",
    "help.archive-improve": "Show who gained most ranks from their first event to their last.",
    "help.archive-improve.most": "At most this many people.",
    "help.archive-fields": "Show how strong the field of every event was.",
    "help.archive-handicaps": "Show how games with each handicap ended: is the handicap right?",
    "help.archive-byes": "Show every club's byes, and its games paired down or up.",
    "help.archive-attendance": "Show how many came, by year, by rank, or by level of the fee.",
    "help.archive-attendance.by": "What to count by.",
    "help.archive-attendance.fees": 'Count by these levels: "4d 25, 1d 20, 10k 15, 30k 10".',
    # Add-ins
    "help.completion": (
        "Print what SHELL (bash, zsh or fish) needs to complete commands, options and "
        "names.\n\nThen the Tab key writes on: dr becomes draw. docs/install.md "
        "says where to put it."
    ),
    "help.pipe": (
        "Answer one request of an add-in: JSON in, JSON out.\n\n"
        "docs/protocol.md tells what they say to each other. Nothing else is written to the "
        "output."
    ),
    "help.pipe.ahead": "There is nothing to ask yet: load what takes time.",
    "help.pipe.stay": "Answer one request after the other, a line each, until the input ends.",
    "help.serve": (
        "Answer add-ins that may not start other programs, on this computer alone.\n\nThe menu in "
        "LibreOffice finds it by itself; other add-ins need the address, which is new each time."
    ),
    "help.serve.port": "On which port.  [any that is free]",
    "help.serve.idle": "Stop after so long without a request.",
    "help.serve.json": "Print the address as one JSON object.",
    "help.libreoffice": "Put nigiri's menu and toolbar into LibreOffice.",
    "help.libreoffice-build": "Write the extension into FILE, to install it by hand.",
    "help.libreoffice-build.self-contained": (
        "Bring nigiri along, for one system, such as windows-x86_64."
    ),
    "help.libreoffice-doctor": "Say what is missing, one sentence each.",
    "help.libreoffice-install": "Put the menu into LibreOffice.",
    "help.libreoffice-uninstall": "Take the menu out of LibreOffice.",
    "help.excel": "Put nigiri's tab into Excel.",
    "help.excel-build": "Write the add-in into FILE, to install it by hand.",
    "help.excel-build.python": "The Python in which nigiri is on the other computer.",
    "help.excel-build.language": "Language of the tab.",
    "help.excel-doctor": "Say what is missing, one sentence each.",
    "help.excel-install": "Put the tab into Excel.",
    "help.excel-install.language": "Language of the tab.",
    "help.excel-doctor.report": (
        "Write all that is found into a file to mail; nigiri-excel.txt, if you give no name."
    ),
    "help.excel-kit": (
        "Write a folder with which a volunteer tries nigiri in Excel, in ten minutes."
    ),
    "help.excel-kit.language": "Language of the steps and of the tab.",
    "help.excel-kit.python": "The Python in which nigiri is on the other computer.",
    "help.excel-judge": (
        "Compare what a volunteer saved in FOLDER with what nigiri wrote; write one report to mail."
    ),
    "help.excel-uninstall": "Take the tab out of Excel.",
}
