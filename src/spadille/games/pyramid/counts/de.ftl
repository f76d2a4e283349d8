cards-out = Aus der Pyramide genommene Karten
