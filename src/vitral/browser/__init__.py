"""Tables in a browser without a server: Python in a web worker."""
