"""The slow referee: a second implementation of the rules, with tests of its own."""
