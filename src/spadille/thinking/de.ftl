# Tipps und Besprechungen: ein Zug, der Grund, eine Zahl. Gründe sind Hauptsätze ohne Punkt: `$who` ist, wer zieht.

# -- Sätze -------------------------------------------------------------------

hint-anything = { CAP($move) }, oder etwas anderes: Die Züge sind etwa gleich gut.
hint-either = { CAP($move) } oder { $other }: etwa gleich gut.
hint-why = { CAP($move) }: { CAP($why) }.
hint-plain = { CAP($move) } ist am besten. Einen einfachen Grund gibt es nicht.
hint-best = { CAP($move) } ist am besten.
hint-costs = { CAP($move) } ist am besten. { $costs }

others-even = Die anderen sind etwa gleich gut.
these-even = { CAP($moves) } { $n ->
    [one] ist
   *[other] sind
} etwa gleich gut.
one-costs = { CAP($move) } kostet { $price }.
all-cost = Alles andere kostet { $price } oder mehr.
all-cost-the-game = Alles andere kostet die Partie.
even-and-one-costs = Etwa gleich gut: { $moves }; { $move } kostet { $price }.
even-and-all-cost = Etwa gleich gut: { $moves }; alles andere kostet { $price } oder mehr.
even-and-all-cost-the-game = Etwa gleich gut: { $moves }; alles andere kostet die Partie.
more-moves = { WORD($n) } weitere

reviewed-in-trick = Stich { $n }. { $told }
reviewed-taste = { $who ->
    [You] Du
   *[other] { $who }
}: { $played }. Geschmackssache.
reviewed = { $who ->
    [You] Du
   *[other] { $who }
}: { $played }. Besser: { $better }. { CAP($price) }.
reviewed-why = { $who ->
    [You] Du
   *[other] { $who }
}: { $played }. Besser: { $better }; { $why }. { CAP($price) }.

luck-line = { CAP($who) }: { $amount } { $way ->
    [gained] gewonnen
   *[lost] verloren
} gegen die anderen. Das Glück { $luck_way ->
    [brought] brachte
   *[cost] kostete
} { $luck }, das Spiel { $play_way ->
    [brought] brachte
   *[cost] kostete
} { $play }.
luck-means = Spiel: wie viel besser die Züge waren als die eines durchschnittlichen Spielers. Glück: alles andere, vor allem die Karten.

# -- Zahlen ------------------------------------------------------------------

about = etwa { $amount }
the-game = die Partie
costs-the-game = es kostet die Partie
games-in-100 = { $n } von 100 Partien
amount = { $n } { $kind ->
    [points] { $n ->
        [one] Punkt
       *[other] Punkte
    }
    [chips] { $n ->
        [one] Chip
       *[other] Chips
    }
    [cards] { $n ->
        [one] Karte
       *[other] Karten
    }
   *[other] { $unit }
}
unit = { $kind ->
    [points] Punkte
    [chips] Chips
    [cards] Karten
   *[other] { $unit }
}
figures-both = { $move }: { $points } { $unit }, Partie gewonnen { $chance }
figures-worth = { $worth } ± { $error }
figures-points = { $move }: { $points } { $unit }
figures-chance = { $move }: Partie gewonnen { $chance }

in-ten = { $tenths ->
    [0] fast nie
    [1] in einem von 10 Fällen
    [5] in der Hälfte der Fälle
    [10] fast immer
   *[other] in { $tenths } von 10 Fällen
}
contract-made = { $who ->
    [You] { $alone ->
        [yes] du erfüllst { $what ->
            [bid] dein Gebot
           *[contract] deinen Kontrakt
        }
       *[no] deine Seite erfüllt { $what ->
            [bid] ihr Gebot
           *[contract] ihren Kontrakt
        }
    }
   *[other] { $alone ->
        [yes] das Blatt erfüllt { $what ->
            [bid] sein Gebot
           *[contract] seinen Kontrakt
        }
       *[no] die eigene Seite erfüllt { $what ->
            [bid] ihr Gebot
           *[contract] ihren Kontrakt
        }
    }
} { $often }
contract-set = { $alone ->
    [yes] der Alleinspieler fällt
   *[no] die anderen fallen
} { $often }
ordinal = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
    [12] zwölfte
    [13] dreizehnte
   *[other] { $n }.
}

