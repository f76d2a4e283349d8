# Pirámide. Take out: quitar; waste: pila de descarte (descarte); pass: pasada; available: libre; deck: reparto; clear: despejar.

title = Pirámide
sentence = Desmonta la pirámide quitando de dos en dos cartas que suman trece.
length = diez minutos

# Las reglas de una mesa.

denexa-line = Una carta solo se quita cuando no tiene nada encima.
tuts-tomb-line = Una carta también se quita junto con la única que aún tiene encima.
overlap = Una carta puede hacer pareja con la que tiene encima, si no tiene ninguna otra.
no-overlap = Una carta solo se puede quitar cuando no tiene nada encima.
passes = El mazo se recorre { $n ->
    [1] una vez
   *[other] { $n } veces
}.
passes-unlimited = El mazo se recorre cuantas veces se quiera.
draw-one = Las cartas se roban de una en una.
draw-three = Las cartas se roban de tres en tres; la última queda arriba.
draw-any-time = Se puede robar en cualquier momento.
draw-gated = Solo se puede robar cuando en la pirámide misma no hay pareja ni rey que quitar.
waste-top = La carta de arriba de la pila de descarte siempre se puede jugar.
waste-fresh = Solo se puede jugar la carta recién robada, hasta que se robe otra.
waste-pairs = Las dos cartas de arriba de la pila de descarte pueden hacer pareja entre sí.
waste-with-pyramid = Una carta de la pila de descarte solo puede hacer pareja con una de la pirámide.
stock-top = La carta de arriba del mazo está boca arriba y se puede jugar.
stock-face-down = El mazo está boca abajo.
no-reserve = Las otras 24 cartas son un mazo del que se roba.
reserve-giza = Las otras 24 cartas están boca arriba en ocho columnas de tres; no hay mazo.
refuse-stock-top = { $other ->
    [draw_count] Donde las cartas se roban de tres en tres
    [draw_gate] Donde solo se roba cuando no queda otra cosa
   *[waste_top_playable] Donde solo se puede jugar la carta recién robada
}, la carta de arriba del mazo no está boca arriba (PYR-H2).
win-pyramid = Se gana cuando no queda nada de la pirámide.
# lo que se midió: de cada 100 partidas
must-go = { $all ->
    [yes] Hay que quitar las 52 cartas.
   *[no] Hay que despejar la pirámide.
}
can-be-won = { $aim } De cada 100 partidas se pueden ganar alrededor de { $winnable }, y un jugador habitual { $won ->
    [0] no gana ninguna
   *[other] gana { $won }
}.
win-all = Se gana cuando no queda nada de la pirámide, del mazo ni de la pila de descarte.

# Lo que no se puede, y lo que se podría.

take-out-due = quitar cartas o robar
for-one = Pirámide se juega a solas.
no-stock-here = Aquí no hay mazo: todas las cartas están a la vista.
stock-empty = El mazo está vacío: no hay nada que robar.
draw-when-stuck = Solo puedes robar cuando en la pirámide misma no hay pareja ni rey que quitar.
stock-not-empty = Quedan cartas en el mazo. Róbalas antes de dar la vuelta a la pila de descarte.
both-empty = El mazo y la pila de descarte están vacíos.
no-more-passes = El mazo se puede recorrer { $n ->
    [1] una vez
    [2] dos veces
   *[other] { $n } veces
}, y ya lo hiciste.
only-a-king = Solo un rey se quita sin pareja. { CAP($card) } necesita otra carta.
king-alone = Un rey ya vale trece. Quítalo sin pareja.
not-thirteen = Una pareja suma trece, y esas dos cartas suman { WORD($n) }.
no-waste-pair = Aquí dos cartas de la pila de descarte no hacen pareja.
waste-top-or-two = De la pila de descarte solo se juega la carta de arriba, o las dos de arriba juntas.
only-just-drawn = De la pila de descarte solo se juega una carta recién robada.
only-waste-top = De la pila de descarte solo se juega la carta de arriba.
covered = { CAP($card) } sigue debajo de { $above }.
absent = { CAP($card) } no está en la pirámide ni en la pila de descarte.

# La mesa.

clear-pyramid = despejar la pirámide
clear-all = quitar las 52 cartas
cards-left = cartas restantes
moves = jugadas
gone = quitada
pairs = hace pareja
stock-pass = Mazo, pasada { $n }
stock-pass-of = Mazo, pasada { $n } de { $passes }
waste = Descarte
reserve = Reserva
out-of-play = Fuera de juego
draw = Robar
turn-over = Dar vuelta al descarte
give-up = Rendirse
uncovers = libera { $cards }
came-out = partida { $end ->
    [won] ganada
    [given-up] abandonada
   *[lost] perdida
}, con { $n } de { $of } cartas quitadas

# Lo que pasa, y lo que hay que hacer.

