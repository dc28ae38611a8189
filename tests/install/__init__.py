"""Installing, building and importing the package."""
