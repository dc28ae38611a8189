"""Game records, and the reading of files."""
