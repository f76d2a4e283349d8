# Spielarten von War: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

three-down = Drei verdeckt
three-down-line = In jedem Krieg legt jeder drei Karten verdeckt, und die vierte entscheidet.
three-down-1 = Im Krieg legt jeder drei Karten verdeckt und deckt die vierte auf.
three-down-2 = Sind auch die gleich, folgt noch ein Krieg mit drei weiteren Karten.
short-turns-last = Wem die Karten ausgehen, der deckt die letzte auf, und sie zählt.

one-down = Eine verdeckt
one-down-line = In jedem Krieg legt jeder eine Karte verdeckt, wie viele Kriege auch aufeinander folgen.
one-down-1 = Im Krieg legt jeder eine Karte verdeckt und deckt die nächste auf.
one-down-2 = Sind auch die gleich, folgt noch ein Krieg mit einer weiteren Karte.
