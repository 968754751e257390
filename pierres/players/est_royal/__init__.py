"""Who plays Est Royal: a solver that knows the stock, and a hint that does not."""
