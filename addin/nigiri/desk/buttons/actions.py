"""What a director can ask for with a button: one table for every menu, toolbar and ribbon.

tag          what requests name it by; where it can be, the word that is typed
applies      which sheets there must be; no typed cell counts, so it holds until the next command
fields       what is asked for before (fields.py)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.desk.buttons import fields as ask
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.errors import WrongUse
from nigiri.reports.catalogue import BY_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.buttons.fields import Field
    from nigiri.workbook.model.locations import Book

Both = tuple[str, str]
"""English and French."""

Condition = Literal["new", "event", "round", "draft", "no draft"]

TAKEN: tuple[str, ...] = ("event",)
"""The kinds of sheets of which one alone makes a workbook nigiri's: nothing new begins in it."""

WHY_NOT: Mapping[Condition, Both] = {
    "new": ("There is an event in this workbook already.", "Ce classeur a déjà un tournoi."),
    "event": ("There is no event in this workbook yet.", "Ce classeur n'a pas encore de tournoi."),
    "round": ("No round is drawn yet.", "Aucune ronde n'est encore tirée."),
    "draft": ("There is no draft.", "Il n'y a pas de brouillon."),
    "no draft": (
        "A draft waits to be kept or taken away.",
        "Un brouillon attend d'être gardé ou retiré.",
    ),
}
"""Condition -> what is said where it is not so."""


@dataclass(frozen=True)
class Action:
    """An action of a button.

    label, tip -- in English and French
    command -- the command that is typed for it; also -- other commands that its fields stand for
    applies -- the conditions under which it applies; fields -- of its dialog
    button -- whether it is in the toolbar as well; by -- nigiri or the spreadsheet program carries
    it out
    """

    tag: str
    label: Both
    tip: Both
    command: str
    applies: tuple[Condition, ...] = ("event",)
    fields: tuple[Field, ...] = ()
    also: tuple[str, ...] = ()
    button: bool = False
    by: Literal["nigiri", "program"] = "nigiri"

    @property
    def entry(self) -> Both:
        """Return the label in a menu, in both languages, with an ellipsis before a dialog."""
        asks = "…" if any(field.asked for field in self.fields) else ""
        return self.label[0] + asks, self.label[1] + asks

    def why_not(self, book: Book) -> Both | None:
        """Return the reason, in both languages, that the action does not apply; None if it does."""
        return next((WHY_NOT[each] for each in self.applies if not _holds(each, book)), None)


def _holds(condition: Condition, book: Book) -> bool:
    """Tell whether a condition holds."""
    return {
        "new": not any(book.get(kind) for kind in TAKEN),
        "event": book.get("event") is not None,
        "round": bool(book.rounds),
        "draft": book.draft is not None,
        "no draft": book.draft is None,
    }[condition]


