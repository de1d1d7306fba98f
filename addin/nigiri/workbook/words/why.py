"""The words of `why` and `what-if`, in English and French; `words.text` finds them.

Players are named by number and name ("7 Ota, Yuzo"), pairs by their numbers ("7–12").
"""

from __future__ import annotations

WHY: dict[str, tuple[str, str]] = {
    # A board
    "answer.title": (
        "Round {round}, table {table}: {white} (White) – {black} (Black)",
        "Ronde {round}, table {table} : {white} (Blanc) – {black} (Noir)",
    ),
    "answer.criterion": ("Criterion", "Critère"),
    "answer.here": ("Here", "Ici"),
    "answer.all": ("All", "Total"),
    "answer.why": ("Why", "Pourquoi"),
    "answer.and": ("; ", " ; "),
    "answer.then": ("{who}: {then} then, {now} now", "{who} : {then} alors, {now} maintenant"),
    "answer.then.changed": (
        "Changed since this round was drawn: {who}. What is said here is as it was then.",
        "Changé depuis le tirage de cette ronde : {who}. Ce qui est dit ici vaut pour alors.",
    ),
    "answer.then.unexplained": (
        (
            "But not by a result or a start score alone: what is said here may not be what "
            "decided then."
        ),
        (
            "Mais pas par un seul résultat ou score de départ : ce qui est dit ici peut ne pas "
            "être ce qui a décidé alors."
        ),
    ),
    "answer.same": (
        "both have {score}, a group of {group}",
        "tous deux ont {score}, un groupe de {group}",
    ),
    "answer.group.odd": (
        "group of {group} with {score}: one had to float",
        "groupe de {group} à {score} : il fallait un flotteur",
    ),
    "answer.group.met": (
        "{who} has met all others with {score}",
        "{who} a rencontré tous les autres à {score}",
    ),
    "answer.group.floaters": (
        "{floaters} of the group of {group} with {score} float, so that all can be paired",
        "{floaters} du groupe de {group} à {score} flottent, pour que tous aient une paire",
    ),
    "answer.floated.never": ("neither has floated this way yet", "aucun n'a encore flotté ainsi"),
    "answer.floated": (
        "{who} floated this way before: {times}×",
        "{who} a déjà flotté ainsi : {times}×",
    ),
    **{
        f"answer.floats.{way}.{place}": (f"{{who}} {floats}: {who}", f"{{who}} {flotte} : {qui}")
        for way, floats, flotte in (
            ("down", "floats down", "descend"),
            ("up", "floats up", "monte"),
        )
        for place, who, qui in (
            ("bottom", "the weakest of the group", "le plus faible du groupe"),
            ("middle", "the one in the middle of the group", "celui du milieu du groupe"),
            ("top", "the strongest of the group", "le plus fort du groupe"),
        )
    },
    "answer.floats.others": (
        "{who} floats rather than {others}: otherwise something above would be worse",
        "{who} flotte plutôt que {others} : sinon ce qui précède serait pire",
    ),
    "answer.floats.unlike": (
        "{who} has not floated yet, unlike {others}",
        "{who} n'a pas encore flotté, au contraire de {others}",
    ),
    "answer.halves.kept": ("one of each half", "un de chaque moitié"),
    "answer.halves.first": (
        "the halves have met too often: each from the top takes the first not yet met (M9)",
        "les moitiés se sont trop rencontrées : chacun prend le premier non rencontré (M9)",
    ),
    "answer.halves.broken": (
        "both of the same half: else something above would be worse, or somebody stuck (M7)",
        "tous deux de la même moitié : sinon ce qui précède serait pire, ou quelqu'un bloqué (M7)",
    ),
    "answer.pattern": ("as the pattern has it", "comme le veut le schéma"),
    "answer.pattern.met": (
        "the pattern has {partner}: they have met (M7)",
        "le schéma donne {partner} : déjà rencontrés (M7)",
    ),
    "answer.pattern.shared": (
        "the pattern has {partner}: {shared} (M10)",
        "le schéma donne {partner} : {shared} (M10)",
    ),
    "answer.pattern.others": (
        "the pattern has {partner}: but the others must be paired, too",
        "le schéma donne {partner} : mais les autres doivent aussi avoir une paire",
    ),
    "answer.colours": (
        "White more often than Black: {upper} {upper_balance}, {lower} {lower_balance}",
        "plus souvent Blanc que Noir : {upper} {upper_balance}, {lower} {lower_balance}",
    ),
    "answer.lot": ("decides what is equal in all else", "décide quand tout le reste est égal"),
    # Colours
    "answer.white.stronger": (
        "White by rule: {white}, the stronger (M11).",
        "Blanc selon la règle : {white}, le plus fort (M11).",
    ),
    "answer.white.balance": (
        "White by rule: {white}, because {black} had White more often (M11).",
        "Blanc selon la règle : {white}, car {black} a été plus souvent Blanc (M11).",
    ),
    "answer.white.alternate": (
        "White by rule: {white}, who had Black last or {black} White; else equal (B3).",
        "Blanc selon la règle : {white}, qui avait Noir en dernier, ou {black} Blanc (B3).",
    ),
    "answer.white.lot": (
        "White by lot: {white}; both had the same colours so far (B3).",
        "Blanc tiré au sort : {white} ; les deux ont eu les mêmes couleurs jusqu'ici (B3).",
    ),
    "answer.white.nigiri": (
        "White by nigiri: {white}; if they chose otherwise, exchange the numbers (M24).",
        "Blanc au nigiri : {white} ; s'ils ont choisi autrement, échangez les numéros (M24).",
    ),
    "answer.white.third": (
        "White by rule: {white}, so that nobody has one colour a third time in a row.",
        "Blanc selon la règle : {white}, pour éviter une même couleur trois fois de suite.",
    ),
    "answer.white.handicap": (
        "Black by rule: {black}, the weaker (M12).",
        "Noir selon la règle : {black}, le plus faible (M12).",
    ),
    "answer.reserve": (
        "{who} plays only if needed: without this game somebody had no opponent (B6).",
        "{who} ne joue qu'au besoin : sans cette partie quelqu'un restait seul (B6).",
    ),
    # What is the director's
    "answer.yours": (
        "✎ you: this pair is yours; the draw had {pairs}.",
        "✎ vous : cette paire est la vôtre ; le tirage avait {pairs}.",
    ),
    "answer.yours.new": ("✎ you: this pair is yours.", "✎ vous : cette paire est la vôtre."),
    "answer.yours.changed": ("✎ you: {what}", "✎ vous : {what}"),
    "answer.yours.bye": (
        "✎ you: this bye is yours; by the rule {who} has it.",
        "✎ vous : cet exempt est le vôtre ; selon la règle c'est {who}.",
    ),
    "answer.yours.nobody": (
        "✎ you: this bye is yours; by the rule nobody here has it.",
        "✎ vous : cet exempt est le vôtre ; selon la règle personne ici ne l'a.",
    ),
    # The cheapest alternative
    "answer.else": (
        "Otherwise {come} instead of {gone}: {what}",
        "Sinon {come} au lieu de {gone} : {what}",
    ),
    "answer.else.none": (
        "Without this pair the round cannot be drawn.",
        "Sans cette paire la ronde ne peut être tirée.",
    ),
    "answer.else.worse": (
        "{criterion} {more} more ({before} → {after}), at {where}.",
        "{criterion} {more} de plus ({before} → {after}), en {where}.",
    ),
    "answer.else.better": (
        "{criterion} {less} less ({before} → {after}): better, but the round was not drawn so.",
        "{criterion} {less} de moins ({before} → {after}) : mieux, mais ce n'est pas le tirage.",
    ),
    "answer.else.lot": ("equal in all but the lot.", "égal en tout sauf le sort."),
    "answer.else.equal": ("equal in everything.", "égal en tout."),
    # The bye
    # What if
    "whatif.title": ("Round {round}, what if: {wish}", "Ronde {round}, et si : {wish}"),
    "whatif.forbid": ("not {pairs}", "pas {pairs}"),
    "whatif.force": ("{pairs} meet", "{pairs} jouent"),
    "whatif.bye": ("bye for {who}", "exempt pour {who}"),
    "whatif.nothing": ("drawn anew", "tirée à nouveau"),
    "whatif.changed": (
        "tables that change: {changed} of {boards}",
        "tables qui changent : {changed} sur {boards}",
    ),
    "whatif.locked": (
        "tables left alone: {kept} (they have a result, a keep mark, or are yours)",
        "tables laissées : {kept} (résultat reçu, marque garder, ou vôtres)",
    ),
    "whatif.table": ("Table", "Table"),
    "whatif.old": ("Now", "Maintenant"),
    "whatif.next": ("The next draw", "Le prochain tirage"),
    "whatif.new": ("Then", "Alors"),
    "whatif.bye.row": ("Bye", "Exempt"),
    "whatif.totals": ("All tables, by criterion", "Toutes les tables, par critère"),
    "whatif.difference": ("Difference", "Différence"),
    "whatif.note": (
        "Both by the settings asked about; less is better, the first row counts most.",
        "Les deux selon les réglages demandés ; moins est mieux, la première ligne compte le plus.",
    ),
    "whatif.unkept": (
        "Nothing was written. To keep this draw, give the command again with --keep.",
        "Rien n'a été écrit. Pour garder ce tirage, redonnez la commande avec --keep.",
    ),
}
