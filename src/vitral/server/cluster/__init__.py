"""The servers that share one store: the messages between them, and leases for work that only one may do."""
