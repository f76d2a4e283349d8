"""Numeric encoding of Auction Pinochle, for learning programs."""
