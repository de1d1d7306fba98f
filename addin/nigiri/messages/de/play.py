"""What a draw and a system of play cannot do, and what they remark, in German."""

WORDS = {
    # nobody can be paired
    "pairing.nobody": (
        "In Runde {round} ist niemand zu paaren: in „Spieler“ vermerken, wer anwesend ist."
    ),
    "pairing.no-game": (
        "Runde {round} hat keine Partie: für {names} bleibt kein Gegner. „Probleme“ und die Runde "
        "davor ansehen."
    ),
    "pairing.impossible": (
        "Runde {round} lässt sich nicht auslosen: {reason}. Jemanden pausieren lassen, ein Freilos "
        "von Hand geben oder diese Spieler von Hand paaren."
    ),
    # why they cannot all be paired: inside another sentence
    "pairing.names": "; ",
    "pairing.alone": "für {names} bleibt kein Gegner",
    "pairing.among-themselves": (
        "diese {players} Spieler können nur untereinander spielen, und ihre Zahl ist ungerade: "
        "{names}"
    ),
    "pairing.few-opponents": (
        "diese {players} Spieler haben unter den anderen nur {opponents:# möglichen Gegner|# "
        "mögliche Gegner} ({among}): {names}"
    ),
    "pairing.odd-groups": (
        "diese {many} Gruppen, jede mit einer ungeraden Zahl von Spielern, die nur untereinander "
        "spielen können, haben unter den anderen nur {opponents:# möglichen Gegner|# mögliche "
        "Gegner} ({among}): {names}"
    ),
    # who is named
    "pairing.no-number": "Einen Spieler mit Nummer {number} gibt es nicht.",
    "pairing.named-twice": (
        "{who} steht in Runde {round} {times}-mal; nur eine dieser Stellen lassen."
    ),
    "pairing.wished-apart": (
        "{one} und {other} sollen in Runde {round} gegeneinander spielen, nach „Wünsche“ aber "
        "nicht: den Wunsch löschen, einen von beiden pausieren lassen oder beide von Hand paaren."
    ),
    # byes
    "pairing.bye.promised": (
        "Runde {round} lässt sich mit dem Freilos, das {who} versprochen ist, nicht auslosen: die "
        "anderen lassen sich nicht alle paaren. Das Versprechen aus „Pausiert in Runden“ "
        "(„Spieler“) löschen oder jemanden pausieren lassen."
    ),
    "pairing.bye.odd": (
        "In Runde {round} {present:ist noch # Spieler|sind noch # Spieler} zu paaren, eine "
        "ungerade Zahl: einem davon das Freilos geben oder jemanden pausieren lassen."
    ),
    "pairing.bye.everybody-had": (
        "Runde {round} braucht ein Freilos, aber alle Anwesenden hatten schon eines: jemanden "
        "pausieren lassen oder jemanden dazuholen."
    ),
    "pairing.bye.system": (
        "Runde {round} wird nicht nach Punkten gepaart: ihr System sagt, wer ein Freilos hat; "
        "vorhersagen lässt sich da nichts."
    ),
    "pairing.bye.none": (
        "In Runde {round} {present:ist # Spieler|sind # Spieler} zu paaren, eine ungerade Zahl, "
        "und ein Freilos gibt es hier nicht: fragen, wer aussetzt, und das unter „Pausiert in "
        "Runden“ eintragen, etwa bei {names}; oder jemanden finden, der bei Bedarf spielt."
    ),
    # some score groups of a round drawn early
    "pairing.groups": "von {high} bis {low}",
    "pairing.groups.one": "von {score:# Punkt|# Punkten}",
    "pairing.groups.top": "ganz oben",
    "pairing.groups.bottom": "ganz unten",
    "pairing.groups.nobody": "In Runde {round} ist niemand mit Punkten {groups} mehr auszulosen.",
    "pairing.groups.rematch": (
        "Die Punktgruppen {groups} lassen sich nicht für sich auslosen: sie selbst oder der Rest "
        "wären nicht ohne Wiederholung zu paaren."
    ),
    "pairing.groups.parts": (
        "In Runde {round} spielen manche nur untereinander („Wünsche“, „Gruppen spielen“), mit "
        "eigenem Freilos: alle Ergebnisse abwarten und alle auslosen."
    ),
    "pairing.groups.open": (
        "Die Punktgruppen {groups} sind nicht komplett: laufende Partien entscheiden, ob diese "
        "Spieler dazugehören oder das Freilos haben: {who}."
    ),
    "pairing.groups.bye": (
        "{present:# Spieler ist|# Spieler sind} übrig, eine ungerade Zahl, und das Freilos ist "
        "noch nicht sicher: die Punktgruppen {groups} in der Mitte müssen warten."
    ),
    "pairing.groups.odd": (
        "Die Punktgruppen {groups} haben {players} Spieler, eine ungerade Zahl, und noch ist "
        "nicht sicher, ob einer hoch- oder runtergelost wird: eine Punktgruppe dazunehmen oder "
        "warten."
    ),
    "pairing.too-many": (
        "{players} Spieler sind zu viele für eine genaue Auslosung nach {criteria:# Kriterium|# "
        "Kriterien}: in mehreren Teilen auslosen."
    ),
    # knockouts and play-offs
    "knockout.number": (
        "Das KO-System ist für {least} bis {most} Spieler, und hier {players:ist es #|sind es #}. "
        "In „Spieler“ vermerken, wer anwesend ist."
    ),
    "knockout.preliminaries": (
        "Die Vorrunde im KO-System ist für 24 oder 32 Spieler, und anwesend {players:ist #|sind "
        "#}. In „Spieler“ vermerken, wer spielt, oder der Runde das System „KO-System“ geben."
    ),
    "knockout.promised": (
        "{who} hat das Freilos von Runde {round} versprochen bekommen und soll gegen {other} "
        "spielen: im KO-System kommt von zweien nur einer weiter. Das Versprechen in „Spieler“ "
        "löschen oder einen von beiden pausieren lassen."
    ),
    "knockout.at": "Runde {round}",
    "knockout.at.table": "Runde {round}, Tisch {table}",
    "knockout.open": (
        "{at}: die Partie von {one} und {other} hat noch kein Ergebnis, und jemand muss "
        "weiterkommen. Noch einmal spielen lassen oder entscheiden, und als Ergebnis die Nummer "
        "dessen eintragen, der weiterkommt."
    ),
    "knockout.tie": (
        "{at}: die Partie von {one} und {other} ist Jigo, und jemand muss weiterkommen. Noch "
        "einmal spielen lassen oder entscheiden, und als Ergebnis die Nummer dessen eintragen, der "
        "weiterkommt."
    ),
    "knockout.both-lost": (
        "{at}: die Partie von {one} und {other} haben beide verloren, und jemand muss "
        "weiterkommen. Noch einmal spielen lassen oder entscheiden, und als Ergebnis die Nummer "
        "dessen eintragen, der weiterkommt."
    ),
    "knockout.both-won": (
        "{at}: die Partie von {one} und {other} haben beide gewonnen, und nur einer kann "
        "weiterkommen. Noch einmal spielen lassen oder entscheiden, und als Ergebnis die Nummer "
        "dessen eintragen, der weiterkommt."
    ),
    "knockout.over": (
        "Das KO-System ist zu Ende. Um weiterzuspielen, der nächsten Runde auf „Turnier“ ein "
        "anderes System geben."
    ),
    "knockout.over.won": (
        "Das KO-System ist zu Ende; gewonnen: {names}. Um weiterzuspielen, der nächsten Runde auf "
        "„Turnier“ ein anderes System geben."
    ),
    "knockout.playoff.over": (
        "Der Stichkampf ist zu Ende. Um weiterzuspielen, der nächsten Runde auf „Turnier“ ein "
        "anderes System geben."
    ),
    "knockout.playoff.over.won": (
        "Der Stichkampf ist zu Ende; gewonnen: {names}. Um weiterzuspielen, der nächsten Runde auf "
        "„Turnier“ ein anderes System geben."
    ),
    "knockout.playoff.first": (
        "Vor Runde {round} liegt niemand gleich auf Platz 1, also gibt es keinen Stichkampf. Auf "
        "„Turnier“ „Runden“ verringern oder der Runde dort ein anderes System geben."
    ),
    "knockout.playoff.waits": (
        "Ein Stichkampf ist für die, die am Ende gleich liegen; er wartet darum auf jedes "
        "Ergebnis: Runde {round}, {many:Tisch|Tische} {tables}."
    ),
    "knockout.playoff.later": (
        "Der Stichkampf um Platz {place} ({names}) ist kürzer und beginnt in Runde {round}."
    ),
    "knockout.playoff.places": (
        "Vor Runde {round} liegt niemand gleich auf den Plätzen 1 bis {last}, also gibt es keinen "
        "Stichkampf. Auf „Turnier“ „Runden“ verringern oder der Runde dort ein anderes System "
        "geben."
    ),
    # round robins
    "robin.over": (
        "Alle, die noch mitspielen, haben gegeneinander gespielt. Um weiterzuspielen, der nächsten "
        "Runde auf „Turnier“ ein anderes System geben."
    ),
    "robin.alone": (
        "Für „jeder gegen jeden“ braucht es {least} bis {most} Spieler, und {number} ist allein."
    ),
    "robin.number": (
        "Für „jeder gegen jeden“ braucht es {least} bis {most} Spieler, und hier sind es {players}."
    ),
    "robin.few-rounds": (
        "Damit alle gegeneinander spielen, {players:braucht # Spieler|brauchen # Spieler} "
        "{needed:# Runde|# Runden}, und es gibt {rounds}: „Runden“ auf „Turnier“ auf "
        "{total} setzen."
    ),
    "robin.never-meeting": (
        "Für {pairs} ist keine Runde mehr übrig: mit mehr „Runden“ auf „Turnier“ können sie "
        "gegeneinander spielen."
    ),
    # teams
    "team.none": (
        "Ohne Mannschaft: {names}. Die Mannschaft neben dem Spieler eintragen, in der Spalte "
        "„Mannschaft“."
    ),
    "team.few": (
        "Es braucht mindestens zwei Mannschaften, und „Spieler“ hat {teams}: siehe die Spalte "
        "„Mannschaft“."
    ),
    "team.two": (
        "Es gibt {count} Mannschaften ({names}), und dieses System ist für zwei. Die Spalte "
        "„Mannschaft“ in „Spieler“ berichtigen, oder auf „Turnier“ „Mannschaften jede gegen jede“ "
        "oder „Mannschaften Schweizer“ wählen."
    ),
    "team.all-met": (
        "Nach {seats:# Runde|# Runden} haben alle gegen alle der anderen Mannschaft gespielt. Um "
        "weiterzuspielen, der nächsten Runde auf „Turnier“ ein anderes System geben."
    ),
    "team.no-pairs": (
        "Runde {round}: alle Mannschaften lassen sich nicht mehr paaren, ohne dass zwei noch "
        "einmal aufeinandertreffen. Dieser Teil des Turniers ist zu Ende; auf „Turnier“ kann ein "
        "anderes System folgen."
    ),
    # standings and ratings
    "standing.same": (
        "{number} ist zweimal genannt; zwei verschiedene aus der „Rangliste“ nennen."
    ),
    "standing.missing": (
        "{number} steht nicht in der „Rangliste“; zwei Spieler nennen, die dort stehen."
    ),
    "standing.no-change": (
        "Vorhergesagt werden nur Änderungen von Ratings der EGF: siehe „Ratings sind“ in den "
        "Einstellungen."
    ),
    # settings that there are not
    "choice.or": " oder ",
    "choice.and": " und ",
    "choice.typed": "„{text}“",
    "choice.system": "Ein System „{asked}“ gibt es nicht; es gibt {choices}.",
    "choice.tiebreak": "Eine Hilfswertung „{asked}“ gibt es nicht; es gibt {choices}.",
    "choice.criterion": "Ein Kriterium „{asked}“ gibt es nicht; zur Wahl stehen {choices}.",
    "choice.pattern": "Ein Muster „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.seeding": (
        "Eine Reihenfolge „{asked}“ in der Punktgruppe gibt es nicht; {choices} wählen."
    ),
    "choice.bye-policy": "Ein Freilos für „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.start-rule": "Startpunkte nach „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.bar": "Eine Bar nach „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.band": "K der Stufen ist {k}; 0,67 bis 1,50 wählen.",
    "choice.sections": "{asked} Gruppen kann es nicht geben; eine oder mehr angeben.",
    "choice.colours": "Eine Regel „{asked}“ für die Farben gibt es nicht; {choices} wählen.",
    "choice.handicap": "Eine Vorgabe nach „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.board": "Vorgaben für ein Brett von {size} gibt es nicht; {choices} wählen.",
    "choice.ratings": "Ratings der Art „{asked}“ gibt es nicht; {choices} wählen.",
    "choice.rule-set": "Ein Regelwerk {name} gibt es nicht; es gibt {known}.",
}
