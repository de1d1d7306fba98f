"""What systems, criteria and wishes are called, in German."""

# Where a sentence names a sheet, a heading, a setting or a choice, it stands in „ “, thus:
#
# Players   No. Nr., Here Anwesend, Family name Nachname, Given name Vorname, Rank Rang,
#           Club Verein, Out in rounds Pausiert in Runden, Where now Wo gerade, Section Gruppe,
#           Start Start, Score Punkte, Other section Andere Gruppe, Other start Anderer Start,
#           Rating Rating, City Stadt, State Region, Country Land, Team Mannschaft, Board Brett,
#           Federation no. Verbandsnr., Member until Mitglied bis, Fee Startgeld, European Europäer,
#           Hide name Name verbergen, League path Weg der Liga, Notes Notizen
# Sections  Down to Bis Rang, Prizes Preise
# Wishes    Who Wer, Wish Wunsch, Rounds Runden, Who is meant Wer gemeint ist, Note Notiz
# Round     Table Tisch, Result Ergebnis, Handicap Vorgabe, In force Gilt, Check Kontrolle,
#           Winners, any order Sieger, beliebig; Second pass Gegenprobe, Keep Fest,
#           Note, reason Notiz, Grund
# Teams     Match points Mannschaftspunkte, Boards won Brettpunkte; a match is a Wettkampf
# Problems  Accepted, because Angenommen, weil; Log  Reason Grund
# Event     Name Name, Dates Datum, Place Ort, Director Turnierleiter, Host city or club Ausrichter,
#           Time Bedenkzeit, Rounds Runden, When Wann, System System, Board size Brettgröße,
#           Handicap by Vorgabe nach, Handicap: difference minus Vorgabe: Unterschied minus,
#           Highest handicap Höchste Vorgabe, Bye for Freilos für, Rematches Wiederholungen,
#           Tie-breaks Feinwertung, Ratings are Ratings sind, Seed (chance) Zufallszahl
# Words     bar die Bar (ab der Bar, über der Bar), band Stufe, host Ausrichter, even ohne Vorgabe,
#           missed ausgelassen, left abgereist, score group Punktgruppe, to float down, up
#           runtergelost, hochgelost werden; pattern Muster, level gleich, seed Setzplatz,
#           by default kampflos, draft Entwurf, reserve Ersatz, draw (noun) Auslosung, rule Regel

WORDS = {
    "system.mcmahon": "McMahon",
    "system.swiss": "Schweizer System",
    "system.novices": "Anfänger",
    "system.round-robin": "jeder gegen jeden",
    "system.double-round-robin": "Hin- und Rückrunde",
    "system.round-robin-by-section": "jeder gegen jeden je Gruppe",
    "system.groups-of-eight": "Achtergruppen",
    "system.knockout": "KO-System",
    "system.generalised-knockout": "erweitertes KO",
    "system.swiss-knockout": "Schweizer KO",
    "system.preliminaries": "Vorrunde",
    "system.qualification": "Qualifikation",
    "system.play-off": "Stichkampf",
    "system.two-teams": "zwei Mannschaften",
    "system.team-round-robin": "Mannschaften jede gegen jede",
    "system.team-swiss": "Mannschaften Schweizer",
    "criterion.heading.NBW": "Siege",
    "criterion.heading.MMS": "Punkte",
    "criterion.heading.ALL": "Alle\nRunden",
    "criterion.heading.ONE": "Zwei-\nkampf",
    "criterion.heading.DC": "Direkte\nBegegn.",
    "criterion.heading.SDC": "Direkter\nVergl.",
    "criterion.heading.SEQ": "Ergebnisse\nin Folge",
    "criterion.heading.KO": "Hinter\nsich",
    "criterion.heading.PO": "Stich-\nkampf",
    "criterion.heading.RATING": "Rating",
    "criterion.heading.RANK": "Rang\nheute",
    "criterion.heading.LOT": "Los",
    "criterion.section": "Gruppe",
    "criterion.NBW": "Siege",
    "criterion.MMS": "Punkte",
    "criterion.ALL": "alle Runden gespielt",
    "criterion.ONE": "Zweikampf",
    "criterion.DC": "direkte Begegnung",
    "criterion.SDC": "direkter Vergleich",
    "criterion.SEQ": "Ergebnisse der Reihe nach",
    "criterion.KO": "im KO-System hinter sich gelassene Spieler",
    "criterion.PO": "Stichkampf",
    "criterion.RATING": "Rating",
    "criterion.RANK": "Rang",
    "criterion.LOT": "Los",
    "wish.never": "nie gegeneinander",
    "wish.must": "nur gegeneinander",
    "wish.rather": "lieber gegeneinander",
    "wish.rather-not": "lieber nicht",
    "wish.title": "Titel: oben gegeneinander",
    "wish.child": "Kind: soll mal gewinnen",
    "path.league": "Liga",
    "path.pko": "PKO",
}
