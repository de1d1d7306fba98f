"""Every word of the workbook, in English and French; the only place with sentences for sheets.

A sheet or a command with words of its own has a module beside this one (`words_*.py`). A template's
facts stand in braces. The same template serves Python (`text`) and the live formulas
(`formula_text`), so a sentence reads the same whoever computed it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from nigiri.domain.plurals import CHOICE, agreeing
from nigiri.workbook.words.criteria import STANDINGS
from nigiri.workbook.words.draw import AWAITED, DRAW, STARTS
from nigiri.workbook.words.handicaps import HANDICAPS
from nigiri.workbook.words.preflight import PREFLIGHT
from nigiri.workbook.words.problems import BYES, SEATS, VERIFY
from nigiri.workbook.words.sheets import CROSSTABLE, GRID, LOG, PROOF, TREE
from nigiri.workbook.words.side_events import SIDE
from nigiri.workbook.words.simulate import SIMULATE
from nigiri.workbook.words.systems import SYSTEM_TEXTS
from nigiri.workbook.words.why import WHY
from nigiri.workbook.words.wishes import WISHES

if TYPE_CHECKING:
    from collections.abc import Mapping

# The words of a template as a live formula: texts in quotes and expressions, joined by &.
#
# "{n} of {all:# game|# games}"  ->  A1&" of "&IF(B1=1,B1&" game",B1&" games")


_FACT = re.compile(rf"\{{(\w+)\}}|{CHOICE.pattern}")
_NUMBER = re.compile("(#)")
#: When a formula takes the words for one.
_IS_ONE = {"en": "=1", "fr": "<2"}


def quoted(words: str) -> str:
    """Return a text as a formula writes it: with quotes, inner quotes doubled."""
    return '"' + words.replace('"', '""') + '"'


def expression(template: str, language: str, expressions: Mapping[str, str]) -> str:
    """Return a template as an expression; a number that words agree with must be a number there.

    expressions -- fact -> the expression that gives it; KeyError for one that is not given
    """
    parts, end = [], 0
    for found in _FACT.finditer(template):
        fact, number, one, many = found.groups()
        parts.append(_literal(template[end : found.start()]))
        parts.append(
            expressions[fact]
            if fact
            else f"IF({expressions[number]}{_IS_ONE[language]},"
            f"{_numbered(one, expressions[number])},{_numbered(many, expressions[number])})"
        )
        end = found.end()
    return "&".join(filter(None, [*parts, _literal(template[end:])]))


def _literal(words: str) -> str:
    """Return a text in quotes, "" for none."""
    return words and quoted(words)


def _numbered(words: str, number: str) -> str:
    """Return the expression for words with # for a number."""
    pieces = filter(None, _NUMBER.split(words))
    return "&".join(number if piece == "#" else quoted(piece) for piece in pieces) or quoted("")


# The words of sheets and commands that have a module of their own.


OF_SHEETS: Mapping[str, tuple[str, str]] = {
    **BYES,
    **AWAITED,
    **GRID,
    **HANDICAPS,
    **SEATS,
    **STANDINGS,
    **PREFLIGHT,
    **PROOF,
    **CROSSTABLE,
    **DRAW,
    **WHY,
    **WISHES,
    **SIDE,
    **SIMULATE,
    **STARTS,
    **TREE,
    **VERIFY,
    **LOG,
    **SYSTEM_TEXTS,
}
"""Key -> the words in English and French; words.py has all others."""


Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")

