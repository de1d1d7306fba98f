"""What the extension does inside LibreOffice: only Python's own modules, syntax of Python 3.8.

subject                       modules
a press, to its last message  desk, session, conversation; greyed entries: enabled_commands
nigiri asked                  engine, launchers, prewarm, server_client; into the main thread again:
                              main_thread
the document read             cells; what nobody has seen yet: cell_entry, unseen_cells
the document written          changes, cell_writer, blocks, formulas, formula_copies, fill_down,
                              rows, columns, figures, contexts
new sheets, looks, paper      new_sheets, looks, pages; captured_looks, xlsx_files; papers
Ctrl+Z, Ctrl+Y                undo_actions, pending_undo
dialogs                       dialogs, forms, tables, add_player, member_search
what the director sees        notices, views
settings, sentences           options, words
"""
