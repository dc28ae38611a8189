"""Stores that older versions wrote."""
