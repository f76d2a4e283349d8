# Mini Baccarat. Die Hände und die Plätze heißen Player, Banker und Tie, wie auf jedem Tisch.

## Abgelehnt

another-cuts = Jemand anders hebt ab.
bet-too-large = Der größte Einsatz ist { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
bets-too-many = Das macht zusammen { $chips } Einsatz, und du hast { $purse }.
ready-already = Du bist bereit. Beim nächsten Coup kannst du wieder setzen.
left-already = Du bist vom Tisch aufgestanden.
no-such-bet = An diesem Tisch kann man nicht auf { $spot } setzen.
no-shoe = Ein Schlitten hat { $packs } ganze Kartenspiele, { $cards } Karten; { $found }.

# was jetzt an der Zeit ist: „Jetzt ist es Zeit, …“
due-cut = abzuheben
due-bet = zu setzen

## Der Zettel

bet-returned = { $chips } auf { $spot }: zurück, unentschieden
bet-lost = { $chips } auf { $spot }: verloren
bet-paid = { $chips } auf { $spot }: bezahlt { $price }, { $won }
bet-returned-seven = { $chips } auf { $spot }: zurück, Sieben mit drei Karten
price-even = 1 zu 1
price-less = 1 zu 1 weniger { $commission } %
price-half = halb, weil Banker mit Sechs gewinnt
price-short = { $short ->
    [half_on_six] 1 zu 1, bei Sechs halb
   *[back_on_seven] 1 zu 1, bei Sieben mit drei Karten zurück
}
price-to-one = { $pays } zu 1
price-side = { $bet ->
    [player-pair] 11 zu 1
    [banker-pair] 11 zu 1
    [either-pair] 5 zu 1
    [perfect-pair] 25 zu 1
    [big] 54 zu 100
    [small] 3 zu 2
    [dragon-player] bis 30 zu 1
    [dragon-banker] bis 30 zu 1
    [lucky-six] 12 oder 20 zu 1
    [dragon-seven] 40 zu 1
   *[panda-eight] 25 zu 1
}

## Der Tisch

title = Mini Baccarat
out = nicht mehr dabei
ready = bereit
one-shoe = ein Schlitten
shoe-of = Schlitten { $shoe } von { $shoes }
spot = { $spot ->
    [player] Player
    [banker] Banker
    [tie] Tie
    [player-pair] Player-Paar
    [banker-pair] Banker-Paar
    [either-pair] Paar bei Player oder Banker
    [perfect-pair] perfektes Paar
    [big] Groß
    [small] Klein
    [dragon-player] Drachenbonus für Player
    [dragon-banker] Drachenbonus für Banker
    [lucky-six] Lucky Six
    [dragon-seven] Dragon Seven
   *[panda-eight] Panda Eight
}
spot-label = { $spot ->
    [player] Player
    [banker] Banker
    [tie] Tie
    [player-pair] Player-Paar
    [banker-pair] Banker-Paar
    [either-pair] Irgendein Paar
    [perfect-pair] Perfektes Paar
    [big] Groß
    [small] Klein
    [dragon-player] Drache, Player
    [dragon-banker] Drache, Banker
    [lucky-six] Lucky Six
    [dragon-seven] Dragon Seven
   *[panda-eight] Panda Eight
}
# worauf gesetzt wird, im Satz
on-spot = { $spot ->
    [player] Player
    [banker] Banker
    [tie] Tie
    [player-pair] ein Player-Paar
    [banker-pair] ein Banker-Paar
    [either-pair] ein Paar bei Player oder Banker
    [perfect-pair] ein perfektes Paar
    [big] Groß
    [small] Klein
    [dragon-player] den Drachenbonus für Player
    [dragon-banker] den Drachenbonus für Banker
    [lucky-six] Lucky Six
    [dragon-seven] Dragon Seven
   *[panda-eight] Panda Eight
}
hand = { $hand ->
    [player] Player
   *[banker] Banker
}
hand-scores = { $hand ->
    [player] Player
   *[banker] Banker
}, { $score }
hand-wins = { $hand ->
    [player] Player
   *[banker] Banker
}, { $score }, gewinnt
wins = gewinnt
dealer = Der Croupier
coup = Coup { $number }.
bets-title = Einsätze
side-bets-of = { $who ->
    [You] Du
   *[other] { $who }
}, Nebenwetten: { $bets }
bets-of = { $who ->
    [You] Du
   *[other] { $who }
}: Player { $player }, Banker { $banker }, Tie { $tie }
shoe-before-marker = Schlitten, { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
} bis zur Marke
shoe-last-coup = Schlitten, die Marke ist heraus: der letzte Coup
burned = Verbrannt
discards = Ablage

## Ein Coup, wie ihn der Croupier hinterher erzählt

has-two = { $hand ->
    [player] Player
   *[banker] Banker
} hat { $one } und { $two }, { $score }.
natural = Ein Natural. Niemand zieht.
stands = { $hand ->
    [player] Player
   *[banker] Banker
} bleibt stehen.
draws = { $hand ->
    [player] Player
   *[banker] Banker
} zieht { $card } und hat { $score }.
tie-tapped = Unentschieden, { $player } zu { $banker }. Der Croupier klopft zwischen den Händen auf den Tisch.
wins-pushed = { $hand ->
    [player] Player
   *[banker] Banker
} gewinnt, { $high } zu { $low }. Der Croupier schiebt die Karten denen zu, die gesetzt haben.

## Ein Coup, Karte für Karte

no-more-bets = Nichts geht mehr.
gets = { $hand ->
    [player] Player
   *[banker] Banker
} bekommt { $card }.
totals = Player hat { $player }, Banker hat { $banker }.
totals-natural = Player hat { $player }, Banker hat { $banker }. Ein Natural: Niemand zieht.
wins-to = { $hand ->
    [player] Player
   *[banker] Banker
} gewinnt, { $high } zu { $low }.
tie = Unentschieden, { $player } zu { $banker }.
bet-pays = Deine { $chips } bringen { $won }.
bet-lies-lost = Du verlierst { $chips }.
bet-comes-back = Deine { $chips } kommen zurück.
bets-win = Deine Einsätze gewinnen zusammen { $won }.
bets-lose = Deine Einsätze verlieren zusammen { $lost }.
bets-level = Deine Einsätze heben sich auf.

## Chancen und Tafeln

no-trend = Was bisher kam, sagt nichts über den nächsten Coup ({ $clause }).
odds-title = Die Chancen
chances = Chancen bei { $cards } ungesehenen Karten: Player { $player }, Banker { $banker }, Tie { $tie }.
percent = { $figure } %
edge = { $spot } { $share }
house-keeps = Das Haus behält auf die Dauer: { $edges }.
house-keeps-aside = Von Nebenwetten behält es: { $edges }.
house-keeps-nothing = Das Haus behält auf die Dauer nichts.
bettor-gains = Auf die Dauer gewinnt, wer setzt: { $edges }.
bead-plate = Perlentafel
big-road = Große Tafel: eine Spalte je Serie; eine Zahl zählt Ties, ein Punkt zeigt ein Paar
derived-road = { $road ->
    [big] Big Eye Boy
    [small] Small Road
   *[cockroach] Cockroach Road
}: r für rot, u für blau
if-next = Wenn als Nächstes
next-mark = { $winner }: Big Eye Boy { $eye ->
    [red] rot
    [blue] blau
   *[none] –
}, Small Road { $small ->
    [red] rot
    [blue] blau
   *[none] –
}, Cockroach Road { $cockroach ->
    [red] rot
    [blue] blau
   *[none] –
}

## Was du tun kannst

cut-the-cards = Abheben
take-back = { $spot } zurücknehmen
ready-label = Bereit
without-a-bet = ohne Einsatz
leave = Aufstehen
with-bankroll = mit deinen Chips
rebet = Noch einmal
double = Verdoppeln

## Worauf gewartet wird, und das Ende

shuffling = Der Croupier mischt die Karten.
cut-now = Heb ab: Jede Stelle ist recht.
waiting-to-cut = { $who ->
    [You] Du hebst ab.
   *[other] { $who } hebt ab.
}
place-bets = Macht eure Einsätze.
waiting-for = Noch nicht bereit: { $whom }.
over = Das Spiel ist aus. { $ends }.
over-level = Das Spiel ist aus. Niemand hat gewonnen oder verloren.
won = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} { $chips }
lost = { $who ->
    [You] Du verlierst
   *[other] { $who } verliert
} { $chips }

