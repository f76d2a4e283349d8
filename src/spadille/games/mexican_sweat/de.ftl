# Mexican Sweat. Die Killerkarte wirft alle mit ihrem Rang hinaus.

## Abgelehnt

nobody-peeks = An diesem Tisch linst niemand, auch nicht in die eigenen Karten.
cards-numbered = Deine Karten haben die Nummern 1 bis { $most }.
face-up-already = Karte { $number } liegt schon offen.
stay-or-fold-now = Du hast gelinst. Bleib dabei oder steig aus.
peek-or-not-first = Sag zuerst, ob du linst.

# was jetzt an der Zeit ist: „Jetzt ist es Zeit, …“
due-peek = zu sagen, ob du linst
due-turn = aufzudecken
due-bet = zu schieben, zu setzen, mitzugehen, zu erhöhen oder auszusteigen

## Der Zettel

line-paid = in den Pot gezahlt
line-beaten = mit sieben offenen Karten geschlagen
line-looked = zu früh nachgesehen
line-pot = nimmt den Pot
line-unmatched = nimmt zurück, was nicht gehalten war

## Der Tisch

title = Mexican Sweat
goal = Spiel { $deal } von höchstens { $most }
bet-fact = Einsatz
out-of-match = nicht mehr dabei
folded = ausgestiegen
killed = erledigt
beaten = geschlagen
out-for-looking = nachgesehen: draußen
sits-out = setzt dieses Spiel aus
to-beat = zu schlagen
has-peeked = hat gelinst
centre = Killerkarte und Zielkarte
centre-kill = Killerkarte
centre-target = Zielkarte
kills = wirft hinaus
peeked = gelinst
peeked-wild = gelinst: wild
wild = wild
hand-of = { $who ->
    [You] Du
   *[other] { $who }
}: { $hand }
pot = Pot
chips-of = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
chips-only-for = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} davon nur für: { MID($players) }

## Was du tun kannst

peek-at = In Karte { $number } linsen
do-not-peek = Nicht linsen
stay-in = Dabeibleiben
fold = Aussteigen
turn-a-card = Aufdecken
look-at-a-card = Nachsehen
look-costs = du bist draußen und verlierst deine Einsätze
look-costs-pot = du bist draußen und zahlst so viel, wie im Pot liegt
look-costs-stay = du zahlst so viel, wie im Pot liegt, oder bist draußen
look-costs-deal = du bist draußen und setzt das nächste Spiel aus
check = Schieben
call = { $chips } mitgehen
all-you-have = alles, was du hast
bet = { $chips } setzen
bet-any = Setzen
raise-to = Erhöhen auf { $chips }
raise-to-any = Erhöhen auf

## Worauf gewartet wird, und das Ende

may-peek = Du darfst in deine Karte { $number } linsen.
you-have = Du hast { $card }. Dabeibleiben oder aussteigen?
you-have-a-wild-card = Du hast { $card }, und die ist wild. Dabeibleiben oder aussteigen?
you-have-a-killer = Du hast { $card }, und die wirft dich hinaus. Dabeibleiben oder aussteigen?
beat-card = Schlag { $card }.
beat-hand = Schlag { $who ->
    [You] deine Hand
   *[other] die Hand von { $who }
}: { $hand }.
beat-anything = Deck eine Karte auf: Sie gilt, was sie auch ist.
rank-kills = { $rank ->
    [two] Jede Zwei
    [three] Jede Drei
    [four] Jede Vier
    [five] Jede Fünf
    [six] Jede Sechs
    [seven] Jede Sieben
    [eight] Jede Acht
    [nine] Jede Neun
    [ten] Jede Zehn
    [jack] Jeder Bube
    [queen] Jede Dame
    [king] Jeder König
   *[ace] Jedes Ass
} wirft dich hinaus.
first-kills = Ist deine erste Karte { $rank ->
    [two] eine Zwei
    [three] eine Drei
    [four] eine Vier
    [five] eine Fünf
    [six] eine Sechs
    [seven] eine Sieben
    [eight] eine Acht
    [nine] eine Neun
    [ten] eine Zehn
    [jack] ein Bube
    [queen] eine Dame
    [king] ein König
   *[ace] ein Ass
}, bist du draußen.
queen-kills = Die Pik-Dame wirft dich hinaus.
to-call = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} zum Mitgehen. Im Pot { $pot ->
    [one] liegt 1 Chip
   *[other] liegen { $pot } Chips
}.
check-or-bet = Schieben oder setzen. Im Pot { $pot ->
    [one] liegt 1 Chip
   *[other] liegen { $pot } Chips
}.
drawn = Die Partie endet unentschieden: Alle haben gleich viele Chips.
wins-match = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} die Partie mit { $chips } Chips.
win-match = { $winners } gewinnen die Partie mit { $chips } Chips.

