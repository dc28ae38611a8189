"""Our Python in a browser: structs, tables without a server, the site."""
