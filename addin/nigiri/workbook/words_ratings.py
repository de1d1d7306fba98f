"""The words about ratings that do not fit the event's scale, in English and French."""

from __future__ import annotations

from typing import Literal

#: Scale -> whose list it is, and a rating as that list prints it.
RATING_LISTS: dict[str, tuple[str, str]] = {"egf": ("EGF", "2100"), "aga": ("AGA", "4.5, -12.3")}

RATING_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "rating-unknown": ("look",
        ("“{typed}” is no rating as the {list} prints it; it is left out.",
         "« {typed} » n'est pas une cote telle que l'écrit l'{list} ; elle ne compte pas."),
        ("Type one such as {example}; or choose beside “Ratings are” on Event whose they are.",
         "Tapez-en une comme {example} ; ou choisissez « Les cotes sont » sous Tournoi.")),
    "rating-odd": ("look",
        ("“{typed}” counts as a rating of the {list}, but looks like one of another list.",
         "« {typed} » compte comme une cote de l'{list}, mais semble d'une autre liste."),
        ("Choose beside “Ratings are” on Event whose they are; or leave it so.",
         "Choisissez de qui elles sont à « Les cotes sont », sous Tournoi ; ou laissez ainsi.")),
}  # fmt: skip
