# Pyramide.

title = Pyramide
sentence = Trag die Pyramide ab, immer zwei Karten, die zusammen dreizehn ergeben.
length = zehn Minuten

# Die Regeln eines Tisches.

denexa-line = Eine Karte geht nur, wenn nichts auf ihr liegt.
tuts-tomb-line = Eine Karte geht auch mit der einen, die noch auf ihr liegt.
overlap = Eine Karte darf mit der Karte gehen, die auf ihr liegt, wenn sonst keine auf ihr liegt.
no-overlap = Eine Karte darf nur gehen, wenn nichts auf ihr liegt.
passes = Der Talon wird { $n ->
    [1] einmal
   *[other] { $n }-mal
} durchgespielt.
passes-unlimited = Der Talon darf beliebig oft durchgespielt werden.
draw-one = Gezogen wird eine Karte nach der anderen.
draw-three = Gezogen werden je drei Karten; die letzte liegt oben.
draw-any-time = Gezogen werden darf jederzeit.
draw-gated = Gezogen werden darf nur, wenn in der Pyramide selbst weder ein Paar noch ein König frei ist.
waste-top = Die oberste Karte der Ablage darf immer gespielt werden.
waste-fresh = Nur die eben gezogene Karte darf gespielt werden, bis zum nächsten Ziehen.
waste-pairs = Die beiden obersten Karten der Ablage dürfen zusammen gehen.
waste-with-pyramid = Eine Karte der Ablage darf nur mit einer aus der Pyramide gehen.
stock-top = Die oberste Karte des Talons liegt offen und darf gespielt werden.
stock-face-down = Der Talon liegt verdeckt.
no-reserve = Die anderen 24 Karten sind der Talon.
reserve-giza = Die anderen 24 Karten liegen offen in acht Spalten zu drei Karten; es gibt keinen Talon.
refuse-stock-top = { $other ->
    [draw_count] Wo drei Karten auf einmal gezogen werden
    [draw_gate] Wo man nur zieht, wenn sonst nichts geht
   *[waste_top_playable] Wo nur die eben gezogene Karte gespielt werden darf
}, liegt die oberste Karte des Talons nicht offen (PYR-H2).
win-pyramid = Gewonnen ist, wenn die Pyramide weg ist.
# was gemessen wurde: von 100 Spielen
must-go = { $all ->
    [yes] Alle 52 Karten müssen weg.
   *[no] Die Pyramide muss weg.
}
can-be-won = { $aim } Von 100 Spielen kann man etwa { $winnable } gewinnen, ein geübter Spieler gewinnt { $won ->
    [0] keins
   *[other] { $won }
}.
win-all = Gewonnen ist, wenn Pyramide, Talon und Ablage weg sind.

# Was nicht geht, und was stattdessen ginge.

take-out-due = Karten herauszunehmen oder zu ziehen
for-one = Pyramide spielt man allein.
no-stock-here = Es gibt hier keinen Talon: Alle Karten liegen offen.
stock-empty = Der Talon ist leer, es gibt nichts zu ziehen.
draw-when-stuck = Ziehen darfst du nur, wenn in der Pyramide selbst weder ein Paar noch ein König frei ist.
stock-not-empty = Im Talon sind noch Karten. Zieh sie, ehe du die Ablage umdrehst.
both-empty = Talon und Ablage sind beide leer.
no-more-passes = Den Talon darfst du { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} durchspielen, und das hast du.
only-a-king = Allein geht nur ein König. Zu { $card } gehört noch eine Karte.
king-alone = Ein König ist allein schon dreizehn. Nimm ihn allein heraus.
not-thirteen = Ein Paar ergibt dreizehn, diese beiden ergeben { WORD($n) }.
no-waste-pair = Zwei Karten der Ablage gehen hier nicht zusammen.
waste-top-or-two = Von der Ablage darf nur die oberste Karte gespielt werden, oder die beiden obersten zusammen.
only-just-drawn = Von der Ablage darf nur eine eben gezogene Karte gespielt werden.
only-waste-top = Von der Ablage darf nur die oberste Karte gespielt werden.
covered = { $card } liegt noch unter { $above }.
absent = { $card } liegt weder in der Pyramide noch auf der Ablage.

# Der Tisch.

clear-pyramid = die Pyramide abtragen
clear-all = alle 52 Karten abtragen
cards-left = Karten übrig
moves = Züge
gone = weg
pairs = passt
stock-pass = Talon, Durchgang { $n }
stock-pass-of = Talon, Durchgang { $n } von { $passes }
waste = Ablage
reserve = Reserve
out-of-play = Aus dem Spiel
draw = Ziehen
turn-over = Ablage umdrehen
give-up = Aufgeben
uncovers = legt { $cards } frei
came-out = { $end ->
    [won] gewonnen
    [given-up] aufgegeben
   *[lost] verloren
}, { $n } von { $of } Karten abgetragen

# Was geschieht, und was zu tun ist.

