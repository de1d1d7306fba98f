"""The sheet Proof: every sum of the placement, taken apart so that anybody can add it up again.

Every player has one line with the sums and one line a round. The lines of the rounds read the
results from the rounds' sheets by formulas; what a round adds stands in the columns with +, the
sum over it in those with =, beside it what nigiri computed, and ✓ or ✗. Whoever changes a result
by hand sees at once which sums it moves.

module   what it holds
lines    the lines of each player, and what happened in each round
plan     the columns that the criteria of the event need
refs     references of formulas into Proof and the rounds' sheets
cells    what a round adds, as formulas; the cells of a round's line
sums     the sums over the rounds, as formulas
meaning  what formulas and values take as it is: stones, daring, rounds to come
live     the same values in Python, added up line by line without the tie-breaks of the domain
sheet    all together: the cells of the sheet
"""

from __future__ import annotations

from nigiri.workbook.derive.proof.lines import Line, proof_lines
from nigiri.workbook.derive.proof.plan import Plan, plan_of, proof_keys

__all__ = ["Line", "Plan", "plan_of", "proof_keys", "proof_lines"]
