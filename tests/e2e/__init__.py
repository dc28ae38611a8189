"""The page in a real browser, against a real server: what people do, from the first click to the last."""
