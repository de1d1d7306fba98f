"""Rounds: drawn, changed since, played, explained; who is out and who has the bye.

Why a draw or a system of play cannot go on is in play.py.
"""

WORDS = {
    # What was drawn
    "drawing.summary": "Round {round}: {boards:# table|# tables}, {byes}.",
    "drawing.summary.so-far": "Round {round}: {boards:# table|# tables} so far.",
    "drawing.summary.idle": "Round {round}: {boards:# table|# tables}; no game: {idle}.",
    "drawing.summary.byes-idle": (
        "Round {round}: {boards:# table|# tables}, {byes}; no game: {idle}."
    ),
    "drawing.summary.spare": (
        "Round {round}: {boards:# table|# tables}, {byes}. Not needed: {spare}."
    ),
    "drawing.summary.out": (
        "Round {round}: {boards:# table|# tables}, {byes}. Sits out, as offered: {out}."
    ),
    "drawing.summary.spare-out": (
        "Round {round}: {boards:# table|# tables}, {byes}. Not needed: {spare}. Sits out, as "
        "offered: {out}."
    ),
    "drawing.summary.kept": "{drawn} {kept:# pair|# pairs} kept.",
    "drawing.byes": "{many:bye|byes}: {names}",
    "drawing.byes.many": "{many:# bye|# byes}",
    "drawing.byes.none": "no bye",
    "drawing.idle.many": "{many:# player|# players}, under Out on the sheet",
    "drawing.sections": "{sections:# section|# sections} proposed, ending at {ranks}.",
    "drawing.bands": "{sections:# band|# bands} proposed, ending at {ranks}.",
    # Who did not come
    "drawing.absent": (
        "{names} did not come to {many:the last game|their last games}. Add --sits-out {who} if "
        "they stay out of round {round}, or --plays {who} if they play."
    ),
    "drawing.absent.choice": "{who}, round {round}",
    "drawing.absent.tip": "Did not come in round {away}.",
    "drawing.absent.tip.bye": (
        "Did not come in round {away}. If they play, the bye that would be theirs goes to another."
    ),
    "drawing.absent.out": "sits out",
    "drawing.absent.plays": "plays",
    "drawing.absent.sits": (
        "Out in {rounds}: {names}. If they come: `nigiri late {who}`; else you are asked again "
        "before the next round."
    ),
    "drawing.absent.not-asked": (
        "Nobody is asked about {who} in round {round}: --sits-out and --plays are for numbers of "
        "players who did not come to their last game. Others: `nigiri out`, `nigiri back`"
    ),
    "drawing.absent.numbers": "“{typed}” is no list of numbers: type 17 or 17,23.",
    "drawing.absent.both": "A player either sits out or plays: a number stands in both lists.",
    "drawing.absent.no-draft": (
        "--sits-out and --plays are for the round itself: a draft changes nothing else."
    ),
    "drawing.absent.draft": (
        "{names} did not come to {many:the last game|their last games}, and a draft changes "
        "nothing else. First mark who stays out: `nigiri out {who} --rounds {round}`\nor who is "
        "here again: `nigiri late {who}`"
    ),
    # The bar of round 1
    "drawing.bar": "Bar {bar}: {players:# player|# players} at or above it: {names}.",
    "drawing.bar.proposed": (
        "Bar {bar}, proposed: {players:# player|# players} at or above it: {names}."
    ),
    "drawing.bar.nobody": "Bar {bar}: nobody is at or above it.",
    "drawing.bar.ask": (
        "{clash}. Draw with bar {bar}? For {other} first write it under “{setting}” on {sheet}."
    ),
    # What comes next
    "drawing.unavoided": "Could not be avoided: {what}.",
    "drawing.unavoided.price": "Could not be avoided: {what}. Otherwise {cost}.",
    "drawing.look": "Worth a look: {what}.",
    "drawing.look.price": "Worth a look: {what}. Otherwise {cost}.",
    "drawing.look.lot": (
        "Worth a look: {what}. Fewer such tables would have been as good, and the lot decided."
    ),
    "drawing.unavoided.many": (
        "At {many} tables the two players share a club or the like, or are far apart in points or "
        "strength: `nigiri check`"
    ),
    "drawing.unavoided.table": "at table {table} {what}",
    "drawing.unavoided.shared": "{what} in common",
    "drawing.unavoided.gap": "{points:# point|# points} apart",
    "drawing.unavoided.stones": "{stones:# stone|# stones}",
    "drawing.strict": (
        "Strictly kept apart, but paired: {pairs}. No draw of these players has fewer such pairs."
    ),
    "drawing.strict.rematch": (
        "Strictly kept apart, but paired: {pairs}. Without another rematch no draw of these "
        "players has fewer such pairs."
    ),
    "drawing.strict.pair": "{pair} ({what})",
    "drawing.strict.most": "Of {all:# player|# players}, {many} share “{label}”.",
    "drawing.next": (
        "Print and post: `nigiri print pairings`. Then enter the results of round {round}."
    ),
    "drawing.next.print": "Print and post: `nigiri print pairings`.",
    "drawing.next.ready": (
        "Print and post: `nigiri print pairings`. As results come in: `nigiri draw --ready`, and "
        "when all are there: `nigiri draw --rest`"
    ),
    "drawing.next.rest": (
        "Print and post: `nigiri print pairings`. For the others: `nigiri draw --rest`"
    ),
    # A round drawn in part
    "drawing.held": "Waiting for the next score group: {names}.",
    "drawing.waiting": "{players:# player|# players} not paired yet in round {round}: {names}.",
    "drawing.waiting.playing": (
        "{players:# player|# players} not paired yet in round {round}; still playing: {tables}."
    ),
    "drawing.partly": (
        "Round {round} is drawn only in part; not paired yet: {names}. Draw them with: `nigiri "
        "draw --rest`\nFor a player who does not play in round {round}, type {round} into Out in "
        "rounds (Players)."
    ),
    "drawing.partly.playing": (
        "Round {round} is drawn only in part; not paired yet: {names}. Still playing: {tables}. "
        "When these results are in: `nigiri draw --rest`\nFor a player who does not play in round "
        "{round}, type {round} into Out in rounds (Players)."
    ),
    "drawing.part.one-way": "Choose one: --again, --ready, --from and --to, --section, or --rest.",
    "drawing.part.score": "“{asked}” is not a number of points; write 3, 3½ or -2.5.",
    "drawing.part.sure": (
        "--ready, --from and --to draw only what no missing result can change. They cannot be "
        "used with --provisional."
    ),
    "drawing.part.nobody": "Everybody who plays in round {round} is already paired.",
    "drawing.part.system": (
        "Round {round} is not drawn by score ({system}), so no part of it can be drawn alone. "
        "Draw the whole round: `nigiri draw`"
    ),
    "drawing.part.apart": (
        "In this event each section plays by itself: draw one of them with --section."
    ),
    "drawing.part.bye": (
        "{players:# player is|# players are} left in round {round}, an odd number, and {who} has "
        "the bye. Empty the number in the row Bye, and everybody can play: `nigiri draw --rest`"
    ),
    "drawing.part.bye.one": (
        "{name} ({number}) alone is left in round {round}, and {who} has the bye. To play next "
        "round: `nigiri late {number} --next`. To play now: empty the number in the row Bye, then "
        "`nigiri draw --rest`"
    ),
    "drawing.part.stuck": (
        "No score group of round {round} can be drawn yet, neither from the top nor from the "
        "bottom: somebody could be left without an opponent. Still playing: {tables}. For groups "
        "in the middle: --from and --to."
    ),
    "drawing.part.section.nobody": (
        "{many:Section|Sections} {sections}: nobody is left to pair in round {round}."
    ),
    "drawing.part.section.odd": (
        "{many:Section|Sections} {sections}: {players:# player|# players}, an odd number; but the "
        "number of all players left is even, so nobody has a bye. Draw another section together "
        "with it."
    ),
    "drawing.part.section.promised": (
        "{many:Section|Sections} {sections}: {players:# player|# players}, an odd number, and the "
        "bye is promised to {names}. Draw another section together with it."
    ),
    "drawing.part.section.unknown": "There is no section {asked}; there are {sections}.",
    # Before a draw
    "drawing.none": "No round is drawn yet; draw round 1 with: `nigiri draw`",
    "drawing.lost": (
        "Round {round} was drawn, but its sheet is gone, and its results with it. Undo brings it "
        "back, or Ctrl+Z; for a closed file, `nigiri history` shows its states, and `nigiri "
        "restore` goes back to one. If it is to be drawn anew, write on Problems why."
    ),
    "drawing.over": (
        "{rounds:The only round is|All # rounds are} drawn. For one more, raise Rounds on the "
        "Event sheet."
    ),
    "drawing.over.level": (
        "{rounds:The only round is|All # rounds are} drawn, and {players} are level for {upto:a "
        "first place|one of the first # places}. To play it off, raise Rounds on the Event sheet "
        "to {last}, write play-off beside round {round}, and draw again."
    ),
    "drawing.incomplete": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round "
        "{round}.\nTo count missing results as lost for now: `nigiri draw --provisional`"
    ),
    "drawing.incomplete.again": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round "
        "{round}.\nTo count missing results as lost for now: `nigiri draw --again --provisional`"
    ),
    "drawing.incomplete.groups": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round {round}. "
        "Score groups that are complete can be drawn now: `nigiri draw --ready`\nTo count missing "
        "results as lost for now: `nigiri draw --provisional`"
    ),
    "drawing.provisional": (
        "Provisional: no result yet at {tables}; for now it counts {points} for both players. "
        "Enter the result when it comes. The list to post: `nigiri missing`"
    ),
    "drawing.disputed": (
        "Round {round}, {tables}: the second pass has another result. Correct whichever is wrong; "
        "to see both: `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "Round {round} is still a draft. To play it: `nigiri keep`. To remove it: `nigiri discard`"
    ),
    "drawing.draft.made": "This is a draft, on the sheet {sheet}; nothing else has changed.",
    "drawing.draft.choose": "To play it: `nigiri keep`. To remove it: `nigiri discard`",
    "drawing.draft.gone": "The draft of round {round} is removed; everything is as it was before.",
    "drawing.draft.none": "There is no draft. To make one: `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "The draft is for round {round}, but {drawn:# round is|# rounds are} drawn. To remove it: "
        "`nigiri discard`"
    ),
    "drawing.draft.result": (
        "Round {round}, table {table} has a result that was entered or read back after the draft "
        "was made. Remove the draft: `nigiri discard`"
    ),
    "drawing.draft.kept": "Round {round} is drawn as in the draft: {tables:# table|# tables}.",
    "drawing.draft.kept-bye": (
        "Round {round} is drawn as in the draft: {tables:# table|# tables}, bye: {byes}."
    ),
    "drawing.draft.unprepared.sections": (
        "There are no sections yet, and a draft changes nothing but its own sheet. First: `nigiri "
        "sections`"
    ),
    "drawing.draft.unprepared.number": (
        "Somebody has no number yet, and a draft changes nothing but its own sheet. First: `nigiri "
        "number`"
    ),
    "drawing.draft.unprepared.sections-number": (
        "There are no sections and no numbers yet, and a draft changes nothing but its own sheet. "
        "First: `nigiri sections`, then `nigiri number`"
    ),
    # The director's own pairs and byes
    "drawing.kept-wrong": "This stays as you made it, although there is a problem: {problem}",
    "drawing.pair.dissolved": (
        "Your pair {white} - {black} is no longer possible: {names} {many:does|do} not play in "
        "round {round}."
    ),
    "drawing.bye.needless": "The bye you gave {name} is not needed: the number of players is even.",
    "drawing.bye.several": (
        "Round {round} can have one bye, and you gave {many}: {where}. Keep one and empty the "
        "other cells. For a player who sits out without a bye, type the number under Out, or the "
        "round into Out in rounds (Players)."
    ),
    "drawing.locked": (
        "Round {round} cannot be drawn together with what you decided: {where}. {many:Change it, "
        "or remove its mark under Fixed|Change one of these, or remove a mark under Fixed}; "
        "nothing was changed."
    ),
    "drawing.locked.why": (
        "Round {round} cannot be drawn together with what you decided: {where}. {why} "
        "{many:Change it, or remove its mark under Fixed|Change one of these, or remove a mark "
        "under Fixed}; nothing was changed."
    ),
    "drawing.locked.bye": "the bye of {names}",
    "drawing.locked.at": "{what} ({cell})",
    "drawing.stuck.one": "No opponent is left for {names}.",
    "drawing.stuck.group": (
        "These {many} players can only meet one another, an odd number: {names}."
    ),
    "drawing.stuck.helpers": (
        "These {many} players have only {helpers:# possible opponent|# possible opponents} among "
        "the others ({among}): {names}."
    ),
    "drawing.stuck.groups": (
        "These {many} groups, each an odd number of players who can only meet one another, have "
        "only {helpers:# possible opponent|# possible opponents} among the others ({among}): "
        "{names}."
    ),
    # What the director asks for
    "drawing.asked.out": "{who} does not play in round {round}: see Players.",
    "drawing.asked.self": "{who} cannot be paired with themselves.",
    "drawing.asked.both": "{one}-{other} cannot be both forced and forbidden.",
    "drawing.asked.never": "{one} and {other} are never to meet: see {sheet}.",
    "drawing.asked.met": (
        "{one} and {other} met in round {round}; nobody plays the same opponent twice."
    ),
    "drawing.asked.result": "{white}-{black} have a result already; correct it on the sheet first.",
    "drawing.bye.again": "{who} had a bye before; nobody has two.",
    # Promised byes
    "drawing.promise.again": (
        "The bye of round {round} is promised to {names}, who had one before; nobody has two. "
        "First: `nigiri bye {number} --round {round} --undo`"
    ),
    "drawing.promise.taken": "The bye promised to {name} is not given: {others} has it.",
    "drawing.promise.even": (
        "The bye promised to {name} is not given: the number of players is even."
    ),
    # What the event has come to
    "drawing.rank": (
        "Ask about the rank: {players}. If the player agrees, write the new rank into Players: "
        "handicaps follow it, section and score stay."
    ),
    "drawing.rank.player": "{who}, {rank}, {won} won, {lost} lost",
    "drawing.winner": (
        "{who} has won already: nobody else can still reach that many wins. Round {round} is "
        "drawn all the same; `nigiri undo` takes it back."
    ),
    "drawing.title": (
        "From this round on, Europeans at most a point behind the leading European meet one "
        "another as far as they can: {names}."
    ),
    "drawing.title.many": (
        "From this round on, Europeans at most a point behind the leading European meet one "
        "another as far as they can: {many} players."
    ),
    "drawing.lot": (
        "Numbers 1 and up by lot: {names}. For another lot, type another “Number for drawing "
        "lots” on Settings and draw again."
    ),
    "drawing.crosstable": (
        "The sheet Crosstable is not made: {present} players are ranked together, and it has room "
        "for {room}. All of them on paper: `nigiri print crosstable`"
    ),
    # Results
    "since.result": (
        "Round {round}, table {table}, {white} – {black}: {now}; but a later round was drawn with: "
        "{was}."
    ),
    "since.won": "{number} won",
    "since.jigo": "jigo",
    "since.both-lost": "both lost",
    "since.both-won": "both won",
    "since.no-result": "no result",
    # Scores
    "since.start-scores": "Start scores in the draw of round {round}: {players}.",
    "since.scores": "Scores in the draw of round {round}: {players}.",
    "since.score": "{who} {was}, now {now}",
    "since.floats": "Round {round}: {pairs}.",
    "since.float.now": "{white}–{black} now on unequal scores",
    "since.float.no-more": "{white}–{black} now on equal scores",
    "since.handicaps": "Handicaps by rule in round {round}: {games}.",
    "since.handicap": "{white}–{black} {was}, now {now}",
    # Pairs and places
    "since.pairs": "Drawn now, round {round} would have {come} instead of {gone}.",
    "since.pairs.same": "Drawn now, round {round} would have the same pairs.",
    "since.bye": "the bye for {number}",
    "since.places": "Places: {places}.",
    "since.place": "{who} {now}, was {was}",
    "since.more": "{listed}; and {more} more",
    # Ranks and ratings
    "since.rank": (
        "{who} is {now} and was drawn as {was} so far: handicaps change from round {round} on; "
        "section and start score stay."
    ),
    "since.rank.score": (
        "{who} is {now} and was drawn as {was} so far: handicaps go by score, not by rank; "
        "section and start score stay."
    ),
    "since.rank.rating": (
        "{who} is {now} and was drawn as {was} so far: handicaps go by rating, not by rank; "
        "section and start score stay."
    ),
    "since.rank.rating-rank": (
        "{who} is {now} and was drawn as {was} so far: handicaps go by the rank of the rating, "
        "not by this rank; section and start score stay."
    ),
    "since.rating": (
        "{who} is rated {now} and was drawn with {was} so far: handicaps change from round "
        "{round} on."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "The sheet As drawn has nothing about round {round}, so pairs that you changed cannot be "
        "told from drawn ones: all pairs without a result or a mark under Fixed are drawn again."
    ),
    # A result is entered
    "results.entered": "Table {table}: {white} - {black}  {result}",
    "results.entered.was": "Table {table}: {white} - {black}  {result} (was {was})",
    "results.entered.round": "Round {round}, table {table}: {white} - {black}  {result}",
    "results.entered.round-was": (
        "Round {round}, table {table}: {white} - {black}  {result} (was {was})"
    ),
    "results.settled": "Table {table}: the second pass had {result}; that cell is empty now.",
    # What comes next
    "results.missing": "Round {round}: results are missing at {tables}.",
    "results.so-far": (
        "Round {round}: all results so far are in; round {newest} is drawn only in part. {next}"
    ),
    "results.complete.partly": (
        "Round {round} is complete; round {newest} is drawn only in part. {next}"
    ),
    "results.complete.earlier": (
        "Round {round} is complete. To see what that changes: `nigiri standings`"
    ),
    "results.complete.before": "Round {round} is complete. Results are still missing: {tables}.",
    "results.complete": "Round {round} is complete. {next}",
    "results.over": (
        "{rounds:The only round is|All # rounds are} complete. Look at: `nigiri standings`"
    ),
    "results.next.others": "The others: `nigiri draw --rest`",
    "results.next.draw": "Enter in Players who sits out. Then: `nigiri draw`",
    # What cannot be entered
    "results.undrawn": "Round {round} is not drawn.",
    "results.draft": (
        "Round {draft} is only a draft: `nigiri keep` or `nigiri discard` first. To correct round "
        "{round}: add --round {round}"
    ),
    "results.named": "“{typed}” is {number} {name}: the win at table {table} is entered.",
    "results.named.several": (
        "“{asked}” can mean several players: {names}. Type the winner's number."
    ),
    "results.named.nobody": (
        "Nobody who plays in round {round} is called “{asked}”. Type the winner's number, or a "
        "table and its result after --table."
    ),
    "results.twice": "{number} is named twice; did you mean another number? Nothing was entered.",
    "results.table.twice": (
        "Table {table}, {white} against {black}, would get two results. Nothing was entered."
    ),
    "results.table.has": (
        "Table {table}, {white} against {black}, already has {result}. To correct it: --table "
        "{table} {winner}"
    ),
    "results.table.has-round": (
        "Table {table}, {white} against {black}, already has {result}. To correct it: --round "
        "{round} --table {table} {winner}"
    ),
    "results.table.none": "There is no table {table} in round {round}.",
    "results.bye": (
        "{number} has the bye in round {round}: leave that number out. Nothing was entered."
    ),
    "results.absent": "{number} does not play in round {round}. Nothing was entered.",
    "results.elsewhere": (
        "{number} does not play in round {round}; the game in round {earlier} is still going on: "
        "`nigiri result --round {earlier} {number}`"
    ),
    "results.which": (
        "“{asked}” is a result and the name of one of the two: type the number of the "
        "winner. {names}"
    ),
    "results.unknown": (
        "“{asked}” is not a result; type {white} or {black} (the winner), W, B, jigo or 0-0; for a "
        "default add def, such as W def."
    ),
    "results.unknown.french": (
        "“{asked}” is not a result; type {white} or {black} (the winner), W, N (B alone can be "
        "Black or Blanc), jigo or 0-0; for a default add def, such as W def."
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
    "results.back.title": "Round {round}: the two entries differ",
    "results.back.log": "Read back: {tables}",
    "results.back.verified": "Round {round}: {verified} of {boards:# table|# tables} verified.",
    "results.back.skipped": (
        "Read back now: {now}; skipped, as they were read back before: {before}."
    ),
    "results.back.differ": (
        "Not as first entered: {tables}. The first entry stands. If it is wrong: `nigiri result "
        "--table {table} WINNER`. If it is right: `nigiri verify --table {table} WINNER`"
    ),
    "results.back.differ-round": (
        "Not as first entered: {tables}. The first entry stands. If it is wrong: `nigiri result "
        "--round {round} --table {table} WINNER`. If it is right: `nigiri verify --round {round} "
        "--table {table} WINNER`"
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
        "of row {row}, such as {cell}."
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
    "results.back.list.table": "Row {row} of the list: {asked} is not a table.",
    # Out and back
    "attendance.out": "Out in {rounds}: {names}.",
    "attendance.out.gap": (
        "{name} is {rank}: from 4 dan on nobody may skip rounds and come back, here {rounds}. "
        "Tell the organisers."
    ),
    "attendance.out.promise": "The bye promised to {name} in {rounds} is cancelled, too.",
    "attendance.plays": "Playing in {rounds}: {names}.",
    "attendance.plays.unseen": (
        "Playing in {rounds}: {names}. When they arrive, write yes into Here in Players."
    ),
    "attendance.plays.anyway": "Playing in {rounds} anyway: {names}.",
    "attendance.alone": "No opponent is left for {names}: `nigiri draw --again`, or mark them out.",
    # New places in the round that is played
    "attendance.table": "Table {table}: {white} (White) against {black}.",
    "attendance.bye": "{name} has the bye.",
    "attendance.reserve": "{name} plays only if needed, and is no longer needed.",
    "attendance.no-game": "No game in this round: {names}.",
    "attendance.print": "Print and post the round again: `nigiri print pairings`",
    "attendance.draft": (
        "The draft of round {round} was drawn before this: `nigiri discard`, then `nigiri draw "
        "--draft`"
    ),
    "attendance.late.offer": (
        "{had} has the bye of round {round}. It will be taken back, so that {late} can play. To "
        "leave it as it is, and let the latecomers play from the next round on: `nigiri late {who} "
        "--next`"
    ),
    "attendance.late.offer.reserve": (
        "{had} plays only if needed. In round {round} {late} will play instead. To leave it as it "
        "is, and let the latecomers play from the next round on: `nigiri late {who} --next`"
    ),
    "attendance.late.offer.waiting": (
        "{had} came late, too, and is waiting for round {next}. Now {late} and {had} will play in"
        " round {round}. To leave it as it is, and let the latecomers play from the next round "
        "on: `nigiri late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": "Say who: numbers with commas between them, or names with semicolons.",
    "attendance.who.new": (
        "“{asked}” is not a player of this event. For somebody new, first enter family name, "
        "given name and rank in Players."
    ),
    "attendance.who.several": "“{asked}” can mean several players: {names}.",
    "attendance.rounds.unknown": (
        "“{asked}” is not a round of this event; its rounds are 1 to {rounds}."
    ),
    "attendance.rounds.over": "Round {round} is over; this is possible from round {first} on.",
    "attendance.has-result": (
        "{who} has a result at table {table} in round {round}. This is possible from round {next} "
        "on."
    ),
    # The bye of a round
    "attendance.promise": "The bye of round {round} is promised to {name}.",
    "attendance.promise.policy": (
        "This event gives no byes (Bye for on Settings: nobody); the draw keeps this one, as "
        "you decided it."
    ),
    "attendance.promise.none": "The bye of round {round} was not promised to {name}.",
    "attendance.promise.gone": "The bye of round {round} is no longer promised to {name}.",
    "attendance.promise.drawn": (
        "The bye is already given, and stays. To draw without the promise: `nigiri draw --again`"
    ),
    "attendance.bye.one": "A round has one bye; choose one of: {names}.",
    "attendance.bye.reserve": (
        "{name} plays only if needed, and needs no bye: see Here in Players."
    ),
    "attendance.bye.again": ("{name} had a bye before; nobody has two. To sit out: `nigiri out`"),
    "attendance.bye.out": (
        "{name} is out in round {round} and needs no bye there. If they are to play after all: "
        "`nigiri back {who} --rounds {round}`"
    ),
    "attendance.bye.other-round": (
        "{name} is promised the bye of round {round}; nobody has two. First: `nigiri bye "
        "{who} --round {round} --undo`"
    ),
    "attendance.bye.rival": (
        "The bye of round {round} is promised to {name}; a round has only one. First: `nigiri bye "
        "{who} --round {round} --undo`"
    ),
    "attendance.bye.no-place": "{name} is not paired in round {round} yet; first: `nigiri late`",
    "attendance.bye.anew": (
        "{why}\nTo draw round {round} again with this bye: `nigiri what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "Round {round} has an even number of players, so nobody needs a bye. To let {name} "
        "sit out: `nigiri out {number} --rounds {round}`"
    ),
    "explain.no-table": "Round {round} has no table {table}; there are {tables}.",
    "explain.no-table.none": "Round {round} has no table {table}; there are none.",
    "explain.nobody": (
        "“{asked}” is neither the number of a table nor the name of a player nor: bye."
    ),
    "explain.no-game": "{names}: no game in round {round}.",
    "explain.undrawn": "Round {round} is not drawn; rounds 1 to {last} are.",
    "explain.no-bye": "Nobody has the bye in round {round}.",
    "explain.has-results": (
        "Round {round} has results, so it can no longer be drawn another way. To look only, leave "
        "out --keep."
    ),
    "explain.no-simulation": (
        "These tournaments come to a round that cannot be drawn without a rematch: simulate fewer "
        "rounds."
    ),
}
