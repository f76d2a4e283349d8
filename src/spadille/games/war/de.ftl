# Krieg.

title = Krieg
sentence = Jeder deckt eine Karte auf, die höhere nimmt beide; wer alle hat, gewinnt. Allein das Glück entscheidet.
seats = 2 oder 3
length = eine Viertelstunde
nothing-to-review = Bei Krieg gibt es nichts zu wählen, also auch nichts zu besprechen.

# Die Regeln eines Tisches.

denexa-line = Im Krieg eine verdeckte Karte, im nächsten darauf zwei weitere, und so fort.
depth-increasing = Im Krieg legt jeder eine Karte verdeckt, im doppelten Krieg zwei weitere, und so fort.
depth-one = In jedem Krieg legt jeder eine Karte verdeckt.
depth-two = In jedem Krieg legt jeder zwei Karten verdeckt.
depth-three = In jedem Krieg legt jeder drei Karten verdeckt.
depth-five = In jedem Krieg legt jeder fünf Karten verdeckt.
last-card-stands = Wem im Krieg die Karten ausgehen, der deckt seine letzte auf, und sie gilt bis zum Ende.
short-loses = Wer zu wenig Karten für einen Krieg hat, verliert.
short-takes-back = Ein Krieg, für den jemandem Karten fehlen, fällt aus: Jeder nimmt seine Karten zurück.
highest-wins = Die höchste Karte gewinnt; das Ass ist am höchsten.
lowest-wins = Frieden: Die niedrigste Karte gewinnt, und Zweien schlagen alles andere.
with-jokers = Zwei Joker spielen mit, höher als die Asse.
without-jokers = Joker spielen nicht mit.
tied-fight = Zu dritt kämpft in einem Krieg nur, wessen Karten gleich sind.
all-fight = Zu dritt kämpfen in jedem Krieg alle.
nobody-loses-at-once = Zu { WORD($seats) } verliert niemand sofort, dem im Krieg Karten fehlen: Die letzte Karte steht, oder jeder nimmt seine Karten zurück (WAR-H3).
three-book = Krieg zu dritt
three-line = Siebzehn Karten für jeden; sind die zwei höchsten gleich, kämpfen die beiden.
peace-book = Frieden
peace-line = Die niedrigste Karte gewinnt; sind Karten gleich, kommen fünf verdeckt, eine für jeden Buchstaben von „peace“.
collect-shuffled = Gewonnene Karten kommen unter den Stapel, in einer Folge, die niemand sieht.
collect-winner-first = Erst kommen die Karten des Gewinners unter den Stapel, dann die anderen, jeweils wie gelegt.
collect-loser-first = Erst kommen die Karten des Verlierers unter den Stapel, dann die anderen, jeweils wie gelegt.
limit = Nach { $n } { $n ->
    [one] Gefecht
   *[other] Gefechten
} gewinnt, wer mehr Karten hat.
no-limit = Gespielt wird, bis einer alle Karten hat.
no-limit-in-order = Gespielt wird, bis einer alle Karten hat; so, wie hier eingesammelt wird, kann das endlos dauern.

# Was nicht geht, und was stattdessen ginge.

no-such-seat = Die Plätze sind 0 bis { $last }; angegeben ist { $seat }.
turn-due = eine Karte aufzudecken
you-are-ready = Du bist so weit. Warte, bis { $seats ->
    [2] der andere aufdeckt
   *[other] die anderen aufdecken
}.
you-do-not-fight = In diesem Krieg kämpfst du nicht mit. Warte, bis er vorbei ist.
collect-each = Eingesammelt werden die { $n } Karten auf dem Tisch, jede einmal; es sind aber { $came }.

# Der Tisch.

cards = Karten
ready = so weit
looks-on = sieht zu
out = draußen
stack = Stapel
turned-up = Aufgedeckt
war = Krieg
turn = Aufdecken
skirmish = Gefecht { $n }
skirmish-of = Gefecht { $n } von { $limit }
cards-after = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} nach { $skirmishes } { $skirmishes ->
    [one] Gefecht
   *[other] Gefechten
}

# Was geschieht, und was zu tun ist.

