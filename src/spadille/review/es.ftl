# El repaso de una mano, y quien enseña. Jugada (move), mano (deal), baza (trick).

no-moments = { $whose ->
    [own] En esta mano no se ve que ninguna jugada tuya costara algo.
   *[all] En esta mano no se ve que ninguna jugada costara algo.
}
matter-of-taste = cuestión de gustos
laid = En la mesa: { $cards }.
card-of = { $card } ({ $who ->
    [You] tú
   *[other] { $who }
})
points-lost = Puntos perdidos: { $lost }.
lost-by = { $who ->
    [You] tú
   *[other] { $who }
} { $points }

costly = { CAP($played) } costó { $price }. Mejor: { $better }.
costly-why = { CAP($played) } costó { $price }. Mejor: { $better }; { $why }.

nothing-finished = Aún no ha terminado ninguna mano con una decisión: no hay nada que repasar.
by-thumb = { $game }: tras cada jugada sigue un jugador { $level ->
    [beginner] principiante
    [regular] habitual
    [strong] fuerte
   *[other] { $level }
} con reglas prácticas, y se comparan los resultados.
all-cards-seen = Con todas las cartas a la vista: { $what }.
perfect-only-for = el juego perfecto solo se muestra en { $games }

# Una partida terminada, vista por uno de sus jugadores

where = mano { $deal }{ $trick ->
    [0] { "" }
   *[other] , baza { $trick }
}
best = Tu mejor decisión: { $where }. { CAP($played) }, { $price } mejor que { $other }.
best-why = Tu mejor decisión: { $where }. { CAP($played) }: { $why }. { CAP($price) } mejor que { $other }.
best-decides = Tu mejor decisión: { $where }. { CAP($played) }; { $other } casi seguro habría perdido la partida.
best-decides-why = Tu mejor decisión: { $where }. { CAP($played) }: { $why }. { CAP($other) } casi seguro habría perdido la partida.
worst = Tu peor decisión: { $where }. { CAP($played) }; { $better } era { $price } mejor.
worst-game = Tu peor decisión: { $where }. { CAP($played) }; { $better } aún habría ganado la partida.
worst-why = Tu peor decisión: { $where }. { CAP($played) }. Mejor: { $better }; { $why }. { CAP($price) }.
luck-even = Suerte: más o menos pareja.
luck = Suerte: te { $way ->
    [brought] dio
   *[cost] costó
} alrededor de { $amount }.
