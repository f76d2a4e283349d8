# Wörter, die jeder Ordner gebraucht: Namen in einer Reihe, Zahlen, wie man sie sagt.

you = Du
nobody = niemand
north = Nord
east = Ost
south = Süd
west = West
list = { $most } und { $last }
decimal = { $whole },{ $part }
number = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}

# Wonach ein Tisch spielt.

more = Weiteres
bidding = Ansagen und Bieten
scoring = Abrechnung
play = Spielweise
the-end = Das Ende
idle = Bei den übrigen Regeln macht das keinen Unterschied.
idle-choice = { $choice } Bei den übrigen Regeln macht das keinen Unterschied.
choice = so will es der Tisch
choice-by = so will es der Tisch, nach { $by }
choice-instead = so will es der Tisch, statt { $instead }
choice-by-instead = so will es der Tisch, nach { $by }, statt { $instead }

# Wörter vom Kartentisch, und Seiten in anderen Sprachen.

said-so = { $word } (sprich: { $said })
page-in-english = Diese Seite gibt es nur auf Englisch.
in-english = { $text } (auf Englisch)
clauses-in-english = Die Regeln selbst stehen hier auf Englisch, unter ihren Nummern.
