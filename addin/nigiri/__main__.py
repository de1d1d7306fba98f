"""Run the command line as `python -m nigiri`."""

from nigiri.cli import main

main()
