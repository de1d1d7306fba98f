"""Who is out, back or late, and who has the bye."""

WORDS = {
    # Out and back
    "attendance.out": "Out in {rounds}: {names}.",
    "attendance.out.promise": "The bye promised to {name} in {rounds} goes with it.",
    "attendance.plays": "Plays in {rounds}: {names}.",
    "attendance.plays.unseen": (
        "Plays in {rounds}, as soon as yes stands in Here of Players: {names}."
    ),
    "attendance.plays.anyway": "Plays in {rounds} anyway: {names}.",
    "attendance.alone": "No opponent is left for {names}: `nigiri draw --again`, or mark out.",
    # New places in the round that is played
    "attendance.table": "Table {table}: {white} (White) against {black}.",
    "attendance.bye": "{name} has the bye.",
    "attendance.no-game": "No game in this round: {names}.",
    "attendance.print": "Print and post the round again: `nigiri print pairings`",
    "attendance.draft": (
        "The draft of round {round} was drawn before this: `nigiri discard`, then `nigiri draw "
        "--draft`"
    ),
    "attendance.late.offer": (
        "{had} has the bye of round {round}. It is taken back, so that {late} can play. To leave "
        "it so, and let them play from the next round on: `nigiri late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": "Say who: numbers with commas, or names with semicolons between.",
    "attendance.who.new": (
        "“{asked}” is not one player of this event. Somebody new needs family name, given name and "
        "rank in Players first."
    ),
    "attendance.who.several": "“{asked}” is not one player of this event. It can be: {names}.",
    "attendance.rounds.unknown": "“{asked}” names no rounds of this event, 1 to {rounds}.",
    "attendance.rounds.over": "Round {round} is over; this goes from round {first} on.",
    "attendance.has-result": (
        "{who} has a result at table {table} in round {round}. From the next round on: --from "
        "{next}"
    ),
    # The bye of a round
    "attendance.promise": "Bye of round {round}: {name}.",
    "attendance.promise.none": "The bye of round {round} was not promised to {name}.",
    "attendance.promise.gone": "Not promised any more: the bye of round {round} to {name}.",
    "attendance.promise.drawn": (
        "It is drawn, and stays. To draw without the promise: `nigiri draw --again`"
    ),
    "attendance.bye.one": "A round has one bye; say who of them: {names}.",
    "attendance.bye.reserve": (
        "{name} plays only if needed, and needs no bye: see Here in Players (B6)."
    ),
    "attendance.bye.again": (
        "{name} had a bye before; nobody has two (M6). To sit out: `nigiri out`"
    ),
    "attendance.bye.other-round": (
        "{name} is promised the bye of round {round}; nobody has two (M6). First: `nigiri bye "
        "{who} --round {round} --undo`"
    ),
    "attendance.bye.rival": (
        "The bye of round {round} is promised to {name}; a round has one (M6). First: `nigiri bye "
        "{who} --round {round} --undo`"
    ),
    "attendance.bye.no-place": "{name} has no place in round {round} yet; first: `nigiri late`",
    "attendance.bye.anew": (
        "{why}\nTo draw round {round} anew with this bye: `nigiri what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "Round {round} has an even number of players, so nobody needs a bye (M6). To let {name} "
        "sit out: `nigiri out {number} --rounds {round}`"
    ),
}
