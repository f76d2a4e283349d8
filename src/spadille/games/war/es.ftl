# War se llama Guerra: skirmish es «choque», stack «montón», turn (a card) «descubrir».

title = Guerra
sentence = Cada uno descubre una carta; la más alta se lleva las dos. Gana todas las cartas. Solo decide la suerte.
seats = 2 o 3
length = un cuarto de hora
nothing-to-review = En Guerra no se elige nada: no hay nada que repasar.

# Las reglas de una mesa.

denexa-line = Una carta boca abajo en una guerra, dos más en otra guerra sobre ella, y así sucesivamente.
depth-increasing = En una guerra cada jugador pone una carta boca abajo, en una guerra doble dos más, y así sucesivamente.
depth-one = En cada guerra, cada jugador pone una carta boca abajo.
depth-two = En cada guerra, cada jugador pone dos cartas boca abajo.
depth-three = En cada guerra, cada jugador pone tres cartas boca abajo.
depth-five = En cada guerra, cada jugador pone cinco cartas boca abajo.
last-card-stands = Quien se queda sin cartas en una guerra descubre la última, que vale hasta el final de esa guerra.
short-loses = Quien no tiene cartas suficientes para una guerra pierde.
short-takes-back = Si a alguien le faltan cartas para una guerra, no se juega: cada uno recupera sus cartas.
highest-wins = Gana la carta más alta; el as es el más alto.
lowest-wins = Paz: gana la carta más baja, y el dos gana a todo lo demás.
with-jokers = Hay dos comodines en la baraja, por encima de los ases.
without-jokers = No hay comodines en la baraja.
tied-fight = Entre tres, solo van a la guerra quienes tienen cartas iguales.
all-fight = Entre tres, todos van a todas las guerras.
nobody-loses-at-once = Con { WORD($seats) } jugadores, nadie pierde al momento por quedarse sin cartas en una guerra: vale su última carta, o cada uno recupera sus cartas (WAR-H3).
three-book = Guerra para tres
three-line = Diecisiete cartas para cada uno; si las dos más altas son iguales, luchan ellas.
peace-book = Paz
peace-line = Gana la carta más baja; si hay cartas iguales, cinco boca abajo, una por cada letra de «peace».
collect-shuffled = Las cartas ganadas van bajo el montón en un orden que nadie ve.
collect-winner-first = Bajo el montón van primero las cartas de quien gana, las de cada jugador en el orden en que se pusieron.
collect-loser-first = Bajo el montón van primero las cartas de quien pierde, las de cada jugador en el orden en que se pusieron.
limit = Tras { $n } { $n ->
    [one] choque
   *[other] choques
} gana quien tiene más cartas.
no-limit = El juego sigue hasta que un jugador tiene todas las cartas.
no-limit-in-order = El juego sigue hasta que un jugador tiene todas las cartas; tal como se recogen aquí, puede no acabar nunca.

# Lo que no se puede, y lo que se podría.

no-such-seat = Los asientos van de 0 a { $last }; se indicó { $seat }.
turn-due = descubrir una carta
you-are-ready = Tu carta está lista. Espera { $seats ->
    [2] al otro jugador
   *[other] a los demás
}.
you-do-not-fight = No luchas en esta guerra. Espera a que termine.
collect-each = Se recogen las { $n } cartas de la mesa, cada una una sola vez; se indicaron { $came }.

# La mesa.

cards = cartas
ready = carta lista
looks-on = mira
out = fuera
stack = Montón
turned-up = Descubiertas
war = guerra
turn = Descubrir
skirmish = choque { $n }
skirmish-of = choque { $n } de { $limit }
cards-after = { $cards } { $cards ->
    [one] carta
   *[other] cartas
} tras { $skirmishes } { $skirmishes ->
    [one] choque
   *[other] choques
}

# Lo que pasa, y lo que hay que hacer.

