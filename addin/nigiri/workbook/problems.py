"""The problems of a workbook: one code each, with its weight, its sentence and the way out.

■ stop  must be put right before the next draw
▲ look  allowed, but look at it
✎ hand  the director decided otherwise than the draw; it stays so

Many have their words in a module of words/ (`ELSEWHERE`), the others here (`CODES`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.domain.plurals import agreeing
from nigiri.workbook.model.cells import address
from nigiri.workbook.words.catalogue import LANGUAGES
from nigiri.workbook.words.congress import CONGRESS_PROBLEMS
from nigiri.workbook.words.handicaps import HANDICAP_PROBLEMS
from nigiri.workbook.words.problems import (
    HIDE_PROBLEMS,
    MEMBER_PROBLEMS,
    PRIZE_PROBLEMS,
    PROMISE_PROBLEMS,
    RATING_PROBLEMS,
    SEAT_PROBLEMS,
    VERIFY_PROBLEMS,
    WARNINGS,
)
from nigiri.workbook.words.sheets import LOG_PROBLEMS, TREE_PROBLEMS
from nigiri.workbook.words.side_events import SIDE_PROBLEMS
from nigiri.workbook.words.systems import SYSTEM_PROBLEMS
from nigiri.workbook.words.wishes import WISH_PROBLEMS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


Weight = Literal["stop", "look", "hand"]
SYMBOLS: dict[Weight, str] = {"stop": "■", "look": "▲", "hand": "✎"}


@dataclass(frozen=True)
class Finding(ABC):
    """A problem, or a defect of Preflight: its cell, its code, both sentences in one language."""

    code: str
    sheet: str
    row: int
    column: int
    message: str
    way_out: str

    @property
    @abstractmethod
    def weight(self) -> Weight:
        """Return the weight: stop, look or hand."""

    @property
    def symbol(self) -> str:
        """Return the sign of its weight."""
        return SYMBOLS[self.weight]

    @property
    def cell(self) -> str:
        """Return the address as programs show it: "Players!C14"."""
        return f"{self.sheet}!{address(self.row, self.column)}"

    def __str__(self) -> str:
        """Return cell, sentence and way out in one line."""
        return f"{self.symbol} {self.cell}: {self.message} {self.way_out}"


ELSEWHERE: Mapping[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    **SEAT_PROBLEMS,
    **SIDE_PROBLEMS,
    **SYSTEM_PROBLEMS,
    **CONGRESS_PROBLEMS,
    **PROMISE_PROBLEMS,
    **PRIZE_PROBLEMS,
    **WISH_PROBLEMS,
    **HANDICAP_PROBLEMS,
    **RATING_PROBLEMS,
    **HIDE_PROBLEMS,
    **MEMBER_PROBLEMS,
    **TREE_PROBLEMS,
    **VERIFY_PROBLEMS,
    **WARNINGS,
    **LOG_PROBLEMS,
}
"""Code -> weight, sentence and way out in both languages; problems.py has all others."""


Entry = tuple[Weight, tuple[str, str], tuple[str, str]]

CODES: dict[str, Entry] = {
    "sheet-missing": ("stop",
        ("There is no sheet {sheet}: its headings {headings} were not found in one row.",
         "Il n'y a pas de feuille {sheet} : ses en-têtes {headings} manquent."),
        ("Put the headings back, or restore a backup.",
         "Remettez les en-têtes, ou reprenez une copie de secours.")),
    "sheet-twice": ("stop",
        ("Two sheets are {sheet}: {first} and {second}.",
         "Deux feuilles sont {sheet} : {first} et {second}."),
        ("Delete one; a copy to keep needs other headings, or another round in its title.",
         "Supprimez-en une ; une copie à garder veut d'autres en-têtes, ou une autre ronde.")),
    "round-untitled": ("stop",
        ("This is the sheet of a round, but no title says of which.",
         "C'est la feuille d'une ronde, mais aucun titre ne dit laquelle."),
        ("Write Round 1, or whichever it is, into this cell.",
         "Écrivez Ronde 1, ou celle que c'est, dans cette cellule.")),
    "column-missing": ("look",
        ("There is no column “{heading}” here; it is read as empty.",
         "Il n'y a pas de colonne « {heading} » ici ; elle est lue comme vide."),
        ("Put the heading back, unless you removed the column on purpose.",
         "Remettez l'en-tête, sauf si vous avez retiré la colonne exprès.")),
    "round-gap": ("stop",
        ("There is a sheet of round {number}, but none of round {before}.",
         "Il y a une feuille de la ronde {number}, mais aucune de la ronde {before}."),
        ("Restore the missing sheet, or put the right number into the title.",
         "Restaurez la feuille, ou mettez le bon numéro dans le titre.")),
    "round-lost": ("look",
        ("Round {number} was drawn, but its sheet is gone, and its results with it.",
         "La ronde {number} a été tirée, mais sa feuille manque, et ses résultats aussi."),
        ("Restore a backup to have it back, or draw it anew.",
         "Reprenez une copie de secours, ou tirez-la de nouveau.")),
    "setting-missing": ("look",
        ("The setting “{label}” is not on this sheet; {value} is used.",
         "Le réglage « {label} » manque ici ; {value} est utilisé."),
        ("Write the label into column A and the value beside it.",
         "Écrivez le libellé en colonne A et la valeur à côté.")),
    "setting-count": ("stop",
        ("“{typed}” is not a whole number from {least} to {most} ({label}).",
         "« {typed} » n'est pas un entier de {least} à {most} ({label})."),
        ("Type a number.", "Tapez un nombre.")),
    "setting-choice": ("stop",
        ("“{typed}” is not a choice for {label}.", "« {typed} » n'est pas un choix pour {label}."),
        ("Write one of: {choices}.", "Écrivez l'un de : {choices}.")),
    "setting-rounds": ("stop",
        ("“{typed}” is neither yes nor rounds of this event, 1 to {rounds} ({label}).",
         "« {typed} » n'est ni oui ni des rondes de ce tournoi, 1 à {rounds} ({label})."),
        ("Write yes, or rounds such as 1-3, or leave it empty.",
         "Écrivez oui, ou des rondes comme 1-3, ou laissez vide.")),
    "setting-rank": ("stop",
        ("“{typed}” is not a rank ({label}).", "« {typed} » n'est pas un rang ({label})."),
        ("Write 30k to 1k or 1d to 9d, or what the note beside it offers.",
         "Écrivez 30k à 1k ou 1d à 9d, ou ce que propose la note à côté.")),
    "setting-points": ("stop",
        ("“{typed}” is not a number of points ({label}).",
         "« {typed} » n'est pas un nombre de points ({label})."),
        ("Write 7, 6½ or -0.5.", "Écrivez 7, 6½ ou -0,5.")),
    "setting-hundredths": ("stop",
        ("“{typed}” is not a number from {least} to {most} ({label}).",
         "« {typed} » n'est pas un nombre de {least} à {most} ({label})."),
        ("Type a number.", "Tapez un nombre.")),
    "setting-four": ("stop",
        ("“{typed}” is neither one value nor four ({label}).",
         "« {typed} » n'est ni une valeur ni quatre ({label})."),
        ("Write one for all, or four with · or ; between; each is one of: {choices}.",
         "Écrivez-en une pour toutes, ou quatre séparées par · ou ; parmi : {choices}.")),
    "system-unknown": ("stop",
        ("“{typed}” is no way to play a round.", "« {typed} » n'est pas un système de ronde."),
        ("Leave it empty, or write {choices}, then after commas stage and group.",
         "Laissez vide, ou écrivez {choices}, puis après des virgules l'étape et le groupe.")),
    "schema": ("stop",
        ("This workbook was made by a newer nigiri (layout {typed}, known up to {known}).",
         "Ce classeur vient d'un nigiri plus récent (version {typed}, connue jusqu'à {known})."),
        ("Install the newer nigiri.", "Installez le nigiri plus récent.")),
    "name-missing": ("stop",
        ("The family name is missing.", "Le nom de famille manque."),
        ("Type the name, or empty the row.", "Tapez le nom, ou videz la ligne.")),
    "name-double": ("stop",
        ("{name} is in the list twice, also in row {other}.",
         "{name} est deux fois dans la liste, aussi à la ligne {other}."),
        ("Delete one, or add to the given name what tells them apart.",
         "Supprimez-en un, ou complétez le prénom pour les distinguer.")),
    "rank-missing": ("stop",
        ("{name} has no rank.", "{name} n'a pas de rang."),
        ("Type 30k to 1k or 1d to 9d.", "Tapez 30k à 1k ou 1d à 9d.")),
    "rank-unknown": ("stop",
        ("“{typed}” is not a rank.", "« {typed} » n'est pas un rang."),
        ("Write 30k to 1k or 1d to 9d.", "Écrivez 30k à 1k ou 1d à 9d.")),
    "number-unknown": ("stop",
        ("“{typed}” is not a player's number.", "« {typed} » n'est pas un numéro de joueur."),
        ("Type a whole number from 1, or leave it empty: nigiri number.",
         "Tapez un entier à partir de 1, ou laissez vide : nigiri number.")),
    "number-double": ("stop",
        ("Number {number} is given twice, also in row {other}.",
         "Le numéro {number} est donné deux fois, aussi à la ligne {other}."),
        ("Empty one of them and run: nigiri number.", "Videz-en un et lancez : nigiri number.")),
    "here-unknown": ("stop",
        ("“{typed}” is neither yes nor empty.", "« {typed} » n'est ni oui ni vide."),
        ("Write yes when the player was seen, “if needed” for a reserve, else leave it empty.",
         "Écrivez oui quand le joueur a été vu, « au besoin » pour une réserve, sinon rien.")),
    "out-unknown": ("stop",
        ("“{typed}” names no rounds of this event (1 to {rounds}).",
         "« {typed} » ne désigne pas de rondes de ce tournoi (1 à {rounds})."),
        ("Write 2, or 2-3; 2? for a round one offers to sit out; 2 bye for a bye you promise.",
         "Écrivez 2, ou 2-3 ; 2? pour une ronde qu'on offre de sauter ; 2 exempt si promis.")),
    "formula-empty": ("stop",
        ("This formula was never calculated: nobody knows what it gives.",
         "Cette formule n'a jamais été calculée : personne ne sait ce qu'elle donne."),
        ("Open and save the file in Excel or LibreOffice, or type the value.",
         "Ouvrez et enregistrez le fichier dans Excel ou LibreOffice, ou tapez la valeur.")),
    "number-bad": ("look",
        ("“{typed}” is not a whole number ({heading}).",
         "« {typed} » n'est pas un nombre entier ({heading})."),
        ("Type a whole number, or leave it empty.", "Tapez un entier, ou laissez vide.")),
    "section-unknown": ("stop",
        ("There is no section {typed}.", "Il n'y a pas de section {typed}."),
        ("Write 1 to {last}, or leave it empty.", "Écrivez 1 à {last}, ou laissez vide.")),
    "section-order": ("stop",
        ("Section {number} ends at {rank}, not below the section before it ({before}).",
         "La section {number} finit à {rank}, pas sous la section précédente ({before})."),
        ("Order the boundaries from strong to weak.",
         "Ordonnez les limites du plus fort au plus faible.")),
    "section-gap": ("stop",
        ("A boundary is missing here: there are more below.",
         "Une limite manque ici : il y en a plus bas."),
        ("Type a rank, or move the boundaries below up.",
         "Tapez un rang, ou remontez les limites qui suivent.")),
    "points-unknown": ("stop",
        ("“{typed}” is not a number of points.", "« {typed} » n'est pas un nombre de points."),
        ("Write -4, 0 or -2.5.", "Écrivez -4, 0 ou -2,5.")),
    "met": ("stop",
        ("{white} and {black} met before, in round {before}.",
         "{white} et {black} se sont déjà rencontrés, à la ronde {before}."),
        ("Change the pair (M7).", "Changez la paire (M7).")),
    "met-allowed": ("look",
        ("{white} and {black} met before, in round {before}.",
         "{white} et {black} se sont déjà rencontrés, à la ronde {before}."),
        ("Nothing to do: your event allows it (Rematches on Event).",
         "Rien à faire : votre tournoi le permet (Revanches sous Tournoi).")),
    "met-played": ("look",
        ("{white} and {black} met again; before in round {before}.",
         "{white} et {black} se sont rencontrés de nouveau ; d'abord à la ronde {before}."),
        ("Nothing to do: the game counts (M7).", "Rien à faire : la partie compte (M7).")),
    "result-unknown": ("stop",
        ("“{typed}” is not a result of {white} against {black}.",
         "« {typed} » n'est pas un résultat de {white} contre {black}."),
        ("Type {white} or {black} (the winner), or pick from the list.",
         "Tapez {white} ou {black} (le gagnant), ou choisissez dans la liste.")),
    "result-letter": ("stop",
        ("“{typed}” can be Black or Blanc (White).",
         "« {typed} » peut être Blanc ou Black (Noir)."),
        ("Type W, N, or the winner's number.", "Tapez W, N, ou le numéro du gagnant.")),
    "result-date": ("stop",
        ("The spreadsheet made a date of the result.", "Le tableur a fait une date du résultat."),
        ("Type {white} or {black} (the winner), or pick from the list.",
         "Tapez {white} ou {black} (le gagnant), ou choisissez dans la liste.")),
    "result-bye": ("stop",
        ("There is a result where nobody plays.", "Il y a un résultat là où personne ne joue."),
        ("Empty the cell; a bye counts as a win by itself.",
         "Videz la cellule ; un exempt compte de lui-même comme une victoire.")),
    "result-list": ("stop",
        ("The result says {result}, the winners' list {listed}.",
         "Le résultat dit {result}, la liste des gagnants {listed}."),
        ("Correct one of the two.", "Corrigez l'un des deux.")),
    "list-both": ("stop",
        ("{white} and {black} are both in the winners' list.",
         "{white} et {black} sont tous deux dans la liste des gagnants."),
        ("Delete the wrong one from the list.", "Effacez le faux de la liste.")),
    "list-unknown": ("stop",
        ("“{typed}” in the winners' list plays at no table of this round.",
         "« {typed} » de la liste des gagnants ne joue à aucune table."),
        ("Type the winner's number.", "Tapez le numéro du gagnant.")),
    "list-double": ("stop",
        ("{number} is twice in the winners' list.", "{number} est deux fois dans la liste."),
        ("Delete one of the two.", "Effacez l'un des deux.")),
    "handicap-unknown": ("stop",
        ("“{typed}” is not a handicap.", "« {typed} » n'est pas un handicap."),
        ("Type 0 (even), 1 (no komi), or 2 to 9 stones.",
         "Tapez 0 (égal), 1 (sans komi), ou 2 à 9 pierres.")),
    "table-unknown": ("stop",
        ("“{typed}” is not a table.", "« {typed} » n'est pas une table."),
        ("Type the number of the table.", "Tapez le numéro de la table.")),
    "table-double": ("look",
        ("Table {number} is used twice.", "La table {number} sert deux fois."),
        ("Give one of them another number.", "Donnez-en un autre numéro.")),
    "bye-again": ("stop",
        ("{number} had a bye in round {before} already.",
         "{number} a déjà été exempt à la ronde {before}."),
        ("Give the bye to somebody else (M6).", "Donnez l'exempt à un autre (M6).")),
    "bye-twice": ("look",
        ("{number} had a second bye; the first in round {before}.",
         "{number} a été exempt deux fois ; d'abord à la ronde {before}."),
        ("Nothing to do: both count (M6).", "Rien à faire : les deux comptent (M6).")),
    "free": ("stop",
        ("{number} {name} is here and has no opponent in round {round}.",
         "{number} {name} est présent sans adversaire à la ronde {round}."),
        ("Pair them: nigiri draw --rest; who came late: nigiri late. Or a bye, or Out in rounds.",
         "Formez une paire : nigiri draw --rest ; en retard : nigiri late. Ou exempt, ou absent.")),
    "handicap-rule": ("look",
        ("Table {table}: {white} - {black} play with {given}; by the rule {rule}.",
         "Table {table} : {white} - {black} jouent avec {given} ; selon la règle {rule}."),
        ("Nothing to do if agreed; else type {rule}.",
         "Rien à faire si convenu ; sinon tapez {rule}.")),
    "handicap-black": ("look",
        ("Table {table}: {white} - {black}, handicap {given}; by rule {white} has Black, {rule}.",
         "Table {table} : {white} - {black}, handicap {given} ; règle : {white} a Noir, {rule}."),
        ("Nothing to do if agreed; else exchange the two numbers and type {rule}.",
         "Rien à faire si convenu ; sinon échangez les deux numéros et tapez {rule}.")),
    "by-hand": ("hand",
        ("Table {table}: {what}", "Table {table} : {what}"),
        ("Nothing to do; it stays.", "Rien à faire ; cela reste.")),
    "section-size": ("look",
        (("Section {number} has {players:# player|# players}, the average is "
          "{average} (guideline 1)."),
         ("La section {number} a {players:# joueur|# joueurs}, la moyenne est "
          "{average} (principe 1).")),
        ("Change Down to, or leave it so.", "Changez Jusqu'à, ou laissez ainsi.")),
    "section-ranks": ("look",
        ("Section {number} spans {ranks:# rank|# ranks} (guideline 2: at most 3).",
         "La section {number} couvre {ranks:# rang|# rangs} (principe 2 : au plus 3)."),
        ("Change Down to, or leave it so.", "Changez Jusqu'à, ou laissez ainsi.")),
    "bar-other": ("look",
        ("Section 1 goes down to {rank}, but the bar on Event is {bar}; the bar counts (B1).",
         "La section 1 va jusqu'à {rank}, mais la barre de Tournoi est {bar} ; elle compte (B1)."),
        ("Write {bar} here, or empty the bar.", "Écrivez {bar} ici, ou videz la barre.")),
    **ELSEWHERE,
}  # fmt: skip


class Problem(Finding):
    """A problem of a cell, with both sentences in the language of the event."""

    @property
    def weight(self) -> Weight:
        """Return the weight: stop, look or hand."""
        return CODES[self.code][0]


def problem(
    code: str, language: str, sheet: str, cell: tuple[int, int], /, **facts: object
) -> Problem:
    """Return the problem `code` of a cell (row, column) with its facts filled in."""
    _, message, way_out = CODES[code]
    which = LANGUAGES.index("fr" if language == "fr" else "en")
    return Problem(
        code,
        sheet,
        *cell,
        agreeing(message[which], language, facts),
        agreeing(way_out[which], language, facts),
    )


def clearest(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return the problems; for a cell whose formula was never calculated only that one."""
    listed = tuple(problems)
    cells = {problem.cell for problem in listed if problem.code == "formula-empty"}
    return tuple(p for p in listed if p.code == "formula-empty" or p.cell not in cells)
