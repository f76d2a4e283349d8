# Modalidades de Pinochle: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

first-to-1000 = El primero en llegar a 1000
first-to-1000-line = Con 1000 puntos se gana, y si llegan los dos, gana el total más alto.
first-to-1000-1 = Para ganar bastan 1000 puntos.
first-to-1000-2 = Si los dos llegan en la misma mano, gana el total más alto.
first-to-1000-3 = Lo demás es el juego de siempre para dos.
