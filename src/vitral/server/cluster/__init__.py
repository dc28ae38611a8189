"""The servers that share one store: what they tell each other, and which of them does what must happen once."""
