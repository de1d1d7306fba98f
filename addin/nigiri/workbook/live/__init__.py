"""Formulas that work while people type, each beside the Python that gives its value.

where         the formula, as text  its twin in Python        listed in
in a row      `met`, `look`         `met_value`, `look_value` round/columns.py, players.py
above a list  `count_formula`       `count`                   players_above.py, player_faults.py
the bar       `round_formula`       `next_step`               bar.py

Both stand in one module, and the value is written into the cell together with the text.
tests/workbook/test_live_office.py lets LibreOffice calculate the formulas anew and holds what the
cells then show against the values.
"""
