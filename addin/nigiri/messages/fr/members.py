"""Lists of members, in French."""

WORDS = {
    # A list is loaded
    "members.loaded": "{members} {many:membre|membres} de la liste {list} du {date}.",
    "members.loaded.itself": (
        "{members} {many:membre|membres} de la liste {list} du {date}, comme elle le dit elle-même."
    ),
    "members.loaded.file": (
        "{members} {many:membre|membres} de la liste {list} du {date}, d'après la date du fichier."
    ),
    "members.loaded.left-out": (
        "{loaded} {lines} {many:ligne sautée|lignes sautées} : il n'y a pas de membre."
    ),
    "members.loaded.shorter": (
        "{loaded} La liste d'avant en avait {before} : le fichier est-il entier ?"
    ),
    "members.loaded.next": "Pour remplir un classeur : `nigiri ratings fill FILE`",
    "members.empty": "{source} n'a pas de membres ; rien n'a été chargé.",
    "members.no-list": (
        "{source} n'est pas une liste de membres : ni de l'AGA, de l'EGF ou de la FFG, ni une "
        "liste dont la première ligne nomme les colonnes, comme Nom et Cote."
    ),
    "members.none": "Aucune liste de membres n'est chargée : `nigiri ratings load LIST`",
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
    "members.fill.check": "Ce que les listes disent contre les inscriptions : `nigiri check`",
    # What the lists say of entries
    "members.findings": "D'après les listes de membres",
    "members.findings.none": "Les listes de membres ne disent rien contre les inscriptions.",
    "members.findings.many": "{count} joueurs ne sont sur aucune liste : {names} ; ...",
    "members.finding.number-unknown": "Aucun membre n'a le numéro {number}.",
    "members.finding.number-other": "{number} est le numéro de {name}.",
    "members.finding.several": "{many} membres ont ce nom : {members}. Tapez le bon numéro.",
    "members.finding.nobody": "Aucun membre n'a ce nom.",
    "members.finding.perhaps": "Aucun membre n'a ce nom. Peut-être {members} ?",
    "members.finding.rating": "La liste {list} dit {rating}.",
    "members.finding.below": "S'inscrit plus bas que ne dit la liste {list} : {rating}.",
    "members.finding.above": (
        "S'inscrit deux pierres ou plus au-dessus de ce que dit la liste {list} : {rating}."
    ),
    "members.finding.until": "La liste {list} dit jusqu'au {date}.",
    "members.finding.ended": "L'adhésion a pris fin le {date}, avant la fin du tournoi.",
    "members.finding.licence": "La liste de la FFG marque la licence X : aucune pour cette saison.",
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
    "members.column.of": "Du",
    "members.column.members": "Membres",
    "members.column.from": "De",
    "members.column.number": "Numéro",
    "members.column.name": "Nom",
    "members.column.rating": "Cote",
    "members.column.rank": "Rang",
    "members.column.until": "Membre jusqu'au",
    "members.column.club": "Club",
    "members.column.city": "Ville",
    "members.column.state": "Région",
    "members.column.country": "Pays",
    "members.column.status": "Genre",
}
