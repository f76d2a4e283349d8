# Varios textos seguidos. Bando (side): los que puntúan juntos.

comma = { $most }, { $last }
semicolon = { $most }; { $last }
space = { $most } { $last }
capital = { CAP($words) }

# Quién reparte primero y a quién esperan todos.

deals-first = { $who ->
    [You] Repartes tú
   *[other] Reparte { $who }
} primero.
draws = { $who ->
    [You] Tú robas
   *[other] { $who } roba
} { $card }
and-draws = { $who ->
    [You] tú
   *[other] { $who }
} { $card }
draw-for-dealer = { $drawn }; { $who ->
    [You] repartes tú
   *[other] reparte { $who }
} primero.
waiting = { $who ->
    [You] Te esperan a ti
   *[other] Esperando a { $who }
}.
finding-dealer = Se decide quién reparte primero.
dealing = Se reparten las cartas.

# Las cartas como están en la mesa.

face-down = una carta boca abajo
noted = { $card }, { $note }
not-playable = { $card }, no se puede jugar: { $why }
led = de salida
wins = gana
led-wins = { $led }, gana

# Cómo van las cosas.

stand-made = { $bid }, lleva { $taken }: cumplido
stand-set = { $bid }, lleva { $taken }: caído
stand-open = { $bid }, lleva { $taken }, { $need ->
    [one] falta { $need }
   *[other] faltan { $need }
}
wins-trick = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la baza.
wins-trick-of = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la baza: { $taken } de { $bid }.
wins-trick-so-far = { $who ->
    [You] Ganas la baza y llevas
   *[other] { $who } gana la baza y lleva
} { $taken }.
wins-trick-with = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la baza ({ $facts }).

# Lo que ha dado una mano.

gain = { $side ->
    [You] tú
   *[other] { MID($side) }
} { $points }
deal-scored = Mano { $deal } anotada: { $gains }.
side-scored = { $side ->
    [You] Tú
   *[other] { $side }
}: { $lines }.
total = Total
turned = Todo cambió en la mano { $deal }: { MID($turn) }.
minus = menos { $points }
points = { $points ->
    [0] cero puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
took = { $tricks ->
    [0] cero bazas
    [one] una baza
   *[other] { $tricks } bazas
}
did-pass = { $who ->
    [You] Pasaste e hiciste
   *[other] { $who } pasó e hizo
} { $tricks }.
did-bid = { $who ->
    [You] Pujaste { $bid } e hiciste
   *[other] { $who } pujó { $bid } e hizo
} { $tricks }.

# La mano, la baza y las placas de muchos juegos.

your-hand = Tus cartas
on-the-table = En la mesa
last-trick = Última baza
trumps = Triunfo
tricks = bazas
fact-bid = puja
contract = contrato
side = { $names }
unit-points = puntos
unit-chips = fichas
goal = { $rule ->
    [exceed] a más de
   *[reach] a
} { $points }

# A quién le toca, lo que se juega y se puja, y el final.

your-lead = Te toca salir.
your-turn = Te toca jugar.
your-bid = Te toca pujar.
to-beat = { CAP($call) } es la puja más alta. Puja o pasa.
plays = { $who ->
    [You] Juegas
   *[other] { $who } juega
} { $card }.
trumps-with = { $who ->
    [You] Fallas
   *[other] { $who } falla
} con { $card }.
bids = { $who ->
    [You] Pujas
   *[other] { $who } puja
} { $bid }.
passes = { $who ->
    [You] Pasas
   *[other] { $who } pasa
}.
passes-these = { $who ->
    [You] Pasas
   *[other] { $who } pasa
} { $cards }.
drawn = La partida queda empatada: los totales son iguales.
wins-match = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la partida con { $points } puntos.

# Temas de problemas de varios juegos de bazas.

theme-opening = La primera salida
theme-opening-asked = Sales en la primera baza. ¿Con qué carta?
theme-second = En segundo lugar
theme-second-asked = Juegas en segundo lugar. ¿Qué carta?
theme-third = En tercer lugar
theme-third-asked = Juegas en tercer lugar. ¿Qué carta?
theme-last = En último lugar
theme-last-asked = Juegas al final de la baza. ¿Qué carta?
theme-void = Fallar o descartarse
theme-void-asked = No tienes del palo de salida. ¿Qué carta?
theme-endgame = Las últimas bazas
theme-endgame-asked = Quedan pocas cartas. ¿Cuál juegas?
theme-bid = La puja
theme-bid-asked = Te toca pujar. ¿Qué pujas?
