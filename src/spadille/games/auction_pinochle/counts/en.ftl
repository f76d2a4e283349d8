bids-made = Bids made
deals-won = Deals with more points
