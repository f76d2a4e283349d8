# German Whist.

title = German Whist
sentence = Hol dir in der ersten Hälfte die richtigen Karten vom Stapel und in der zweiten mit ihnen die Stiche.
length = eine Viertelstunde
parlour = German Whist, wie man es daheim spielt
by-points = German Whist nach Punkten

# Die Regeln eines Tisches.

majority = Wer mehr von den Stichen macht, die zählen, bekommt einen Punkt.
by-tricks = Jeder Stich über der Hälfte der Stiche, die zählen, bringt einen Punkt.
second-half = Nur die letzten dreizehn Stiche zählen.
all-tricks = Alle sechsundzwanzig Stiche zählen.
target = Gespielt wird bis { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
draw-high = Jeder zieht eine Karte; die höhere gibt zuerst.
random-dealer = Wer zuerst gibt, entscheidet das Los.
most-deals = Nach { $n } { $n ->
    [one] Spiel
   *[other] Spielen
} gewinnt, wer mehr Punkte hat.

# Was nicht geht.

card-due = Jetzt ist eine Karte zu spielen; angesagt ist { $move }.
not-in-hand = { $card } ist nicht auf der Hand.
follow = { $suit } ist ausgespielt und noch auf der Hand: Bediene.

# Der Tisch.

just-played = Eben gespielt
stock = Stapel
to-the-winner = Für den Stich
tricks-of = { $n } von { $of } Stichen
tricks-above = { $n } von { $of } Stichen, { $above } über { $half }

# Was geschieht, und was zu tun ist.

your-turn = { $turn ->
    [lead] Du spielst aus
   *[follow] Du bist dran: Bediene, wenn du kannst
}.
your-turn-for = { $turn ->
    [lead] Du spielst aus
   *[follow] Du bist dran: Bediene, wenn du kannst
}; { $card } bekommt, wer den Stich macht.
drawn = Unentschieden: Beide haben gleich viele Punkte.
wins = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} die Partie, { $points } zu { $against }.
takes = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { $card }, { $other ->
    [You] du
   *[other] { $other }
} die nächste Karte vom Stapel.
stock-gone = Der Stapel ist weg: Jetzt kommen die letzten dreizehn Stiche.
dealt = Die Karten sind gegeben, und eine liegt als Trumpf offen.

# Gründe, innerhalb eines Satzes.

only-card = die einzige Karte
worth-having = die offene Karte ist es wert
left-to-the-other = die offene Karte überlässt man besser dem anderen
cheapest-winner = die billigste Karte, die gewinnt
lowest-none-wins = die niedrigste Karte, denn keine gewinnt
unbeatable = eine Karte, die keiner mehr schlägt
lowest-none-sure = die niedrigste Karte, denn keine gewinnt sicher
counted-out = die letzten Stiche sind ausgezählt
