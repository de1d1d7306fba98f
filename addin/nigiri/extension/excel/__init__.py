"""The tab in Excel. Nothing here was ever run in Excel itself.

ribbon    the buttons of the tab, from the table of actions
project   the VBA that a button runs, put into the project that xlwings ships
settings  the path of Python, and all other settings of xlwings
archive   all of it in one file: nigiri.xlam
install   install it, uninstall it, report missing parts
"""
