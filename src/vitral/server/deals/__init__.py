"""Shared deals, which many people play apart to compare results: daily deals and contests."""
