bids-made = Pujas cumplidas
nils-made = Nulos cumplidos
bags = Bolsas
