# Spades. „Null“ heißt am Tisch Nil, überzählige Stiche heißen Bags.

# -- Tipps: Züge in Worten, und Gründe als Hauptsätze ($who zieht, wo nichts anderes dabeisteht) -----

look-at-hand = die Karten aufnehmen
bid-nil-blind = Blind Nil ansagen
bid-nil = Nil ansagen
bid = { $n } ansagen
nil = Nil
no-need-to-bid-blind = nichts zwingt dazu, blind anzusagen

off-nil = das nimmt { $who ->
    [You] deinem Nil
   *[other] dem Nil von { $who }
} den Stich ab
over-nil = das geht drüber, bevor { $who ->
    [You] dein Nil
   *[other] das Nil von { $who }
} spielen muss
left-to-nil = das lässt { $who ->
    [You] deinem Nil
   *[other] dem Nil von { $who }
} den Stich
under-nil = das ist niedrig, und { $who ->
    [You] du hast
   *[other] { $who } hat
} Nil angesagt
enough = { $who ->
    [You] deine
   *[other] die eigene
} Seite hat ihre { $bid }, und ein Stich mehr wäre Bag { $bag }
one-trick-more = der { $trick } Stich kommt { $often }
takes-that-many = so viele { $who ->
    [You] machst du
   *[other] macht das Blatt
} { $often }
own-nil-kept = { $who ->
    [You] dein
   *[other] das eigene
} Nil gelingt { $often }
nil-kept = { $who ->
    [You] dein Nil
   *[other] das Nil von { $who }
} gelingt { $often }
nil-falls = { $who ->
    [You] dein Nil
   *[other] das Nil von { $who }
} fällt { $often }
others-set = die anderen fallen { $often }
bag-escaped = { $who ->
    [You] du vermeidest
   *[other] man vermeidet
} so { $often } einen weiteren Bag
contract-made = { $who ->
    [You] dein
   *[other] der eigene
} Kontrakt gelingt { $often }
highest-under = das ist die höchste Karte, die drunterbleibt, gut für { $who ->
    [You] dein
   *[other] das eigene
} Nil
stays-under = das bleibt unter dem Stich, gut für { $who ->
    [You] dein
   *[other] das eigene
} Nil
rid-of-winner = eine Karte, die einen Stich machen könnte, ist so weg, gut für { $who ->
    [You] dein
   *[other] das eigene
} Nil
low-lead = niedrig ausspielen ist am wenigsten gefährlich, gut für { $who ->
    [You] dein
   *[other] das eigene
} Nil

two-sides-only = perfektes Spiel wird nur für zwei Seiten gezeigt
perfect-play = Stiche, die perfektes Spiel beider Seiten bringt (mit offenen Karten), in Spielen ohne Nil

# -- was nicht geht ----------------------------------------------------------

cut-how-many = Heb 1 bis { $most } Karten ab.
club-opens = { $card } eröffnet den ersten Stich. Spiel sie aus.
no-spade-first = Zum ersten Stich darf kein Pik ausgespielt werden. Spiel eine andere Farbe aus.
not-broken = Pik ist noch nicht gebrochen. Spiel eine andere Farbe aus.
no-passing = Bei Spades passt niemand. Sag etwas an.
hand-seen = Du hast deine Karten schon gesehen. Sag etwas an.
hand-face-down = Deine Karten liegen noch verdeckt. Sag Blind Nil an, oder nimm sie zuerst auf.
nil-not-played = Nil wird an diesem Tisch nicht gespielt.
bid-too-low = Die niedrigste Ansage ist hier { $lowest }.
bid-too-high = Du hast { $n } Karten, also ist { $n } die höchste Ansage.
no-blind-bid-for-two = Du hast die Karten gesehen, die du gezogen hast, und kannst nicht blind ansagen.
blind-nil-not-played = Blind Nil wird an diesem Tisch nicht gespielt.
blind-nil-from-behind = Blind Nil darf nur eine Seite ansagen, die mindestens { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} zurückliegt.
too-late-for-blind-nil = Du hast deine Karten schon angesehen, für Blind Nil ist es zu spät.
misdeal-of-two = Bei einem Vergeben hat einer am Tisch zu viele Karten und einer zu wenige.
not-in-long-hand = { $card } ist nicht in dem Blatt, das zu lang ist.

# -- der Anschreibezettel ----------------------------------------------------

set-line = { $bid } angesagt, { $taken } gemacht: gefallen
made-line = { $bid } angesagt, { $taken } gemacht: erfüllt, 10 × { $scored }
made-with-bags = { $bid } angesagt, { $taken } gemacht: erfüllt, 10 × { $scored } + { $bags } { $bags ->
    [one] Bag
   *[other] Bags
}{ $each ->
    [1] { "" }
   *[other] { " × " }{ $each }
}
nil-made = Nil gelungen
nil-failed = Nil gefallen, mit { $tricks } { $tricks ->
    [one] Stich
   *[other] Stichen
}
blind-nil-made = Blind Nil gelungen
blind-nil-failed = Blind Nil gefallen, mit { $tricks } { $tricks ->
    [one] Stich
   *[other] Stichen
}
failed-nil-bags = das gefallene Nil gibt { $bags } { $bags ->
    [one] Bag
   *[other] Bags
}
ten-bags = { $before } { $before ->
    [one] Bag
   *[other] Bags
} und { $more } dazu sind { $after }: { $left } bleiben
