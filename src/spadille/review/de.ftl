# Die Besprechung eines Spiels, und der Lehrer.

no-moments = { $whose ->
    [own] Keiner deiner Züge in diesem Spiel hat erkennbar etwas gekostet.
   *[all] Kein Zug in diesem Spiel hat erkennbar etwas gekostet.
}
matter-of-taste = Geschmackssache
laid = Auf dem Tisch: { $cards }.
card-of = { $card } ({ $who ->
    [You] du
   *[other] { $who }
})
points-lost = Verlorene Punkte: { $lost }.
lost-by = { $who ->
    [You] du
   *[other] { $who }
} { $points }

costly = { CAP($played) } hat { $price } gekostet. Besser: { $better }.
costly-why = { CAP($played) } hat { $price } gekostet. Besser: { $better }; { $why }.

nothing-finished = Noch ist kein Spiel mit einer Entscheidung zu Ende: Es gibt nichts zu besprechen.
by-thumb = { $game }: Nach jedem Zug spielt { $level ->
    [beginner] ein Anfänger
    [regular] ein geübter Spieler
    [strong] ein starker Spieler
   *[other] { $level }
} nach Faustregeln weiter; danach wird verglichen.
all-cards-seen = Mit offenen Karten: { $what }.
perfect-only-for = perfektes Spiel wird nur für { $games } gezeigt

# Eine Partie, die vorbei ist, im Rückblick eines Spielers

where = Spiel { $deal }{ $trick ->
    [0] { "" }
   *[other] , Stich { $trick }
}
best = Deine beste Entscheidung: { $where }. { CAP($played) }, { $price } besser als { $other }.
best-why = Deine beste Entscheidung: { $where }. { CAP($played) }: { CAP($why) }. { CAP($price) } besser als { $other }.
best-decides = Deine beste Entscheidung: { $where }. { CAP($played) }; { $other } hätte die Partie so gut wie verloren.
best-decides-why = Deine beste Entscheidung: { $where }. { CAP($played) }: { CAP($why) }. { CAP($other) } hätte die Partie so gut wie verloren.
worst = Deine schlechteste Entscheidung: { $where }. { CAP($played) }; { $better } wäre { $price } besser gewesen.
worst-game = Deine schlechteste Entscheidung: { $where }. { CAP($played) }; { $better } hätte die Partie noch gewonnen.
worst-why = Deine schlechteste Entscheidung: { $where }. { CAP($played) }. Besser: { $better }; { $why }. { CAP($price) }.
luck-even = Glück: ungefähr ausgeglichen.
luck = Glück: Es hat { $way ->
    [brought] dir etwa { $amount } gebracht
   *[cost] dich etwa { $amount } gekostet
}.
