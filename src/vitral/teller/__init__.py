"""One teller for the whole tables: what a table asks, what may be chosen, what happened, what is refused.

Everything leaves as a message id with facts. Pages, terminals and command lines look the words up; they never decide
which sentence to say.
"""