# steht im Akkusativ: „gewinnt einen Krieg“, „für einen Krieg“
a-war = { $level ->
    [1] einen Krieg
    [2] einen doppelten Krieg
    [3] einen dreifachen Krieg
    [4] einen vierfachen Krieg
    [5] einen fünffachen Krieg
    [6] einen sechsfachen Krieg
   *[other] einen Krieg von { $level } Runden
}
beats = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { WORD($n) } Karten: { $high } schlägt { $low }.
taken-back = Jemandem fehlen Karten für einen Krieg: Jeder nimmt seine Karten zurück.
wins-all-three = { $level ->
    [0] { $high } gewinnt
    [1] { $high } gewinnt den Krieg
   *[other] { $high } gewinnt die Kriege
}: { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { WORD($n) } Karten.
beats-in-war = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} { $war } und { WORD($n) } Karten: { $high } schlägt { $low }.
dealing = Die Karten werden gegeben.
takes-the-table = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} die Karten vom Tisch.
waiting-all = Es wird auf alle gewartet.
waiting-both = Alle warten auf { $who ->
    [You] dich
   *[other] { $who }
} und { $other ->
    [You] dich
   *[other] { $other }
}.
turn-your-next = Deck deine nächste Karte auf.
lay = { $level ->
    [1] Krieg
    [2] Doppelter Krieg
    [3] Dreifacher Krieg
    [4] Vierfacher Krieg
    [5] Fünffacher Krieg
    [6] Sechsfacher Krieg
   *[other] Krieg, Runde { $level }
}! { $n ->
    [one] Eine Karte
   *[other] { CAP(WORD($n)) } Karten
} verdeckt, dann eine offen.
lay-short = { $level ->
    [1] Krieg
    [2] Doppelter Krieg
    [3] Dreifacher Krieg
    [4] Vierfacher Krieg
    [5] Fünffacher Krieg
    [6] Sechsfacher Krieg
   *[other] Krieg, Runde { $level }
}! { $n ->
    [0] Deine letzte Karte zählt.
    [one] Eine Karte verdeckt, dann deine letzte offen.
   *[other] { CAP(WORD($n)) } Karten verdeckt, dann deine letzte offen.
}
dealt = Die Karten sind verdeckt gegeben.
takes-cards = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { WORD($n) } Karten.
is-ready = { $who ->
    [You] Du bist
   *[other] { $who } ist
} so weit.
turns-up = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} { $card } auf, { $other ->
    [You] du
   *[other] { $other }
} { $against }.
turn-up-all = Aufgedeckt: { $cards }.
card-of = { $card } von { $who ->
    [You] dir
   *[other] { $who }
}
war-cried = Krieg!
drawn-short = Unentschieden: { $seats ->
    [2] Beiden fehlen die Karten für einen Krieg
   *[other] Niemand hat mehr Karten für den Krieg
}.
drawn-level = Unentschieden: { $seats ->
    [2] Beide haben
   *[other] Alle haben
} { $n } Karten.
wins-short = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
}: { $loser ->
    [You] Dir
   *[other] { $loser }
} fehlen die Karten für { $war }.
wins-together = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} zusammen mit { $other ->
    [You] dir
   *[other] { $other }
}: Niemand hat mehr Karten.
wins-third = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
}: Den anderen fehlen die Karten für den Krieg.
wins-all = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} mit allen { $n } Karten.
wins-more = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
}, mit mehr Karten am Ende der Gefechte.

# Gründe.

take-the-cards = die Karten nehmen
turn-a-card = eine Karte aufdecken
nothing-to-decide = bei Krieg gibt es nichts zu entscheiden
no-choice = bei Krieg gibt es keine Wahl

# Was man die Chancen fragen kann.

ask-length = Wie lange ein Spiel dauert und wie oft es nie endet.
ask-orders = Dasselbe für jede Reihenfolge, in der die Karten eingesammelt werden.
ask-deal = Wie ein bestimmtes Spiel läuft, wenn beim Einsammeln nicht gemischt wird.
ask-cap = Nach wie vielen Gefechten abgebrochen wird; ohne Angabe 10000.
ask-cards = Die 52 Karten, reihum an beide Spieler gegeben.
odds-length = Gefechte eines Spiels, das endet, { $order ->
    [shuffled] gemischt
    [winner_first] die Karten des Gewinners zuerst
   *[loser_first] die Karten des Verlierers zuerst
}
odds-endless = endet nie (bewiesen), { $order ->
    [shuffled] gemischt
    [winner_first] die Karten des Gewinners zuerst
   *[loser_first] die Karten des Verlierers zuerst
}
odds-capped = abgebrochen, { $order ->
    [shuffled] gemischt
    [winner_first] die Karten des Gewinners zuerst
   *[loser_first] die Karten des Verlierers zuerst
}
odds-endless-means = Ein Spiel endet nie, wenn beide Stapel liegen wie schon einmal und nichts dem Zufall bleibt. Andere werden nach { $cap ->
    [one] 1 Gefecht
   *[other] { $cap } Gefechten
} abgebrochen.
odds-skirmishes = Gefechte
odds-won = Spieler { $seat } gewinnt
odds-never-ends = es endet nie

# Was eine Studie über Regeln misst.

measure-battles = Gefechte je Spiel
measure-wars = Gefechte, in denen es zum Krieg kommt, Anteil
measure-deeper = Kriege, auf die gleich ein zweiter folgt, Anteil
measure-short = Spiele, die enden, weil jemandem im Krieg die Karten ausgehen, Anteil
measure-endless = Spiele, die an der Grenze der Gefechte enden, Anteil

# Labels of the options, at set-up.

label-war-depth = Verdeckte Karten im Krieg
label-short-in-war = Zu wenig Karten für einen Krieg
label-collect-order = Folge der gewonnenen Karten
label-max-skirmishes = Zahl der Gefechte
label-wins = Siegerkarte
label-who-fights = Wer zu dritt kämpft
