"""The draw: what must be settled before it, what it says, drafts, byes, what the director wants."""

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
    "drawing.sections": "{sections:# section|# sections} proposed: down to {ranks}.",
    # What comes next
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
    "drawing.held": "Held for the next group: {names}.",
    "drawing.waiting": "{players:# player|# players} of round {round} not drawn yet: {names}.",
    "drawing.waiting.playing": (
        "{players:# player|# players} of round {round} not drawn yet; still playing: {tables}."
    ),
    "drawing.partly": (
        "Round {round} is drawn only in part; without a place: {names}. Draw them with: `nigiri "
        "draw --rest`\nWho does not play in round {round} needs it in Out in rounds (Players)."
    ),
    "drawing.partly.playing": (
        "Round {round} is drawn only in part; without a place: {names}. Still playing: {tables}. "
        "When these results are in: `nigiri draw --rest`\nWho does not play in round {round} needs "
        "it in Out in rounds (Players)."
    ),
    "drawing.part.one-way": "Choose one: --again, --ready, --from and --to, --section, or --rest.",
    "drawing.part.sure": (
        "--ready, --from and --to draw only what no missing result can change. With --provisional "
        "leave them out."
    ),
    "drawing.part.nobody": "Everybody who plays in round {round} has a place already.",
    "drawing.part.system": (
        "Round {round} is no draw by score ({system}): there are no parts of it to be drawn alone. "
        "Draw it whole, with: `nigiri draw`"
    ),
    "drawing.part.apart": (
        "Sections are drawn apart in this event: draw one by itself with --section."
    ),
    "drawing.part.bye": (
        "{players:# player is|# players are} left in round {round}, an odd number, and {who} has "
        "the bye. Empty the number in the row Bye, and both can be drawn: `nigiri draw --rest`"
    ),
    "drawing.part.stuck": (
        "Nothing of round {round} can be drawn yet, neither from the top nor from the bottom, "
        "without leaving others stuck. Still playing: {tables}. Groups in the middle can be named "
        "with --from and --to."
    ),
    "drawing.part.section.nobody": (
        "{many:Section|Sections} {sections}: nobody is left to be drawn in round {round}."
    ),
    "drawing.part.section.odd": (
        "{many:Section|Sections} {sections}: {players:# player|# players}, an odd number, while "
        "all who are left are an even number, so that nobody has a bye (M6). Draw another section "
        "with it."
    ),
    "drawing.part.section.promised": (
        "{many:Section|Sections} {sections}: {players:# player|# players}, an odd number, and the "
        "bye is promised to {names}. Draw another section with it."
    ),
    "drawing.part.section.unknown": "There is no section {asked}; there are {sections}.",
    # Before a draw
    "drawing.none": "No round is drawn yet; draw round 1 with: `nigiri draw`",
    "drawing.over": (
        "{rounds:The only round is|All # rounds are} drawn. For one more, raise Rounds on the "
        "Event sheet."
    ),
    "drawing.incomplete": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round "
        "{round}.\nTo count what is missing as lost for now: `nigiri draw --provisional`"
    ),
    "drawing.incomplete.again": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round "
        "{round}.\nTo count what is missing as lost for now: `nigiri draw --again --provisional`"
    ),
    "drawing.incomplete.groups": (
        "Round {earlier} is not complete: enter the results of {tables}, then draw round {round}. "
        "Complete score groups can be drawn before: `nigiri draw --ready`\nTo count what is "
        "missing as lost for now: `nigiri draw --provisional`"
    ),
    "drawing.provisional": (
        "Provisional: {tables} without a result, {points} for both for now. Type the result when "
        "it comes. To post: `nigiri missing`"
    ),
    "drawing.disputed": (
        "Round {round}, {tables}: the second pass says something else. Correct whichever is wrong; "
        "what each says: `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "Round {round} is open as a draft. To play it: `nigiri keep`. To take it away: `nigiri "
        "discard`"
    ),
    "drawing.draft.made": "This is a draft, on the sheet {sheet}; nothing else has changed.",
    "drawing.draft.choose": "To play it: `nigiri keep`. To take it away: `nigiri discard`",
    "drawing.draft.gone": "The draft of round {round} is gone; everything is as before it.",
    "drawing.draft.none": "There is no draft. To make one: `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "The draft is that of round {round}, but {drawn:# round is|# rounds are} drawn. Take it "
        "away with: `nigiri discard`"
    ),
    "drawing.draft.result": (
        "Round {round}, table {table} has a result that the draft lacks: it was entered, or read "
        "back, after the draft was drawn. Take the draft away with: `nigiri discard`"
    ),
    "drawing.draft.kept": "Round {round} is drawn: the draft is kept, {tables:# table|# tables}.",
    "drawing.draft.kept-bye": (
        "Round {round} is drawn: the draft is kept, {tables:# table|# tables}, bye: {byes}."
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
    "drawing.kept-wrong": "Kept as you have it, though not in order: {problem}",
    "drawing.pair.dissolved": (
        "Your pair {white} - {black} is dissolved: {names} {many:does|do} not play in round "
        "{round}."
    ),
    "drawing.bye.needless": "The bye you gave {name} is not needed: the number is even (M6).",
    "drawing.bye.several": (
        "Round {round} can have one bye, and you gave {many}: {where}. Empty the others: who is to "
        "sit out without a bye goes under Out, or has the round in Out in rounds."
    ),
    "drawing.locked": (
        "Round {round} cannot be drawn beside what you decided: {where}. {many:Change it, or take "
        "its mark out of Keep|Change one of these, or take a mark out of Keep}; nothing was "
        "changed."
    ),
    "drawing.locked.why": (
        "Round {round} cannot be drawn beside what you decided: {where}. {why} {many:Change it, or "
        "take its mark out of Keep|Change one of these, or take a mark out of Keep}; nothing was "
        "changed."
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
    "drawing.asked.both": "{one}-{other} cannot be forced and forbidden.",
    "drawing.asked.never": "{one} and {other} are never to meet: see {sheet}.",
    "drawing.asked.met": "{one} and {other} met in round {round}; no two meet twice (M7).",
    "drawing.asked.result": "{white}-{black} have a result already; correct it on the sheet first.",
    "drawing.bye.again": "{who} had a bye before; nobody has two (M6).",
    # Promised byes
    "drawing.promise.again": (
        "The bye of round {round} is promised to {names}, who had one before; nobody has two (M6). "
        "First: `nigiri bye {number} --round {round} --undo`"
    ),
    "drawing.promise.taken": "The bye promised to {name} is not given: {others} has it.",
    "drawing.promise.even": "The bye promised to {name} is not given: the number is even (M6).",
    # What the event has come to
    "drawing.winner": (
        "{who} has won already: nobody can reach that many wins any more (E12). Round {round} is "
        "drawn all the same; `nigiri undo` takes it back."
    ),
    "drawing.crosstable": (
        "No sheet Crosstable: {present} players are ranked together, and it has room for {room}. "
        "All of them on paper: `nigiri print crosstable`"
    ),
}
