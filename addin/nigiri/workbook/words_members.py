"""The words about members of federations, in English and French."""

from __future__ import annotations

from typing import Literal

MEMBER_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "expires-unknown": ("look",
        ("“{typed}” is no day, so nobody knows until when the membership lasts.",
         "« {typed} » n'est pas un jour ; on ignore donc jusqu'à quand l'adhésion vaut."),
        ("Type the year first, as in 2026-12-31; or empty the cell.",
         "Tapez l'année d'abord, ainsi 2026-12-31 ; ou videz la cellule.")),
    "member-lapsed": ("look",
        ("The membership of {name} ends on {until}, before the event does.",
         "L'adhésion de {name} s'achève le {until}, avant la fin du tournoi."),
        ("Renew it and type its new end; or write why beside it on Problems (A2).",
         "Renouvelez-la, tapez sa fin ; ou notez pourquoi à côté, sous Problèmes (A2).")),
    "entry-below": ("look",
        ("{name} enters as {entry}, below what is published: {published}.",
         "{name} s'inscrit comme {entry}, au-dessous de ce qui est publié : {published}."),
        ("Correct it; or write the reason beside it on Problems: it is reported (A2, B12).",
         "Corrigez ; ou notez la raison à côté, sous Problèmes : elle est rapportée (A2, B12).")),
    "entry-above": ("look",
        ("{name} enters as {entry}, two stones or more above what is published: {published}.",
         "{name} s'inscrit comme {entry}, deux pierres ou plus au-dessus du publié : {published}."),
        ("Ask; one stone is allowed. Or write the reason beside it on Problems (A2, B12).",
         "Demandez ; une pierre est permise. Ou notez la raison sous Problèmes (A2, B12).")),
}  # fmt: skip
