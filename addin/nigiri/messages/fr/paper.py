"""The words on printed sheets and published pages, in French."""

WORDS = {
    "paper.round": "Ronde {number}",
    "paper.round.draft": "Ronde {number} (brouillon)",
    "paper.round.to.come": "Ronde {number}, à venir",
    "paper.round.missing": "Ronde {number} : résultats manquants",
    "paper.next.round": "Ronde suivante",
    "paper.missing": "Résultats manquants",
    "paper.missing.tables": "Ronde {number}, table {tables}",
    "paper.tables": "tables {first} à {last}",
    "paper.tables.one": "table {first}",
    "paper.letters.one": "{first}",
    "paper.letters": "{first} – {last}",
    "paper.table": "Table",
    "paper.number": "No",
    "paper.name": "Nom",
    "paper.rank": "Rang",
    "paper.white": "Blanc",
    "paper.black": "Noir",
    "paper.plays": "Joue",
    "paper.opponent": "Contre",
    "paper.handicap": "Handicap",
    "paper.result": "Résultat",
    "paper.komi.even": "komi {even}",
    "paper.komi.both": "komi {even}, avec handicap {more}",
    "paper.komi.each": "komi {even}, handicap 1 {one}, pierres {more}",
    "paper.bye": "Exempt",
    "paper.wins": "compte comme une victoire",
    "paper.out": "Absents",
    "paper.still.playing": "Jouent encore",
    "paper.plays.still": "joue encore",
    "paper.to.draw": "Pas encore appariés",
    "paper.yet.undrawn": "pas encore apparié",
    "paper.absent": "Absent",
    "paper.perhaps": "Peut-être",
    "paper.who": "{what} : {who}",
    "paper.if.needed": "joue au besoin",
    "paper.offered": "saute la ronde, comme proposé",
    "paper.no.game": "Sans partie",
    "paper.players.counted": "{count} joueurs",
    "paper.back": "joue dès la ronde {number}",
    "paper.gone": "jusqu'à la fin",
    "paper.by.default": "{result} par forfait",
    "paper.registration": "Joueurs inscrits",
    "paper.club": "Club",
    "paper.rating": "Cote",
    "paper.section": "Section",
    "paper.start": "Départ",
    "paper.here": "Présent",
    "paper.not.here": "pas encore là",
    "paper.how.many": "{here} sur {all} sont là.",
    "paper.nobody": "Personne n'est encore inscrit.",
    "paper.qualification": "Qualification après la ronde {number}",
    "paper.european": "Européen",
    "paper.european.typed": "{why}",
    "paper.european.eu": "{why}, dans l'Union européenne",
    "paper.european.europe": "{why}, en Europe",
    "paper.european.egf": "{why}, membre de l'EGF",
    "paper.qualification.order": (
        "Européens seulement, dans cet ordre : toutes les rondes jouées, score, comparaison "
        "directe, cote, tirage au sort."
    ),
    "paper.qualifies": "Qualification",
    "paper.is.qualified": "qualifié",
    "paper.is.play-off": "barrage",
    "paper.is.substitute": "remplaçant {number}",
    "paper.qualification.substitutes": "Qui n'accepte pas est remplacé par le remplaçant suivant.",
    "paper.qualification.play-off": "Barrage encore à jouer : {players}.",
    "paper.qualification.league": (
        "Européens seulement, dans cet ordre : place finale avec barrages, cote, sort."
    ),
    "paper.left.unknown": "Pas dans la liste tant qu'on ignore s'ils sont européens : {who}.",
    "paper.left.league": "Pas dans la liste, car qualifiés par la ligue : {who}.",
    "paper.in.league.path": "* dans la voie de la ligue : la ligue ou un tour préliminaire.",
    "paper.time.by.rank": "{rank} ou plus fort : {time}",
    "paper.stronger.decides": "selon le rang du plus fort ; le même temps pour les deux",
    "paper.stages": "Étapes du championnat",
    "paper.stage.komi": "{time} ; komi {komi}",
    "paper.stage.ing": "{time} ; komi 7½, ou 8 sur matériel Ing",
    "paper.stage.league": "Ligue",
    "paper.stage.pko": "Tours préliminaires",
    "paper.stage.mcmahon": "McMahon",
    "paper.stage.playoff.1": "Barrage d'une ronde",
    "paper.stage.playoff.2": "Barrage de 2 rondes",
    "paper.stage.playoff.3": "Barrage de 3 rondes",
    "paper.stage.playoff.4": "Barrage de 4 rondes",
    "paper.stage.qt": "Tournoi qualificatif",
    "paper.stage.qt.of.7.rounds": "Tournoi qualificatif de 7 rondes",
    "paper.stage.qt.round.robin": "Tournoi qualificatif, tous contre tous",
    "paper.stage.qt.knockout": "Tournoi qualificatif, élimination directe",
    "paper.clocks": "Pendules",
    "paper.clocks.cannot": (
        "pendules sans 45 s : 40 s ; sans 30 s en tournoi qualificatif : 15 pierres en 5 min"
    ),
    "paper.grid": "Grille du tournoi",
    "paper.grid.after": "Grille après la ronde {number}",
    "paper.grid.players": "{first} – {last}",
    "paper.grid.start": "Départ",
    "paper.grid.round": "R{number}",
    "paper.grid.wins": "Vict.",
    "paper.grid.place": "Place",
    "paper.grid.bye": "ex.",
    "paper.grid.director": "Dir. {name}",
    "paper.grid.winners": "Gagnants",
    "paper.grid.winner.nobody": "personne ({names} à égalité)",
    "paper.grid.winner": "Section {section} – {names}",
    "paper.grid.nobody": "Personne n'a encore de numéro.",
    "paper.letter.white": "B",
    "paper.letter.black": "N",
    "paper.grid.legend": (
        "Une case : l'adversaire ; {white} Blanc, {black} Noir, +n reçoit, −n donne n pierres (1 "
        ": sans komi) ; dessous, le score après la ronde. Gris : gagné."
    ),
    "paper.grid.open": "◐ : les joueurs ont choisi, et personne n'a noté qui avait Blanc.",
    "paper.note.default": "Ronde {round} : {first} bat {second} par forfait",
    "paper.note.default.none": "Ronde {round} : {first} et {second} perdent tous deux par forfait",
    "paper.note.default.both": "Ronde {round} : {first} et {second} gagnent tous deux par forfait",
    "paper.note.default.jigo": (
        "Ronde {round} : {first} et {second} partagent le point d'une partie non jouée"
    ),
    "paper.note.provisional": "Ronde {round} : le résultat de {first} et {second} manque",
    "paper.note.rank": "{first} est {rank} dès la ronde {round}",
    "paper.schedule": "Horaire",
    "paper.schedule.round": "Ronde",
    "paper.schedule.when": "Quand",
    "paper.schedule.end": "Fin au plus tard",
    "paper.schedule.next": "Ronde suivante dès",
    "paper.schedule.slack": "Marge",
    "paper.schedule.spare": "{minutes} min",
    "paper.schedule.short": "{minutes} min trop tôt",
    "paper.schedule.prizes": "Remise des prix : à {hour} au plus tard.",
    "paper.schedule.proposed": "Les heures entre parenthèses sont les premières possibles.",
    "paper.schedule.long": "{hours} h {minutes}",
    "paper.schedule.rule": (
        "Temps : {limits}. Une partie peut durer {long} ; les parties qui finissent vers midi ou "
        "le soir sont suivies d'un repas de {meal:# minute|# minutes}."
    ),
    "paper.schedule.breaks": (
        "Entre deux rondes, il y a au moins {slack:# minute|# minutes} ; un jour de plus de quatre "
        "rondes, {pause:# minute|# minutes} avant les deux dernières."
    ),
    "paper.schedule.no.time": (
        "Pour voir quand finissent les parties, écrivez le temps dans Tournoi, par exemple 60 min "
        "+ 30/5."
    ),
    "paper.schedule.no.hour": (
        "Écrivez les heures des rondes dans Tournoi, par exemple samedi 9 h 30."
    ),
    "paper.news": "Résultats",
    "paper.news.after": "Après la ronde {number} sur {rounds}",
    "paper.news.lead": (
        "{players:# joueur|# joueurs}, de {best} à {last} ; rondes jouées : {rounds}."
    ),
    "paper.news.place": "Place",
    "paper.news.wins": "Victoires",
    "paper.certificates": "Certificats",
    "paper.certificate": "Certificat",
    "paper.certificate.to": "décerné à",
    "paper.certificate.wins": "{wins:# victoire|# victoires} en {rounds:# ronde|# rondes}",
    "paper.certificate.section": "Section {section}",
    "paper.certificate.director": "Directeur",
    "paper.ordinal.one": "{place}er",
    "paper.ordinal.two": "{place}e",
    "paper.ordinal.few": "{place}e",
    "paper.ordinal.more": "{place}e",
    "paper.plaques": "Plaques",
    "paper.plaque.section": "{place}, Section {section}",
    "paper.plaque.undated": "L'année manque : écrivez les dates sur Tournoi.",
    "paper.giving": "Remise des prix",
    "paper.giving.for": "Pour",
    "paper.giving.given": "Remis",
    "paper.giving.special": "Prix spéciaux",
    "paper.giving.special.one": "Prix spécial",
    "paper.giving.wins": "Pour les victoires",
    "paper.giving.places": "Places",
    "paper.giving.first": "Premier, {wins:# victoire|# victoires}",
    "paper.giving.with.wins": "{wins:# victoire|# victoires}",
    "paper.giving.discretion": "a manqué une ronde : demander au directeur",
    "paper.giving.stead": (
        "{first} est en tête de ceux qui n'ont manqué aucune ronde ; {others} en {many:a|ont} "
        "manqué."
    ),
    "paper.giving.without": (
        "Il n'y a pas de classeur de l'organisateur à côté du tournoi : les prix sont ceux "
        "de la feuille Sections."
    ),
    "paper.giving.choice": "Si les prix sont à choisir, dans cet ordre : {names}.",
    "paper.giving.none": "Pas de prix : personne n'est encore classé.",
    "paper.giving.thanks": (
        "Remerciements : {who} ; les bénévoles ; ceux qui ont offert la salle et les prix ; et "
        "tous les participants."
    ),
    "paper.giving.thanks.all": (
        "Remerciements : les bénévoles ; ceux qui ont offert la salle et les prix ; et tous "
        "les participants."
    ),
    "paper.place.one": "{place}re place",
    "paper.place.two": "{place}e place",
    "paper.place.few": "{place}e place",
    "paper.place.more": "{place}e place",
    "paper.badges": "Porte-noms",
    "paper.badges.nobody": "Personne n'est encore inscrit.",
    "paper.printed": "imprimé {stamp}",
    "paper.teams": "Équipes",
    "paper.teams.after": "Équipes après la ronde {number}",
    "paper.teams.best": "Équipes : {best:le meilleur|les # meilleurs}",
    "paper.team": "Équipe",
    "paper.match.points": "Points de match",
    "paper.boards.won": "Parties gagnées",
    "paper.wins.together": "Victoires ensemble",
    "paper.matches": "Matchs",
    "paper.members": "Joueurs",
    "paper.member": "{number} {name} : {won}",
    "paper.match": "{team} {won}–{lost}",
    "paper.match.playing": "{team} {won}–{lost} …",
    "paper.match.title": "Match {number} · {one} – {other}",
    "paper.match.score": "{won}–{lost}",
    "paper.match.so.far": "{won}–{lost} …",
    "paper.match.other": "Autres parties",
    "paper.match.board": "table {board} du match",
    "paper.match.free": "libre {won}",
    "paper.teams.none": (
        "Personne n'est encore dans une équipe : remplissez la colonne Équipe de Joueurs."
    ),
    "paper.teams.to.come": (
        "Les équipes sont connues quand les joueurs ont des numéros : `nigiri number`, ou "
        "appariez la ronde 1."
    ),
    "paper.teams.places": "par points de match : un match gagné 1, nul ½",
    "paper.teams.order": (
        "À égalité de points de match : parties gagnées, puis points de match des adversaires "
        "(SOST), puis parties gagnées aux 3, 2 et 1 premières tables (BDW3U, BDW2U, BDW1U), puis "
        "la cote moyenne (MNR)."
    ),
    "paper.teams.brackets": "Entre parenthèses : résultats qui ne comptent pas.",
    "paper.chart": "Tournoi annexe",
    "paper.beat": "A battu",
    "paper.lost.to": "A perdu contre",
    "paper.jigo.with": "Jigo",
    "paper.points": "Points",
    "paper.stones.against": "Handicaps : + reçoit, − donne",
    "paper.chart.rule": (
        "Trouvez vous-même un adversaire ; deux joueurs se rencontrent {games} fois au plus. Le "
        "gagnant écrit le numéro du perdant dans la prochaine case libre de sa propre ligne ; "
        "après un jigo, l'un des deux écrit le numéro de l'autre, suivi de =."
    ),
    "paper.chart.by.wins": "Le joueur qui a le plus de points est premier.",
    "paper.chart.by.wins.-.losses": (
        "Le joueur avec le plus de victoires, moins les défaites, est premier ; à égalité, celui "
        "qui a le plus de points."
    ),
    "paper.chart.by.percentage": (
        "Parmi les joueurs avec au moins {least:# partie|# parties}, le premier est celui qui a "
        "la plus grande part de points."
    ),
    "paper.chart.nobody": "Personne n'est au tableau : `nigiri chart`",
    "paper.ladder": "Échelle",
    "paper.rung": "Échelon",
    "paper.may.challenge": "Peut défier",
    "paper.ladder.games": "Défis",
    "paper.ladder.rule": (
        "Défiez quelqu'un au plus {reach:# place|# places} au-dessus de vous. Si vous gagnez, "
        "vous prenez sa place ; le joueur battu et tous ceux entre vous descendent d'une place."
    ),
    "paper.ladder.nobody": "Personne n'est sur l'échelle : `nigiri ladder`",
    "paper.slips": "Billets de résultat, ronde {number}",
    "paper.slips.draft": "Billets de résultat, ronde {number} (brouillon)",
    "paper.slips.none": "Il n'y a aucune partie dans cette ronde.",
    "paper.agreed.even": "égal",
    "paper.agreed.even.komi": "égal, komi {komi}",
    "paper.agreed.nigiri": "nigiri",
    "paper.agreed.nigiri.komi": "nigiri, komi {komi}",
    "paper.agreed.no.komi": "sans komi",
    "paper.agreed.no.komi.komi": "sans komi ({komi})",
    "paper.agreed.one.komi": "Noir commence, komi {komi}",
    "paper.agreed.stones": "{stones:# pierre|# pierres}",
    "paper.agreed.stones.komi": "{stones:# pierre|# pierres}, komi {komi}",
    "paper.agreed.listed": "{stones}",
    "paper.agreed.listed.komi": "{stones}, komi {komi}",
    "paper.agreed.on": "{words}, {size} × {size}",
    "paper.phone": "Résultat par téléphone : {address} · table {table} · code {code}",
    "paper.phone.code": "Résultat par téléphone : table {table} · code {code}",
    "paper.slip.winner": "No du gagnant",
    "paper.slip.signature": "Signature du gagnant",
    "paper.cards": "Cartes d'appariement",
    "paper.cards.after": "Cartes d'appariement, remplies jusqu'à la ronde {number}",
    "paper.cards.none": "Personne n'est encore là.",
    "paper.card.bye": "EX.",
    "paper.card.group": "Score {score} · joueurs : {count}",
    "paper.card.rating": "cote {rating}",
    "paper.card.section": "section {section}",
    "paper.card.start": "départ {score}",
    "paper.card.out": "absent : {rounds}",
    "paper.card.won": "gagné",
    "paper.card.lost": "perdu",
    "paper.card.jigo": "jigo",
    "paper.card.playing": "en cours",
    "paper.card.no.opponent": "exempt",
    "paper.card.missed": "manquée",
    "paper.card.defaulted": "{result}, par forfait",
    "paper.all.play.all": "Tous se rencontrent : {players} joueurs",
    "paper.all.play.all.round": "Ronde {number} :  {pairs}",
    "paper.all.play.all.how": (
        "Parties à égalité : le premier a Noir. Dans la ligne de chacun, écrire 1 pour une "
        "victoire, ½ pour un jigo, 0 pour une défaite."
    ),
    "paper.cards.by.hand": (
        "Pour apparier à la main : les joueurs du même score se rencontrent, personne ne "
        "rencontre deux fois le même joueur, personne n'est exempt deux fois. ↓ a rencontré moins "
        "de points, ↑ plus."
    ),
    "paper.tree": "Élimination directe",
    "paper.tree.playoff": "Barrage pour la place {place}",
    "paper.tree.third": "Troisième place",
    "paper.tree.free": "libre",
    "paper.tree.winner": "Gagnant",
    "paper.tree.none": "Aucune élimination n'a commencé, et aucune ne peut encore commencer.",
    "paper.charts": "Graphiques",
    "paper.no.charts": "Il n'y a encore rien à montrer.",
    "paper.incoming": "Ronde {number} : résultats reçus",
    "paper.incoming.about": (
        "{done} {done:résultat reçu|résultats reçus} sur {all}. Un carré est une table : plein "
        "dès que son résultat est là, vide avec son numéro jusque-là."
    ),
    "paper.incoming.of": "{done} sur {all}",
    "paper.incoming.count": "Résultats reçus",
    "paper.incoming.waiting": "Tables sans résultat",
    "paper.progress": "Scores de la section {section}",
    "paper.progress.all": "Scores de tous les joueurs",
    "paper.progress.of": "Scores de {name}",
    "paper.progress.about": (
        "Une ligne par joueur, du départ à la ronde {number} ; les cinq premiers sont nommés."
    ),
    "paper.progress.few": "Une ligne par joueur, du départ à la ronde {number}.",
    "paper.progress.own": "Le score au départ et après {number:la ronde|chacune des # rondes}.",
    "paper.after.round": "Ronde {number}",
    "paper.round.short": "R{number}",
    "paper.ranks": "Joueurs de chaque rang",
    "paper.ranks.about": (
        "Une barre par rang d'inscription, le plus fort à gauche ; des traits verticaux séparent "
        "les sections."
    ),
    "paper.ranks.whole": "Une barre par rang d'inscription, le plus fort à gauche.",
    "paper.section.short": "S{number}",
    "paper.players": "Joueurs",
    "paper.times": "Durée des rondes",
    "paper.times.about": (
        "Une barre par ronde, de l'appariement au dernier résultat, en heures et minutes."
    ),
    "paper.round.word": "Ronde",
    "paper.meetings": "Qui a rencontré qui",
    "paper.meetings.about": (
        "Un carré par paire qui s'est rencontrée, dans l'ordre des numéros ; des tirets "
        "séparent les sections."
    ),
    "paper.meetings.whole": "Un carré par paire qui s'est rencontrée, dans l'ordre des numéros.",
    "paper.met": "A rencontré",
    "paper.drawn": "Appariée",
    "paper.last.result": "Dernier résultat",
    "paper.took": "Durée",
    "paper.hidden": "Joueur {number}",
    "paper.hidden.nobody": "Un joueur",
    "paper.site.now": "Maintenant",
    "paper.site.tables": "Tables",
    "paper.site.names": "Noms",
    "paper.site.grid": "Grille",
    "paper.site.crosstable": "Tableau croisé",
    "paper.site.standings": "Classement",
    "paper.site.players": "Joueurs",
    "paper.site.menu": "Pages",
    "paper.site.rounds": "Rondes",
    "paper.site.skip": "Aller au tableau",
    "paper.site.search": "Chercher un nom ou un numéro",
    "paper.site.found": "trouvés",
    "paper.site.made": "en date du {stamp}",
    "paper.site.wall": "Pour le projecteur",
    "paper.site.wall.off": "Quitter la vue du projecteur",
    "paper.site.lost": "Pas de connexion ; voici le dernier état connu.",
    "paper.site.as.table": "Les mêmes données en tableau",
    "paper.site.none": "Personne n'est encore inscrit.",
    "paper.site.before": "Joueurs inscrits",
    "paper.next.before": (
        "Vérifiez votre nom et votre rang ; les appariements de la ronde 1 seront ici."
    ),
    "paper.next.play": "Trouvez votre nom et allez à votre table.",
    "paper.next.wait": (
        "Tous les résultats de la ronde {number} sont là ; les prochains appariements seront ici."
    ),
    "paper.next.frozen": (
        "Toutes les rondes sont jouées. Le classement final n'est pas encore affiché. Merci "
        "d'avoir joué !"
    ),
    "paper.next.end": (
        "{number:La seule ronde est jouée|Les # rondes sont jouées}. Merci d'avoir joué !"
    ),
    "paper.site.nobody": "personne ({names} à égalité)",
    "paper.site.winners": "Gagnants",
    "paper.site.section": "Section {number}",
    "paper.site.provisional": "Provisoire : des résultats manquent.",
    "paper.site.after": "après la ronde {number}",
    "paper.site.no.round": "Aucune ronde n'est encore appariée.",
    "paper.site.ticks": "✓ : gagné.",
    "paper.state.before": "{number:un joueur inscrit|# joueurs inscrits}",
    "paper.state.round": "Ronde {number} sur {rounds}",
    "paper.state.play": "{done} {all:résultat|résultats} sur {all}",
    "paper.state.wait": "tous les résultats sont là",
    "paper.state.end": "Toutes les rondes sont jouées",
    "paper.site.result": "Résultat",
    "paper.site.by.name": "Par nom",
    "paper.site.by.table": "Par table",
    "paper.site.leads": "★ : en tête.",
    "paper.site.first": "★ : première place.",
    "paper.site.defaulted": "! : par forfait.",
    "paper.tree.final": "Finale",
    "paper.tree.semi": "Demi-finales",
    "paper.tree.quarter": "Quarts de finale",
    "paper.site.games": "Parties",
    "paper.site.score": "Score",
    "paper.site.wins": "Victoires",
    "paper.site.place": "Place",
    "paper.site.colour": "Couleur",
    "paper.site.won": "gagné",
    "paper.site.lost.game": "perdu",
    "paper.site.playing": "en cours",
    "paper.site.missed": "non jouée",
    "paper.site.bye": "exempt",
    "paper.site.jigo": "jigo",
    "paper.site.takes": "reçoit {stones}",
    "paper.site.gives": "donne {stones}",
    "paper.place": "Place",
    "paper.score": "Score",
    "paper.score.from.zero": "Score (dès 0)",
    "paper.start.from.zero": "Départ (dès 0)",
    "paper.from.zero": (
        "Les scores sont affichés à partir de 0. Le SOS et les autres critères comptent ceux "
        "de l'appariement : {points} de moins chacun."
    ),
    "paper.from.zero.sums": (
        "Les scores, le SOS et les autres sommes sont affichés à partir de 0 : chaque score compte "
        "{points} de plus que selon les niveaux."
    ),
    "paper.as.drawn": (
        "Les scores sous 0 sont affichés tels quels : à partir de 0, {code} pourrait donner "
        "d'autres places."
    ),
    "paper.victories": "Vict.",
    "paper.why": "Pourquoi cette place",
    "paper.prize": "Prix",
    "paper.winner": "Gagnant",
    "paper.loser": "Perdant",
    "paper.how": "Comment",
    "paper.reason": "Raison",
    "paper.what": "Quoi",
    "paper.federation": "No fédération",
    "paper.aga.number": "No AGA",
    "paper.entry.rating": "Cote d'entrée",
    "paper.rating.before": "Cote",
    "paper.games": "Parties",
    "paper.rating.change": "Écart",
    "paper.rating.after": "Prévue",
    "paper.rating.changes": "Cotes prévues",
    "paper.numbers": "Joueurs par numéro",
    "paper.crosstable": "Tableau croisé après la ronde {number}",
    "paper.crosstable.large": (
        "{players} joueurs, c'est trop pour un tableau croisé sur papier : toutes leurs parties "
        "sont dans la grille."
    ),
    "paper.read.crosstable": (
        "1 gagné, 0 perdu, ½ jigo, ! par forfait, ? en cours, · pas encore rencontrés"
    ),
    "paper.wall.list": "Résultats après la ronde {number}",
    "paper.rank.list": "Classement général après la ronde {number}",
    "paper.frozen": (
        "Jusqu'à la ronde {number} ; les résultats plus récents ne sont pas encore affichés."
    ),
    "paper.frozen.round": "Les résultats de cette ronde ne sont pas encore affichés.",
    "paper.standings": "Classement après la ronde {number}",
    "paper.tie-break.list": "Départages après la ronde {number}",
    "paper.winner-loss": "Gagnants et perdants",
    "paper.byes": "Exempts et rondes manquées",
    "paper.table.numbers": "Numéros des tables",
    "paper.missing.results": "Résultats manquants",
    "paper.of.rounds": "{number:# ronde|# rondes} sur {rounds}",
    "paper.provisional": "provisoire, résultats manquants : {games}",
    "paper.section.top": "Section {number} : {lowest} et plus forts",
    "paper.section.from": "Section {number} : {highest} à {lowest}",
    "paper.section.rest": "Section {number} : {highest} et moins forts",
    "paper.section.of": "Section {number} : {lowest}",
    "paper.section.only": "Section {number}",
    "paper.nobody.ranked": "Personne n'est encore classé.",
    "paper.nobody.numbered": "Personne n'a encore de numéro : `nigiri number`",
    "paper.no.games": "Aucune partie n'est encore appariée.",
    "paper.nobody.out": "Personne n'est exempt ni ne manque de ronde.",
    "paper.no.rated.games": "Aucune partie ne compte encore pour la cote.",
    "paper.rating.class": (
        "Prévu par la formule de l'EGF, classe {letter} (poids {weight}). Non officiel."
    ),
    "paper.rating.class.guessed": (
        "Prévu par la formule de l'EGF en classe A, faute de temps connus. Non officiel."
    ),
    "paper.rating.unrated": (
        "Ces parties ne comptent pas pour la cote : temps trop courts, ou petit goban."
    ),
    "paper.rating.of.grade": "{rating} (selon le rang)",
    "paper.all.in": "Tous les résultats sont là.",
    "paper.read.cells": (
        "12+ : gagné contre le no 12, 12- : perdu, 12= : jigo, 12? : en cours, ! : par forfait, "
        "ex. : exempt, – : n'a pas joué."
    ),
    "paper.read.scores": "Derrière chaque adversaire : le score après cette ronde.",
    "paper.read.colours": "Le rond est la couleur du joueur : ○ Blanc, ● Noir.",
    "paper.report": (
        "Merci de dire au directeur qui a gagné. D'ici là, aucun des deux n'a le point."
    ),
    "paper.report.counts": (
        "Merci de dire au directeur qui a gagné. En attendant, la partie compte {points} pour "
        "chacun."
    ),
    "paper.shared.prizes": "L'organisateur décide comment un prix est partagé.",
    "paper.prizes.shared": "{prizes} (à partager)",
    "paper.bye.sign": "ex.",
    "paper.played": "",
    "paper.jigo": "jigo",
    "paper.default": "par forfait",
    "paper.jigo.default": "jigo par forfait",
    "paper.both.win": "les deux gagnent",
    "paper.both.lose": "les deux perdent",
    "paper.both.default": "les deux perdent par forfait",
    "paper.playing": "en cours",
    "paper.bye.promised": "promis par le directeur",
    "paper.bye.volunteer": "volontaire",
    "paper.bye.lost": "nombre impair ; parties perdues : {lost}",
    "paper.bye.weakest": "nombre impair ; parties perdues : {lost}, le plus faible à égalité",
    "paper.bye.won": "nombre impair ; parties gagnées : {won}",
    "paper.bye.won.weakest": "nombre impair ; parties gagnées : {won}, le plus faible à égalité",
    "paper.bye.score": "nombre impair ; score : {score}",
    "paper.bye.score.weakest": "nombre impair ; score : {score}, le plus faible à égalité",
    "paper.bye.home": "nombre impair ; parties perdues : {lost} ; de l'hôte, {host}",
    "paper.bye.host": "de l'hôte, {host} ; nombre impair ; parties perdues : {lost}",
    "paper.bye.again": "{why} ; déjà exempt avant",
    "paper.bye.slips": "Exempt, ronde {number}",
    "paper.bye.slips.ahead": "Exempt prévu, ronde {number}",
    "paper.bye.slips.none": "Personne n'est exempt à cette ronde.",
    "paper.bye.slip.telephone": "Tél. {telephone}",
    "paper.bye.slip.you": "Vous êtes exempt à la ronde {number}.",
    "paper.bye.slip.ahead": (
        "Vous serez exempt à la ronde {number}, sauf si quelqu'un part ou arrive avant "
        "l'appariement."
    ),
    "paper.bye.slip.perhaps": (
        "Vous serez exempt à la ronde {number} {clauses}. Un départ ou une arrivée peut aussi "
        "changer cela."
    ),
    "paper.bye.slip.among": (
        "Vous serez peut-être exempt à la ronde {number} : cela dépend de parties en cours. Un "
        "départ ou une arrivée peut aussi changer cela."
    ),
    "paper.bye.slip.if": "si {when}",
    "paper.bye.slip.unless": "sauf si {other}",
    "paper.bye.slip.both": "si {when}, sauf si {other}",
    "paper.bye.slip.why": "Pourquoi",
    "paper.bye.slip.odd": "Le nombre de joueurs est impair : l'un de vous saute la ronde.",
    "paper.bye.slip.promised": "Le directeur vous a promis cette exemption.",
    "paper.bye.slip.volunteer": "Vous avez proposé de sauter cette ronde.",
    "paper.bye.slip.host": (
        "Le nombre de joueurs est impair, et aux premières rondes les joueurs de {host} sont "
        "exempts avant les invités."
    ),
    "paper.bye.slip.home": (
        "Le nombre de joueurs est impair, et l'exemption va à ceux qui ont le plus perdu : vous "
        "avez perdu {lost:# partie|# parties}. À défaites égales, les joueurs de {host} passent "
        "avant les invités."
    ),
    "paper.bye.slip.lost": (
        "Le nombre de joueurs est impair, et l'exemption va à ceux qui ont le plus perdu : vous "
        "avez perdu {lost:# partie|# parties}."
    ),
    "paper.bye.slip.won": (
        "Le nombre de joueurs est impair, et l'exemption va à quelqu'un qui a gagné : vous avez "
        "gagné {won:# partie|# parties}."
    ),
    "paper.bye.slip.score": (
        "Le nombre de joueurs est impair, et aucun de ceux qui pourraient être exempts n'a moins "
        "de points."
    ),
    "paper.bye.slip.level": (
        "Le nombre de joueurs est impair, et à égalité vous venez en dernier sur la liste."
    ),
    "paper.bye.slip.system": "Il n'y a pas d'adversaire pour vous à cette ronde.",
    "paper.bye.slip.once": "Une fois",
    "paper.bye.slip.only": "Cela ne vous arrivera qu'une fois : personne n'est exempt deux fois.",
    "paper.bye.slip.counts": "Compte",
    "paper.bye.slip.victory": "Être exempt compte comme une victoire.",
    "paper.bye.slip.points": "Être exempt compte {points}.",
    "paper.bye.slip.score.now": "Score",
    "paper.bye.slip.rises": "Votre score passe de {before} à {after}.",
    "paper.bye.slip.rises.by": "Votre score augmente de {more}.",
    "paper.bye.slip.stays": "Votre score reste le même : {after}.",
    "paper.bye.slip.then": "Ensuite",
    "paper.bye.slip.next": "Vous rejouez à la ronde {number}.",
    "paper.bye.slip.next.when": "Vous rejouez à la ronde {number} : {when}.",
    "paper.ends.beats": "{one} bat {other}",
    "paper.ends.beats.table": "{one} bat {other} à la table {table}",
    "paper.ends.not": "{one} ne bat pas {other}",
    "paper.ends.not.table": "{one} ne bat pas {other} à la table {table}",
    "paper.ends.jigo": "{one} – {other} finit par un jigo",
    "paper.ends.jigo.table": "{one} – {other} à la table {table} finit par un jigo",
    "paper.ends.decided": "{one} – {other} ne finit pas par un jigo",
    "paper.ends.decided.table": "{one} – {other} à la table {table} ne finit pas par un jigo",
    "paper.ends.both": " et ",
    "paper.ends.or": " ou ",
    "paper.out.late": "arrivé plus tard : joue dès la ronde {number}",
    "paper.out.comes": "arrive plus tard : joue dès la ronde {number}",
    "paper.out.back": "annoncé ; rejoue dès la ronde {number}",
    "paper.out.gone": "annoncé ; absent jusqu'à la fin",
    "paper.out.reserve": "joue seulement au besoin",
    "paper.out.willing": "a proposé de sauter la ronde",
    "paper.out.unseen": "pas là",
    "paper.out.unpaired": "n'a pas été apparié",
    "paper.heading.NBW": "Vict.",
    "paper.heading.MMS": "Score",
    "paper.heading.ALL": "Toutes les rondes",
    "paper.heading.SEQ": "Résultats",
    "paper.heading.KO": "Devancés",
    "paper.heading.PO": "Barrage",
    "paper.heading.RATING": "Cote",
    "paper.heading.RANK": "Rang",
    "paper.heading.LOT": "Sort",
    "paper.counts.NBW": "les victoires, exempts et forfaits gagnés compris",
    "paper.counts.MMS": "le score",
    "paper.counts.ALL": "aucune ronde manquée",
    "paper.counts.SOS": "SOS : la somme des scores finaux des adversaires",
    "paper.counts.SOS-1": "SOS-1 : SOS sans le score le plus bas",
    "paper.counts.SOS-2": "SOS-2 : SOS sans les deux scores les plus bas",
    "paper.counts.SDOS": "{name} : la somme des scores finaux des adversaires battus",
    "paper.counts.SOSOS": "SOSOS : la somme des SOS des adversaires",
    "paper.counts.SOSW": "SOSW : la somme des victoires des adversaires",
    "paper.counts.SOSW-1": "SOSW-1 : SOSW sans l'adversaire qui a le moins gagné",
    "paper.counts.SOSW-2": "SOSW-2 : SOSW sans les deux adversaires qui ont le moins gagné",
    "paper.counts.SDOSW": "{name} : la somme des victoires des adversaires battus",
    "paper.counts.SOSOSW": "SOSOSW : la somme des SOSW des adversaires",
    "paper.counts.CUSS": "CUSS : la somme des scores après chaque ronde",
    "paper.counts.CUSSW": "CUSSW : la somme des victoires après chaque ronde",
    "paper.counts.CUSP": (
        "CUSP : la somme des parties gagnées et jigos (sans exemptions) après chaque ronde"
    ),
    "paper.counts.CPS": "CPS : plus une ronde est gagnée tard, moins elle compte",
    "paper.counts.SEQ": (
        "les résultats dans l'ordre des rondes : chacun compte trois fois plus que le suivant"
    ),
    "paper.counts.KO": "combien de joueurs de l'élimination on a devancés",
    "paper.counts.PO": "combien de joueurs à égalité on a devancés au barrage",
    "paper.counts.EXT": "EXT : les adversaires forts rencontrés avec peu de pierres",
    "paper.counts.EXR": "EXR : les adversaires forts battus avec peu de pierres",
    "paper.counts.ONE": "face à face : celui qui a battu les autres à égalité",
    "paper.counts.DC": "confrontation directe : celui qui a battu les joueurs à égalité",
    "paper.counts.SDC": (
        "comparaison directe : victoires entre joueurs à égalité, si tous se sont rencontrés"
    ),
    "paper.counts.RATING": "la cote",
    "paper.counts.RANK": "le rang",
    "paper.counts.LOT": "le tirage au sort",
    "paper.why.level": "À égalité avec {rival} ; le {code} départage, {mine} contre {theirs}.",
    "paper.why.NBW": "À égalité avec {rival} ; les victoires départagent, {mine} contre {theirs}.",
    "paper.why.MMS": "À égalité avec {rival} ; le score départage, {mine} contre {theirs}.",
    "paper.why.ALL": "À égalité avec {rival} ; {first} n'a manqué aucune ronde.",
    "paper.why.final": "{first} a gagné la finale contre {second}.",
    "paper.why.third": "{first} a gagné la partie pour la troisième place contre {second}.",
    "paper.why.ONE": "À égalité avec {rival} ; {first} a battu {second}.",
    "paper.why.DC": "À égalité avec {rival} ; {first} passe devant par confrontation directe.",
    "paper.why.SDC": (
        "À égalité avec {rival} ; les victoires entre eux départagent, {mine} contre {theirs}."
    ),
    "paper.why.SEQ": "À égalité avec {rival} ; {first} a fait mieux dans les premières rondes.",
    "paper.why.KO": "À égalité avec {rival} ; {first} va plus loin dans l'élimination.",
    "paper.why.PO": "À égalité avec {rival} ; {first} passe devant au barrage.",
    "paper.why.RATING": "À égalité avec {rival} ; la cote départage, {mine} contre {theirs}.",
    "paper.why.RANK": "À égalité avec {rival} ; le rang départage, {mine} contre {theirs}.",
    "paper.why.LOT": "À égalité avec {rival} ; le tirage au sort favorise {first}.",
    "paper.why.first": (
        "En tête de ceux qui n'ont manqué aucune ronde ; {others} en {many:a manqué une et ne peut|"
        "ont manqué une et ne peuvent} être {many:premier|premiers}."
    ),
    "paper.why.behind": (
        "A manqué une ronde et ne peut être premier : {first} {many:l'est|le sont}."
    ),
    "paper.why.vacant": "À égalité avec {others} : personne n'est premier.",
    "paper.why.playoff": "À égalité avec {others} : le barrage décide.",
    "paper.why.shared": "Partage la place avec {others}.",
    "paper.rules": "Règles du tournoi",
    "paper.the.event": "Le tournoi",
    "paper.dates": "Quand",
    "paper.where": "Où",
    "paper.director": "Directeur",
    "paper.rounds": "Rondes",
    "paper.the.games": "Les parties",
    "paper.rules.of.play": "Règles du jeu",
    "paper.time": "Temps",
    "paper.egf.class": "Classe pour les cotes",
    "paper.time.class": "{letter} : temps de base {main} min, ajusté {adjusted} min",
    "paper.time.none": "aucune : temps de base {main} min, ajusté {adjusted} min",
    "paper.time.lacks.main": "pour {letter}, il manque {main} min de temps de base",
    "paper.time.lacks.adjusted": "pour {letter}, il manque {adjusted} min de temps ajusté",
    "paper.time.lacks.both": (
        "pour {letter}, il manque {main} min de temps de base et {adjusted} min de temps ajusté"
    ),
    "paper.board": "Goban",
    "paper.board.size": "{size} × {size}",
    "paper.other.boards": "Certaines parties se jouent sur {sizes}.",
    "paper.handicaps": "Handicap",
    "paper.difference": "Écart",
    "paper.by.rank": "selon les rangs du jour",
    "paper.by.score": "selon les scores avant la ronde",
    "paper.by.rating": "selon les cotes",
    "paper.by.rating.rank": "selon les rangs des cotes",
    "paper.one.difference": "{first}",
    "paper.some.differences": "{first} à {last}",
    "paper.large.differences": "{first} et plus",
    "paper.all.even": "Toutes les parties sont à égalité, komi {komi}.",
    "paper.who.counts.less": "Les plus forts",
    "paper.counts.as": "personne ne compte comme plus fort que {rank}",
    "paper.who.is.even": "À égalité",
    "paper.even.above": "toutes les parties des joueurs inscrits à {rank} ou plus fort",
    "paper.even.above.bar": "toutes les parties des joueurs à la barre ou au-dessus",
    "paper.the.start": "Scores de départ",
    "paper.everybody": "Tous",
    "paper.starts.with": "départ à {points}",
    "paper.starts.by.section": "selon la section, une fois les sections formées",
    "paper.starts.by.grade": "chacun au score de son rang",
    "paper.pairing": "Appariements",
    "paper.who.meets": "Qui joue contre qui",
    "paper.same.score": "les joueurs de même score, partout où c'est possible",
    "paper.in.sections": "les joueurs de même score, chaque section à part",
    "paper.title.players": "Deux dernières rondes",
    "paper.title.Europeans": (
        "les Européens à un point au plus du premier Européen se rencontrent, si possible"
    ),
    "paper.who.is.first": "Première place",
    "paper.winner.played.all": (
        "au meilleur qui n'a manqué aucune ronde ; exemptions et forfaits ne comptent pas comme "
        "manqués"
    ),
    "paper.level.play.off": "première place : barrage ; les autres places se partagent",
    "paper.level.play.offs": (
        "barrage pour {upto:la première place|les places 1 à #} ; les autres se partagent"
    ),
    "paper.level.nobody": "personne n'a la première place ; les autres se partagent",
    "paper.twice": "Deux fois le même adversaire",
    "paper.rematches.never": "jamais",
    "paper.rematches.allowed": "seulement si rien d'autre n'est possible",
    "paper.apart": "Séparés si possible",
    "paper.apart.strict": "Strictement séparés",
    "paper.same.club": "même club",
    "paper.same.city": "même ville",
    "paper.same.state": "même province",
    "paper.same.country": "même pays",
    "paper.same.family": "même nom de famille",
    "paper.sitting.out": "Exempts, rondes manquées, parties par forfait",
    "paper.odd.number": "Nombre impair de joueurs",
    "paper.policy.home": (
        "le joueur qui a le plus perdu est exempt ; à égalité, jusqu'à la ronde {rounds} d'abord "
        "ceux de l'hôte ({host}), puis le plus faible"
    ),
    "paper.policy.host": (
        "jusqu'à la ronde {rounds}, d'abord un joueur de l'hôte ({host}) est exempt ; parmi "
        "plusieurs, celui qui a le plus perdu, puis le plus faible"
    ),
    "paper.policy.losses": "le joueur qui a le plus perdu est exempt ; à égalité, le plus faible",
    "paper.policy.winners": (
        "un joueur qui a déjà gagné une partie est exempt ; parmi plusieurs, le plus faible"
    ),
    "paper.policy.lowest": "le joueur au score le plus bas est exempt ; à égalité, le plus faible",
    "paper.policy.none": "pas d'exempt : un volontaire saute la ronde",
    "paper.a.bye": "Une exemption",
    "paper.bye.once": "compte {points} ; personne n'en a deux",
    "paper.missed.round": "Une ronde manquée",
    "paper.default.games": "Une victoire par forfait",
    "paper.worth": "compte {points}",
    "paper.places": "Places",
    "paper.ranked": "Classement",
    "paper.ranked.by.sections": "par section",
    "paper.ranked.by.all": "tous les joueurs ensemble",
    "paper.first": "D'abord",
    "paper.then": "À égalité",
    "paper.at.last": "Toujours à égalité",
    "paper.share": "les joueurs partagent la place",
    "paper.welcome": "Mot de bienvenue",
    "paper.team.board": "Table",
    "paper.w.welcome": "Bienvenue",
    "paper.w.welcome.to": "{event} : bienvenue à tous.",
    "paper.w.welcome.only": "Bienvenue.",
    "paper.w.thanks": "Merci",
    "paper.w.thanks.to": (
        "aux bénévoles, à tous ceux qui ont prêté gobans et pendules, aux commanditaires : ________"
    ),
    "paper.w.players": "{players:# joueur|# joueurs}, de {highest} à {lowest}",
    "paper.w.sections": (
        "{players:# joueur|# joueurs}, de {highest} à {lowest}, en {sections:# section|# sections}"
    ),
    "paper.w.director": "{director} dirige. Bénévoles : ________",
    "paper.w.director.open": "________ dirige. Bénévoles : ________",
    "paper.w.programme": "Programme",
    "paper.w.rounds": "{rounds:# ronde|# rondes}.",
    "paper.w.when": "Ronde {number} : {when}.",
    "paper.w.meals": "Repas",
    "paper.w.meals.where": "où et quand : ________",
    "paper.w.play": "Comment on joue",
    "paper.w.rules.and.time": (
        "Règles : {rules}. Temps : {time}. Handicaps et komi : sur la feuille des règles, au mur."
    ),
    "paper.w.pairings": "Appariements",
    "paper.w.pairings.where": (
        "affichés à ________. Cherchez votre nom et votre table ; vérifiez rang et numéro dans la "
        "liste à côté."
    ),
    "paper.w.results": "Résultats",
    "paper.w.results.how": (
        "Dès la fin de la partie, les deux joueurs annoncent le résultat, par le numéro du "
        "gagnant. Les numéros sont affichés à côté des appariements."
    ),
    "paper.w.unfinished": (
        "Une partie encore en cours quand la ronde suivante est appariée compte {points} pour "
        "chacun jusqu'à sa fin."
    ),
    "paper.w.away": "Départs",
    "paper.w.away.how": (
        "Qui s'en va, ou manque une ronde, le dit au directeur avant l'appariement : sinon "
        "quelqu'un attend pour rien."
    ),
    "paper.w.bye": "Exempt",
    "paper.w.bye.is": "Être exempt n'est pas une punition : au score, cela compte {points}.",
    "paper.w.dispute": "Questions",
    "paper.w.dispute.how": (
        "Des questions ? Plus tard, devant le goban : laissez les pierres en place et appelez "
        "le directeur."
    ),
    "paper.w.prizes": "Gagnants",
    "paper.w.prizes.when": "Remise des prix : ________",
    "paper.w.quiet": "Dans la salle",
    "paper.w.quiet.how": (
        "Téléphones en mode silencieux ; la partie finie, rangez les pierres et parlez dehors."
    ),
    "paper.w.go": "Bonne chance",
    "paper.w.good.games": "Saluez, lancez les pendules : bonnes parties !",
    "paper.w.clocks": "Pendules",
    "paper.w.clocks.stay": (
        "Les pendules restent du côté de la table où elles sont. Blanc choisit sa place."
    ),
    "paper.w.running": "Pas de pause",
    "paper.w.running.on": (
        "Personne n'arrête la pendule pour s'absenter, quelle qu'en soit la raison."
    ),
    "paper.w.besides": "Et encore, si le temps le permet",
    "paper.meets.round.robin": "chacun joue une fois contre tous les autres",
    "paper.meets.double.round.robin": (
        "chacun joue deux fois contre tous les autres, la seconde avec l'autre couleur"
    ),
    "paper.meets.round.robin.by.section": (
        "chacun joue une fois contre tous les autres de sa section"
    ),
    "paper.meets.groups.of.eight": (
        "par groupes de huit selon la force : les gagnants entre eux, trois rondes"
    ),
    "paper.meets.knockout": "les gagnants entre eux ; le perdant est éliminé",
    "paper.meets.generalised.knockout": "les joueurs aux mêmes résultats, dans le même ordre",
    "paper.meets.swiss.knockout": (
        "les premiers jouent une élimination ; tous les autres, et les éliminés, se rencontrent "
        "selon le score"
    ),
    "paper.meets.preliminaries": "des éliminations à huit joueurs, en parallèle",
    "paper.meets.qualification": "les joueurs de même score, jusqu'à ce qu'un seul ait tout gagné",
    "paper.meets.play-off": "les ex aequo des premières places, par élimination",
    "paper.meets.two.teams": "chacun joue contre tous ceux de l'autre équipe",
    "paper.meets.team.round.robin": "chaque équipe rencontre toutes les autres, table par table",
    "paper.meets.team.swiss": "les équipes à égalité de points, table par table",
    "paper.system.rounds": "Rondes {rounds}",
    "paper.system.idle": "Ni partie ni exemption",
    "paper.idle.counts": "aucun point gagné ni perdu",
    # Annonce, formulaires, presse, remerciements, affichettes, rapport
    "paper.announce.what": "Tournoi de go",
    "paper.announce.way": "Comment venir",
    "paper.announce.registration": "Inscription",
    "paper.announce.who": "Qui peut jouer",
    "paper.announce.strongest": "tout le monde jusqu'à {rank}",
    "paper.announce.fees": "Frais d'inscription",
    "paper.announce.contact": "Questions à",
    "paper.announce.sponsor": "Commanditaire",
    "paper.fee.from": "{rank} et plus forts : {fee}",
    "paper.fee.between": "{highest} à {lowest} : {fee}",
    "paper.fee.of": "{lowest} : {fee}",
    "paper.fee.rest": "{rank} et moins forts : {fee}",
    "paper.entry.form": "Formulaire d'inscription",
    "paper.door.slip": "Inscription ou changement",
    "paper.form.family": "Nom de famille",
    "paper.form.given": "Prénom",
    "paper.form.rank": "Rang",
    "paper.form.club": "Club ou ville",
    "paper.form.country": "Pays",
    "paper.form.membership": "Numéro de membre",
    "paper.form.address": "Adresse",
    "paper.form.telephone": "Téléphone",
    "paper.form.email": "Courriel (bien lisible)",
    "paper.form.concession": "Tarif réduit, car (étudiant, retraité …)",
    "paper.form.ages": "Âge, pour les enfants",
    "paper.form.rounds": "Je joue les rondes",
    "paper.form.publish": "Peut-on publier mon nom ?",
    "paper.form.yes": "oui",
    "paper.form.no": "non",
    "paper.form.number": "N° de joueur",
    "paper.form.desk": "Rempli à l'accueil",
    "paper.form.tournament": "Tournoi",
    "paper.form.association": "Association",
    "paper.form.total": "Total",
    "paper.entries": "Inscriptions reçues",
    "paper.entries.many": "{players:# inscription|# inscriptions}",
    "paper.entries.wrong": (
        "Votre inscription manque, ou quelque chose est faux ? Dites-le-nous : {contact}."
    ),
    "paper.notices": "Affichettes",
    "paper.notice.quiet": "Silence, s'il vous plaît",
    "paper.notice.clocks": "Pendules",
    "paper.notice.results": "Annoncez votre résultat",
    "paper.letter.event": "notre tournoi de go",
    "paper.letter.date": "Date : ________",
    "paper.letter.dear": "Bonjour {name},",
    "paper.letter.greeting": "Avec nos salutations cordiales,",
    "paper.press": "Communiqué de presse : pour diffusion immédiate",
    "paper.press.title": "Rencontre de joueurs de go : {place}",
    "paper.press.photo": "Séance de photos : {when}, {place}",
    "paper.press.comes": (
        "{event} aura lieu à l'endroit suivant : {place} ; dates : {dates}. Les joueurs se "
        "rencontrent en {rounds:# ronde|# rondes}."
    ),
    "paper.press.entered": (
        "{players:# joueur est déjà inscrit|# joueurs sont déjà inscrits}, de {best} à {last}."
    ),
    "paper.press.special": "Ce qu'il y a de particulier cette année, et qui vient d'ici : {gap}",
    "paper.press.contact": "Contact",
    "paper.press.notes": "Notes pour la rédaction",
    "paper.press.go": (
        "Le go est un jeu de plateau pour deux, sans dés ni cartes : tout dépend de l'habileté. "
        "Noir et Blanc posent à tour de rôle une pierre sur un croisement d'un plateau de 19 "
        "lignes sur 19 ; qui en entoure le plus gagne. Le go vient de Chine, se joue depuis plus "
        "de 2 500 ans, et a la plupart de ses joueurs en Asie de l'Est."
    ),
    "paper.press.ranks": (
        "Les débutants commencent vers 30 kyu. Plus on est fort, plus le kyu est petit ; après "
        "1 kyu vient 1 dan, et les meilleurs amateurs sont 6 ou 7 dan. Entre joueurs de force "
        "inégale, un handicap de quelques pierres peut égaliser les chances."
    ),
    "paper.press.won": "Tournoi de go : victoire de {name}",
    "paper.press.was": (
        "{players:# joueur a|# joueurs ont} participé à l'événement suivant : {event}, {dates}, "
        "{place}."
    ),
    "paper.press.record": "Jamais il n'y en avait eu autant ; l'ancien record était de {record}.",
    "paper.press.equal": "C'est autant que le record de {record}.",
    "paper.press.player": "{name} ({about})",
    "paper.press.winner": "{many:Première place|Première place partagée} : {name}.",
    "paper.press.second": "Deuxième place : {name}.",
    "paper.press.also": "Aussi avec {wins:# victoire|# victoires} : {names}.",
    "paper.press.section": "Section {section}, première place : {name}.",
    "paper.press.local": "Ce qui intéresse la région : {gap}",
    "paper.press.sponsor": "L'événement a eu lieu grâce à {name}.",
    "paper.thanks": "Lettres de remerciement",
    "paper.thanks.sponsor": "Merci beaucoup pour votre soutien : {event}, {dates}, {place}.",
    "paper.thanks.hall": (
        "Merci beaucoup pour les locaux que vous avez mis à notre disposition : {event}, {dates}, "
        "{place}."
    ),
    "paper.thanks.helper": "Merci beaucoup pour votre aide : {event}, {dates}, {place}.",
    "paper.thanks.played": "{players:# joueur a|# joueurs ont} participé.",
    "paper.thanks.again": (
        "Sans une telle aide, il n'y aurait pas de tournoi. Nous espérons vous revoir la "
        "prochaine fois."
    ),
    "paper.event.report": "Rapport du tournoi",
    "paper.report.entries": "Participation",
    "paper.report.volunteers": "Bénévoles",
    "paper.report.notes": "Notes",
    "paper.season": "Classement de la saison",
    "paper.season.total": "Total",
    "paper.season.best": (
        "{best:Le meilleur tournoi compte|Les # meilleurs tournois comptent} pour chacun."
    ),
    "paper.season.dropped": "Les points entre parenthèses ne comptent pas.",
    "paper.season.ties": (
        "Les ex æquo sont départagés par leur meilleur tournoi, puis par le suivant."
    ),
    "paper.season.empty": "Aucun tournoi n'y a encore été mis.",
}
