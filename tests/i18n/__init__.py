"""Messages, translations, the rulebook and the teller."""
