"""The sheet Proof: every sum of the placement, taken apart so that anybody can add it up again.

Every player has one line with the sums and one line a round. The lines of the rounds read the
results from the rounds' sheets by formulas; what a round adds stands in the columns with +, the
sum over it in those with =, beside it what nigiri computed, and ✓ or ✗. Whoever changes a result
by hand sees at once which sums it moves.

module   what it holds
lines    the lines of each player, and what happened in each round
plan     the sums, by the cards of the tie-breaks, and the columns that an event needs
terms    what a round adds to a sum: formulas with their values
sums     what becomes of it: formulas with their values
refs     references of formulas into Proof and the rounds' sheets
figures  what values are made from, without the tie-breaks of the domain
meaning  what formulas and values take as it is: stones, daring, rounds to come
live     the values of an event
cells    the cells of a round's line
sheet    all together: the cells of the sheet
"""

from __future__ import annotations

from nigiri.workbook.derive.proof.lines import Line, proof_lines
from nigiri.workbook.derive.proof.plan import Plan, plan_of, proof_keys

__all__ = ["Line", "Plan", "plan_of", "proof_keys", "proof_lines"]
