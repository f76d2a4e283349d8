# Five Hundred. Geboten wird wie im Bridge: ein Kontrakt wird erfüllt, oder er fällt.

# Was angesagt wird.

bid = { WORD($n) } { $strain ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[NT] ohne Trumpf
}
nullo = Nullo
open-nullo = offenes Nullo
grand-nullo = Grand Nullo

# Was nicht geht, und was stattdessen ginge.

no-six = { $inkle ->
    [first_two_seats] Sechs dürfen nur die ersten beiden bieten, jeder gleich beim ersten Mal.
    [first_two_bids] Sechs darf man nur bieten, bis zwei Gebote abgegeben sind.
   *[off] An diesem Tisch bietet niemand sechs.
} Das niedrigste Gebot ist jetzt sieben Pik.
no-nullo = Nullo wird an diesem Tisch nicht gespielt.
no-open-nullo = Offenes Nullo gibt es an diesem Tisch nicht.
nullo-after-seven = Nullo darf man erst bieten, wenn jemand sieben geboten hat.
no-grand-nullo = Grand Nullo wird an diesem Tisch nicht gespielt.
no-nullo-after = Eure Seite hat „Ass, kein Bild“ gesagt und weitergespielt, also dürft ihr kein Nullo bieten.
grand-nullo-after = Grand Nullo darfst du erst bieten, wenn dein Partner Nullo geboten hat.
not-ace-no-face = Dafür brauchst du genau ein Ass, kein Bild und keinen Joker.
discard-so-many = Leg { WORD($wanted) } Karten ab, nicht { $n ->
    [one] eine
   *[other] { WORD($n) }
}.
discard-different = Leg verschiedene Karten ab, der Reihe nach genannt.
name-a-suit = Nenn die Farbe, die zu bedienen ist, wenn du den Joker ausspielst.
joker-waits = Du hast { $suit }. Den Joker darf nur spielen, wer nicht bedienen kann.
joker-too-late = Du hast { $suit }, und die Farbe war schon dran. Den Joker darf nur legen, wer sie nicht mehr hat.
no-joker = Du hast den Joker nicht.
joker-not-led = Eine Farbe nennst du nur, wenn du den Joker ausspielst.
joker-calls-for-trumps = Es gibt Trumpf, also fordert der Joker Trumpf. Nenn keine Farbe.
shown-out = Du hast gezeigt, dass du kein { $suit } mehr hast. Nenn eine andere Farbe.

# Der Spielzettel.

took = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $per } × { $n }
contract-took = { $contract }, { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $state ->
    [made] erfüllt
   *[set] gefallen
}
all-ten = { $contract }, mit allen zehn Stichen erfüllt
took-for-nothing = { $n } gezählt, ohne Punkte
others-took = die andere Seite hat { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}: { $per } × { $n }

# Der Tisch.

joker = Joker
ace-no-face = Ass, kein Bild
short-nt = { $n } oT
sits-out = setzt aus
open-hand = Offenes Nullo
middle = Mitte
your-discards = Deine abgelegten Karten
no-trump = ohne Trumpf
from-the-middle = aus der Mitte
left-bower = linker Bauer
led-for = ausgespielt für { $suit }

# Was man sagen kann.

discard = { $n ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [6] Sechs
   *[other] Fünf
} ablegen
joker-for = Joker für { $suit }
deal-again = Neu geben
same-dealer = es gibt noch einmal derselbe
play-on = Weiterspielen
without-nullo = eure Seite darf kein Nullo bieten
no = Nein
ready = Bereit
perfect-play = Stiche, die perfektes Spiel beider Seiten bringt (mit offenen Karten), wo eine Farbe Trumpf ist und der Joker keine andere nennen kann
partner-may-ask = dein Partner darf neu geben lassen

# Was vom Betrachter erwartet wird.

answer-partner = Dein Partner hat ein Ass und kein Bild. Neu geben oder weiterspielen?
nothing-to-announce = Du hast nichts anzusagen. Bereit zum Bieten?
announce = Sagst du „Ass, kein Bild“ an?
discard-now = Du hast die Mitte aufgenommen. Leg { WORD($n) } Karten ab.

# Der Stand und das Ende.

goal-contract = { $rule ->
    [exceed] über
   *[reach] bis
} { $points }, mit einem erfüllten Kontrakt
taken = { $n } gemacht
nullo-stands = { $contract }, kein Stich
nullo-set = { $contract }, { $n } gemacht: gefallen
win = Gewonnen haben mit { $points } Punkten: { $who }.

