# Pistas y repasos: una jugada, la razón, un número. Las razones son oraciones sin punto: `$who` es quien juega.

# -- frases ------------------------------------------------------------------

hint-anything = { CAP($move) }, o cualquier otra cosa: da más o menos igual.
hint-either = { CAP($move) } o { $other }: da más o menos igual.
hint-why = { CAP($move) }: { $why }.
hint-plain = { CAP($move) } es lo mejor. No hay una razón sencilla.
hint-best = { CAP($move) } es lo mejor.
hint-costs = { CAP($move) } es lo mejor. { $costs }

others-even = Lo demás sirve casi igual.
these-even = { CAP($moves) } { $n ->
    [one] sirve
   *[other] sirven
} casi igual.
one-costs = { CAP($move) } cuesta { $price }.
all-cost = Todo lo demás cuesta { $price } o más.
all-cost-the-game = Todo lo demás cuesta la partida.
even-and-one-costs = Casi igual: { $moves }; { $move } cuesta { $price }.
even-and-all-cost = Casi igual: { $moves }; todo lo demás cuesta { $price } o más.
even-and-all-cost-the-game = Casi igual: { $moves }; todo lo demás cuesta la partida.
more-moves = { $n ->
    [one] otra jugada
   *[other] otras { WORD($n) } jugadas
}

reviewed-in-trick = Baza { $n }. { $told }
reviewed-taste = { $who ->
    [You] Tú
   *[other] { $who }
}: { $played }. Cuestión de gustos.
reviewed = { $who ->
    [You] Tú
   *[other] { $who }
}: { $played }. Mejor: { $better }. { CAP($price) }.
reviewed-why = { $who ->
    [You] Tú
   *[other] { $who }
}: { $played }. Mejor: { $better }; { $why }. { CAP($price) }.

luck-line = { CAP($who) }: { $amount } { $way ->
    [gained] más
   *[lost] menos
} que los demás. La suerte { $luck_way ->
    [brought] dio
   *[cost] costó
} { $luck }, el juego { $play_way ->
    [brought] dio
   *[cost] costó
} { $play }.
luck-means = Juego: cuánto mejores fueron las jugadas que las de un jugador promedio. Suerte: todo lo demás, sobre todo las cartas.

# -- cifras ------------------------------------------------------------------

about = alrededor de { $amount }
the-game = la partida
costs-the-game = cuesta la partida
games-in-100 = { $n } de cada 100 partidas
amount = { $n } { $kind ->
    [points] { $n ->
        [one] punto
       *[other] puntos
    }
    [chips] { $n ->
        [one] ficha
       *[other] fichas
    }
    [cards] { $n ->
        [one] carta
       *[other] cartas
    }
   *[other] { $unit }
}
unit = { $kind ->
    [points] puntos
    [chips] fichas
    [cards] cartas
   *[other] { $unit }
}
figures-both = { $move }: { $points } { $unit }, partida ganada { $chance }
figures-worth = { $worth } ± { $error }
figures-points = { $move }: { $points } { $unit }
figures-chance = { $move }: partida ganada { $chance }

in-ten = { $tenths ->
    [0] casi nunca
    [1] una de cada 10 veces
    [5] la mitad de las veces
    [10] casi siempre
   *[other] { $tenths } de cada 10 veces
}
contract-made = { $often } { $who ->
    [You] { $alone ->
        [yes] cumples tu
       *[no] tu bando cumple su
    }
   *[other] { $alone ->
        [yes] cumple su
       *[no] su bando cumple su
    }
} { $what ->
    [bid] puja
   *[contract] contrato
}
contract-set = { $often } { $alone ->
    [yes] cae el declarante
   *[no] caen los demás
}
# En femenino: «la quinta baza».
ordinal = { $n ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
    [10] décima
    [11] undécima
    [12] duodécima
    [13] decimotercera
   *[other] { $n }.ª
}

# -- jugadas -----------------------------------------------------------------

cards = { $cards }
of-a-suit = { $ranks } de { $suit }
rank = { $rank ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [eleven] once
    [twelve] doce
    [thirteen] trece
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
}

# -- razones -----------------------------------------------------------------

every-trick = todas las bazas
of-the-last = { $need } de las últimas { $left } bazas
needed = gana la baza, y { $who ->
    [You] tu
   *[other] su
} bando necesita { $tricks }
stopped = { $who ->
    [one] otro bando necesita { $tricks }, y esto le quita una
   *[all] los demás necesitan { $tricks }, y esto les quita una
}
partners-trick = { $partner ->
    [You] ya vas ganando la baza
   *[other] { $partner } ya va ganando la baza
}

trumps-out = { $n ->
    [one] queda un triunfo por salir, y es más bajo
   *[other] quedan { $n } triunfos por salir, y ninguno es más alto
}
highest-left = es la carta más alta que queda de { $suit }
last-of-suit = { $who ->
    [You] es tu última carta de { $suit }, y después puedes
   *[other] es su última carta de { $suit }, y después puede
} fallar
lowest = { $who ->
    [You] no puedes
   *[other] no puede
} ganar esta baza, y esta es la carta más baja
trumps-the-trick = { $who ->
    [You] no tienes
   *[other] no tiene
} { $suit }, y el triunfo se lleva la baza
cheapest-winner = es la carta más barata que gana por ahora

# -- niveles -----------------------------------------------------------------

level-beginner = juega cualquier cosa que permitan las reglas
level-regular = juega con buenas reglas prácticas
level-strong = piensa por adelantado

# -- probabilidades: una cifra y cómo se halló ---------------------------------

ask-trump = El palo de triunfo; si no se dice nada, picas.
odds-exact = exacto
odds-sampled = ± { $error }, por muestreo ({ $n ->
    [one] 1 caso
   *[other] { $n } casos
}, semilla { $seed })
odds-between = de { $low } a { $high }, por muestreo ({ $n ->
    [one] 1 caso
   *[other] { $n } casos
}, semilla { $seed })
odds-alike = igual en los { $n } casos, por muestreo (semilla { $seed })
odds-one-case = por muestreo (1 caso, semilla { $seed }): sin intervalo
odds-sample = ± { $error }, de una muestra de { $n ->
    [one] un caso
   *[other] { $n } casos
}
odds-sample-between = de { $low } a { $high }, de una muestra de { $n ->
    [one] un caso
   *[other] { $n } casos
}
odds-sample-alike = igual en los { $n } casos de una muestra
odds-sample-of-one = de una muestra de un caso: sin intervalo
odds-percent = { $figure }%
