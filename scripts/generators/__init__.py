"""What `scripts/generate.py` writes: pages of the docs, messages, and data for the page's tests."""
