"""The words about those who were announced for a round and have not been seen."""

from __future__ import annotations

AWAITED: dict[str, tuple[str, str]] = {
    "bar.awaited": (
        " · Announced, not seen yet: {who}",
        " · Annoncés, pas encore vus : {who}",
    ),
    "awaited.said": (
        "{who} {count:was|were} announced for round {round} and {count:has|have} not been seen.",
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}."
        ),
    ),
    "awaited.draw": (
        (
            "{who} {count:was|were} announced for round {round} and {count:has|have} "
            "not been seen. Draw without?"
        ),
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}. "
            "Faire les appariements sans attendre ?"
        ),
    ),
    "awaited.keep": (
        (
            "{who} {count:was|were} announced for round {round} and {count:has|have} "
            "not been seen. Play the draft without?"
        ),
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}. "
            "Jouer ces appariements sans attendre ?"
        ),
    ),
    "awaited.and": (" and ", " et "),
}
"""Key -> the words in English and French; `words.text` finds them."""