TEXTS: dict[str, tuple[str, str]] = {
    # Sheets
    "sheet.event": ("Event", "Tournoi"),
    "sheet.players": ("Players", "Joueurs"),
    "sheet.sections": ("Sections", "Sections"),
    "sheet.round": ("Round {number}", "Ronde {number}"),
    "sheet.drawn": ("As drawn", "Tirage"),
    "sheet.grid": ("Grid", "Grille"),
    "sheet.standings": ("Standings", "Classement"),
    "sheet.problems": ("Problems", "Problèmes"),
    "sheet.log": ("Log", "Journal"),
    "sheet.lists": ("Lists", "Listes"),
    # Titles
    "title.drawn": ("As drawn: what each draw wrote", "Tirage : ce que chaque tirage a écrit"),
    "title.drawn.note": (
        "The record for comparison. Override in the round's own sheet, not here.",
        "Le témoin des tirages. Corrigez dans la feuille de la ronde, pas ici.",
    ),
    "title.log": ("Log: newest first", "Journal : le plus récent d'abord"),
    "title.standings": (
        "Standings after round {number} of {rounds}",
        "Classement après la ronde {number} sur {rounds}",
    ),
    "title.standings.none": ("Standings", "Classement"),
    "title.provisional": ("(provisional)", "(provisoire)"),
    "sections.summary": (
        (
            "{players:# player|# players} in {sections:# section|# sections}, {average} each. "
            "To move a boundary, change “Down to”."
        ),
        (
            "{players:# joueur|# joueurs} en {sections:# section|# sections}, {average} chacune. "
            "Pour déplacer une limite, changez « Jusqu'à »."
        ),
    ),
    "sections.none": (
        "No sections yet: mark who is here in Players, then run: nigiri sections",
        "Pas encore de sections : notez les présents dans Joueurs, puis : nigiri sections",
    ),
    "sections.ranks": ("Rank", "Rang"),
    "sections.equal": ("{players}", "{players}"),
    "sections.unequal": ("{players}, average {average}", "{players}, moyenne {average}"),
    "sections.span.rest": ("last: the rest", "dernière : le reste"),
    "sections.wide": ("{ranks:# rank|# ranks}", "{ranks:# rang|# rangs}"),
    "sections.split": ("{ranks} split", "{ranks} partagé"),
    "nobody": ("nobody", "personne"),
    "problems.summary": (
        "■ {stop} to put right before the next draw     ▲ {look} to look at     ✎ {hand} by hand",
        "■ {stop} à corriger avant le prochain tirage     ▲ {look} à voir     ✎ {hand} à la main",
    ),
    "problems.none": ("Nothing to put right.", "Rien à corriger."),
    # Round
    "round.find": ("Find (name or number) ►", "Chercher (nom ou numéro) ►"),
    "round.bye": ("Bye", "Exempt"),
    "round.out": ("Out", "Absents"),
    "round.bye.note": ("counts as a win", "compte comme une victoire"),
    "round.back": ("plays from round {number}", "joue dès la ronde {number}"),
    "round.free": ("no game in this round", "pas de partie à cette ronde"),
    "round.gone": ("out to the end", "absent jusqu'à la fin"),
    "round.even": ("even", "égal"),
    "round.nokomi": ("no komi", "sans komi"),
    "round.in": ("{done} / {boards} in", "reçus : {done} / {boards}"),
    "round.last": ("   last: {number} {where}", "   dernier : {number} {where}"),
    "round.last.table": ("{name}, table {table}", "{name}, table {table}"),
    "found.none": ("none", "aucun"),
    "found.round": (
        "► {count} found, go to table {table}",
        "► trouvés : {count}, aller à la table {table}",
    ),
    "found.row": ("► go to row {row}", "► aller à la ligne {row}"),
    # Check
    "check.twice": ("{number} is twice in this round", "{number} est deux fois dans cette ronde"),
    "check.met": ("these two have met before", "ces deux se sont déjà rencontrés"),
    "check.list": ("the list says another winner", "la liste dit un autre gagnant"),
    "check.both": (
        "{white} and {black} are both in the list",
        "{white} et {black} sont tous deux dans la liste",
    ),
    "check.result": (
        "“{typed}” is not here: type {white} or {black}",
        "« {typed} » n'est pas ici : tapez {white} ou {black}",
    ),
    "check.letter": (
        "“{typed}”: Black, or Blanc (White)? Type {white} or {black}",
        "« {typed} » : Blanc, ou Black (Noir) ? Tapez {white} ou {black}",
    ),
    "check.you": ("you: ", "vous : "),
    "check.new": ("new pair ", "nouvelle paire "),
    "check.colours": ("colours swapped ", "couleurs inversées "),
    "check.white": ("White (draw: {number}) ", "Blanc (tirage : {number}) "),
    "check.black": ("Black (draw: {number}) ", "Noir (tirage : {number}) "),
    "check.table": ("table (draw: {table}) ", "table (tirage : {table}) "),
    "check.handicap": ("handicap (draw: {stones}) ", "handicap (tirage : {stones}) "),
    "check.is": (" · {number} = {name} {rank}", " · {number} = {name} {rank}"),
    "check.next": (
        "· handicap: with the next command ",
        "· handicap : à la prochaine commande ",
    ),
    "check.rule": ("· handicap by rule: {stones} ", "· handicap selon la règle : {stones} "),
    "check.weaker": (
        "· by rule {number} takes Black, handicap {stones} ",
        "· selon la règle {number} prend Noir, handicap {stones} ",
    ),
    "check.out": ("{number} is out in this round", "{number} est absent à cette ronde"),
    "check.unseen": ("· {number} is not marked here ", "· {number} n'est pas noté présent "),
    "check.out.result": (
        "· {number} is out, yet has a result ",
        "· {number} est absent, mais a un résultat ",
    ),
    "check.bye.black": ("the number belongs under White", "le numéro va sous Blanc"),
    "check.bye.unseen": ("{number} is not marked here", "{number} n'est pas noté présent"),
    "check.table.none": ("· no table number ", "· sans numéro de table "),
    "check.table.twice": ("· table {table} is used twice ", "· la table {table} sert deux fois "),
    "check.third.white": (
        "· {number} has White a third time running ",
        "· {number} a Blanc une troisième fois de suite ",
    ),
    "check.third.black": (
        "· {number} has Black a third time running ",
        "· {number} a Noir une troisième fois de suite ",
    ),
    "check.rank": (
        "· rank of {number}: {printed} here, {rank} in Players ",
        "· rang de {number} : {printed} ici, {rank} dans Joueurs ",
    ),
    "share.club": ("the club", "le club"),
    "share.city": ("the city", "la ville"),
    "share.state": ("the state", "la région"),
    "share.country": ("the country", "le pays"),
    "check.playing": ("playing", "en cours"),
    "check.provisional": ("missing, provisional", "manque, provisoire"),
    "check.won": ("{number} won", "{number} gagne"),
    "check.jigo": ("jigo", "jigo"),
    "check.none": ("both lose", "les deux perdent"),
    "check.bothwin": ("both win", "les deux gagnent"),
    "check.default": (" by default", " par défaut"),
    "check.inlist": ("  (list)", "  (liste)"),
    "check.bye": ("bye", "exempt"),
    "check.bye.again": ("{number} had a bye before", "{number} a déjà été exempt"),
    "check.bye.you": ("you: bye (draw: {number})", "vous : exempt (tirage : {number})"),
    # Where now
    "where.new": ("new: will be number {number}", "nouveau : aura le numéro {number}"),
    "where.unseen": ("not seen yet", "pas encore vu"),
    "where.here": ("here", "présent"),
    "where.reserve": ("here, if needed", "présent, au besoin"),
    "where.spare": ("not needed in this round", "pas requis à cette ronde"),
    "where.offered": ("sits out, as offered", "saute la ronde, comme offert"),
    "where.bye": ("bye", "exempt"),
    "where.plays": ("against {number} {name}", "contre {number} {name}"),
    "where.out": ("out", "absent"),
    "where.twice": ("number {number} is given twice", "le numéro {number} est donné deux fois"),
    "where.moved": (
        "number {number} was somebody else's when drawn",
        "le numéro {number} était à un autre",
    ),
    "where.idle": ("no game in this round", "pas de partie à cette ronde"),
    "where.free": ("here, no opponent", "présent, sans adversaire"),
    "players.count": ("here {here}  ·  not seen {unseen}", "présents {here}  ·  pas vus {unseen}"),
    # The bar
    "bar.empty": (
        "Type the players into Players, then mark who is here.",
        "Inscrivez les joueurs dans Joueurs, puis notez qui est présent.",
    ),
    "bar.register": (
        (
            "{here} here, {unseen} not seen yet. "
            "When all are here: nigiri sections, then draw round 1."
        ),
        (
            "Présents : {here}, pas encore vus : {unseen}. Quand tous sont là : nigiri sections, "
            "puis tirez la ronde 1."
        ),
    ),
    "bar.sections": (
        "{here} here, {unseen} not seen yet. Look at Sections, then draw round 1.",
        "Présents : {here}, pas encore vus : {unseen}. Voyez Sections, puis tirez la ronde 1.",
    ),
    "bar.problem": (
        "Round {round}, table {table}: {what}",
        "Ronde {round}, table {table} : {what}",
    ),
    "bar.free": (
        "Round {round}: {number} {name} has no opponent. Out, or: nigiri draw --rest, nigiri late",
        "Ronde {round} : {number} {name} est sans adversaire. Absent, nigiri draw --rest ou late ?",
    ),
    "bar.part": (
        "Round {round} goes on, table {tables}. Enter the results, then: nigiri draw --ready",
        "Ronde {round} en cours, table {tables}. Entrez les résultats, puis : nigiri draw --ready",
    ),
    "bar.list": (
        "Winners list: a number is wrong, see the cell marked red",
        "Liste des gagnants : un numéro est faux, voyez la cellule rouge",
    ),
    "bar.complete": (
        "Round {round} is complete. In Players: who is out? Then draw round {next}.",
        (
            "La ronde {round} est complète. Dans Joueurs : qui est absent ? "
            "Puis tirez la ronde {next}."
        ),
    ),
    "bar.finished": (
        (
            "{round:The only round is|All # rounds are} complete. Look at Standings "
            "and Grid, then print them."
        ),
        (
            "{round:La seule ronde est complète|Les # rondes sont complètes}. Voyez "
            "Classement et Grille, puis imprimez-les."
        ),
    ),
    "bar.drawn": (
        (
            "Round {round} is drawn: print, post, start the clocks. Then enter "
            "{missing:# result|# results}."
        ),
        (
            "La ronde {round} est tirée : imprimez, affichez, lancez les pendules. "
            "Puis entrez {missing:# résultat|# résultats}."
        ),
    ),
    "bar.last": (
        "Round {round}: enter the last result, table {tables}",
        "Ronde {round} : entrez le dernier résultat, table {tables}",
    ),
    "bar.missing": (
        "Round {round}: enter {missing:# result|# results}, tables {tables}",
        "Ronde {round} : entrez {missing:# résultat|# résultats}, tables {tables}",
    ),
    "bar.moved": (
        "Players: {name} was number {number}. Undo the sorting, or type {number} there again",
        "Joueurs : {name} avait le numéro {number}. Annulez le tri, ou retapez {number} à sa place",
    ),
    "bar.new": (
        " · New, without a place: {count} (nigiri late)",
        " · Nouveaux, sans place : {count} (nigiri late)",
    ),
    # Event
    "event.notdrawn": ("not drawn", "non tirée"),
    "event.missing": ("   missing {missing}", "   manquent {missing}"),
    "event.bye": ("    bye: {name}", "    exempt : {name}"),
    "key.waiting": ("waiting for you", "vous attend"),
    "key.waiting.note": ("boxed and yellow: type here", "encadré et jaune : tapez ici"),
    "key.yours": ("yours", "à vous"),
    "key.yours.note": ("boxed: type here, or change it", "encadré : tapez ici, ou changez"),
    "key.draw": ("the draw", "le tirage"),
    "key.draw.note": (
        "plain: nigiri wrote it; type over it and it stays yours (✎)",
        "simple : écrit par nigiri ; corrigez et cela reste à vous (✎)",
    ),
    "key.computed": ("computed", "calculé"),
    "key.computed.note": ("grey: computed by nigiri", "gris : calculé par nigiri"),
    "yes": ("yes", "oui"),
    "here.reserve": ("if needed", "au besoin"),
    **OF_SHEETS,
}


def text(key: str, language: str, **facts: object) -> str:
    """Return the words of `key` in that language with its facts filled in.

    Raises KeyError for an unknown key or a fact that is not given.
    """
    template = TEXTS[key][LANGUAGES.index("fr" if language == "fr" else "en")]
    return agreeing(template, language, facts) if facts else template


def formula_text(key: str, language: str, **expressions: str) -> str:
    """Return the formula expression for `key`: its words joined by & with these expressions."""
    return expression(text(key, language), language, expressions)


__all__ = ["LANGUAGES", "TEXTS", "Language", "formula_text", "quoted", "text"]
