"""Why a sheet cannot be printed, in French."""

WORDS = {
    # What is not there yet
    "report.no-round": "Aucune ronde n'est encore appariée : `nigiri draw`",
    "report.no-places": (
        "Aucune ronde n'est encore appariée, il n'y a donc pas de classement : `nigiri draw`"
    ),
    "report.all-play-all": (
        "Une feuille vide est pour {fewest} à {most} joueurs ; on en a demandé {count}."
    ),
    "report.not-drawn": "La ronde {number} n'est pas appariée ; la dernière qui l'est : la {last}.",
    "report.no-section": (
        "Personne n'est classé dans la section {section} ; choisissez parmi : {known}."
    ),
    "report.no-section.any": (
        "Personne n'est classé dans la section {section}, ni dans aucune autre."
    ),
    "report.not-over.level": (
        "Le tournoi n'est pas fini : {players} sont à égalité pour une {upto:première place|des # "
        "premières places}, à jouer en barrage. Pour imprimer quand même, dites après quelle "
        "ronde : --round N"
    ),
    "report.not-over.results": (
        "Le tournoi n'est pas fini : il manque des résultats. Pour imprimer quand même, dites "
        "après quelle ronde : --round N"
    ),
    "report.not-over.round": (
        "Le tournoi n'est pas fini : la ronde {number} n'est pas encore appariée. Pour imprimer "
        "quand même, dites après quelle ronde : --round N"
    ),
    "report.no-scores": (
        "Les scores de départ ne sont connus qu'une fois les sections faites : `nigiri sections`"
    ),
    "report.all-in": "Ronde {number} : tous les résultats sont là.",
    # Languages
    "report.language": (
        "Il n'y a pas de feuilles à imprimer en {code} ; choisissez {languages} ou both (les "
        "deux), ou mettez un catalogue {wanted}.po dans le dossier templates à côté du classeur."
    ),
    "report.catalogue": "Le catalogue {path} est illisible : {trouble}",
    "report.braces": "dans « {words} », rien ne peut remplacer {field}",
    # Templates of the club
    "report.template": (
        "{place} : {trouble}. Corrigez-le, ou retirez-le de ce dossier pour imprimer avec celui de "
        "nigiri."
    ),
    "report.template.line": "{path}, ligne {line}",
    "report.template.deep": (
        "il va trop profond ; il s'appelle ou s'inclut lui-même sans fin, ou a trop de parenthèses"
    ),
    "report.template.large": "il produit plus de texte que la mémoire n'en contient",
    "report.template.endless": "il n'est pas fini après {seconds} secondes, et a été arrêté",
    "report.template.missing": "il n'y a pas de « {name} »",
    "report.link": (
        "c'est un lien vers un fichier ailleurs, qui n'est pas lu ; mettez-y une copie de {name}"
    ),
    "report.no-picture": "{name} n'est pas une image du dossier des modèles",
    "report.picture-missing": "il n'y a pas d'image {name} dans le dossier des modèles",
    # Pictures
    "report.plots": (
        "Pour les images, il faut matplotlib, qui n'est pas installé ; tapez : pip install "
        "'nigiri[plots]'"
    ),
}
