"""The answers to why, what if and where."""

WORDS = {
    "answer.bye.title": "Round {round}, bye: {who}",
    "answer.bye.odd": (
        "The number of players is odd, so one sits out, and nobody has a bye twice. Players here "
        "who had one before: {had}."
    ),
    "answer.bye.odd.none": (
        "The number of players is odd, so one sits out, and nobody has a bye twice. Nobody here "
        "has had one yet."
    ),
    "answer.bye.again": "■ {who} had a bye before; a second one is against the rules.",
    "answer.bye.host.first": (
        "In round 1 the bye goes to one of the host's players ({host}), as {who} is."
    ),
    "answer.bye.guest.first": (
        "In round 1 the bye goes to one of the host's players ({host}), not to {who}."
    ),
    "answer.bye.host": (
        "Until round {until} the host's players ({host}) come first, once they have lost a game; "
        "{who} is one of them."
    ),
    "answer.bye.guest": (
        "Until round {until} the host's players ({host}) come first, once they have lost a game; "
        "{who} is not one of them."
    ),
    "answer.bye.home": (
        "Of players who lost as many games, the host's ({host}) come first until round {until}; "
        "{who} is one of them."
    ),
    "answer.bye.away": (
        "Of players who lost as many games, the host's ({host}) come first until round {until}; "
        "{who} is not one of them."
    ),
    "answer.bye.none": (
        "By its settings this event gives no byes: a reserve player plays, or a volunteer sits out."
    ),
    "answer.bye.promised": "{who} was promised this bye: see Out in rounds.",
    "answer.bye.volunteer": "{who} offered to sit out this round, and volunteers come first here.",
    "answer.bye.reserve": (
        "▲ {who} is here to play if needed; with one more player nobody would sit out."
    ),
    "answer.bye.lost.only": (
        "{who} has lost {value:# game|# games}, more than anybody else who could have the bye."
    ),
    "answer.bye.lost.weakest": (
        "{who} has lost {value:# game|# games}, and nobody else who could have the bye has lost "
        "more. So {others:has # other|have # others}, and {who} is the weakest of them."
    ),
    "answer.bye.lost.home.only": (
        "{who} has lost {value:# game|# games}; no other player of the host who could have the bye "
        "has lost as many."
    ),
    "answer.bye.lost.home.weakest": (
        "{who} has lost {value:# game|# games}, and nobody else who could have the bye has lost "
        "more. So {others:has # other player|have # other players} of the host, and {who} is the "
        "weakest of them."
    ),
    "answer.bye.lost.host.weakest": (
        "{who} has lost {value:# game|# games}, and no other player of the host who could have the "
        "bye has lost more. So {others:has # other|have # others} of them, and {who} is the "
        "weakest."
    ),
    "answer.bye.lost": "{who} has lost {value:# game|# games}.",
    "answer.bye.lost.none": "{who} has lost no game.",
    "answer.bye.lost.none.weakest": (
        "{who} has lost no game; {others:# other has|# others have} lost none either, and {who} is "
        "the weakest of them."
    ),
    "answer.bye.lost.none.home.weakest": (
        "{who} has lost no game; {others:# other player of the host has|# other players of the "
        "host have} lost none either, and {who} is the weakest of them."
    ),
    "answer.bye.won.only": (
        "{who} has won {value:# game|# games}; nobody else who could have the bye has won one."
    ),
    "answer.bye.won.weakest": (
        "{who} has won {value:# game|# games}. So {others:has # other|have # others} (it only "
        "counts whether somebody has won at all), and {who} is the weakest of them."
    ),
    "answer.bye.won": "{who} has won {value:# game|# games}.",
    "answer.bye.won.none": "{who} has won no game.",
    "answer.bye.won.none.weakest": (
        "{who} has won no game; {others:# other has|# others have} won none either, and {who} is "
        "the weakest of them."
    ),
    "answer.bye.score.only": (
        "{who} has {value:# point|# points}, fewer than anybody else who could have the bye."
    ),
    "answer.bye.score.weakest": (
        "{who} has {value:# point|# points}, and nobody else who could have the bye has fewer. So "
        "{others:has # other|have # others}, and {who} is the weakest of them."
    ),
    "answer.bye.score": "{who} has {value:# point|# points}.",
    "answer.bye.passed": (
        "{who} would have come first, but then the others could not all have been paired."
    ),
    "answer.bye.absent": (
        "{who} did not come in round {round}: the bye is for others, as long as one may have it."
    ),
    "answer.bye.absent.others": (
        "{who} would come before, but did not come to the last game: no bye for that, as long as "
        "another may have it."
    ),
    "answer.bye.next": "Next in line for the bye: {who}.",
    "answer.bye.placed": (
        "The others were paired already; with everybody drawn together, {who} would have the bye "
        "by the rule."
    ),
    "answer.bye.placed.nobody": (
        "The others were paired already; by the rule nobody here would have the bye."
    ),
    "answer.ahead.title": "Bye of round {round}, as things stand",
    "answer.ahead.part": "{players:# player|# players} from {first} to {last}, drawn apart:",
    "answer.ahead.certain": "As things stand, the bye is for {who}.",
    "answer.ahead.certain.open": (
        "The bye is for {who}, however the {games:open game ends|# open games end}."
    ),
    "answer.ahead.odd": "The number of players is odd: {then}.",
    "answer.ahead.odd.list": (
        "The number of players is odd. Who has the bye depends on open games; the first line that "
        "comes true counts:"
    ),
    "answer.ahead.even": "The number of players is even ({players}): nobody has a bye.",
    "answer.ahead.one-leaves": (
        "If one player leaves, or one more comes, the number is even and nobody has a bye."
    ),
    "answer.ahead.leaves": "If {who} leaves: {then}.",
    "answer.ahead.leaves.any": "If one player leaves: {then}.",
    "answer.ahead.leaves.else": "If anybody else leaves: {then}.",
    "answer.ahead.leaves.many": (
        "Somebody else may have the bye if {many:this player leaves|one of these leaves}: {who}."
    ),
    "answer.ahead.leaves.else.list": (
        "If anybody else leaves, the bye depends on open games; the first line that comes true "
        "counts:"
    ),
    "answer.ahead.line": "– {who}, if {when}",
    "answer.ahead.line.last": "– otherwise {who}",
    "answer.ahead.then.bye": "the bye is for {cases}",
    "answer.ahead.then.reserve": "{who} plays, and nobody has a bye",
    "answer.ahead.then.volunteer": "{who} sits the round out, as offered",
    "answer.ahead.then.stuck": "nobody here can have the bye, and the draw will stop",
    "answer.ahead.among": "one of {who} (it depends on too many open games to tell)",
    "answer.ahead.if": "{who} if {when}; otherwise {other}",
    "answer.ahead.or": " or ",
    "answer.ahead.awaited": "Not here yet, and so not counted: {who}.",
    "answer.even": "Even game: the ranks differ by {difference}, and {minus} is taken off.",
    "answer.top": "For handicaps nobody counts higher than {rank}: {who}.",
    "answer.even.above": (
        "Even game: so are all games of {who}, who entered at or above the rank set under “Even "
        "games from rank”."
    ),
    "answer.even.by": (
        "Even game: the difference by {by} is {difference}, and {minus} is taken off."
    ),
    "answer.even.close": (
        "Even game: the difference by {by} is {difference}; up to {close} is even."
    ),
    "answer.board": (
        "Handicap {stones}, komi {komi}: sheet {sheet}, {board} × {board}; by {by}, difference "
        "{difference}, minus {minus}, at most {cap}."
    ),
    "answer.by": (
        "Handicap {stones}: the difference by {by} is {difference}, and {minus} is taken off; "
        "never more than {cap}."
    ),
    "answer.by.rating": (
        "Handicap {stones}: the difference by {by} is {difference}, {minus} is taken off, and the "
        "rest is rounded; never more than {cap}."
    ),
    "answer.by.score": (
        "Handicap {stones}: the difference by {by} is {difference}, {minus} is taken off, and the "
        "rest is rounded down; never more than {cap}."
    ),
    "answer.stones": (
        "Handicap {stones}: the ranks differ by {difference}, and {minus} is taken off; never more "
        "than {cap}."
    ),
    "answer.unrated": "{who} has no rating: the middle of {rank} counts.",
    "answer.unrated.rank": "{who} has no rating: the rank at entry counts, {rank}.",
    "answer.entry.raised": "{who} enters with {entry}, above the published rating {rating}.",
    "answer.entry.lowered": (
        "{who} enters with {entry}, below the published rating {rating}, for the reason on "
        "Problems."
    ),
    "answer.entry.unproved": (
        "{who} asks to enter as {rank}, but without evidence the published rating counts, {rating}."
    ),
    "place.before": "{ahead} is ahead of {behind} {rest}.",
    "place.shared": "{one} and {other} share place {place}: {equal}.",
    "place.by": "by {criterion}, {mine} to {theirs}",
    "place.section": "because section {mine} is ahead of section {theirs}",
    "place.winner": "because {winner} missed no round, and whoever missed one cannot be first",
    "place.one": "by {criterion}, {winner} beat {loser}",
    "place.direct": "by {criterion}",
    "place.all": "because {winner} missed no round",
    "place.lot": "by lot",
    "place.equal": "{figures} equal",
    "place.and": " and ",
    "place.undecided": "{criterion} does not separate them",
    "place.all.both": "neither missed a round",
    "place.all.none": "both missed a round",
    "draw.rematch": "rematch",
    "draw.strict": "strictly apart",
    "draw.title": "title: near the lead",
    "draw.score": "score difference",
    "draw.boundaries": "score groups crossed",
    "draw.floated": "paired down or up twice",
    "draw.again": "paired out of the group twice",
    "draw.balanced": "down and up evened out",
    "draw.floats": "who leaves the group",
    "draw.wishes": "wishes",
    "draw.children": "children",
    "draw.halves": "halves",
    "draw.apart": "kept apart",
    "draw.place": "place in the group",
    "draw.handicap": "handicap",
    "draw.third": "same colour three times running",
    "draw.colours": "colours",
    "draw.later": "kept apart earlier",
    "draw.top": "top groups first",
    "draw.lot": "lot",
    "shared.club": "same club",
    "shared.city": "same city",
    "shared.state": "same state",
    "shared.country": "same country",
    "shared.family": "same family name",
    "cost.apart": "the same club, city or family",
    "cost.rematch": "they met before",
    "cost.strict": "they are strictly kept apart",
    "cost.title": "one of them plays for the title; the other does not, or has another score",
    "cost.boundaries": "score groups apart: {cost}",
    "cost.again": "times the two were paired up or down before: {cost}",
    "cost.balanced": "times paired down minus times paired up, squared, after this game: {cost}",
    "cost.wishes": "a wish is not met",
    "cost.children": "a child without a win: the weaker the opponent, the better",
    "cost.handicap": "stones: {cost}",
    "cost.third": "the same colour three times running: {cost}×",
    "cost.later": "kept apart in earlier rounds; in the last rounds it matters less",
    "cost.top": "different scores: where all else is equal, the higher groups stay together",
    "cost.fewer.never": "fewer such tables were not possible",
    "cost.fewer.worse": "with fewer such tables worse: {cost}",
    "cost.fewer.lot": "fewer such tables would have been as good, and the lot decided",
    "answer.title": "Round {round}, table {table}: {white} (White) – {black} (Black)",
    "answer.criterion": "Criterion",
    "answer.here": "Here",
    "answer.all": "All",
    "answer.why": "Why",
    "answer.then": "{who}: {then} then, {now} now",
    "answer.then.changed": (
        "Changed since this round was drawn: {who}. This answer goes by what stood there then."
    ),
    "answer.then.unexplained": (
        "But other things changed as well, not only a result or a start score: what decided then "
        "may have been something else."
    ),
    "answer.same": "both have {score}, in a group of {group}",
    "answer.group.odd": "group of {group} with {score}: one had to leave it",
    "answer.group.met": "{who} has met all others with {score}",
    "answer.group.floaters": (
        "{floaters} of the group of {group} with {score} had to leave it, so that all can be paired"
    ),
    "answer.group.left": "{floaters} of the group of {group} with {score} left it",
    "answer.floated.never": "neither has been paired this way yet",
    "answer.floated": "{who} was paired this way before: {times}×",
    "answer.floats.down.bottom": "{who} is paired down: the weakest of the group",
    "answer.floats.down.middle": "{who} is paired down: the one in the middle of the group",
    "answer.floats.down.top": "{who} is paired down: the strongest of the group",
    "answer.floats.up.bottom": "{who} is paired up: the weakest of the group",
    "answer.floats.up.middle": "{who} is paired up: the one in the middle of the group",
    "answer.floats.up.top": "{who} is paired up: the strongest of the group",
    "answer.floats.down.too": "{who} is paired down: next in line in the group",
    "answer.floats.up.too": "{who} is paired up: next in line in the group",
    "answer.floats.never": (
        "{who} leaves the group rather than {others}: otherwise somebody would be left over"
    ),
    "answer.floats.worse": "{who} leaves the group rather than {others}: otherwise worse: {cost}",
    "answer.floats.lot": "{who} leaves the group, and not {others}: the lot decided",
    "answer.floats.unknown": "{who} leaves the group, and not {others}",
    "answer.floats.unlike": "{who} has not left the group yet, unlike {others}",
    "answer.halves.kept": "one of each half",
    "answer.halves.first": (
        "the halves have met too often: from the top, each takes the first opponent not met yet"
    ),
    "answer.halves.broken": "both of the same half",
    "answer.pattern": "as the pairing pattern says",
    "answer.pattern.met": "the pattern gives {partner}: they have met",
    "answer.pattern.shared": "the pattern gives {partner}: {shared}",
    "answer.pattern.never": "the pattern gives {partner}: but then the others cannot all be paired",
    "answer.pattern.worse": "the pattern gives {partner}: but then worse: {cost}",
    "answer.pattern.lot": "the pattern gives {partner}: as good, and the lot decided",
    "answer.pattern.unknown": "the pattern gives {partner}",
    "answer.pattern.apart": "the pattern gives {partner}; such players are kept apart ({shared})",
    "answer.colours": (
        "White more often than Black: {upper} {upper_balance}, {lower} {lower_balance}"
    ),
    "answer.lot": "decides when all else is equal",
    "answer.white.stronger": "White by rule: {white}, the stronger.",
    "answer.white.balance": "White by rule: {white}, because {black} had White more often.",
    "answer.white.alternate": (
        "White by rule: {white}, who had Black last, or {black} had White; otherwise equal."
    ),
    "answer.white.lot": "White by lot: {white}; both had the same colours so far.",
    "answer.white.nigiri": (
        "White by nigiri: {white}; if they chose otherwise, exchange the numbers."
    ),
    "answer.white.players": "{white} and {black} choose the colours themselves.",
    "answer.white.third": (
        "White by rule: {white}, so that nobody has one colour a third time in a row."
    ),
    "answer.white.handicap": "Black by rule: {black}, the weaker.",
    "answer.reserve": (
        "{who} plays only if needed: without this game somebody would have no opponent."
    ),
    "answer.yours": "✎ you: this pair is yours; the draw had {pairs}.",
    "answer.yours.new": "✎ you: this pair is yours.",
    "answer.yours.changed": "✎ you: {what}",
    "answer.yours.bye": "✎ you: this bye is yours; by the rule {who} would have it.",
    "answer.yours.nobody": "✎ you: this bye is yours; by the rule nobody here would have it.",
    "answer.else": "Without this pair: {come} instead of {gone}: {what}",
    "answer.else.none": "Without this pair the round cannot be drawn.",
    "answer.else.none.given": (
        "With byes and pairs of your own as they are, the round cannot be drawn without this pair."
    ),
    "answer.else.worse": "{criterion} worse by {more} ({before} → {after}), at {where}.",
    "answer.else.better": (
        "{criterion} better by {less} ({before} → {after}), but the round was not drawn like that."
    ),
    "answer.else.lot": "equal in all but the lot.",
    "answer.else.equal": "equal in everything.",
    "answer.pair": "{one} – {other}",
    "answer.words.same": (
        "Each has {score:# point|# points}, and so {others:has # other player|have # other "
        "players}."
    ),
    "answer.words.same.only": "These two are the only ones with {score:# point|# points}.",
    "answer.words.same.only.here": (
        "These two are the only ones in this draw with {score:# point|# points}."
    ),
    "answer.words.apart": "{upper} has {mine:# point|# points}, {lower} has {theirs}.",
    "answer.words.elsewhere": (
        "{others:# player more has|# players more have} {score:# point|# points}, but had no part "
        "in this draw."
    ),
    "answer.words.group.alone": "Nobody else has {score:# point|# points}.",
    "answer.words.group.alone.here": "Nobody else in this draw has {score:# point|# points}.",
    "answer.words.group.met": (
        "{who} has already met everybody else with {score:# point|# points}."
    ),
    "answer.words.group.met.here": (
        "{who} has already met everybody else in this draw with {score:# point|# points}."
    ),
    "answer.words.group.odd": (
        "{group:# player has|# players have} {score:# point|# points}, an odd number: one of them "
        "had to meet somebody with another score."
    ),
    "answer.words.group.never": (
        "Of the {group:# player|# players} with {score:# point|# points}, {floaters} had to meet "
        "somebody with another score, so that all could be paired."
    ),
    "answer.words.group.worse": (
        "Of the {group:# player|# players} with {score:# point|# points}, {floaters} met somebody "
        "with another score: otherwise {cost}."
    ),
    "answer.words.group.lot": (
        "Of the {group:# player|# players} with {score:# point|# points}, {floaters} met somebody "
        "with another score: the lot decided."
    ),
    "answer.words.group.unknown": (
        "Of the {group:# player|# players} with {score:# point|# points}, {floaters} met somebody "
        "with another score."
    ),
    "answer.words.floated": "{who} was paired this way {times:# time|# times} before.",
    "answer.words.down.bottom": "{who} is paired down, as the weakest of them.",
    "answer.words.down.middle": "{who} is paired down, as the one in the middle of them.",
    "answer.words.down.top": "{who} is paired down, as the strongest of them.",
    "answer.words.up.bottom": "{who} is paired up, as the weakest of them.",
    "answer.words.up.middle": "{who} is paired up, as the one in the middle of them.",
    "answer.words.up.top": "{who} is paired up, as the strongest of them.",
    "answer.words.down.too": "{who} is paired down, as the next in line.",
    "answer.words.up.too": "{who} is paired up, as the next in line.",
    "answer.words.goes.never": (
        "It had to be {who} rather than {others}: otherwise not all could have been paired."
    ),
    "answer.words.goes.worse": "It had to be {who} rather than {others}: otherwise {cost}.",
    "answer.words.goes.lot": "It was {who} and not {others}: the lot decided.",
    "answer.words.goes.unknown": "It was {who} and not {others}.",
    "answer.words.goes.unlike": (
        "It was the turn of {who}, who had not met another score before, unlike {others}."
    ),
    "answer.words.first-new": (
        "The upper and the lower half have met too often: from the top, each player got the first "
        "opponent not met yet."
    ),
    "answer.words.lot": "Within a score group the draw pairs: {pattern}.",
    "answer.words.pattern": (
        "In this group they are at places {one} and {two} of {group}, and the draw pairs: "
        "{pattern}."
    ),
    "answer.words.pattern.met": (
        "In the usual order {upper} would have met {partner}, but they have met before."
    ),
    "answer.words.pattern.shared": (
        "In the usual order {upper} would have met {partner}, but they are kept apart ({shared})."
    ),
    "answer.words.pattern.never": (
        "In the usual order {upper} would have met {partner}, but then the others could not all "
        "have been paired."
    ),
    "answer.words.pattern.worse": (
        "In the usual order {upper} would have met {partner}, but then {cost}."
    ),
    "answer.words.pattern.lot": (
        "In the usual order {upper} would have met {partner}; that would have been as good, and "
        "the lot decided."
    ),
    "answer.words.pattern.unknown": "In the usual order {upper} would have met {partner}.",
    "answer.words.pattern.apart": (
        "In the usual order {upper} would have met {partner}; such players are kept apart "
        "({shared})."
    ),
    "answer.words.cost.rematch": "These two had met before.",
    "answer.words.cost.strict": "These two are strictly kept apart.",
    "answer.words.cost.title": (
        "One of them plays for the title; the other does not, or has another score."
    ),
    "answer.words.cost.wishes": "A wish is not met here.",
    "answer.words.cost.children": (
        "One of them is a child without a win, who should meet a weak opponent."
    ),
    "answer.words.cost.apart": "They should rather have been kept apart (club, city or family).",
    "answer.words.cost.third": "Somebody has the same colour for the third time running.",
    "answer.words.cost.later": (
        "They were kept apart in earlier rounds; in the last rounds that counts less."
    ),
    "answer.fewer.never": "Fewer such tables were not possible.",
    "answer.fewer.worse": "With fewer such tables {cost}.",
    "answer.fewer.lot": "Fewer such tables would have been as good, and the lot decided.",
    "answer.instead": "{upper} could have met {one} (and {lower} would have met {two}): {what}.",
    "answer.instead.more": (
        "{upper} could have met {one} (and {lower} would have met {two}), with {more:# more "
        "table|# more tables} changed: {what}."
    ),
    "answer.price.at": "{what}: {who}",
    "answer.price.then": "but then {cost}",
    "answer.price.rematch": "two would have met for the second time",
    "answer.price.strict": "two who are strictly kept apart would have met",
    "answer.price.title": (
        "a player for the title would have met somebody who is not, or has another score"
    ),
    "answer.price.score": "{one} and {other} would have met {points:# point|# points} apart",
    "answer.price.boundaries": "more boundaries between score groups would have been crossed",
    "answer.price.floated": "somebody would have been paired down or up once again",
    "answer.price.again": "somebody would have met another score once again",
    "answer.price.balanced": "being paired down and up would have evened out less well",
    "answer.price.floats": "it would not have been the right player who was paired down or up",
    "answer.price.wishes": "a wish would not have been met",
    "answer.price.children": "a child without a win would have had a harder game",
    "answer.price.halves": "two of the same half of their score group would have met",
    "answer.price.apart": "two who are kept apart would have met",
    "answer.price.place": "the order of the group would have been followed less closely",
    "answer.price.handicap": "more handicap stones would have been given",
    "answer.price.third": "somebody would have had one colour three times running",
    "answer.price.colours": "White and Black would have been shared less evenly",
    "answer.price.later": "two would have met who were kept apart in earlier rounds",
    "answer.price.top": "more players further up would have met another score",
    "answer.price.lot": "that would have been as good, and the lot decided",
    "answer.price.equal": "that would have been as good in everything",
    "answer.price.better": (
        "that would even have been better ({criterion}), but the round was not drawn so"
    ),
    "whatif.title": "Round {round}, what if: {wish}",
    "whatif.forbid": "not {pairs}",
    "whatif.force": "{pairs} meet",
    "whatif.bye": "bye for {who}",
    "whatif.nothing": "drawn again",
    "whatif.changed": "tables that change: {changed} of {boards}",
    "whatif.locked": (
        "tables that stay: {kept} (with a result, a mark under Fixed, or paired by you)"
    ),
    "whatif.table": "Table",
    "whatif.old": "Now",
    "whatif.next": "The next draw",
    "whatif.new": "Then",
    "whatif.bye.row": "Bye",
    "whatif.totals": "All tables, by criterion",
    "whatif.difference": "Difference",
    "whatif.note": (
        "Both are counted with the settings you asked about; less is better, and the first row "
        "counts most."
    ),
    "whatif.unkept": "Nothing was written. To keep this draw, give the command again with --keep.",
    "answer.asked": "Wished: these two play only each other; see the sheet Wishes.",
    "answer.white.system": "Colours by the system ({system}): {white} has White.",
    "answer.bye.system": (
        "By the system ({system}) there is no opponent here; the bye counts as a win."
    ),
    "answer.bye.system.yours": "✎ you: you gave the bye to {who}.",
    "meeting": "They meet by the system: {system}.",
    "meeting.none": "This pair does not come from the system ({system}): it was made by hand.",
    "answer.even.all": "Even game, like all games of this event (Highest handicap is 0).",
    "meeting.even": "Even game: there are no handicaps here.",
    "meeting.tree": (
        "Winners meet winners: {one} and {other} are next to each other in the tree ({system})."
    ),
    "meeting.tree third": "{one} and {other} lost the semi-finals and play for the third place.",
    "meeting.tree left": (
        "The opponents of both in the tree are seated elsewhere, so these two meet."
    ),
    "meeting.team.board": "The teams {one} and {other} meet: this is board {board}.",
    "meeting.team.turn": (
        "{one} keep their seats, {other} move on: this is where they are in round {round}."
    ),
    "meeting.robin.order": (
        "Everybody meets everybody: in the order of {rounds:# round|# rounds} they meet in round "
        "{step}."
    ),
    "meeting.knockout.final": "The final: seeds {one} and {other}.",
    "meeting.knockout.semi": "A semi-final: seeds {one} and {other}.",
    "meeting.knockout.round": (
        "In the tree they meet in this round, with {left:# place|# places} left: seeds {one} and "
        "{other}."
    ),
    "meeting.knockout.third": "For the third place: both lost their semi-finals.",
    "meeting.knockout.left": (
        "The opponents of both in the tree are seated elsewhere, so these two meet."
    ),
    "meeting.playoff.final": (
        "The last game of the play-off for place {place}: its numbers {one} and {other}."
    ),
    "meeting.playoff.round": (
        "Play-off for place {place}: the lowest number left meets the highest, here {one} and "
        "{other}."
    ),
    "meeting.playoff.third": "Play-off for place {place}: both lost the round before the last.",
    "length.players": "{count} players",
    "length.group": "Groups of {count}",
    "length.teams": "{count} teams",
    "length.boards": "Two teams of {count}",
    "length.rounds": "{count:# round|# rounds}",
    "meeting.robin.moved": (
        "Everybody meets everybody: their game could not be played in its round, and both are "
        "free in this one."
    ),
}