## Züge

turns-up = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} { $card } auf.
checks = { $who ->
    [You] Du schiebst
   *[other] { $who } schiebt
}.
calls = { $who ->
    [You] Du gehst
   *[other] { $who } geht
} mit.
folds = { $who ->
    [You] Du steigst
   *[other] { $who } steigt
} aus.
bets = { $who ->
    [You] Du setzt
   *[other] { $who } setzt
} { $chips }.
raises = { $who ->
    [You] Du erhöhst
   *[other] { $who } erhöht
} auf { $chips }.
dealt = Die Karten liegen verdeckt vor euch{ $centre ->
    [both] , in der Mitte die Killerkarte und die Zielkarte
    [kill] , in der Mitte die Killerkarte
    [target] , in der Mitte die Zielkarte
   *[none] {""}
}.
peeks = { $who ->
    [You] Du linst
   *[other] { $who } linst
} in Karte { $number }.
does-not-peek = { $who ->
    [You] Du linst
   *[other] { $who } linst
} nicht.
stays-in = { $who ->
    [You] Du bleibst
   *[other] { $who } bleibt
} dabei.
looks = { $who ->
    [You] Du siehst bei Karte { $number } zu früh nach und { $how ->
        [stays] zahlst so viel, wie im Pot liegt
       *[out] bist draußen
    }.
   *[other] { $who } sieht bei Karte { $number } zu früh nach und { $how ->
        [stays] zahlt so viel, wie im Pot liegt
       *[out] ist draußen
    }.
}

## Was eine Karte angerichtet hat

