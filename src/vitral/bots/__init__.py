"""Players that choose an action from what their seat may know."""
