"""What is asked for before an action: the fields of its dialog, and what was answered to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.errors import WrongUse
from nigiri.reports.catalogue import WAYS
from nigiri.workbook.words.systems import name_of
from nigiri.workbook.words.wishes import WISH_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Both = tuple[str, str]
Answered = str | int | bool | None

LONGEST_ANSWER = 1000
LARGEST_NUMBER = 2**31 - 1


@dataclass(frozen=True)
class Field:
    """One line of a dialog.

    kind -- number: a whole one from `least` on; yes: a box to tick; file: a path to be chosen
    label, tip -- in English and French; needed -- it must be answered; value -- what is there first
    choices -- each with its value and its words in both languages
    asked -- False for what may be answered, but is nothing to ask about every time
    """

    name: str
    kind: Literal["number", "text", "choice", "yes", "file"]
    label: Both
    tip: Both = ("", "")
    needed: bool = False
    choices: tuple[tuple[str, Both], ...] = ()
    value: Answered = None
    least: int = 1
    asked: bool = True

    def understood(self, answer: object) -> Answered:
        """Return an answer of the right kind, for a blank what is there at first; else WrongUse."""
        if answer is None or (isinstance(answer, str) and not answer.strip()):
            if self.needed and self.value is None:
                msg = f"{self.label[0]}: this must be answered."
                raise WrongUse(msg)
            return self.value
        if self.kind == "number":
            return self._number(answer)
        if self.kind == "yes":
            if not isinstance(answer, bool):
                raise self._not(answer, "yes or no")
            return answer
        if not isinstance(answer, str | int) or len(str(answer)) > LONGEST_ANSWER:
            raise self._not(answer, "a text")
        return self._chosen(str(answer).strip())

    def _number(self, answer: object) -> int:
        """Return a whole number."""
        digits = str(answer).strip()
        if isinstance(answer, bool) or not (digits.isascii() and digits.isdigit()):
            raise self._not(answer, "a whole number")
        if not self.least <= int(digits[:11]) <= LARGEST_NUMBER:
            raise self._not(answer, f"a number from {self.least} to {LARGEST_NUMBER}")
        return int(digits)

    def _chosen(self, answer: str) -> str:
        """Return a text; of a choice one of its values."""
        values = [value for value, _ in self.choices]
        if self.kind == "choice" and answer not in values:
            raise self._not(answer, f"one of {', '.join(values)}")
        return answer

    def _not(self, answer: object, wanted: str) -> WrongUse:
        """Return the error for an answer of another kind."""
        return WrongUse(f"{self.label[0]}: {str(answer)[:40]!r} is not {wanted}.")


def answers(fields: Iterable[Field], given: Mapping[str, object]) -> dict[str, Answered]:
    """Return the answers to the fields, without blanks.

    Raises WrongUse for one of the wrong kind, one that is missing, and one nobody asked for.
    """
    known = {field.name: field for field in fields}
    strange = [name for name in given if name not in known]
    if strange:
        msg = f"Nobody asks for {strange[0]!r}; there is {', '.join(known) or 'nothing to ask'}."
        raise WrongUse(msg)
    found = {name: field.understood(given.get(name)) for name, field in known.items()}
    return {name: answer for name, answer in found.items() if answer is not None}


_ROUND = Field(
    "round", "number", ("Round", "Ronde"), ("Empty: the newest", "Vide : la dernière"), asked=False,
)  # fmt: skip
_WHO = Field(
    "who", "text", ("Players", "Joueurs"),
    ("Numbers or names: 3, 5, 12-15, or Roy; Ota, Yuzo",
     "Numéros ou noms : 3, 5, 12-15, ou Roy; Ota, Yuzo"), needed=True,
)  # fmt: skip
_ROUNDS = Field(
    "rounds", "text", ("Rounds", "Rondes"),
    ("3-4, or 3, 5. Empty: from the next draw on", "3-4, ou 3, 5. Vide : dès le prochain tirage"),
)  # fmt: skip

_LANGUAGE = Field(
    "language", "choice", ("Language", "Langue"), needed=True, value="en",
    choices=(("en", ("English", "anglais")), ("fr", ("French", "français"))),
)  # fmt: skip

USUAL = "usual"
"""In place of a rule set: the one in which events of the system begin."""

NEW = (
    Field("name", "text", ("Name", "Nom"), ("Printed on every sheet", "Sur chaque feuille")),
    Field("rules", "choice", ("Rule set", "Règlement"), needed=True, value=USUAL, choices=(
        *((name, (name, name)) for name in RULE_SETS),
        (USUAL, ("the one of the system", "celui du système")),
    )),
    Field("system", "choice", ("System", "Système"), needed=True, value="mcmahon",
          choices=tuple((key, (name_of(key, "en"), name_of(key, "fr"))) for key in SYSTEMS)),
    Field("rounds", "number", ("Rounds", "Rondes"),
          ("Empty: as many as the rule set says", "Vide : selon le règlement")),
    _LANGUAGE,
    Field("dates", "text", ("Dates", "Dates"), ("As printed", "Comme imprimées")),
    Field("place", "text", ("Place", "Lieu"), ("As printed", "Comme imprimé")),
    Field("director", "text", ("Director", "Directeur"), ("As printed", "Comme imprimé")),
    Field("host", "text", ("Host", "Hôte"),
          ("The host city or club: it gets the early byes",
           "La ville ou le club hôte : il reçoit les premiers byes")),
    Field("seed", "number", ("Seed", "Graine"), least=0, asked=False),
    Field("id", "text", ("Id", "Identifiant"), asked=False),
)  # fmt: skip
OPEN = (
    Field("file", "file", ("File", "Fichier"),
          (".xml of OpenGotha or MacMahon, .h9 and .tou, a report to the AGA, .json",
           ".xml d'OpenGotha ou de MacMahon, .h9 et .tou, un rapport à l'AGA, .json"), needed=True),
    _LANGUAGE,
)  # fmt: skip
IMPORT = (
    Field("list", "file", ("List", "Liste"),
          ("It begins with headings, Family name and Rank among them",
           "Elle commence par des en-têtes, dont Nom et Rang"), needed=True),
    Field("here", "yes", ("Everybody is here", "Tous sont présents"), value=False),
)  # fmt: skip
FILL = (
    Field("update", "yes", ("Also over ratings and memberships typed",
                            "Aussi sur les cotes et adhésions tapées"),
          ("What differs is asked about first", "Ce qui diffère est d'abord demandé"), value=False),
)  # fmt: skip
SECTIONS = (
    Field("again", "yes", ("Propose anew", "Proposer à neuf"),
          ("Otherwise the boundaries on the sheet stay",
           "Sinon les limites de la feuille restent"), value=False),
    Field("count", "number", ("How many", "Combien"), ("Empty: as fits", "Vide : au mieux")),
    Field("down_to", "text", ("Your boundaries", "Vos limites"),
          ("The weakest rank of each section from the top: 3d, 1k, 8k, 30k",
           "Le rang le plus faible de chaque section : 3d, 1k, 8k, 30k")),
)  # fmt: skip
NUMBER = (
    Field("again", "yes", ("Everybody anew", "Tous à neuf"), value=False, asked=False),
)  # fmt: skip
DRAW = (
    Field("provisional", "yes", ("Missing results are lost", "Les résultats manquants sont perdus"),
          value=False, asked=False),
)  # fmt: skip
DRAW_EARLY = (
    Field("how", "choice", ("What to draw", "Que tirer"), needed=True, value="ready", choices=(
        ("ready", ("The score groups that are complete", "Les groupes de score complets")),
        ("rest", ("Everybody who has no game yet", "Tous ceux qui n'ont pas encore de partie")),
        ("provisional", ("Everybody; missing results count as lost for now",
                         "Tous ; les résultats manquants comptent perdus pour l'instant")))),
)  # fmt: skip
LATE = (
    _WHO,
    Field("later", "yes", ("From the next round on", "Dès la ronde suivante"),
          ("They miss this round, and whoever has its bye keeps it",
           "Ils manquent cette ronde, et l'exempt le reste"), value=False),
)  # fmt: skip
OUT = (_WHO, _ROUNDS)
BYE = (
    Field("who", "text", ("Player", "Joueur"),
          ("A number or a name", "Un numéro ou un nom"), needed=True),
    Field("round", "number", ("Round", "Ronde"),
          ("Empty: the next to be drawn", "Vide : la prochaine à tirer")),
    Field("undo", "yes", ("Take the promise back", "Retirer la promesse"), value=False),
)  # fmt: skip
WISH = (
    _WHO,
    Field("what", "choice", ("Wish", "Souhait"), needed=True,
          choices=tuple((kind.code, (kind.word("en"), kind.word("fr"))) for kind in WISH_KINDS)),
    Field("rounds", "text", ("Rounds", "Rondes"), ("1-3. Empty: all", "1-3. Vide : toutes")),
    Field("note", "text", ("Why", "Pourquoi")),
)  # fmt: skip
CHART = (
    Field("winner", "number", ("Winner", "Gagnant"),
          ("A number. Empty: only show the chart", "Un numéro. Vide : montrer le tableau")),
    Field("loser", "number", ("Loser", "Perdant")),
    Field("jigo", "yes", ("Jigo: nobody won", "Jigo : personne n'a gagné"), value=False),
)  # fmt: skip
LADDER = (
    Field("challenger", "number", ("Challenger", "Qui défie"),
          ("A number. Empty: only show the ladder", "Un numéro. Vide : montrer l'échelle")),
    Field("challenged", "number", ("Challenged", "Qui est défié")),
    Field("winner", "choice", ("Who won", "Qui a gagné"), value="", choices=(
        ("", ("still playing", "en cours")), ("won", ("the challenger", "qui défiait")),
        ("lost", ("the other", "l'autre")))),
)  # fmt: skip
RESULT = (
    Field("winners", "text", ("Winners", "Gagnants"),
          ("Their numbers, in any order", "Leurs numéros, dans n'importe quel ordre"), asked=False),
    Field("table", "number", ("Table", "Table"), asked=False),
    Field("result", "text", ("Result", "Résultat"), asked=False),
    _ROUND,
)  # fmt: skip
WHY = (
    Field("table", "text", ("Table", "Table"),
          ("Its number, or: bye", "Son numéro, ou : bye"), needed=True),
    Field("round", "number", ("Round", "Ronde"), ("Empty: the newest", "Vide : la dernière")),
)  # fmt: skip
WHY_PLACE = (
    Field("one", "number", ("Number", "Numéro"), needed=True),
    Field("other", "number", ("Before or behind", "Devant ou derrière"), needed=True),
)  # fmt: skip
REPORTS = (
    Field("which", "choice", ("What", "Quoi"), needed=True, value="table",
          choices=tuple((key, way.titles) for key, (_, way) in WAYS.items())),
    Field("round", "number", ("Round", "Ronde"), ("Empty: the newest", "Vide : la dernière")),
    Field("language", "choice", ("Language", "Langue"), needed=True, value="event", choices=(
        ("event", ("That of the event", "Celle du tournoi")),
        ("en", ("English", "anglais")), ("fr", ("French", "français")),
        ("both", ("Both on one sheet", "Les deux sur une feuille")))),
    Field("form", "choice", ("As", "Comme"), needed=True, value="page", choices=(
        ("page", ("A page for the browser, which prints it", "Une page que le navigateur imprime")),
        ("pdf", ("A PDF, for a stick or an e-mail", "Un PDF, pour une clé ou un courriel")))),
)  # fmt: skip
PREFLIGHT = (
    Field("federation", "choice", ("Federation", "Fédération"), needed=True,
          choices=tuple((key, (name, name)) for key, name in FEDERATIONS.items())),
)  # fmt: skip

FORMATS: tuple[tuple[str, Both], ...] = (
    ("aga", ("AGA report", "Rapport à l'AGA")),
    ("aga-2008", ("AGA report, form of 2008", "Rapport à l'AGA, forme de 2008")),
    ("egf", ("EGF results", "Résultats pour l'EGF")),
    ("egf-defaults", ("EGF results with games by default", "Résultats pour l'EGF avec forfaits")),
    ("ffg", ("FFG results", "Résultats pour la FFG")),
    ("opengotha", ("OpenGotha", "OpenGotha")),
    ("macmahon", ("MacMahon", "MacMahon")),
    ("json", ("JSON: the whole event", "JSON : tout le tournoi")),
    ("xlsx", ("Excel: three tables", "Excel : trois tableaux")),
    ("csv", ("CSV: three tables", "CSV : trois tableaux")),
    ("parquet", ("Parquet: three tables", "Parquet : trois tableaux")),
)
"""What can be written, as dialogs call it: federations first."""

EXPORT = (
    Field("format", "choice", ("For", "Pour"),
          ("An older file there is kept under another name",
           "Un fichier plus ancien est gardé sous un autre nom"), needed=True, choices=FORMATS),
)  # fmt: skip
