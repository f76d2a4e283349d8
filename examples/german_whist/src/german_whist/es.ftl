# German Whist. stock es «mazo», upcard «carta descubierta».

title = German Whist
sentence = Gana las mejores cartas del mazo en la primera mitad, y las bazas con ellas en la segunda.
length = un cuarto de hora
parlour = German Whist de salón
by-points = German Whist por puntos

# Las reglas de una mesa.

majority = Quien gana más de las bazas que cuentan se anota un punto.
by-tricks = Cada baza por encima de la mitad de las que cuentan da un punto.
second-half = Solo cuentan las últimas trece bazas.
all-tricks = Cuentan las veintiséis bazas.
target = La partida se juega a { $n } { $n ->
    [one] punto
   *[other] puntos
}.
draw-high = Cada jugador roba una carta; reparte primero quien saca la más alta.
random-dealer = El azar decide quién reparte primero.
most-deals = Tras { $n } { $n ->
    [one] mano
   *[other] manos
} gana quien tiene más puntos.

# Lo que no se puede hacer.

card-due = Toca jugar una carta; se indicó { $move }.
not-in-hand = No tienes { $card } entre tus cartas.
follow = Hay que asistir: se salió de { $suit }, y tienes cartas de ese palo.

# La mesa.

just-played = Recién jugada
stock = Mazo
to-the-winner = Para quien gane
tricks-of = { $n } de { $of } bazas
tricks-above = { $n } de { $of } bazas, { $above } más que { $half }

# Lo que pasa, y lo que hay que hacer.

your-turn = { $turn ->
    [lead] Sales tú
   *[follow] Te toca: asiste al palo si puedes
}.
your-turn-for = { $turn ->
    [lead] Sales tú
   *[follow] Te toca: asiste al palo si puedes
}; quien gana se lleva { $card }.
drawn = La partida queda empatada: los dos tienen los mismos puntos.
wins = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la partida, { $points } a { $against }.
takes = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} { $card }, y { $other ->
    [You] tú, la carta siguiente
   *[other] { $other }, la carta siguiente
} del mazo.
stock-gone = Se acabó el mazo: se juegan las últimas trece bazas.
dealt = Las cartas están repartidas, y una queda descubierta: su palo es triunfo.

# Razones, dentro de una frase.

only-card = la única carta
worth-having = la carta descubierta vale la pena
left-to-the-other = la carta descubierta es mejor dejársela al otro
cheapest-winner = la carta más barata que gana
lowest-none-wins = la carta más baja, porque ninguna gana
unbeatable = una carta que no se puede superar
lowest-none-sure = la carta más baja, porque ninguna gana seguro
counted-out = las últimas bazas están calculadas hasta el final
