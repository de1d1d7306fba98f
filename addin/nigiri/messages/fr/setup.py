"""An event is set up: settings, sections, players, lists of members, in French."""

WORDS = {
    # A new event
    "setup.ready": (
        "{name} : tout est prêt. Tapez les joueurs dans la feuille {sheet}, ou : `nigiri import`"
    ),
    "setup.ready.nameless": (
        "Le tournoi est prêt. Tapez les joueurs dans la feuille {sheet}, ou : `nigiri import`"
    ),
    "setup.sample": (
        "{name} : {players} joueurs inventés, {played:# ronde jouée|# rondes jouées}. Essayez : "
        "`nigiri draw` fait les appariements de la ronde {round} ; tapez-y quelques résultats, "
        "puis appuyez sur `nigiri result` et `nigiri standings`. Pour votre propre tournoi, "
        "ouvrez un nouveau classeur et appuyez sur `nigiri new`."
    ),
    "setup.ask.name": "Nom du tournoi",
    "setup.ask.dates": "Dates",
    "setup.ask.federation": "Fédération ou pays",
    "setup.ask.kind": "Comment on joue",
    "setup.ask.komi": "Komi",
    "setup.ask.handicaps": "Handicaps",
    "setup.ask.rounds": "Rondes",
    "setup.ask.time_limits": "Temps",
    "setup.ask.system": "Système",
    "setup.ask.rules": "Jeu de règles",
    "setup.ask.mail": "Résultats aussi à",
    "setup.ask.logo": "Logo",
    "setup.home.quebec": "Québec",
    "setup.home.aga": "États-Unis (AGA)",
    "setup.home.bga": "Royaume-Uni (BGA)",
    "setup.home.ffg": "France (FFG)",
    "setup.home.egf": "ailleurs en Europe (EGF)",
    "setup.home.egc": "Congrès (EGC, proposition de 2008)",
    "setup.home.other": "ailleurs",
    "setup.kind.sections": "sections comme au Québec",
    "setup.kind.bands": "bandes selon la cote (AGA)",
    "setup.kind.bar": "McMahon avec barre",
    "setup.kind.swiss": "système suisse",
    "setup.kind.other": "un autre système",
    "setup.handicaps.full": "la différence",
    "setup.handicaps.less-1": "la différence moins 1",
    "setup.handicaps.less-2": "la différence moins 2",
    "setup.handicaps.none": "aucun, parties à égalité",
    "setup.handicaps.usual": "D'habitude là-bas : {handicaps} ; en système suisse aucun",
    "setup.handicaps.usual.none": "D'habitude là-bas : aucun, parties à égalité",
    "setup.komi.wrong": ("Komi : {komi} n'est pas un nombre de points. Écrivez 6½, 7,5 ou 8."),
    "setup.handicap": "handicap ({basis}) : la différence",
    "setup.handicap.less": "handicap ({basis}) : la différence moins {less}",
    "setup.handicap.none": "toutes les parties à égalité",
    "setup.plays": "Jeu de règles {rules} : komi {komi} ; {handicap}.",
    "setup.plays.from": "Jeu de règles {rules} : komi {komi} ; {handicap} ; à égalité dès {rank}.",
    "setup.plays.bar": (
        "Jeu de règles {rules} : komi {komi} ; {handicap} ; à égalité dès la barre."
    ),
    "setup.plays.most": (
        "Jeu de règles {rules} : komi {komi} ; {handicap}, où personne ne compte plus que {rank}."
    ),
    "setup.club": "Réglages de départ de nos tournois",
    "setup.club.none": "Rien n'est encore gardé pour le club.",
    "setup.club.kept": (
        "Les nouveaux tournois commenceront ainsi. Le tout est dans {path} ; vous pouvez envoyer "
        "ce fichier à d'autres directeurs."
    ),
    "setup.club.own": "{asked} est propre à chaque tournoi et n'est pas gardé pour le club.",
    "setup.club.choice": "{fact} : {asked} ne convient pas ; choisissez : {choices}.",
    "setup.club.address": "{asked} n'est pas une adresse de courriel.",
    "setup.club.wrong": (
        "Rien n'a été gardé, car les nouveaux tournois commenceraient avec ce problème : {problem}"
    ),
    "setup.logo": "{kind}, {size} Ko",
    "setup.logo.large": (
        "{file} fait {size} Ko ; un logo peut en faire {most}. Enregistrez-le en plus petit."
    ),
    "setup.logo.none": (
        "{file} n'est pas un logo : un logo est une image PNG, JPEG ou SVG entière d'au plus "
        "{most} Ko et {side} points de côté, et un SVG n'a ni script ni rien qui vienne "
        "d'ailleurs."
    ),
    # Settings
    "setup.setting.no-row": (
        "La feuille {sheet} n'a pas de ligne pour {asked} ; écrivez son nom dans la colonne A."
    ),
    "setup.setting.unknown": (
        "Il n'y a pas de réglage {asked} ; écrivez-le comme dans Tournoi ou Réglages."
    ),
    "setup.setting.meant": "Il n'y a pas de réglage {asked} ; vouliez-vous dire {near} ?",
    # A rule set
    "setup.rules.follows": "Tous les réglages sont ceux du jeu de règles {rules}.",
    "setup.rules.already": "Tous les réglages sont déjà ceux du jeu de règles {rules}.",
    "setup.rules.otherwise": (
        "{settings:# réglage diffère|# réglages diffèrent} du jeu de règles {rules}"
    ),
    "setup.rules.there-are": (
        "Jeux de règles : {sets}. Pour tout régler comme dans l'un d'eux : `nigiri rules --apply "
        "NAME`"
    ),
    "setup.rules.kept": (
        "Ce tournoi garde ses réglages de départ. Un nouveau, selon {rules}, aurait : {settings}."
    ),
    "setup.rules.followed": (
        "Un nouveau tournoi d'une fédération d'Europe commence par un autre jeu de règles : {sets}."
    ),
    "setup.rules.written": (
        "{settings:# réglage écrit|# réglages écrits} comme dans le jeu de règles {rules}."
    ),
    "setup.rules.drawn": (
        "Scores et places sont recomptés ; les rondes déjà appariées restent comme elles sont."
    ),
    "setup.rules.starts": "Les scores de départ ont pu changer : voyez {sheet}.",
    "setup.column.setting": "Réglage",
    "setup.column.here": "Ici",
    # Sections
    "setup.sections": "{sections:# section, qui finit|# sections, qui finissent} à {ranks}.",
    "setup.sections.few": (
        "Seulement {here} {here:joueur|joueurs} sur {players} {here:est là|sont là} : les "
        "sections sont pour toute la liste."
    ),
    "setup.sections.stand": (
        "{sections:# section|# sections} comme dans la feuille ; pour une nouvelle proposition : "
        "`nigiri sections --again`"
    ),
    "setup.bands": "{sections:# bande, qui finit|# bandes, qui finissent} à {ranks}.",
    "setup.bands.few": (
        "Seulement {here} {here:joueur|joueurs} sur {players} {here:est là|sont là} : les "
        "bandes sont pour toute la liste."
    ),
    "setup.bands.stand": (
        "{sections:# bande|# bandes} comme dans la feuille ; pour une nouvelle proposition : "
        "`nigiri bands --again`"
    ),
    "setup.sections.look": "Regardez {sheet}, déplacez une limite au besoin. {next}",
    "setup.sections.rank": "{asked} n'est pas un rang ; écrivez 30k à 1k ou 1d à 9d",
    "setup.sections.order": "Écrivez les limites du plus fort au plus faible, pas {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# score de départ écrit|# scores de départ écrits}.",
    "setup.supergroup.next": "Ensuite : `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} garde {score}, écrit sous {column}.",
    "setup.supergroup.no-member": (
        "{name} n'en fait pas partie, mais a ce score de départ sous {column} ; videz la cellule "
        "si c'est faux."
    ),
    "setup.supergroup.no-congress": (
        "Un supergroupe n'existe que dans un congrès : dans {sheet}, choisissez {bar} à côté de "
        "{rule}, et {congress} à côté de {by}."
    ),
    # An event of another program
    "setup.open": (
        "De {source} : {players:# joueur|# joueurs}, {rounds:# ronde|# rondes}, {games:# partie|# "
        "parties}."
    ),
    "setup.open.left-out": "Ce que le classeur ne peut pas contenir, ou contient autrement :",
    "setup.open.boards": "Les handicaps sur goban de {size}.",
    "setup.open.boards-far": "Les handicaps sur {size}×{size} au-delà d'un écart de {most}.",
    "setup.open.result": "Il manque des résultats à la ronde {round}. Ensuite : `nigiri result`",
    "setup.open.draw": "Pour le voir : `nigiri check`. Pour continuer : `nigiri draw`",
    "setup.open.look": "Regardez {grid} et {standings} ; pour les vérifier : `nigiri check`",
    "setup.open.cannot": "{source} ne peut pas être ouvert. {why}",
    "setup.open.wrong": (
        "{source} ne peut pas être ouvert, car il contient quelque chose d'impossible. {what}"
    ),
    # A list is brought in
    "entries.added": "{players:# joueur ajouté|# joueurs ajoutés} de {source}.",
    "entries.added.some": "{players:# joueur ajouté|# joueurs ajoutés} de {source}, {old} déjà là.",
    "entries.ratings": (
        "{ratings:# cote ne ressemble|# cotes ne ressemblent} pas à celles de {owner} : voyez "
        "{problems}, ou choisissez à côté de {label}, dans {event}, de qui elles sont."
    ),
    "entries.updated": (
        "{source} : {new} en plus, {changed:# changé|# changés}, "
        "{unchanged:# inchangé|# inchangés}, {gone:# retiré|# retirés}, "
        "{blocked:# modifié|# modifiés} ici depuis."
    ),
    "entries.cell.changed": "{name} : {column} était {was} et devient {listed}.",
    "entries.cell.blocked": (
        "{name} : {was} a été tapé sous {column} et reste ; la liste dit {listed}."
    ),
    "entries.more": "Et {more:encore # cellule|encore # cellules}.",
    "entries.more.problems": "Et {more:encore # cellule|encore # cellules} : `nigiri check`",
    "entries.gone.leave": (
        "Plus dans la liste : {names}. Ces personnes restent dans {players}. Pour les joueurs qui "
        "se sont retirés : `nigiri out`"
    ),
    "entries.gone.out": (
        "Plus dans la liste : {names}. Les rondes à venir sont notées sous {column}."
    ),
    "entries.gone.remove": "Plus dans la liste : {names}. Leurs lignes sont supprimées.",
    "entries.gone.drawn": (
        "La ronde 1 est appariée : on ne supprime plus personne de {players}. Pour les joueurs "
        "qui se sont retirés : `nigiri out`"
    ),
    "entries.ask": "Écrire cela dans {players} ?",
    "entries.rankless": (
        "{players:# personne n'a|# personnes n'ont} pas encore de rang : {which}. Tapez-le dans "
        "{players:la cellule jaune|les cellules jaunes} de {sheet}."
    ),
    "entries.lost-letter": (
        "Une lettre s'est perdue dans {players:un nom|# noms} de la liste : {names}. Corrigez "
        "dans Joueurs, ou enregistrez la liste en UTF-8 et importez-la de nouveau."
    ),
    "entries.refused": "{rows:# ligne laissée de côté|# lignes laissées de côté} : {which}.",
    "entries.refused.name": "ligne {row}, sans nom",
    "entries.rankless.rank": "ligne {row} ({name}), sans rang",
    "entries.rankless.unlisted": "ligne {row}, {name}, pas de rang, et sur aucune liste de membres",
    "entries.rankless.unrated": (
        "ligne {row}, {name}, pas de rang, la liste des membres n'en a pas non plus"
    ),
    "entries.rankless.several": (
        "ligne {row}, {name}, pas de rang, et {many} membres portent ce nom"
    ),
    "entries.rankless.other": (
        "ligne {row}, {name}, pas de rang, et {number} est le numéro de {other}"
    ),
    "entries.refused.again": "ligne {row} ({name}), déjà à la ligne {other}",
    "entries.refused.number": "ligne {row} ({name}), numéro {number} déjà à la ligne {other}",
    "entries.unlisted": (
        "Qui n'est sur aucune liste de membres, ou y est plusieurs fois, doit avoir un rang ou "
        "le bon numéro sur votre liste ; ou inscrivez ces joueurs un à un : `nigiri add`"
    ),
    "entries.looked-up": (
        "{players:# joueur n'avait|# joueurs n'avaient} pas de rang sur votre liste : rang et "
        "cote viennent des listes de membres."
    ),
    "entries.beginners": "{players:# débutant entre|# débutants entrent} à 30k : {names}.",
    "entries.whole-names": (
        "{players:# nom sans virgule ni prénom à part, pris|# noms sans virgule ni prénom à part, "
        "pris} en entier comme nom de famille : {names}. Écrivez plutôt Roy, Julie."
    ),
    "entries.odd": (
        "{cells:# cellule ne dit|# cellules ne disent} pas quand le joueur joue, donc toutes les "
        "rondes comptent : {which}."
    ),
    "entries.odd.cell": "ligne {row}, « {typed} »",
    "entries.days": (
        "Le tournoi ne dit pas quelles rondes se jouent à ces dates ({days}) : écrivez les jours "
        "sous {column} dans {event}, puis importez de nouveau."
    ),
    "entries.namesakes": (
        "{one} et {other} portent le même nom, mais leur rang ou leur club diffère : ce sont donc "
        "deux joueurs. Si c'est la même personne, supprimez une des deux lignes."
    ),
    "entries.alike": "{one} et {other} de {club} sont peut-être la même personne.",
    "entries.headings": (
        "Pas importé, car l'en-tête n'est pas connu : {headings}. S'il correspond à un en-tête de "
        '{players} : `nigiri import --column "{heading}={column}"`'
    ),
    "entries.column.unknown": (
        "« {heading} » ne peut pas être « {asked} » : ce n'est pas un en-tête de {players}. Il y "
        "a aussi Prénom Nom, Nom Prénom, Rondes et Présence, et « - » pour l'ignorer."
    ),
    "entries.column.ask": (
        "« {heading} » : quel en-tête de Joueurs est-ce, par exemple Rang ? Entrée pour aucun"
    ),
    "entries.column.form": "{typed} ne nomme pas d'en-tête ; écrivez Force=Rang.",
    "entries.gone.who": "Plus dans la liste : {names}.",
    "entries.gone.ask": "Que faire de ces personnes : {choices} ? Entrée pour les laisser",
    "entries.gone.word.leave": "laisser",
    "entries.gone.word.out": "absents",
    "entries.gone.word.remove": "supprimer",
    "entries.next.sections": "Ensuite : `nigiri sections`",
    "entries.next.bands": "Ensuite : `nigiri bands`",
    "entries.next.draw": "Ensuite : `nigiri draw`",
    "entries.next.late": (
        'La ronde {round} est appariée. Quand un des nouveaux est arrivé : `nigiri late "{who}"`'
    ),
    "entries.seen.sections": (
        "Écrivez {yes} sous {column} quand quelqu'un arrive. Ensuite : `nigiri sections`"
    ),
    "entries.seen.bands": (
        "Écrivez {yes} sous {column} quand quelqu'un arrive. Ensuite : `nigiri bands`"
    ),
    "entries.seen.draw": (
        "Écrivez {yes} sous {column} quand quelqu'un arrive. Ensuite : `nigiri draw`"
    ),
    # What is wrong in a list
    "entries.list.none": (
        "{source} n'est pas une liste de joueurs : sa première ligne doit nommer les colonnes, "
        "dont Nom et Rang."
    ),
    "entries.list.none.lists": (
        "{source} a des noms et des numéros, mais pas de rangs. La liste des membres de la "
        "fédération peut les donner, une fois chargée : `nigiri ratings load`"
    ),
    "entries.list.long": (
        "Avec {source} il y aurait {rows:# joueur|# joueurs} ; un tournoi en a au plus {most}."
    ),
    "entries.list.none.unknown": (
        "{source} ne peut pas être lu comme une liste de joueurs : aucun en-tête n'est connu "
        "comme le nom ou le rang. Pas connus : {headings}. Si l'un d'eux l'est : `nigiri import "
        '--column "{heading}=Rank"`'
    ),
    "entries.list.taken": (
        "Les numéros {numbers} sont déjà pris dans Joueurs. Laissez la colonne de côté ; `nigiri "
        "number` en donne de nouveaux."
    ),
    # Numbers
    "entries.numbered": (
        "{players:# joueur numéroté|# joueurs numérotés} ; numéros donnés en tout : {total}."
    ),
    "entries.numbered.all": "Tous ceux qui participent ont un numéro.",
    "entries.numbered.fixed": (
        "La ronde 1 est appariée : après cela, les numéros ne changent plus. Pour les nouveaux : "
        "`nigiri number`"
    ),
    "entries.back.names": "{many} noms sont de nouveau à côté du numéro de leur appariement.",
    "entries.back.numbers": "{many} numéros sont de nouveau à côté du nom de leur appariement.",
    "entries.back.look": (
        "Vérifiez ces lignes de Joueurs ; elles n'ont jamais été appariées, personne ne sait à "
        "qui elles sont : {rows}"
    ),
    "entries.back.kept": (
        "Les {many} noms actuels sont justes : ils sont aussi sur Tirage maintenant."
    ),
    "entries.back.none": (
        "Aucun nom à remettre : chaque numéro a le nom de son appariement, ou un ou deux ont été "
        "changés."
    ),
    "entries.next.round": "Ronde suivante : `nigiri draw`",
    "entries.below": (
        "Inscrits à un rang plus bas que le rang publié, sans raison notée : {players}. Corrigez "
        "le rang, ou notez la raison à côté, dans Problèmes. Seules les raisons médicales "
        "comptent, pas le manque de jeu."
    ),
    "entries.unproved": (
        "Inscrits à un rang plus bas que le rang publié, sans raison notée : {players}. Corrigez "
        "le rang, ou notez le justificatif à côté, dans Problèmes ; d'ici là, la cote publiée "
        "compte, si elle figure dans Joueurs. Seules les raisons médicales comptent, pas le "
        "manque de jeu."
    ),
    "entries.raised": (
        "Inscrits au-dessus de la cote publiée, et comptés ainsi : {players}. C'est permis ; "
        "l'AGA le déconseille pour moins de deux pierres."
    ),
    "entries.raised.player": "{name} ({rank} : {entry} au lieu de {rating})",
    "entries.lapsed": (
        "L'adhésion s'achève avant la fin du tournoi : {players}. Renouvelez-la et tapez la "
        "nouvelle fin ; ou notez pourquoi à côté, dans Problèmes."
    ),
    "entries.listed": (
        "Tout cela n'est pas encore dans Joueurs : les listes de membres le disent. Pour l'y "
        "écrire, puis les raisons dans Problèmes : `nigiri ratings fill`"
    ),
    "entries.several": (
        "{many} membres s'appellent {name} : {members}. Tapez le bon numéro dans Joueurs, pour que "
        "personne n'ait les parties d'un autre."
    ),
    # Wishes
    "entries.wish": "Souhait noté : {wish}.",
    "entries.wish.counts": "Il compte dès les prochains appariements. {next}",
    "entries.wish.again": "Pour qu'il compte aussi à la ronde {round} : `nigiri draw --again`",
    "entries.wish.there": (
        "Ce souhait est déjà noté, à la ligne {row} : {wish}. Rien n'a été ajouté."
    ),
    "entries.wish.few": (
        "« {who} » n'est pas noté : « {wish} » demande au moins {least:# joueur|# joueurs}. "
        "Nommez-les tous, par exemple 1, 5."
    ),
    "entries.wish.both": (
        "« {who} » n'est pas noté : la ligne {row} de {sheet} souhaite le contraire. Videz "
        "d'abord cette ligne, ou donnez d'autres rondes."
    ),
    "entries.wish.refused": "« {who} » n'est pas noté : {why} {way}",
    "entries.wishes.new": (
        "Nouvelle feuille {sheet}, onglet gris derrière les autres. Écrivez un souhait par ligne "
        ": il compte dès les prochains appariements."
    ),
    "entries.wishes.there": (
        "La feuille {sheet} existe déjà. Écrivez un souhait par ligne : il compte dès les "
        "prochains appariements."
    ),
    "entries.wish.which": "Dites ce qui est souhaité : {choices}.",
    "entries.wish.unknown": "« {asked} » n'est pas un souhait ; choisissez : {choices}.",
    # A list is loaded
    "members.loaded": "{members} {many:membre|membres} de la liste {list} du {date}.",
    "members.loaded.itself": (
        "{members} {many:membre|membres} de la liste {list} du {date}, date écrite dans la liste."
    ),
    "members.loaded.file": (
        "{members} {many:membre|membres} de la liste {list} du {date}, date du fichier."
    ),
    "members.loaded.left-out": (
        "{loaded} {lines} {many:ligne sautée, sans membre|lignes sautées, sans membre}."
    ),
    "members.loaded.shorter": (
        "{loaded} La liste d'avant en avait {before} : le fichier est-il complet ?"
    ),
    "members.loaded.next": "Pour remplir un classeur : `nigiri ratings fill FILE`",
    "members.empty": "{source} n'a pas de membres ; rien n'a été chargé.",
    "members.no-list": (
        "{source} n'est pas une liste de membres : ni de l'AGA, de l'EGF ou de la FFG, ni une "
        "liste dont la première ligne a les en-têtes Nom et un de Rang, Cote, No fédération."
    ),
    "members.shifted": (
        "Dans la plupart des lignes de {source}, autre chose est sous {heading}, par exemple "
        "{typed} : ses colonnes sont décalées. Mettez chaque en-tête au-dessus de sa colonne et "
        "chargez la liste encore une fois."
    ),
    "members.none": "Aucune liste de membres n'est chargée : `nigiri ratings load LIST`",
    # A fresh list is taken from the downloads folder; how old lists are
    "members.fresh.opened": (
        "La page de la liste est ouverte dans votre navigateur :\n{address}\n{checked}"
    ),
    "members.fresh.closed": "Ouvrez la page de la liste dans un navigateur :\n{address}\n{checked}",
    "members.fresh.checked": "La liste y était le {day}.",
    "members.fresh.not-checked": (
        "Cette adresse n'a pas été vérifiée : si la liste n'y est pas, cherchez-la sur le site de "
        "la fédération."
    ),
    "members.fresh.save": (
        "Enregistrez la liste dans votre dossier de téléchargements ; si le navigateur l'affiche "
        "comme une page, avec Ctrl+S."
    ),
    "members.fresh.go-on": (
        "La liste est sur cette page, qui devrait s'ouvrir dans votre navigateur :\n"
        "{address}\n"
        "{checked}\n"
        "{save} Puis continuez ici."
    ),
    "members.fresh.which": "Quelle liste ? Choisissez : {choices}.",
    "members.fresh.none": (
        "Il n'y a pas de liste de {list} parmi les fichiers récents de {folder} ; rien n'a été "
        "chargé. Enregistrez-y la liste depuis sa page."
    ),
    "members.fresh.other": (
        "{file} est la liste de {other}, et il n'y en a pas de {list} ; rien n'a été chargé."
    ),
    "members.fresh.unfinished": (
        "{file} est encore en cours de téléchargement : attendez que le navigateur ait fini. Rien "
        "n'a été chargé."
    ),
    "members.fresh.page": (
        "{file} porte le nom de la liste de {list}, mais c'est une page web sans la liste. "
        "Enregistrez la liste elle-même ; rien n'a été chargé."
    ),
    "members.fresh.no-list": (
        "{file} porte le nom de la liste de {list}, mais il n'y a aucun membre dedans. "
        "Enregistrez-la de nouveau ; rien n'a été chargé."
    ),
    "members.fresh.damaged": "{file} ne peut pas être pris, et rien n'a été chargé. {why}",
    "members.fresh.older": (
        "{file} est du {date}, plus ancien que la liste chargée du {stored}. Rien n'a été chargé."
    ),
    "members.fresh.same": (
        "{file} est la liste du {stored}, déjà chargée. Enregistrez d'abord la plus récente depuis "
        "sa page."
    ),
    "members.fresh.shorter": (
        "{file} est bien plus court que la liste chargée, {members} au lieu de {before} : il "
        "semble coupé. Rien n'a été chargé ; enregistrez-le de nouveau."
    ),
    "members.fresh.taken": "{file} vient du dossier de téléchargements.",
    "members.age": "La liste a {days:# jour|# jours}.",
    "members.age.today": "La liste est d'aujourd'hui.",
    "members.age.list": "{list} du {date}",
    "members.age.old": (
        "{many:Cette liste a|Ces listes ont} plus d'un mois : {lists}. Pour une liste à jour : "
        "`nigiri ratings renew`"
    ),
    # Blank cells are filled
    "members.fill": (
        "Les listes connaissent {known} sur {people:# joueur|# joueurs} ; cellules vides remplies "
        ": {filled}."
    ),
    "members.fill.nothing": (
        "Les listes connaissent {known} sur {people:# joueur|# joueurs} ; aucune cellule vide à "
        "remplir."
    ),
    "members.fill.differ": (
        "{filled} {typed:# cote ou adhésion tapée diffère|# cotes ou adhésions tapées diffèrent} "
        "des listes."
    ),
    "members.fill.overwritten": (
        "{filled} {typed:# cote ou adhésion tapée diffère des listes, et sera remplacée|# cotes ou "
        "adhésions tapées diffèrent des listes, et seront remplacées}."
    ),
    "members.fill.becomes": "{cell} : {was} devient {now}.",
    "members.fill.more": "Et {more} de plus : voyez-les toutes avec --dry-run.",
    "members.fill.update": (
        "Elles restent telles quelles ; pour prendre celles des listes : `nigiri ratings fill "
        "--update`"
    ),
    "members.fill.check": "Pour voir où les inscriptions diffèrent des listes : `nigiri check`",
    # Un joueur est ajouté
    "members.hit": "{name}  {facts}",
    "members.hit.there": "{hit}  – déjà inscrit : {where}",
    "members.there.row": "ligne {row}",
    "members.there.number": "no {number}, ligne {row}",
    "members.add.list": "{name}, {rank}, est inscrit à la ligne {row}.",
    "members.add.done": "{name}, {rank}, est inscrit à la ligne {row} tel quel.",
    "members.add.there": "{name} est déjà inscrit : {where}.",
    "members.add.there.here": "{name} est déjà inscrit, {where}, et maintenant noté comme présent.",
    "members.add.problem": "{problem} {way}",
    "members.add.note": "Dans aucune liste ({lists})",
    "members.add.several": (
        "{who} : il peut s'agir de {members}. Donnez le numéro, ou le nom plus en entier ; pour "
        "quelqu'un d'autre, le nom entier avec sa virgule."
    ),
    "members.add.nobody": (
        "{who} n'est dans aucune liste. Pour inscrire quelqu'un qui n'est dans aucune liste, "
        "donnez le nom complet et le rang."
    ),
    "members.add.none": (
        "Aucune liste de membres n'est chargée : pour inscrire {who}, donnez le nom complet et le "
        "rang."
    ),
    "members.add.blank": "Donnez un nom ou un numéro.",
    "members.add.rank": "{name} : les listes n'ont pas de rang. Donnez-en un, de 30k à 9d.",
    "members.add.no-rank": "{typed} n'est pas un rang ; écrivez 30k à 1k ou 1d à 9d.",
    # What the lists say of entries
    "members.findings": "Ce que disent les listes de membres",
    "members.findings.none": "Les listes de membres ne contredisent aucune inscription.",
    "members.findings.many": "{count} joueurs ne sont dans aucune liste : {names} ; ...",
    "members.finding.number-unknown": "Aucun membre n'a le numéro {number}.",
    "members.finding.number-other": "{number} est le numéro de {name}.",
    "members.finding.several": "{many} membres ont ce nom : {members}. Tapez le bon numéro.",
    "members.finding.nobody": "Aucun membre n'a ce nom.",
    "members.finding.perhaps": "Aucun membre n'a ce nom. Peut-être {members} ?",
    "members.finding.rating": "La liste {list} dit {rating}.",
    "members.finding.below": "Inscrit plus bas que ne le dit la liste {list} : {rating}.",
    "members.finding.below.aga": (
        "Inscrit plus bas que ne le dit la liste {list} : {rating}. Seules les raisons médicales "
        "comptent, pas le manque de jeu."
    ),
    "members.finding.above": (
        "Inscrit deux pierres ou plus au-dessus de ce que dit la liste {list} : {rating}."
    ),
    "members.finding.raised": (
        "Inscrit comme {rank} ; la liste {list} a {grade} d'une inscription antérieure. Monter de "
        "deux rangs ou plus, pour un dan, doit être approuvé d'avance."
    ),
    "members.finding.until": "La liste {list} dit jusqu'au {date}.",
    "members.finding.ended": "L'adhésion a pris fin le {date}, avant la fin du tournoi.",
    "members.finding.licence": (
        "La liste de la FFG marque la licence X : pas de licence pour cette saison."
    ),
    "members.member": "{number} ({facts})",
    "members.member.named": "{name}, {member}",
    "members.unrated": "sans cote",
    "members.until": "jusqu'au {date}",
    # Lists and members as tables
    "members.lists": "Listes de membres",
    "members.found": "Trouvé pour {words}",
    "members.found.nobody": "Personne sur une liste ne s'appelle {words}, ni presque.",
    "members.column.what": "Quoi",
    "members.column.cell": "Cellule",
    "members.column.player": "Joueur",
    "members.column.says": "Ce que dit la liste",
    "members.column.list": "Liste",
    "members.column.of": "Date",
    "members.column.members": "Membres",
    "members.column.from": "De",
    "members.column.number": "Numéro",
    "members.column.name": "Nom",
    "members.column.rating": "Cote",
    "members.column.rank": "Rang",
    "members.column.until": "Membre jusqu'au",
    "members.column.club": "Club",
    "members.column.city": "Ville",
    "members.column.state": "Province",
    "members.column.country": "Pays",
    "members.column.status": "Type",
    "samples.filled": (
        "{rounds:# ronde|# rondes} avec {games:# partie reprise|# parties reprises} de {source}."
    ),
    "samples.follow": "Les parties doivent commencer à la ronde {round} et ne sauter aucune ronde.",
    "samples.no-list": (
        "{source} n'est pas une liste de parties : sa première ligne doit nommer {headings}."
    ),
    "samples.row.whole": (
        "■ {source}, ligne {row} : {asked} n'est pas un nombre entier ({heading})."
    ),
    "samples.row.nobody": "■ {source}, ligne {row} : il n'y a pas de joueur numéro {number}.",
    "samples.row.self": "■ {source}, ligne {row} : {number} a Blanc et Noir à la fois.",
    "samples.row.winner": (
        "■ {source}, ligne {row} : {asked} n'est pas un gagnant ; écrivez white, black, jigo, none "
        "ou both."
    ),
    "samples.twice": "■ {source} : {number} est deux fois dans la ronde {round}.",
}
