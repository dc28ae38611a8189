"""The pieces of the screen: windows, shelves of dice, lists to choose from."""
