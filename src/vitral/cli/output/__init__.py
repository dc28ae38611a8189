"""What the commands say: sentences, words, numbers, progress."""
