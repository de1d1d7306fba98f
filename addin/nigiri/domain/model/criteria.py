"""The criteria of a draw: a card for each, with its source and where it stands in the order.

Light, as whoever reads a workbook needs it: what a board costs by each criterion is counted in
domain/pairing/criteria.py, which explains them, and loaded when a round is drawn. Beside the number
on the Event sheet stand the source and the words of the catalogue.
"""

from __future__ import annotations

from typing import NamedTuple


class CriterionCard(NamedTuple):
    """What is known of a criterion besides its costs; usual -- whether it counts in `quebec`."""

    code: str
    source: str
    usual: bool = False


#: Before all others: where the event allows that two meet again; where it keeps apart strictly.
FIRST = (CriterionCard("rematch", "M7"), CriterionCard("strict", "A7"))

#: Those that the director orders and switches, in the order of the sheet.
CHOSEN = (
    CriterionCard("title", "E6", usual=True),
    CriterionCard("score", "M8, A7", usual=True),
    CriterionCard("boundaries", "M8"),
    CriterionCard("floated", "M8", usual=True),
    CriterionCard("again", "M8", usual=True),
    CriterionCard("balanced", "OpenGotha"),
    CriterionCard("floats", "M8", usual=True),
    CriterionCard("wishes", "M10", usual=True),
    CriterionCard("children", "B25", usual=True),
    CriterionCard("halves", "M9", usual=True),
    CriterionCard("apart", "M10, B8, A7", usual=True),
    CriterionCard("place", "M9", usual=True),
    CriterionCard("handicap", "M12, B3, A6"),
    CriterionCard("third", "M11"),
    CriterionCard("colours", "M11", usual=True),
)

#: The last in any case: `later` harms nothing, and with the lot no two draws are equal.
LAST = (CriterionCard("later", "M10"), CriterionCard("lot", "house rule"))

CARDS = {card.code: card for card in (*FIRST, *CHOSEN, *LAST)}

CRITERIA = tuple(card.code for card in CHOSEN if card.usual)
"""The criteria of the rule set `quebec`, in their order."""