## Züge

cuts = { $who ->
    [You] Du hebst
   *[other] { $who } hebt
} ab. Der Croupier steckt die Marke{ $burn ->
    [no] {""}
   *[yes] {" "}und verbrennt die erste Karte
}.
takes-back = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} den Einsatz auf { $spot } zurück.
bets = { $who ->
    [You] Du setzt
   *[other] { $who } setzt
} { $chips } auf { $spot }.
is-ready = { $who ->
    [You] Du bist
   *[other] { $who } ist
} bereit.
leaves = { $who ->
    [You] Du stehst
   *[other] { $who } steht
} vom Tisch auf.
shuffles = Der Croupier mischt { $packs } Kartenspiele und bietet die Abhebekarte an.

## Was ein Spieler denkt

why-bet = von einem Einsatz behält das Haus auf die Dauer: { $kept }
why-bet-gains = von einem Einsatz behält das Haus auf die Dauer: { $kept }; wer setzt, gewinnt: { $gained }
why-bet-all-gain = von einem Einsatz behält das Haus auf die Dauer nichts; wer setzt, gewinnt: { $gained }

## Die Hausregeln

option-decks-8 = Acht Kartenspiele sind im Schlitten: 416 Karten.
option-decks-6 = Sechs Kartenspiele sind im Schlitten: 312 Karten.
option-decks-4 = Vier Kartenspiele sind im Schlitten: 208 Karten.
option-decks-2 = Zwei Kartenspiele sind im Schlitten: 104 Karten.
option-decks-1 = Ein Kartenspiel ist im Schlitten: 52 Karten.
option-banco-full = Wer mit Banker gewinnt, bekommt immer gleich viel, womit Banker auch gewinnt.
option-half-on-six = Gewinnt Banker mit Sechs, so bekommt man für Banker nur die Hälfte.
option-back-on-seven = Gewinnt Banker mit einer Sieben aus drei Karten, so kommt der Einsatz auf Banker zurück.
option-burn-by-value = Eine Karte wird offen verbrannt, und dazu so viele, wie sie zählt.
option-burn-one = Eine Karte wird verbrannt, offen.
option-burn-none = Keine Karte wird verbrannt.
option-pairs = Wetten auf ein Paar bei Player oder bei Banker bringen 11 zu 1; bei acht Paketen behält das Haus etwa 10 %.
option-no-pairs = Auf ein Paar bei Player oder bei Banker kann man nicht setzen.
option-either = Die Wette auf ein Paar in irgendeiner Hand bringt 5 zu 1; bei acht Paketen behält das Haus etwa 14 %.
option-no-either = Auf ein Paar in irgendeiner Hand kann man nicht setzen.
option-perfect = Zwei erste Karten von gleichem Rang und gleicher Farbe bringen 25 zu 1; bei acht Paketen behält das Haus etwa 13 %.
option-no-perfect = Auf ein perfektes Paar kann man nicht setzen.
option-big-small = Die Wette auf vier Karten bringt 3 zu 2, die auf mehr 54 zu 100; bei acht Paketen behält das Haus etwa 5 %.
option-no-big-small = Auf die Zahl der Karten kann man nicht setzen.
option-dragon = Der Drachenbonus zahlt danach, wie hoch eine Hand gewinnt; bei acht Paketen behält das Haus bei Player etwa 3 %, bei Banker 9 %.
option-no-dragon = Es gibt keinen Drachenbonus.
option-lucky-six = Die Wette auf einen Banker-Sieg mit Sechs bringt 12 zu 1, mit drei Karten 20 zu 1; bei acht Paketen behält das Haus etwa 17 %.
option-no-lucky-six = Auf einen Banker-Sieg mit Sechs kann man nicht setzen.
option-dragon-seven = Die Wette auf einen Banker-Sieg mit Sieben aus drei Karten bringt 40 zu 1; bei acht Paketen behält das Haus etwa 8 %.
option-no-dragon-seven = Auf einen Banker-Sieg mit Sieben aus drei Karten kann man nicht setzen.
option-panda = Die Wette auf einen Player-Sieg mit Acht aus drei Karten bringt 25 zu 1; bei acht Paketen behält das Haus etwa 10 %.
option-no-panda = Auf einen Player-Sieg mit Acht aus drei Karten kann man nicht setzen.
option-commission-5 = Wer mit Banker gewinnt, zahlt fünf Prozent Kommission.
option-commission-4 = Wer mit Banker gewinnt, zahlt vier Prozent Kommission.
option-commission-0 = Wer mit Banker gewinnt, bekommt 1 zu 1.
option-commission-none = Wer mit Banker gewinnt, bekommt 1 zu 1; das ist gut für den, der setzt, nicht für das Haus.
option-tie-8 = Wer mit Tie gewinnt, bekommt 8 zu 1.
option-tie-9 = Wer mit Tie gewinnt, bekommt 9 zu 1.
option-tie-pushes = Bei Tie kommen die Einsätze auf Player und Banker zurück.
option-tie-loses = Bei Tie verlieren die Einsätze auf Player und Banker.
option-marker = Die Marke steckt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} vor dem Ende des Schlittens.
option-finish-hand = Der Coup, in dem die Marke erscheint, ist der letzte des Schlittens.
option-one-more-hand = Nach dem Coup, in dem die Marke erscheint, folgt noch einer.
option-burn-ten = Ist die verbrannte Karte eine Zehn oder ein Bild, so werden zehn weitere verbrannt.
option-burn-alone = Eine Zehn oder ein Bild wird allein verbrannt.
option-shoes = Das Spiel endet nach { $n ->
    [one] 1 Schlitten
   *[other] { $n } Schlitten
}.
option-min-bet = Ein Einsatz ist mindestens { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-max-bet = Ein Einsatz ist höchstens { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-max-bet-none = Ein Einsatz darf so groß sein, wie die Chips reichen.

## Was nicht zusammengeht

refuse-marker-far = Die Marke steckt { $n } Karten vor dem Ende; mit { $decks ->
    [one] einem Kartenspiel
   *[other] { WORD($decks) } Kartenspielen
} sind es höchstens { $most } (BAC-20).
refuse-marker-near = Noch ein Coup nach der Marke braucht { $least } Karten hinter ihr; verlangt waren { $n } (BAC-S12).
refuse-commission = { $short ->
    [half_on_six] Ein Tisch, der bei Sechs halb zahlt,
   *[back_on_seven] Ein Tisch, der bei Sieben zurückgibt,
} nimmt keine Kommission; verlangt waren { $n } % (BAC-H2).
refuse-perfect = Ein Kartenspiel hat keine Karte zweimal, also gibt es kein perfektes Paar (BAC-H8).
refuse-chips = Der kleinste Einsatz ist { $least }, und alle beginnen mit { $n } (BAC-06).
refuse-max-bet = Der kleinste Einsatz ist { $least } und der größte { $n } (BAC-06).

## Die Regelbücher

denexa = Denexa Games
denexa-line = Acht Kartenspiele im Schlitten; vom Gewinn auf Banker behält das Haus fünf Prozent, Tie bringt 8 zu 1.

## Tipps

hint-bet = { $chips } auf { $spot }
hint-no-bet = nichts auf { $spot }
# wie ein Tipp und eine Liste der Chancen die Wette nennen
hint-spot = { $spot ->
    [player] Player
    [banker] Banker
    [tie] Tie
    [player-pair] ein Player-Paar
    [banker-pair] ein Banker-Paar
    [either-pair] ein Paar bei Player oder Banker
    [perfect-pair] ein perfektes Paar
    [big] Groß
    [small] Klein
    [dragon-player] den Drachenbonus für Player
    [dragon-banker] den Drachenbonus für Banker
    [lucky-six] Lucky Six
    [dragon-seven] Dragon Seven
   *[panda-eight] Panda Eight
}
hint-ready = bereit
hint-leave = aufstehen
hint-cut = bei { $cards } abheben
any-cut = eine Stelle ist so gut wie die andere
bet-is-down = der Einsatz liegt, und ein zweiter wäre nicht besser
house-keeps-of = das Haus behält auf die Dauer { $share } von 100 Chips{ $best ->
    [yes] { ", " }am wenigsten von den dreien
    [all] { ", " }am wenigsten von allen
   *[no] { "" }
}
bettor-gains-of = wer setzt, gewinnt auf die Dauer { $share } von 100 Chips{ $best ->
    [yes] { ", " }am meisten von den dreien
    [all] { ", " }am meisten von allen
   *[no] { "" }
}

# Das Spiel, wie es in der Liste steht.

sentence = Setz auf Player, Banker oder Unentschieden; die Karten entscheiden, und das Haus gibt.
length = zehn Minuten
seats = 1 bis 9
nothing-to-review = Bei Mini Baccarat entscheiden die Karten, und keine Wette ist gut: Es gibt nichts zu besprechen.
group-shoe = Der Schlitten
group-side = Nebenwetten

# Was man die Chancen fragen kann.

ask-coup = Die Chancen des nächsten Coups, und was das Haus von jedem Einsatz behält.
ask-cost = Was man beim Setzen in einer Stunde verliert.
ask-roads = Ob die Tafeln etwas über den nächsten Coup verraten.
ask-shoe = Wie viele Karten von jedem Wert noch im Schlitten sind, erst Zehnen und Bilder, dann Asse bis Neunen; ohne Angabe alle.
shoe-part = { $value ->
    [0] Zehnen und Bilder
    [1] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
   *[9] Neunen
}
ask-gone = Karten, die den Schlitten verlassen haben; ohne Angabe keine.
ask-bet = Der Einsatz; ohne Angabe auf Banker.
ask-stake = Chips auf jeden Coup; ohne Angabe 10.
ask-coups = Coups in einer Stunde; ohne Angabe 70.
wins-banker = Banker gewinnt
wins-player = Player gewinnt
comes-tie = ein Tie
comes-natural = ein Natural
edge-on = das Haus behält vom Einsatz auf { $spot }
edge-means = Die letzten { WORD($n) } sind Anteile des Einsatzes auf lange Sicht; mit einem Minus gewinnt, wer setzt.
pairs-not-told = Ein Schlitten nach Werten verrät nichts über Paare: Lass ihn für diese Wetten ganz und nenn die Karten, die heraus sind.
cost-coup = verlorene Chips pro Coup
cost-hour = verlorene Chips pro Stunde
hour-strays = eine einzelne Stunde weicht davon ab um (Chips)
cost-means = Bei { $coups ->
    [one] 1 Coup
   *[other] { $coups } Coups
} pro Stunde mit { $stake ->
    [one] 1 Chip
   *[other] { $stake } Chips
} auf { $spot }, jeder aus diesem Schlitten. Die letzte Zahl ist eine Standardabweichung.
after-none = Banker gewinnt, ohne Ties, aus vollem Schlitten
after-all = ausgeteilt: nach irgendetwas
after-win = ausgeteilt: nach einem Sieg von { $spot ->
    [banker] Banker
   *[player] Player
}
after-streak = ausgeteilt: nach { $n } oder mehr Siegen von { $spot ->
    [banker] Banker
   *[player] Player
} hintereinander
after-red = ausgeteilt: wo Banker im Big Eye Boy rot ergäbe
after-blue = ausgeteilt: wo Banker im Big Eye Boy blau ergäbe
roads-mean = All das ist dieselbe Zahl, bis auf den Zufall: Was auf den Tafeln liegt, verrät nichts über den nächsten Coup.

# Was eine Studie über Regeln misst.

measure-house = was das Haus von einem gesetzten Chip behält
measure-punto = was ein Chip auf Player je Coup verliert
measure-banco = was ein Chip auf Banker je Coup verliert
measure-tie = was ein Chip auf Tie je Coup verliert
measure-banco-won = Coups, die Banker gewinnt, Anteil
measure-ties = Coups, die unentschieden enden, Anteil
measure-commission = Kommission von einem gesetzten Chip

# Labels of the options, at set-up.

label-decks = Kartenspiele im Schlitten
label-commission = Kommission auf Banker
label-banco-short = Kleinere Auszahlung auf Banker
label-tie-pays = Auszahlung für Tie
label-tie-pushes-main-bets = Einsätze bei Tie zurück
label-marker-from-end = Karten hinter der Marke
label-after-marker = Nach der Marke
label-burn-value-of-ten-and-faces = Zehnen und Bilder verbrennen
label-burn = Verbrannte Karten
label-pair-bets = Wetten auf ein Paar
label-either-pair = Wette auf ein Paar in irgendeiner Hand
label-perfect-pair = Wette auf ein perfektes Paar
label-big-small = Wetten auf die Zahl der Karten
label-dragon-bonus = Drachenbonus
label-lucky-six = Wette auf Banker mit Sechs
label-dragon-seven = Wette auf Banker mit drei Karten und Sieben
label-panda-eight = Wette auf Player mit drei Karten und Acht
label-shoes = Zahl der Schlitten
label-max-bet = Größter Einsatz
