bids-made = Erfüllte Ansagen
nils-made = Erfüllte Nils
bags = Bags
