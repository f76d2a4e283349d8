wars-won = Guerras ganadas
longest-war = Cartas en la guerra más larga
