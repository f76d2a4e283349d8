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
no-swap = An diesem Tisch wird die Trumpf-Neun gezeigt, nicht getauscht.
used-once = An diesem Tisch darf eine gemeldete Karte in keine andere Meldung.
two-melds-at-once = Eine Karte kann nicht in zwei Meldungen zugleich sein. { $then ->
    [never] Leg eine davon; noch einmal zählt die Karte nicht.
    [several] Leg erst die eine, dann die andere.
   *[one] Leg eine jetzt und die andere nach einem späteren Stich.
}
more-than-one-meld = Das ist mehr als eine Meldung. { $then ->
    [several] Leg erst eine, dann die nächste.
   *[one] Leg eine jetzt und die nächste nach einem anderen Stich.
}
part-of-flush = Die Trumpfmariage steckte in der Sequenz, und die hat schon gezählt.
one-from-hand = Die Karten liegen schon alle. Leg eine aus der Hand dazu.
only-for-more = Eine schon gemeldete Karte ({ $meld }) zählt in ihrer Klasse nur noch für mehr als { $points } Punkte.

# Der Spielzettel.

nine-turned-up = eine Neun aufgedeckt
in-cards = { $points } in Karten, zählt { $counts }
last-trick = der letzte Stich

# Der Tisch.

melded = gemeldet
your-melds = Deine Meldungen
melds-of = { $who ->
    [You] Deine Meldungen
   *[other] Meldungen von { $who }
}
just-played = Gerade gespielt
stock = Talon
upcard = Offene Karte, { $suit } ist Trumpf

# Was man tun kann.

meld-choice = { CAP($meld) }: { $cards }
show-dix = Die Dix zeigen
swap-dix = Die Dix gegen { $card } tauschen
take-stock = Die letzte Talonkarte nehmen
take-upcard = Die offene Karte nehmen
draw = Ziehen

# Was vom Betrachter erwartet wird.

meld-or-draw = Der Stich ist deiner. Melde etwas oder zieh.
meld-or-draw-last = Der Stich ist deiner. Melde etwas oder zieh. Die letzte Talonkarte ist { $card }.
take = Nimm die letzte Talonkarte oder die offene Karte. Dein Gegner bekommt die andere.
any-card = Du bist dran. Jede Karte ist erlaubt.
follow-or-trump = Du bist dran. Bedien, sonst stich; ausgespielten Trumpf überstichst du.

# Der Stand und das Ende.

chips = Chips übrig: { $n }
drawn = Die Partie endet unentschieden: Beide haben gleich viele Punkte.

# Was geschehen ist.

a-meld = { $kind ->
    [flush] eine Sequenz
    [aces] vier Asse
    [kings] vier Könige
    [queens] vier Damen
    [jacks] vier Buben
    [pinochle] ein Pinochle
    [royal] eine Trumpfmariage
    [marriage] eine Mariage
   *[cards] Karten
}
melds = { $who ->
    [You] Du meldest
   *[other] { $who } meldet
} { $meld }: { $cards }.
shows-dix = { $who ->
    [You] Du zeigst
   *[other] { $who } zeigt
} die Dix.
swaps-dix = { $who ->
    [You] Du tauschst
   *[other] { $who } tauscht
} die Dix gegen die offene Karte.
done-melding = { $who ->
    [You] Du meldest
   *[other] { $who } meldet
} nichts mehr.
takes-stock = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} die letzte Talonkarte.
takes-upcard = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} die offene Karte.
dealt = Die Karten sind gegeben, immer { WORD($packet) } auf einmal; eine ist für Trumpf aufgedeckt.

# Was ein Spiel gebracht hat.

panel = { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $melds } gemeldet und { $cards } in Karten { $last ->
    [0] gemacht
   *[other] gemacht, dazu den letzten Stich
}: { $points }.
turn = { $who ->
    [You] Du meldest
   *[other] { $who } meldet
} { $melds }
did = { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $n ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $n } Stiche
} gemacht.
head-melds = Meldungen
head-cards = Karten
head-last = Letzter Stich

# Tipps und Besprechungen.

a-named-meld = { $kind ->
    [flush] eine Sequenz
    [aces] vier Asse
    [kings] vier Könige
    [queens] vier Damen
    [jacks] vier Buben
    [pinochle] ein Pinochle
    [royal] eine Trumpfmariage
   *[marriage] eine Mariage
}
move-meld = { $meld } melden
move-melding = melden
move-dix = die Dix zeigen
move-swap = die Dix gegen die offene Karte tauschen
move-done = nichts mehr melden
move-stock = die letzte Talonkarte nehmen
move-upcard = die offene Karte nehmen
hope = { $who ->
    [You] du behältst
   *[other] es bleibt
} die Aussicht auf { $meld }, { $points } Punkte, { $n ->
    [one] eine Karte fehlt
   *[other] { $n } Karten fehlen
}
scores-ten = das bringt sofort zehn Punkte
scores-at-once = das bringt sofort { $n }
wins-points = das gewinnt den Stich, und damit { $n } Punkte
gives-nothing = das verschenkt nichts
nothing-to-lose = damit sind keine Punkte zu verlieren
better-card = das ist die bessere Karte

