# A quién no le toca. Pasar, apostar, igualar, subir, retirarse; pareja, trío, escalera, color, full, póquer.

not-your-turn = No te toca a ti.
game-over = La partida ha terminado.
undealt = Espera a que se repartan las cartas.
no-dealer-yet = Espera a que se sepa quién reparte primero.
# $due es un infinitivo: «jugar una carta»
time-to = Ahora toca { $due }.
due-play = jugar una carta
due-bid = pujar o pasar
not-by-chance = El azar no hace ahora la jugada { $move }.

# Quién reparte primero, y la baraja.

draw-high = Cada jugador roba una carta; reparte primero quien saca la más alta.
random-dealer = El azar decide quién reparte primero.
dealer-is-drawn = Aquí se roban cartas para ver quién reparte primero.
dealer-is-named = Aquí el azar decide quién reparte primero, sin robar cartas.
no-such-seat = Los asientos van del 0 al { $last }; se dio { $seat }.
draw-one-each = Cada uno de los { $seats } jugadores roba una carta; se dieron { $n }.
draw-all-different = Las cartas que se roban para ver quién reparte son de una baraja de 52 y todas distintas.
whole-pack = Se reparte la baraja entera de { $n } cartas; { $found }.

# Bazas.

not-held = No tienes { $card }.
follow = Se salió de { $suit } y tienes { $n ->
    [one] una. Juégala
   *[other] { WORD($n) }. Juega una
}.
follow-other-suit = { $follow } Aquí { $card } cuenta como carta de { $suit }.

# Apuestas.

there-is-a-bet = Hay una apuesta de { $chips }. Iguala, sube o retírate.
nobody-has-bet = Nadie ha apostado. Pasa o apuesta.
one-size = Solo puedes { $word ->
    [raise] subir a
   *[bet] apostar
} { $chips }.
sizes = Puedes { $word ->
    [raise] subir a
   *[bet] apostar
} { $least } como mínimo y { $most } como máximo.
smallest-bet = La apuesta mínima es { $chips }, y no alcanzan tus fichas o el límite del bote.
no-more-raises = En esta mesa { $n ->
    [0] no se sube
    [one] se sube una sola vez por ronda
   *[other] se sube { $n } veces por ronda como máximo
}. Iguala o retírate.
raise-takes-chips = Para subir necesitas fichas, y otro jugador que aún tenga para responder.

# Jugadas de póquer.

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
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
}
ranks = { $rank ->
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
    [king] reyes
   *[ace] ases
}
# $form es «bare» donde se dice antes de quién es. $rank ya viene en español, y jota y reina piden «a la».
high = { $rank } como carta alta
pair = { $form ->
    [bare] pareja
   *[a] una pareja
} de { $ranks }
two-pair = doble pareja de { $ranks } y { $others }
three = trío de { $ranks }
straight = { $form ->
    [bare] escalera
   *[a] una escalera
} { $rank ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $rank }
}
flush = { $form ->
    [bare] color
   *[a] un color
} { $rank ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $rank }
}
full-house = { $form ->
    [bare] full
   *[a] un full
} de { $ranks } y { $others }
four = póquer de { $ranks }
five = cinco { $ranks }
straight-flush = { $form ->
    [bare] escalera de color
   *[a] una escalera de color
} { $rank ->
    [jota] a la jota
    [reina] a la reina
   *[other] al { $rank }
}

# Pujar, cortar, pasar cartas y apostar.

pass = pasar
too-low = La puja va por { $stands }, y { $bid } no llega.
cut-how-many = Levanta de 1 a { $most } cartas.
pass-how-many = Pasa { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}; { $given ->
    [0] no elegiste ninguna
    [one] elegiste una
   *[other] elegiste { WORD($given) }
}.
smallest-bet-is = La apuesta mínima es de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}.

# Lo que se elige en varios juegos, y modalidades.

option-chips = Todos empiezan con { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
option-max-deals = Sea cual sea la puntuación, la partida termina tras { $n } { $n ->
    [one] mano
   *[other] manos
}.
label-target = Puntos para ganar
label-target-rule = Llegar a la meta
label-win-with-contract = Contrato cumplido para ganar
label-max-deals = Máximo de manos por partida
label-first-dealer = Primer repartidor
label-counting = Puntos de las cartas
label-jokers = Comodines
label-chips = Fichas al empezar
label-bet = Apuesta mínima
cutthroat = Todos contra todos
two-hands = Para dos
three-pairs = Seis en tres parejas
two-threes = Tres contra tres
