"""What a federation would refuse, and the way out."""

WORDS = {
    "defect.no-id": "{name} has no {federation} number.",
    "defect.no-id.many": "{players} players have no {federation} number.",
    "defect.no-id.way": "Look it up and type it; leave it empty for a new member.",
    "defect.id-unreadable": "“{typed}” of {name} is not a federation number.",
    "defect.id-unreadable.way": "Type 8 digits for the EGF, 7 for the FFG, up to 5 for the AGA.",
    "defect.id-long": "{name} has the AGA number {number}; none has more than five digits.",
    "defect.id-long.way": "Look it up and type it; leave it empty for a new member.",
    "defect.id-twice": "{name} has the same number as {other}: {number}.",
    "defect.id-twice.way": "Correct one of the two.",
    "defect.name-twice": "{name} is in the list twice, with the numbers {number} and {other}.",
    "defect.name-twice.way": "Leave it if they are two people; otherwise correct one.",
    "defect.lapsed": "The membership of {name} ended on {until}, before the event did.",
    "defect.lapsed.many": "The membership of {players} players ended before the event did.",
    "defect.lapsed.way": "Renew it, and type the new day.",
    "defect.no-end": "Nobody knows until when {name} is a member of the AGA.",
    "defect.no-end.many": "Nobody knows until when {players} players are members of the AGA.",
    "defect.no-end.way": (
        "Look it up on the AGA's list and type it under Member until; for life: 2099-12-31."
    ),
    "defect.rank-low": "{name} entered as {rank}; by the rating it would be {rated}.",
    "defect.rank-low.many": "{players} players entered below the rank that the rating gives.",
    "defect.rank-low.way": "Correct the rank, or tell the federation the reason.",
    "defect.rank-high": (
        "{name} entered as {rank}, more than one rank above {rated}, which the rating gives."
    ),
    "defect.rank-high.many": (
        "{players} players entered more than one rank above that of the rating."
    ),
    "defect.rank-high.way": "Correct the rank, or have it approved.",
    "defect.unrated-high": "{name} has no rating and entered as {rank}.",
    "defect.unrated-high.many": "{players} players have no rating and entered above 2d.",
    "defect.unrated-high.way": "Type the rating, or have the rank approved (not needed up to 2d).",
    "defect.given": "{name} has no given name.",
    "defect.given.many": "{players} players have no given name.",
    "defect.given.way": "Type it: the federation needs both names.",
    "defect.letters": "{letters} in the name of {name} cannot be written in the file.",
    "defect.letters.many": "{players} names cannot be written in the file.",
    "defect.letters.way": (
        "Type the name in Latin letters, as the federation knows it, or these behind it in "
        "brackets: 太田 (Ota). Until then no file is written."
    ),
    "defect.player-country": "The country of {name} is missing.",
    "defect.player-country.many": "{players} players have no country.",
    "defect.player-country.way": "Type two letters or the name: IE or Ireland.",
    "defect.country-unknown": "“{typed}”, the country of {name}, is not known.",
    "defect.country-unknown.way": "Type two letters or the name: IE or Ireland.",
    "defect.event-name": "The name of the event is missing.",
    "defect.event-name.way": "Type it as it should appear in the list of events: Spring Open 2026.",
    "defect.dates-missing": "The days of the event are missing.",
    "defect.dates-missing.way": "Type 2026-05-12 - 2026-05-13, or 12-13 May 2026.",
    "defect.dates": "“{typed}” does not say clearly which days are meant.",
    "defect.dates.way": "Type 2026-05-12 - 2026-05-13, or 12-13 May 2026.",
    "defect.late": "The event ended {days:# day|# days} ago; after 30 days the AGA may refuse it.",
    "defect.late.way": "Write to the AGA first; or correct the days.",
    "defect.place": "The place is missing.",
    "defect.place.way": "Type the town, and its country or state: Lyon, FR or Princeton, NJ.",
    "defect.region": "The country or state of {typed} is missing.",
    "defect.region.way": "Add two letters: Lyon, FR or Princeton, NJ.",
    "defect.times-missing": "The time limits are missing.",
    "defect.times-missing.way": (
        "Type them like this: 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer; "
        "without overtime: 45 min sudden death."
    ),
    "defect.times": "“{typed}” leaves some of the time limits open.",
    "defect.times.way": (
        "Type them like this: 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer; "
        "without overtime: 45 min sudden death."
    ),
    "defect.class": (
        "Main time {main} min, adjusted {adjusted} min: too short for any class of the EGF."
    ),
    "defect.class.way": "Correct the time limits; such games are not rated.",
    "defect.times-short": "“{typed}” is shorter than what the AGA rates.",
    "defect.times-short.way": "Correct the time limits; such games are not rated.",
    "defect.board": "Games on {size}×{size} boards are not rated.",
    "defect.board.way": "Send only events on 19×19.",
    "defect.rounds": "Rounds drawn: {drawn} of {rounds}.",
    "defect.rounds.way": "Draw the others, or correct the number of rounds.",
    "defect.result": "Round {round}: {white} - {black} has no result.",
    "defect.result.way": "Type it.",
    "defect.default": (
        "Round {round}: {white} - {black} counts as played, but {name} is out in that round."
    ),
    "defect.default.way": (
        "If nobody played, type the winner with def; otherwise correct Out in rounds."
    ),
    "defect.unsayable": (
        "Round {round}: {white} - {black} does not have exactly one winner and is not sent."
    ),
    "defect.unsayable.way": "Correct the result, or tell the federation.",
    "defect.both": "Round {round}: {white} - {black} has the same result for both players.",
    "defect.both.way": "Correct the result, or tell the federation.",
    "defect.read-back": (
        "Round {round}: {white} - {black}: the result read back is not the one entered."
    ),
    "defect.read-back.way": "Correct one of the two.",
}
