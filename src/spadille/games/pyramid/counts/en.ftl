cards-out = Cards taken out of the pyramid