# -- Züge --------------------------------------------------------------------

cards = { $cards }
of-a-suit = { $suit }{ $ranks }
rank = { $rank ->
    [two] -Zwei
    [three] -Drei
    [four] -Vier
    [five] -Fünf
    [six] -Sechs
    [seven] -Sieben
    [eight] -Acht
    [nine] -Neun
    [ten] -Zehn
    [eleven] -Elf
    [twelve] -Zwölf
    [thirteen] -Dreizehn
    [jack] -Bube
    [queen] -Dame
    [king] -König
   *[ace] -Ass
}

# -- Gründe ------------------------------------------------------------------

every-trick = jeden Stich
of-the-last = { $need } der letzten { $left } Stiche
needed = das gewinnt den Stich, und { $who ->
    [You] deine
   *[other] die eigene
} Seite braucht { $tricks }
stopped = { $who ->
    [one] jemand von den anderen braucht { $tricks }, und das verhindert einen
   *[all] die anderen brauchen { $tricks }, und das nimmt ihnen einen
}
partners-trick = { $partner ->
    [You] der Stich gehört schon dir
   *[other] der Stich gehört schon { $partner }
}

trumps-out = { $n ->
    [one] ein Trumpf ist noch draußen, ein kleinerer
   *[other] { $n } Trümpfe sind noch draußen, und keiner ist höher
}
highest-left = das ist die höchste Karte, die in { $suit } noch übrig ist
last-of-suit = es ist { $who ->
    [You] deine letzte Karte in { $suit }, und danach kannst du
   *[other] die letzte Karte in { $suit }, und danach kann man
} stechen
lowest = { $who ->
    [You] du kannst diesen Stich nicht gewinnen, und das ist deine kleinste Karte
   *[other] der Stich ist nicht zu gewinnen, und das ist die kleinste Karte
}
trumps-the-trick = { $who ->
    [You] du hast kein { $suit }, und der Trumpf
   *[other] { $suit } ist keins da, und der Trumpf
} holt den Stich
cheapest-winner = das ist die billigste Karte, die den Stich bis jetzt gewinnt

# -- Stärken -----------------------------------------------------------------

level-beginner = spielt irgendetwas, das erlaubt ist
level-regular = spielt nach guten Faustregeln
level-strong = denkt voraus

# -- Chancen: eine Zahl und wie sie gefunden wurde -----------------------------

ask-trump = Die Trumpffarbe; ohne Angabe Pik.
odds-exact = exakt
odds-sampled = ± { $error }, Stichprobe ({ $n ->
    [one] 1 Fall
   *[other] { $n } Fälle
}, Startwert { $seed })
odds-between = { $low } bis { $high }, Stichprobe ({ $n ->
    [one] 1 Fall
   *[other] { $n } Fälle
}, Startwert { $seed })
odds-alike = in allen { $n } Fällen gleich, Stichprobe (Startwert { $seed })
odds-one-case = Stichprobe (1 Fall, Startwert { $seed }): kein Intervall
odds-sample = ± { $error }, aus einer Stichprobe von { $n ->
    [one] einem Fall
   *[other] { $n } Fällen
}
odds-sample-between = { $low } bis { $high }, aus einer Stichprobe von { $n ->
    [one] einem Fall
   *[other] { $n } Fällen
}
odds-sample-alike = in allen { $n } Fällen einer Stichprobe gleich
odds-sample-of-one = aus einer Stichprobe von einem Fall: kein Intervall
odds-percent = { $figure } %