# Was geschehen ist.

leads-joker = { $who ->
    [You] Du spielst den Joker aus und nennst
   *[other] { $who } spielt den Joker aus und nennt
} { $suit }.
discards = { $who ->
    [You] Du legst
   *[other] { $who } legt
} { $cards } ab.
discards-unseen = { $who ->
    [You] Du legst
   *[other] { $who } legt
} verdeckt ab.
dealt = Die Karten sind gegeben, die Mitte liegt verdeckt.
announces = { $who ->
    [You] Du sagst
   *[other] { $who } sagt
} „Ass, kein Bild“ an.
announces-nothing = { $who ->
    [You] Du sagst
   *[other] { $who } sagt
} „Ass, kein Bild“ nicht an.
asks-for-deal = { $who ->
    [You] Du willst
   *[other] { $who } will
} neu geben lassen.
plays-on = { $who ->
    [You] Du spielst
   *[other] { $who } spielt
} weiter.

# Was ein Spiel gebracht hat.

panel-contract = { $end ->
    [made] Erfüllt
   *[set] Gefallen
}. { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $bid } geboten; { $one ->
    [You] du
   *[other] { $one }
} und { $two ->
    [You] du
   *[other] { $two }
}: { $tricks }, { $points }.
panel-alone = { $end ->
    [made] Erfüllt
   *[set] Gefallen
}. { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $bid } geboten: { $tricks }, { $points }.
panel-three = { $end ->
    [made] Erfüllt
   *[set] Gefallen
}. { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $bid } geboten; { MID($side) }: { $tricks }, { $points }.
panel-side = { $side }: { $tricks }, { $points }.
turn = { $who ->
    [You] { $end ->
        [made] Du erfüllst
       *[set] Du fällst mit
    }
   *[other] { $who } { $end ->
        [made] erfüllt
       *[set] fällt mit
    }
} { $bid }
head-contract = Kontrakt
head-taken = Stiche

# Tipps und Besprechungen.

move-bid = { $bid } bieten
move-discard = { $cards } ablegen
move-joker-for = Joker für { $suit }
move-no = nein sagen
move-announce = „Ass, kein Bild“ ansagen
move-redeal = neu geben
move-play-on = weiterspielen
other-cards = { $n } andere Karten
not-announced = { $who ->
    [You] du hast
   *[other] das Blatt hat
} { $wrong ->
    [face] ein Bild
    [ace] kein Ass
    [aces] mehr als ein Ass
   *[joker] den Joker
}
joker-beats = den Joker schlägt nichts
made-only = nach { $bid } { $who ->
    [You] { $alone ->
        [yes] erfüllst du dein Gebot
       *[no] erfüllt deine Seite ihr Gebot
    }
   *[other] { $alone ->
        [yes] erfüllt das Blatt sein Gebot
       *[no] erfüllt die eigene Seite ihr Gebot
    }
} nur { $often }
others-bid-on = die anderen bieten weiter und fallen { $often }
void = { $who ->
    [You] du hast danach nichts mehr in { $suits } und kannst
   *[other] das Blatt hat danach nichts mehr in { $suits } und kann
} stechen
every-trump-stays = alle Trümpfe bleiben
highest-under = das ist die höchste Karte, die darunter bleibt
loses = das gewinnt den Stich nicht
stays-under = das bleibt unter dem Stich

# Wonach ein Tisch spielt.

