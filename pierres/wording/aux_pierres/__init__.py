"""The words of Aux pierres du dragon."""
