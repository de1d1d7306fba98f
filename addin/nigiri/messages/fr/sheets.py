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
    "title.drawn": "Tirage : ce que chaque tirage a écrit",
    "title.drawn.note": "Le témoin des tirages. Corrigez dans la feuille de la ronde, pas ici.",
    "title.log": "Journal : le plus récent d'abord",
    "title.standings": "Classement après la ronde {number} sur {rounds}",
    "title.standings.frozen": (
        "Classement après la ronde {number} sur {rounds} ; les résultats plus récents ne sont "
        "pas encore affichés"
    ),
    "title.standings.none": "Classement",
    "title.provisional": "(provisoire)",
    "sections.summary": (
        "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. Pour "
        "déplacer une limite, changez « Jusqu'à »."
    ),
    "sections.none": (
        "Pas encore de sections : notez les présents dans Joueurs, puis : `nigiri sections`"
    ),
    "sections.ranks": "Rang",
    "sections.equal": "{players}",
    "sections.unequal": "{players}, moyenne {average}",
    "sections.span.rest": "dernière : le reste",
    "sections.wide": "{ranks:# rang|# rangs}",
    "sections.split": "{ranks} partagé",
    "nobody": "personne",
    "problems.summary": (
        "■ {stop} à corriger avant le prochain tirage     ▲ {look} à voir     ✎ {hand} à la main"
    ),
    "problems.summary.more": (
        "■ {stop} à corriger avant le prochain tirage     ▲ {shown} sur {look} à voir, tous : "
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
    "problems.since": "     {more} de plus depuis : voir Vérification",
    "event.notdrawn": "non tirée",
    "event.missing": "   manquent {missing}",
    "event.bye": "    exempt : {name}",
    "settings.note": (
        "Le + à gauche ouvre une partie. En gras : autrement que d'habitude avec ce jeu de règles."
    ),
    "settings.usual": "comme d'habitude",
    "settings.rest": "le reste comme d'habitude",
    "settings.none": "vide",
    "key.title": "Légende",
    "key.waiting": "vous attend",
    "key.waiting.note": "encadré et jaune : tapez ici",
    "key.yours": "à vous",
    "key.yours.note": "encadré : tapez ici, ou changez",
    "key.draw": "le tirage",
    "key.draw.note": "simple : écrit par nigiri ; corrigez et cela reste à vous (✎)",
    "key.computed": "calculé",
    "key.computed.note": "gris : calculé par nigiri",
    "yes": "oui",
    "here.reserve": "au besoin",
    "migrate.byes.stay": (
        "Les exemptions continuent ici comme avant : l'hôte d'abord, puis les défaites. Selon la "
        "règle les défaites passent d'abord ; voir Exempt dans Tournoi."
    ),
    "migrate.byes.today": (
        "Est exempt qui a le plus perdu, et à égalité l'hôte : voir Exempt dans Tournoi."
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
    "grid.default": "{mark} Ronde {round} : {first} gagne contre {second} par défaut.",
    "grid.default.none": "{mark} Ronde {round} : {first} et {second} perdent tous deux par défaut.",
    "grid.default.both": "{mark} Ronde {round} : {first} et {second} gagnent tous deux par défaut.",
    "grid.default.jigo": (
        "{mark} Ronde {round} : {first} et {second} n'ont pas joué et partagent le point."
    ),
    "grid.provisional": (
        "{mark} Ronde {round} : {first} contre {second} manque ; compte {points} d'ici là."
    ),
    "grid.rank": "{mark} {first} {name} a joué comme {rank} dès la ronde {round}.",
    "grid.winner": "Section {section} : {name}",
    "grid.winner.nobody": "personne ({names} à égalité)",
    "grid.winners": "Gagnants",
    "grid.director": "Directeur {name}",
    "grid.after": "après la ronde {number}",
    "sheet.handicaps": "Handicaps",
    "handicaps.counts": "✓ en usage",
    "handicaps.idle": "hors d'usage",
    "handicaps.size": (
        "La taille du goban, dans les réglages, dit quelle table sert : ici {board} × {board}."
    ),
    "handicaps.difference": (
        "Écart : par {by}, moins {minus} (Handicap selon, Handicap : écart moins, dans les "
        "réglages)."
    ),
    "handicaps.stones": "Pierres : 0 à égalité, 1 Noir commence sans pierre, 2 à 9 pierres.",
    "handicaps.komi": "Komi : les points de Blanc. Sous 0, ils sont à Noir.",
    "handicaps.last": "Un écart plus grand compte comme la dernière ligne.",
    "handicaps.published": "{board} × {board} : la table de {author}, telle que publiée.",
    "handicaps.changed": (
        "{board} × {board} : la table de {author}, changée ici aux écarts {differences}."
    ),
    "handicaps.source": (
        "Source : Sensei's Library, HandicapForSmallerBoardSizes. D'aucune association."
    ),
    "sheet.preflight": "Contrôle",
    "preflight.title": "Contrôle {federation}, {day}",
    "preflight.none": "Prêt à être envoyé.",
    "preflight.summary": "{stop:# refusé|# refusés} (■) · {look} à regarder (▲)",
    "sheet.proof": "Preuve",
    "proof.title": "Preuve : chaque somme refaite",
    "proof.agree": "✓ les {sums} sommes concordent",
    "proof.differ": "✗ {wrong} sommes sur {sums} diffèrent de ce que nigiri a calculé",
    "proof.total": "total",
    "proof.win": "gagné",
    "proof.jigo": "jigo",
    "proof.loss": "perdu",
    "proof.coming": "pas encore tirée",
    "proof.unfinished": "en cours",
    "proof.default_win": "gagné par défaut",
    "proof.default_jigo": "jigo par défaut",
    "proof.default_loss": "perdu par défaut",
    "proof.both_win": "les deux gagnent",
    "proof.both_lose": "les deux perdent",
    "proof.bye": "exempt",
    "proof.missed": "manquée",
    "proof.unassigned": "sans partie",
    "proof.gone_missed": "parti",
    "proof.gone_unassigned": "parti sans le dire",
    "proof.handicap": "handicap {points}",
    "sheet.crosstable": "Tableau croisé",
    "crosstable.title": "Tableau croisé après la ronde {number}",
    "crosstable.large": (
        "Pas de tableau croisé : {players} joueurs ensemble, place pour {most}. À imprimer."
    ),
    "crosstable.section": "Section {number}",
    "crosstable.points": "1³ : gagné à la ronde 3. 0 perdu, ½ nulle, ! par défaut",
    "crosstable.signs": "? en cours, · pas encore rencontrés ; colonne 1 : la première ligne",
    "sheet.wishes": "Souhaits",
    "wishes.note": (
        "Familles, amis venus ensemble, meneurs, enfants : qui doit se rencontrer, qui non. Qui : "
        "3, 5, 12-15, ou des noms : Roy ; Ota, Yuzo."
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
    "teams.best": "Équipes : {best:le meilleur|les # meilleurs}, victoires ensemble",
    "teams.match": "R{round} {team} {won}–{lost}",
    "teams.free": "R{round} libre, {won}",
    "teams.playing": "R{round} {team} {won}–{lost} …",
    "teams.member": "{number} {name}",
    "teams.result": "{number} {name} : {won}",
    "chart.note": (
        "Écrivez dans votre ligne qui vous avez battu : 12. Un jigo : 12= dans l'une des deux."
    ),
    "ladder.note": "Défiez quelqu'un au-dessus ; qui gagne prend la place. Écrivez des numéros.",
    "ladder.takes": "{name} prend la place {of}, depuis la {place}",
    "ladder.stays": "{name} reste à la place {place}",
    "ladder.playing": "pour la place {of} ; {game}",
    "ladder.even": "à égalité",
    "ladder.stones": "handicap {stones}, Noir {number}",
    "starts.bar": "Barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    "starts.bar.proposed": "barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    "starts.bar.own": (
        "Votre barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut. Proposée : "
        "{proposed}"
    ),
    "starts.grade": "Chacun part du score de son propre grade : il n'y a pas de barre",
    "starts.rounds": " ({least} à {most} pour {rounds:# ronde|# rondes})",
    "starts.congress": " (au plus {most})",
    "starts.tried": " ; {rank} : {players}, {verdict}",
    "starts.few": "trop peu",
    "starts.many": "trop",
    "starts.limit": "plus qu'on ne peut départager",
    "starts.deep": "plus de deux grades sous le plus fort",
    "starts.fits": "conviendrait aussi",
    "starts.unmet": " – {verdict}, mais rien de mieux",
    "starts.league": ", et {league} de la ligue, qui ne comptent pas",
    "starts.supergroup": (
        "Supergroupe : {members} partent de {start} : {pko} des PKO, {bar} dès la barre à "
        "toutes les rondes, {league} de la ligue ; {left} restent à la barre avec {at_bar}"
    ),
    "starts.supergroup.one": (
        "Supergroupe : {members} : {pko} des PKO, {bar} dès la barre à toutes les rondes, "
        "{league} de la ligue ; moins de {least}, {left}, resteraient à la barre : tous font un "
        "seul groupe, dès {start}"
    ),
    "starts.bands": (
        "{bands:# bande|# bandes} de cotes ; chacune un point au-dessus de la suivante"
    ),
    "starts.band": (
        ", {rank} avec {players:# joueur|# joueurs} (K {k}) {separation:# point|# points}"
    ),
    "starts.groups": "Chacun part de 0 ; chaque section joue à part",
    "starts.none": "Tous partent de 0 ; les sections ne servent qu'aux prix",
    "starts.line": "{players} à ce rang ou plus haut : {verdict}",
    "starts.line.bar": "► barre : {players} dès ce rang",
    "starts.line.band": "dans la bande {players}, K {k} : {separation} au-dessus de la suivante",
    "starts.by_grade": "au grade",
    "sheet.tree": "Arbre",
    "tree.title": "Élimination directe",
    "tree.playoff": "Barrage pour la place {place}",
    "tree.third": "Troisième place",
    "tree.free": "libre",
    "sheet.draft": "Ronde {number} (brouillon)",
    "drawn.draft": "{number} (brouillon)",
    "log.count": "Lignes : {many}",
    "log.by_hand": "à la main",
    "log.unknown": (
        "Aucun état antérieur n'est disponible : les corrections à la main ne sont pas listées."
    ),
    "log.row-new": "nouvelle ligne : {became}",
    "log.row-gone": "(ligne supprimée)",
    "log.sheet-new": "nouvelle feuille",
    "log.sheet-gone": "(feuille supprimée)",
    "log.sheet-name": "{became}",
    "log.sheet-own": "feuille à vous, changée",
    "log.columns-own": "colonnes à vous, changées",
    "log.cell": "{became}",
    "log.order": "Les places vont selon : {codes}",
    "log.results": "{many} résultats : {results}",
    "log.results.one": "{table} : {result}",
    "log.more": "et {many} de plus ici",
    "sections.needless": (
        "Pas de sections, et il n'en faut pas : tous jouent ensemble. Pour des prix, coupez ici."
    ),
}
