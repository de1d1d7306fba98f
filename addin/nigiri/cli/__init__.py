"""The command line. Commands import heavy modules only when they run.

app       the program: its errors, its exit codes, the list of all commands
frame/    options; session: read, work, preview or write, report; screen: sentences and JSON;
          tables: for people
commands/ the commands, a few in each module
"""

from nigiri.cli.app import main, program

__all__ = ["main", "program"]
