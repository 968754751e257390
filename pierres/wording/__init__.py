"""What the games say: keys of the rules into sentences, in the language asked for. Knows no widget."""
