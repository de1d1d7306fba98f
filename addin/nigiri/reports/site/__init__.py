"""The pages that are published: a module a page; page.py is the frame of all."""
