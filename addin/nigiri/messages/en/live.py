"""What stands on the sheets while results are typed."""

WORDS = {
    "round.find": "◄ Find a player",
    "round.bye.note": "counts as a win",
    "round.back": "plays from round {number}",
    "round.free": "no game in this round",
    "round.gone": "out until the end",
    "round.in": "{done} of {boards} in",
    "round.more": " · {more} more ▲: `nigiri check`",
    "round.last": "   last entered: {number} {where}",
    "round.last.table": "{name}, table {table}",
    "found.none": "◄ nobody",
    "found.round": "► {count} found, go to table {table}",
    "found.row": "► go to row {row}",
    "check.twice": "{number} is in this round twice",
    "check.met": "these two have met before",
    "check.list": "the winners list says otherwise",
    "check.both": "{white} and {black} are both in the list",
    "check.result": "“{typed}” is not a result: type {white} or {black}",
    "check.letter": "“{typed}”: Black, or Blanc (White)? Type {white} or {black}",
    "check.you": "by hand: ",
    "check.new": "new pair ",
    "check.colours": "colours swapped ",
    "check.white": "White (draw: {number}) ",
    "check.black": "Black (draw: {number}) ",
    "check.table": "table (draw: {table}) ",
    "check.handicap": "handicap (draw: {stones}) ",
    "check.is": " · {number} = {name} {rank}",
    "check.next": "· the next command sets the handicap ",
    "check.rule": "· handicap by rule: {stones} ",
    "check.weaker": "· by rule {number} takes Black, handicap {stones} ",
    "check.out": "{number} is out in this round",
    "check.unseen": "· {number} is not marked as here ",
    "check.out.result": "· {number} is out, yet has a result ",
    "check.bye.black": "the number belongs under White",
    "check.bye.unseen": "{number} is not marked as here",
    "check.table.none": "· no table number ",
    "check.table.twice": "· table {table} is used twice ",
    "check.third.white": "· {number} has White a third time in a row ",
    "check.third.black": "· {number} has Black a third time in a row ",
    "check.rank": "· rank of {number}: {printed} here, {rank} in Players ",
    "share.club": "a club",
    "share.city": "a city",
    "share.state": "a state",
    "share.country": "a country",
    "share.family": "a family name",
    "check.playing": "playing",
    "check.provisional": "missing, counted for now",
    "check.won": "{number} won",
    "check.jigo": "jigo",
    "check.none": "both lose",
    "check.bothwin": "both win",
    "check.default": " by default",
    "check.inlist": "  (list)",
    "check.bye.again": "{number} had a bye before",
    "check.bye.you": "by hand: bye (draw: {number})",
    "where.new": "new: will be number {number}",
    "where.unseen": "not seen yet",
    "where.here": "here",
    "where.reserve": "here, if needed",
    "where.spare": "not needed in this round",
    "where.offered": "sits out, as offered",
    "where.bye": "bye",
    "where.plays": "against {number} {name}",
    "where.out": "out",
    "where.twice": "number {number} is used twice",
    "where.moved": "number {number} was another player's in the draw",
    "where.rank": "“{typed}” is not a rank",
    "where.idle": "no game in this round",
    "where.playing": "still playing round {round}",
    "where.waits": "waits for the rest of round {round}",
    "where.free": "here, no opponent",
    "players.count": "here {here}  ·  not seen {unseen}",
    "bar.empty": "Type the players into Players, then mark who is here.",
    "bar.register": (
        "{here} here, {unseen} not seen yet. When all are here: `nigiri sections`, then draw "
        "round 1."
    ),
    "bar.sections": "{here} here, {unseen} not seen yet. Look at Sections, then draw round 1.",
    "bar.problem": "Round {round}, table {table}: {what}",
    "bar.free": (
        "Round {round}: {number} {name} has no opponent. Mark as out, or: `nigiri draw --rest`, "
        "`nigiri late`"
    ),
    "bar.part": (
        "Round {round} is still going on (tables: {tables}). Enter the results, then: `nigiri draw "
        "--ready`"
    ),
    "bar.list": "Winners list: a number is wrong, see the red cell",
    "bar.complete": (
        "Round {round} is complete. Enter in Players who sits out, then draw round {next}."
    ),
    "bar.finished": (
        "{round:The only round is|All # rounds are} complete. Look at Standings and Grid, then "
        "print them."
    ),
    "bar.level": (
        "A first place is to be played off: raise Rounds to {last}, write play-off beside round "
        "{round}, then draw it."
    ),
    "bar.level.places": (
        "Places are to be played off: raise Rounds to {last}, write play-off beside round {round}, "
        "then draw it."
    ),
    "bar.drawn": (
        "Round {round} is drawn: print, post, start the clocks, then enter "
        "{missing:# result|# results}."
    ),
    "bar.last": "Round {round}: enter the last result, table {tables}",
    "bar.missing": "Round {round}: enter {missing:# result|# results}, tables {tables}",
    "bar.moved": (
        "Players: {name} was number {number}. Undo the sorting, or type {number} there again"
    ),
    "bar.names": (
        "Players: {many} names stand beside other numbers. Undo the sorting, or: `nigiri names`"
    ),
    "bar.player.twice": "Players: number {number} is used twice. Change or empty one of the two",
    "bar.player.rank": "Players: “{typed}” beside {name} is not a rank. Type 30k to 1k or 1d to 9d",
    "bar.player.rankless": "Players: {name} has no rank yet. Type 30k to 1k or 1d to 9d",
    "bar.player.more": " · {more} more",
    "bar.new": " · Not paired: {count} (`nigiri late`)",
    "late.offer": (
        "{had} has the bye of round {round}. It will be taken back, so that {late} can play."
    ),
    "late.offer.reserve": "{had} plays only if needed. In round {round} {late} will play instead.",
    "late.later": (
        "Playing from round {next} on: {names}. The missed round {round} counts {points} and is "
        "not a win."
    ),
    "late.last": "No game for {names}: round {round} is the last one.",
    "late.rest": (
        "Nobody is free to play {names}: round {round} was drawn before. Its bye counts as a win "
        "and is not for latecomers. To let them play from the next round on: `nigiri late {who}`"
    ),
    "bar.stops": "First put right what ■ marks above ({stops}); then: `nigiri check`",
    "bar.awaited": " · Expected, not seen yet: {who}",
    "bar.absent": " · Did not come, still drawn? {who}",
    "bar.forced": " · Round {next}: Europeans near the lead meet",
    "bar.foretold": " · Bye of round {next}, if nobody leaves: {who}",
    "awaited.said": (
        "{who} {count:was|were} expected in round {round} and {count:has|have} not been seen."
    ),
    "awaited.draw": (
        "{who} {count:was|were} expected in round {round} and {count:has|have} not been seen. Draw "
        "without waiting?"
    ),
    "awaited.keep": (
        "{who} {count:was|were} expected in round {round} and {count:has|have} not been seen. Play "
        "the draft without waiting?"
    ),
    "awaited.and": " and ",
    "check.stones": "“{typed}” is not a handicap: type 0 to 9",
    "check.unknown": "no such number in Players",
    "check.self": "{number} is both White and Black",
    "check.alone": "{number} has no opponent here",
    "check.name": "If “{typed}” is a name, the next command finds its number",
    "check.verified": ", verified",
    "check.second": "first pass: {first}; second pass: {second}",
    "check.second.none": "no result",
    "bar.second": (
        "Round {round} is complete, verified: {verified} of {boards}. Go on with the second pass."
    ),
    "bar.lacks": "Round {round} is complete",
    "bar.before": " · No result: round {before}, table {table}",
    "bar.draft": (
        "Round {round} is only a draft. Look at it, then: `nigiri keep`, or `nigiri discard`"
    ),
    "bar.draft.results": (
        "Round {round} is only a draft: its results count only after `nigiri keep`"
    ),
    "round.verified": ", {verified} verified",
    "bar.register.draw": "{here} here, {unseen} not seen yet. When all are here, draw round 1.",
    "bar.over": (
        "Round {round} is complete, and everything is played. Look at Standings, then print them."
    ),
    "bar.over.teams": (
        "Round {round} is complete, and everything is played. Look at Teams and Standings."
    ),
}
