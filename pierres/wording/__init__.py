"""What the games say: keys of the rules into sentences, in the language that is wanted. Knows no widget."""
