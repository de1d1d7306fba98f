"""The answers to why, what if and where."""

WORDS = {
    "answer.bye.title": "Round {round}, bye: {who}",
    "answer.bye.odd": (
        "The number of players is odd, and nobody has a bye twice. Players here who had one "
        "before: {had}."
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
        "In this event nobody has a bye: a reserve player plays, or a volunteer sits out."
    ),
    "answer.bye.promised": "{who} was promised this bye: see Out in rounds.",
    "answer.bye.volunteer": "{who} offered to sit out this round, and volunteers come first here.",
    "answer.bye.reserve": (
        "▲ {who} is here to play if needed; with one more player nobody would sit out."
    ),
    "answer.bye.lost.only": (
        "Games lost by {who}: {value}, more than by anybody else who could have the bye."
    ),
    "answer.bye.lost.weakest": (
        "Games lost by {who}: {value}, the most. {others:# other|# others} lost as many; {who} is "
        "the weakest of them."
    ),
    "answer.bye.lost.home.only": (
        "Games lost by {who}: {value}, the most; no other player of the host lost as many."
    ),
    "answer.bye.lost.home.weakest": (
        "Games lost by {who}: {value}, the most. {others:# other|# others} of the host lost as "
        "many; {who} is the weakest of them."
    ),
    "answer.bye.lost": "Games lost by {who}: {value}.",
    "answer.bye.won.only": (
        "Games won by {who}: {value}; nobody else who could have the bye has won one."
    ),
    "answer.bye.won.weakest": (
        "Games won by {who}: {value}. {others:# other is|# others are} level (one win counts as "
        "much as several); {who} is the weakest of them."
    ),
    "answer.bye.won": "Games won by {who}: {value}.",
    "answer.bye.score.only": "Score of {who}: {value}, the lowest of all who had no bye yet.",
    "answer.bye.score.weakest": (
        "Score of {who}: {value}, the lowest. {others:# other has|# others have} the same; {who} "
        "is the weakest of them."
    ),
    "answer.bye.score": "Score of {who}: {value}.",
    "answer.bye.passed": "First by the rule: {who}; but then the others could not all be paired.",
    "answer.bye.next": "Next by the rule: {who}.",
    "answer.bye.placed": (
        "The others were paired already; with everybody drawn together, {who} would have the bye "
        "by the rule."
    ),
    "answer.bye.placed.nobody": (
        "The others were paired already; by the rule nobody here would have the bye."
    ),
    "answer.even": "Even game: rank difference {difference}, minus {minus}.",
    "answer.top": "For handicaps nobody counts higher than {rank}: {who}.",
    "answer.even.above": (
        "Even game: {who} entered at or above the rank from which games are even."
    ),
    "answer.even.by": "Even game: by {by}, difference {difference}, minus {minus}.",
    "answer.even.close": "Even game: by {by}, difference {difference}; up to {close} is even.",
    "answer.board": (
        "Handicap {stones}, komi {komi}: sheet {sheet}, {board} × {board}; by {by}, difference "
        "{difference}, minus {minus}, at most {cap}."
    ),
    "answer.by": (
        "Handicap {stones}: by {by}, difference {difference}, minus {minus}, at most {cap}."
    ),
    "answer.by.rating": (
        "Handicap {stones}: by {by}, difference {difference}, minus {minus}, rounded, at most "
        "{cap}."
    ),
    "answer.by.score": (
        "Handicap {stones}: by {by}, difference {difference}, minus {minus}, rounded down, at "
        "most {cap}."
    ),
    "answer.stones": (
        "Handicap {stones}: rank difference {difference}, minus {minus}, at most {cap}."
    ),
    "answer.unrated": "{who} has no rating: the middle of {rank} counts.",
    "answer.unrated.rank": "{who} has no rating: the rank at entry counts, {rank}.",
    "why.level": "level with {others}; {rest}",
    "why.vacant": "level with {others}: nobody is first",
    "why.shared": "shared with {others}",
    "why.final": "the final: {winner} beat {loser}",
    "why.third": "the game for third place: {winner} beat {loser}",
    "why.named": "{name}: {words}",
    "why.one": "{winner} beat {loser}",
    "why.direct": "{winner} is ahead of {loser}",
    "why.all": "{winner} missed no round",
    "why.lot": "{winner} is ahead of {loser}",
    "place.before": "{ahead} is ahead of {behind} {rest}.",
    "place.shared": "{one} and {other} share place {place}: {equal}.",
    "place.by": "by {criterion}, {mine} to {theirs}",
    "place.section": "because section {mine} is ahead of section {theirs}",
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
    "draw.lot": "lot",
    "shared.club": "same club",
    "shared.city": "same city",
    "shared.state": "same state",
    "shared.country": "same country",
    "shared.family": "same family name",
    "cost.apart": "the same club, city or family: any other pair would make something above worse",
    "cost.rematch": "they met before: nobody else was possible",
    "cost.title": "plays for the title, and no other title player with the same score is free",
    "cost.boundaries": "score groups apart: {cost}",
    "cost.again": "times the two were paired up or down before: {cost}",
    "cost.balanced": "times paired down minus times paired up, squared, after this game: {cost}",
    "cost.wishes": "a wish is not met: what stands above matters more",
    "cost.children": "a child without a win meets the weakest possible opponent",
    "cost.handicap": "stones: {cost}",
    "cost.third": "the same colour three times running: {cost}×, it could not be avoided",
    "cost.later": "kept apart in earlier rounds; in the last rounds it matters least",
    "answer.title": "Round {round}, table {table}: {white} (White) – {black} (Black)",
    "answer.criterion": "Criterion",
    "answer.here": "Here",
    "answer.all": "All",
    "answer.why": "Why",
    "answer.and": "; ",
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
    "answer.floated.never": "neither has been paired this way yet",
    "answer.floated": "{who} was paired this way before: {times}×",
    "answer.floats.down.bottom": "{who} is paired down: the weakest of the group",
    "answer.floats.down.middle": "{who} is paired down: the one in the middle of the group",
    "answer.floats.down.top": "{who} is paired down: the strongest of the group",
    "answer.floats.up.bottom": "{who} is paired up: the weakest of the group",
    "answer.floats.up.middle": "{who} is paired up: the one in the middle of the group",
    "answer.floats.up.top": "{who} is paired up: the strongest of the group",
    "answer.floats.others": (
        "{who} leaves the group rather than {others}: otherwise something above would be worse"
    ),
    "answer.floats.unlike": "{who} has not left the group yet, unlike {others}",
    "answer.halves.kept": "one of each half",
    "answer.halves.first": (
        "the halves have met too often: from the top, each takes the first opponent not met yet"
    ),
    "answer.halves.broken": (
        "both of the same half: otherwise something above would be worse, or somebody would be "
        "left over"
    ),
    "answer.pattern": "as the pairing pattern says",
    "answer.pattern.met": "the pattern gives {partner}: they have met",
    "answer.pattern.shared": "the pattern gives {partner}: {shared}",
    "answer.pattern.others": (
        "the pattern gives {partner}: but then the others cannot all be paired"
    ),
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
    "answer.else.worse": "{criterion} worse by {more} ({before} → {after}), at {where}.",
    "answer.else.better": (
        "{criterion} better by {less} ({before} → {after}), but the round was not drawn like that."
    ),
    "answer.else.lot": "equal in all but the lot.",
    "answer.else.equal": "equal in everything.",
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
    "answer.even.all": "Even game, as all games of the event (Highest handicap is 0).",
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
