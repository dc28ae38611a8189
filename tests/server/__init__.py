"""The server: its store, its tables, and guests who play over real connections."""
