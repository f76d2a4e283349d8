# Mehreres hintereinander.

comma = { $most }, { $last }
semicolon = { $most }; { $last }
space = { $most } { $last }
capital = { CAP($words) }

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

# Die Hand, der Stich und die Schilder vieler Spiele.

your-hand = Deine Karten
on-the-table = Auf dem Tisch
last-trick = Letzter Stich
trumps = Trumpf
tricks = Stiche
fact-bid = Gebot
contract = Kontrakt
side = { $names }
unit-points = Punkte
unit-chips = Chips
goal = { $rule ->
    [exceed] über
   *[reach] bis
} { $points }

# Wer an der Reihe ist, was gespielt und geboten wird, und das Ende.

your-lead = Du spielst aus.
your-turn = Du bist dran.
your-bid = Dein Gebot.
to-beat = { CAP($call) } steht. Biete mehr oder passe.
plays = { $who ->
    [You] Du spielst
   *[other] { $who } spielt
} { $card }.
trumps-with = { $who ->
    [You] Du stichst
   *[other] { $who } sticht
} mit { $card }.
bids = { $who ->
    [You] Du bietest
   *[other] { $who } bietet
} { $bid }.
passes = { $who ->
    [You] Du passt
   *[other] { $who } passt
}.
passes-these = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} { $cards } weiter.
drawn = Die Partie endet unentschieden: Alle haben gleich viel.
wins-match = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} die Partie mit { $points } Punkten.

# Themen von Aufgaben in mehreren Stichspielen.

theme-opening = Das erste Ausspiel
theme-opening-asked = Du spielst zum ersten Stich aus. Welche Karte?
theme-second = An zweiter Stelle
theme-second-asked = Du spielst an zweiter Stelle. Welche Karte?
theme-third = An dritter Stelle
theme-third-asked = Du spielst an dritter Stelle. Welche Karte?
theme-last = An letzter Stelle
theme-last-asked = Du spielst an letzter Stelle. Welche Karte?
theme-void = Stechen oder abwerfen
theme-void-asked = Du kannst nicht bedienen. Welche Karte?
theme-endgame = Die letzten Stiche
theme-endgame-asked = Nur noch wenige Karten sind übrig. Welche spielst du?
theme-bid = Das Gebot
theme-bid-asked = Du bist mit dem Bieten dran. Was bietest du?
