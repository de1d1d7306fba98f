"""What commands have in common; other workbooks, side events, files that go out, in French."""

WORDS = {
    # Small parts of sentences
    "desk.tables": "{many:table|tables} {tables}",
    "desk.tables.of-round": "ronde {round}, {many:table|tables} {tables}",
    "desk.rounds": "{many:ronde|rondes} {rounds}",
    "desk.names.more": "{names} ; et {more:# autre|# autres}",
    # Who is there
    "desk.nobody-here": (
        "Personne n'est encore là : écrivez {yes} dans la colonne {column} de {sheet}."
    ),
    # Sheets that a command adds by itself
    "desk.sheet.anew": "La feuille {sheet} manquait ; elle a été refaite.",
    "desk.sheet.sections": "Nouvelle feuille {sheet} : elle montre qui est dans quelle section.",
    "desk.sheet.tree": "Nouvelle feuille {sheet} : où chacun en est dans l'élimination directe.",
    "desk.sheet.crosstable": "Nouvelle feuille {sheet} : elle montre qui a battu qui.",
    "desk.sheet.handicaps": (
        "Nouvelle feuille {sheet} : pierres et komi sur petits gobans, tels que publiés par "
        "{author}. Changez-y ce qui est différent à votre tournoi."
    ),
    "desk.sheet.teams": "Nouvelle feuille {sheet} : elle montre quelle équipe est en tête.",
    "desk.grid.none": "La feuille {sheet} sera ajoutée avec la première ronde.",
    "desk.no-headings": (
        "Aucune feuille n'a les en-têtes de {sheet}. Corrigez-les, ou renommez cette feuille : la "
        "prochaine commande la refera."
    ),
    # An older workbook
    "desk.unseen": (
        "Depuis la dernière commande, autre chose que des résultats a changé le classement : "
        "{places:# place change|# places changent}."
    ),
    "desk.unseen.starts": (
        "Depuis la dernière commande, {starts:# joueur a|# joueurs ont} un autre score de départ,"
        " et {places:# place change|# places changent}."
    ),
    "desk.unseen.scale": (
        "Depuis la dernière commande, les scores sont affichés sur une autre échelle."
    ),
    "desk.unseen.stop.scale": (
        "Rien ne sort encore : depuis la dernière commande, les scores sont affichés sur une "
        "autre échelle. Regardez d'abord : `nigiri standings`"
    ),
    "desk.unseen.first": "Le premier rang est maintenant à {names}.",
    "desk.unseen.first.section": "Section {section} : le premier rang est maintenant à {names}.",
    "desk.unseen.stop": (
        "Rien ne sort encore : autre chose que des résultats a changé le classement, et {places:#"
        " place change|# places changent}. Regardez d'abord : `nigiri standings`"
    ),
    "desk.unseen.stop.starts": (
        "Rien ne sort encore : {starts:# joueur a|# joueurs ont} un autre score de départ, et "
        "{places:# place change|# places changent}. Regardez d'abord : `nigiri standings`"
    ),
    "desk.standings.frozen": (
        "Voici le classement avec tous les résultats. Les affiches et les pages montrent celui "
        "après la ronde {round}, tant que {cell} n'est pas vide."
    ),
    "desk.layout": "Classeur mis à jour : de la version {was} à la version {now} des feuilles.",
    "desk.newer": (
        "Ce classeur a été écrit en dernier par nigiri {theirs}, et voici nigiri {ours}. Les deux "
        "peuvent y travailler ; pour un même tournoi, installez la même version sur chaque "
        "ordinateur."
    ),
    # Notes around a table that goes
    "desk.notes.beside": (
        "L'ancienne feuille {sheet} n'est plus là. Ce que vous aviez écrit à côté de son tableau, "
        "en {cells}, ne revient qu'avec `nigiri undo`. Pour garder des notes, écrivez-les sur une "
        "feuille à vous."
    ),
    "desk.notes.below": (
        "L'ancienne feuille {sheet} n'est plus là. Ce que vous aviez écrit sous son tableau, en "
        "{cells}, ne revient qu'avec `nigiri undo`. Pour garder des notes, écrivez-les sur une "
        "feuille à vous."
    ),
    "desk.notes.above": (
        "Une colonne de {sheet} n'est plus là, ni ce que vous aviez écrit au-dessus : {words}. "
        "Cela ne revient qu'avec `nigiri undo`."
    ),
    "desk.notes.along": (
        "Ce que vous aviez écrit sous le tableau de {sheet} est maintenant sous le nouveau "
        "tableau, sans ses couleurs ; une formule y est devenue une valeur."
    ),
    # What was edited by hand, and what a command would change
    "desk.edited": "{what} à la main : {sheets}",
    "desk.edited.cell": "{many:# cellule changée|# cellules changées}",
    "desk.edited.row": "{many:# ligne changée|# lignes changées}",
    "desk.edited.sheet": "{many:# feuille changée|# feuilles changées}",
    "desk.edited.column": "{many:# colonne changée|# colonnes changées}",
    "desk.column.sheet": "Feuille",
    "desk.column.cell": "Cellule",
    "desk.column.before": "Avant",
    "desk.column.after": "Après",
    "desk.preview": "{changes:# changement|# changements} dans {sheets:# feuille|# feuilles}",
    "desk.preview.removed": "retirée",
    "desk.preview.new-sheet": "nouvelle feuille",
    "desk.preview.rows-added": "lignes ajoutées",
    "desk.preview.rows-removed": "lignes retirées",
    "desk.preview.columns-added": "colonnes ajoutées",
    "desk.preview.columns-removed": "colonnes retirées",
    # Lists of sentences
    "desk.item": "- {what}",
    # Two rounds at once, and workbooks that cannot be read
    "family.clash": (
        "▲ {names} {many:joue|jouent} la ronde {here} ici ({here_when}) et la ronde {there} de "
        "{sheet} ({there_when}) : écrivez la ronde sous Absent aux rondes dans l'un des deux."
    ),
    "family.names.more": "{names} ; et {more} de plus",
    "family.trouble": "▲ {why} nigiri ne sait donc pas qui y joue en même temps.",
    # Players of another workbook
    "family.from": "Dites d'où viennent les joueurs : `nigiri players --from MAIN.xlsx`",
    "family.added": (
        "{players:# joueur ajouté|# joueurs ajoutés} de {name}, {cells:# cellule changée|# "
        "cellules changées}."
    ),
    "family.stay": (
        "{cells:# cellule diffère|# cellules diffèrent} dans {name} et {cells:reste|restent} "
        "comme ici."
    ),
    "family.strong": (
        "{players:# joueur laissé|# joueurs laissés} de côté, trop {players:fort|forts} pour ce "
        "tournoi."
    ),
    "family.alone": "{players:# joueur n'est|# joueurs ne sont} que dans ce classeur.",
    "family.next": "Écrivez oui sous Présent pour ceux qui jouent ici, puis : `nigiri draw`",
    "family.differ": "Différent dans {name} : {cells}.",
    "family.differ.taken": "{differ} C'est repris ici.",
    "family.differ.cell": "{name} : {column} {here} → {there}",
    "family.there.differ": "▲ {differ} Pour le reprendre ici : `nigiri players`",
    "family.there.new": (
        "▲ {players:# joueur est|# joueurs sont} dans {name} mais pas ici. Pour les ajouter : "
        "`nigiri players`"
    ),
    "family.there.both": (
        "▲ {differ} {players:# joueur est|# joueurs sont} dans {name} mais pas ici. Pour tout "
        "reprendre ici : `nigiri players`"
    ),
    # Games of another workbook
    "family.no-games": "{name} n'a pas encore de parties.",
    "family.nothing-new": "Rien de nouveau dans {name}.",
    "family.games.begun": (
        "Ronde {round} commencée avec {games:# partie|# parties} de {name}. Pour les autres : "
        "`nigiri draw --rest`"
    ),
    "family.games.results": (
        "{results:# résultat repris|# résultats repris} de {name}, ronde {round}."
    ),
    "family.games.too-many": "La ronde {round} de {name} est une de plus que n'en a ce tournoi.",
    "family.games.waits": "La ronde {round} de {name} attend que la ronde {before} soit finie.",
    "family.games.not-both": "{names}, ronde {round} : l'un des deux n'est pas dans cette liste.",
    "family.games.not-playing": "{names}, ronde {round} : l'un des deux ne la joue pas ici.",
    "family.games.none": "{names} : pas de partie à la ronde {round} ici.",
    "family.games.other": "{names}, ronde {round} : autre résultat ici ; il reste.",
    "side.new": "Nouvelle feuille : {sheet}",
    "side.nobody": "Personne n'a le numéro {number} ; les numéros sont dans Joueurs.",
    # The chart
    "side.chart.ready": (
        "La feuille {sheet} est prête : écrivez dans la ligne de chacun les numéros des joueurs "
        "battus. On peut ajouter et vider des lignes. Un tableau vide pour le mur : `nigiri print "
        "chart --blank`"
    ),
    "side.chart.beat": "{winner} a battu {loser}.",
    "side.chart.jigo": "{winner} et {loser} : jigo.",
    "side.chart.self": "Une partie se joue à deux ; {number} y est deux fois.",
    "side.chart.often": (
        "{one} et {other} se sont déjà rencontrés {met} fois ; les réglages permettent {most:# "
        "partie|# parties} par paire dans le tournoi annexe."
    ),
    "side.chart.full": (
        "{number} a déjà gagné {count} parties : il n'y a plus de place dans le tableau."
    ),
    # The ladder
    "side.ladder.ready": "La feuille {sheet} est prête ; changez à votre gré l'ordre sous Début.",
    "side.ladder.challenges": (
        "{one} défie {other}. Si {one} gagne : `nigiri ladder {challenger} {challenged} --won` ; "
        "sinon, avec --lost"
    ),
    "side.ladder.won": "{one} a battu {other} et prend la place.",
    "side.ladder.lost": "{other} a battu {one} : rien ne bouge.",
    "side.ladder.self": "On ne se défie pas soi-même : {one} y est deux fois. {may}",
    "side.ladder.below": "{one} est à la place {place}, au-dessus de {other}. {may}",
    "side.ladder.far": (
        "{other} est {apart:# place|# places} au-dessus de {one}, et {reach:# est permise|# sont "
        "permises}. {may}"
    ),
    "side.ladder.may": "{one} peut défier {others}.",
    "side.ladder.top": "{one} est tout en haut.",
    # Headings
    "side.column.place": "Place",
    "side.column.number": "No",
    "side.column.name": "Nom",
    "side.column.games": "Parties",
    "side.column.points": "Points",
    "side.column.beat": "A battu",
    "side.column.rung": "Échelon",
    "side.column.may": "Peut défier",
    # Files for federations and other programs
    "output.file": "{format}, {players:# joueur|# joueurs}, {rounds:# ronde|# rondes}.",
    "output.hidden": (
        "{many:1 nom caché ailleurs y figure|# noms cachés ailleurs y figurent} "
        "(Cacher le nom, Joueurs)."
    ),
    "output.not-sent": "Ce qu'il ne peut pas contenir, ou contient autrement :",
    "output.ready": "{path} est prêt : {what}",
    "output.older": "L'ancien est gardé sous {name}.",
    "output.points.ask": (
        "Encore à régler : {count:# point|# points}. Écrire le fichier quand même ?"
    ),
    "output.send.unknown": "À qui envoyer les résultats ? Choisissez : {choices}.",
    "output.send.subject": "Résultats : {name}",
    "output.send.body": (
        "Bonjour,\n\nvoici les résultats de {name} ({when}) : {players:# joueur|# joueurs}, "
        "{rounds:# ronde|# rondes}.\nEn pièce jointe : {files}\n\n{director}"
    ),
    "output.send.to": "À : {addresses}",
    "output.send.page": (
        "{name} reçoit les résultats sur son site, de ceux qui y ont un compte : {page}"
    ),
    "output.send.checked": "Quelqu'un y a envoyé des résultats le {day}.",
    "output.send.not-checked": (
        "Cette adresse n'a pas été vérifiée : comparez avec le site de la fédération."
    ),
    "output.send.text": "Le courriel :\n\n{subject}\n\n{body}\n",
    "output.send.mail.open": (
        "Votre programme de courriel devrait avoir ouvert ce courriel. Joignez {files} du dossier "
        "{folder}, puis envoyez-le vous-même : rien n'a été envoyé."
    ),
    "output.send.mail.closed": (
        "Copiez le courriel dans votre programme de courriel, joignez {files} du dossier "
        "{folder}, et envoyez-le vous-même : rien n'a été envoyé."
    ),
    "output.send.page.open": (
        "Votre navigateur devrait avoir ouvert cette page. Déposez-y {files} du dossier {folder} "
        ": rien n'a été envoyé."
    ),
    "output.send.page.closed": (
        "Ouvrez cette page et déposez-y {files} du dossier {folder} : rien n'a été envoyé."
    ),
    "output.points.more": (
        "... et {more} de plus ; la liste complète : `nigiri preflight {federation}`"
    ),
    "output.remark.accepted": "Accepté : {what} {reason}",
    # Preflight
    "output.preflight.unknown": "Il n'y a pas de fédération {asked} ici ; choisissez {choices}.",
    "output.preflight.none": (
        "{name} ne refuserait rien. Pour écrire le fichier : `nigiri export {federation}`"
    ),
    "output.preflight.points": (
        "{points:# point|# points} à regarder ; motifs de refus ({name}) : {refused}. La feuille "
        "{sheet} a un lien vers chaque cellule ; chaque commande la tient à jour."
    ),
    "output.preflight.points.none": (
        "{points:# point|# points} à regarder ; aucun n'est un motif de refus ({name}). La feuille "
        "{sheet} a un lien vers chaque cellule ; chaque commande la tient à jour."
    ),
    "output.preflight.country.ask": (
        "{players:# joueur n'a|# joueurs n'ont} pas de pays. Lequel pour tous ? Deux lettres ou le "
        "nom ; - les laisse ainsi"
    ),
    "output.preflight.country.unknown": (
        "{asked} n'est pas connu comme pays : tapez deux lettres ou le nom."
    ),
    "output.preflight.country.set": (
        "{players:# joueur|# joueurs} sans pays {players:a|ont} maintenant {country}."
    ),
    "output.preflight.asks": (
        "Tant qu'il reste quelque chose à régler, `nigiri export {federation}` vous demande "
        "d'abord s'il faut écrire quand même."
    ),
    # Proof
    "output.proof.undrawn": (
        "Aucune ronde n'est encore appariée, il n'y a donc rien à recompter : `nigiri draw`"
    ),
    "output.proof.new": (
        "La feuille {sheet} refait chaque somme par des formules. Changez un résultat à la main, "
        "et ✗ montre quelles sommes changent."
    ),
    "output.proof.kept": (
        "Chaque commande tient {sheet} à jour ; supprimez la feuille quand vous n'en avez plus "
        "besoin."
    ),
    # Paper
    "output.paper.unknown": "Il n'y a pas d'imprimé {asked} ; choisissez : {choices}.",
    "output.paper.draft": (
        "Aucune ronde n'est encore appariée, il n'y a qu'un brouillon : `nigiri print {name} "
        "--draft`"
    ),
}
