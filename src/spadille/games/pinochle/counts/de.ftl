melds = Punkte aus Meldungen
last-tricks = Gewonnene letzte Stiche
missed = Verpasste Meldungen
