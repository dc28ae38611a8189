"""What is typed after a command: read, refused, and made of the description of the options."""
