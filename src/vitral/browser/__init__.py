"""The same tables in a browser: our Python in a web worker, with no server behind the page."""
