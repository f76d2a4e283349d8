cards-out = Cartas quitadas de la pirámide
