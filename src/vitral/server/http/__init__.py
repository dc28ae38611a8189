"""The ways in: HTTP, WebSockets, and what every request has to respect."""
