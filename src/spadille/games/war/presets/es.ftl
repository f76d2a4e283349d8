# Modalidades de Guerra: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

three-down = Tres cartas boca abajo
three-down-line = En cada guerra, cada uno pone tres cartas boca abajo, y decide la cuarta.
three-down-1 = En una guerra, cada jugador pone tres cartas boca abajo y descubre la cuarta.
three-down-2 = Si también son iguales, hay otra guerra con tres cartas más.
short-turns-last = Quien se queda sin cartas descubre la última, y esa vale.

one-down = Una carta boca abajo
one-down-line = En cada guerra, cada uno pone una carta boca abajo, por muchas guerras que se sigan.
one-down-1 = En una guerra, cada jugador pone una carta boca abajo y descubre la siguiente.
one-down-2 = Si también son iguales, hay otra guerra con una carta más.