kill-card-is = { $card } ist die Killerkarte: { $kill ->
    [first_match] ist die erste Karte einer Hand { $rank ->
        [two] eine Zwei
        [three] eine Drei
        [four] eine Vier
        [five] eine Fünf
        [six] eine Sechs
        [seven] eine Sieben
        [eight] eine Acht
        [nine] eine Neun
        [ten] eine Zehn
        [jack] ein Bube
        [queen] eine Dame
        [king] ein König
       *[ace] ein Ass
    }, ist sie draußen
   *[rank] { $rank ->
        [two] jede Zwei
        [three] jede Drei
        [four] jede Vier
        [five] jede Fünf
        [six] jede Sechs
        [seven] jede Sieben
        [eight] jede Acht
        [nine] jede Neun
        [ten] jede Zehn
        [jack] jeder Bube
        [queen] jede Dame
        [king] jeder König
       *[ace] jedes Ass
    } wirft eine Hand hinaus
}.
target-is = { $card } ist die Zielkarte: Die gilt es zu schlagen.
is-killed = { CAP($card) } { $kill ->
    [queen_of_spades] wirft hinaus
    [first_match] hat gleich den Rang der Killerkarte
   *[rank] hat den Rang der Killerkarte
}. { $who ->
    [You] Du bist
   *[other] { $who } ist
} draußen.
is-beaten = Alle sieben Karten liegen offen, und es reicht nicht. { $who ->
    [You] Du bist
   *[other] { $who } ist
} draußen.
stands = Jetzt gilt: { $hand }.
beats-card = { CAP($hand) }: Das schlägt { $card }.
beats-hand = { CAP($hand) }: Das schlägt { $who ->
    [You] deine Hand
   *[other] die Hand von { $who }
} ({ $theirs }).
beats-by-kicker = { CAP($hand) }: Das schlägt { $who ->
    [You] deine Hand
   *[other] die Hand von { $who }
} ({ $theirs }) durch die Karten daneben.
not-enough = { CAP($hand) }: Das reicht noch nicht.
takes-pot = { $who ->
    [You] Du nimmst
   *[other] { $who } nimmt
} den Pot von { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.

## Was ein Spiel gebracht hat

took-pot = { $who ->
    [You] Du hast
   *[other] { $who } hat
} den Pot von { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} geholt.
# es folgt auf „Die Wende kam in Spiel 3:“
turn-pot = { $who ->
    [You] Du holst
   *[other] { $who } holt
} einen Pot von { $chips }
won-or-lost = Gewonnen oder verloren
chips-head = Chips
did = { $who ->
    [You] Du
   *[other] { $who }
}: { $fate ->
    [folded] ausgestiegen
    [killed] erledigt
    [beaten] mit sieben offenen Karten geschlagen
   *[looked] zu früh nachgesehen
}, minus { $chips }.

## Die Hausregeln

option-ante-mode = Vor dem Geben zahlen alle den Grundeinsatz in den Pot.
option-blinds-mode = Vor dem Geben zahlen die beiden links vom Geber die Blinds.
option-blinds-of-two = Vor dem Geben zahlt der Geber den großen Blind, der andere den kleinen.
option-ante = Der Grundeinsatz ist { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-small-blind = Der kleine Blind ist { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-big-blind = Der große Blind ist { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-fixed = Jeder Einsatz und jede Erhöhung hat dieselbe feste Höhe.
option-pot-limit = Niemand setzt mehr als den Pot oder erhöht um mehr, als nach dem Mitgehen darin liegt.
option-no-limit = Man darf alle Chips setzen oder damit erhöhen.
option-bet-fixed = Jeder Einsatz ist { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
option-bet-above-pot = Der kleinste Einsatz ist { $n } Chips, mehr als im Pot liegt; also kann niemand setzen.
option-max-raises = In einer Setzrunde gibt es höchstens { $n ->
    [one] 1 Erhöhung
   *[other] { $n } Erhöhungen
}.
option-peek = Bevor die erste Karte aufgedeckt wird, darf jeder in eine eigene Karte linsen und aussteigen.
option-no-peek = Niemand linst: Keine Karte wird gesehen, bevor sie offen liegt.
option-peek-index = Gelinst wird in die Karte Nummer { $n }.
option-rank-must-exceed = Nur eine höhere Karte oder eine Kombination schlägt die Zielkarte.
option-kickers-count = Eine Karte vom selben Rang schlägt die Zielkarte, wenn eine zweite daneben liegt.
option-kickers = Zwischen Spielern zählen Beikarten, und auch eine Karte mehr.
option-no-kickers = Zwischen Spielern zählen nur die Karten der Kombination, keine Beikarten.
option-look-forfeits = Wer zu früh nachsieht, ist draußen und verliert seine Einsätze.
option-look-pays = Wer zu früh nachsieht, ist draußen, verliert seine Einsätze und zahlt so viel, wie im Pot liegt.
option-look-stays = Wer zu früh nachsieht, zahlt so viel, wie im Pot liegt, und bleibt dabei; wer das nicht kann, ist draußen.
option-look-sits-out = Wer zu früh nachsieht, ist draußen, verliert seine Einsätze und setzt das nächste Spiel aus.
option-kill-rank = Eine Karte in der Mitte ist die Killerkarte: Wer ihren Rang aufdeckt, ist draußen.
option-kill-first-match = Eine Karte in der Mitte wirft hinaus, wer als erste Karte ihren Rang aufdeckt.
option-kill-queen = Wer die Pik-Dame aufdeckt, ist draußen.
option-kill-none = Keine Karte wirft hinaus.
option-card-to-beat = Eine Karte in der Mitte gilt es als Erstes zu schlagen.
option-no-card-to-beat = Die erste aufgedeckte Karte gilt, was sie auch ist.
option-wild-none = Keine Karte ist wild.
option-wild-deuces = Zweien sind wild.
option-wild-threes-nines = Dreien und Neunen sind wild.
option-wild-one-eyes = Die Einäugigen sind wild: Pik-Bube, Herz-Bube und Karo-König.
option-betting-turn = Gesetzt wird, wenn jemand die Führung übernommen hat, und wenn jemand ausscheidet.
option-betting-leader = Gesetzt wird nur, wenn jemand die Führung übernommen hat.
option-betting-card = Gesetzt wird nach jeder aufgedeckten Karte.
option-doubles-round = Ein Paar verdoppelt die Einsätze der Runde, die sein Spieler eröffnet.
option-doubles-deal = Sobald irgendwo ein Paar offen liegt, sind die Einsätze bis zum Ende des Spiels doppelt.
nobody-to-sit-out = Wer zu früh nachsieht, setzt ein Spiel aus, und dafür braucht es drei Spieler, hier sind es { WORD($seats) } (SWT-H12).
option-pair-doubles = In einer Runde, die jemand mit einem Paar oder mehr eröffnet, sind die Einsätze doppelt.
option-pair-as-usual = Die Einsätze hängen nicht von den offenen Karten ab.
option-max-deals = Die Partie endet nach { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
}; die meisten Chips gewinnen.

## Die Regelbücher

denexa = Denexa Games
denexa-line = Niemand sieht eine Karte, bevor sie offen liegt.
peek-book = Denexa Games, mit Linsen
peek-line = Alle dürfen vor der ersten Karte in eine eigene linsen und aussteigen.

## Tipps

price = { $price }, um { $pot } zu gewinnen, und { $who ->
    [You] du gewinnst
   *[other] { $who } gewinnt
} { $often }
last-of = gegen { $others ->
    [1] einen anderen
   *[other] { $others } andere
} { $who ->
    [You] gewinnst du
   *[other] gewinnt { $who }
} { $often }
hint-turn = eine Karte aufdecken
hint-look = Karte { $number } ansehen
hint-no-peek = nicht linsen
move-raise = auf { $chips } erhöhen
move-bet = { $chips } setzen
move-check = schieben
move-call = mitgehen
move-fold = aussteigen
hand-to-beat = es gilt eine Hand zu schlagen
card-to-beat = es gilt eine Karte zu schlagen
nothing-to-beat = jede Karte ist gut genug
peek-is-free = Linsen kostet nichts
kills-nothing = { $card } wirft niemanden hinaus
would-kill = { $card } würde { $who ->
    [You] dich
   *[other] { $who }
} hinauswerfen

# Das Spiel, wie es in der Liste steht.

sentence = Poker, bei dem niemand seine Karten kennt: Deck auf, schlag die Hand vor dir, und setz.
length = anderthalb Stunden
seats = 2 bis 7
group-bets = Einsätze

# Was man die Chancen fragen kann.

ask-equity = Wie oft jeder Platz als letzter übrig bleibt, wenn niemand mehr aussteigt.
ask-words = Was Aussteigen, Schieben, Mitgehen, Setzen und Erhöhen einem Platz in Chips bringen.
ask-up = Was vor jedem Platz offen liegt; ohne Angabe hat niemand aufgedeckt.
ask-kill = Die Killerkarte, wenn der Tisch eine hat.
ask-target = Die Karte, die zu schlagen ist, wenn der Tisch eine hat.
ask-gone = Karten, die ausgeschiedene Plätze aufgedeckt haben; ohne Angabe keine.
ask-turned = Der Platz, der zuletzt aufgedeckt hat, ab 1; ohne Angabe der führende, sonst der Geber, der letzte Platz.
ask-seat = Der Platz, der entscheidet, ab 1; ohne Angabe 1.
ask-pot = Chips im Pot; ohne Angabe 20.
ask-price = Was das Mitgehen kostet; ohne Angabe 0: Niemand hat gesetzt.
odds-last = Platz { $seat } bleibt übrig
odds-nobody-folds = Niemand steigt mehr aus; { $n ->
    [one] 1 Karte liegt
   *[other] { $n } Karten liegen
} verdeckt.
odds-words-mean = Chips, die von hier an gewonnen oder verloren werden, mit { $pot } im Pot; was schon bezahlt ist, gehört niemandem. Wer gefragt wird, antwortet nach den Chancen, spätere Einsätze bleiben außer Acht, und ein Chip, der aus freien Stücken gesetzt wird, zählt 1,3.

# Was eine Studie über Regeln misst.

measure-pot = Chips im Pot je Spiel
measure-folds = ausgestiegene Plätze je Spiel
measure-stakes = Einsätze und Erhöhungen je Spiel
measure-raises = Erhöhungen je Spiel
measure-turned = aufgedeckte Karten je Spiel
measure-killed = Plätze mit Chips im Pot, die von der Killerkarte erledigt werden, je Spiel

# Labels of the options, at set-up.

label-stake-mode = Einsätze vor dem Geben
label-ante = Grundeinsatz
label-small-blind = Kleiner Blind
label-big-blind = Großer Blind
label-betting-limit = Grenze der Einsätze
label-max-raises = Erhöhungen je Runde
label-peek = In eine Karte linsen
label-peek-index = Karte zum Linsen
label-tie-with-card-to-beat = Gleichstand mit der Zielkarte
label-kickers-between-players = Beikarten zwischen Spielern
label-look-penalty = Strafe für zu frühes Nachsehen
label-pair-doubles-min-bet = Doppelte Einsätze bei einem Paar
label-pair-doubles-for = Wie lange ein Paar verdoppelt
label-kill-card = Killerkarte
label-card-to-beat = Zielkarte in der Mitte
label-wild = Wilde Karten
label-betting-after = Wann gesetzt wird
label-max-deals = Zahl der Spiele
