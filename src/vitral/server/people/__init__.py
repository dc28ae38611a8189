"""People across tables: their keys, notifications, results and ratings."""
