# Lo que dice quien enseña cuando la lección no tiene nada propio que decir.

otherwise = Las reglas lo permiten, pero aquí hay algo mejor. Inténtalo otra vez.
read-on = Aquí no hay nada que hacer: sigue leyendo.

# Una fila de cartas de una página, como línea de texto.

card-row = { $words }: { $cards }
card-down = (boca abajo)
the-joker = comodín
