"""Card data: files, editions, provenance, and what wrong files are answered with."""
