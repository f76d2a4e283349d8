# Pinochle, mit den Wörtern der Familie, aus der es kommt: Sequenz und Mariage wie im Bézique, Talon, melden.

# Die Meldungen.

meld = { $kind ->
    [flush] Sequenz
    [aces] vier Asse
    [kings] vier Könige
    [queens] vier Damen
    [jacks] vier Buben
    [pinochle] Pinochle
    [royal] Trumpfmariage
    [dix] Dix
    [swapped] Dix getauscht
   *[marriage] Mariage
}

# Was nicht geht, und was stattdessen ginge.

must-trump = Du hast kein { $suit }, also spiel einen Trumpf.
overtake = Trumpf ist ausgespielt, und du kannst { $card } überstechen. Spiel einen höheren.
not-four = { $meld ->
    [aces] Vier Asse zählen nur in allen vier Farben.
    [kings] Vier Könige zählen nur in allen vier Farben.
    [queens] Vier Damen zählen nur in allen vier Farben.
   *[jacks] Vier Buben zählen nur in allen vier Farben.
}
not-pinochle = Ein Pinochle ist Pik-Dame mit Karo-Bube.
not-marriage = Eine Mariage sind König und Dame einer Farbe.
not-flush = Eine Sequenz sind Ass, Zehn, König, Dame und Bube in Trumpf.
no-meld = Diese Karten sind keine Meldung.
nine-is-up = Offen liegt schon eine Trumpf-Neun, da gibt es nichts zu tauschen.
nine-is-dix = Eine Trumpf-Neun ist keine Meldung. Zeig sie als Dix.
no-meld-later = Ist der Talon weg, wird nicht mehr gemeldet.
play-a-card = Melden darf nur, wer den Stich gemacht hat, und nur vor dem Ziehen. Spiel eine Karte.
played = { $card } ist schon gespielt.
same-card = Du hast dieselbe Karte zweimal genannt.
one-meld = Für diesen Stich hast du schon gemeldet. Zieh jetzt.
two-melds-at-once = Eine Karte kann nicht in zwei Meldungen zugleich sein. Leg eine jetzt und die andere nach einem späteren Stich.
more-than-one-meld = Das ist mehr als eine Meldung. Leg eine jetzt und die nächste nach einem anderen Stich.
part-of-flush = Die Trumpfmariage steckte in der Sequenz, und die hat schon gezählt.
one-from-hand = Die Karten liegen schon alle. Leg eine aus der Hand dazu.
only-for-more = Eine schon gemeldete Karte ({ $meld }) zählt in ihrer Klasse nur noch für mehr als { $points } Punkte.

# Der Spielzettel.

nine-turned-up = eine Neun aufgedeckt
in-cards = { $points } in Karten, zählt { $counts }
last-trick = der letzte Stich
