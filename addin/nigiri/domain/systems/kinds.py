"""Which systems are of a kind; a leaf, so that the judge may know it, too (domain/checks)."""

from __future__ import annotations

BY_SCORE = frozenset({"mcmahon", "swiss", "novices"})
"""Keys of the systems in which the whole field is drawn by the criteria of the event: the rules of
byes, rematches and score groups hold (M6 to M9), and a part can be drawn alone (M19)."""

CROSSTABLED = frozenset({
    "round robin", "double round robin", "round robin by section", "groups of eight",
})  # fmt: skip
"""Keys of the systems of small groups that stay together: a crosstable tells it best (B16, M22)."""

BY_TEAMS = frozenset({"two teams", "team round robin", "team swiss"})
"""Keys of the systems in which teams meet as teams (B21): their rounds are matches."""
