"""Sheets: titles, notes, and what stands on them after a command."""

WORDS = {
    "sheet.event": "Event",
    "sheet.settings": "Settings",
    "sheet.players": "Players",
    "sheet.sections": "Sections",
    "sheet.round": "Round {number}",
    "sheet.drawn": "As drawn",
    "sheet.grid": "Grid",
    "sheet.standings": "Standings",
    "sheet.problems": "Problems",
    "sheet.log": "Log",
    "sheet.lists": "Lists",
    "title.drawn": "As drawn: the pairings before changes by hand",
    "title.drawn.note": "Kept for comparison. Change pairings on the sheet of the round, not here.",
    "title.log": "Log: newest first",
    "title.standings": "Standings after round {number} of {rounds}",
    "title.standings.frozen": (
        "Standings after round {number} of {rounds}; newer results are not shown yet"
    ),
    "title.standings.none": "Standings: none before round 1",
    "title.provisional": "(provisional)",
    "title.from-zero": "scores from 0 up (SOS counts them {points} lower)",
    "title.from-zero.sums": "scores from 0 up: {points} more than by the start scores",
    "title.as-drawn": "scores below 0 stay: from 0 up, {code} could give other places",
    "sections.summary": (
        "{players:# player|# players} in {sections:# section|# sections}, {average} each. To move "
        "a boundary, change “Down to”."
    ),
    "sections.summary.best": (
        "{players:# player|# players} in {sections:# section|# sections}, {average} each. Where "
        "there is no ✓, these players allow nothing better. To move a boundary all the same, "
        "change “Down to”."
    ),
    "sections.summary.best.number": (
        "{players:# player|# players} in {sections:# section|# sections}, {average} each. Where "
        "there is no ✓, {sections:# section allows|# sections allow} nothing better. To move a "
        "boundary all the same, change “Down to”."
    ),
    "sections.summary.best.other": (
        "{players:# player|# players} in {sections:# section|# sections}, {average} each. Where "
        "there is no ✓, {sections:# section allows|# sections allow} nothing better, but {other} "
        "would. To move a boundary, change “Down to”."
    ),
    "sections.summary.drawn": (
        "{players:# player|# players} in {sections:# section|# sections}, {average} each. Round"
        " 1 was drawn with them."
    ),
    "sections.none": "No sections yet: mark who is here in Players, then run: `nigiri sections`",
    "sections.ranks": "Rank",
    "sections.equal": "{players}",
    "sections.unequal": "{players}, average {average}",
    "sections.span.rest": "last: the rest",
    "sections.wide": "{ranks:# rank|# ranks}",
    "sections.split": "{ranks} split",
    "nobody": "nobody",
    "problems.summary": (
        "■ {stop} to put right before the next draw     ▲ {look} to look at     ✎ {hand} by hand"
    ),
    "problems.summary.more": (
        "■ {stop} to put right before the next draw     ▲ {shown} of {look} to look at, all: "
        "`nigiri check`     ✎ {hand} by hand"
    ),
    "problems.none": "Nothing to put right.",
    "problems.made": "     Checked {day} at {hour}:{minute} by “{command}”",
    "problems.day.0": "Monday",
    "problems.day.1": "Tuesday",
    "problems.day.2": "Wednesday",
    "problems.day.3": "Thursday",
    "problems.day.4": "Friday",
    "problems.day.5": "Saturday",
    "problems.day.6": "Sunday",
    "problems.since": "     {more} more since then: see the column Check",
    "event.notdrawn": "not drawn",
    "event.missing": "   missing {missing}",
    "event.bye": "    bye: {name}",
    "event.time.class": "Main time {main} min, adjusted {adjusted}: EGF class {letter}.",
    "event.time.none": "Main time {main} min, adjusted {adjusted}: no EGF class.",
    "event.time.lacks-main": "For {letter}: {main} min more main time.",
    "event.time.lacks-adjusted": "For {letter}: {adjusted} min more adjusted.",
    "event.time.lacks-both": "For {letter}: {main} min more main time, {adjusted} more adjusted.",
    "event.time.half": (
        "Main time {main} min. Add the overtime: 60 min + 15/5, 45 min + 10 s Fischer, 45 min SD."
    ),
    "event.time.unread": (
        "Not understood, but printed so. Write it like 60 min + 15/5 or 45 min + 10 s Fischer."
    ),
    "settings.note": (
        "+ at the left opens a section. Bold: set otherwise than usual with this rule set."
    ),
    "settings.usual": "as usual",
    "settings.rest": "the rest as usual",
    "settings.none": "empty",
    "settings.is": "{setting}: {value}",
    "key.title": "Key",
    "key.waiting": "waiting for you",
    "key.waiting.note": "boxed and yellow: type here",
    "key.yours": "yours",
    "key.yours.note": "boxed: type here, or change it",
    "key.draw": "the draw",
    "key.draw.note": "plain: written by nigiri; what you type over it stays (✎)",
    "key.computed": "computed",
    "key.computed.note": "grey: computed by nigiri",
    "yes": "yes",
    "here.reserve": "if needed",
    "migrate.byes.stay": (
        "In this event byes still go first to the host's players, then to the players with most "
        "losses. The rules now put losses first: see the setting Bye for."
    ),
    "migrate.byes.today": (
        "Byes go to the players with most losses; with equal losses, to those of the host: see "
        "the setting Bye for."
    ),
    "grid.legend.circles": (
        "Each box: opponent, ○ White or ● Black in an even game; +n takes, −n gives n stones (1 = "
        "no komi). Below: score after the round. Bold and shaded: won."
    ),
    "grid.legend.letters": (
        "Each box: opponent, W White or B Black in an even game; +n takes, −n gives n stones (1 = "
        "no komi). Below: score after the round. Bold and shaded: won."
    ),
    "grid.open": "{mark} The players chose their colours; who had White is not recorded.",
    "grid.bye": "bye",
    "grid.default": "{mark} Round {round}: {first} won against {second} by default.",
    "grid.default.none": "{mark} Round {round}: {first} and {second} both lost by default.",
    "grid.default.both": "{mark} Round {round}: {first} and {second} both won by default.",
    "grid.default.jigo": (
        "{mark} Round {round}: {first} and {second} did not play and share the point."
    ),
    "grid.provisional": (
        "{mark} Round {round}: the result of {first} against {second} is missing and counts "
        "{points} for now."
    ),
    "grid.rank": "{mark} {first} {name} played as {rank} from round {round}.",
    "grid.winner": "Section {section}: {name}",
    "grid.winner.nobody": "nobody ({names} are level)",
    "grid.winners": "Winners",
    "grid.director": "Director {name}",
    "grid.after": "after round {number}",
    "grid.from-zero": "scores from 0 up",
    "grid.from-zero.sums": "scores from 0 up",
    "sheet.handicaps": "Handicaps",
    "handicaps.counts": "✓ in use",
    "handicaps.idle": "not in use",
    "handicaps.size": (
        "Board size in the settings says which table is in use: now {board} × {board}."
    ),
    "handicaps.difference": (
        "Difference: by {by}, less {minus} (Handicap by, Handicap: difference minus, in the "
        "settings)."
    ),
    "handicaps.stones": "Stones: 0 even, 1 Black begins without a stone, 2 to 9 stones.",
    "handicaps.komi": "Komi: White's points. Below 0 they are Black's.",
    "handicaps.last": "Larger differences count as the last row.",
    "handicaps.published": "{board} × {board}: the table of {author}, as published.",
    "handicaps.changed": (
        "{board} × {board}: the table of {author}, changed here at the differences {differences}."
    ),
    "handicaps.source": (
        "Source: Sensei's Library, HandicapForSmallerBoardSizes. Not from any association."
    ),
    "sheet.preflight": "Preflight",
    "preflight.title": "Preflight {federation}, {day}",
    "preflight.none": "Ready to be sent.",
    "preflight.summary": "{stop} would be refused (■) · {look} to look at (▲)",
    "sheet.proof": "Proof",
    "proof.title": "Proof: every sum added up again",
    "proof.from-zero": "Proof, by the scores as drawn",
    "proof.agree": "✓ all {sums} sums agree",
    "proof.differ": "✗ {wrong} of {sums} sums differ from what nigiri computed",
    "proof.total": "total",
    "proof.win": "won",
    "proof.jigo": "jigo",
    "proof.loss": "lost",
    "proof.coming": "not drawn yet",
    "proof.unfinished": "playing",
    "proof.default_win": "won by default",
    "proof.default_jigo": "jigo by default",
    "proof.default_loss": "lost by default",
    "proof.both_win": "both won",
    "proof.both_lose": "both lost",
    "proof.bye": "bye",
    "proof.missed": "missed",
    "proof.unassigned": "not paired",
    "proof.gone_missed": "left",
    "proof.gone_unassigned": "left without notice",
    "proof.handicap": "handicap {points}",
    "sheet.crosstable": "Crosstable",
    "crosstable.title": "Crosstable after round {number}",
    "crosstable.large": (
        "No crosstable here: {players} players are ranked together, and there is room for {most}. "
        "You can print it."
    ),
    "crosstable.section": "Section {number}",
    "crosstable.points": "1³: won in round 3. 0 lost, ½ a jigo, ! by default",
    "crosstable.signs": "? still playing, · not met yet; column 1 is the player on line 1",
    "sheet.wishes": "Wishes",
    "wishes.note": (
        "Families, friends in one car, leaders, children: who should meet and who should not. "
        "Who: 3, 5, 12-15, or names: Roy; Ota, Yuzo."
    ),
    "wishes.rounds": "rounds: {rounds}",
    "wishes.all": "all rounds",
    "wishes.none": "No wishes.",
    "sheet.teams": "Teams",
    "sheet.chart": "Chart",
    "sheet.ladder": "Ladder",
    "teams.none": "Teams",
    "teams.before": "Teams: {boards:# board|# boards} a match",
    "teams.after": "Teams after round {number} of {rounds}",
    "teams.frozen": ("Teams after round {number} of {rounds}; newer results are not shown yet"),
    "teams.best": "Teams: wins of the best {best:player|# players} of each team, added up",
    "teams.match": "R{round} {team} {won}–{lost}",
    "teams.free": "R{round} bye, {won}",
    "teams.playing": "R{round} {team} {won}–{lost} …",
    "teams.member": "{number} {name}",
    "teams.result": "{number} {name}: {won}",
    "chart.note": "Write into your own row whom you beat: 12. A jigo: 12= in one of the two rows.",
    "ladder.note": "Challenge a player above you; whoever wins has that place. Write the numbers.",
    "ladder.takes": "{name} moves up to place {of}, from {place}",
    "ladder.stays": "{name} stays in place {place}",
    "ladder.playing": "for place {of}; {game}",
    "ladder.even": "even",
    "ladder.stones": "handicap {stones}, Black {number}",
    "starts.bar": "Bar {bar}: {players:# player|# players} at or above it",
    "starts.bar.free": "Bar {bar}, proposed: {players:# player|# players} at or above it",
    "starts.bar.proposed": "bar {bar}: {players:# player|# players} at or above it",
    "starts.bar.own": (
        "Your bar {bar}: {players:# player|# players} at or above it. Proposed: {proposed}"
    ),
    "starts.grade": "Everybody starts with the score of their own grade: there is no bar",
    "starts.rounds": " (best {least} to {most} for {rounds:# round|# rounds})",
    "starts.congress": " (at most {most})",
    "starts.tried": "; at {rank}: {players}, {verdict}",
    "starts.few": "too few",
    "starts.many": "too many",
    "starts.limit": "too many to be told apart",
    "starts.deep": "more than two ranks below the strongest",
    "starts.fits": "would do, too",
    "starts.unmet": " – {verdict}, but nothing fits better",
    "starts.unmet.both": " – {verdict}, and {further}, but nothing fits better",
    "starts.clash": (
        "No grade fits as the bar. At {bar} {players:# player starts|# players start} level, more "
        "than can be told apart in {rounds:# round|# rounds}: several may win all their games. "
        "At {other} {few:# player starts|# players start} {ahead:# point|# points} ahead of "
        "everybody else, and may hardly be caught"
    ),
    "starts.league": ", and {league} from the league, who do not count",
    "starts.supergroup": (
        "Supergroup: {members} start with {start}: {pko} from the PKOs, {bar} at or above the bar "
        "in all rounds, {league} from the league; {left} stay at the bar with {at_bar}"
    ),
    "starts.supergroup.one": (
        "Supergroup: {members}: {pko} from the PKOs, {bar} at or above the bar in all rounds, "
        "{league} from the league; only {left}, fewer than {least}, would be left at the bar, so "
        "all are one group starting with {start}"
    ),
    "starts.bands": "{bands:# band|# bands} by rating; each lies a point above the next",
    "starts.band": (
        ", {rank} with {players:# player|# players} (K {k}) {separation:# point|# points}"
    ),
    "starts.groups": "Everybody starts with 0; each section plays by itself",
    "starts.none": "Everybody starts with 0; sections are only for prizes",
    "starts.line": "{players} at or above it: {verdict}",
    "starts.line.bar": "► bar: {players} at or above it",
    "starts.line.band": "in the band {players}, K {k}: {separation} above the next",
    "starts.by_grade": "by grade",
    "sheet.tree": "Tree",
    "tree.title": "Knockout",
    "tree.playoff": "Play-off for place {place}",
    "tree.third": "Third place",
    "tree.free": "bye",
    "sheet.draft": "Round {number} (draft)",
    "drawn.draft": "{number} (draft)",
    "log.count": "Lines: {many}",
    "log.by_hand": "by hand",
    "log.taken-out": (
        "{many:# line|# lines} with private facts taken out; the seals of all others are new."
    ),
    "log.taken-out.changed": (
        "{many:# line|# lines} with private facts taken out; the seals of all others are new,"
        " also of what had been changed by hand."
    ),
    "log.unknown": "No earlier copy was found: changes made by hand before are not listed.",
    "log.row-new": "new row: {became}",
    "log.row-gone": "(row removed)",
    "log.sheet-new": "new sheet",
    "log.sheet-gone": "(sheet removed)",
    "log.sheet-name": "{became}",
    "log.sheet-own": "a sheet of your own changed",
    "log.columns-own": "columns of your own changed",
    "log.cell": "{became}",
    "log.order": "Places decided by: {codes}",
    "log.results": "{many} results: {results}",
    "log.results.one": "{table}: {result}",
    "log.more": "and {many} more here",
    "sections.needless": (
        "No sections, and none are needed: all play together. If you want some for prizes, write "
        "them here."
    ),
}
