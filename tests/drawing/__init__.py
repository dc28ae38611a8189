"""Pictures, the palette, and windows of one's own."""
