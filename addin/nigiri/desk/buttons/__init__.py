"""The table of all actions that menus, toolbars and ribbons offer, and what each asks."""
