"""Work beside the event loop: worker processes, and a fair queue before each kind of work."""
