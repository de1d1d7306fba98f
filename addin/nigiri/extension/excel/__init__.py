"""The tab in Excel. Nothing here was ever run in Excel itself.

ribbon    what the tab shows, from the table of actions
project   what a button starts: a few words of VBA, put into the project that xlwings ships
settings  which Python it starts, and what else xlwings would look for elsewhere
archive   all of it in one file: nigiri.xlam
install   put it into Excel, take it out, say what is missing
"""