take-out = Quita dos cartas que sumen trece, o un rey solo.
nothing-pairs = Ahora no hay parejas. Roba.
stock-is-empty = El mazo está vacío. Da la vuelta a la pila de descarte.
nothing-left = Ya no hay nada que hacer.
wins = { $who ->
    [You] Ganas
   *[other] { $who } gana
}: no queda { $cleared ->
    [clear_all_52] ninguna carta
   *[clear_pyramid] nada de la pirámide
} tras { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
gave-up = { $who ->
    [You] Te rindes
   *[other] { $who } se rinde
}; en la pirámide { $n ->
    [one] queda una carta
   *[other] quedan { $n } cartas
}.
is-lost = La partida está perdida: { $n ->
    [one] una carta ya no puede
   *[other] { $n } cartas ya no pueden
} salir de la pirámide.
is-lost-open = La partida está perdida: no hay rey ni pareja que quitar, y { $n ->
    [one] queda una carta
   *[other] quedan { $n } cartas
}.
takes-out-two = { $who ->
    [You] Quitas
   *[other] { $who } quita
} { $high } y { $low }.
takes-out = { $who ->
    [You] Quitas
   *[other] { $who } quita
} { $card }.
draws = { $who ->
    [You] Robas
   *[other] { $who } roba
} { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}.
turns-over = { $who ->
    [You] Das
   *[other] { $who } da
} la vuelta a la pila de descarte.
gives-up = { $who ->
    [You] Te rindes
   *[other] { $who } se rinde
}.
dealt = Se reparten las cartas.

# Jugadas y motivos, dentro de una oración.

pair = { $high } con { $low }
draw-from-stock = robar del mazo
turn-waste-over = dar la vuelta a la pila de descarte
resign = rendirse
king-needs-none = un rey no necesita pareja
opens = libera { $n ->
    [one] otra carta
   *[other] otras { $n } cartas
} de la pirámide
two-less = dos cartas menos
nothing-better = no hay nada mejor
for-nothing = se recorrió el mazo para nada
by-thumb = { $why } (con reglas prácticas: { $because })
keeps-it-so = esta partida aún se puede ganar, y así sigue siendo
orders-won = así se puede ganar en { $n } de { $of } órdenes del mazo
hopeless = esta partida ya no se puede ganar
hopeless-in-all = en ninguno de { $of } órdenes del mazo se puede ganar ya esta partida
frees = libera { $cards }
cannot-be-cleared = la pirámide ya no se puede despejar
can-be-cleared = la pirámide aún se puede despejar
clear-this-way = así se puede despejar aún la pirámide
cleared-often = { $often } se puede despejar la pirámide
cleared-in-none = en ninguno de los órdenes del mazo que se probaron se puede despejar la pirámide
cleared-in-all = la pirámide se puede despejar en todos los órdenes del mazo que se probaron
deck-not-told = esta instalación no puede decir si este reparto se puede ganar
deck-unknown = no se averiguó si este reparto se puede ganar
deck-could-win = este reparto se podía ganar
deck-hopeless = nadie habría ganado con este reparto

# Lo que se puede preguntar a las probabilidades.

ask-rules = Cuántas partidas se pueden ganar con estas reglas.
ask-deal = Si una partida se puede ganar, y con qué jugadas.
ask-cards = Las 52 cartas: la pirámide desde la cima, fila por fila, y luego el mazo, empezando por la primera carta.
deals-won = partidas que se pueden ganar
deal-won = se puede ganar (1: sí, 0: no)
deal-steps = pasos del camino más corto
deal-moves = jugadas de ese camino
all-in-sight = Con todas las cartas a la vista y sin ningún error.
not-found-out = { $n ->
    [one] 1 partida quedó sin aclarar: cuenta como perdida
   *[other] { $n } partidas quedaron sin aclarar: cuentan como perdidas
}, y el intervalo se ensancha en la misma medida.
no-line = Se probaron todos los caminos: ninguno gana.
line-wins = El camino se jugó según las reglas y gana. Robar y jugar en el acto la carta de arriba del descarte es un solo paso.
line-wins-longer = El camino se jugó según las reglas y gana. No se averiguó si hay uno más corto.

# Lo que mide un estudio de reglas.

measure-points = Aquí se pierde un punto por cada carta que queda en la pirámide.
measure-cleared = partidas ganadas, del total
measure-left = cartas que quedan en la pirámide, por partida
measure-left-lost = cartas que quedan en la pirámide, por partida no ganada
measure-moves = jugadas por partida
measure-recycled = veces que el descarte vuelve a ser el mazo, por partida
measure-resigned = partidas abandonadas, del total

# Nombres de las opciones, al preparar la mesa.

label-overlap-match = Pareja con la carta de encima
label-stock-passes = Pasadas por el mazo
label-draw-count = Cartas que se roban a la vez
label-draw-gate = Cuándo se roba
label-waste-top-playable = Cartas anteriores del descarte
label-stock-waste-pairs = Parejas dentro del descarte
label-stock-top-playable = Mazo boca arriba
label-reserve = Las otras 24 cartas
label-win-condition = Para ganar
