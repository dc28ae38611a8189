"""The tool cards."""