a-war = { $level ->
    [1] una guerra
    [2] una guerra doble
    [3] una guerra triple
    [4] una guerra cuádruple
    [5] una guerra quíntuple
    [6] una guerra séxtuple
   *[other] una guerra de { $level } pasos
}
beats = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} { WORD($n) } cartas: gana { $high } contra { $low }.
taken-back = A alguien le faltan cartas para una guerra: cada uno recupera sus cartas.
wins-all-three = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} { WORD($n) } cartas { $level ->
    [0] con
    [1] en una guerra, con
   *[other] en una guerra tras otra, con
} { $high }.
beats-in-war = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} { WORD($n) } cartas tras { $war }: gana { $high } contra { $low }.
dealing = Se están repartiendo las cartas.
takes-the-table = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} las cartas de la mesa.
waiting-all = Esperando a todos.
waiting-both = Esperando a { $who ->
    [You] ti
   *[other] { $who }
} y a { $other ->
    [You] ti
   *[other] { $other }
}.
turn-your-next = Descubre tu siguiente carta.
lay = ¡{ $level ->
    [1] Guerra
    [2] Guerra doble
    [3] Guerra triple
    [4] Guerra cuádruple
    [5] Guerra quíntuple
    [6] Guerra séxtuple
   *[other] Guerra de { $level } pasos
}! { $n ->
    [one] Una carta
   *[other] { CAP(WORD($n)) } cartas
} boca abajo, luego una boca arriba.
lay-short = ¡{ $level ->
    [1] Guerra
    [2] Guerra doble
    [3] Guerra triple
    [4] Guerra cuádruple
    [5] Guerra quíntuple
    [6] Guerra séxtuple
   *[other] Guerra de { $level } pasos
}! { $n ->
    [0] Cuenta tu última carta.
    [one] Una carta boca abajo y luego la última, boca arriba.
   *[other] { CAP(WORD($n)) } cartas boca abajo y luego la última, boca arriba.
}
dealt = Las cartas se reparten boca abajo.
takes-cards = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} { WORD($n) } cartas.
is-ready = { $who ->
    [You] Tu carta
   *[other] La carta de { $who }
} está lista.
turns-up = { $who ->
    [You] Descubres
   *[other] { $who } descubre
} { $card }, { $other ->
    [You] tú
   *[other] { $other }
} { $against }.
turn-up-all = Descubiertas: { $cards }.
card-of = { $card } ({ $who ->
    [You] tú
   *[other] { $who }
})
war-cried = ¡Guerra!
drawn-short = Empate: { $seats ->
    [2] a los dos les faltan cartas en una guerra
   *[other] nadie tiene cartas para la guerra
}.
drawn-level = Empate: { $seats ->
    [2] los dos tienen
   *[other] todos tienen
} { $n } cartas.
wins-short = { $who ->
    [You] Ganas
   *[other] { $who } gana
}: { $loser ->
    [You] te faltan
   *[other] a { $loser } le faltan
} cartas para { $war }.
wins-together = { $who ->
    [You] Ganas
   *[other] { $who } gana
}, igual que { $other ->
    [You] tú
   *[other] { $other }
}: nadie tiene más cartas.
wins-third = { $who ->
    [You] Ganas
   *[other] { $who } gana
}: a los demás les faltan cartas para la guerra.
wins-all = { $who ->
    [You] Ganas
   *[other] { $who } gana
} con las { $n } cartas.
wins-more = { $who ->
    [You] Ganas
   *[other] { $who } gana
} con más cartas al acabar los choques.

# Motivos.

take-the-cards = llevarse las cartas
turn-a-card = descubrir una carta
nothing-to-decide = en Guerra no hay nada que decidir
no-choice = en Guerra no hay nada que elegir

# Lo que se puede preguntar a las probabilidades.

ask-length = Cuánto dura una partida, y cuántas veces no termina nunca.
ask-orders = Lo mismo para cada orden de recoger las cartas.
ask-deal = Cómo va un reparto concreto, cuando las cartas no se barajan al recogerlas.
ask-cap = Tras cuántos choques se corta una partida; normalmente 10000.
ask-cards = Las 52 cartas, repartidas a cada jugador por turno.
odds-length = choques de una partida que termina, { $order ->
    [shuffled] barajando
    [winner_first] primero las cartas de quien gana
   *[loser_first] primero las cartas de quien pierde
}
odds-endless = no termina nunca (demostrado), { $order ->
    [shuffled] barajando
    [winner_first] primero las cartas de quien gana
   *[loser_first] primero las cartas de quien pierde
}
odds-capped = cortada en el límite, { $order ->
    [shuffled] barajando
    [winner_first] primero las cartas de quien gana
   *[loser_first] primero las cartas de quien pierde
}
odds-endless-means = Una partida no termina nunca si los dos montones vuelven a estar como antes y nada queda al azar. Las demás se cortan tras { $cap ->
    [one] 1 choque
   *[other] { $cap } choques
}.
odds-skirmishes = choques
odds-won = gana el jugador { $seat }
odds-never-ends = no termina nunca

# Lo que mide un estudio de reglas.

measure-battles = choques por partida
measure-wars = choques que llegan a guerra, del total
measure-deeper = guerras que llegan a una segunda guerra, del total
measure-short = partidas que terminan porque a alguien le faltan cartas en una guerra, del total
measure-endless = partidas que termina el límite de choques, del total

# Nombres de las opciones, al preparar la mesa.

label-war-depth = Cartas boca abajo en una guerra
label-short-in-war = Cartas de menos para una guerra
label-collect-order = Orden de las cartas ganadas
label-max-skirmishes = Número de choques
label-wins = Carta que gana
label-who-fights = Quién lucha entre tres
