# Was die Seite selbst sagt; was die Spiele sagen, kommt in Worten vom Server.

to-the-table = Zum Tisch
main-menu = Hauptmenü
rules = Regeln
settings = Einstellungen
one-moment = Einen Moment …
what-happens = Was geschieht
needs-scripts = Der Tisch braucht JavaScript; der Tisch im Terminal (spadille play) nicht.
language = Sprache
you = Du

# Überall

about = Kartenspiele nach dem Regelbuch: gegen Bots, mit Freunden, jede Regel mit dem Buch, in dem sie steht.
list = { $most } und { $last }
close = Schließen
no = Nein
seconds = { $n } s
server-answers = Der Server antwortet { $status }.

# Karten

card-down = eine verdeckte Karte
big-joker = großer Joker
little-joker = kleiner Joker
card = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}-{ $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
bot = Bot
joker-on-card = JOKER
joker-size = { $joker ->
    [JB] GROSS
   *[JL] KLEIN
}
not-playable = { $card }, nicht spielbar: { $why }
chosen = gewählt
goes-with = geht mit der gewählten Karte zusammen
from = von { $who ->
    [You] dir
   *[other] { $who }
}
in-row = Reihe { $row }, Karte { $n } von { $most }
road-empty = { $road }: leer

# Was man tun kann

not-allowed = { $what }, nicht erlaubt: { $why }
press-again = noch einmal drücken
press-again-for = { $what }: noch einmal drücken.
chosen-of = { $n } von { $most } gewählt
number-from-to = { $what }: eine Zahl von { $low } bis { $high }
less = weniger: { $what }
more-of = mehr: { $what }
lie-there = { $n } liegen da
add-chips = { $where }: { $n } dazulegen
chips-of = Chips zu { $n }
chips-add = Wie viel ein Tipp auf ein Feld dazulegt
choices = Möglichkeiten

# Der Tisch

bot-for-now = vorerst Bot
away = weg
deals = gibt
dealer-sign = G
partner = Partner
your-hand = Deine Karten
the-end = Ende
deal-is-over = Das Spiel ist zu Ende.
seats = Plätze

# Der Zettel

score-says = Stand: { $score }
score-opens = Stand, { $what }: { $score }. Zettel öffnen
by-clause = { $points } { $unit } nach Regel { $clause }: Dort steht, wie gezählt wird.
first-deal = Das erste Spiel läuft. Gezählt in: { $what }.
counted-in = Gezählt in: { $what }. Tippe auf eine Zeile, dann siehst du die Regel.
deal = Spiel
deal-came = Spiel { $deal }: { $totals }
total-after = Stand nach Spiel { $deal }: { $totals }
totals-by-deal = Stände Spiel für Spiel
score-sheet = Zettel
deal-over = Spiel { $deal } ist zu Ende
deal-number = Spiel { $deal }
still-looking = { $n ->
    [one] { $who } schaut noch.
   *[other] { $who } schauen noch.
}
next-deal-in = Das nächste Spiel beginnt in { $clock }.
next = Weiter
review = Besprechung
more-time = Mehr Zeit
why = Warum?

# Ein Spiel, das von selbst läuft

by-hand = von Hand
pace-slow = langsam
pace-steady = gemächlich
pace-quick = flott
pace-very-quick = sehr flott
pace = Tempo
stop = Anhalten
let-it-run = Laufen lassen
to-the-end = Bis zum Ende

# Tipps

move = Zug
points-expected = Erwartete Punkte
game-won = Partie gewonnen
figures = Zahlen
sees-no-more = Der Tipp sieht, was du siehst, und nicht mehr.
play-it = Spielen

# Am Tisch nachgesehen

last-trick = Letzter Stich
no-last-trick = Es gibt noch keinen fertigen Stich.
help = Hilfe

# Einstellungen

arrows = ← →
card-to-card = von Karte zu Karte
up-or-enter = ↑ oder Enter
play-the-card = Karte spielen
put-it-back = zurückstecken
digits = Ziffern
a-bid-such-as = ein Gebot, etwa 12 oder 7H
nil-pass = Nil · passen
key-take-back = zurücknehmen
the-last-trick = letzter Stich
the-score-sheet = Zettel
a-hint = ein Tipp
words-of-the-game = die Wörter des Spiels
these-keys = diese Tasten; bei einer Karte, die nicht geht: warum nicht
keys = Tasten
your-name-face = Dein Name, dein Gesicht und deine Farbe
speed = Geschwindigkeit
instant = sofort
fast = schnell
normal = normal
slow = langsam
trick-stays = Ein fertiger Stich bleibt liegen
a-second = etwa eine Sekunde
until-tap = bis ich ihn antippe
when-deal-over = Nach jedem Spiel
show-what = zeigen, was es gebracht hat
go-on-at-once = gleich weiterspielen
suits = Farben der Karten
two-colours = zweifarbig
four-colours = vierfarbig
suit-letters = Buchstaben an den Farben
off = aus
on = an
cards = Karten
large-index = große Ziffern
high-left = hohe Karten links, Trümpfe rechts
other-way = andersherum
to-play-a-card = Eine Karte spielen
tap-twice = zweimal tippen oder ziehen
tap-once = einmal tippen
no-choice = Ein Zug ohne Wahl (allein gegen Bots)
by-itself = von selbst
a-word-after = Ein Wort nach einem teuren Zug (allein gegen Bots)
colours = Hell oder dunkel
as-system = wie das System
light = hell
dark = dunkel
contrast = Kontrast
high = hoch
sound = Ton
how-well = Wie gut { $who } spielt
as-the-others = wie die anderen

# Tische loswerden

delete-table = Diesen Tisch { $game } löschen?
delete-loses = Karten, Punkte und Aufzeichnung gehen für immer verloren.
delete-it = Löschen
deleted = Der Tisch ist gelöscht.
close-table = Diesen Tisch { $game } schließen?
close-loses = Das Spiel endet für alle, wie es steht. Punkte und Aufzeichnung kann man weiter ansehen.
close-it = Schließen
closed = Der Tisch ist geschlossen.
or-close = Oder schließe ihn: Das Spiel endet, wie es steht. Punkte und Aufzeichnung kann man weiter ansehen.
forget-table = Diesen Tisch { $game } aus deiner Liste nehmen?
forget-loses = Der Tisch bleibt, und dein Platz auch: Du findest ihn über seinen Link wieder.
forget-it = Herausnehmen
forgotten = Der Tisch ist nicht mehr in deiner Liste.
keep-it = Behalten
let-go = Diesen Tisch { $game } loswerden
let-go-short = Diesen Tisch loswerden
nobody-yet = noch niemand
table-line = nach { $book }: { $people } ({ $phase ->
    [gathering] { $free } frei
    [playing] im Spiel
   *[over] zu Ende
})
close-this = Tisch schließen
host-closed = Der Gastgeber hat diesen Tisch geschlossen.
closed-to-you = Dieser Tisch ist für dich geschlossen

# Das Menü am Namensschild, und wer weg ist

plate-menu = { $who }: was man tun kann
seat-bot = { $who } ist ein Bot.
seat-free = Der Platz ist frei.
seat-standin = Für { $who } spielt ein Bot. Der Platz bleibt.
seat-here = { $who } ist da.
seat-muted = { $who } ist da. Was hier gesagt wird, sieht niemand.
seat-away = { $who } ist weg.
seat-kept = { $who } ist weg. Der Platz wartet.
bot-now = Jetzt spielt ein Bot
keep-seat = Platz freihalten
unkeep-seat = Platz nicht länger freihalten
free-seat = Platz räumen
remove-person = Entfernen
mute = Für alle stummschalten
unmute = Wieder reden lassen
hide-talk = Mir nichts mehr zeigen, was hier gesagt wird
unhide-talk = Mir wieder zeigen, was hier gesagt wird
talk-hidden = Du siehst nichts mehr von dem, was { $who } sagt.
talk-shown = Du siehst wieder, was { $who } sagt.
asks-free = Den Platz von { $who } räumen? Ein Bot spielt weiter, bis sich jemand setzt.
asks-remove = { $who } entfernen? Ein Bot spielt weiter, und { $who } kann nicht an diesen Tisch zurück.
fill-seat = Hier bleibt ein Bot ({ $level })
open-seat = Hier darf sich jemand setzen
away-soon = { $who } ist weg. Ein Bot spielt in
away-now = Jetzt
away-wait = Warten

# Redewendungen und Gesichter

hello = Hallo
good-luck = Viel Glück
well-played = Gut gespielt
thank-you = Danke
one-moment-please = Einen Moment, bitte
sorry = Entschuldigung
good-game = Gutes Spiel
smile = Lächeln
laugh = Lachen
surprise = Staunen
sorrow = Trauer
heart = Herz

# Worum einer die anderen bittet

ask-yes = Ja
ask-no = Nein
ask-waits = Alle müssen zustimmen.
take-back = Zurücknehmen

# Ein Wort, wenn man dran ist

notify-me = Sag mir Bescheid, wenn ich dran bin und nicht hinsehe
notify-refused = Dein Browser erlaubt dieser Seite nicht, dir Bescheid zu sagen.
