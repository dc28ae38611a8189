"""Tables in plain lines: `vitral play` and `vitral terminal --plain`. Works with screen readers."""
