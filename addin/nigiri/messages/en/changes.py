"""What changed since rounds were drawn with it, and what follows from it."""

WORDS = {
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
    "since.float.now": "{white}–{black} floats now",
    "since.float.no-more": "{white}–{black} floats no more",
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
        "{who} is {now}, drawn as {was} so far: handicaps follow from round {round} on; section "
        "and start score stay (M13)."
    ),
    "since.rank.score": (
        "{who} is {now}, drawn as {was} so far: handicaps go by score, not by rank; section and "
        "start score stay (M13)."
    ),
    "since.rank.rating": (
        "{who} is {now}, drawn as {was} so far: handicaps go by rating, not by rank; section and "
        "start score stay (M13)."
    ),
    "since.rank.rating-rank": (
        "{who} is {now}, drawn as {was} so far: handicaps go by rating rank, not by rank; section "
        "and start score stay (M13)."
    ),
    "since.rating": (
        "{who} is rated {now}, drawn with {was} so far: handicaps follow from round {round} on "
        "(A6)."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "As drawn says nothing of round {round}, so a pair you changed cannot be told from a drawn "
        "one: all without a result or a keep mark are drawn anew."
    ),
}
