# Spielarten von Pyramid: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

three-passes = Dreimal durch
three-passes-line = Du gehst den Talon dreimal durch.
three-passes-1 = Du gehst den Talon dreimal durch, Karte für Karte.
three-passes-2 = Nach dem dritten Mal bleibt, was dann noch liegt.

one-pass = Einmal durch
one-pass-line = Du gehst den Talon nur einmal durch.
one-pass-1 = Du gehst den Talon einmal durch, Karte für Karte.

all-52 = Alle 52
all-52-line = Jede Karte muss weg: Pyramide, Talon und Ablage.
all-52-gone = Gewonnen ist erst, wenn alle 52 Karten weg sind.
all-52-2 = Du gehst den Talon durch, sooft du willst.
all-52-3 = Sonst ist es das übliche Spiel: Zwei Karten, die dreizehn ergeben, gehen zusammen, Könige allein.

tuts-tomb-by-threes = Tut's Tomb zu dreien
tuts-tomb-by-threes-line = Je drei Karten werden gezogen, und eine Karte darf mit der gehen, die noch auf ihr liegt.
tuts-tomb-by-threes-1 = Gezogen werden je drei Karten, und die letzte liegt obenauf.
tuts-tomb-by-threes-2 = Eine Karte darf auch mit der einen gehen, die noch auf ihr liegt.

giza = Giza
giza-line = Kein Talon: Die anderen 24 Karten liegen offen in acht Spalten zu dreien, und alle 52 müssen weg.
giza-1 = Es gibt keinen Talon, und die anderen 24 Karten liegen offen in acht Spalten zu dreien.
giza-2 = Die oberste Karte jeder Spalte geht mit jeder anderen, die frei ist.
