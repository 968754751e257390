"""The pieces that only Est Royal is played with: playing cards, and what lies beside them."""