ACTIONS: tuple[Action, ...] = (
    Action(
        "new", ("New event", "Nouveau tournoi"),
        ("Make the sheets of a new event", "Créer les feuilles d'un nouveau tournoi"),
        "new", ("new",), ask.NEW, button=True,
    ),
    Action(
        "open", ("File of another program", "Fichier d'un autre programme"),
        ("Make the event out of a file of OpenGotha, MacMahon, the EGF, the FFG or the AGA",
         "Faire le tournoi d'un fichier d'OpenGotha, de MacMahon, de l'EGF, de la FFG ou de l'AGA"),
        "open", ("new",), ask.OPEN,
    ),
    Action(
        "import", ("Players from a list", "Joueurs d'une liste"),
        ("Add players from a .csv, .xlsx or .ods file",
         "Ajouter les joueurs d'un fichier .csv, .xlsx ou .ods"),
        "import", fields=ask.IMPORT,
    ),
    Action(
        "fill", ("Fill in from member lists", "Remplir d'après les listes de membres"),
        ("Fill blank numbers, ratings, clubs and memberships from the loaded lists",
         "Remplir numéros, cotes, clubs et adhésions vides d'après les listes chargées"),
        "ratings fill", fields=ask.FILL,
    ),
    Action(
        "check", ("Check", "Vérifier"),
        ("List what is wrong or unusual; change nothing",
         "Énumérer ce qui cloche ou surprend ; ne rien changer"),
        "check", button=True,
    ),
    Action(
        "sections", ("Sections", "Sections"),
        ("Propose McMahon sections, or write yours",
         "Proposer des sections McMahon, ou écrire les vôtres"),
        "sections", fields=ask.SECTIONS, also=("sections --again",), button=True,
    ),
    Action(
        "number", ("Number", "Numéroter"),
        ("Give the players numbers by strength", "Numéroter les joueurs selon leur force"),
        "number", fields=ask.NUMBER, button=True,
    ),
    Action(
        "draw", ("Draw", "Tirer"),
        ("Draw the next round", "Tirer la ronde suivante"),
        "draw", ("event", "no draft"), ask.DRAW, button=True,
    ),
    Action(
        "draw-again", ("Draw again", "Tirer de nouveau"),
        ("Draw the newest round once more; results and your own changes stay",
         "Tirer de nouveau la dernière ronde ; résultats et vos changements restent"),
        "draw --again", ("round", "no draft"), button=True,
    ),
    Action(
        "draw-early", ("Draw early", "Tirer plus tôt"),
        ("Draw while games are still going on", "Tirer pendant que des parties se jouent encore"),
        "draw --ready", ("round", "no draft"), ask.DRAW_EARLY,
        also=("draw --rest", "draw --provisional"),
    ),
    Action(
        "draw-draft", ("Draw as a draft", "Tirer en brouillon"),
        ("Draw the next round on a sheet of its own, to look at",
         "Tirer la ronde suivante sur une feuille à part, pour voir"),
        "draw --draft", ("event", "no draft"),
    ),
    Action(
        "keep", ("Keep the draft", "Garder le brouillon"),
        ("Make the draft the round", "Faire du brouillon la ronde"), "keep", ("draft",),
    ),
    Action(
        "discard", ("Take the draft away", "Retirer le brouillon"),
        ("Take the draft away; everything else is as before it",
         "Retirer le brouillon ; tout le reste est comme avant"), "discard", ("draft",),
    ),
    Action(
        "late", ("Latecomers", "Retardataires"),
        ("Pair players in the round that is drawn already",
         "Apparier des joueurs dans la ronde déjà tirée"),
        "late", fields=ask.LATE,
    ),
    Action(
        "out", ("Sit out", "S'absenter"),
        ("Let players sit out rounds", "Laisser des joueurs sauter des rondes"),
        "out", fields=ask.OUT,
    ),
    Action(
        "back", ("Come back", "Revenir"),
        ("Let players play rounds they were out of",
         "Faire rejouer des joueurs qui s'absentaient"),
        "back", fields=ask.OUT,
    ),
    Action(
        "bye", ("Bye", "Exempt"),
        ("Promise somebody the bye of a round, or give it in the one being played",
         "Promettre l'exemption d'une ronde, ou la donner dans celle qui se joue"),
        "bye", fields=ask.BYE,
    ),
    Action(
        "wish", ("Wish", "Souhait"),
        ("Who should meet whom, or rather not", "Qui doit rencontrer qui, ou plutôt pas"),
        "wish", fields=ask.WISH,
    ),
    Action(
        "result", ("Results", "Résultats"),
        ("Take over the winners that are listed, and say which tables are missing",
         "Reporter les gagnants énumérés, et dire quelles tables manquent"),
        "result", ("round",), ask.RESULT, button=True,
    ),
    Action(
        "missing", ("Who is missing", "Qui manque"),
        ("List who has not reported a result", "Énumérer qui n'a pas annoncé de résultat"),
        "missing", ("round",),
    ),
    Action(
        "standings", ("Standings and grid", "Classement et grille"),
        ("Bring all sheets up to date and show the standings",
         "Mettre toutes les feuilles à jour et montrer le classement"),
        "standings", button=True,
    ),
    Action(
        "grid", ("Grid", "Grille"),
        ("Bring all sheets up to date and show the grid",
         "Mettre toutes les feuilles à jour et montrer la grille"), "grid",
    ),
    Action(
        "proof", ("Proof", "Preuve"),
        ("Add up every sum of the standings again on a sheet of its own",
         "Refaire chaque somme du classement sur une feuille à part"),
        "proof", ("round",),
    ),
    Action(
        "chart", ("Side event", "Tournoi libre"),
        ("Add the chart of an event in which players find their opponents, or enter a game on it",
         "Ajouter le tableau d'un tournoi où l'on trouve soi-même ses adversaires, ou une partie"),
        "chart", fields=ask.CHART,
    ),
    Action(
        "ladder", ("Ladder", "Échelle"),
        ("Add a ladder, or enter a challenge or its result",
         "Ajouter une échelle, ou y noter un défi ou son résultat"),
        "ladder", fields=ask.LADDER,
    ),
    Action(
        "why", ("Why this pairing", "Pourquoi cet appariement"),
        ("Say why two players meet, or why somebody has the bye",
         "Dire pourquoi deux joueurs se rencontrent, ou pourquoi un joueur est exempt"),
        "why", ("round",), ask.WHY, button=True,
    ),
    Action(
        "why-place", ("Why this place", "Pourquoi cette place"),
        ("Say why one player stands before or behind another",
         "Dire pourquoi un joueur est devant ou derrière un autre"),
        "why-place", ("round",), ask.WHY_PLACE,
    ),
    Action(
        "print", ("Print", "Imprimer"),
        ("Print the pairings of the newest round", "Imprimer les appariements de la ronde"),
        "print pairings", ("round",), button=True,
    ),
    Action(
        "reports", ("Reports", "Rapports"),
        ("Choose what to print: lists, pairings, slips, cards",
         "Choisir quoi imprimer : listes, appariements, billets, cartes"),
        "print pairings", fields=ask.REPORTS, button=True,
        also=tuple(f"print {name}" for name in BY_NAME if name != "pairings"),
    ),
    Action(
        "rules", ("Rule set", "Règlement"),
        ("Show where the event departs from its rule set",
         "Montrer où le tournoi s'écarte de son règlement"), "rules",
    ),
    Action(
        "preflight", ("Check for a federation", "Vérifier pour une fédération"),
        ("List what a federation would refuse, with a link to each cell",
         "Énumérer ce qu'une fédération refuserait, avec un lien vers chaque case"),
        "preflight", fields=ask.PREFLIGHT,
        also=tuple(f"preflight {key}" for key in FEDERATIONS),
    ),
    Action(
        "export", ("Write a file", "Écrire un fichier"),
        ("Write the file for a federation or another program, beside the workbook",
         "Écrire le fichier pour une fédération ou un autre programme, à côté du classeur"),
        "export", fields=ask.EXPORT, also=tuple(f"export {key}" for key, _ in ask.FORMATS),
    ),
    Action(
        "undo", ("Undo", "Annuler"),
        ("Take the last command back", "Revenir sur la dernière commande"),
        "undo", ("event",), button=True, by="program",
    ),
)  # fmt: skip
"""All actions, in the order of the day."""

GROUPS: Mapping[str, Both] = {
    "new": ("Event", "Tournoi"),
    "check": ("Players", "Joueurs"),
    "draw": ("Round", "Ronde"),
    "late": ("Who plays", "Qui joue"),
    "result": ("Results", "Résultats"),
    "standings": ("Standings", "Classement"),
    "why": ("Reasons", "Raisons"),
    "print": ("Print", "Imprimer"),
    "preflight": ("Send", "Envoyer"),
    "undo": ("Undo", "Annuler"),
}
"""The action that begins a group -> what the group is called."""

BY_TAG: Mapping[str, Action] = {action.tag: action for action in ACTIONS}


def action_named(tag: object) -> Action:
    """Return the action with a tag; WrongUse, naming all tags, where there is none."""
    if not isinstance(tag, str) or tag not in BY_TAG:
        msg = f"There is no action {tag!r}; there are {', '.join(BY_TAG)}."
        raise WrongUse(msg)
    return BY_TAG[tag]
