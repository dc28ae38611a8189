"""The reinforcement learning environments and the dataset."""
