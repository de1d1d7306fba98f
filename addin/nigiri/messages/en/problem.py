"""What can be wrong in a workbook, and the way out."""

WORDS = {
    "problem.sheet-missing": (
        "There is no sheet {sheet}: its headings {headings} were not found in one row."
    ),
    "problem.sheet-missing.way": "Put the headings back, or restore a backup.",
    "problem.heading-gone": "The heading “{heading}” is gone from row {row} of {sheet}.",
    "problem.heading-gone.way": "Type it into this cell again.",
    "problem.sheet-twice": "There are two sheets {sheet}: {first} and {second}.",
    "problem.sheet-twice.way": (
        "Delete one of them. A copy that you want to keep needs other headings, or another round "
        "in its title."
    ),
    "problem.round-untitled": "This is the sheet of a round, but no title says which one.",
    "problem.round-untitled.way": "Write Round 1, or whichever it is, into this cell.",
    "problem.column-missing": (
        "The heading “{heading}” is gone from row {row} of {sheet}; its column is read as empty."
    ),
    "problem.column-missing.way": "Put the heading back, unless you removed the column on purpose.",
    "problem.round-gap": "There is a sheet of round {number}, but none of round {before}.",
    "problem.round-gap.way": "Restore the missing sheet, or put the right number into the title.",
    "problem.round-lost": (
        "Round {number} was drawn, but its sheet is gone, and its results with it."
    ),
    "problem.round-lost.way": (
        "Undo it, or go back to a state (`nigiri history`). To draw the round anew, say here why."
    ),
    "problem.setting-missing": "The setting “{label}” is not on this sheet; {value} is used.",
    "problem.setting-missing.way": "Write the label into this cell, and the value beside it.",
    "problem.setting-count": "“{typed}” is not a whole number from {least} to {most} ({label}).",
    "problem.setting-count.way": "Type a number in that range.",
    "problem.setting-choice": "“{typed}” cannot be chosen for {label}.",
    "problem.setting-choice.way": "Write one of these: {choices}.",
    "problem.setting-rounds": (
        "“{typed}” is neither yes nor rounds of this event, 1 to {rounds} ({label})."
    ),
    "problem.setting-rounds.way": (
        "Write yes, or rounds such as 1-3, or strict before them, or leave it empty."
    ),
    "problem.setting-rank": "“{typed}” is not a rank ({label}).",
    "problem.setting-rank.way": "Write 30k to 1k or 1d to 9d, or what the note beside it offers.",
    "problem.setting-points": "“{typed}” is not a number of points ({label}).",
    "problem.setting-points.way": "Write 7, 6½ or -0.5.",
    "problem.setting-hundredths": "“{typed}” is not a number from {least} to {most} ({label}).",
    "problem.setting-hundredths.way": "Type a number in that range.",
    "problem.setting-four": "“{typed}” is neither one value nor four ({label}).",
    "problem.setting-four.way": (
        "Write one value for all, or four with · or ; between them; each is one of: {choices}."
    ),
    "problem.setting-tables": "“{typed}” is not a list of table numbers, 1 to {most} ({label}).",
    "problem.setting-tables.way": "Write, for example, 7, 13, 20-24, or leave it empty.",
    "problem.system-unknown": "“{typed}” is not a system of play.",
    "problem.system-unknown.way": (
        "Leave it empty, or write {choices}; after it, with commas, stage and group."
    ),
    "problem.schema": (
        "This workbook was written by {theirs}, and this is nigiri {ours}, which cannot read it "
        "(layout {typed}, known up to {known})."
    ),
    "problem.schema.way": "Install the newer one here, too.",
    "problem.writer.unknown": "a newer nigiri",
    "problem.name-missing": "The family name is missing.",
    "problem.name-missing.way": "Type the name, or empty the row.",
    "problem.name-double": "{name} is in the list twice; also in row {other}.",
    "problem.name-double.way": (
        "Delete one of them. If they are two people, add something to a given name."
    ),
    "problem.rank-missing": "{name} has no rank.",
    "problem.rank-missing.way": "Type 30k to 1k or 1d to 9d.",
    "problem.rank-unknown": "“{typed}” is not a rank.",
    "problem.rank-unknown.way": "Write 30k to 1k or 1d to 9d.",
    "problem.number-unknown": "“{typed}” is not a player's number.",
    "problem.number-unknown.way": (
        "Type a whole number from 1 up, or empty the cell and run: `nigiri number`."
    ),
    "problem.number-double": "Number {number} is used twice; also in row {other}.",
    "problem.number-double.way": "Empty one of them and run: `nigiri number`.",
    "problem.here-unknown": "“{typed}” is neither yes nor empty.",
    "problem.here-unknown.way": (
        "Write yes when the player is here, “if needed” for a reserve; otherwise leave it empty."
    ),
    "problem.out-unknown": "“{typed}” does not name rounds of this event (1 to {rounds}).",
    "problem.out-unknown.way": (
        "Write 2 or 2-3; 2? if the player offers to sit out; 2 bye for a bye you promise; 2 here "
        "if the player is back."
    ),
    "problem.formula-empty": "This formula has never been calculated, so its value is not known.",
    "problem.formula-empty.way": (
        "Open and save the file in Excel or LibreOffice, or type the value."
    ),
    "problem.number-bad": "“{typed}” is not a whole number ({heading}).",
    "problem.number-bad.way": "Type a whole number, or leave it empty.",
    "problem.section-unknown": "There is no section {typed}.",
    "problem.section-unknown.way": "Write 1 to {last}, or leave it empty.",
    "problem.section-order": (
        "Section {number} ends at {rank}, not below the section before it ({before})."
    ),
    "problem.section-order.way": "Order the boundaries from strong to weak.",
    "problem.section-gap": "A boundary is missing here, but there are more below.",
    "problem.section-gap.way": "Type a rank, or move the boundaries below up.",
    "problem.points-unknown": "“{typed}” is not a number of points.",
    "problem.points-unknown.way": "Write -4, 0 or -2.5.",
    "problem.met": "{white} and {black} met before, in round {before}.",
    "problem.met.way": "Change the pair: nobody meets twice.",
    "problem.met-allowed": "{white} and {black} met before, in round {before}.",
    "problem.met-allowed.way": "Nothing to do: your event allows it (Rematches in the settings).",
    "problem.met-played": "{white} and {black} met again; they had met in round {before}.",
    "problem.met-played.way": "Nothing to do: the game counts.",
    "problem.result-unknown": "“{typed}” is not a result of {white} against {black}.",
    "problem.result-unknown.way": "Type {white} or {black} (the winner), or pick from the list.",
    "problem.result-letter": "“{typed}” can be Black or Blanc (White).",
    "problem.result-letter.way": "Type W, N, or the winner's number.",
    "problem.result-date": "The spreadsheet turned the result into a date.",
    "problem.result-date.way": "Type {white} or {black} (the winner), or pick from the list.",
    "problem.result-bye": "There is a result where nobody plays.",
    "problem.result-bye.way": "Empty the cell: a bye counts without a result.",
    "problem.result-list": "The result says {result}, the list of winners says {listed}.",
    "problem.result-list.way": "Correct one of the two.",
    "problem.list-both": "{white} and {black} are both in the list of winners.",
    "problem.list-both.way": "Delete the wrong one from the list.",
    "problem.list-unknown": "“{typed}” in the list of winners plays at no table of this round.",
    "problem.list-unknown.way": "Type the winner's number.",
    "problem.list-double": "{number} is in the list of winners twice.",
    "problem.list-double.way": "Delete one of the two.",
    "problem.handicap-unknown": "“{typed}” is not a handicap.",
    "problem.handicap-unknown.way": "Type 0 (even), 1 (no komi), or 2 to 9 stones.",
    "problem.size-unknown": "“{typed}” is not the size of a board.",
    "problem.size-unknown.way": (
        "Type 9, 13 or 19, or empty the cell: the board is then as large as the event's."
    ),
    "problem.size-full": (
        "This event is played on 19 × 19; a game on another board needs an event on small boards."
    ),
    "problem.size-full.way": "Choose 13 or 9 beside Board size on Settings, or empty the cell.",
    "problem.table-unknown": "“{typed}” is not the number of a table.",
    "problem.table-unknown.way": "Type the number of the table.",
    "problem.table-double": "Table {number} is used twice.",
    "problem.table-double.way": "Give one of them another number.",
    "problem.bye-again": "{number} already had a bye in round {before}.",
    "problem.bye-again.way": "Give the bye to somebody else: nobody has two.",
    "problem.bye-twice": "{number} had a second bye; the first in round {before}.",
    "problem.bye-twice.way": "Nothing to do: both count.",
    "problem.free": "{number} {name} is here and has no opponent in round {round}.",
    "problem.free.way": (
        "Pair them: `nigiri draw --rest`; latecomers: `nigiri late`. Or give a bye, or enter them "
        "as out."
    ),
    "problem.handicap-rule": (
        "Table {table}: {white} - {black} play with handicap {given}; by the rule it is {rule}."
    ),
    "problem.handicap-rule.way": "Leave it if agreed; otherwise type {rule}.",
    "problem.handicap-black": (
        "Table {table}: {white} - {black}, handicap {given}; by the rule {white} takes Black, with "
        "handicap {rule}."
    ),
    "problem.handicap-black.way": (
        "Leave it if agreed; otherwise swap the two numbers and type {rule}."
    ),
    "problem.by-hand": "Table {table}: {what}",
    "problem.by-hand.way": "Nothing to do: it stays as you made it.",
    "problem.section-size": (
        "Section {number} has {players:# player|# players}; the sections have {average} on average."
    ),
    "problem.section-size.way": "Leave it, or change Down to.",
    "problem.section-ranks": (
        "Section {number} spans {ranks:# rank|# ranks}; at most three would be fairer."
    ),
    "problem.section-ranks.way": "Leave it, or change Down to.",
    "problem.bar-other": (
        "Section 1 goes down to {rank}, but the bar in the settings is {bar}; the bar counts."
    ),
    "problem.bar-other.way": "Write {bar} here, or empty the bar.",
    "problem.player-unknown": "“{typed}” is neither a number nor a name in Players.",
    "problem.player-unknown.way": "Type the number of a player.",
    "problem.seat-black": "“{typed}” is under Black in a row of Bye or Out.",
    "problem.seat-black.way": "Type the number under White, one player per row.",
    "problem.plays-self": "{number} is on both sides of this table.",
    "problem.plays-self.way": "Change one of the two numbers.",
    "problem.plays-twice": "{number} is in round {round} twice, also in row {other}.",
    "problem.plays-twice.way": "Change or empty one of the two.",
    "problem.alone": "{number} has no opponent at this table.",
    "problem.alone.way": "Type the opponent, or move {number} to Bye or Out.",
    "problem.player-gone": "{who} is in a round, but no longer in Players.",
    "problem.player-gone.way": (
        "Type the player with number {number} into Players again. If the player has left, type "
        "the rounds into Out in rounds instead."
    ),
    "problem.names-moved": (
        "Names sorted without the numbers, or a cell deleted? {many} numbers have other names "
        "than when they were drawn: {number} was {was}, now it is {now}."
    ),
    "problem.names-moved.way": (
        "Undo that. Or: `nigiri names`, which puts the names back, or lets them count as they "
        "are now (`--keep`)."
    ),
    "problem.number-moved": (
        "{was} was number {number} when round {round} was drawn; now {now} has that number."
    ),
    "problem.number-moved.way": (
        "Undo the sorting, or type {number} here again and look at the rank beside it; sort whole "
        "rows only. If {now} did play as {number}: unprotect As drawn and correct it there."
    ),
    "problem.name-other": (
        "Number {number} was {was} when round {round} was drawn; now it is {now}."
    ),
    "problem.name-other.way": (
        "If it is the same person, say so beside it on Problems. If not, put the name back."
    ),
    "problem.seat-name": "“{typed}” can be several players: {names}.",
    "problem.seat-name.way": "Type the number, or the whole name.",
    "problem.seat-new": "{typed} has no number yet.",
    "problem.seat-new.way": (
        "Empty this cell and write yes into Here in Players: `nigiri draw --rest` pairs them."
    ),
    "problem.late": "{name} came after round {round} was drawn.",
    "problem.late.way": (
        "`nigiri late` pairs them with a player who is free; otherwise they play from the next "
        "round on."
    ),
    "problem.board-twice": (
        "Board {board} of {team} is in row {other} too; the lower number comes first."
    ),
    "problem.board-twice.way": "Give one of the two another board.",
    "problem.chart-who": "“{typed}” is not a player's number; the row does not count.",
    "problem.chart-who.way": "Write a number from Players; each may be here once.",
    "problem.chart-row": "There is a game in a row without a player.",
    "problem.chart-row.way": "Write the player's number under No., or empty the cell.",
    "problem.chart-cell": "“{typed}” is not a game, so it does not count.",
    "problem.chart-cell.way": "Write the number of the player who lost, such as 12; a jigo is 12=.",
    "problem.chart-unknown": "{number} is not on this chart, so the game does not count.",
    "problem.chart-unknown.way": "Correct it, or write {number} under No. in the next free row.",
    "problem.chart-self": "A player cannot beat himself or herself; it does not count.",
    "problem.chart-self.way": "Write the number of the other player.",
    "problem.chart-often": "This is game {games} of {one} and {other}; {most:# is|# are} allowed.",
    "problem.chart-often.way": (
        "Empty the cell, or allow more in the settings (games per pair). Meanwhile it counts."
    ),
    "problem.ladder-who": "“{typed}” is not a player's number.",
    "problem.ladder-who.way": "Write a number from Players.",
    "problem.ladder-start": "{number} is already under Begins with, in row {other}.",
    "problem.ladder-start.way": "Empty one of the two cells.",
    "problem.ladder-half": "A challenge needs both players; it does not count.",
    "problem.ladder-half.way": "Write both numbers, or empty the row.",
    "problem.ladder-winner": (
        "{typed} is neither {one} nor {other}; the challenge does not count yet."
    ),
    "problem.ladder-winner.way": "Write the winner's number.",
    "problem.ladder-self": "A player cannot challenge himself or herself.",
    "problem.ladder-self.way": "Write the number of somebody higher up.",
    "problem.komi-league": (
        "In a league the komi of even games is {proposed}, and here it is {komi}."
    ),
    "problem.komi-league.way": "Set “{label}” on Settings to {proposed}, or leave it.",
    "problem.ladder-below": (
        "{one} stood at place {place}, above {other} at {of}; the challenge does not count."
    ),
    "problem.ladder-below.way": "Challenge somebody higher up, or empty the row.",
    "problem.ladder-far": (
        "{one}, at place {place}, may challenge {reach:# place|# places} up, not place {of}; it "
        "does not count."
    ),
    "problem.ladder-far.way": (
        "Empty the row, or allow more in the settings (Ladder: places above)."
    ),
    "problem.rounds-other": "{who} need {needed} ({system}), not {rounds}.",
    "problem.rounds-other.way": "Set Rounds on Event to {total}, or leave it.",
    "problem.rounds-too-many": (
        "{who} can play {needed} ({system}) without a rematch, not {rounds}."
    ),
    "problem.rounds-too-many.way": (
        "Set Rounds on Event to {total} or less, or write another system beside a later round."
    ),
    "problem.system-other": (
        "The event is {system} here, and round 1 is played as {other}, as written beside it."
    ),
    "problem.system-other.way": (
        "To begin this system in a later round, write it beside that round, above."
    ),
    "problem.european-unknown": "“{typed}” says neither yes nor no; the country counts.",
    "problem.european-unknown.way": (
        "Write yes or no, and after a colon why: “yes: lives in Lyon since 2009”."
    ),
    "problem.path-unknown": "“{typed}” is not part of the league path.",
    "problem.path-unknown.way": "Write league, PKO, or nothing.",
    "problem.pko-european": "{name} plays in a PKO, but is not known to be a European.",
    "problem.pko-european.way": "Write yes and the reason into European, or empty League path.",
    "problem.supergroup-out": "{name} starts above the bar, but is out in round {rounds}.",
    "problem.supergroup-out.way": "Before round 1, empty Other start; later, tell the organisers.",
    "problem.strong-gap": (
        "{name}, {rank}, misses round {rounds} in between; from 4 dan up nobody may."
    ),
    "problem.strong-gap.way": "Have them play, or tell the organisers; accept it with the reason.",
    "problem.strong-default": (
        "{name}, {rank}, lost by default in round {rounds}: no supergroup next time."
    ),
    "problem.strong-default.way": (
        "Tell the organisers: a player who stays away without a word may be expelled. Accept it "
        "with the reason."
    ),
    "problem.entry-strong": "{name} is {rank}; this event is for {limit} and weaker.",
    "problem.entry-strong.way": (
        "Correct the rank, send them to another event, or accept it with the reason."
    ),
    "problem.top-reserve": "{name} plays only if needed, but starts at the bar.",
    "problem.top-reserve.way": (
        "Ask somebody below the bar instead; this player is not counted at the bar."
    ),
    "problem.top-sleeper": ("{name} starts at the bar, but misses {many:round|rounds} {rounds}."),
    "problem.top-sleeper.way": (
        "Have them play all rounds, or type a lower start, {start}, into Other start."
    ),
    "problem.standings-frozen": (
        "The event is over, but the wall and the pages still show the standings after round "
        "{round}."
    ),
    "problem.standings-frozen.way": "Empty the cell, and everybody sees the final standings.",
    "problem.frozen-late": (
        "Standings are to be frozen after round {round}, but the event has "
        "{rounds:# round|# rounds}: nothing is frozen."
    ),
    "problem.frozen-late.way": "Type one of its rounds, or empty the cell.",
    "problem.rounds-drawn": (
        "Round {drawn} is drawn, but this says that the event has {rounds:# round|# rounds}."
    ),
    "problem.rounds-drawn.way": "Type {drawn} here, or more.",
    "problem.tiebreaks-both": "CUSS and CUSP are both tie-breaks; they must not go together.",
    "problem.tiebreaks-both.way": "Take one of them out.",
    "problem.tiebreaks-changed": "When round 1 was drawn, {was} decided the places; now {now} do.",
    "problem.tiebreaks-changed.way": (
        "Players were told the old ones: type those again, or tell everybody and note the reason."
    ),
    "problem.first-level": (
        "{players} are level for {upto:a first place|one of the first # places}, which is to be "
        "played off."
    ),
    "problem.first-level.way": (
        "Raise Rounds to {last}, write play-off beside round {round}, and draw it; or let them "
        "share the place, or let nobody be first."
    ),
    "problem.winner-missed": (
        "In first place, but missed a round: {players}. Whoever wins must have played every round."
    ),
    "problem.winner-missed.way": (
        "Type yes under “First place: every round played” on Settings; or leave it so and note the "
        "reason."
    ),
    "problem.time-unknown": "“{typed}” gives no time for each rank; Time counts for all.",
    "problem.time-unknown.way": "Write it as 4d: 2h30 + 60s; 3k: 2h + 45s; 30k: 1h30 + 30s.",
    "problem.promise-again": (
        "{who} is promised the bye of round {round}, and that of round {before} too."
    ),
    "problem.promise-again.way": "Nobody has two: take one of the promises out of this cell.",
    "problem.promise-had": (
        "{who} is promised the bye of round {round}, and had one in round {before}."
    ),
    "problem.promise-had.way": "Nobody has two: take the promise out of this cell.",
    "problem.promise-double": (
        "The bye of round {round} is promised to {who}, and to {other} (row {at})."
    ),
    "problem.promise-double.way": (
        "A round has one bye: leave it with one of them. For a player who is simply out, write "
        "{round} here."
    ),
    "problem.no-show": "{who} did not come in round {away} and would be drawn in round {round}.",
    "problem.no-show.way": (
        "In this cell type {round} if they sit out, “{round} here” if they play; the draw asks too."
    ),
    "problem.promise-idle": (
        "{who} is promised the bye of round {round}, but is out then or only if needed."
    ),
    "problem.promise-idle.way": (
        "Take the promise out of this cell, or let {name} play in round {round}."
    ),
    "problem.promise-open": "{who} was promised the bye of round {round} and does not have it.",
    "problem.promise-open.way": (
        "If the number of players is odd, `nigiri bye` gives it; otherwise take the promise out of "
        "this cell."
    ),
    "problem.prize-section": "These prizes belong to no section: {typed}.",
    "problem.prize-section.way": (
        "Type the weakest rank of the section under Down to, or move the prizes to its row."
    ),
    "problem.wish-unknown": "“{typed}” is not a wish that can be entered.",
    "problem.wish-unknown.way": "Pick one of: {choices}.",
    "problem.wish-blank": "The wish is missing.",
    "problem.wish-blank.way": "Pick one of: {choices}; or empty the row.",
    "problem.wish-who": "“{typed}” is not a player in Players.",
    "problem.wish-who.way": (
        "Write numbers: 3, 5, 12-15; or names with semicolons between: Roy; Ota, Yuzo."
    ),
    "problem.wish-name": "“{typed}” can be {names}.",
    "problem.wish-name.way": "Write the whole name or the number.",
    "problem.wish-rounds": "“{typed}” does not name rounds of this event (1 to {rounds}).",
    "problem.wish-rounds.way": "Write 3, or 1-3, or 1, 5; or leave it empty for all rounds.",
    "problem.wish-few": "“{wish}” takes at least {least:# player|# players}.",
    "problem.wish-few.way": "Name them under Who, or empty the row.",
    "problem.wish-both": (
        "These are to meet only one another, and also never to meet (row {other})."
    ),
    "problem.wish-both.way": "Empty one of the two rows, or give them different rounds.",
    "problem.relatives": "Of one family name: {names}.",
    "problem.relatives.way": (
        'Relatives who should not meet: `nigiri wish "{who}" never`, or Keep apart: family name, '
        "on Settings."
    ),
    "problem.wish-twice": "The same wish is already in row {other}.",
    "problem.wish-twice.way": "Empty one of the two rows.",
    "problem.never": "Table {table}: {white} and {black} are never to meet (Wishes, row {wish}).",
    "problem.never.way": "Leave it if everybody agrees; otherwise change the pair.",
    "problem.stones-unknown": "“{typed}” is not a number of stones.",
    "problem.stones-unknown.way": "Type 0 (even), 1 (Black begins), or 2 to 9.",
    "problem.stones-missing": "The handicap for a difference of {difference} is not complete.",
    "problem.stones-missing.way": "Type stones and komi, or empty this row and all below it.",
    "problem.stones-equal": "Equal players play even: a difference of 0 has 0 stones.",
    "problem.stones-equal.way": "Type 0.",
    "problem.stones-open": (
        "With 0 stones nothing says who takes Black, and the komi here is not that of even games."
    ),
    "problem.stones-open.way": "Type 1 if the weaker is to take Black without a stone.",
    "problem.stones-order": (
        "A difference of {difference} gives Black less than a difference of {before}."
    ),
    "problem.stones-order.way": "Correct one of the rows, or leave it.",
    "problem.rating-unknown": "“{typed}” is not a rating of the {list}, so it does not count.",
    "problem.rating-unknown.way": (
        "Type one such as {example}. If it comes from another list, choose that list beside "
        "“Ratings are” in the settings."
    ),
    "problem.rating-odd": (
        "“{typed}” counts as a rating of the {list}, but looks like one of another list."
    ),
    "problem.rating-odd.way": (
        "If it comes from another list, choose that list beside “Ratings are”; otherwise leave it."
    ),
    "problem.hide-unknown": (
        "“{typed}” is neither yes nor no; published pages hide the name meanwhile."
    ),
    "problem.hide-unknown.way": "Type yes, or empty the cell.",
    "problem.expires-unknown": (
        "“{typed}” is not a date, so the end of the membership is not known."
    ),
    "problem.expires-unknown.way": "Type the year first, such as 2026-12-31, or empty the cell.",
    "problem.member-lapsed": "The membership of {name} ends on {until}, before the event does.",
    "problem.member-lapsed.way": (
        "Renew it and type its new end; or write why beside it on Problems."
    ),
    "problem.entry-below": "{name} enters as {entry}, below what is published: {published}.",
    "problem.entry-below.way": (
        "Correct it, or write the reason beside it on Problems; it goes into the report. For "
        "the AGA only medical reasons count, not a lack of play."
    ),
    "problem.entry-evidence": "{name} enters as {entry}, below what is published: {published}.",
    "problem.entry-evidence.way": (
        "What is published counts until the statement of evidence stands beside it on Problems, "
        "under “Accepted, because”; it goes into the report. Only medical reasons count, not a "
        "lack of play. Or correct the rank."
    ),
    "problem.entry-above": (
        "{name} enters as {entry}, two stones or more above what is published: {published}."
    ),
    "problem.entry-above.way": (
        "Ask the player; one stone is allowed. Or write the reason beside it on Problems."
    ),
    "problem.entry-raised": (
        "{name} enters as {entry}, two grades or more above an earlier entry: {known}."
    ),
    "problem.entry-raised.way": (
        "Ask who approves grades, and write it into Approved; or correct the rank."
    ),
    "problem.entry-server": (
        "{name} enters as {entry}; with the server grade {known} it is {most} at most."
    ),
    "problem.entry-server.way": "Correct the rank, or write into Approved who allows it.",
    "problem.entry-unrated": "{name} has no rating and enters as {entry}, above 2d.",
    "problem.entry-unrated.way": (
        "Write into Approved who allows it, or look for the rating; else correct the rank."
    ),
    "problem.grade-unknown": "“{typed}” is no grade.",
    "problem.grade-unknown.way": "Write a grade such as 3k or 2d, or empty the cell.",
    "problem.tree-tie": "Nobody has won the game of {who}, and somebody must go on.",
    "problem.tree-tie.way": (
        "Let them play again, or decide it, and type the number of the player who goes on."
    ),
    "problem.tree-full": (
        "{who}: no place in the tree is left; other games and byes of this round have taken them "
        "all."
    ),
    "problem.tree-full.way": (
        "Only one of the two goes on: let them play, or take one of the byes away."
    ),
    "problem.tree-empty": (
        "{who}: neither game nor bye in this round, so nobody goes on from there in the tree."
    ),
    "problem.tree-empty.way": (
        "Pair them, or give the bye to the one who goes on. A player who left: write the round "
        "into Out in rounds."
    ),
    "problem.tree-out": (
        "{who}: not in the tree in this round; what is typed here decides nothing there."
    ),
    "problem.tree-out.way": "Leave it, or take it out.",
    "problem.draft-result": (
        "Table {table} has a result, but round {number} is only a draft: it does not count."
    ),
    "problem.draft-result.way": "Run `nigiri keep`, or empty the cell.",
    "problem.provisional": ("Round {round}, table {table}: no result; for now {points} for both."),
    "problem.provisional.way": (
        "Type the result when it comes. To post what is missing: `nigiri missing`."
    ),
    "problem.record-lost": (
        "The sheet As drawn has nothing about round {round}, so your changes cannot be told from "
        "the draw."
    ),
    "problem.record-lost.way": (
        "Mark under Fixed what is to stay before you draw it again, or restore a backup."
    ),
    "problem.second-other": "Table {table}: first entered {first}, the second time {second}.",
    "problem.second-other.way": "Correct the wrong one, or empty the second.",
    "problem.out-plays": "{number} is on this sheet and out in round {round}.",
    "problem.out-plays.way": (
        "Take the round out of Out in rounds, or enter a result by default, or: `nigiri draw "
        "--again`."
    ),
    "problem.unseen-plays": "{number} is on this sheet, but not marked as here.",
    "problem.unseen-plays.way": "Write yes into Here, or change the number.",
    "problem.out-result": "{number} is out in round {round}, but has a result.",
    "problem.out-result.way": (
        "Correct Out in rounds or the result; a game that was not played ends by default."
    ),
    "problem.table-missing": "{white} - {black} have no table yet.",
    "problem.table-missing.way": "Type the number of a free table.",
    "problem.colour-third": "{number} has the same colour in three rounds running.",
    "problem.colour-third.way": "Leave it, or swap the two numbers: the game is even.",
    "problem.rank-old": "{number} is {printed} here and {rank} in Players.",
    "problem.rank-old.way": "Leave it, and this round keeps its rank; or type {rank} here too.",
    "problem.apart": "{white} and {black} share {what}; you paired them.",
    "problem.apart.way": "Leave it if they agree; your event keeps such players apart.",
    "problem.apart-drawn": "{white} and {black} share {what}.",
    "problem.apart-drawn.way": "Leave it, or change the pair before you post the round.",
    "problem.apart-half": (
        "“{label}” holds beyond round {half}; the AGA allows it in the first half alone, of "
        "{rounds:one round|# rounds}."
    ),
    "problem.apart-half.way": "Type {first}; or note why beside it on Problems.",
    "problem.family": "{white} and {black} have the same family name.",
    "problem.family.way": "Leave it if they are not related, or agree; otherwise change the pair.",
    "problem.gap-wide": "{white} and {black} are {points:# point|# points} apart.",
    "problem.gap-wide.way": "Leave it, or change the pair.",
    "problem.mixed": "{white} and {black} are of different sections, which play apart.",
    "problem.mixed.way": "Leave it if everybody agrees; otherwise change the pair.",
    "problem.bye-needless": "{number} has a bye, and {other} has no opponent either.",
    "problem.bye-needless.way": "Leave it if you meant it; otherwise pair the two.",
    "problem.bye-none": "{number} has a bye, and this event gives none.",
    "problem.bye-none.way": "Leave it if nobody could step in; otherwise find an opponent.",
    "problem.bye-by-hand": "You gave the bye to {number}; the draw had given it to {drawn}.",
    "problem.bye-by-hand.way": "Nothing to do: it stays as you made it.",
    "problem.section-split": "Players of {ranks} are in section {number} and in others, too.",
    "problem.section-split.way": "Leave it, or empty Other section in Players.",
    "problem.section-fees": "The players of section {number} pay different fees: {fees}.",
    "problem.section-fees.way": "Leave it, or change Down to.",
    "problem.federation-double": (
        "{name} has the federation number {typed}, and so has row {other}."
    ),
    "problem.federation-double.way": (
        "Correct one of them; otherwise reports count the games of both for one person."
    ),
    "problem.federation-long": (
        "{name} has the AGA number {number}; no member's has more than five digits."
    ),
    "problem.federation-long.way": "Look it up and type it; empty the cell for a new member.",
    "problem.log-changed": "Lines of the Log were changed: row {rows}.",
    "problem.log-changed.way": (
        "The backups beside the file (`nigiri history`) show what was there."
    ),
    "problem.log-added": "Lines of the Log were not written by nigiri: row {rows}.",
    "problem.log-added.way": "Delete them; notes belong under Reason.",
    "problem.log-gone": "Lines of the Log are missing: number {numbers}.",
    "problem.log-gone.way": "The backups beside the file (`nigiri history`) show what was there.",
}
