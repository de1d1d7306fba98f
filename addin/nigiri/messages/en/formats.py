"""Files of other programs and of federations: what they are called, what they cannot hold."""

WORDS = {
    # what the formats are called
    "format.aga": "AGA report",
    "format.aga-2008": "AGA report, form of 2008",
    "format.egf": "EGF results",
    "format.egf-defaults": "EGF results, games by default marked as such",
    "format.ffg": "FFG results (.tou)",
    # files that cannot be read
    "foreign.empty": "It is empty.",
    "foreign.unknown": "It is not an event that nigiri can read; it reads: {formats}.",
    "foreign.unwritable": "nigiri does not write the format “{asked}”; choose {choices}.",
    "foreign.packed": "It is packed, and damaged or locked: unpack it first.",
    "foreign.workbook": "It is a workbook; for a list of players in it: `nigiri import`.",
    "foreign.files": "There are {count} files in it: unpack it and name the one you mean.",
    "foreign.unpacked-large": "Unpacked it has more than {most} MB; no event is so large.",
    "foreign.large": "It has more than {most} MB; no event is so large.",
    "foreign.players": "It has {players} players; nigiri can hold {most}.",
    "foreign.library": "This needs {library}, which is not installed: pip install 'nigiri[tables]'",
    # XML that cannot be read
    "foreign.xml.entities": (
        "It declares XML entities of its own, which no tournament program writes."
    ),
    "foreign.xml.elements": "It has more than a million elements; no event is so large.",
    "foreign.xml.attributes": "It has {many} attributes in one place; no event has so many.",
    "foreign.xml.damaged": (
        "It is not XML, or it is damaged or cut off (line {line}). Get it once more."
    ),
    "foreign.xml.macmahon": (
        "It is XML, but not a tournament of MacMahon: there are neither players nor settings."
    ),
    "foreign.xml.opengotha": (
        "It is XML, but not a tournament of OpenGotha: there are neither players nor settings."
    ),
    # JSON that cannot be read
    "foreign.json.damaged": "It is not readable JSON: {why}.",
    "foreign.json.other": "It is JSON, but not an event of nigiri.",
    "foreign.json.version": "It has version “{version}”; this nigiri knows {known}.",
    "foreign.json.missing": "{at} is missing.",
    "foreign.json.value": "{at}: “{found}” is not possible there.",
    "foreign.json.many": "It has {players} players and {count} rounds: too many.",
    "foreign.json.numbers": "Two players have the same number, or a number is not a number.",
    "foreign.json.names": "A player has no name.",
    "foreign.json.rounds": "The rounds are not numbered 1, 2, 3 and so on.",
    "foreign.json.wish": "A wish is about a number that nobody has.",
    "foreign.json.stranger": "In round {round} there is a number that no player has.",
    "foreign.json.twice": "In round {round} somebody plays twice.",
    # tables and reports that cannot be read
    "foreign.aga.no-players": (
        "This is not a report to the AGA: no line names a player (number, name, strength)."
    ),
    "foreign.egf.no-players": "This is not a result file of the EGF: no line names a player.",
    "foreign.ffg.no-players": "This is not a .tou file of the FFG: no line names a player.",
    # lists of members that cannot be read
    "foreign.members.large": "This is not a list of members: it has more than 64 megabytes.",
    "foreign.members.damaged": (
        "This looks like a list of the {federation}, but {damaged} of its lines are damaged, and "
        "{sound} are not. Get it once more; a list of your own has the headings Name and Rank in "
        "its first row."
    ),
    "foreign.members.shifted.rating": (
        "The columns of this list are not those of the AGA: where the rating belongs, there is "
        "{typed}. Save the list from the AGA's page once more, and load it as it is."
    ),
    "foreign.members.shifted.expires": (
        "The columns of this list are not those of the AGA: where the end of the membership "
        "belongs, there is {typed}. Save the list from the AGA's page once more, and load it as it "
        "is."
    ),
    "foreign.members.shifted.state": (
        "The columns of this list are not those of the AGA: where the state belongs, there is "
        "{typed}. Save the list from the AGA's page once more, and load it as it is."
    ),
    # what kinds of files never hold
    "lost.aga": (
        "A report to the AGA has no tables, byes and start scores: everybody starts at 0, and "
        "players without a game in a round missed it."
    ),
    "lost.egf": (
        "A result file of the EGF has no tables, no komi of single games and no sections; the "
        "start scores stand in the column Other start."
    ),
    "lost.ffg": "A .tou file has no tables, no places and no settings of the draw.",
    # lists of what is lost
    "lost.and": "; ",
    "lost.more": "{things} and {more} more",
    "lost.not-understood": "Not understood: {things}.",
    "lost.words": "Not understood, or only in part: {things}.",
    "lost.said": "The file also says: {key}: {value}",
    "lost.said.all": "The file also says: {things}.",
    "lost.line": "Line {line} does not name a player: {words}",
    "lost.field": "{at}.{name} is not known.",
    # players
    "lost.cities": "Cities: {things}.",
    "lost.states": "States: {things}.",
    "lost.nationalities": "Nationalities: {things}.",
    "lost.teams": "Teams: {things}.",
    "lost.coaches": "Coaches: {things}.",
    "lost.notes": "Notes: {things}.",
    "lost.fees": "Fees: {things}.",
    "lost.asian-names": "Names in Asian signs: {things}.",
    "lost.hidden": "Names that published pages hide, but that are in the file: {things}.",
    "lost.reserves": "Players who play only if needed: {things}.",
    "lost.offers": "Offers to sit out: {things}.",
    "lost.promised-byes": "Promised byes: {things}.",
    "lost.own-sections": "Sections other than those by rank: {things}.",
    "lost.ranks-today": "Ranks today that differ from those at entry: {things}.",
    "lost.federation-numbers": "Numbers in federations: {things}.",
    "lost.wrong-numbers": "Numbers that do not belong to their federation: {things}.",
    "lost.licences": "The state of the FFG licence of {players:# player|# players}.",
    "lost.evidence": "Why the entry of {name} differs from what is published: {why}",
    "lost.no-family": "Players without a family name, here called: {things}.",
    "lost.same-names": "Names that are there twice got a number: {things}.",
    "lost.alike-names": "Names that would be alike there got a number: {things}.",
    "lost.no-figure": "Not a number: {things}.",
    # ranks, ratings, start scores
    "lost.ranks-missing": "Ranks that are missing or not understood: {things}.",
    "lost.ranks-beyond": "Ranks that are not 30k to 9d: {things}.",
    "lost.grades": "Official ranks that differ from the rank played at: {things}.",
    "lost.ratings-beyond": "Ratings that nobody can have: {things}.",
    "lost.ratings-old": "Its ratings are on an old scale; {points} were added to each.",
    "lost.own-starts": "Start scores of their own: {things}.",
    "lost.corrections": "Corrected start scores of {players:# player|# players}: all start with 0.",
    "lost.quarters": "Quarters of a point in corrections: {things}.",
    "lost.half-starts": "Start scores of half a point are rounded down: {things}.",
    "lost.higher": "All scores are {points:# point|# points} higher there: nobody starts below 0.",
    "lost.lower": "All scores are {points:# point|# points} lower there.",
    # teams
    "lost.teams.empty": "Teams without players: {things}.",
    "lost.teams.twice": "Players of two teams, here of the first: {things}.",
    "lost.teams.names": "Names of teams that are there twice got a number: {things}.",
    "lost.teams.strangers": "Team players who are not in its list: {things}.",
    "lost.teams.boards": "Boards that change from round to round, here as in the first: {things}.",
    "lost.teams.unnumbered": "Teams of players without a number: {things}.",
    # games and byes that are left out, or read otherwise
    "lost.games.strangers": "Games and byes of players who are not in its list: {things}.",
    "lost.games.seated": (
        "Games and byes of players who have a seat in that round already: {things}."
    ),
    "lost.games.oneself": "Games against oneself: {things}.",
    "lost.games.no-round": "Games and byes outside rounds 1 to {most}: {things}.",
    "lost.games.not-both": (
        "Games left out, as one of the two is not in the list of players: {things}."
    ),
    "lost.games.busy": "Games left out, as one of the two already plays in that round: {things}.",
    "lost.games.one-sided": "Games left out, as they are missing in the opponent's line: {things}.",
    "lost.games.unlike": "Games whose two lines disagree, here without a result: {things}.",
    "lost.games.short-lines": "Lines without {results:# result|# results}: {things}.",
    "lost.games.colours": (
        "{games:# handicap game comes|# handicap games come} without colours: the player who "
        "stands higher is White."
    ),
    "lost.games.unknown-colours": (
        "That the colours of {games:# handicap game|# handicap games} are not known."
    ),
    "lost.games.handicaps": "Handicaps that are not 0 to {most}: {things}.",
    "lost.games.jigos": "Jigos by default, here played games: {things}.",
    "lost.games.tables": "Tables that are used twice in a round: {things}.",
    "lost.games.komi-besides": "A different komi: {things}.",
    "lost.games.komi": "Komi of single games: {things}.",
    "lost.games.size": "The size of boards of single games: {things}.",
    "lost.games.open-colours": (
        "That the colours are not recorded; the player listed first is sent as White: {things}."
    ),
    "lost.games.kept": "Pairs to keep in a new draw: {things}.",
    "lost.games.side": "The games of side events: type them on their sheets.",
    # rounds
    "lost.rounds.byes": "Rounds with several byes, of which the file can hold only one: {things}.",
    "lost.rounds.played": "Its number of rounds is {rounds}, but {played} are played in it.",
    "lost.rounds.beyond": "A workbook has at most {most} rounds; {more} more are left out.",
    "lost.rounds.unsaid": (
        "The file does not say in which round a game was: a new round begins where somebody plays "
        "again."
    ),
    "lost.rounds.systems": "The systems of single rounds.",
    # places
    "lost.places.first": "That {code} decides the places first: here {first} comes before it.",
    "lost.places.unknown": "The criterion {name} of the places, which is not known here.",
    "lost.places.word": "That {code} decides places: the file has no word for it.",
    "lost.places.room": "That {code} decides places: the file has no room for it.",
    "lost.places.silent": (
        "The file says nothing of scores: the start scores are those that give its places."
    ),
    "lost.places.uneven": (
        "Not all lines of the file have the same figures: the start scores are those that give "
        "its places."
    ),
    "lost.places.columns": (
        "Column {columns} of the figures is left out: not a tie-break known here."
    ),
    "lost.places.elsewhere": "On another place than in the file: {players:# player|# players}.",
    # settings
    "lost.settings": "Settings that are not possible as they are there: {things}.",
    "lost.set.description": "The description: {words}.",
    "lost.set.about": "The place, the days and the director.",
    "lost.set.dates-unclear": "The dates, which are not understood: {typed}.",
    "lost.set.dates-none": "The dates: there are none on Event.",
    "lost.set.times": "The time limits.",
    "lost.set.times-unclear": "The time limits, which are not understood: {typed}.",
    "lost.set.times-part": "The time limits in part, only what they begin with: {typed}.",
    "lost.set.times-none": "The time limits: there are none on Event.",
    "lost.set.times-unsaid": (
        "It does not say how its adjusted time is made up: write the time limits on Event."
    ),
    "lost.set.board": "The board's size of {size}: here it is 19.",
    "lost.set.small-boards": "The handicaps of small boards.",
    "lost.set.komi": "The komi.",
    "lost.set.rules": "The rules of play.",
    "lost.set.host": "The host.",
    "lost.set.tables": "Tables not used: {tables}.",
    "lost.set.winner": "That {name} is first: the program does not ask who missed a round.",
    "lost.set.wishes": "The wishes.",
    "lost.set.prizes": "The prizes of sections.",
    "lost.set.categories": (
        "The categories, down to {ranks}: kept for its file; here section 1 is the top group."
    ),
    "lost.set.weights": (
        "Weights of its pairing that are not the usual ones, while here one criterion comes before "
        "the other: {things}."
    ),
    "lost.set.club-groups": (
        "{groups:# group|# groups} of clubs: kept for its file, draws here do not use them."
    ),
    "lost.set.supergroup": "The super group above the bar.",
    "lost.set.rating-ranks": "That ratings give the ranks.",
    "lost.set.rating-starts": "That ratings give the start scores.",
    "lost.set.half-groups": "That score groups of half points are rounded down.",
    "lost.set.handicap-ratings": "That handicaps go by ratings: there they go by ranks.",
    "lost.set.even": (
        "Players who play all games even: there, nobody counts as stronger than that rank."
    ),
    "lost.set.victories": (
        "That players are paired by wins: here they are paired by score, since some criteria of "
        "the places need it."
    ),
    "lost.set.by-victories": (
        "Players are paired by wins there, since wins decide the places first."
    ),
    "lost.set.scoring": "How much rounds count: places may differ there.",
    "lost.set.sums": "How much rounds and sums count: places may differ there.",
    "lost.set.pairing": "How players are paired.",
    "lost.set.pattern": (
        "How a score group is paired: the file does not know neighbours or pure chance."
    ),
    "lost.set.criteria": "Criteria of the draw: {names}.",
    "lost.set.apart": "That players of one city, state or family are kept apart.",
    # what is listed above, one by one
    "thing.game": "round {round}: {players}",
    "thing.game.table": "round {round}: {players}, table {table}",
    "thing.game.handicap": "round {round}: {players}: {stones}",
    "thing.game.komi": "round {round}: {white} - {black}, {komi}",
    "thing.game.pair": "round {round}, {white} - {black}",
    "thing.game.against": "round {round}, {one} against {other}",
    "thing.game.both": "round {round}, {one} and {other}",
    "thing.at": "round {round}, table {table}",
    "thing.line": "line {line}: {words}",
    "thing.in-line": "{word} in line {line}",
    "thing.half-game": "a game that is not complete: {words}",
    "thing.no-game": "not a game: {words}",
    "thing.number-again": "the number {number} for a second time, {name}",
    "thing.results": "{number} has {results}",
    "thing.rank-here": "{name} {typed}, here {rank}",
    "thing.rank-taken": "{name}, taken as {rank}",
    "thing.rank-played": "{name} {typed}, plays as {rank}",
    "thing.setting": "{name} is {typed}, here {here}",
    "thing.setting.usual": "as usual",
    # what is sent to a federation, and how
    "unsent.no-round": "No round is drawn yet, so there is nothing to send: `nigiri draw`",
    "unsent.small-board.aga": (
        "The AGA rates games on 19×19 boards only; this event plays on {size}×{size}."
    ),
    "unsent.small-board.egf": "Games on {size}×{size} boards are not rated: the file has class X.",
    "unsent.same-number": (
        "{one} and {other} both have the AGA number {number}, so nothing is written: the AGA "
        "would count their games as those of one member. Correct Federation no. in Players; leave "
        "it empty for a player without a number."
    ),
    "unsent.no-game": "Not sent, as they have no game that can be sent: {things}.",
    "unsent.letters": (
        "No file is written, because these names have no Latin letters yet: {names}. Type them on "
        "Players behind the name, in brackets: 太田 (Ota)."
    ),
    "unsent.absent": "Not sent, as they took part in no round: {things}.",
    "unsent.open": "Round {round}: {players} has no result and is sent as open.",
    "unsent.draw": "Round {round}: {players} was a jigo and is not sent.",
    "unsent.both-lost": "Round {round}: {players} was lost by both and is not sent.",
    "unsent.both-won": "Round {round}: {players} was won by both and is not sent.",
    "unsent.default": "Round {round}: {players} was decided by default and is not sent.",
    "unsent.default.no-game": (
        "Round {round}: {players} was decided by default and is sent as a round without a game."
    ),
    "unsent.bye": "Round {round}: the bye of {name} is not sent.",
    "unsent.komi": "A komi of {komi} is sent as {sent}, which the AGA reads as {sent}.5.",
    "unsent.for-now": "{name} has no AGA number and is sent under {number} for now.",
    "unsent.no-new-member": (
        "{name} is not a new member in this report: what was typed after END is not in it."
    ),
}
