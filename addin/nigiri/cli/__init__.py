"""The command line. What is heavy is imported by the commands, when they run.

app           the program: its errors, its exit codes
commands      all commands, and which module has each
options       what the commands have in common
session       a command on a file: read, work, preview or write, tell
screen        what is shown: sentences, JSON; tables: those a person reads
registration  new, import, sections, number
play          draw, result
looking       standings, grid, check, print pairings
going_back    undo, history, restore
archive       demo, replay
buttons       pipe, serve: what add-ins speak to
"""

from nigiri.cli.app import main, program

__all__ = ["main", "program"]
