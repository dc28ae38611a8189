"""The arrays (JAX)."""
