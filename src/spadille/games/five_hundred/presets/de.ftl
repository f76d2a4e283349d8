# Spielarten von Five Hundred: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

australian = Australisch
australian-line = 43 Karten, drei in der Mitte, geboten wird, bis drei gepasst haben, Nullo nach einem Gebot von sieben, offenes Nullo.
australian-1 = Gespielt wird mit 43 Karten und drei in der Mitte, und geboten wird, bis drei gepasst haben.
australian-2 = Nullo (Misère) darf man bieten, wenn jemand sieben geboten hat, und offenes Nullo für 500 jederzeit.
australian-3 = Ohne Trumpf darf der Joker fallen, wenn eine Farbe das erste Mal kommt; alle zehn Stiche bringen mindestens 250.

american = Amerikanisch, eine Runde
american-line = Jeder bietet einmal, und das höchste Gebot steht.
american-1 = Jeder darf einmal bieten, und das höchste Gebot steht.
american-2 = Passen alle, gibt der Nächste, und ein ausgespielter Joker verlangt Trumpf, wenn es Trumpf gibt.
ten-tricks-250 = Alle zehn Stiche bringen mindestens 250, und mit 500 Punkten ist gewonnen.

cutthroat-line = Zu dritt, jeder für sich, mit 33 Karten und drei in der Mitte.
cutthroat-1 = Jeder spielt für sich, und die beiden anderen halten gegen den Alleinspieler zusammen.
cutthroat-2 = Gespielt wird mit 33 Karten und drei in der Mitte, und jeder andere schreibt seine eigenen Stiche.

two-hands-line = Zwei spielen mit je zehn Karten, und zehn bleiben liegen.
two-hands-1 = Jeder hat zehn von 33 Karten, drei liegen in der Mitte, und zehn sind nicht im Spiel.
two-hands-2 = Passen beide, gibt der andere.

three-pairs-line = Drei Paare, der Partner sitzt gegenüber, mit 63 Karten.
three-pairs-1 = Zu sechst spielen drei Paare, und dein Partner sitzt dir gegenüber.
pack-of-63 = Gespielt wird mit 63 Karten: Über den Zehnen stehen Elfen, Zwölfen und zwei rote Dreizehnen.
three-pairs-3 = Die anderen Paare halten gegen die Seite zusammen, die das Gebot hat; alle zehn Stiche bringen mindestens 250, und 500 gewinnen.

two-threes-line = Zwei Seiten zu dritt, immer jeder Zweite, mit 63 Karten.
two-threes-1 = Zu sechst spielen drei gegen drei, und jeder Zweite gehört zu dir.
