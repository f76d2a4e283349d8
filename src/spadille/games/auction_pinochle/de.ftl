# Auction Pinochle. Geboten wird wie bei Five Hundred; gemeldet wird, bevor der erste Stich gespielt wird.

# Was angesagt wird.

bid = { $n }
shoot = alle zwölf Stiche

# Was nicht geht, und was stattdessen ginge.

no-such-bid = Hier bietet man von { $least } bis { $most } in Schritten von { $step }.
dealer-must-bid = Die anderen haben gepasst, also musst du bieten.
no-shooting = An diesem Tisch bietet niemand alle zwölf Stiche.
no-marriage = Du hast König und Dame von { $suit } nicht beisammen. Nenn eine Farbe mit Mariage.
name-trumps = Du hast eine Mariage. Nenn ihre Farbe als Trumpf.
no-conceding = An diesem Tisch wird jedes Spiel gespielt.
too-late = Aufgeben darf man ein Spiel nur, bevor die erste Karte liegt.
must-head = { $card } führt, und du kannst darüber gehen. Spiel { $n ->
    [one] die Karte, die es kann
   *[other] eine höhere Karte
}.
must-trump = Du hast kein { $suit }. Stich.
bury-so-many = Leg { WORD($n) } Karten weg; gewählt hast du { WORD($given) }.
choose-different = Wähl verschiedene Karten, der Reihe nach genannt.
must-overtrump = { $card } führt, und du hast einen höheren Trumpf. Spiel einen.

# Der Spielzettel.

in-melds = { $n } in Meldungen
in-tricks = { $n } in Stichen
melds-lost = { $n } in Meldungen zählen nicht
fell-short = { $bid } geboten: { $melds } in Meldungen und { $tricks } in Stichen sind zu wenig
conceded = { CAP($bid) } geboten und aufgegeben
made-it = { $bid } geboten: { $melds } in Meldungen und { $tricks } in Stichen
paid = an den Alleinspieler gezahlt
got-paid = vom Alleinspieler bekommen
shot = alle zwölf Stiche geboten, { $n } gemacht: { $state ->
    [made] erfüllt
   *[set] gefallen
}

# Der Tisch.

melded = Meldungen
your-melds = Deine Meldungen
melds-of = Meldungen von { $who }
widow = Stock
widow-taken = Aus dem Stock
buried = Weggelegt
your-buried = Von dir weggelegt
from-widow = neu aus dem Stock
from-partner = neu von deinem Partner

# Was man sagen kann.

concede = Aufgeben
concede-note = kostet das Gebot: { $bid }
concede-chips = zahlt jedem anderen { $chips } { $chips ->
    [one] Chip
   *[other] Chips
}
pass-them = Weitergeben
bury-them = { $n ->
    [3] Drei
   *[other] { $n }
} weglegen

# Was vom Betrachter erwartet wird.

name-now = Das Gebot ist deins. Nenn die Trumpffarbe.
no-marriage-to-name = Du hast keine Mariage für Trumpf.
only-give-up = Ohne Mariage kannst du keinen Trumpf nennen. Du kannst nur aufgeben.
pass-to-declarer = { CAP($suit) } ist Trumpf. Wähl { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
} für { $who }.
pass-back = Wähl { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
}, die an { $who } zurückgehen.
bury-now = Leg { WORD($n) } Karten weg. Sie zählen für dich, aber nicht mehr als Meldung.

# Der Stand und das Ende.

stand-melds = Meldungen { $melds }
stand-need = noch { $need } in Stichen
stand-against = spielt gegen das Gebot
stand-bid = { $bid } geboten, Meldungen { $melds }, noch { $need } in Stichen
stand-bid-brief = { $bid } geboten, noch { $need }
stand-shoot-brief = alle zwölf, { $n } gemacht
stand-shoot = alle zwölf geboten, { $n } gemacht
win-alone = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} die Partie mit { $points } { $chips ->
    [yes] Chips
   *[no] Punkten
}.
win = Gewonnen haben mit { $points } { $chips ->
    [yes] Chips
   *[no] Punkten
}: { $who }.

# Was geschehen ist.

