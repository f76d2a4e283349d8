melds = Puntos de combinaciones
last-tricks = Últimas bazas ganadas
missed = Combinaciones sin bajar
