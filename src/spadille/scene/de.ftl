# Mehreres hintereinander.

comma = { $most }, { $last }
semicolon = { $most }; { $last }

# Wer zuerst gibt, und auf wen alle warten.

deals-first = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} zuerst.
draws = { $who ->
    [You] Du ziehst
   *[other] { $who } zieht
} { $card }
and-draws = { $who ->
    [You] du
   *[other] { $who }
} { $card }
draw-for-dealer = { $drawn }; { $who ->
    [You] du gibst
   *[other] { $who } gibt
} zuerst.
waiting = Alle warten auf { $who ->
    [You] dich
   *[other] { $who }
}.
finding-dealer = Es wird ausgemacht, wer zuerst gibt.
dealing = Die Karten werden gegeben.

# Karten, wie sie liegen.

face-down = eine verdeckte Karte
noted = { $card }, { $note }
not-playable = { $card }, nicht spielbar: { $why }
led = Ausspiel
wins = vorn
led-wins = { $led }, vorn

# Wie es steht.

fact = { $label } { $figure }
stand-made = { $bid }, { $taken } gemacht: erfüllt
stand-set = { $bid }, { $taken } gemacht: gefallen
stand-open = { $bid }, { $taken } gemacht, noch { $need }
wins-trick = Der Stich geht an { $who ->
    [You] dich
   *[other] { $who }
}.
wins-trick-of = Der Stich geht an { $who ->
    [You] dich
   *[other] { $who }
}: { $taken } von { $bid }.
wins-trick-so-far = Der Stich geht an { $who ->
    [You] dich
   *[other] { $who }
}: bisher { $taken }.
wins-trick-with = Der Stich geht an { $who ->
    [You] dich
   *[other] { $who }
} ({ $facts }).

# Was ein Spiel gebracht hat.

gain = { $side ->
    [You] Du
   *[other] { $side }
} { $points }
deal-scored = Spiel { $deal } ist abgerechnet: { $gains }.
side-scored = { $side ->
    [You] Du
   *[other] { $side }
}: { $lines }.
unit = { CAP($unit) }
head-points = Punkte
total = Gesamt
turned = Die Wende kam in Spiel { $deal }: { $turn }.
minus = minus { $points }
points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
took = { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
}
did-pass = { $who ->
    [You] Du hast
   *[other] { $who } hat
} gepasst und { $tricks } gemacht.
did-bid = { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $bid } geboten und { $tricks } gemacht.

# Stichspiele.

your-hand = Deine Karten
on-the-table = Auf dem Tisch
last-trick = Letzter Stich
trumps = Trumpf
tricks = Stiche
your-lead = Du spielst aus.
your-turn = Du bist dran.
plays = { $who ->
    [You] Du spielst
   *[other] { $who } spielt
} { $card }.
trumps-with = { $who ->
    [You] Du stichst
   *[other] { $who } sticht
} mit { $card }.
