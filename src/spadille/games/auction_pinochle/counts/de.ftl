bids-made = Erfüllte Gebote
deals-won = Spiele mit mehr Punkten
