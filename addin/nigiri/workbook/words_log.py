"""The words of the Log in English and French: what was done by hand, what its seals show."""

from __future__ import annotations

from typing import Literal

LOG: dict[str, tuple[str, str]] = {
    "log.count": ("Lines: {many}", "Lignes : {many}"),
    "log.by_hand": ("by hand", "à la main"),
    "log.unknown": (
        "No earlier state is at hand: what was edited by hand before is not listed.",
        "Aucun état antérieur n'est disponible : les corrections à la main ne sont pas listées.",
    ),
    "log.row-new": ("new row: {became}", "nouvelle ligne : {became}"),
    "log.row-gone": ("(row removed)", "(ligne supprimée)"),
    "log.sheet-new": ("new sheet", "nouvelle feuille"),
    "log.sheet-gone": ("(sheet removed)", "(feuille supprimée)"),
    "log.sheet-name": ("{became}", "{became}"),
    "log.sheet-own": ("own sheet changed", "feuille à vous, changée"),
    "log.columns-own": ("own columns changed", "colonnes à vous, changées"),
    "log.cell": ("{became}", "{became}"),
    "log.more": ("and {many} more here", "et {many} de plus ici"),
}

_LEAVE = (
    "The backups beside the file show what stood there (nigiri history); it then stays as it is.",
    "Les copies de secours montrent ce qu'il y avait (nigiri history) ; le reste demeure.",
)

LOG_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "log-changed": ("look",
        ("Lines of the Log are not as nigiri wrote them: row {rows}.",
         "Des lignes du Journal ne sont pas comme nigiri les a écrites : ligne {rows}."), _LEAVE),
    "log-added": ("look",
        ("Lines of the Log were not written by nigiri: row {rows}.",
         "Des lignes du Journal n'ont pas été écrites par nigiri : ligne {rows}."),
        ("Delete them; notes belong under Reason.",
         "Supprimez-les ; les remarques vont sous Raison.")),
    "log-gone": ("look",
        ("Lines of the Log are gone: number {numbers}.",
         "Des lignes du Journal manquent : numéro {numbers}."), _LEAVE),
}  # fmt: skip
