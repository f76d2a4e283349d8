bids-made = Bids made
nils-made = Nils made
bags = Bags
