"""The words, in Fluent files: one folder a language, shared with the page."""
