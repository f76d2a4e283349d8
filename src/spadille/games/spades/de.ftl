# Spades. „Null“ heißt am Tisch Nil, überzählige Stiche heißen Bags.

# -- Tipps: Züge in Worten, und Gründe als Hauptsätze ($who zieht, wo nichts anderes dabeisteht) -----

look-at-hand = die Karten aufnehmen
bid-nil-blind = Blind Nil ansagen
bid-nil = Nil ansagen
bid = { $n } ansagen
nil = Nil
pass-cards = { $cards } weitergeben
rid-of-danger = diese Karten könnten einen Stich machen
low-for-nil = diese Karten machen am ehesten keinen Stich
no-need-to-bid-blind = nichts zwingt dazu, blind anzusagen
blind-by-chance = Blind Nil gewinnt von hier aus { $blind } von 100 Partien, mit aufgenommenen Karten sind es { $looking }

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
others-set = { $who ->
    [one] jemand von den anderen fällt
   *[all] die anderen fallen
} { $often }
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
partner-has-nil = Dein Partner hat Nil angesagt. Sag eine Zahl an.
must-be-nil = Dein Partner hat eine Zahl angesagt. Sag Nil an.
bid-your-spades = Deine Ansage ist die Zahl deiner Pik: { $n ->
    [0] Nil
   *[other] { $n }
}.
bid-your-spades-or-nil = Du darfst die Zahl deiner Pik ansagen, { $n }, oder Nil.
side-too-low = Die Ansagen deiner Seite müssen zusammen mindestens { $n } ergeben.
no-blind-bid-here = An diesem Tisch sagt niemand blind an.
total-fits = Alle Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben, also nicht { $n ->
    [0] Nil
   *[other] { $n }
}.
total-too-low = Alle Ansagen müssen zusammen mindestens { $n } ergeben.
face-down-or-blind = Deine Karten liegen noch verdeckt. Sag blind an, oder nimm sie zuerst auf.
too-late-to-bid-blind = Du hast deine Karten schon angesehen, für eine blinde Ansage ist es zu spät.
blind-bid-too-low = Die niedrigste blinde Ansage ist hier { $lowest }.
blind-bid-from-behind = Eine Zahl darf nur eine Seite blind ansagen, die mindestens { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} zurückliegt.
misdeal-of-two = Bei einem Vergeben hat einer am Tisch zu viele Karten und einer zu wenige.
pass-different = Jede Karte kann nur einmal weitergegeben werden.
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
short-line = { $bid } angesagt, { $taken } gemacht: gefallen, { $short } zu wenig
prize-won = { $bid } angesagt, { $taken } gemacht: erfüllt, { $prize }{ $bags ->
    [0] { "" }
   *[other] { " " }und { $bags } für Bags
}
bids-itself = erstes Spiel: { $taken } gemacht, 10 × { $taken }
boston = alle Stiche gemacht: Boston, und die Partie ist gewonnen
double-nil = { $end ->
    [made] { $nils ->
        [2] beide Nil gelungen
       *[other] alle Nil gelungen
    }
   *[set] { $nils ->
        [2] beide Nil gefallen
       *[other] alle Nil gefallen
    }
}
blind-bid-made = { $bid } blind angesagt und erfüllt
blind-bid-set = { $bid } blind angesagt und gefallen
bags-paid = für die Bags der anderen Seite
ten-bags = { $before } { $before ->
    [one] Bag
   *[other] Bags
} und { $more } dazu sind { $after }: { $left } bleiben

# -- Regeln zur Wahl, und Regelbücher ----------------------------------------

