"""Several servers that share one store: what they tell each other, and who of them does what has to happen once."""