shoots = { $who ->
    [You] Du bietest
   *[other] { $who } bietet
} alle zwölf Stiche.
names = { $who ->
    [You] Du machst
   *[other] { $who } macht
} { $suit } zu Trumpf.
concedes = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} das Spiel auf.
passes-cards = { $who ->
    [You] Du gibst
   *[other] { $who } gibt
} Karten verdeckt weiter.
takes-widow = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} { $cards } aus dem Stock auf.
buries-these = { $who ->
    [You] Du legst
   *[other] { $who } legt
} { $cards } weg.
buries = { $who ->
    [You] Du legst
   *[other] { $who } legt
} drei Karten weg.
dealt = Die Karten sind gegeben, immer drei auf einmal, { WORD($n) } für jeden.
a-meld = { $kind ->
    [run] { $n ->
        [one] eine Sequenz
       *[other] zwei Sequenzen
    }
    [royal] { $n ->
        [one] eine Trumpfmariage
       *[other] zwei Trumpfmariagen
    }
    [dix] { $n ->
        [one] die Dix
       *[other] beide Dixen
    }
    [pinochle] { $n ->
        [one] ein Pinochle
       *[other] ein doppeltes Pinochle
    }
    [aces] { $n ->
        [one] vier Asse
       *[other] acht Asse
    }
    [kings] { $n ->
        [one] vier Könige
       *[other] acht Könige
    }
    [queens] { $n ->
        [one] vier Damen
       *[other] acht Damen
    }
   *[jacks] { $n ->
        [one] vier Buben
       *[other] acht Buben
    }
}
a-marriage = { $n ->
    [one] eine Mariage
   *[other] zwei Mariagen
} in { $suit }
lays-down = { $who ->
    [You] Du meldest
   *[other] { $who } meldet
} { $melds }: { $points }.
melds-nothing = { $who ->
    [You] Du hast
   *[other] { $who } hat
} nichts zu melden.

# Was ein Spiel gebracht hat.

panel-bid = { $end ->
    [made] Erfüllt
   *[set] Gefallen
}. { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $bid } geboten: { $points }.
panel-side = { $side }: { $points }.
head-bid = Gebot
head-taken = Stiche
in-chips = { $n ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $n } Chips
}

# Tipps und Rückblick.

move-bid = { $bid } bieten
move-trumps = { $suit } als Trumpf
move-concede = aufgeben
move-pass = { $cards } weitergeben
move-bury = { $cards } weglegen
other-cards = { WORD($n) } andere Karten
partners-bid = { $partner ->
    [You] du hast
   *[other] { $partner } hat
} schon das höchste Gebot
worth-the-bid = mit { $suit } sollten etwa { $points } zu machen sein, { $alone ->
    [alone] { $melds } davon als Meldungen im Blatt
   *[paired] die Hilfe des Partners und { $melds } in Meldungen eingerechnet
}
not-worth-it = { $points ->
    [0] zu machen ist fast nichts
   *[other] zu machen sind etwa { $points }{ $alone ->
        [alone] {""}
       *[paired] { " " }mit dem Partner
    }
}, und das nächste Gebot ist { $bid }
must-bid = die anderen haben gepasst, also { $who ->
    [You] musst du
   *[other] muss der Geber
} bieten
melds-held = { $who ->
    [You] du hast
   *[other] das Blatt hat
} { $melds } in Meldungen mit { $suit }
paid-double = bei Pik wird doppelt gezahlt
no-marriage-held = { $who ->
    [You] du hast
   *[other] das Blatt hat
} keine Mariage für Trumpf
only-marriage = nur in dieser Farbe liegt eine Mariage
best-melds = damit zählen die Meldungen am meisten: { $n }
longest-suit = das ist die längste Farbe, mit { WORD($n) } Karten
most-likely = damit ist am meisten zu machen: etwa { $points }
out-of-reach = auch alle Stiche zusammen reichen nicht für das Gebot
lost-twice = wer das Gebot im Spiel verliert, verliert es doppelt
falls-short = mit dem Blatt sind nur etwa { $points } zu machen
declarer-gets = das bringt dem Bieter { $trumps ->
    [0] { $aces ->
        [one] ein Ass
       *[other] { WORD($aces) } Asse
    }
    [one] einen Trumpf{ $aces ->
        [0] {""}
        [one] { " " }und ein Ass
       *[other] { " " }und { WORD($aces) } Asse
    }
   *[other] { WORD($trumps) } Trümpfe{ $aces ->
        [0] {""}
        [one] { " " }und ein Ass
       *[other] { " " }und { WORD($aces) } Asse
    }
}
points-buried = dort { $n ->
    [one] ist ein Punkt
   *[other] sind { $n } Punkte
} sicher, und keine Meldung geht verloren
void = { $who ->
    [You] du hast danach nichts mehr in { $suits } und kannst
   *[other] das Blatt hat danach nichts mehr in { $suits } und kann
} stechen
melds-whole = keine Meldung geht verloren
every-trump-stays = alle Trümpfe bleiben
nobody-beats = kein Gegner kann sie schlagen
only-a-trump-beats = nur ein Trumpf kann sie schlagen
draws-trumps = das zieht Trümpfe
nothing-to-lose = damit sind keine Punkte zu verlieren
wins-points = das gewinnt den Stich, und damit { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
points-for-the-side = das legt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} in einen Stich, der schon gewonnen ist
gives-no-points = das verschenkt keine Punkte

