# Was zur Antwort auf eine Aufgabe gesagt wird.

right = Richtig.
as-good = Richtig. { CAP($better) } ist etwa gleich gut.
costs = { CAP($move) } kostet { $price }. Versuch etwas anderes.
not-weighed = Für { $move } ist keine Zahl bekannt. Versuch etwas anderes.
nothing-known = Das wurde nicht erwogen. Versuch etwas anderes.

none = Zu { $game } gibt es keine Aufgaben.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}

moment = Ein Moment deiner Partie
moment-asked = Hier hattest du die Wahl. Was würdest du jetzt tun?

