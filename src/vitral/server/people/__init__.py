"""People across tables: the key that finds them again, how they are told of a turn, what they have played."""
