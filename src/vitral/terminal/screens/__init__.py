"""The screens: setting up, the table, the curtain of a hot seat, the end, and small questions."""
