"""The repository itself: its docs, generated files, and rules for tests."""
