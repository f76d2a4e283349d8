# Wer nicht an der Reihe ist.

not-your-turn = Du bist nicht an der Reihe.
game-over = Das Spiel ist aus.
undealt = Warte, bis die Karten gegeben sind.
no-dealer-yet = Warte, bis feststeht, wer zuerst gibt.
# $due ist eine Wendung mit „zu“: „eine Karte zu spielen“
time-to = Jetzt ist es Zeit, { $due }.
due-play = eine Karte zu spielen
due-bid = zu bieten oder zu passen
not-by-chance = Den Zug { $move } macht der Zufall jetzt nicht.

# Der erste Geber und das Blatt.

draw-high = Jeder zieht eine Karte; die höchste gibt zuerst.
random-dealer = Wer zuerst gibt, entscheidet das Los.
dealer-is-drawn = Wer zuerst gibt, wird hier mit gezogenen Karten bestimmt.
dealer-is-named = Wer zuerst gibt, entscheidet hier das Los, nicht eine gezogene Karte.
no-such-seat = Die Plätze gehen von 0 bis { $last }; angegeben ist { $seat }.
draw-one-each = Jeder der { $seats } Spieler zieht eine Karte; es sind aber { $n }.
draw-all-different = Die Karten, die um das Geben gezogen werden, stammen aus einem Blatt von 52 und sind alle verschieden.
whole-pack = Gegeben wird das ganze Blatt von { $n } Karten; { $found }.

# Stiche.

not-held = { $card } hast du nicht.
follow = { $suit } ist ausgespielt, und du hast { $n ->
    [one] eine Karte davon. Spiel sie
   *[other] { WORD($n) } davon. Spiel eine
}.
follow-other-suit = { $follow } { CAP($card) } zählt hier als { $suit }.

# Setzen.

there-is-a-bet = Es sind { $chips } gesetzt. Geh mit, erhöhe oder steig aus.
nobody-has-bet = Noch hat niemand gesetzt. Schieb oder setz.
one-size = Du kannst nur { $word ->
    [raise] auf { $chips } erhöhen
   *[bet] { $chips } setzen
}.
sizes = Du kannst { $word ->
    [raise] auf mindestens { $least } und höchstens { $most } erhöhen
   *[bet] mindestens { $least } und höchstens { $most } setzen
}.
smallest-bet = Der kleinste Einsatz ist { $chips }; so viel lassen deine Chips oder das Pot-Limit nicht zu.
no-more-raises = An diesem Tisch { $n ->
    [0] wird nicht erhöht
    [one] wird je Runde nur einmal erhöht
   *[other] wird je Runde höchstens { $n }-mal erhöht
}. Geh mit oder steig aus.
raise-takes-chips = Zum Erhöhen brauchst du selbst Chips, und einen Mitspieler, der noch welche hat.

# Pokerhände.

rank = { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
   *[ace] Ass
}
ranks = { $rank ->
    [two] Zweien
    [three] Dreien
    [four] Vieren
    [five] Fünfen
    [six] Sechsen
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [ten] Zehnen
    [jack] Buben
    [queen] Damen
    [king] Könige
   *[ace] Asse
}
# $form ist „bare“, wo davor steht, wessen Hand es ist: „Noras Paar Neunen“
high = { $rank } hoch
pair = { $form ->
    [bare] Paar
   *[a] ein Paar
} { $ranks }
two-pair = zwei Paare, { $ranks } und { $others }
three = drei { $ranks }
straight = { $form ->
    [bare] Straße
   *[a] eine Straße
}, { $rank } hoch
flush = { $form ->
    [bare] Flush
   *[a] ein Flush
}, { $rank } hoch
full-house = { $form ->
    [bare] Full House
   *[a] ein Full House
}, { $ranks } mit { $others }
four = vier { $ranks }
five = fünf { $ranks }
straight-flush = { $form ->
    [bare] Straight Flush
   *[a] ein Straight Flush
}, { $rank } hoch

# Bieten, abheben, weitergeben und setzen.

pass = passen
too-low = { CAP($stands) } steht, { $bid } ist zu niedrig.
cut-how-many = Heb 1 bis { $most } Karten ab.
pass-how-many = Gib { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
} weiter; gewählt hast du { WORD($given) }.
smallest-bet-is = Der kleinste Einsatz ist { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.

# Was in mehreren Spielen zu wählen ist, und Spielarten.

option-chips = Alle beginnen mit { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-max-deals = Wie es auch steht, nach { $n ->
    [one] einem Spiel
   *[other] { $n } Spielen
} ist die Partie aus.
label-target = Punkte zum Sieg
label-target-rule = Erreichen des Ziels
label-win-with-contract = Nur mit erfülltem Kontrakt gewinnen
label-max-deals = Höchstzahl der Spiele
label-first-dealer = Erster Geber
label-counting = Kartenpunkte
label-jokers = Joker
label-chips = Chips zu Beginn
label-bet = Kleinster Einsatz
cutthroat = Jeder für sich
two-hands = Zu zweit
three-pairs = Zu sechst in drei Paaren
two-threes = Drei gegen drei
