"""Deals that many people play apart and are compared by: the deal of a day, and contests."""
