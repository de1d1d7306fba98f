"""What the engine cannot do, and remarks: `pairing.` a draw, `knockout.` and others a system.

What the command `draw` says of it is in rounds.py, under `drawing.`.
"""

WORDS = {
    # nobody can be paired
    "pairing.nobody": "Nobody can be paired in round {round}: mark on Players who is here.",
    "pairing.no-game": (
        "Round {round} has no game: nobody is left to meet {names}. Look at Problems and at the "
        "round before."
    ),
    "pairing.impossible": (
        "Round {round} cannot be paired: {reason}. Mark somebody out, give a bye by hand, or pair "
        "these players by hand."
    ),
    # why they cannot all be paired: inside another sentence
    "pairing.names": "; ",
    "pairing.alone": "no opponent is left for {names}",
    "pairing.among-themselves": (
        "these {players} players can only meet one another, an odd number: {names}"
    ),
    "pairing.few-opponents": (
        "these {players} players have only {opponents:# possible opponent|# possible opponents} "
        "among the others ({among}): {names}"
    ),
    "pairing.odd-groups": (
        "these {many} groups, each an odd number of players who can only meet one another, have "
        "only {opponents:# possible opponent|# possible opponents} among the others ({among}): "
        "{names}"
    ),
    # who is named
    "pairing.no-number": "There is no player number {number}.",
    "pairing.named-twice": "{who} is named {times} times in round {round}; keep one of them.",
    "pairing.wished-apart": (
        "{one} and {other} are to meet in round {round}, and Wishes keep them apart: remove the "
        "wish, mark one of them out, or pair both by hand."
    ),
    # byes
    "pairing.bye.promised": (
        "Round {round} cannot be drawn with the bye promised to {who}: the others cannot all be "
        "paired. Remove the promise from Out in rounds (Players), or mark somebody out."
    ),
    "pairing.bye.odd": (
        "{present} players are left to be paired in round {round}, an odd number: give one of them "
        "the bye or mark somebody out."
    ),
    "pairing.bye.everybody-had": (
        "Round {round} needs a bye, but everyone here has had one: mark somebody out, or "
        "let somebody join."
    ),
    "pairing.bye.system": (
        "Round {round} is not paired by score: its system says who has a bye, so there is nothing "
        "to foretell."
    ),
    "pairing.bye.none": (
        "{present} players are to be paired in round {round}, an odd number, and nobody has a bye "
        "in this event: ask who sits out and mark them out, such as {names}, or find somebody who "
        "plays if needed."
    ),
    # some score groups of a round drawn early
    "pairing.groups": "from {high} to {low}",
    "pairing.groups.one": "of {score:# point|# points}",
    "pairing.groups.top": "the top",
    "pairing.groups.bottom": "the bottom",
    "pairing.groups.nobody": "Nobody with a score {groups} is left to pair in round {round}.",
    "pairing.groups.rematch": (
        "The groups {groups} cannot be drawn alone: they, or the players left, would need a "
        "rematch."
    ),
    "pairing.groups.parts": (
        "Some players only meet one another in round {round} (Wishes, Sections play), and have a "
        "bye of their own: wait for all results, and draw everybody together."
    ),
    "pairing.groups.open": (
        "The groups {groups} are not complete: games still going on decide whether these players "
        "belong there or have the bye: {who}."
    ),
    "pairing.groups.bye": (
        "{present} players are left, an odd number, and the bye is not sure yet: the groups "
        "{groups}, in the middle, must wait."
    ),
    "pairing.groups.odd": (
        "The groups {groups} have {players} players, an odd number, and it is not sure yet "
        "whether one of them is paired up or down: add another group, or wait."
    ),
    "pairing.too-many": (
        "{players} players are too many for an exact draw with {criteria:# criterion|# criteria}: "
        "draw them in several groups."
    ),
    # knockouts and play-offs
    "knockout.number": (
        "A knockout is for {least} to {most} players, and here it would have {players}. Mark on "
        "Players who is here."
    ),
    "knockout.preliminaries": (
        "The preliminary knockouts are for 24 or 32 players, and {players} are here. Mark on "
        "Players who plays, or give the round the system knockout."
    ),
    "knockout.promised": (
        "{who} is promised the bye of round {round} and is to meet {other}: in a knockout only "
        "one of the two goes on. Take the promise back on Players, or mark one of them out."
    ),
    "knockout.at": "Round {round}",
    "knockout.at.table": "Round {round}, table {table}",
    "knockout.open": (
        "{at}: the game of {one} and {other} has no result yet, and somebody must go on. Let them "
        "play again, or decide it, and type the number of the player who goes on as the result."
    ),
    "knockout.tie": (
        "{at}: the game of {one} and {other} is a tie, and somebody must go on. Let them play "
        "again, or decide it, and type the number of the player who goes on as the result."
    ),
    "knockout.both-lost": (
        "{at}: the game of {one} and {other} was lost by both, and somebody must go on. Let them "
        "play again, or decide it, and type the number of the player who goes on as the result."
    ),
    "knockout.both-won": (
        "{at}: the game of {one} and {other} was won by both, and somebody must go on. Let them "
        "play again, or decide it, and type the number of the player who goes on as the result."
    ),
    "knockout.over": (
        "The knockout is over. To go on, give the next round another system on Event."
    ),
    "knockout.over.won": (
        "The knockout is over: {names} won. To go on, give the next round another system on Event."
    ),
    "knockout.playoff.over": (
        "The play-off is over. To go on, give the next round another system on Event."
    ),
    "knockout.playoff.over.won": (
        "The play-off is over: {names} won. To go on, give the next round another system on Event."
    ),
    "knockout.playoff.first": (
        "Nobody is level for the first place before round {round}, so there is nothing to play "
        "off. Lower Rounds on Event, or give the round another system there."
    ),
    "knockout.playoff.waits": (
        "A play-off is for those who are level in the end, so it waits for every result: "
        "round {round}, {many:table|tables} {tables}."
    ),
    "knockout.playoff.later": (
        "The play-off for place {place} ({names}) is shorter and begins in round {round}."
    ),
    "knockout.playoff.places": (
        "Nobody is level for places 1 to {last} before round {round}, so there is nothing to play "
        "off. Lower Rounds on Event, or give the round another system there."
    ),
    # round robins
    "robin.over": (
        "The round robin is over: all players who are still in have met. To go on, give the next "
        "round another system on Event."
    ),
    "robin.alone": (
        "A round robin is for {least} to {most} players, and here {number} would be alone in one."
    ),
    "robin.number": (
        "A round robin is for {least} to {most} players, and here one would have {players}."
    ),
    "robin.few-rounds": (
        "{players:# player needs|# players need} {needed:# round|# rounds} to meet one another, "
        "and there {rounds:is #|are #}. If everybody is to meet everybody, set Rounds on Event to "
        "{total}."
    ),
    "robin.never-meeting": (
        "No round is left for {pairs}: with more Rounds on Event they can meet."
    ),
    # teams
    "team.none": "Without a team: {names}. Write the team beside the player, in the column Team.",
    "team.few": (
        "An event of teams needs at least two teams, and Players has {teams}: see the column Team."
    ),
    "team.two": (
        "There are {count} teams ({names}), and this system is for two. Correct the column Team of "
        "Players, or choose “team round robin” or “team Swiss” on Event."
    ),
    "team.all-met": (
        "After {seats:# round|# rounds} everybody has met everybody of the other team. To play "
        "on, give the next round another system on Event."
    ),
    "team.no-pairs": (
        "Round {round}: all teams can no longer be paired without two of them meeting again. This "
        "part of the event is over; another system can follow on the Event sheet."
    ),
    # standings and ratings
    "standing.same": "{number} is named twice; name two different players of the standings.",
    "standing.missing": "{number} is not in the standings; name two players who are.",
    "standing.no-change": (
        "Rating changes are predicted only for EGF ratings: see Ratings are in the settings."
    ),
    # settings that there are not
    "choice.or": " or ",
    "choice.and": " and ",
    "choice.typed": "“{text}”",
    "choice.system": "There is no system “{asked}”; choose one of {choices}.",
    "choice.tiebreak": "There is no tie-break “{asked}”; choose among {choices}.",
    "choice.criterion": "There is no criterion “{asked}”; choose among {choices}.",
    "choice.pattern": "There is no pairing pattern “{asked}”; choose {choices}.",
    "choice.seeding": "There is no order in the group “{asked}”; choose {choices}.",
    "choice.bye-policy": "There is no bye for “{asked}”; choose one of {choices}.",
    "choice.start-rule": "There are no start scores by “{asked}”; choose {choices}.",
    "choice.bar": "There is no bar by “{asked}”; choose {choices}.",
    "choice.band": "K of the bands is {k}; choose 0.67 to 1.50.",
    "choice.sections": "The number of sections is 1 or more, not {asked}.",
    "choice.colours": "White in an even game cannot be “{asked}”; choose {choices}.",
    "choice.handicap": "There is no handicap by “{asked}”; choose {choices}.",
    "choice.board": "There are no handicaps for a board of {size}; choose {choices}.",
    "choice.ratings": "There are no ratings of “{asked}”; choose {choices}.",
    "choice.rule-set": "There is no rule set {name}; choose one of {known}.",
}
