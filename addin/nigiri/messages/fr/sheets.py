"""Sheets: titles, notes, and what stands on them after a command, in French."""

WORDS = {
    "sheet.event": "Tournoi",
    "sheet.settings": "Réglages",
    "sheet.players": "Joueurs",
    "sheet.sections": "Sections",
    "sheet.round": "Ronde {number}",
    "sheet.drawn": "Tirage",
    "sheet.grid": "Grille",
    "sheet.standings": "Classement",
    "sheet.problems": "Problèmes",
    "sheet.log": "Journal",
    "sheet.lists": "Listes",
    "title.drawn": "Tirage : les appariements avant vos changements",
    "title.drawn.note": (
        "Sert à comparer. Changez les appariements dans la feuille de la ronde, pas ici."
    ),
    "title.log": "Journal : le plus récent d'abord",
    "title.standings": "Classement après la ronde {number} sur {rounds}",
    "title.standings.frozen": (
        "Classement après la ronde {number} sur {rounds} ; les résultats plus récents ne sont "
        "pas encore affichés"
    ),
    "title.standings.none": "Classement : pas avant la ronde 1",
    "title.provisional": "(provisoire)",
    "title.from-zero": "scores à partir de 0 (le SOS les compte {points} plus bas)",
    "title.from-zero.sums": "scores à partir de 0 : {points} de plus que selon les départs",
    "title.as-drawn": "scores sous 0 laissés : à partir de 0, {code} pourrait changer les places",
    "sections.summary": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. Pour "
        "déplacer une limite, changez « Jusqu'à »."
    ),
    "sections.summary.best": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. Ce "
        "qui n'a pas de ✓ ne peut pas être mieux avec ces joueurs. Pour déplacer quand même "
        "une limite, changez « Jusqu'à »."
    ),
    "sections.summary.best.number": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. Ce "
        "qui n'a pas de ✓ ne peut pas être mieux avec {sections:# section|# sections}. Pour "
        "déplacer quand même une limite, changez « Jusqu'à »."
    ),
    "sections.summary.best.other": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. Ce "
        "qui n'a pas de ✓ ne peut pas être mieux avec {sections:# section|# sections}, mais le "
        "serait avec {other}. Pour déplacer une limite, changez « Jusqu'à »."
    ),
    "sections.summary.drawn": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. La "
        "ronde 1 est déjà appariée."
    ),
    "sections.none": (
        "Pas encore de sections : notez dans Joueurs qui est présent, puis : `nigiri sections`"
    ),
    "sections.ranks": "Rang",
    "sections.equal": "{players}",
    "sections.unequal": "{players}, moyenne {average}",
    "sections.span.rest": "dernière : le reste",
    "sections.wide": "{ranks:# rang|# rangs}",
    "sections.split": "{ranks} partagé",
    "nobody": "personne",
    "problems.summary": (
        "■ {stop} à corriger avant la prochaine ronde     ▲ {look} à regarder     ✎ {hand} à la "
        "main"
    ),
    "problems.summary.more": (
        "■ {stop} à corriger avant la prochaine ronde     ▲ {shown} sur {look} à regarder, tous : "
        "`nigiri check`     ✎ {hand} à la main"
    ),
    "problems.none": "Rien à corriger.",
    "problems.made": "     Vérifié {day} à {hour} h {minute} par « {command} »",
    "problems.day.0": "lundi",
    "problems.day.1": "mardi",
    "problems.day.2": "mercredi",
    "problems.day.3": "jeudi",
    "problems.day.4": "vendredi",
    "problems.day.5": "samedi",
    "problems.day.6": "dimanche",
    "problems.since": "     {more} de plus depuis : voir la colonne Vérification",
    "event.notdrawn": "pas encore appariée",
    "event.missing": "   encore {missing}",
    "event.bye": "    exempt : {name}",
    "event.time.class": "Temps de base {main} min, ajusté {adjusted} : classe EGF {letter}.",
    "event.time.none": "Temps de base {main} min, ajusté {adjusted} : aucune classe EGF.",
    "event.time.lacks-main": "Pour {letter}, il manque {main} min de base.",
    "event.time.lacks-adjusted": "Pour {letter}, il manque {adjusted} min de temps ajusté.",
    "event.time.lacks-both": (
        "Pour {letter}, il manque {main} min de base, {adjusted} min de temps ajusté."
    ),
    "event.time.half": (
        "Temps de base {main} min. Ajoutez la suite : 60 min + 15/5, 45 min + 10 s Fischer, "
        "45 min mort subite."
    ),
    "event.time.unread": (
        "Pas compris, mais imprimé ainsi. Écrivez par exemple 60 min + 15/5 ou 45 min + 10 s "
        "Fischer."
    ),
    "settings.note": (
        "Le + à gauche déplie une rubrique. En gras : autrement que d'habitude avec ce jeu de "
        "règles."
    ),
    "settings.usual": "comme d'habitude",
    "settings.rest": "le reste comme d'habitude",
    "settings.none": "vide",
    "settings.is": "{setting} : {value}",
    "key.title": "Légende",
    "key.waiting": "vous attend",
    "key.waiting.note": "encadré et jaune : tapez ici",
    "key.yours": "à vous",
    "key.yours.note": "encadré : tapez ici, ou changez",
    "key.draw": "appariement",
    "key.draw.note": "sans cadre : écrit par nigiri ; ce que vous tapez par-dessus reste (✎)",
    "key.computed": "calculé",
    "key.computed.note": "gris : calculé par nigiri",
    "yes": "oui",
    "here.reserve": "au besoin",
    "migrate.byes.stay": (
        "Dans ce tournoi, on exempte encore d'abord les joueurs de l'hôte, puis ceux qui ont le "
        "plus perdu. Les règles placent maintenant les défaites d'abord : voir le réglage Qui est "
        "exempt."
    ),
    "migrate.byes.today": (
        "On exempte les joueurs qui ont le plus perdu et, à égalité, ceux de l'hôte : voir le "
        "réglage Qui est exempt."
    ),
    "grid.legend.circles": (
        "Chaque case : adversaire, ○ Blanc ou ● Noir à égalité ; +n reçoit, −n donne n pierres (1 "
        "= sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
    ),
    "grid.legend.letters": (
        "Chaque case : adversaire, B Blanc ou N Noir à égalité ; +n reçoit, −n donne n pierres (1 "
        "= sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
    ),
    "grid.open": "{mark} Les joueurs ont choisi leurs couleurs ; qui avait Blanc n'est pas noté.",
    "grid.bye": "ex.",
    "grid.default": "{mark} Ronde {round} : {first} gagne contre {second} par forfait.",
    "grid.default.none": (
        "{mark} Ronde {round} : {first} et {second} perdent tous deux par forfait."
    ),
    "grid.default.both": (
        "{mark} Ronde {round} : {first} et {second} gagnent tous deux par forfait."
    ),
    "grid.default.jigo": (
        "{mark} Ronde {round} : {first} et {second} n'ont pas joué et partagent le point."
    ),
    "grid.provisional": (
        "{mark} Ronde {round} : le résultat de {first} contre {second} manque et compte {points} "
        "pour l'instant."
    ),
    "grid.rank": "{mark} {first} {name} a joué comme {rank} dès la ronde {round}.",
    "grid.winner": "Section {section} : {name}",
    "grid.winner.nobody": "personne ({names} à égalité)",
    "grid.winners": "Gagnants",
    "grid.director": "Directeur {name}",
    "grid.after": "après la ronde {number}",
    "grid.from-zero": "scores à partir de 0",
    "grid.from-zero.sums": "scores à partir de 0",
    "sheet.handicaps": "Handicaps",
    "handicaps.counts": "✓ en vigueur",
    "handicaps.idle": "pas en vigueur",
    "handicaps.size": (
        "La taille du goban, dans les réglages, dit quelle table sert : ici {board} × {board}."
    ),
    "handicaps.difference": (
        "Écart : selon {by}, moins {minus} (« Handicap selon » et « Handicap moins » dans "
        "Réglages)."
    ),
    "handicaps.stones": "Pierres : 0 à égalité, 1 Noir commence sans pierre, 2 à 9 pierres.",
    "handicaps.komi": "Komi : les points de Blanc. Sous 0, ils sont à Noir.",
    "handicaps.last": "Un écart plus grand compte comme la dernière ligne.",
    "handicaps.published": "{board} × {board} : la table de {author}, telle que publiée.",
    "handicaps.changed": (
        "{board} × {board} : la table de {author}, changée ici aux écarts {differences}."
    ),
    "handicaps.source": (
        "Source : Sensei's Library, HandicapForSmallerBoardSizes. Ne vient d'aucune association."
    ),
    "sheet.preflight": "Contrôle",
    "preflight.title": "Contrôle {federation}, {day}",
    "preflight.none": "Prêt à être envoyé.",
    "preflight.summary": "{stop:# serait refusé|# seraient refusés} (■) · {look} à regarder (▲)",
    "sheet.proof": "Preuve",
    "proof.title": "Preuve : chaque somme refaite",
    "proof.from-zero": "Preuve, avec les vrais scores",
    "proof.agree": "✓ les {sums} sommes concordent",
    "proof.differ": "✗ {wrong} sommes sur {sums} diffèrent de ce que nigiri a calculé",
    "proof.total": "total",
    "proof.win": "gagné",
    "proof.jigo": "jigo",
    "proof.loss": "perdu",
    "proof.coming": "pas encore appariée",
    "proof.unfinished": "en cours",
    "proof.default_win": "gagné par forfait",
    "proof.default_jigo": "jigo par forfait",
    "proof.default_loss": "perdu par forfait",
    "proof.both_win": "les deux gagnent",
    "proof.both_lose": "les deux perdent",
    "proof.bye": "exempt",
    "proof.missed": "manquée",
    "proof.unassigned": "sans partie",
    "proof.gone_missed": "parti",
    "proof.gone_unassigned": "parti sans prévenir",
    "proof.handicap": "handicap {points}",
    "sheet.crosstable": "Tableau croisé",
    "crosstable.title": "Tableau croisé après la ronde {number}",
    "crosstable.large": (
        "Pas de tableau croisé ici : {players} joueurs classés ensemble, place pour {most}. Vous "
        "pouvez l'imprimer."
    ),
    "crosstable.section": "Section {number}",
    "crosstable.points": "1³ : gagné à la ronde 3. 0 perdu, ½ jigo, ! par forfait",
    "crosstable.signs": "? en cours, · pas encore rencontrés ; colonne 1 : le joueur de la ligne 1",
    "sheet.wishes": "Souhaits",
    "wishes.note": (
        "Familles, amis venus ensemble, joueurs de tête, enfants : qui devrait se rencontrer ou "
        "pas. Qui : 3, 5, 12-15, ou des noms : Roy ; Ota, Yuzo."
    ),
    "wishes.rounds": "rondes : {rounds}",
    "wishes.all": "toutes les rondes",
    "wishes.none": "Aucun souhait.",
    "sheet.teams": "Équipes",
    "sheet.chart": "Tableau",
    "sheet.ladder": "Échelle",
    "teams.none": "Équipes",
    "teams.before": "Équipes : {boards:# table|# tables} par match",
    "teams.after": "Équipes après la ronde {number} sur {rounds}",
    "teams.frozen": (
        "Équipes après la ronde {number} sur {rounds} ; les résultats plus récents ne sont pas "
        "encore affichés"
    ),
    "teams.best": (
        "Équipes : victoires {best:du meilleur joueur|des # meilleurs joueurs} de chacune, "
        "additionnées"
    ),
    "teams.match": "R{round} {team} {won}–{lost}",
    "teams.free": "R{round} exempte, {won}",
    "teams.playing": "R{round} {team} {won}–{lost} …",
    "teams.member": "{number} {name}",
    "teams.result": "{number} {name} : {won}",
    "chart.note": (
        "Écrivez dans votre ligne qui vous avez battu : 12. Un jigo : 12= dans l'une des deux."
    ),
    "ladder.note": (
        "Défiez un joueur placé au-dessus ; le gagnant prend la place. Écrivez les numéros."
    ),
    "ladder.takes": "{name} monte à la place {of} (avant : {place})",
    "ladder.stays": "{name} reste à la place {place}",
    "ladder.playing": "pour la place {of} ; {game}",
    "ladder.even": "à égalité",
    "ladder.stones": "handicap {stones}, Noir {number}",
    "starts.bar": "Barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    "starts.bar.free": (
        "Barre {bar}, proposée : {players:# joueur|# joueurs} à ce rang ou plus haut"
    ),
    "starts.bar.proposed": "barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    "starts.bar.own": (
        "Votre barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut. Proposée : "
        "{proposed}"
    ),
    "starts.grade": "Chacun part du score de son propre grade : il n'y a pas de barre",
    "starts.rounds": " ({least} à {most} pour {rounds:# ronde|# rondes})",
    "starts.congress": " (au plus {most})",
    "starts.tried": " ; {rank} : {players}, {verdict}",
    "starts.few": "trop peu nombreux",
    "starts.many": "trop nombreux",
    "starts.limit": "trop nombreux pour être départagés",
    "starts.deep": "plus de deux rangs sous le plus fort",
    "starts.fits": "conviendrait aussi",
    "starts.unmet": " – {verdict}, mais rien de mieux",
    "starts.unmet.both": " – {verdict}, et {further}, mais rien de mieux",
    "starts.clash": (
        "Aucun grade ne convient comme barre. À {bar}, {players:# joueur part|# joueurs partent} à "
        "égalité, plus qu'on ne peut en départager en {rounds:# ronde|# rondes} : plusieurs "
        "peuvent gagner toutes leurs parties. À {other}, {few:# joueur part|# joueurs partent} "
        "{ahead:# point|# points} devant tous les autres, et on ne les rattrape guère"
    ),
    "starts.league": ", et {league} de la ligue, qui ne comptent pas",
    "starts.supergroup": (
        "Supergroupe : {members} partent de {start} : {pko} des TEP, {bar} à la barre ou "
        "plus haut à toutes les rondes, {league} de la ligue ; {left} restent à la barre avec "
        "{at_bar}"
    ),
    "starts.supergroup.one": (
        "Supergroupe : {members} : {pko} des TEP, {bar} à la barre ou plus haut à toutes "
        "les rondes, {league} de la ligue ; il n'en resterait que {left} à la barre, moins de "
        "{least} : tous font un seul groupe, qui part de {start}"
    ),
    "starts.bands": (
        "{bands:# bande|# bandes} selon la cote ; chacune un point au-dessus de la suivante"
    ),
    "starts.band": (
        ", {rank} avec {players:# joueur|# joueurs} (K {k}) {separation:# point|# points}"
    ),
    "starts.groups": "Chacun part de 0 ; chaque section joue à part",
    "starts.none": "Chacun part de 0 ; les sections ne servent qu'aux prix",
    "starts.line": "{players} à ce rang ou plus haut : {verdict}",
    "starts.line.bar": "► barre : {players} à ce rang ou plus haut",
    "starts.line.band": "dans la bande {players}, K {k} : {separation} au-dessus de la suivante",
    "starts.by_grade": "selon le grade",
    "sheet.tree": "Arbre",
    "tree.title": "Élimination directe",
    "tree.playoff": "Barrage pour la place {place}",
    "tree.third": "Troisième place",
    "tree.free": "exempt",
    "sheet.draft": "Ronde {number} (brouillon)",
    "drawn.draft": "{number} (brouillon)",
    "log.count": "Lignes : {many}",
    "log.by_hand": "à la main",
    "log.taken-out": (
        "{many:# ligne|# lignes} avec des données privées supprimées ; les sceaux des autres "
        "sont nouveaux."
    ),
    "log.taken-out.changed": (
        "{many:# ligne|# lignes} avec des données privées supprimées ; les sceaux des autres "
        "sont nouveaux, même de ce qui avait été changé à la main."
    ),
    "log.unknown": (
        "Pas de copie antérieure : les changements faits à la main avant ne sont pas listés."
    ),
    "log.row-new": "nouvelle ligne : {became}",
    "log.row-gone": "(ligne supprimée)",
    "log.sheet-new": "nouvelle feuille",
    "log.sheet-gone": "(feuille supprimée)",
    "log.sheet-name": "{became}",
    "log.sheet-own": "une feuille à vous a changé",
    "log.columns-own": "des colonnes à vous ont changé",
    "log.cell": "{became}",
    "log.order": "Places selon : {codes}",
    "log.results": "{many} résultats : {results}",
    "log.results.one": "{table} : {result}",
    "log.more": "et {many} de plus ici",
    "sections.needless": (
        "Pas de sections, et il n'en faut pas : tous jouent ensemble. Pour des prix, écrivez-en "
        "ici."
    ),
}
