# Der Rückblick auf ein Spiel, und der Lehrer.

no-moments = Kein Zug in diesem Spiel hat etwas gekostet, das mehr als Geschmackssache wäre.
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
lost-and = { $first }, { $then }

in-trick = Stich { $n }. { $told }
well-found = Gut gefunden: { $move }. Das war { $price } wert.
well-found-why = Gut gefunden: { $move }; { $why }. Das war { $price } wert.

costly = { CAP($played) } hat { $price } gekostet. Besser: { $better }.
costly-why = { CAP($played) } hat { $price } gekostet. Besser: { $better }; { $why }.

nothing-finished = Noch ist kein Spiel mit einer Entscheidung zu Ende: Es gibt nichts zu besprechen.
by-thumb = { $game } mit { $level ->
    [beginner] einem Anfänger
    [regular] einem mittleren Spieler
    [strong] einem starken Spieler
    [expert] einem Experten
   *[other] { $level }
}, der nach Faustregeln spielt: Züge werden bewertet, indem sie so weitergespielt werden.
all-cards-seen = Mit offenen Karten: { $what }.
perfect-only-for = perfektes Spiel wird nur für { $games } gezeigt