# Wonach ein Tisch spielt.

option-packet-three = Gegeben werden immer drei Karten auf einmal.
option-packet-four = Gegeben werden immer vier Karten auf einmal.
option-target = Gespielt wird bis { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
option-exceed = Wer über das Ziel kommt, gewinnt.
option-reach = Wer das Ziel erreicht, gewinnt.
option-step = Sind beide über dem Ziel, steigt es um { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
option-both-raise = Sind beide über dem Ziel, steigt es, und die Partie geht weiter.
option-both-higher = Sind beide über dem Ziel, gewinnt, wer mehr hat.
option-chain-on = Das Ziel steigt, bis wenigstens einer nicht mehr darüber ist; ein weiteres Spiel folgt auf jeden Fall.
option-chain-first = Das Ziel steigt je Spiel um eine Stufe, und ein Spiel kommt immer noch.
option-chain-at-once = Das Ziel steigt, bis wenigstens einer nicht mehr darüber ist, und die Partie kann sofort zu Ende sein.
option-last-stock = Wer den zwölften Stich macht, nimmt die letzte Talonkarte.
option-last-choice = Wer den zwölften Stich macht, nimmt die letzte Talonkarte oder die offene Karte.
option-one-meld = Nach einem gewonnenen Stich darf man einmal melden, dazu die Dix.
option-several-melds = Nach einem gewonnenen Stich darf man beliebig oft melden, eine Meldung nach der anderen.
option-reuse-upward = Eine gemeldete Karte darf noch einmal gemeldet werden, in einer anderen Klasse oder für mehr Punkte.
option-reuse-never = Eine gemeldete Karte darf in keine andere Meldung.
option-swap = Die Trumpf-Neun darf gegen die offene Karte getauscht werden.
option-no-swap = Die Trumpf-Neun wird nur gezeigt, nie getauscht.
option-strict = Ist der Talon aufgebraucht, muss man bedienen, stechen und Trumpf überstechen.
option-free = Ist der Talon aufgebraucht, darf man weiter jede Karte spielen.
option-classic = Asse zählen 11, Zehnen 10, Könige 4, Damen 3 und Buben 2, auf Zehner gerundet.
option-simple = Asse und Zehnen zählen 10, Könige und Damen 5.
option-counters = Asse, Zehnen und Könige zählen je 10.
step-too-small = Das Ziel muss um mindestens { $least } steigen: Bei { $step } sind fast nach jedem Spiel wieder beide darüber (PIN-S3).
line = Zu zweit; melden und ziehen, solange der Talon reicht, dann zwölf Stiche mit Bedienzwang, bis 1000.

# Was es jetzt zu tun gilt.

due-meld = zu melden oder zu ziehen
due-take = die letzte Talonkarte oder die offene Karte zu nehmen

# Das Spiel, wie es in der Liste steht.

title = Pinochle
sentence = Mach Stiche, um zu melden; es zählen Mariagen, Sequenzen und die Pik-Dame mit dem Karo-Buben.
length = eine Stunde

# Was man die Chancen fragen kann.

ask-melds = Wie wahrscheinlich jede Meldung in einem Blatt ist, auch nach weiteren gezogenen Karten.
ask-hand = Karten, die schon im Blatt sind; ohne Angabe keine.
ask-draws = Wie viele Karten ins Blatt kommen; ohne Angabe 12 in ein leeres, sonst keine.
ask-gone = Anderswo gesehene Karten, etwa die offene und gespielte; ohne Angabe keine.
odds-none-but-dix = keine Meldung, von der Dix abgesehen
odds-none = gar keine Meldung, auch keine Dix
odds-marriage = Mariage in { $suit }
odds-mean = { $n ->
    [one] 1 Karte wird
   *[other] { $n } Karten werden
} aus { $unseen } ungesehenen gezogen, und alles bleibt im Blatt.

# Was eine Studie über Regeln misst, und woran ihre Spieler angepasst sind.

measure-melds = Meldungen ohne Trumpf-Neunen je Platz und Spiel
measure-meld-points = Punkte aus diesen Meldungen je Platz und Spiel
measure-bare = Spiele, in denen ein Platz nichts meldet, Anteil
measure-dix = Trumpf-Neunen, die etwas zählten (Dix), je Platz und Spiel
measure-trick-points = Punkte aus Karten und letztem Stich je Platz und Spiel
measure-assumed = Spieler wägen ihre Karten nach Werten, die an die Regeln von Denexa Games angepasst sind; an geänderte Regeln werden sie nicht neu angepasst.

# Labels of the options, at set-up.

label-packet = Karten auf einmal
label-target-step = Anstieg des Ziels
label-both-over = Beide über dem Ziel
label-target-chain = Wann das Ziel steigt
label-last-card-choice = Letzte Karte des Talons
label-melds-a-trick = Meldungen nach einem Stich
label-reuse = Gemeldete Karten wieder verwenden
label-dix-swap = Trumpf-Neun gegen die offene Karte
label-endgame = Spiel ohne Talon