rule-partners = Partner sitzen sich gegenüber; Ansagen, Stiche und Punkte zählen zusammen.
rule-alone = Alle spielen allein.
rule-target = Die Partie endet, wenn eine Seite { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} erreicht.
rule-min-bid = Die niedrigste Ansage ist { $n }.
rule-min-bid-not-nil = Die niedrigste Ansage ist { $n }, von Nil abgesehen.
rule-nil = Man darf Nil ansagen: gar keinen Stich zu machen.
rule-no-nil = Niemand sagt Nil an.
rule-only-blind-nil = Nil darf nur blind angesagt werden.
rule-blind-nil = Man darf Nil blind ansagen, bevor man die Karten ansieht.
rule-no-blind-nil = Niemand sagt Nil blind an.
rule-nil-bonus = Ein gelungenes Nil bringt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-nil-penalty = Ein gefallenes Nil kostet { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-blind-nil-bonus = Ein gelungenes Blind Nil bringt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-blind-nil-penalty = Ein gefallenes Blind Nil kostet { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-blind-nil-at-any-score = Blind Nil darf man bei jedem Punktestand ansagen.
rule-failed-nil-bags = Die Stiche eines gefallenen Nils sind Bags.
rule-no-failed-nil-bags = Die Stiche eines gefallenen Nils zählen nicht als Bags.
rule-set-nothing = Eine Seite, die ihre Ansage nicht erfüllt, bekommt nichts.
rule-set-minus = Eine Seite, die ihre Ansage nicht erfüllt, verliert zehn Punkte für jeden angesagten Stich.
rule-points-taken = Eine Seite, die ihre Ansage erfüllt, bekommt zehn Punkte für jeden Stich, den sie gemacht hat.
rule-points-bid = Eine Seite, die ihre Ansage erfüllt, bekommt zehn Punkte für jeden angesagten Stich.
rule-overtricks = Jeder Bag, ein Stich über der Ansage, bringt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} dazu.
rule-overtricks-cost = Jeder Bag, ein Stich über der Ansage, kostet { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-bag-penalty = Je zehn Bags kosten { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-no-bag-penalty = Bags werden gezählt, kosten aber nichts.
rule-lead-any-time = Pik darf jederzeit ausgespielt werden.
rule-broken = Pik darf erst ausgespielt werden, wenn eins gefallen ist, es sei denn, man hat nur noch Pik.
rule-lead-any = Wer links vom Geber sitzt, spielt zuerst aus, jede Karte, die ausgespielt werden darf.
rule-lead-no-spade = Wer links vom Geber sitzt, spielt zuerst aus, jede Karte außer Pik.
rule-lead-lowest-club = Wer das niedrigste Kreuz hat, spielt es zuerst aus.
rule-mercy = Die Partie endet auch, wenn der Punktestand einer Seite auf { $n } oder tiefer fällt.
rule-no-mercy = Niemand verliert, weil er zu wenige Punkte hat.
rule-for-red-twos = Die Joker ersetzen Herz-Zwei und Karo-Zwei.
rule-for-heart-and-club = Die Joker ersetzen Herz-Zwei und Kreuz-Zwei.
rule-twos-low = Zweien sind die niedrigsten Karten ihrer Farben.
rule-twos-out = Die Zweien sind nicht im Spiel.
rule-two-of-spades-high = Pik-Zwei steht über Pik-Ass.
rule-diamond-over-spade = Karo-Zwei zählt als Pik und steht über Pik-Zwei; beide stehen über dem Ass.
rule-spade-over-diamond = Karo-Zwei zählt als Pik und steht unter Pik-Zwei; beide stehen über dem Ass.
rule-all-twos-high = Alle Zweien zählen als Pik über dem Ass, von oben: Pik, Karo, Kreuz und Herz.
rule-twos-over-jokers = Hohe Zweien stehen über den Jokern.
rule-jokers-over-twos = Joker stehen über den hohen Zweien.
rule-two-sides = Zu sechst spielen zwei Seiten zu dritt.
rule-three-sides = Zu sechst spielen drei Paare, die sich gegenübersitzen.
lowest-club-first = Zum ersten Stich geben alle ihr niedrigstes Kreuz. Deins ist { $card }.
no-spade-in-first-trick = Zum ersten Stich darfst du kein Pik spielen, solange du etwas anderes hast.
rule-lowest-clubs = Zum ersten Stich geben alle ihr niedrigstes Kreuz.
rule-any-clubs = Zum ersten Stich darf jedes Kreuz zugegeben werden.
rule-first-trick-spades = Zum ersten Stich darf Pik gespielt werden.
rule-no-first-trick-spades = Zum ersten Stich darf kein Pik gespielt werden, außer aus einem Blatt, das nur Pik hat, oder wenn ein solches es ausspielt.
rule-win-with-contract = Wer am Ende vorn liegt, gewinnt nur nach einem Spiel, in dem der eigene Kontrakt erfüllt wurde.
rule-win-without-contract = Wer am Ende vorn liegt, gewinnt, auch wenn der letzte Kontrakt gefallen ist.
rule-boston = Wer in einem Spiel alle Stiche macht, gewinnt sofort die Partie.
rule-no-boston = Alle Stiche zu machen bringt nichts, was die Ansagen nicht bringen.
rule-win-by = Die Partie endet erst, wenn der beste Punktestand um mindestens { $n } Punkte vorn liegt.
rule-win-by-any = Die Partie endet, gleich wie groß der Vorsprung ist.
rule-hand-limit = Die Partie endet auch nach { $n } { $n ->
    [one] Spiel
   *[other] Spielen
}, außer bei geteilter Führung.
rule-no-hand-limit = Die Partie hat keine feste Zahl von Spielen.
rule-no-jokers = Es gibt keine Joker.
rule-jokers = Zwei Joker ersetzen zwei der Zweien und sind Pik über dem Ass.
rule-jokers-here = Zwei Joker ersetzen Herz-Zwei und { $replaced ->
    [red_twos] Karo-Zwei
   *[other] Kreuz-Zwei
} und { $rank ->
    [highest] sind die höchsten Pik
   *[other] stehen als Pik zwischen dem Ass und den hohen Zweien
}.
rule-cut = Wer rechts vom Geber sitzt, hebt ab, bevor gegeben wird.
rule-no-cut = Niemand hebt ab.
rule-thrown-unseen = Wer zu zweit die oberste Karte behält, legt die nächste ungesehen weg.
rule-thrown-drawer = Wer zu zweit die oberste Karte behält, sieht die nächste an und legt sie weg.
rule-thrown-open = Wer zu zweit die oberste Karte behält, legt die nächste offen weg.
rule-misdeal-again = Nach einem Vergeben wird neu gegeben.
rule-misdeal-friendly = Ein Vergeben wird mit einer weitergereichten Karte geheilt, wenn alle einverstanden sind.
rule-nil-pass = Wer Nil ansagt, tauscht mit dem Partner vor dem ersten Ausspiel { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
rule-no-nil-pass = Für ein Nil werden keine Karten getauscht.
rule-pass-always = Karten werden für jedes Nil getauscht, ob blind oder nicht.
rule-pass-blind = Karten werden nur für ein blindes Nil getauscht.
rule-pass-nil-first = Das Nil gibt zuerst; der Partner sieht diese Karten und gibt dann zurück.
rule-pass-together = Beide wählen, was sie geben, bevor sie sehen, was sie bekommen.
rule-bid-freely = Jeder sagt an, was er will.
rule-suicide = Einer der beiden Partner sagt Nil an, der andere nicht.
rule-mirror = Jeder sagt so viele Stiche an, wie er Pik hat; ohne Pik sagt er Nil an.
rule-whiz = Jeder sagt so viele Stiche an, wie er Pik hat, oder Nil.
rule-side-min = Die Ansagen zweier Partner ergeben mindestens { $n }, auch neben einem Nil.
rule-no-side-min = Die Ansagen zweier Partner dürfen beliebig niedrig sein.
rule-both-nil = Beide Partner dürfen Nil ansagen.
rule-one-nil = Nur einer der beiden Partner darf Nil ansagen.
rule-bag-limit = Bei { $n } Bags ist die Strafe fällig; die Bags darüber bleiben stehen.
rule-failed-nil-counts = Die Stiche eines gefallenen Nils zählen für den Kontrakt der Seite.
rule-failed-nil-apart = Die Stiche eines gefallenen Nils helfen dem Kontrakt der Seite nicht.
rule-ten-for = Ein Kontrakt von genau zehn gewinnt oder verliert { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-no-ten-for = Ein Kontrakt von zehn zählt wie jeder andere.
rule-slam-for = Ein Kontrakt über alle Stiche gewinnt oder verliert { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-no-slam-for = Ein Kontrakt über alle Stiche zählt wie jeder andere.
rule-set-short = Eine gefallene Seite verliert zehn Punkte für jeden Stich, der ihr fehlt.
rule-bag-cost = Jedes Mal, wenn eine Seite diese Zahl erreicht, verliert sie { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
rule-closed = Alle wählen ihre Ansage verdeckt, dann werden alle zusammen aufgedeckt.
rule-bid-in-turn = Es wird laut und der Reihe nach angesagt.
rule-any-total = Die Ansagen aller dürfen jede Zahl ergeben.
rule-total-not-even = Die Ansagen aller dürfen nicht genau die Zahl der Stiche ergeben; darauf muss achten, wer zuletzt ansagt.
rule-total-min = Die Ansagen aller ergeben mindestens { $n }; darauf muss achten, wer zuletzt ansagt.
rule-no-total-min = Die Ansagen aller dürfen beliebig niedrig sein.
rule-bids-itself = Im ersten Spiel sagt niemand an: Jeder gemachte Stich zählt zehn Punkte.
rule-first-deal-is-bid = Im ersten Spiel wird angesagt wie in jedem anderen.
rule-zero-bid = Man darf 0 ansagen, was kein Nil ist: Die eigenen Stiche sind Bags.
rule-no-zero-bid = Niemand sagt 0 an; wer keinen Stich machen will, sagt Nil an.
rule-double-nil = Zwei Nil einer Seite bringen { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} mehr, wenn beide gelingen, und kosten ebenso viel mehr, wenn beide fallen.
rule-no-double-nil = Zwei Nil einer Seite zählen jedes für sich.
rule-jokers-break = Auch ein Joker bricht Pik.
rule-jokers-do-not-break = Joker brechen Pik nicht.
rule-bags-paid = Was Bags eine Seite kosten, bekommt die andere.
rule-bags-not-paid = Was Bags eine Seite kosten, bekommt niemand.
rule-blind-bid = Man darf { $n } oder mehr blind ansagen; blind angesagte Stiche zählen doppelt, wenn der Kontrakt erfüllt wird.
rule-no-blind-bid = Niemand sagt eine Zahl blind an.
rule-blind-bid-at-any-score = Zahlen darf man bei jedem Punktestand blind ansagen.
rule-blind-bid-double = Fällt der Kontrakt, kosten blind angesagte Stiche je zehn Punkte mehr.
rule-blind-bid-single = Fällt der Kontrakt, kosten blind angesagte Stiche nicht mehr als andere.
by-denexa = Zu zweit gegen zwei, ohne Nil; keine Ansage unter zwei, Pik jederzeit, jeder gemachte Stich zählt zehn.
by-bicycle = Jeder für sich, zu zweit bis zu sechst; kein Nil, Bags kosten nichts, eine verfehlte Ansage kostet nichts.
by-club = Zu zweit gegen zwei; Nil für 50, Blind Nil für 100, wenn man zurückliegt, Bags kosten nichts.
by-rules-of-spades = Zu zweit gegen zwei; Nil für 100, Blind Nil für 200, wenn man zurückliegt, zehn Bags kosten 100.
by-andrews = Partner, oder drei allein; Nil und Blind Nil jederzeit, kein Pik zum ersten Stich, wer auf −250 fällt, verliert.
club-page = Die Seite des Spieleklubs

# -- der Tisch ---------------------------------------------------------------

title = Spades
cards = Karten
fact-bid = Ansage
blind-nil = Blind Nil
bags = { $n } { $n ->
    [one] Bag
   *[other] Bags
}
blind-number = blind { $n }
bid-hidden = verdeckt
stock = Stapel
hand-down = Deine Karten, verdeckt

cut-the-cards = Abheben
choose-nil = Nil
choose-blind-nil = Blind Nil
won-or-lost = +{ $won } oder −{ $lost }{ $more ->
    [yes] {" "}oder mehr
   *[no] {""}
}
choose-blind-number = Blind { $n }
choose-look = Karten aufnehmen
keep-it = Behalten
next-is-thrown = { $thrown ->
    [drawer] du siehst die nächste Karte, und sie kommt weg
    [open] die nächste Karte kommt offen weg
   *[unseen] die nächste Karte kommt ungesehen weg
}
leave-it = Weglegen
next-is-yours = die nächste Karte kommt auf deine Hand
agree-to-pass = Eine Karte weiterreichen
deal-again = Neu geben

keep-or-leave = Behalte die oberste Karte vom Stapel, oder leg sie weg und nimm die nächste ungesehen.
cut-prompt = Heb ab.
misdealt = Vergeben: { $long ->
    [You] Du hast
   *[other] { $long } hat
} eine Karte zu viel, { $short ->
    [You] du
   *[other] { $short }
} eine zu wenig.
pass-or-deal = { $misdeal } Eine zufällige weiterreichen oder neu geben?
blind-or-look = Sag Blind Nil an, oder nimm zuerst deine Karten auf.
any-blind-or-look = Sag blind an, oder nimm zuerst deine Karten auf.
how-many-unseen = Wie viele Stiche machst du? Niemand sieht deine Ansage, bevor alle angesagt haben.
how-many = Wie viele Stiche machst du?
how-many-bid = Wie viele Stiche machst du? { $n } von { $tricks } sind angesagt.

from-partner = von deinem Partner
pass-them = Weitergeben
pass-prompt = Wähle { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
} für { $who }.
so-many-bid = { $n } angesagt
stand-over = { $stand }, { $bags } { $bags ->
    [one] Bag
   *[other] Bags
}
nil-stands = { $who ->
    [You] dein Nil
   *[other] Nil von { $who }
} steht noch
nil-is-set = { $who ->
    [You] dein Nil
   *[other] Nil von { $who }
} ist gefallen
drawn = Die Partie endet unentschieden: Alle haben gleich viele Punkte.
match-won = { CAP($who) } { $number ->
    [you] gewinnst
    [one] gewinnt
    [both] gewinnt
   *[many] gewinnen
} die Partie mit { $points } Punkten.

# -- was geschehen ist -------------------------------------------------------

passes-cards = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
} verdeckt weiter.
sloughs = { $who ->
    [You] Du wirfst { $card }
   *[other] { $who } wirft { $card }
} ab.
spades-broken = Pik ist gebrochen.
bids = { $who ->
    [You] Du sagst { $call }
   *[other] { $who } sagt { $call }
} an.
bids-unseen = { $who ->
    [You] Du hast
   *[other] { $who } hat
} angesagt.
one-bid = { $who ->
    [You] du
   *[other] { $who }
} { $call }
bids-shown = Die Ansagen werden aufgedeckt: { $bids }.
dealt-itself = Die Karten sind gegeben. In diesem Spiel sagt niemand an: Jeder Stich zählt zehn Punkte.
looks = { $who ->
    [You] Du nimmst deine Karten
   *[other] { $who } nimmt die Karten
} auf.
keeps = { $who ->
    [You] Du behältst
   *[other] { $who } behält
} die oberste Karte.
keeps-and-throws = { $who ->
    [You] Du behältst die oberste Karte und legst
   *[other] { $who } behält die oberste Karte und legt
} { $card } weg.
leaves = { $who ->
    [You] Du legst die oberste Karte
   *[other] { $who } legt die oberste Karte
} weg.
agrees = { $who ->
    [You] Du bist
   *[other] { $who } ist
} einverstanden, eine Karte weiterzureichen.
wants-new-deal = { $who ->
    [You] Du willst
   *[other] { $who } will
} neue Karten.
cuts = { $who ->
    [You] Du hebst
   *[other] { $who } hebt
} ab, und es wird gegeben.
shuffled = Die Karten werden gemischt.
dealt = Die Karten werden gegeben.
card-passed = Eine Karte wird weitergereicht.
moves = { $who ->
    [You] Du
   *[other] { $who }
}: { $move }.

# -- was ein Spiel gebracht hat ----------------------------------------------

head-bid = Ansage
head-taken = Gemacht
head-bags = Bags
did = { $who ->
    [You] Du
   *[other] { $who }
}: { $bid } angesagt, { $taken } gemacht.
contract-told = { $end ->
    [made] Erfüllt
   *[set] Gefallen
}. { CAP($who) }: { $bid } angesagt, { $taken } gemacht, { $points }{ $bags ->
    [0] { "" }
    [one] , { $bags } Bag
   *[other] , { $bags } Bags
}.
contract-was = { $who } { $number ->
    [you] hast
    [one] hat
    [both] habt
   *[many] haben
} { $bid } { $end ->
    [made] geschafft
   *[set] nicht geschafft
}
nil-told = { $who ->
    [You] Dein { $nil }
   *[other] { $nil } von { $who }
} ist { $end ->
    [made] gelungen
   *[set] gefallen
}: { $points }.
nil-was = { $who ->
    [You] dein { $nil }
   *[other] { $nil } von { $who }
} ist { $end ->
    [made] gelungen
   *[set] gefallen
}
itself-told = { CAP($who) }: { $taken } gemacht, { $points }.
itself-was = im ersten Spiel hat niemand angesagt
prize-told = { CAP($why) }: { $points }.
was-double-nil = zwei Nil zählten zusammen
was-bags-paid = Bags gingen an die andere Seite
was-blind-made = eine blinde Ansage gelang
was-blind-set = eine blinde Ansage fiel
was-nil-bags = das gefallene Nil brachte Bags
was-boston = eine Seite machte jeden Stich
bags-told = { $n ->
    [10] Zehn
   *[other] { $n }
} Bags: { $points }.
had-bags = { $who } mit { WORD($n) } Bags
plus = { $one } + { $other }

# -- in einer Liste von Spielen ----------------------------------------------

length = eine halbe Stunde
sentence = Sag an, wie viele Stiche du machst, und mach sie; Pik ist immer Trumpf.
usual = So, wie es die meisten spielen

# -- was jetzt dran ist: „Jetzt ist es Zeit, …“ ----------------------------------

due-cut = abzuheben
due-consent = einer weitergereichten Karte zuzustimmen oder neue Karten zu verlangen
due-pick = die oberste Karte zu behalten oder wegzulegen
due-bid = anzusagen
due-pass = Karten an den Partner weiterzugeben

# Das Spiel, wie es in der Liste steht.
seats = 2 bis 6

# Was man die Chancen fragen kann.

ask-tricks = Wie viele Stiche ein Blatt macht, und ob ein Nil gelänge.
ask-hand = Die Karten des Blatts.
ask-call = Seine Ansage, oder nil; ohne Angabe, was ein durchschnittlicher Spieler ansagt.
ask-place = Wann es ansagt: 1 zuerst und so fort; ohne Angabe 1.
odds-tricks = Stiche im Durchschnitt
odds-takes = macht { $n ->
    [0] keinen Stich
    [one] 1 Stich
   *[other] { $n } Stiche
}
odds-bid-reached = macht mindestens so viele Stiche wie angesagt
odds-nil-kept = dem Blatt gelingt ein Nil
odds-rule-players = Die anderen Karten werden zufällig verteilt, und alle Blätter sagen an und spielen nach Faustregeln.

# Was eine Studie über Regeln misst, und woran ihre Spieler angepasst sind.

measure-bid = angesagte Stiche je Kontrakt
measure-sets = gefallene Kontrakte, Anteil
measure-bags = Bags je Kontrakt
measure-nils = angesagte Nils je Seite und Spiel
measure-nils-kept = gelungene Nils, Anteil
measure-penalties = Strafen für Bags je Seite und Partie
measure-points = Ein Bag, für den noch keine Strafe gezahlt ist, zählt für seinen Teil einer Strafe: 10 Punkte, wo zehn Bags 100 kosten.
measure-assumed = Spieler sagen an und spielen nach Werten, die an die üblichen Regeln angepasst sind; an geänderte Regeln werden sie nicht neu angepasst.
no-pass-without-blind = Getauscht wird nur für ein blindes Nil, und { $other ->
    [bidding] in Suicide sagt niemand blind an
   *[blind_nil] blind sagt hier niemand an
} (SPD-H31).
suicide-without-partners = Suicide spielt man zu viert, zwei gegen zwei (SPD-H33).
bound-bids-for-two = Zu zweit sagt man frei an: Suicide, Mirror und Whiz brauchen mehr Spieler (SPD-S11).
failed-nil-counts-twice = Ein Stich eines gefallenen Nils zählt einmal: für den Kontrakt oder als Bag (SPD-H39).
no-partners-here = Partner brauchen vier oder sechs Spieler, hier sind es { WORD($seats) } (SPD-AND-36).
no-jokers-here = Mit Jokern spielen zwei oder vier, hier sind es { WORD($seats) } (SPD-S20).
min-bid-too-high = Bei { WORD($seats) } Spielern hat ein Blatt { $n } Karten, also ist { $bid } als niedrigste Ansage zu hoch (SPD-S26).
deuces-are-out = { $other ->
    [jokers_replace] Die Joker ersetzen diese Karten: { $cards }
   *[seats] Bei so vielen Spielern fehlen diese Karten: { $cards }
}; also können nicht alle diese Zweien hoch sein (SPD-H6).
closed-bids-unheard = Verdeckte Ansagen hört niemand, also kann { $other ->
    [bidding] in Suicide niemand wissen, ob der Partner Nil angesagt hat
    [side_min] niemand dafür sorgen, dass zwei Partner zusammen hoch genug ansagen
    [both_nil] niemand dem Partner das Nil lassen
    [total_min] niemand zuletzt dafür sorgen, dass alle zusammen hoch genug ansagen
   *[any_total] niemand zuletzt verhindern, dass die Ansagen die Zahl der Stiche ergeben
} (SPD-H43, { $clause }).
mirror-binds-already = In Mirror hat jedes Blatt nur eine Ansage; wer zuletzt ansagt, ist also durch keine Summe zu binden (SPD-H34, SPD-H44).
zero-that-pays = Eine Ansage von 0 kann nicht zehn Punkte für jeden gemachten Stich bringen (SPD-H47).
total-min-too-high = Zu { WORD($seats) } hat jeder { $n } Karten, also lassen sich zusammen { $bid } nicht verlangen (SPD-H45).

# Labels of the options, at set-up.

label-partnership = Partner
label-sides = Seiten zu sechst
label-min-bid = Niedrigste Ansage
label-nil = Nil
label-blind-nil = Blind Nil
label-nil-bonus = Prämie für Nil
label-nil-penalty = Strafe für ein gefallenes Nil
label-blind-nil-bonus = Prämie für Blind Nil
label-blind-nil-penalty = Strafe für ein gefallenes Blind Nil
label-blind-nil-behind = Blind Nil nur im Rückstand
label-failed-nil-bags = Bags aus gefallenem Nil
label-set-penalty = Strafe für eine verfehlte Ansage
label-trick-points = Punkte für Stiche
label-overtrick-points = Punkte je Bag
label-bag-penalty = Strafe für Bags
label-break-rule = Pik ausspielen
label-opening-lead = Erstes Ausspiel
label-lowest-clubs = Niedrigstes Kreuz zum ersten Stich
label-first-trick-spades = Pik im ersten Stich
label-mercy = Punktestand, der sofort verliert
label-hand-limit = Spiele je Partie, außer bei Gleichstand
label-win-by = Nötiger Vorsprung
label-jokers-replace = Durch Joker ersetzte Karten
label-deuces = Hohe Zweien
label-deuces-over-jokers = Hohe Zweien über den Jokern
label-cut = Abheben vor dem Geben
label-misdeal = Vergeben
label-max-deals = Höchstzahl der Spiele, auch bei Gleichstand
label-nil-pass = Getauschte Karten bei Nil
label-nil-pass-when = Wann getauscht wird
label-nil-pass-order = Wer zuerst tauscht
label-bidding = Ansagen
label-side-min = Niedrigste Ansage einer Seite
label-both-nil = Nil von beiden Partnern
label-bag-limit = Bags bis zur Strafe
label-failed-nil-counts = Gefallenes Nil hilft dem Kontrakt
label-ten-for = Prämie für Ansage zehn
label-slam-for = Prämie für die Ansage aller Stiche
label-closed = Verdeckte Ansagen
label-any-total = Beliebige Summe der Ansagen
label-total-min = Kleinste Summe der Ansagen
label-bids-itself = Erstes Spiel ohne Ansagen
label-zero-bid = Ansage 0 neben Nil
label-double-nil = Prämie für zwei Nil einer Seite
label-jokers-break = Joker brechen Pik
label-bags-paid = Bag-Strafe geht an die andere Seite
label-blind-bid = Niedrigste blinde Ansage
label-blind-bid-behind = Blinde Ansagen nur im Rückstand
label-blind-bid-loss = Verlust bei verfehlter blinder Ansage
label-thrown-card = Die weggelegte Karte, zu zweit
label-boston = Alle Stiche gewinnen die Partie
