"""OpenGotha's own file: whole events in XML (formats 4), those of Pairgoth included."""
