pots = Pots won
killed = Killed by the kill card
