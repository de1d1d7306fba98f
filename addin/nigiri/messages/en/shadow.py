"""What is said of rounds that come back from another program, and of shadow mode."""

WORDS = {
    "returned": (
        "From {source}: {rounds:# round|# rounds} with {games:# game|# games} and {byes:# bye|# "
        "byes}, {results:# result|# results}, {players:# new player|# new players}."
    ),
    "returned.nothing": "{source} has nothing that the workbook lacks.",
    "returned.new": "{names}: not on {sheet}. Shall {players:this player|these players} be added?",
    "returned.unclear": (
        "{source}: it is not clear who on {sheet} these are: {names}. Give them the same name "
        "and number in a federation in both, and nobody twice; nothing was changed."
    ),
    "returned.broken": "{source}: its rounds are not whole, so nothing was changed. {what}",
    "returned.differs": (
        "{source} and the workbook do not agree, so nothing was changed: {what}. Put the wrong "
        "one right, then bring the rounds again."
    ),
    "returned.differs.pair.there": "round {round}: {players} meet there, not here",
    "returned.differs.pair.here": "round {round}: {players} meet here, not there",
    "returned.differs.bye.there": "round {round}: {who} has a bye there, not here",
    "returned.differs.bye.here": "round {round}: {who} has a bye here, not there",
    "returned.differs.colours": "round {round}: {players} have the other colours there",
    "returned.differs.handicap": (
        "round {round}: {players} have handicap {there} there, {here} here"
    ),
    "returned.differs.result": "round {round}: {players} is {there} there, {here} here",
    "returned.rounds": (
        "{source} has a round {round}, the event has {rounds:# round|# rounds}. Change Rounds on "
        "{event} first."
    ),
    "returned.system": (
        "{source}: round {round} is {system} on {event}, which decides by itself who meets whom. "
        "Only rounds of a McMahon or a Swiss can be brought."
    ),
    "returned.players": "{source}: with its new players there are more than {most}.",
    "returned.ranks": "Ranks that are others there, and stay as they are here: {what}.",
    "returned.rank": "{name} {there} ({here} here)",
}
