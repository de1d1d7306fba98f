"""The answers to why, what if and where, in German."""

WORDS = {
    "answer.bye.title": "Runde {round}, Freilos: {who}",
    "answer.bye.odd": (
        "Die Zahl der Spieler ist ungerade: jemand pausiert, und niemand bekommt zwei Freilose. "
        "Schon eines hatten: {had}."
    ),
    "answer.bye.odd.none": (
        "Die Zahl der Spieler ist ungerade: jemand pausiert, und niemand bekommt zwei Freilose. "
        "Bisher hatte hier noch niemand eines."
    ),
    "answer.bye.again": "■ {who} hatte schon ein Freilos; ein zweites ist gegen die Regeln.",
    "answer.bye.host.first": (
        "In Runde 1 geht das Freilos an jemanden vom Ausrichter ({host}): {who} gehört dazu."
    ),
    "answer.bye.guest.first": (
        "In Runde 1 geht das Freilos an jemanden vom Ausrichter ({host}), nicht an {who}."
    ),
    "answer.bye.host": (
        "Bis Runde {until} kommen zuerst Spieler des Ausrichters ({host}), nach einer Niederlage; "
        "{who} gehört dazu."
    ),
    "answer.bye.guest": (
        "Bis Runde {until} kommen zuerst Spieler des Ausrichters ({host}), nach einer Niederlage; "
        "{who} gehört nicht dazu."
    ),
    "answer.bye.home": (
        "Bei gleich vielen Niederlagen kommen bis Runde {until} zuerst Spieler des Ausrichters "
        "({host}); {who} gehört dazu."
    ),
    "answer.bye.away": (
        "Bei gleich vielen Niederlagen kommen bis Runde {until} zuerst Spieler des Ausrichters "
        "({host}); {who} gehört nicht dazu."
    ),
    "answer.bye.none": (
        "In diesem Turnier gibt es kein Freilos: ein Ersatz springt ein, oder jemand "
        "pausiert freiwillig."
    ),
    "answer.bye.promised": "Dieses Freilos war {who} versprochen: siehe „Pausiert in Runden“.",
    "answer.bye.volunteer": (
        "{who} hat angeboten, diese Runde zu pausieren, und Freiwillige kommen hier zuerst."
    ),
    "answer.bye.reserve": ("▲ {who} ist da und spielt bei Bedarf; dann müsste niemand pausieren."),
    "answer.bye.lost.only": (
        "{who} hat {value:# Partie|# Partien} verloren, mehr als alle anderen, die in Frage kommen."
    ),
    "answer.bye.lost.weakest": (
        "{who} hat {value:# Partie|# Partien} verloren, und niemand sonst, der in Frage kommt, "
        "mehr als das. So viele {others:hat auch # weiterer|haben auch # weitere}, und {who} ist "
        "davon am schwächsten."
    ),
    "answer.bye.lost.home.only": (
        "{who} hat {value:# Partie|# Partien} verloren; sonst hat niemand vom Ausrichter, der in "
        "Frage kommt, so viele verloren."
    ),
    "answer.bye.lost.home.weakest": (
        "{who} hat {value:# Partie|# Partien} verloren, und niemand sonst, der in Frage kommt, "
        "mehr als das. So viele {others:hat auch # weiterer|haben auch # weitere} vom Ausrichter, "
        "und {who} ist davon am schwächsten."
    ),
    "answer.bye.lost.host.weakest": (
        "{who} hat {value:# Partie|# Partien} verloren, und niemand sonst vom Ausrichter, der in "
        "Frage kommt, mehr als das. So viele {others:hat auch # weiterer|haben auch # weitere} "
        "davon, und {who} ist am schwächsten."
    ),
    "answer.bye.lost": "{who} hat {value:# Partie|# Partien} verloren.",
    "answer.bye.lost.none": "{who} hat noch keine Partie verloren.",
    "answer.bye.lost.none.weakest": (
        "{who} hat noch keine Partie verloren, {others:# weiterer|# weitere} auch nicht, und {who} "
        "ist davon am schwächsten."
    ),
    "answer.bye.lost.none.home.weakest": (
        "{who} hat noch keine Partie verloren, {others:# weiterer|# weitere} vom Ausrichter auch "
        "nicht, und {who} ist davon am schwächsten."
    ),
    "answer.bye.won.only": (
        "{who} hat {value:# Partie|# Partien} gewonnen; sonst hat niemand gewonnen, der in Frage "
        "kommt."
    ),
    "answer.bye.won.weakest": (
        "{who} hat {value:# Partie|# Partien} gewonnen. Das {others:gilt auch für # "
        "weiteren|gilt auch für # weitere} (es zählt nur, ob jemand schon gewonnen hat), und "
        "{who} ist davon am schwächsten."
    ),
    "answer.bye.won": "{who} hat {value:# Partie|# Partien} gewonnen.",
    "answer.bye.won.none": "{who} hat noch keine Partie gewonnen.",
    "answer.bye.won.none.weakest": (
        "{who} hat noch keine Partie gewonnen, {others:# weiterer|# weitere} auch nicht, und {who} "
        "ist davon am schwächsten."
    ),
    "answer.bye.score.only": (
        "{who} hat {value:# Punkt|# Punkte}, weniger als alle anderen, die in Frage kommen."
    ),
    "answer.bye.score.weakest": (
        "{who} hat {value:# Punkt|# Punkte}, und niemand sonst, der in Frage kommt, hat weniger. "
        "So viele {others:hat auch # weiterer|haben auch # weitere}, und {who} ist davon am "
        "schwächsten."
    ),
    "answer.bye.score": "{who} hat {value:# Punkt|# Punkte}.",
    "answer.bye.passed": "{who} käme zuerst, aber dann ließen sich nicht alle anderen paaren.",
    "answer.bye.absent": (
        "{who} kam nicht zu Runde {round}: Das Freilos bekommen andere, solange jemand es haben "
        "kann."
    ),
    "answer.bye.absent.others": (
        "{who} käme vorher an die Reihe, kam aber nicht zur letzten Partie; dafür gibt es kein "
        "Freilos, solange es jemand anders haben kann."
    ),
    "answer.bye.next": "Als Nächstes mit dem Freilos an der Reihe: {who}.",
    "answer.bye.placed": (
        "Die anderen waren schon gepaart; alle zusammen ausgelost, bekäme es nach der Regel {who}."
    ),
    "answer.bye.placed.nobody": (
        "Die anderen waren schon gepaart; nach der Regel bekäme es hier niemand."
    ),
    "answer.ahead.title": "Freilos in Runde {round}, nach jetzigem Stand",
    "answer.ahead.part": "{players} Spieler von {first} bis {last}, für sich ausgelost:",
    "answer.ahead.certain": "Nach jetzigem Stand hat {who} das Freilos.",
    "answer.ahead.certain.open": (
        "Das Freilos hat {who}, wie auch immer {games:die offene Partie ausgeht|die # offenen "
        "Partien ausgehen}."
    ),
    "answer.ahead.odd": "Die Zahl der Spieler ist ungerade: {then}.",
    "answer.ahead.odd.list": (
        "Die Zahl der Spieler ist ungerade. Wer das Freilos hat, hängt von offenen Partien ab; die "
        "erste Zeile, die eintrifft, gilt:"
    ),
    "answer.ahead.even": "Die Zahl der Spieler ist gerade ({players}): niemand hat ein Freilos.",
    "answer.ahead.one-leaves": (
        "Geht jemand oder kommt noch jemand dazu, ist die Zahl gerade, und niemand hat ein Freilos."
    ),
    "answer.ahead.leaves": "Wenn {who} geht: {then}.",
    "answer.ahead.leaves.any": "Wenn jemand geht: {then}.",
    "answer.ahead.leaves.else": "Wenn jemand anders geht: {then}.",
    "answer.ahead.leaves.many": (
        "Vielleicht trifft es jemand anders, wenn {many:dieser Spieler geht|von diesen jemand "
        "geht}: {who}."
    ),
    "answer.ahead.leaves.else.list": (
        "Wenn jemand anders geht, hängt das Freilos von offenen Partien ab; die erste Zeile, die "
        "eintrifft, gilt:"
    ),
    "answer.ahead.line": "– {who}, wenn {when}",
    "answer.ahead.line.last": "– sonst {who}",
    "answer.ahead.then.bye": "das Freilos hat {cases}",
    "answer.ahead.then.reserve": "{who} spielt mit, und niemand hat ein Freilos",
    "answer.ahead.then.volunteer": "{who} pausiert, wie angeboten",
    "answer.ahead.then.stuck": "niemand hier kann das Freilos haben, und die Auslosung hält an",
    "answer.ahead.among": "jemand von diesen: {who} (zu viele offene Partien, um mehr zu sagen)",
    "answer.ahead.if": "{who}, wenn {when}; sonst {other}",
    "answer.ahead.or": " oder ",
    "answer.ahead.awaited": "Noch nicht da und deshalb nicht mitgezählt: {who}.",
    "answer.even": "Ohne Vorgabe: Rangunterschied {difference}, minus {minus}.",
    "answer.top": "Für die Vorgabe zählt niemand höher als {rank}: {who}.",
    "answer.even.above": (
        "Ohne Vorgabe: {who} hat einen Startrang, ab dem immer ohne Vorgabe gespielt wird."
    ),
    "answer.even.by": "Ohne Vorgabe: Unterschied {difference} ({by}), minus {minus}.",
    "answer.even.close": (
        "Ohne Vorgabe: Unterschied {difference} ({by}); bis {close} gibt es keine."
    ),
    "answer.board": (
        "Vorgabe {stones}, Komi {komi}: Blatt „{sheet}“, {board} × {board}; Unterschied "
        "{difference} ({by}), minus {minus}, höchstens {cap}."
    ),
    "answer.by": (
        "Vorgabe {stones}: Unterschied {difference} ({by}), minus {minus}, höchstens {cap}."
    ),
    "answer.by.rating": (
        "Vorgabe {stones}: Unterschied {difference} ({by}), minus {minus}, gerundet, höchstens "
        "{cap}."
    ),
    "answer.by.score": (
        "Vorgabe {stones}: Unterschied {difference} ({by}), minus {minus}, abgerundet, höchstens "
        "{cap}."
    ),
    "answer.stones": (
        "Vorgabe {stones}: Rangunterschied {difference}, minus {minus}, höchstens {cap}."
    ),
    "answer.unrated": "{who} hat kein Rating: es zählt die Mitte von {rank}.",
    "answer.unrated.rank": "{who} hat kein Rating: es zählt der Startrang, {rank}.",
    "answer.entry.raised": "{who} startet mit {entry}, über dem veröffentlichten Rating {rating}.",
    "answer.entry.lowered": (
        "{who} startet mit {entry}, unter dem veröffentlichten Rating {rating}, aus dem Grund "
        "auf „Probleme“."
    ),
    "answer.entry.unproved": (
        "{who} möchte als {rank} starten, aber ohne Nachweis zählt das veröffentlichte Rating, "
        "{rating}."
    ),
    "place.before": "{ahead} steht vor {behind}: {rest}.",
    "place.shared": "{one} und {other} teilen sich Platz {place}: {equal}.",
    "place.by": "{criterion}, {mine} zu {theirs}",
    "place.section": "Gruppe {mine} kommt vor Gruppe {theirs}",
    "place.winner": ("{winner} hat keine Runde ausgelassen, und nur so jemand kann Erster sein"),
    "place.one": "{criterion}, {winner} gewann gegen {loser}",
    "place.direct": "{criterion}",
    "place.all": "{winner} hat keine Runde ausgelassen",
    "place.lot": "durch das Los",
    "place.equal": "{figures} gleich",
    "place.and": " und ",
    "place.undecided": "{criterion} trennt niemanden",
    "place.all.both": "beide haben keine Runde ausgelassen",
    "place.all.none": "beide haben eine Runde ausgelassen",
    "draw.rematch": "Wiederholung",
    "draw.strict": "streng getrennt",
    "draw.title": "Titel: nahe der Spitze",
    "draw.score": "Punktunterschied",
    "draw.boundaries": "übersprungene Punktgruppen",
    "draw.floated": "zweimal runter- oder hochgelost",
    "draw.again": "zweimal aus der Gruppe gelost",
    "draw.balanced": "hoch und runter im Ausgleich",
    "draw.floats": "wer die Gruppe wechselt",
    "draw.wishes": "Wünsche",
    "draw.children": "Kinder",
    "draw.halves": "Hälften",
    "draw.apart": "getrennt gehalten",
    "draw.place": "Platz in der Punktgruppe",
    "draw.handicap": "Vorgabe",
    "draw.third": "dreimal dieselbe Farbe",
    "draw.colours": "Farben",
    "draw.later": "früher getrennt gehalten",
    "draw.top": "obere Gruppen zuerst",
    "draw.lot": "Los",
    "shared.club": "gleicher Verein",
    "shared.city": "gleiche Stadt",
    "shared.state": "gleiche Region",
    "shared.country": "gleiches Land",
    "shared.family": "gleicher Nachname",
    "cost.apart": "gleicher Verein, gleiche Stadt oder Familie",
    "cost.rematch": "sie haben schon gegeneinander gespielt",
    "cost.strict": "sie sind streng getrennt",
    "cost.title": "hier geht es um den Titel, aber nicht für beide mit gleichen Punkten",
    "cost.boundaries": "Abstand in Punktgruppen: {cost}",
    "cost.again": "wie oft beide schon hoch- oder runtergelost wurden: {cost}",
    "cost.balanced": "runter- minus hochgelost, im Quadrat, nach dieser Partie: {cost}",
    "cost.wishes": "ein Wunsch bleibt offen",
    "cost.children": "ein Kind ohne Sieg: je schwächer das Gegenüber, desto besser",
    "cost.handicap": "Steine: {cost}",
    "cost.third": "dreimal in Folge dieselbe Farbe: {cost}×",
    "cost.later": ("in früheren Runden getrennt gehalten; in den letzten Runden zählt es weniger"),
    "cost.top": (
        "verschiedene Punkte: wo sonst alles gleich ist, bleiben die oberen Gruppen unter sich"
    ),
    "cost.fewer.never": "weniger solche Tische waren nicht möglich",
    "cost.fewer.worse": "mit weniger solchen Tischen schlechter: {cost}",
    "cost.fewer.lot": "weniger solche Tische wären genauso gut, und das Los hat entschieden",
    "answer.title": "Runde {round}, Tisch {table}: {white} (Weiß) – {black} (Schwarz)",
    "answer.criterion": "Kriterium",
    "answer.here": "Hier",
    "answer.all": "Alle",
    "answer.why": "Warum",
    "answer.then": "{who}: damals {then}, jetzt {now}",
    "answer.then.changed": (
        "Seit der Auslosung dieser Runde geändert: {who}. Die Antwort geht von damals aus."
    ),
    "answer.then.unexplained": (
        "Aber nicht nur ein Ergebnis oder Startpunkte haben sich geändert: damals hat vielleicht "
        "etwas anderes entschieden."
    ),
    "answer.same": "beide haben {score}, in einer Punktgruppe von {group}",
    "answer.group.odd": "Punktgruppe von {group} mit {score}: jemand musste hinaus",
    "answer.group.met": "{who} hat schon gegen alle anderen mit {score} gespielt",
    "answer.group.floaters": (
        "{floaters} aus der Punktgruppe von {group} mit {score} {floaters:muss|müssen} hinaus, "
        "damit alle gepaart werden können"
    ),
    "answer.group.left": (
        "{floaters} aus der Punktgruppe von {group} mit {score} {floaters:ist|sind} hinaus"
    ),
    "answer.floated.never": "beide wurden noch nie so hoch- oder runtergelost",
    "answer.floated": "{who} wurde schon {times}× so hoch- oder runtergelost",
    "answer.floats.down.bottom": "{who} wird runtergelost: am schwächsten in der Punktgruppe",
    "answer.floats.down.middle": "{who} wird runtergelost: in der Mitte der Punktgruppe",
    "answer.floats.down.top": "{who} wird runtergelost: am stärksten in der Punktgruppe",
    "answer.floats.up.bottom": "{who} wird hochgelost: am schwächsten in der Punktgruppe",
    "answer.floats.up.middle": "{who} wird hochgelost: in der Mitte der Punktgruppe",
    "answer.floats.up.top": "{who} wird hochgelost: am stärksten in der Punktgruppe",
    "answer.floats.down.too": "{who} wird runtergelost: danach an der Reihe in der Punktgruppe",
    "answer.floats.up.too": "{who} wird hochgelost: danach an der Reihe in der Punktgruppe",
    "answer.floats.never": (
        "{who} wird hoch- oder runtergelost statt {others}: sonst bliebe jemand übrig"
    ),
    "answer.floats.worse": (
        "{who} wird hoch- oder runtergelost statt {others}: sonst schlechter: {cost}"
    ),
    "answer.floats.lot": (
        "{who} wird hoch- oder runtergelost und nicht {others}: das Los hat entschieden"
    ),
    "answer.floats.unknown": "{who} wird hoch- oder runtergelost und nicht {others}",
    "answer.floats.unlike": "{who} wurde noch nicht hoch- oder runtergelost, anders als {others}",
    "answer.halves.kept": "je einer aus jeder Hälfte",
    "answer.halves.first": (
        "die Hälften haben schon zu oft gegeneinander gespielt: von oben her bekommt jeder den "
        "ersten neuen Gegner"
    ),
    "answer.halves.broken": "beide aus derselben Hälfte",
    "answer.pattern": "nach dem Muster",
    "answer.pattern.met": "das Muster gibt {partner}: sie haben schon gegeneinander gespielt",
    "answer.pattern.shared": "das Muster gibt {partner}: {shared}",
    "answer.pattern.never": (
        "das Muster gibt {partner}: aber dann lassen sich nicht alle anderen paaren"
    ),
    "answer.pattern.worse": "das Muster gibt {partner}: aber dann schlechter: {cost}",
    "answer.pattern.lot": "das Muster gibt {partner}: genauso gut, und das Los hat entschieden",
    "answer.pattern.unknown": "das Muster gibt {partner}",
    "answer.pattern.apart": (
        "das Muster gibt {partner}; solche Paare werden getrennt gehalten ({shared})"
    ),
    "answer.colours": "öfter Weiß als Schwarz: {upper} {upper_balance}, {lower} {lower_balance}",
    "answer.lot": "entscheidet, wo sonst alles gleich ist",
    "answer.white.stronger": "Weiß nach der Regel: {white}, weil stärker.",
    "answer.white.balance": "Weiß nach der Regel: {white}, weil {black} öfter Weiß hatte.",
    "answer.white.alternate": (
        "Weiß nach der Regel: {white} hatte zuletzt Schwarz oder {black} Weiß; sonst ist alles "
        "gleich."
    ),
    "answer.white.lot": "Weiß durch das Los: {white}; beide hatten bisher dieselben Farben.",
    "answer.white.nigiri": (
        "Weiß durch Nigiri: {white}; wurde anders entschieden, die Nummern tauschen."
    ),
    "answer.white.players": "{white} und {black} wählen ihre Farben selbst.",
    "answer.white.third": (
        "Weiß nach der Regel: {white}, damit niemand dreimal in Folge dieselbe Farbe hat."
    ),
    "answer.white.handicap": "Schwarz nach der Regel: {black}, weil schwächer.",
    "answer.reserve": (
        "{who} spielt nur bei Bedarf: ohne diese Partie hätte jemand keinen Gegner."
    ),
    "answer.yours": "✎ von Hand: dieses Paar; in der Auslosung stand {pairs}.",
    "answer.yours.new": "✎ von Hand: dieses Paar.",
    "answer.yours.changed": "✎ von Hand: {what}",
    "answer.yours.bye": "✎ von Hand: dieses Freilos; nach der Regel hat es {who}.",
    "answer.yours.nobody": "✎ von Hand: dieses Freilos; nach der Regel hat es hier niemand.",
    "answer.else": "Ohne dieses Paar gäbe es {come} statt {gone}: {what}",
    "answer.else.none": "Ohne dieses Paar lässt sich die Runde nicht auslosen.",
    "answer.else.none.given": (
        "Mit den Freilosen und den von Hand gesetzten Paaren lässt sich die Runde ohne dieses "
        "Paar nicht auslosen."
    ),
    "answer.else.worse": "{criterion}: {more} mehr ({before} → {after}), bei {where}.",
    "answer.else.better": (
        "{criterion}: {less} weniger ({before} → {after}), also besser, aber so wurde die Runde "
        "nicht ausgelost."
    ),
    "answer.else.lot": "gleich in allem außer dem Los.",
    "answer.else.equal": "gleich in allem.",
    "answer.pair": "{one} – {other}",
    "answer.words.same": (
        "Beide haben {score:# Punkt|# Punkte}, genauso wie {others:# weiterer Spieler|# weitere "
        "Spieler}."
    ),
    "answer.words.same.only": "Nur diese beiden haben {score:# Punkt|# Punkte}.",
    "answer.words.same.only.here": (
        "In dieser Auslosung haben nur diese beiden {score:# Punkt|# Punkte}."
    ),
    "answer.words.apart": "{upper} hat {mine:# Punkt|# Punkte}, {lower} hat {theirs}.",
    "answer.words.elsewhere": (
        "{others:# weiterer Spieler hat|# weitere Spieler haben} {score:# Punkt|# Punkte}, aber "
        "nicht in dieser Auslosung."
    ),
    "answer.words.group.alone": "Sonst hat niemand {score:# Punkt|# Punkte}.",
    "answer.words.group.alone.here": (
        "In dieser Auslosung hat sonst niemand {score:# Punkt|# Punkte}."
    ),
    "answer.words.group.met": (
        "{who} hat schon gegen alle anderen mit {score:# Punkt|# Punkten} gespielt."
    ),
    "answer.words.group.met.here": (
        "{who} hat schon gegen alle anderen in dieser Auslosung mit {score:# Punkt|# Punkten} "
        "gespielt."
    ),
    "answer.words.group.odd": (
        "{group:# Spieler hat|# Spieler haben} {score:# Punkt|# Punkte}, eine ungerade Zahl: einer "
        "davon musste gegen jemanden mit anderer Punktzahl spielen."
    ),
    "answer.words.group.never": (
        "Von den {group:# Spieler|# Spielern} mit {score:# Punkt|# Punkten} {floaters:musste "
        "#|mussten #} gegen jemanden mit anderer Punktzahl spielen, damit alle gepaart werden "
        "konnten."
    ),
    "answer.words.group.worse": (
        "Von den {group:# Spieler|# Spielern} mit {score:# Punkt|# Punkten} {floaters:spielte "
        "#|spielten #} gegen jemanden mit anderer Punktzahl: sonst {cost}."
    ),
    "answer.words.group.lot": (
        "Von den {group:# Spieler|# Spielern} mit {score:# Punkt|# Punkten} {floaters:spielte "
        "#|spielten #} gegen jemanden mit anderer Punktzahl: das Los hat entschieden."
    ),
    "answer.words.group.unknown": (
        "Von den {group:# Spieler|# Spielern} mit {score:# Punkt|# Punkten} {floaters:spielte "
        "#|spielten #} gegen jemanden mit anderer Punktzahl."
    ),
    "answer.words.floated": "{who} wurde schon {times:einmal|#-mal} so hoch- oder runtergelost.",
    "answer.words.down.bottom": "{who} ist davon am schwächsten und wird runtergelost.",
    "answer.words.down.middle": "{who} liegt davon in der Mitte und wird runtergelost.",
    "answer.words.down.top": "{who} ist davon am stärksten und wird runtergelost.",
    "answer.words.up.bottom": "{who} ist davon am schwächsten und wird hochgelost.",
    "answer.words.up.middle": "{who} liegt davon in der Mitte und wird hochgelost.",
    "answer.words.up.top": "{who} ist davon am stärksten und wird hochgelost.",
    "answer.words.down.too": "{who} ist danach an der Reihe und wird runtergelost.",
    "answer.words.up.too": "{who} ist danach an der Reihe und wird hochgelost.",
    "answer.words.goes.never": (
        "Es musste {who} sein und nicht {others}: sonst hätten nicht alle gepaart werden können."
    ),
    "answer.words.goes.worse": "Es musste {who} sein und nicht {others}: sonst {cost}.",
    "answer.words.goes.lot": "Es war {who} und nicht {others}: das Los hat entschieden.",
    "answer.words.goes.unknown": "Es war {who} und nicht {others}.",
    "answer.words.goes.unlike": (
        "{who} war an der Reihe: noch nie hoch- oder runtergelost, anders als {others}."
    ),
    "answer.words.first-new": (
        "Obere und untere Hälfte haben schon zu oft gegeneinander gespielt: von oben an bekam "
        "jeder den ersten Gegner, gegen den er noch nicht gespielt hat."
    ),
    "answer.words.lot": "In einer Punktgruppe wird so gepaart: {pattern}.",
    "answer.words.pattern": (
        "In der Reihenfolge ihrer Punktgruppe stehen sie an Stelle {one} und {two} von {group}; "
        "gepaart wird so: {pattern}."
    ),
    "answer.words.pattern.met": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt, aber das gab es schon."
    ),
    "answer.words.pattern.shared": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt, aber sie werden getrennt gehalten "
        "({shared})."
    ),
    "answer.words.pattern.never": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt, aber dann hätten nicht alle "
        "anderen gepaart werden können."
    ),
    "answer.words.pattern.worse": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt, aber dann {cost}."
    ),
    "answer.words.pattern.lot": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt; das wäre genauso gut gewesen, und "
        "das Los hat entschieden."
    ),
    "answer.words.pattern.unknown": "Der Reihe nach hätte {upper} gegen {partner} gespielt.",
    "answer.words.pattern.apart": (
        "Der Reihe nach hätte {upper} gegen {partner} gespielt; solche Paare werden getrennt "
        "gehalten ({shared})."
    ),
    "answer.words.cost.rematch": "Die beiden haben schon gegeneinander gespielt.",
    "answer.words.cost.strict": "Diese beiden sind streng getrennt.",
    "answer.words.cost.title": (
        "Hier geht es um den Titel, aber nicht für beide mit gleichen Punkten."
    ),
    "answer.words.cost.wishes": "Hier bleibt ein Wunsch offen.",
    "answer.words.cost.children": (
        "Hier spielt ein Kind ohne Sieg, das gegen jemand Schwachen spielen soll."
    ),
    "answer.words.cost.apart": "Sie sollten eher getrennt bleiben (Verein, Stadt oder Familie).",
    "answer.words.cost.third": "Jemand hat zum dritten Mal in Folge dieselbe Farbe.",
    "answer.words.cost.later": (
        "In früheren Runden wurden sie getrennt gehalten; in den letzten zählt das weniger."
    ),
    "answer.fewer.never": "Weniger solche Tische waren nicht möglich.",
    "answer.fewer.worse": "Mit weniger solchen Tischen {cost}.",
    "answer.fewer.lot": (
        "Weniger solche Tische wären genauso gut gewesen, und das Los hat entschieden."
    ),
    "answer.instead": "{upper} hätte gegen {one} spielen können (und {lower} gegen {two}): {what}.",
    "answer.instead.more": (
        "{upper} hätte gegen {one} spielen können (und {lower} gegen {two}), wenn noch {more:# "
        "Tisch anders wäre|# Tische anders wären}: {what}."
    ),
    "answer.price.at": "{what}: {who}",
    "answer.price.then": "aber dann {cost}",
    "answer.price.rematch": "hätte es eine Partie zum zweiten Mal gegeben",
    "answer.price.strict": "hätten zwei gespielt, die streng getrennt sind",
    "answer.price.title": (
        "hätte jemand im Titelkampf gegen jemanden gespielt, der nicht darin ist oder andere "
        "Punkte hat"
    ),
    "answer.price.score": (
        "hätten {one} und {other} mit {points:# Punkt|# Punkten} Abstand gegeneinander gespielt"
    ),
    "answer.price.boundaries": "wären mehr Grenzen zwischen Punktgruppen überschritten worden",
    "answer.price.floated": "wäre jemand noch einmal hoch- oder runtergelost worden",
    "answer.price.again": "hätte jemand noch einmal die Punktgruppe verlassen",
    "answer.price.balanced": "wären hoch und runter schlechter ausgeglichen",
    "answer.price.floats": "wäre der Falsche hoch- oder runtergelost worden",
    "answer.price.wishes": "bliebe ein Wunsch offen",
    "answer.price.children": "hätte ein Kind ohne Sieg eine schwerere Partie gehabt",
    "answer.price.halves": (
        "hätten zwei aus derselben Hälfte ihrer Punktgruppe gegeneinander gespielt"
    ),
    "answer.price.apart": "hätten zwei gegeneinander gespielt, die getrennt gehalten werden",
    "answer.price.place": "wäre die Reihenfolge der Punktgruppe schlechter eingehalten",
    "answer.price.handicap": "hätte es mehr Vorgabesteine gegeben",
    "answer.price.third": "hätte jemand dreimal in Folge dieselbe Farbe",
    "answer.price.colours": "wären Weiß und Schwarz ungleicher verteilt",
    "answer.price.later": (
        "hätten zwei gegeneinander gespielt, die in früheren Runden getrennt waren"
    ),
    "answer.price.top": "hätten weiter oben mehr gegen andere Punkte gespielt",
    "answer.price.lot": "das wäre genauso gut gewesen, und das Los hat entschieden",
    "answer.price.equal": "das wäre in allem genauso gut gewesen",
    "answer.price.better": (
        "das wäre sogar besser gewesen ({criterion}), aber so wurde die Runde nicht ausgelost"
    ),
    "whatif.title": "Runde {round}, was wäre wenn: {wish}",
    "whatif.forbid": "nicht {pairs}",
    "whatif.force": "{pairs} gegeneinander",
    "whatif.bye": "Freilos für {who}",
    "whatif.nothing": "neu ausgelost",
    "whatif.changed": "Tische mit einem anderen Paar: {changed} von {boards}",
    "whatif.locked": (
        "Tische, die bleiben: {kept} (mit Ergebnis, unter „Fest“ markiert oder von Hand)"
    ),
    "whatif.table": "Tisch",
    "whatif.old": "Jetzt",
    "whatif.next": "Die nächste Auslosung",
    "whatif.new": "Dann",
    "whatif.bye.row": "Freilos",
    "whatif.totals": "Alle Tische, nach Kriterien",
    "whatif.difference": "Unterschied",
    "whatif.note": (
        "Beide Spalten sind mit denselben Einstellungen gerechnet, denen der Frage. Weniger ist "
        "besser; die erste Zeile zählt am meisten."
    ),
    "whatif.unkept": (
        "Nichts wurde geschrieben. Um wirklich so auszulosen, den Befehl mit --keep wiederholen."
    ),
    "answer.asked": "Gewünscht: diese zwei spielen nur gegeneinander, siehe das Blatt „Wünsche“.",
    "answer.white.system": "Farben nach dem System ({system}): {white} hat Weiß.",
    "answer.bye.system": (
        "Nach dem System ({system}) gibt es hier keinen Gegner; das Freilos zählt als Sieg."
    ),
    "answer.bye.system.yours": "✎ von Hand: Freilos für {who}.",
    "meeting": "Sie treffen nach dem System „{system}“ aufeinander.",
    "meeting.none": "Dieses Paar kommt nicht aus dem System „{system}“: es wurde von Hand gemacht.",
    "answer.even.all": "Ohne Vorgabe: wie alle Partien des Turniers („Höchste Vorgabe“ ist 0).",
    "meeting.even": "Ohne Vorgabe: hier gibt es keine.",
    "meeting.tree": (
        "Sieger gegen Sieger: {one} und {other} stehen im Baum nebeneinander ({system})."
    ),
    "meeting.tree third": "{one} und {other} haben die Halbfinale verloren und spielen um Platz 3.",
    "meeting.tree left": (
        "Die Gegner der beiden im Baum sitzen anderswo, also spielen die zwei gegeneinander."
    ),
    "meeting.team.board": (
        "Die Mannschaften {one} und {other} spielen gegeneinander: dies ist Brett {board}."
    ),
    "meeting.team.turn": (
        "{one} bleibt sitzen, {other} rückt weiter: so sitzen sie in Runde {round}."
    ),
    "meeting.robin.order": (
        "Jeder gegen jeden: bei {rounds:# Runde|# Runden} treffen sie der Reihe nach in Runde "
        "{step} aufeinander."
    ),
    "meeting.knockout.final": "Das Finale: Setzplätze {one} und {other}.",
    "meeting.knockout.semi": "Ein Halbfinale: Setzplätze {one} und {other}.",
    "meeting.knockout.round": (
        "Nach dem Baum (noch {left:# Platz|# Plätze}) spielen in dieser Runde die Setzplätze {one} "
        "und {other} gegeneinander."
    ),
    "meeting.knockout.third": "Um Platz 3: beide haben ihr Halbfinale verloren.",
    "meeting.knockout.left": (
        "Die Gegner der beiden im Baum sitzen anderswo, also spielen die zwei gegeneinander."
    ),
    "meeting.playoff.final": (
        "Die letzte Partie im Stichkampf um Platz {place}: Nummern {one} und {other} darin."
    ),
    "meeting.playoff.round": (
        "Stichkampf um Platz {place}: kleinste übrige Nummer gegen größte, hier {one} und {other}."
    ),
    "meeting.playoff.third": (
        "Stichkampf um Platz {place}: beide haben die vorletzte Runde verloren."
    ),
    "length.players": "{count} Spieler",
    "length.group": "Gruppen zu {count}",
    "length.teams": "{count} Mannschaften",
    "length.boards": "Zwei Mannschaften zu {count}",
    "length.rounds": "{count:# Runde|# Runden}",
    "meeting.robin.moved": (
        "Jeder gegen jeden: ihre Partie fiel in ihrer Runde aus, und in dieser sind beide frei."
    ),
}
