"""The words on printed sheets and published pages."""

WORDS = {
    "paper.round": "Round {number}",
    "paper.round.draft": "Round {number} (draft)",
    "paper.round.to.come": "Round {number}, to come",
    "paper.round.missing": "Round {number}: results missing",
    "paper.next.round": "Next round",
    "paper.missing": "Results missing",
    "paper.missing.tables": "Round {number}, table {tables}",
    "paper.tables": "tables {first} to {last}",
    "paper.tables.one": "table {first}",
    "paper.letters.one": "{first}",
    "paper.letters": "{first} – {last}",
    "paper.table": "Table",
    "paper.number": "No.",
    "paper.name": "Name",
    "paper.rank": "Rank",
    "paper.white": "White",
    "paper.black": "Black",
    "paper.plays": "Plays",
    "paper.opponent": "Against",
    "paper.handicap": "Handicap",
    "paper.result": "Result",
    "paper.komi.even": "komi {even}",
    "paper.komi.both": "komi {even}, with handicap {more}",
    "paper.komi.each": "komi {even}, handicap 1 {one}, stones {more}",
    "paper.bye": "Bye",
    "paper.wins": "counts as a win",
    "paper.out": "Out",
    "paper.still.playing": "Still playing",
    "paper.plays.still": "still playing",
    "paper.to.draw": "Not drawn yet",
    "paper.yet.undrawn": "not drawn yet",
    "paper.absent": "Out",
    "paper.perhaps": "Perhaps",
    "paper.who": "{what}: {who}",
    "paper.if.needed": "plays if needed",
    "paper.offered": "sits out, as offered",
    "paper.no.game": "No game",
    "paper.players.counted": "{count} players",
    "paper.back": "plays from round {number}",
    "paper.gone": "to the end",
    "paper.by.default": "{result} by default",
    "paper.registration": "Registered players",
    "paper.club": "Club",
    "paper.rating": "Rating",
    "paper.section": "Section",
    "paper.start": "Start",
    "paper.here": "Here",
    "paper.not.here": "not yet here",
    "paper.how.many": "{here} of {all} are here.",
    "paper.nobody": "Nobody is registered yet.",
    "paper.qualification": "Qualification after round {number}",
    "paper.european": "European",
    "paper.european.typed": "{why}",
    "paper.european.eu": "{why}, in the European Union",
    "paper.european.europe": "{why}, in Europe",
    "paper.european.egf": "{why}, a member of the EGF",
    "paper.qualification.order": (
        "Europeans only, in this order: all rounds played, score, direct comparison, rating, lot."
    ),
    "paper.qualifies": "Qualifies",
    "paper.is.qualified": "qualified",
    "paper.is.play-off": "play-off",
    "paper.is.substitute": "substitute {number}",
    "paper.qualification.substitutes": (
        "Whoever does not accept is replaced by the next substitute."
    ),
    "paper.qualification.play-off": "Still to be played off: {players}.",
    "paper.qualification.league": (
        "Europeans only, in this order: final place with play-offs, rating, lot."
    ),
    "paper.left.unknown": "Not listed until it is known whether they are Europeans: {who}.",
    "paper.left.league": "Not listed, as they are qualified through the league: {who}.",
    "paper.in.league.path": "* in the league path: the league or a preliminary knockout.",
    "paper.time.by.rank": "{rank} or stronger: {time}",
    "paper.stronger.decides": "by the rank of the stronger player; both have the same time",
    "paper.stages": "Stages of the championship",
    "paper.stage.komi": "{time}; komi {komi}",
    "paper.stage.ing": "{time}; komi 7½, or 8 on Ing material",
    "paper.stage.league": "League",
    "paper.stage.pko": "Preliminary knockouts",
    "paper.stage.mcmahon": "McMahon",
    "paper.stage.playoff.1": "Play-off of 1 round",
    "paper.stage.playoff.2": "Play-off of 2 rounds",
    "paper.stage.playoff.3": "Play-off of 3 rounds",
    "paper.stage.playoff.4": "Play-off of 4 rounds",
    "paper.stage.qt": "Qualification tournament",
    "paper.stage.qt.of.7.rounds": "Qualification tournament of 7 rounds",
    "paper.stage.qt.round.robin": "Qualification tournament, round robin",
    "paper.stage.qt.knockout": "Qualification tournament, knockout",
    "paper.clocks": "Clocks",
    "paper.clocks.cannot": (
        "clocks without 45 s: 40 s; without 30 s in a qualification tournament: 15 stones in 5 "
        "minutes"
    ),
    "paper.grid": "Tournament grid",
    "paper.grid.after": "Grid after round {number}",
    "paper.grid.players": "{first} – {last}",
    "paper.grid.start": "Start",
    "paper.grid.round": "R{number}",
    "paper.grid.wins": "Wins",
    "paper.grid.place": "Place",
    "paper.grid.bye": "bye",
    "paper.grid.director": "Dir. {name}",
    "paper.grid.winners": "Winners",
    "paper.grid.winner.nobody": "nobody ({names} are level)",
    "paper.grid.winner": "Section {section} – {names}",
    "paper.grid.nobody": "Nobody has a number yet.",
    "paper.letter.white": "W",
    "paper.letter.black": "B",
    "paper.grid.legend": (
        "A box: opponent; {white} White, {black} Black, +n takes, −n gives n stones (1: no komi); "
        "below, the score after the round. Grey: won."
    ),
    "paper.grid.open": "◐: the players chose, and nobody noted who had White.",
    "paper.note.default": "Round {round}: {first} beat {second} by default",
    "paper.note.default.none": "Round {round}: {first} and {second} both lose by default",
    "paper.note.default.both": "Round {round}: {first} and {second} both win by default",
    "paper.note.default.jigo": (
        "Round {round}: {first} and {second} share the point of a game not played"
    ),
    "paper.note.provisional": "Round {round}: the result of {first} and {second} is missing",
    "paper.note.rank": "{first} is {rank} from round {round}",
    "paper.schedule": "Schedule",
    "paper.schedule.round": "Round",
    "paper.schedule.when": "When",
    "paper.schedule.end": "Games end by",
    "paper.schedule.next": "Next round from",
    "paper.schedule.slack": "To spare",
    "paper.schedule.spare": "{minutes} min",
    "paper.schedule.short": "{minutes} min too early",
    "paper.schedule.prizes": "Prize-giving: at {hour} at the latest.",
    "paper.schedule.proposed": "Hours in brackets are the earliest possible.",
    "paper.schedule.long": "{hours} h {minutes}",
    "paper.schedule.rule": (
        "Time: {limits}. A game may last {long}; games that end near noon or in the evening are "
        "followed by a meal of {meal:# minute|# minutes}."
    ),
    "paper.schedule.breaks": (
        "Between two rounds there are {slack:# minute|# minutes} at least; on a day of more than "
        "four, {pause:# minute|# minutes} before the last two."
    ),
    "paper.schedule.no.time": (
        "To see when games end, type the time limits on Event, such as 60 min + 30/5."
    ),
    "paper.schedule.no.hour": "Type the hours of the rounds on Event, such as Saturday 9:30.",
    "paper.news": "Results",
    "paper.news.after": "After round {number} of {rounds}",
    "paper.news.lead": "{players:# player|# players}, {best} to {last}; rounds played: {rounds}.",
    "paper.news.place": "Place",
    "paper.news.wins": "Wins",
    "paper.certificates": "Certificates",
    "paper.certificate": "Certificate",
    "paper.certificate.to": "awarded to",
    "paper.certificate.wins": "{wins:# win|# wins} in {rounds:# round|# rounds}",
    "paper.certificate.section": "Section {section}",
    "paper.certificate.director": "Director",
    "paper.ordinal.one": "{place}st",
    "paper.ordinal.two": "{place}nd",
    "paper.ordinal.few": "{place}rd",
    "paper.ordinal.more": "{place}th",
    "paper.plaques": "Plaques",
    "paper.plaque.section": "{place}, Section {section}",
    "paper.plaque.undated": "The year is missing: type the dates on Event.",
    "paper.giving": "Prize-giving",
    "paper.giving.for": "For",
    "paper.giving.given": "Given",
    "paper.giving.special": "Special prizes",
    "paper.giving.special.one": "Special prize",
    "paper.giving.wins": "For wins",
    "paper.giving.places": "Places",
    "paper.giving.first": "First, {wins:# win|# wins}",
    "paper.giving.with.wins": "{wins:# win|# wins}",
    "paper.giving.discretion": "missed a round: ask the director",
    "paper.giving.stead": (
        "{first} is first as the best who missed no round; {others} missed {many:one|rounds}."
    ),
    "paper.giving.without": (
        "There is no organiser's workbook beside the event: the prizes are those on Sections."
    ),
    "paper.giving.choice": "Where people choose among prizes, in this order: {names}.",
    "paper.giving.none": "No prizes: nobody is ranked yet.",
    "paper.giving.thanks": (
        "Thanks: {who}; the helpers; whoever gave the hall and the prizes; and everybody who came."
    ),
    "paper.giving.thanks.all": (
        "Thanks: the helpers; whoever gave the hall and the prizes; and everybody who came."
    ),
    "paper.place.one": "{place}st place",
    "paper.place.two": "{place}nd place",
    "paper.place.few": "{place}rd place",
    "paper.place.more": "{place}th place",
    "paper.badges": "Badges",
    "paper.badges.nobody": "Nobody is registered yet.",
    "paper.printed": "printed {stamp}",
    "paper.teams": "Teams",
    "paper.teams.after": "Teams after round {number}",
    "paper.teams.best": "Teams: the best {best} of each",
    "paper.team": "Team",
    "paper.match.points": "Match points",
    "paper.boards.won": "Boards won",
    "paper.wins.together": "Wins together",
    "paper.matches": "Matches",
    "paper.members": "Players",
    "paper.member": "{number} {name}: {won}",
    "paper.match": "{team} {won}–{lost}",
    "paper.match.playing": "{team} {won}–{lost} …",
    "paper.match.title": "Match {number} · {one} – {other}",
    "paper.match.score": "{won}–{lost}",
    "paper.match.so.far": "{won}–{lost} …",
    "paper.match.other": "Other games",
    "paper.match.board": "board {board}",
    "paper.match.free": "free {won}",
    "paper.teams.none": "Nobody is in a team yet: fill in the column Team of Players.",
    "paper.teams.to.come": (
        "The teams are known once the players have numbers: `nigiri number`, or draw round 1."
    ),
    "paper.teams.places": "by match points: a match won 1, drawn ½",
    "paper.teams.order": (
        "Level match points: boards won, then match points of the opponents (SOST), then boards "
        "won on the top 3, 2 and 1 boards (BDW3U, BDW2U, BDW1U), then the mean rating (MNR)."
    ),
    "paper.teams.brackets": "In brackets: results that do not count.",
    "paper.chart": "Side event",
    "paper.beat": "Beat",
    "paper.lost.to": "Lost to",
    "paper.jigo.with": "Jigo",
    "paper.points": "Points",
    "paper.stones.against": "Handicaps: + takes, − gives",
    "paper.chart.rule": (
        "Find an opponent yourself; two players meet at most {games:# time|# times}. The winner "
        "writes the loser's number into the next free box of his or her own row; after a jigo one "
        "of the two writes the other's number with = behind it."
    ),
    "paper.chart.by.wins": "The player with the most points is first.",
    "paper.chart.by.wins.-.losses": (
        "The player with the most wins less losses is first; if level, the one with the most "
        "points."
    ),
    "paper.chart.by.percentage": (
        "Of the players with at least {least:# game|# games}, the one with the largest share of "
        "points is first."
    ),
    "paper.chart.nobody": "Nobody is on the chart: `nigiri chart`",
    "paper.ladder": "Ladder",
    "paper.rung": "Rung",
    "paper.may.challenge": "May challenge",
    "paper.ladder.games": "Challenges",
    "paper.ladder.rule": (
        "Challenge somebody at most {reach:# place|# places} above you. If you win, you take that "
        "place; the player you beat and everybody between you go down by one."
    ),
    "paper.ladder.nobody": "Nobody is on the ladder: `nigiri ladder`",
    "paper.slips": "Result slips, round {number}",
    "paper.slips.draft": "Result slips, round {number} (draft)",
    "paper.slips.none": "There is no game in this round.",
    "paper.agreed.even": "even",
    "paper.agreed.even.komi": "even, komi {komi}",
    "paper.agreed.nigiri": "nigiri",
    "paper.agreed.nigiri.komi": "nigiri, komi {komi}",
    "paper.agreed.no.komi": "no komi",
    "paper.agreed.no.komi.komi": "no komi ({komi})",
    "paper.agreed.one.komi": "Black begins, komi {komi}",
    "paper.agreed.stones": "{stones:# stone|# stones}",
    "paper.agreed.stones.komi": "{stones:# stone|# stones}, komi {komi}",
    "paper.agreed.listed": "{stones}",
    "paper.agreed.listed.komi": "{stones}, komi {komi}",
    "paper.agreed.on": "{words}, {size} × {size}",
    "paper.phone": "Result by phone: {address} · table {table} · code {code}",
    "paper.phone.code": "Result by phone: table {table} · code {code}",
    "paper.slip.winner": "Winner's number",
    "paper.slip.signature": "Winner's signature",
    "paper.cards": "Pairing cards",
    "paper.cards.after": "Pairing cards, filled to round {number}",
    "paper.cards.none": "Nobody is here yet.",
    "paper.card.bye": "BYE",
    "paper.card.group": "Score {score} · players: {count}",
    "paper.card.rating": "rating {rating}",
    "paper.card.section": "section {section}",
    "paper.card.start": "start {score}",
    "paper.card.out": "out: {rounds}",
    "paper.card.won": "won",
    "paper.card.lost": "lost",
    "paper.card.jigo": "jigo",
    "paper.card.playing": "playing",
    "paper.card.no.opponent": "bye",
    "paper.card.missed": "missed",
    "paper.card.defaulted": "{result}, by default",
    "paper.all.play.all": "Everybody meets everybody: {players} players",
    "paper.all.play.all.round": "Round {number}:  {pairs}",
    "paper.all.play.all.how": (
        "Even games: the first has Black. Write into the row of each player 1 for a win, ½ for a "
        "jigo, 0 for a loss."
    ),
    "paper.cards.by.hand": (
        "To pair by hand: players with the same score meet, nobody meets the same player twice, "
        "nobody gets two byes. ↓ was drawn down, to fewer points, ↑ up."
    ),
    "paper.tree": "Knockout",
    "paper.tree.playoff": "Play-off for place {place}",
    "paper.tree.third": "Third place",
    "paper.tree.free": "free",
    "paper.tree.winner": "Winner",
    "paper.tree.none": "No knockout is under way, and none can begin yet.",
    "paper.charts": "Charts",
    "paper.no.charts": "There is nothing to show yet.",
    "paper.incoming": "Results of round {number} so far",
    "paper.incoming.about": (
        "{done} of {all} {all:result is|results are} in. A square is a table: filled once its "
        "result is in, empty with its number until then."
    ),
    "paper.incoming.of": "{done} of {all}",
    "paper.incoming.count": "Results in",
    "paper.incoming.waiting": "Tables without a result",
    "paper.progress": "Scores in section {section}",
    "paper.progress.all": "Scores of all players",
    "paper.progress.of": "Scores of {name}",
    "paper.progress.about": (
        "A line for each player, from the start to round {number}; the first five are named."
    ),
    "paper.progress.few": "A line for each player, from the start to round {number}.",
    "paper.progress.own": "The score at the start and after {number:the round|each of # rounds}.",
    "paper.after.round": "Round {number}",
    "paper.round.short": "R{number}",
    "paper.ranks": "Players of each rank",
    "paper.ranks.about": (
        "A bar for each rank at entry, the strongest on the left; vertical lines separate the "
        "sections."
    ),
    "paper.ranks.whole": "A bar for each rank at entry, the strongest on the left.",
    "paper.section.short": "S{number}",
    "paper.players": "Players",
    "paper.times": "How long the rounds took",
    "paper.times.about": (
        "A bar for each round, from its draw to its last result, in hours and minutes."
    ),
    "paper.round.word": "Round",
    "paper.meetings": "Who met whom",
    "paper.meetings.about": (
        "A square for each pair that met, in order of the numbers; dashed lines part the sections."
    ),
    "paper.meetings.whole": "A square for each pair that met, in order of the numbers.",
    "paper.met": "Met",
    "paper.drawn": "Drawn",
    "paper.last.result": "Last result",
    "paper.took": "Took",
    "paper.hidden": "Player {number}",
    "paper.hidden.nobody": "A player",
    "paper.site.now": "Now",
    "paper.site.tables": "Tables",
    "paper.site.names": "Names",
    "paper.site.grid": "Grid",
    "paper.site.crosstable": "Crosstable",
    "paper.site.standings": "Standings",
    "paper.site.players": "Players",
    "paper.site.menu": "Pages",
    "paper.site.rounds": "Rounds",
    "paper.site.skip": "Skip to the table",
    "paper.site.search": "Find a name or number",
    "paper.site.found": "found",
    "paper.site.made": "as of {stamp}",
    "paper.site.wall": "For the projector",
    "paper.site.wall.off": "Back from the projector view",
    "paper.site.lost": "No connection; this is what was known last.",
    "paper.site.as.table": "The same as a table",
    "paper.site.none": "Nobody is registered yet.",
    "paper.site.before": "Registered players",
    "paper.next.before": "Check your name and rank; the pairings of round 1 will appear here.",
    "paper.next.play": "Find your name and go to your table.",
    "paper.next.wait": "All results of round {number} are in; the next pairings will appear here.",
    "paper.next.frozen": (
        "All rounds are played. The final standings are not shown yet. Thank you for playing!"
    ),
    "paper.next.end": "{number:The only round is|All # rounds are} played. Thank you for playing!",
    "paper.site.nobody": "nobody ({names} are level)",
    "paper.site.winners": "Winners",
    "paper.site.section": "Section {number}",
    "paper.site.provisional": "Provisional: results are missing.",
    "paper.site.after": "after round {number}",
    "paper.site.no.round": "No round is drawn yet.",
    "paper.site.ticks": "✓: won.",
    "paper.state.before": "{number:one player|# players} registered",
    "paper.state.round": "Round {number} of {rounds}",
    "paper.state.play": "{done} of {all} {all:result|results} in",
    "paper.state.wait": "all results in",
    "paper.state.end": "All rounds are played",
    "paper.site.result": "Result",
    "paper.site.by.name": "By name",
    "paper.site.by.table": "By table",
    "paper.site.leads": "★: leads.",
    "paper.site.first": "★: first.",
    "paper.site.defaulted": "!: by default.",
    "paper.tree.final": "Final",
    "paper.tree.semi": "Semi-finals",
    "paper.tree.quarter": "Quarter-finals",
    "paper.site.games": "Games",
    "paper.site.score": "Score",
    "paper.site.wins": "Wins",
    "paper.site.place": "Place",
    "paper.site.colour": "Colour",
    "paper.site.won": "won",
    "paper.site.lost.game": "lost",
    "paper.site.playing": "playing",
    "paper.site.missed": "not played",
    "paper.site.bye": "bye",
    "paper.site.jigo": "jigo",
    "paper.site.takes": "takes {stones}",
    "paper.site.gives": "gives {stones}",
    "paper.place": "Place",
    "paper.score": "Score",
    "paper.score.from.zero": "Score (from 0)",
    "paper.start.from.zero": "Start (from 0)",
    "paper.from.zero": (
        "Scores are shown from 0 up. SOS and other tie-breaks count them as drawn: {points} "
        "less each."
    ),
    "paper.from.zero.sums": (
        "Scores, SOS and all other sums are shown from 0 up: every score is {points} more than by "
        "the grades."
    ),
    "paper.as.drawn": (
        "Scores below 0 are shown as they are: from 0 up, {code} could give other places."
    ),
    "paper.victories": "Wins",
    "paper.why": "Why this place",
    "paper.prize": "Prize",
    "paper.winner": "Winner",
    "paper.loser": "Loser",
    "paper.how": "How",
    "paper.reason": "Reason",
    "paper.what": "What",
    "paper.federation": "Federation no.",
    "paper.aga.number": "AGA no.",
    "paper.entry.rating": "Entry rating",
    "paper.rating.before": "Rating",
    "paper.games": "Games",
    "paper.rating.change": "Change",
    "paper.rating.after": "Predicted",
    "paper.rating.changes": "Predicted ratings",
    "paper.numbers": "Players by number",
    "paper.crosstable": "Crosstable after round {number}",
    "paper.crosstable.large": (
        "{players} players are too many for a crosstable on paper: the grid has all their games."
    ),
    "paper.read.crosstable": (
        "1 won, 0 lost, ½ a jigo, ! by default, ? still playing, · not met yet"
    ),
    "paper.wall.list": "Results after round {number}",
    "paper.rank.list": "Ranking after round {number}",
    "paper.frozen": "Up to round {number}; newer results are not shown yet.",
    "paper.frozen.round": "The results of this round are not shown yet.",
    "paper.standings": "Standings after round {number}",
    "paper.tie-break.list": "Tie-breaks after round {number}",
    "paper.winner-loss": "Winners and losers",
    "paper.byes": "Byes and rounds missed",
    "paper.table.numbers": "Table numbers",
    "paper.missing.results": "Results missing",
    "paper.of.rounds": "{number} of {rounds:# round|# rounds}",
    "paper.provisional": "provisional, results missing: {games}",
    "paper.section.top": "Section {number}: {lowest} and stronger",
    "paper.section.from": "Section {number}: {highest} to {lowest}",
    "paper.section.rest": "Section {number}: {highest} and weaker",
    "paper.section.of": "Section {number}: {lowest}",
    "paper.section.only": "Section {number}",
    "paper.nobody.ranked": "Nobody is ranked yet.",
    "paper.nobody.numbered": "Nobody has a number yet: `nigiri number`",
    "paper.no.games": "No game has been drawn yet.",
    "paper.nobody.out": "Nobody has a bye or misses a round.",
    "paper.no.rated.games": "No game counts for ratings yet.",
    "paper.rating.class": (
        "Predicted by the formula of the EGF, class {letter} (weight {weight}). Not official."
    ),
    "paper.rating.class.guessed": (
        "Predicted by the EGF's formula for class A, as the times are not known. Not official."
    ),
    "paper.rating.unrated": (
        "These games are not rated: the times are too short, or the board is small."
    ),
    "paper.rating.of.grade": "{rating} (by rank)",
    "paper.all.in": "All results are in.",
    "paper.read.cells": (
        "12+ won against No. 12, 12- lost, 12= jigo, 12? still playing, ! by default, bye: had a "
        "bye, –: did not play."
    ),
    "paper.read.scores": "The number behind each opponent is the score after that round.",
    "paper.read.colours": "The circle is the player's colour: ○ White, ● Black.",
    "paper.report": "Please tell the director who won. Until then neither player has the point.",
    "paper.report.counts": (
        "Please tell the director who won. Until then the game counts {points} for both."
    ),
    "paper.shared.prizes": "The organiser decides how a prize is shared.",
    "paper.prizes.shared": "{prizes} (shared)",
    "paper.bye.sign": "bye",
    "paper.played": "",
    "paper.jigo": "jigo",
    "paper.default": "by default",
    "paper.jigo.default": "jigo by default",
    "paper.both.win": "both win",
    "paper.both.lose": "both lose",
    "paper.both.default": "both lose by default",
    "paper.playing": "still playing",
    "paper.bye.promised": "promised by the director",
    "paper.bye.volunteer": "volunteered",
    "paper.bye.lost": "odd number; games lost so far: {lost}",
    "paper.bye.weakest": "odd number; games lost so far: {lost}, the weakest of those level",
    "paper.bye.won": "odd number; games won so far: {won}",
    "paper.bye.won.weakest": "odd number; games won so far: {won}, the weakest of those level",
    "paper.bye.score": "odd number; score so far: {score}",
    "paper.bye.score.weakest": "odd number; score so far: {score}, the weakest of those level",
    "paper.bye.home": "odd number; games lost so far: {lost}; from the host, {host}",
    "paper.bye.host": "from the host, {host}; odd number; games lost so far: {lost}",
    "paper.bye.again": "{why}; had a bye before",
    "paper.bye.slips": "Bye, round {number}",
    "paper.bye.slips.ahead": "Bye in round {number}, as things stand",
    "paper.bye.slips.none": "Nobody has a bye in this round.",
    "paper.bye.slip.telephone": "Tel. {telephone}",
    "paper.bye.slip.you": "You have the bye in round {number}.",
    "paper.bye.slip.ahead": (
        "You have the bye in round {number}, unless somebody leaves or comes before the draw."
    ),
    "paper.bye.slip.perhaps": (
        "You have the bye in round {number} {clauses}. Somebody who leaves or comes may change it, "
        "too."
    ),
    "paper.bye.slip.among": (
        "You may have the bye in round {number}: it depends on games that are not over. Somebody "
        "who leaves or comes may change it, too."
    ),
    "paper.bye.slip.if": "if {when}",
    "paper.bye.slip.unless": "unless {other}",
    "paper.bye.slip.both": "if {when}, unless {other}",
    "paper.bye.slip.why": "Why",
    "paper.bye.slip.odd": "The number of players is odd, so one of you sits out.",
    "paper.bye.slip.promised": "The director promised you this bye.",
    "paper.bye.slip.volunteer": "You offered to sit out this round.",
    "paper.bye.slip.host": (
        "The number of players is odd, and in the first rounds players from {host} sit out before "
        "guests."
    ),
    "paper.bye.slip.home": (
        "The number of players is odd, and the bye goes to those who lost most: you have lost "
        "{lost:# game|# games}. Of those who lost as many, players from {host} come before guests."
    ),
    "paper.bye.slip.lost": (
        "The number of players is odd, and the bye goes to those who lost most: you have lost "
        "{lost:# game|# games}."
    ),
    "paper.bye.slip.won": (
        "The number of players is odd, and the bye goes to somebody who has won: you have won "
        "{won:# game|# games}."
    ),
    "paper.bye.slip.score": (
        "The number of players is odd, and nobody who could have the bye has fewer points."
    ),
    "paper.bye.slip.level": (
        "The number of players is odd, and of those who are level you come last on the list."
    ),
    "paper.bye.slip.system": "There is no opponent for you in this round.",
    "paper.bye.slip.once": "Only one",
    "paper.bye.slip.only": "This is your only bye: nobody gets two.",
    "paper.bye.slip.counts": "Counts",
    "paper.bye.slip.victory": "A bye counts as a victory.",
    "paper.bye.slip.points": "A bye counts {points}.",
    "paper.bye.slip.score.now": "Score",
    "paper.bye.slip.rises": "Your score goes up from {before} to {after}.",
    "paper.bye.slip.rises.by": "Your score goes up by {more}.",
    "paper.bye.slip.stays": "Your score stays as it is: {after}.",
    "paper.bye.slip.then": "Next game",
    "paper.bye.slip.next": "You play again in round {number}.",
    "paper.bye.slip.next.when": "You play again in round {number}: {when}.",
    "paper.ends.beats": "{one} beats {other}",
    "paper.ends.beats.table": "{one} beats {other} at table {table}",
    "paper.ends.not": "{one} does not beat {other}",
    "paper.ends.not.table": "{one} does not beat {other} at table {table}",
    "paper.ends.jigo": "{one} – {other} is a jigo",
    "paper.ends.jigo.table": "{one} – {other} at table {table} is a jigo",
    "paper.ends.decided": "{one} – {other} is no jigo",
    "paper.ends.decided.table": "{one} – {other} at table {table} is no jigo",
    "paper.ends.both": " and ",
    "paper.ends.or": " or ",
    "paper.out.late": "came later: plays from round {number}",
    "paper.out.comes": "comes later: plays from round {number}",
    "paper.out.back": "announced; plays again from round {number}",
    "paper.out.gone": "announced; out to the end",
    "paper.out.reserve": "plays only if needed",
    "paper.out.willing": "offered to sit out",
    "paper.out.unseen": "not here",
    "paper.out.unpaired": "was not paired",
    "paper.heading.NBW": "Wins",
    "paper.heading.MMS": "Score",
    "paper.heading.ALL": "All rounds",
    "paper.heading.SEQ": "Results",
    "paper.heading.KO": "Left behind",
    "paper.heading.PO": "Play-off",
    "paper.heading.RATING": "Rating",
    "paper.heading.RANK": "Rank",
    "paper.heading.LOT": "Lot",
    "paper.counts.NBW": "wins, including byes and wins by default",
    "paper.counts.MMS": "the score",
    "paper.counts.ALL": "no round missed",
    "paper.counts.SOS": "SOS: the final scores of the opponents, added up",
    "paper.counts.SOS-1": "SOS-1: SOS without the lowest score",
    "paper.counts.SOS-2": "SOS-2: SOS without the two lowest scores",
    "paper.counts.SDOS": "{name}: the final scores of the opponents beaten, added up",
    "paper.counts.SOSOS": "SOSOS: the SOS of the opponents, added up",
    "paper.counts.SOSW": "SOSW: the wins of the opponents, added up",
    "paper.counts.SOSW-1": "SOSW-1: SOSW without the opponent with the fewest wins",
    "paper.counts.SOSW-2": "SOSW-2: SOSW without the two opponents with the fewest wins",
    "paper.counts.SDOSW": "{name}: the wins of the opponents beaten, added up",
    "paper.counts.SOSOSW": "SOSOSW: the SOSW of the opponents, added up",
    "paper.counts.CUSS": "CUSS: the scores after each round, added up",
    "paper.counts.CUSSW": "CUSSW: the wins after each round, added up",
    "paper.counts.CUSP": "CUSP: games won and jigos (no byes) after each round, added up",
    "paper.counts.CPS": "CPS: the later a round was won, the less it counts",
    "paper.counts.SEQ": (
        "the results in the order of the rounds: each counts three times as much as the next"
    ),
    "paper.counts.KO": "how many players of the knockout one is ahead of",
    "paper.counts.PO": "how many of the level players one is ahead of after the play-off",
    "paper.counts.EXT": "EXT: strong opponents met with few stones",
    "paper.counts.EXR": "EXR: strong opponents beaten with few stones",
    "paper.counts.ONE": "one-on-one: the player who beat the others who are level",
    "paper.counts.DC": "direct confrontation: the player who beat those who are level",
    "paper.counts.SDC": (
        "direct comparison: wins among the players who are level, if all of them met"
    ),
    "paper.counts.RATING": "the rating",
    "paper.counts.RANK": "the rank",
    "paper.counts.LOT": "the lot",
    "paper.why.level": "Level with {rival}; {code} decides: {mine} to {theirs}.",
    "paper.why.NBW": "Level with {rival}; wins decide: {mine} to {theirs}.",
    "paper.why.MMS": "Level with {rival}; the score decides: {mine} to {theirs}.",
    "paper.why.ALL": "Level with {rival}; {first} missed no round.",
    "paper.why.final": "{first} won the final against {second}.",
    "paper.why.third": "{first} won the game for third place against {second}.",
    "paper.why.ONE": "Level with {rival}; {first} beat {second}.",
    "paper.why.DC": "Level with {rival}; {first} is ahead by direct confrontation.",
    "paper.why.SDC": "Level with {rival}; wins among those level decide: {mine} to {theirs}.",
    "paper.why.SEQ": "Level with {rival}; {first} did better in the earlier rounds.",
    "paper.why.KO": "Level with {rival}; {first} went further in the knockout.",
    "paper.why.PO": "Level with {rival}; {first} is ahead after the play-off.",
    "paper.why.RATING": "Level with {rival}; the rating decides: {mine} to {theirs}.",
    "paper.why.RANK": "Level with {rival}; the rank decides: {mine} to {theirs}.",
    "paper.why.LOT": "Level with {rival}; {first} drew the better lot.",
    "paper.why.first": (
        "The best of those who missed no round; {others} missed {many:one|rounds} and cannot be "
        "first."
    ),
    "paper.why.behind": "Missed a round and cannot be first; {first} {many:is|are}.",
    "paper.why.vacant": "Level with {others}: nobody is first.",
    "paper.why.playoff": "Level with {others}: the play-off decides.",
    "paper.why.shared": "Shares the place with {others}.",
    "paper.rules": "Rules of this tournament",
    "paper.the.event": "The event",
    "paper.dates": "When",
    "paper.where": "Where",
    "paper.director": "Director",
    "paper.rounds": "Rounds",
    "paper.the.games": "The games",
    "paper.rules.of.play": "Rules of play",
    "paper.time": "Time",
    "paper.egf.class": "Class for ratings",
    "paper.time.class": "{letter}: main time {main} min, adjusted {adjusted} min",
    "paper.time.none": "none: main time {main} min, adjusted {adjusted} min",
    "paper.time.lacks.main": "{letter} needs {main} min more main time",
    "paper.time.lacks.adjusted": "{letter} needs {adjusted} min more adjusted time",
    "paper.time.lacks.both": (
        "{letter} needs {main} min more main time and {adjusted} min more adjusted time"
    ),
    "paper.board": "Board",
    "paper.board.size": "{size} × {size}",
    "paper.other.boards": "Some games are played on {sizes}.",
    "paper.handicaps": "Handicap",
    "paper.difference": "Difference",
    "paper.by.rank": "by the ranks of the day",
    "paper.by.score": "by the scores before the round",
    "paper.by.rating": "by the ratings",
    "paper.by.rating.rank": "by the ranks of the ratings",
    "paper.one.difference": "{first}",
    "paper.some.differences": "{first} to {last}",
    "paper.large.differences": "{first} and more",
    "paper.all.even": "Every game is even, komi {komi}.",
    "paper.who.counts.less": "The strongest",
    "paper.counts.as": "nobody counts as stronger than {rank}",
    "paper.who.is.even": "Even",
    "paper.even.above": "all games of players who entered at {rank} or stronger",
    "paper.even.above.bar": "all games of players at or above the bar",
    "paper.the.start": "Start scores",
    "paper.everybody": "Everybody",
    "paper.starts.with": "starts with {points}",
    "paper.starts.by.section": "by the section, once the sections are made",
    "paper.starts.by.grade": "each with the score of his or her rank",
    "paper.pairing": "Pairings",
    "paper.who.meets": "Who plays whom",
    "paper.same.score": "players with the same score, wherever that is possible",
    "paper.in.sections": "players with the same score, each section by itself",
    "paper.title.players": "Last two rounds",
    "paper.title.Europeans": (
        "Europeans at most a point behind the leading European meet one another, if they can"
    ),
    "paper.who.is.first": "First place",
    "paper.winner.played.all": (
        "for the best who missed no round; byes and games by default are not missed"
    ),
    "paper.level.play.off": "first place: play-off; other places are shared",
    "paper.level.play.offs": "play-off for {upto:first place|places 1 to #}; others are shared",
    "paper.level.nobody": "nobody has the first place; other places are shared",
    "paper.twice": "The same opponent twice",
    "paper.rematches.never": "never",
    "paper.rematches.allowed": "only where nothing else is possible",
    "paper.apart": "Kept apart if possible",
    "paper.apart.strict": "Strictly kept apart",
    "paper.same.club": "the same club",
    "paper.same.city": "the same city",
    "paper.same.state": "the same state",
    "paper.same.country": "the same country",
    "paper.same.family": "the same family name",
    "paper.sitting.out": "Byes, missed rounds, games by default",
    "paper.odd.number": "Odd number of players",
    "paper.policy.home": (
        "the player with the most losses has a bye; if level, up to round {rounds} first somebody "
        "from {host}, then the weakest"
    ),
    "paper.policy.host": (
        "up to round {rounds} first somebody from {host} has a bye; among several, the player "
        "with the most losses, then the weakest"
    ),
    "paper.policy.losses": "the player with the most losses has a bye; if level, the weakest",
    "paper.policy.winners": "a player who has won a game has a bye; among several, the weakest",
    "paper.policy.lowest": "the player with the lowest score has a bye; if level, the weakest",
    "paper.policy.none": "no byes: a volunteer sits out",
    "paper.a.bye": "A bye",
    "paper.bye.once": "counts {points}; nobody has two",
    "paper.missed.round": "A round missed",
    "paper.default.games": "A win by default",
    "paper.worth": "counts {points}",
    "paper.places": "Places",
    "paper.ranked": "Ranked",
    "paper.ranked.by.sections": "in each section",
    "paper.ranked.by.all": "all players together",
    "paper.first": "First",
    "paper.then": "If level",
    "paper.at.last": "If still level",
    "paper.share": "the players share the place",
    "paper.welcome": "Welcome",
    "paper.team.board": "Board",
    "paper.w.welcome": "Welcome",
    "paper.w.welcome.to": "Welcome to {event}.",
    "paper.w.welcome.only": "Welcome.",
    "paper.w.thanks": "Thanks",
    "paper.w.thanks.to": (
        "to the helpers, to everybody who lent boards and clocks, to the sponsors: ________"
    ),
    "paper.w.players": "{players:# player|# players}, {highest} to {lowest}",
    "paper.w.sections": (
        "{players:# player|# players}, {highest} to {lowest}, in {sections:# section|# sections}"
    ),
    "paper.w.director": "{director} directs. Helpers: ________",
    "paper.w.director.open": "________ directs. Helpers: ________",
    "paper.w.programme": "Programme",
    "paper.w.rounds": "{rounds:# round|# rounds}.",
    "paper.w.when": "Round {number}: {when}.",
    "paper.w.meals": "Meals",
    "paper.w.meals.where": "where, and when: ________",
    "paper.w.play": "How we play",
    "paper.w.rules.and.time": (
        "Rules: {rules}. Time: {time}. Handicaps and komi: on the sheet of rules, on the wall."
    ),
    "paper.w.pairings": "Pairings",
    "paper.w.pairings.where": (
        "are posted at ________. Find your name and table; check your rank and number in the list "
        "beside them."
    ),
    "paper.w.results": "Results",
    "paper.w.results.how": (
        "Both players report as soon as the game is over, with the winner's number. The numbers "
        "are posted beside the pairings."
    ),
    "paper.w.unfinished": (
        "A game that goes on when the next round is drawn counts {points} for both until then."
    ),
    "paper.w.away": "Leaving",
    "paper.w.away.how": (
        "Who leaves, or misses a round, tells the director before the draw: else somebody waits "
        "for nobody."
    ),
    "paper.w.bye": "Bye",
    "paper.w.bye.is": "A bye is not a punishment: it counts {points}.",
    "paper.w.dispute": "Questions",
    "paper.w.dispute.how": (
        "Is anything unclear? Later, at the board: leave the stones where they are, and call "
        "the director."
    ),
    "paper.w.prizes": "Winners",
    "paper.w.prizes.when": "Prize-giving: ________",
    "paper.w.quiet": "In the room",
    "paper.w.quiet.how": (
        "Phones silent; when you have finished, put the stones back and talk outside."
    ),
    "paper.w.go": "Good luck",
    "paper.w.good.games": "Bow, start the clocks: good games!",
    "paper.w.clocks": "Clocks",
    "paper.w.clocks.stay": (
        "Clocks stay on the side of the table where they stand. White chooses where to sit."
    ),
    "paper.w.running": "No breaks",
    "paper.w.running.on": "Nobody stops a clock to leave the board, for whatever reason.",
    "paper.w.besides": "Besides, if there is time",
    "paper.meets.round.robin": "everybody meets everybody else once",
    "paper.meets.double.round.robin": (
        "everybody meets everybody else twice, the second time with the other colour"
    ),
    "paper.meets.round.robin.by.section": "everybody meets everybody else of the same section once",
    "paper.meets.groups.of.eight": (
        "in groups of eight by strength: winners meet winners, for three rounds"
    ),
    "paper.meets.knockout": "winners meet winners; the loser is out",
    "paper.meets.generalised.knockout": "players with the same results, in the same order",
    "paper.meets.swiss.knockout": (
        "the top players play a knockout; all others, and those who are out of it, meet by score"
    ),
    "paper.meets.preliminaries": "knockouts of eight players, side by side",
    "paper.meets.qualification": "players with equal scores, until only one has won all games",
    "paper.meets.play-off": "the players who are level for the first places, in a knockout",
    "paper.meets.two.teams": "everybody meets everybody of the other team",
    "paper.meets.team.round.robin": "every team meets every other team, board by board",
    "paper.meets.team.swiss": "teams with equal points, board by board",
    "paper.system.rounds": "Rounds {rounds}",
    "paper.system.idle": "No game and no bye",
    "paper.idle.counts": "no points won or lost",
    # Announcement, entry forms, press, thanks, notices, report
    "paper.announce.what": "Go tournament",
    "paper.announce.way": "Getting there",
    "paper.announce.registration": "Registration",
    "paper.announce.who": "Who may play",
    "paper.announce.strongest": "everybody up to {rank}",
    "paper.announce.fees": "Entry fees",
    "paper.announce.contact": "Questions to",
    "paper.announce.sponsor": "Sponsor",
    "paper.fee.from": "{rank} and stronger: {fee}",
    "paper.fee.between": "{highest} to {lowest}: {fee}",
    "paper.fee.of": "{lowest}: {fee}",
    "paper.fee.rest": "{rank} and weaker: {fee}",
    "paper.entry.form": "Entry form",
    "paper.door.slip": "New or changed entry",
    "paper.form.family": "Family name",
    "paper.form.given": "Given name",
    "paper.form.rank": "Rank",
    "paper.form.club": "Club or city",
    "paper.form.country": "Country",
    "paper.form.membership": "Membership number",
    "paper.form.address": "Address",
    "paper.form.telephone": "Telephone",
    "paper.form.email": "E-mail (please write clearly)",
    "paper.form.concession": "Reduced fee because (student, pensioner …)",
    "paper.form.ages": "Age, of children",
    "paper.form.rounds": "I play in rounds",
    "paper.form.publish": "May my name be published?",
    "paper.form.yes": "yes",
    "paper.form.no": "no",
    "paper.form.number": "Player number",
    "paper.form.desk": "Filled in at the desk",
    "paper.form.tournament": "Tournament",
    "paper.form.association": "Association",
    "paper.form.total": "Total",
    "paper.entries": "Entries received",
    "paper.entries.many": "{players:# entry|# entries}",
    "paper.entries.wrong": (
        "Your entry is missing, or something is wrong? Please tell us: {contact}."
    ),
    "paper.notices": "Notices",
    "paper.notice.quiet": "Quiet please",
    "paper.notice.clocks": "Clocks",
    "paper.notice.results": "Report your result",
    "paper.letter.event": "our Go tournament",
    "paper.letter.date": "Date: ________",
    "paper.letter.dear": "Dear {name},",
    "paper.letter.greeting": "With kind regards,",
    "paper.press": "Press Release: For Immediate Use",
    "paper.press.title": "Go players meet in {place}",
    "paper.press.photo": "Photo call: {when}, {place}",
    "paper.press.comes": (
        "{event} takes place in {place}: {dates}. The players meet in {rounds:# round|# rounds}."
    ),
    "paper.press.entered": (
        "{players:# player has|# players have} entered so far, from {best} to {last}."
    ),
    "paper.press.special": "What is special this year, and who from here takes part: {gap}",
    "paper.press.contact": "Contact",
    "paper.press.notes": "Notes for editors",
    "paper.press.go": (
        "Go is a board game for two, without dice or cards: all depends on skill. Black and White "
        "take turns to put a stone on a crossing of a board of 19 by 19 lines; whoever surrounds "
        "more of it wins. Go comes from China, has been played for more than 2,500 years, and has "
        "most of its players in East Asia."
    ),
    "paper.press.ranks": (
        "Beginners start near 30 kyu. The better a player, the smaller the kyu; after 1 kyu comes "
        "1 dan, and the strongest amateurs have 6 or 7 dan. Between players of unequal strength a "
        "handicap of some stones can even the chances."
    ),
    "paper.press.won": "Go tournament won by {name}",
    "paper.press.was": ("{players:# player|# players} took part in {event}: {dates}, in {place}."),
    "paper.press.record": "Never before were there so many; the old record was {record}.",
    "paper.press.equal": "That equals the record of {record}.",
    "paper.press.player": "{name} ({about})",
    "paper.press.winner": "{many:The winner is|The winners are} {name}.",
    "paper.press.second": "Second: {name}.",
    "paper.press.also": "Also with {wins:# win|# wins}: {names}.",
    "paper.press.section": "Winner of section {section}: {name}.",
    "paper.press.local": "What is of local interest: {gap}",
    "paper.press.sponsor": "The event was made possible by {name}.",
    "paper.thanks": "Letters of thanks",
    "paper.thanks.sponsor": "Thank you very much for your support of {event}: {dates}, {place}.",
    "paper.thanks.hall": (
        "Thank you very much for the rooms that {event} could use: {dates}, {place}."
    ),
    "paper.thanks.helper": "Thank you very much for your help at {event}: {dates}, {place}.",
    "paper.thanks.played": "{players:# player|# players} took part.",
    "paper.thanks.again": (
        "Without such help there would be no tournament. We hope to see you again next time."
    ),
    "paper.event.report": "Report of the event",
    "paper.report.entries": "Entries",
    "paper.report.volunteers": "Volunteers",
    "paper.report.notes": "Footnotes",
    "paper.season": "Season standings",
    "paper.season.total": "Total",
    "paper.season.best": "{best:The best event counts|The best # events count} for everybody.",
    "paper.season.dropped": "Points in brackets do not count.",
    "paper.season.ties": "Who is level is parted by the best single event, then by the next best.",
    "paper.season.empty": "No event has been put in yet.",
}