# Wonach ein Tisch spielt.

book-partnership = Partnerschaft
book-classic = Klassische Zählung
book-modern = Moderne Zählung
book-passing = Partnerschaft mit Kartentausch
book-widow = Zu dritt mit Stock
book-chips = Zu dritt um Chips
line-partnership = Zwei Paare bis 1.500; das niedrigste Gebot ist 250, und Trumpf braucht eine Mariage.
line-classic = Zwei Paare bis 1.000; das niedrigste Gebot ist 100, Asse zählen 11, und jede Farbe kann Trumpf sein.
line-modern = Zwei Paare bis 150; dasselbe in kleinen Zahlen: Eine Sequenz ist 15, das niedrigste Gebot 20.
highest-below-lowest = Das höchste Gebot, { $highest }, liegt unter dem niedrigsten, { $lowest } (APN-H8).
too-many-raises = Von { $lowest } bis { $highest } sind es mehr als { $most } Schritte von { $step } (APN-H8).
ones-count-alike = Wer in Einern zählt, zählt Asse, Zehnen und Könige gleich (APN-H21).
dealer-bids-nothing = Ist das niedrigste Gebot { $lowest }, kann der Geber nicht { $n } weniger bieten (APN-H55).
line-passing = Partnerschaft, und wenn Trumpf genannt ist, tauschen der Bieter und sein Partner vier Karten.
line-widow = Zu dritt bis 1.500: Wer am höchsten bietet, nimmt drei Karten dazu und spielt allein gegen die beiden anderen.
line-chips = Dasselbe zu dritt um Chips: Jeder der beiden zahlt dem Alleinspieler nach der Höhe des Gebots oder bekommt so viel.
option-target = Die Partie geht bis { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
option-minimum = Das niedrigste Gebot ist { $n }.
option-raise = Gebote steigen in Schritten von { $n }.
option-highest = Niemand bietet mehr als { $n }.
option-dealer-bids = Passen die anderen, muss der Geber bieten.
option-next-dealer = Passen alle, gibt der nächste Geber.
option-dealer-below = Muss der Geber bieten, darf er { $n } unter dem niedrigsten Gebot bleiben.
option-dealer-at-least = Muss der Geber bieten, bietet er mindestens das niedrigste Gebot.
option-shoot = Man darf alle zwölf Stiche bieten: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} gewonnen oder verloren.
option-no-shoot = Niemand bietet alle zwölf Stiche.
option-marriage = Trumpf wird nur eine Farbe, von der der Bieter König und Dame hat.
option-any-suit = Der Bieter macht jede Farbe zu Trumpf, die er will.
option-tenfold = Zwei gleiche Sequenzen oder Vierer zählen zehnmal so viel wie einer, ein doppeltes Pinochle doppelt so viel wie eine Sequenz.
option-twice = Zwei gleiche Meldungen zählen doppelt so viel wie eine.
option-tens = Meldungen und Karten zählen in Zehnern: Eine Sequenz ist 150.
option-ones = Meldungen und Karten zählen in Einern: Eine Sequenz ist 15.
option-concede = Der Bieter darf das Spiel vor der ersten Karte aufgeben und verliert das Gebot einmal.
option-play-on = Jedes Spiel wird gespielt.
option-head = Wer bedient oder sticht, muss über die beste Karte gehen, wenn er kann.
option-head-trumps = Nur ausgespielten Trumpf muss man überstechen.
option-no-head = Niemand muss über eine Karte gehen.
option-classic = Asse zählen 11, Zehnen 10, Könige 4, Damen 3 und Buben 2, auf Zehner gerundet.
option-simple = Asse und Zehnen zählen 10, Könige und Damen 5.
option-counters = Asse, Zehnen und Könige zählen gleich: zehn Punkte, in der modernen Zählung einen.
option-last = Der letzte Stich zählt { $n } mehr.
option-no-last = Der letzte Stich zählt nur seine Karten.
option-set-once = Eine Seite, die zu wenig hat, verliert ihr Gebot.
option-set-twice = Eine Seite, die nach dem Ausspielen zu wenig hat, verliert ihr Gebot doppelt.
option-kept-points = Meldungen zählen nur für eine Seite, die mit Karten in Stichen Punkte macht.
option-kept-trick = Meldungen zählen nur für eine Seite, die einen Stich macht.
option-kept-always = Meldungen zählen immer.
option-meld-points = Meldungen zählen nur für eine Seite mit mindestens { $n } { $n ->
    [one] Punkt
   *[other] Punkten
} für Karten in Stichen.
option-any-points = Schon ein Punkt für Karten in Stichen rettet die Meldungen.
option-least-meld = Meldungen einer Seite zählen erst ab { $n } { $n ->
    [one] Punkt
   *[other] Punkten
}.
option-any-meld = Meldungen zählen, so wenig es auch sind.
option-bidders-win = Erreichen beide Seiten das Ziel, gewinnen die Bieter.
option-higher-wins = Erreichen beide Seiten das Ziel, gewinnt der höhere Stand.
option-pass = Ist Trumpf genannt, tauschen der Bieter und sein Partner { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
option-no-pass = Niemand gibt Karten weiter.
option-pay-all = Ein Alleinspieler, der sein Gebot erfüllt, bekommt alle Meldungen und Stiche.
option-pay-bid = Ein Alleinspieler gewinnt oder verliert die Punkte des Gebots.
option-pay-chips = Ein Alleinspieler bekommt von jedem der anderen Chips oder zahlt sie ihnen.
option-spades-double = Ist Pik Trumpf, wird doppelt gezahlt.
option-spades-alike = Alle Trumpffarben werden gleich bezahlt.

# Was gerade zu tun ist.

due-name = Trumpf zu nennen
due-pass = { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
} weiterzugeben
due-bury = { WORD($n) } Karten wegzulegen

# Das Spiel, wie es in einer Liste steht.

title = Auction Pinochle
sentence = Pinochle zu viert oder zu dritt: mit dem Partner oder allein um Trumpf bieten, Meldungen auslegen und den Rest in Stichen holen.
length = eine Stunde
seats = 3 oder 4

# Was eine Untersuchung von Regeln misst.

measure-contracts = gewonnene Gebote je Spieler und Spiel
measure-bid = Punkte eines Gebots
measure-sets = gefallene Gebote, von allen
measure-took = Stiche der Alleinspieler
measure-melds = Punkte in Meldungen je Spieler und gespieltem Spiel

# Wonach man bei den Wahrscheinlichkeiten fragen kann.

ask-waiting = Was der Stock oder ein Partner von den Karten hat, auf die du wartest.
ask-hand = Deine Karten: bis zu fünfzehn mit Stock, zwölf mit einem Partner.
ask-cards = Die Karten, auf die du wartest; ohne Angabe keine bestimmten.
ask-where = Wo sie liegen können: unter den drei Karten des Stocks, ohne Angabe, oder unter den zwölf eines Partners.
odds-in-the-widow = im Stock
odds-with-a-partner = beim Partner
odds-one = { $n ->
    [one] die Karte ist dort
   *[other] mindestens eine der Karten ist dort
}
odds-all = alle diese Karten sind dort
odds-more = deine Meldungen zählen mehr
odds-gain = Punkte, die deine Meldungen im Durchschnitt gewinnen
odds-unseen = { $n } von { $unseen } ungesehenen Karten liegen dort. Eine Meldung kommt zustande, wenn alles darunter ist, was dir dazu fehlt.

# Labels of the options, at set-up.

label-minimum-bid = Niedrigstes Gebot
label-raise-by = Schritt zwischen Geboten
label-highest-bid = Höchstes Gebot
label-all-pass = Wenn niemand bietet
label-shoot = Punkte für das Gebot aller Stiche
label-marriage-needed = König und Dame in Trumpf nötig
label-doubles = Doppelte Meldungen
label-units = Zählen in Zehnern oder Einern
label-concede = Aufgeben vor dem Ausspielen
label-winning = Stichzwang
label-last-trick = Punkte für den letzten Stich
label-set-costs = Kosten eines verfehlten Gebots
label-meld-kept = Wann Meldungen zählen
label-minimum-meld = Mindestpunkte der Meldungen
label-both-reach = Beide Seiten am Ziel
label-card-pass = Karten für den Partner
label-pay = Lohn des Alleinspielers
label-spades-double = Doppelte Zahlung für Pik
label-dealer-below = Nachlass, wenn der Geber bieten muss
label-meld-points = Kartenpunkte, die Meldungen retten
