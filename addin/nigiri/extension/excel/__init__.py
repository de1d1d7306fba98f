"""The tab in Excel. Nothing here was ever run in Excel itself.

ribbon    the buttons of the tab, from the table of actions
project   the VBA that a button runs, put into the project that xlwings ships
settings  the path of Python, and all other settings of xlwings
doctor    the report on the tab, to be mailed
kit       a folder with which a volunteer tries nigiri in Excel
judge     what was saved in it, held against what nigiri wrote
archive   all of it in one file: nigiri.xlam
install   install it, uninstall it, report missing parts
"""