take-out = Nimm zwei Karten heraus, die zusammen dreizehn ergeben, oder einen König allein.
nothing-pairs = Jetzt passt nichts. Zieh.
stock-is-empty = Der Talon ist leer. Dreh die Ablage um.
nothing-left = Es gibt nichts mehr zu tun.
wins = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
}: { $cleared ->
    [clear_all_52] Alle Karten sind
   *[clear_pyramid] Die Pyramide ist
} nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weg.
gave-up = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} auf; in der Pyramide { $n ->
    [one] bleibt eine Karte
   *[other] bleiben { $n } Karten
}.
is-lost = Das Spiel ist verloren: { $n ->
    [one] Eine Karte kann
   *[other] { $n } Karten können
} die Pyramide nie mehr verlassen.
is-lost-open = Das Spiel ist verloren: Kein König und kein Paar kann gehen, und { $n ->
    [one] eine Karte liegt
   *[other] { $n } Karten liegen
} noch da.
takes-out-two = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { $high } und { $low } heraus.
takes-out = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { $card } heraus.
draws = { $who ->
    [You] Du ziehst
   *[other] { $who } zieht
} { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
}.
turns-over = { $who ->
    [You] Du drehst
   *[other] { $who } dreht
} die Ablage um.
gives-up = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} auf.
dealt = Die Karten sind gegeben.

# Züge und Gründe, innerhalb eines Satzes.

pair = { $high } mit { $low }
draw-from-stock = vom Talon ziehen
turn-waste-over = die Ablage umdrehen
resign = aufgeben
king-needs-none = ein König braucht keinen Partner
opens = das legt in der Pyramide { $n ->
    [one] eine weitere Karte
   *[other] { $n } weitere Karten
} frei
two-less = zwei Karten weniger
nothing-better = etwas Besseres gibt es nicht
for-nothing = der Talon ist umsonst durchgespielt
by-thumb = { $why } (nach Faustregeln: { $because })
keeps-it-so = dieses Spiel ist noch zu gewinnen, und so bleibt es dabei
orders-won = so sind { $n } von { $of } Reihenfolgen des Talons zu gewinnen
hopeless = dieses Spiel ist nicht mehr zu gewinnen
hopeless-in-all = in keiner von { $of } Reihenfolgen des Talons ist dieses Spiel noch zu gewinnen
frees = das legt { $cards } frei
cannot-be-cleared = diese Pyramide ist nicht mehr abzutragen
can-be-cleared = die Pyramide ist noch abzutragen
clear-this-way = so ist die Pyramide noch abzutragen
cleared-often = die Pyramide ist noch abzutragen: { $often }
cleared-in-none = in keiner der geprüften Reihenfolgen des Talons ist die Pyramide abzutragen
cleared-in-all = in jeder geprüften Reihenfolge des Talons ist die Pyramide abzutragen
deck-not-told = ob dieses Spiel zu gewinnen ist, kann diese Installation nicht sagen
deck-unknown = ob dieses Spiel zu gewinnen ist, war nicht herauszufinden
deck-could-win = dieses Spiel war zu gewinnen
deck-hopeless = dieses Spiel hätte niemand gewinnen können

# Was man die Chancen fragen kann.

ask-rules = Wie viele Partien unter diesen Regeln zu gewinnen sind.
ask-deal = Ob eine Partie zu gewinnen ist, und mit welchen Zügen.
ask-cards = Die 52 Karten: die Pyramide von der Spitze an, Reihe für Reihe, dann der Talon, die erste Karte zuerst.
deals-won = Partien, die zu gewinnen sind
deal-won = zu gewinnen (1: ja, 0: nein)
deal-steps = Schritte eines kürzesten Weges
deal-moves = Züge dieses Weges
all-in-sight = Wenn alle Karten offen liegen und kein Fehler geschieht.
not-found-out = { $n ->
    [one] 1 Partie blieb
   *[other] { $n } Partien blieben
} ungeklärt: als verloren gezählt, und das Intervall ist um so viel breiter.
no-line = Alle Wege sind versucht: Keiner führt zum Ziel.
line-wins = Der Weg ist nach den Regeln gespielt worden und gewinnt. Aufdecken und die neue oberste Karte der Ablage gleich spielen ist ein Schritt.
line-wins-longer = Der Weg ist nach den Regeln gespielt worden und gewinnt. Ob es einen kürzeren gibt, blieb offen.

# Was eine Studie über Regeln misst.

measure-points = Hier kostet jede Karte, die in der Pyramide liegen bleibt, einen Punkt.
measure-cleared = gewonnene Spiele, Anteil
measure-left = Karten, die in der Pyramide bleiben, je Spiel
measure-left-lost = Karten, die in der Pyramide bleiben, je nicht gewonnenes Spiel
measure-moves = Züge je Spiel
measure-recycled = wie oft die Ablage umgedreht wird, je Spiel
measure-resigned = aufgegebene Spiele, Anteil

# Labels of the options, at set-up.

label-overlap-match = Paar mit der Karte darauf
label-stock-passes = Durchgänge durch den Talon
label-draw-count = Karten je Zug
label-draw-gate = Wann gezogen wird
label-waste-top-playable = Ältere Ablagekarten spielbar
label-stock-waste-pairs = Paare in der Ablage
label-stock-top-playable = Offener Talon
label-reserve = Die anderen 24 Karten
label-win-condition = Zum Sieg
