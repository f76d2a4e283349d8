bids-made = Pujas cumplidas
deals-won = Manos con más puntos
