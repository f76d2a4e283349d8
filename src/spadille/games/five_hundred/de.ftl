# Five Hundred. Geboten wird wie im Bridge: ein Kontrakt wird erfüllt, oder er fällt.

# Was angesagt wird.

bid = { WORD($n) } { $strain ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[NT] ohne Trumpf
}
nullo = Nullo
grand-nullo = Grand Nullo
pass = passe

# Was nicht geht, und was stattdessen ginge.

too-low = { CAP($stands) } steht, { $bid } ist zu niedrig.
no-six = { $inkle ->
    [first_two_seats] Sechs dürfen nur die ersten beiden bieten, jeder gleich beim ersten Mal.
    [first_two_bids] Sechs darf man nur bieten, bis zwei Gebote abgegeben sind.
   *[off] An diesem Tisch bietet niemand sechs.
} Das niedrigste Gebot ist jetzt sieben Pik.
no-nullo = Nullo wird an diesem Tisch nicht gespielt.
no-grand-nullo = Grand Nullo wird an diesem Tisch nicht gespielt.
no-nullo-after = Eure Seite hat „Ass, kein Bild“ gesagt und weitergespielt, also dürft ihr kein Nullo bieten.
grand-nullo-after = Grand Nullo darfst du erst bieten, wenn dein Partner Nullo geboten hat.
not-ace-no-face = Dafür brauchst du genau ein Ass, kein Bild und keinen Joker.
discard-five = Leg fünf Karten weg, nicht { WORD($n) }.
discard-different = Leg fünf verschiedene Karten weg, der Reihe nach genannt.
name-a-suit = Nenn die Farbe, die zu bedienen ist, wenn du den Joker ausspielst.
joker-waits = Du hast { $suit }. Den Joker darf nur spielen, wer nicht bedienen kann.
no-joker = Du hast den Joker nicht.
joker-not-led = Eine Farbe nennst du nur, wenn du den Joker ausspielst.
joker-calls-for-trumps = Es gibt Trumpf, also fordert der Joker Trumpf. Nenn keine Farbe.
shown-out = Du hast gezeigt, dass du kein { $suit } mehr hast. Nenn eine andere Farbe.

# Der Spielzettel.

took = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $per } × { $n }
contract-took = { $contract }, { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $state ->
    [made] erfüllt
   *[set] gefallen
}
all-ten = { $contract }, mit allen zehn Stichen erfüllt
others-took = die andere Seite hat { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $per } × { $n }
