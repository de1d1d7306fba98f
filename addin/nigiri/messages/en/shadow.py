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
    "returned.differs.colours": "round {round}: {players} have the colours swapped there",
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
    "returned.ranks": "Ranks that are different there, and stay as they are here: {what}.",
    "returned.rank": "{name} {there} ({here} here)",
    "shadow.title": "{name}: beside nigiri",
    "shadow.lead": (
        "{source} ({format}), each round drawn anew by nigiri from the same state, with the same "
        "players and the settings of the file."
    ),
    "shadow.verdict.alike": "nigiri would have done all of it in the same way.",
    "shadow.verdict.lot": "Nothing differs but what the lot decides.",
    "shadow.verdict.differs": (
        "nigiri would have done some of it differently. Each difference is listed below, with its "
        "reason."
    ),
    "shadow.verdict.pairs": (
        "Pairs: {same} of {boards} {boards:board|boards} alike, {lot} otherwise by the lot "
        "alone, {other} by a criterion."
    ),
    "shadow.verdict.byes": "Byes: {same} of {byes} as nigiri's rule has them.",
    "shadow.verdict.games": (
        "Handicaps and colours: {same} of {boards} {boards:board|boards} alike, {lot} with other "
        "colours by the lot alone, {other} otherwise by a rule."
    ),
    "shadow.verdict.places": "Standings: {differ} of {players} {players:player|players} otherwise.",
    "shadow.verdict.places.alike": "Standings: every place and every figure alike.",
    "shadow.verdict.places.none": (
        "Standings: the file of the event has none. Give the file of results for the EGF (.h9) "
        "besides, and they are compared: --results"
    ),
    "shadow.no-round": "{source} has no round with a game yet: there is nothing to compare.",
    "shadow.results.none": "{source} is not a file of results: no line in it names a player.",
    "shadow.lost": "What is in the file and not in nigiri, or different there",
    "shadow.key": "The criteria that decided, in their order",
    "shadow.note": (
        "Where two programs weigh the same things otherwise, neither is wrong: OpenGotha adds "
        "its weights up, nigiri goes by one criterion after the other; for a bye OpenGotha "
        "counts rank and score together. What was changed there after a draw, such as a result, "
        "is not known to the file."
    ),
    "shadow.round": "Round {round}",
    "shadow.round.alike": "All alike.",
    "shadow.round.differs": "Not all alike.",
    "shadow.undrawn": "Not compared: {why}",
    "shadow.system": "{system} decides by itself who meets whom.",
    "shadow.table": "Table",
    "shadow.there": "There",
    "shadow.here": "nigiri",
    "shadow.reason": "Reason",
    "shadow.totals": "All boards together",
    "shadow.floats": (
        "Boards between different scores (↕): {theirs} there, {ours} in nigiri's round."
    ),
    "shadow.reason.met": (
        "{pairs} had met before; nigiri pairs nobody twice while there is another way."
    ),
    "shadow.reason.equal": "Equal by every criterion.",
    "shadow.reason.lot": "Equal by every criterion: only the lot differs.",
    "shadow.reason.worse": (
        "{criterion}: {there} there, {here} in nigiri's. What counts more is equal."
    ),
    "shadow.reason.better": (
        "{criterion}: {there} there, {here} in nigiri's. The draw there is the better one by "
        "this; nigiri paired a group from the top, as in last rounds."
    ),
    "shadow.bye.same": "Bye: {who}, as by the rule.",
    "shadow.bye.again": "Bye: {who} had one before, which nigiri never gives.",
    "shadow.bye.nobody": "Bye: {who}; by the rule nobody here has one.",
    "shadow.bye.other": (
        "Bye: {who} there; by the rule ({by}) it is {other}. Score {score} there, {least} here; "
        "games lost {lost} there, {most} here."
    ),
    "shadow.handicap": (
        "Table {table}, {players}: handicap {there} there, {here} by the rule. {why}"
    ),
    "shadow.colours": "Table {table}, {players}: by the rule the colours are swapped. {why}",
    "shadow.places": "Standings",
    "shadow.places.none": "As nigiri counts them; nothing to compare them with was given.",
    "shadow.places.alike": "All alike.",
    "shadow.places.differ": "Not all alike: in a figure, what the file has stands in front.",
    "shadow.place.there": "There",
    "shadow.place.here": "nigiri",
    "shadow.player": "Player",
    "shadow.place.nobody": "{who} is not in the file of results, or not for sure.",
    "shadow.place.rounds": (
        "{who}: of round {rounds} the file of results says something else than the event."
    ),
    "shadow.place.figure": "{who}: {criterion} is {there} there, {here} here.",
    "shadow.place.moved": "{who}: the same figures; others with other figures moved past.",
    "shadow.scoring.same": (
        "All figures would be as there if a bye counted {bye}, a missed round {missed}, for "
        "opponents as well."
    ),
    "shadow.scoring.half": (
        "All figures would be as there if a bye counted {bye}, a missed round {missed}, and "
        "opponents counted half a point for every round without a game."
    ),
    "shadow.unknown": "Only in the file of results: {names}.",
    "shadow.means.rematch": "Decided {times}×: two who met before.",
    "shadow.means.strict": "Decided {times}×: players who are strictly kept apart.",
    "shadow.means.title": "Decided {times}×: those near the lead meet one another.",
    "shadow.means.score": "Decided {times}×: the squares of the score differences, added up.",
    "shadow.means.boundaries": "Decided {times}×: steps from one score group to the next.",
    "shadow.means.floated": (
        "Decided {times}×: players who leave their score group the same way once more."
    ),
    "shadow.means.again": (
        "Decided {times}×: players who leave their score group once more, whichever way."
    ),
    "shadow.means.balanced": (
        "Decided {times}×: whoever was paired down should be paired up next, and the other way "
        "round."
    ),
    "shadow.means.floats": (
        "Decided {times}×: who of a score group leaves it, by places from the one who should."
    ),
    "shadow.means.wishes": "Decided {times}×: wishes of players.",
    "shadow.means.children": (
        "Decided {times}×: children without a win meet somebody they can beat."
    ),
    "shadow.means.halves": "Decided {times}×: the top half of a score group meets the bottom half.",
    "shadow.means.apart": "Decided {times}×: players of one club or country are kept apart.",
    "shadow.means.place": (
        "Decided {times}×: how far a pair is from its place in the pattern of the score group, "
        "squared."
    ),
    "shadow.means.handicap": "Decided {times}×: stones given.",
    "shadow.means.third": "Decided {times}×: the same colour three times running.",
    "shadow.means.colours": "Decided {times}×: White and Black as often for everybody.",
    "shadow.means.later": "Decided {times}×: what was kept apart in earlier rounds.",
    "shadow.means.top": (
        "Decided {times}×: from the top down, as many as can be meet somebody with the same score."
    ),
    "shadow.written": (
        "{path} has each difference with its reason: open it in a browser, or print it."
    ),
    "shadow.verdict.lost": "Rounds: {lost} of {rounds} could not be compared.",
    "shadow.reason.apart": (
        "{reason} Two of one club or country cost in it as well: {there} there, {here} in nigiri's."
    ),
}
