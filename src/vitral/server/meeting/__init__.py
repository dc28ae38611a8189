"""Meeting people one does not know: open tables, a quick match, and whom one does not want to meet."""
