# Pinochle. Meld: combinación (bajar); flush: escalera; marriage: matrimonio; dix: el dix; stock: mazo (robar); upcard: carta descubierta.

# Las combinaciones.

meld = { $kind ->
    [flush] escalera
    [aces] cuatro ases
    [kings] cuatro reyes
    [queens] cuatro reinas
    [jacks] cuatro jotas
    [pinochle] pinochle
    [royal] matrimonio real
    [dix] dix
    [swapped] dix cambiado
   *[marriage] matrimonio
}

# Lo que no se puede, y qué se podría.

must-trump = No tienes { $suit }, así que juega un triunfo.
overtake = Se salió de triunfo, con { $card }, y puedes superarlo. Juega uno más alto.
not-four = { $meld ->
    [aces] Cuatro ases cuentan solo si son de los cuatro palos.
    [kings] Cuatro reyes cuentan solo si son de los cuatro palos.
    [queens] Cuatro reinas cuentan solo si son de los cuatro palos.
   *[jacks] Cuatro jotas cuentan solo si son de los cuatro palos.
}
not-pinochle = Un pinochle es la reina de picas con la jota de diamantes.
not-marriage = Un matrimonio es el rey y la reina de un mismo palo.
not-flush = Una escalera es el as, el diez, el rey, la reina y la jota de triunfo.
no-meld = Esas cartas no son una combinación.
nine-is-up = La carta descubierta ya es un nueve de triunfo, así que no hay nada que cambiar.
nine-is-dix = Un nueve de triunfo no es una combinación. Muéstralo como dix.
no-meld-later = Cuando se acaba el mazo, ya no se baja nada.
play-a-card = Solo puede bajar quien gana la baza, y solo antes de robar. Juega una carta.
played = Esa carta ya se jugó: { $card }.
same-card = Nombraste dos veces la misma carta.
one-meld = Ya bajaste tu única combinación por esta baza. Ahora roba.
no-swap = En esta mesa el nueve de triunfo se muestra, no se cambia.
used-once = En esta mesa una carta ya bajada no sirve en otra combinación.
two-melds-at-once = Una carta no puede estar en dos combinaciones a la vez. { $then ->
    [never] Baja una de ellas; la carta no servirá otra vez.
    [several] Baja una, y luego la otra.
   *[one] Baja una ahora y la otra después de otra baza.
}
more-than-one-meld = Eso es más de una combinación. { $then ->
    [several] Baja una, y luego la siguiente.
   *[one] Baja una ahora y la siguiente después de otra baza.
}
part-of-flush = El matrimonio real era parte de la escalera, que ya puntuó.
one-from-hand = Esas cartas ya están todas en la mesa. Añade una de las tuyas.
only-for-more = Una carta ya bajada ({ $meld }) sirve otra vez en su clase solo por más de { $points } puntos.

# La hoja de puntos.

nine-turned-up = un nueve descubierto
in-cards = { $points } en cartas, que cuentan { $counts }
last-trick = la última baza

# La mesa.

melded = bajado
your-melds = Tus combinaciones
melds-of = { $who ->
    [You] Tus combinaciones
   *[other] Combinaciones de { $who }
}
just-played = Recién jugadas
stock = Mazo
upcard = Carta descubierta, triunfo: { $suit }

# Lo que se puede hacer.

meld-choice = { CAP($meld) }: { $cards }
show-dix = Mostrar el dix
swap-dix = Cambiar el dix por { $card }
take-stock = Tomar la última del mazo
take-upcard = Tomar la descubierta
draw = Robar

# Lo que se espera de quien mira.

meld-or-draw = Ganaste la baza. Baja una combinación o roba.
meld-or-draw-last = Ganaste la baza. Baja una combinación o roba. En el mazo queda una carta: { $card }.
take = Toma la última carta del mazo o la descubierta. Tu rival recibe la otra.
any-card = Te toca. Juega cualquier carta.
follow-or-trump = Te toca. Asiste al palo, o si no, falla; si se salió de triunfo, supéralo.

# La puntuación y el final.

chips = fichas que quedan: { $n }
drawn = La partida queda empatada: los totales son iguales.

# Lo que pasó.

a-meld = { $kind ->
    [flush] una escalera
    [aces] cuatro ases
    [kings] cuatro reyes
    [queens] cuatro reinas
    [jacks] cuatro jotas
    [pinochle] un pinochle
    [royal] un matrimonio real
    [marriage] un matrimonio
   *[cards] cartas
}
melds = { $who ->
    [You] Bajas
   *[other] { $who } baja
} { $meld }: { $cards }.
shows-dix = { $who ->
    [You] Muestras
   *[other] { $who } muestra
} el dix.
swaps-dix = { $who ->
    [You] Cambias
   *[other] { $who } cambia
} el dix por la carta descubierta.
done-melding = { $who ->
    [You] No bajas
   *[other] { $who } no baja
} nada más.
takes-stock = { $who ->
    [You] Tomas
   *[other] { $who } toma
} la última carta del mazo.
takes-upcard = { $who ->
    [You] Tomas
   *[other] { $who } toma
} la carta descubierta.
dealt = Las cartas están repartidas, de { WORD($packet) } en { WORD($packet) }, y una se descubre para el triunfo.

# Lo que dio una mano.

panel = { $who ->
    [You] Sumaste
   *[other] { $who } sumó
} { $melds } en combinaciones y { $cards } en { $last ->
    [0] cartas
   *[other] cartas, más la última baza
}: { $points }.
turn = { $who ->
    [You] sumaste
   *[other] { $who } sumó
} { $melds } en combinaciones
did = { $who ->
    [You] Hiciste
   *[other] { $who } hizo
} { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
}.
head-melds = Bajado
head-cards = Cartas
head-last = Última

