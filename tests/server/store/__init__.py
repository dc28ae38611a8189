"""The store: writing, opening, outages, administration."""
