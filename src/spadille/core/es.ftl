# Palabras que usan todas las carpetas: nombres en fila, números como se dicen.

you = Tú
nobody = nadie
north = Norte
east = Este
south = Sur
west = Oeste
list = { $most } y { $last }
decimal = { $whole }.{ $part }
number = { $n ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}

# Con qué reglas juega una mesa.

more = Más
bidding = Pujas
scoring = Puntuación
play = Juego
the-end = El final
idle = Con las demás opciones, esto no cambia nada.
idle-choice = { $choice } Con las demás opciones, esto no cambia nada.
choice = lo eligió la mesa
choice-by = lo eligió la mesa, según { $by }
choice-instead = lo eligió la mesa, en vez de { $instead }
choice-by-instead = lo eligió la mesa, según { $by }, en vez de { $instead }

# Palabras de la mesa y páginas en otros idiomas.

said-so = { $word } (se dice: { $said })
page-in-english = Esta página está solo en inglés.
in-english = { $text } (en inglés)
clauses-in-english = Las reglas se citan en inglés.
