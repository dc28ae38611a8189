"""Requests, connections and the API's description."""
