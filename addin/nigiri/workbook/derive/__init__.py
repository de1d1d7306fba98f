"""Compute every derived cell of a workbook: what nigiri and the live formulas show.

One module a sheet; each returns the cells it is responsible for, `derive` writes the differences.
"""

from nigiri.workbook.derive.all import derive

__all__ = ["derive"]
