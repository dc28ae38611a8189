"""Tables on a server: what happens at them, in which order, and who plays."""
