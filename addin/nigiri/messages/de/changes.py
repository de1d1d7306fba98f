"""What changed since rounds were drawn with it, in German."""

WORDS = {
    # Results
    "since.result": (
        "Runde {round}, Tisch {table}, {white} – {black}: {now}; aber eine spätere Runde wurde "
        "ausgelost mit: {was}."
    ),
    "since.won": "{number} gewann",
    "since.jigo": "Jigo",
    "since.both-lost": "beide verloren",
    "since.both-won": "beide gewannen",
    "since.no-result": "kein Ergebnis",
    # Scores
    "since.start-scores": "Startpunkte in der Auslosung von Runde {round}: {players}.",
    "since.scores": "Punkte in der Auslosung von Runde {round}: {players}.",
    "since.score": "{who} {was}, jetzt {now}",
    "since.floats": "Runde {round}: {pairs}.",
    "since.float.now": "{white}–{black} jetzt mit ungleichen Punkten",
    "since.float.no-more": "{white}–{black} jetzt mit gleichen Punkten",
    "since.handicaps": "Vorgaben nach der Regel in Runde {round}: {games}.",
    "since.handicap": "{white}–{black} {was}, jetzt {now}",
    # Pairs and places
    "since.pairs": "Jetzt ausgelost hätte Runde {round} {come} statt {gone}.",
    "since.pairs.same": "Jetzt ausgelost hätte Runde {round} dieselben Paare.",
    "since.bye": "Freilos für {number}",
    "since.places": "Plätze: {places}.",
    "since.place": "{who} {now}, vorher {was}",
    "since.more": "{listed}; und {more} mehr",
    # Ranks and ratings
    "since.rank": (
        "{who} ist {now}, bisher ausgelost als {was}: ab Runde {round} gilt das für Vorgaben; "
        "Gruppe und Startpunkte bleiben."
    ),
    "since.rank.score": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach Punkten, nicht nach dem "
        "Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rank.rating": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach dem Rating, nicht nach "
        "dem Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rank.rating-rank": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach dem Rang des Ratings, "
        "nicht nach dem Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rating": (
        "{who} hat Rating {now}, bisher ausgelost mit {was}: ab Runde {round} gilt das für "
        "Vorgaben."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "„Auslosung“ sagt nichts über Runde {round}, also ist ein Paar von Hand nicht von einem "
        "ausgelosten zu unterscheiden: alle ohne Ergebnis und ohne Markierung unter „Fest“ werden "
        "neu ausgelost."
    ),
}
