"""Running the server: its processes, its connections, and the limits on what one address may do with them."""
