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