# Pistas y repasos.

a-named-meld = { $kind ->
    [flush] una escalera
    [aces] cuatro ases
    [kings] cuatro reyes
    [queens] cuatro reinas
    [jacks] cuatro jotas
    [pinochle] un pinochle
    [royal] un matrimonio real
   *[marriage] un matrimonio
}
move-meld = bajar { $meld }
move-melding = bajar
move-dix = mostrar el dix
move-swap = cambiar el dix por la carta descubierta
move-done = no bajar nada más
move-stock = tomar la última carta del mazo
move-upcard = tomar la carta descubierta
hope = { $who ->
    [You] todavía puedes
   *[other] todavía puede
} bajar { $meld }, { $points } puntos, y { $n ->
    [one] falta una carta
   *[other] faltan { $n } cartas
}
scores-ten = suma diez puntos al momento
scores-at-once = suma { $n } al momento
wins-points = gana la baza, y con ella { $n } puntos
gives-nothing = no regala nada
nothing-to-lose = con ella no se pierden puntos
better-card = es la mejor carta de las dos

# Con qué reglas juega una mesa.

option-packet-three = Las cartas se reparten de tres en tres.
option-packet-four = Las cartas se reparten de cuatro en cuatro.
option-target = La partida es a { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-exceed = Gana quien pasa la meta.
option-reach = Gana quien llega a la meta.
option-step = Cuando los dos jugadores pasan la meta, sube { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-both-raise = Cuando los dos jugadores pasan la meta, esta sube y la partida sigue.
option-both-higher = Cuando los dos jugadores pasan la meta, gana el total más alto.
option-chain-on = La meta sube hasta que al menos uno no la pasa, y siempre se juega una mano más.
option-chain-first = La meta sube un paso por mano, y siempre se juega una mano más.
option-chain-at-once = La meta sube hasta que al menos uno no la pasa, y la partida puede acabar en el acto.
option-last-stock = Quien gana la duodécima baza toma la última carta del mazo.
option-last-choice = Quien gana la duodécima baza toma la última carta del mazo o la descubierta.
option-one-meld = Tras ganar una baza se puede bajar una combinación, aparte del dix.
option-several-melds = Tras ganar una baza se pueden bajar todas las combinaciones que se quiera, una tras otra.
option-reuse-upward = Una carta de la mesa puede servir otra vez, en otra clase o por más puntos.
option-reuse-never = Una carta ya bajada no sirve en otra combinación.
option-swap = El nueve de triunfo se puede cambiar por la carta descubierta.
option-no-swap = El nueve de triunfo solo se muestra, nunca se cambia.
option-strict = Cuando se acaba el mazo, hay que asistir, o si no fallar, y superar un triunfo.
option-free = Cuando se acaba el mazo, todavía se puede jugar cualquier carta.
option-classic = Los ases cuentan 11, los dieces 10, los reyes 4, las reinas 3 y las jotas 2, redondeado a decenas.
option-simple = Los ases y los dieces cuentan 10, los reyes y las reinas 5.
option-counters = Los ases, los dieces y los reyes cuentan 10 cada uno.
step-too-small = La meta tiene que subir { $least } o más: con { $step }, los dos la vuelven a pasar en casi todas las manos (PIN-S3).
line = Dos jugadores; se baja y se roba mientras hay mazo, y luego doce bazas de reglas estrictas, a 1000.

# Lo que toca hacer.

due-meld = bajar o robar
due-take = tomar la última carta del mazo o la descubierta

# El juego tal como aparece en una lista.

title = Pinochle
sentence = Gana bazas para bajar; cuentan matrimonios, escaleras y la reina de picas con la jota de diamantes.
length = una hora

# Lo que se puede preguntar de las probabilidades.

ask-melds = Qué probable es tener cada combinación, y tenerla después de robar más cartas.
ask-hand = Las cartas que ya se tienen; si no se dice nada, ninguna.
ask-draws = Cuántas cartas se roban; si no se dice nada, 12 cuando no se tiene ninguna, y si no, cero.
ask-gone = Las cartas vistas en otra parte, como la descubierta y las jugadas; si no se dice nada, ninguna.
odds-none-but-dix = ninguna combinación, aparte del dix
odds-none = ninguna combinación, ni siquiera un dix
odds-marriage = matrimonio de { $suit }
odds-mean = { $n ->
    [one] Se roba 1 carta
   *[other] Se roban { $n } cartas
} de { $unseen } sin ver, y se conservan todas.

# Lo que mide un estudio de las reglas, y a qué se ajustaron sus jugadores.

measure-melds = combinaciones sin los nueves de triunfo, por asiento y mano
measure-meld-points = puntos de esas combinaciones, por asiento y mano
measure-bare = manos en las que un asiento no tiene combinación, del total
measure-dix = nueves de triunfo que puntuaron, por asiento y mano
measure-trick-points = puntos de cartas y última baza, por asiento y mano
measure-assumed = Los jugadores valoran las cartas que tienen con cifras ajustadas a las reglas de Denexa Games; no se ajustan de nuevo cuando cambian las reglas.

# Nombres cortos de las opciones, al preparar una mesa.

label-packet = Cartas de cada vez
label-target-step = Subida de la meta
label-both-over = Los dos pasan la meta
label-target-chain = Cuándo sube la meta
label-last-card-choice = Última carta del mazo
label-melds-a-trick = Combinaciones tras una baza
label-reuse = Usar otra vez cartas bajadas
label-dix-swap = Nueve de triunfo por la descubierta
label-endgame = Juego sin mazo
