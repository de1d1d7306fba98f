"""What nigiri says: whole sentences by key, in every language, and nothing else.

module         what it is
message        something said: a key, its facts, the commands it names; rendered at the edge
catalogue      key -> the words of a language
plurals        words that agree with a number
en, fr         one folder a language: a module an area, `key -> sentence`

In a sentence `{name}` is a fact, `{n:# game|# games}` has words for one and for many, and what
stands between backticks is a command: each edge says it in its own way.
"""