no-such-sides = { $sides ->
    [threes] Zu dritt auf einer Seite spielt man nur zu sechst
   *[pairs] Paare gibt es nur zu viert oder zu sechst
}; am Tisch sitzen { WORD($seats) }.
pack-does-not-deal-out = { $seats ->
    [2] Zwei spielen mit 33 Karten, zehn davon liegen tot; verlangt waren { $pack } Karten und { $middle } in der Mitte.
   *[other] Zehn Karten für { WORD($seats) } und { $middle } in der Mitte gehen in { $pack } Karten nicht auf.
}
needs-a-partner = { $option ->
    [grand_nullo] Grand Nullo
   *[ace_no_face] „Ass, kein Bild“
} braucht einen Partner, und { $sides ->
    [threes] davon gibt es hier zwei
   *[alone] hier hat niemand einen
}.
option-pairs = Partner sitzen sich gegenüber, zwei auf jeder Seite.
option-threes = Zwei Seiten zu dritt sitzen abwechselnd um den Tisch.
option-alone = Alle spielen für sich; gegen den Alleinspieler halten die anderen in jedem Spiel zusammen, und jeder schreibt seine Stiche.
option-pack-33 = Gespielt wird mit 33 Karten: Sieben bis Ass und der Joker.
option-pack-43 = Gespielt wird mit 43 Karten: ohne Zweien, Dreien und schwarze Vieren, mit dem Joker.
option-pack-45 = Gespielt wird mit 45 Karten: ohne Zweien und Dreien, mit dem Joker.
option-pack-53 = Gespielt wird mit 53 Karten: alle 52 und der Joker.
option-pack-63 = Gespielt wird mit 63 Karten: zu den 52 kommen Elfen, Zwölfen, zwei rote Dreizehnen und der Joker.
option-middle = In der Mitte { $n ->
    [one] liegt eine Karte
   *[other] liegen { $n } Karten
}.
option-target = Gespielt wird bis { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
option-exceed = Eine Seite braucht mehr Punkte als das Ziel.
option-reach = Eine Seite braucht so viele Punkte wie das Ziel oder mehr.
option-by-contract = Gewinnen kann nur eine Seite, die in diesem Spiel ihren Kontrakt erfüllt.
option-by-tricks = Auch Punkte für Stiche können die Partie gewinnen.
option-lose-at = { $count ->
    [0] Eine Seite, die nach einem Spiel 0 Punkte oder weniger hat, verliert.
    [one] Eine Seite, die auf { $n } Punkt oder darunter fällt, verliert.
   *[other] Eine Seite, die auf { $n } Punkte oder darunter fällt, verliert.
}
option-no-floor = Niemand verliert, weil er wenig Punkte hat.
option-rounds = Geboten wird höchstens { $n ->
    [one] eine Runde
   *[other] { $n } Runden
} lang.
option-one-round = Geboten wird eine Runde lang.
option-three-passes = Geboten wird, bis hinter einem Gebot alle anderen gepasst haben.
option-pass-final = Wer gepasst hat, bietet nicht mehr mit.
option-pass-open = Wer gepasst hat, darf später wieder bieten.
option-raise-own = Haben alle anderen gepasst, darf der Letzte sein Gebot noch einmal erhöhen.
option-bid-stands = Haben alle anderen gepasst, steht das Gebot.
option-inkle-seats = Sechs dürfen nur die ersten beiden bieten, jeder gleich beim ersten Mal.
option-inkle-bids = Sechs darf man bieten, bis zwei Gebote abgegeben sind.
option-inkle-off = Niemand bietet sechs.
option-inkle-anyone = Sechs darf jeder bieten, jederzeit.
option-nullo = Man darf Nullo bieten: keinen Stich zu machen, allein und ohne Trumpf.
option-no-nullo = Niemand bietet Nullo.
option-nullo-low = Jedes Gebot von acht überbietet Nullo.
option-nullo-by-value = Nullo steht nach seinen 250 Punkten zwischen acht Pik und acht Kreuz.
option-nullo-first = Nullo darf gleich das erste Gebot sein.
option-no-open-nullo = Niemand bietet offenes Nullo.
option-open-nullo-by-value = Offenes Nullo zählt 500, liegt nach dem ersten Stich offen und steht zwischen zehn Karo und zehn Herz.
option-open-nullo-top = Offenes Nullo zählt 500, liegt nach dem ersten Stich offen und überbietet jede Zahl.
option-grand = Wessen Partner Nullo geboten hat, darf Grand Nullo bieten.
option-no-grand = Niemand bietet Grand Nullo.
option-ace-no-face = Wer genau ein Ass, kein Bild und keinen Joker hat, darf vor dem Bieten „Ass, kein Bild“ sagen.
option-as-dealt = Jedes Blatt wird gespielt, wie es gegeben ist.
option-all-pass-play = Passen alle, wird ohne Trumpf und ohne Kontrakt gespielt.
option-all-pass-same = Passen alle, gibt derselbe noch einmal.
option-all-pass-next = Passen alle, gibt der Nächste.
option-slam = Wer einen kleineren Kontrakt mit allen zehn Stichen erfüllt, bekommt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
option-no-slam = Alle zehn Stiche bringen nicht mehr als der Kontrakt selbst.
option-joker-names = Wer den Joker ausspielt, nennt in jedem Spiel die Farbe, die zu bedienen ist.
option-joker-calls = Wo es Trumpf gibt, fordert ein ausgespielter Joker Trumpf.
option-joker-void = Ohne Trumpf darf den Joker auf eine Farbe nur legen, wer sie nicht hat.
option-joker-first-round = Ohne Trumpf darf der Joker auch gelegt werden, wenn eine Farbe zum ersten Mal ausgespielt wird.
option-joker-any-time = Ohne Trumpf ist der Joker die höchste Karte und darf in jeden Stich.
option-points-always = Die Gegenspieler bekommen zehn Punkte je Stich, was auch aus dem Kontrakt wird.
option-points-if-set = Die Gegenspieler bekommen nur dann Punkte für Stiche, wenn der Kontrakt fällt.
option-points-never = Die Gegenspieler bekommen keine Punkte für ihre Stiche.
option-both-declarer = Kommen beide Seiten in einem Spiel über das Ziel, gewinnt die mit dem erfüllten Kontrakt.
option-both-higher = Sind beide Seiten über dem Ziel, wenn ein Kontrakt erfüllt ist, gewinnt die höhere Punktzahl.
line = Zwei Paare, 45 Karten mit dem Joker; drei Bietrunden, Nullo, und bei −500 ist man raus.

# Was es jetzt zu tun gilt.

due-answer = neu geben zu lassen oder weiterzuspielen
due-announce = zu sagen, ob du „Ass, kein Bild“ hast
due-discard = { WORD($n) } Karten abzulegen

# Das Spiel, wie es in der Liste steht.

title = Five Hundred
sentence = Biete um den Trumpf, nimm die Mitte auf und mach deine Stiche, oder gar keinen: Nullo.
length = eine Stunde
seats = 2 bis 6

# Was man die Chancen fragen kann.

ask-middle = Was in der Mitte liegt: der Joker, und wie viele Trümpfe.
ask-bid = Wie oft ein Blatt ein Gebot erfüllt, das niemand überbietet.
ask-hand = Die zehn Karten des Blatts; ohne Angabe ist keine bekannt.
ask-own-hand = Die zehn Karten des Blatts.
ask-contract = Das Gebot: sechs bis zehn mit einer Farbe oder ohne Trumpf, oder Nullo.
odds-joker = der Joker liegt in der Mitte
odds-trumps = Trümpfe in der Mitte im Durchschnitt
odds-trumps-of = { $n ->
    [0] kein Trumpf liegt
    [one] 1 Trumpf liegt
   *[other] { $n } Trümpfe liegen
} dort
odds-trumps-mean = { $n } von { $unseen } ungesehenen Karten sind Trümpfe, darunter der Joker und beide Bauern, soweit ungesehen.
odds-made = erfüllt das Gebot
odds-side-tricks = Stiche der Seite im Durchschnitt
odds-rule-players = Die anderen Karten werden zufällig verteilt, die anderen passen, und alle Blätter werden nach Faustregeln gespielt.

# Was eine Studie über Regeln misst, und woran ihre Spieler angepasst sind.

measure-contracts = Spiele mit einem Kontrakt, Anteil
measure-level = gebotene Stiche je Kontrakt, der auf Stiche geht
measure-sets = gefallene Kontrakte, Anteil
measure-took = Stiche der Seite mit dem Kontrakt, je Kontrakt, der auf Stiche geht
measure-no-trump = Kontrakte ohne Trumpf unter denen, die auf Stiche gehen
measure-nullos = Nullos unter allen Kontrakten
measure-nullos-set = gefallene Nullos, Anteil
measure-redeals = Neugeben nach „Ass, kein Bild“, je gespieltes Spiel
measure-assumed = Spieler bieten, legen ab und spielen nach Werten, die an die Regeln von Denexa Games angepasst sind; an geänderte Regeln werden sie nicht neu angepasst.

# Labels of the options, at set-up.

label-sides = Seiten
label-pack = Kartenspiel
label-middle = Karten in der Mitte
label-lose-at = Punktestand, der verliert
label-bid-rounds = Bietrunden
label-pass-is-final = Passen ist endgültig
label-raise-own = Das eigene Gebot erhöhen
label-inkle = Gebote von sechs
label-nullo = Nullo
label-nullo-rank = Rang von Nullo
label-nullo-after-seven = Nullo erst nach einem Gebot von sieben
label-open-nullo = Offenes Nullo
label-grand-nullo = Grand Nullo
label-ace-no-face = Ansage „Ass, kein Bild“
label-all-pass = Wenn alle passen
label-slam-bonus = Punkte für alle zehn Stiche
label-joker-lead-naming = Joker ausspielen
label-joker-no-trump = Joker ohne Trumpf
label-trick-points = Punkte für die Gegenspieler
label-both-over = Beide Seiten über dem Ziel
