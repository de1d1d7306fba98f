"""The table of the rules, docs/rules.toml, the tests that prove them, the pages made of both."""
