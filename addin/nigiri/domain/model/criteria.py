"""The criteria of a draw: a card for each, with its source and where it stands in the order.

Light, as whoever reads a workbook needs it: what a board costs by each criterion is counted in
domain/pairing/criteria.py, which explains them, and loaded when a round is drawn. Beside the number
on the Event sheet stand the source and the words of the catalogue.
"""

from __future__ import annotations

from typing import NamedTuple


class CriterionCard(NamedTuple):
    """What is known of a criterion besides its costs."""

    code: str
    source: str


#: Before all others: where the event allows that two meet again; where it keeps apart strictly.
FIRST = (CriterionCard("rematch", "M7"), CriterionCard("strict", "A7"))

#: Those that the director orders and switches, in the order of the sheet: that of `quebec`.
CHOSEN = (
    CriterionCard("title", "E6"),
    CriterionCard("score", "M8, A7"),
    CriterionCard("boundaries", "M8"),
    CriterionCard("wishes", "M10"),
    CriterionCard("apart", "M10, B8, A7"),
    CriterionCard("floated", "M8"),
    CriterionCard("again", "M8"),
    CriterionCard("balanced", "OpenGotha"),
    CriterionCard("floats", "M8"),
    CriterionCard("children", "B25"),
    CriterionCard("halves", "M9"),
    CriterionCard("later", "M10"),
    CriterionCard("place", "M9"),
    CriterionCard("handicap", "M12, B3, A6"),
    CriterionCard("third", "M11"),
    CriterionCard("colours", "M11"),
)

#: The last in any case: they decide where all else is equal, and with the lot no two draws are.
LAST = (CriterionCard("top", "M8"), CriterionCard("lot", "house rule"))

CARDS = {card.code: card for card in (*FIRST, *CHOSEN, *LAST)}

CRITERIA = (
    *("title", "score", "floated", "again", "floats", "wishes", "children"),
    *("halves", "apart", "place", "colours"),
)
"""The usual criteria, in their order: those of every rule set that does not name its own."""

APART_FIRST = (
    *("title", "score", "wishes", "apart", "floated", "again", "floats", "children"),
    *("halves", "later", "place", "colours"),
)
"""Those of `quebec` and `bga`: who is kept apart comes before who leaves the group (M10, B8)."""
