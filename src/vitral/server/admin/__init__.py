"""What an operator does with a store, beside its server or without one: look, close, erase, copy, verify."""
