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
roads = Tafeln und Chancen

# Überall

about = Kartenspiele nach dem Regelbuch: gegen Bots, mit Freunden, jede Regel mit dem Buch, in dem sie steht.
list = { $most } und { $last }
close = Schließen
no = Nein
seconds = { $n } s
server-answers = Der Server antwortet { $status }.

# Karten

card-down = eine verdeckte Karte
big-joker = Groß-Joker
little-joker = Klein-Joker
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
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
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
no-trumps-short = oT
no-trumps = ohne Trumpf
bot = Bot
joker-on-card = JOKER
joker-size = { $joker ->
    [JB] GROSS
   *[JL] KLEIN
}
not-playable = { $card }, nicht spielbar: { $why }
chosen = gewählt
goes-with = geht mit der gewählten Karte zusammen
first-of-two = erste von zwei gleichen Karten
second-of-two = zweite von zwei gleichen Karten
from = von { $who ->
    [You] dir
   *[other] { $who }
}
in-row = Reihe { $row }, Karte { $n } von { $most }
road-empty = { $road }: leer

# Was man tun kann

not-allowed = { $what }, nicht erlaubt: { $why }
press-again = noch einmal drücken
tap-again = Tippe sie noch einmal an, um sie zu spielen.
tap-to-go-on = Tippe auf den Tisch oder drücke Enter, um weiterzuspielen.
press-again-for = { $what }: noch einmal drücken.
chosen-of = { $n } von { $most } gewählt
number-from-to = { $what }: eine Zahl von { $low } bis { $high }
less = weniger: { $what }
more-of = mehr: { $what }
lie-there = { $n } liegen da
add-chips = { $where }: { $n } dazulegen
chips-of = Chips zu { $n }
chips-add = So viel legt einmal Antippen dazu
choices = Möglichkeiten

# Der Tisch

bot-for-now = vorerst Bot
away = weg
deals = gibt
dealer-sign = G
partner = Partner
your-hand = Deine Karten
the-end = Ende
deal-is-over = Dieses Spiel ist zu Ende, die Partie geht weiter.
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
graph-says = { $totals }, nach { $n } { $kind ->
    [coup] Coups
   *[deal] Spielen
}
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
card-backs = Kartenrücken
back-blue = blaues Gitter
back-red = rote Punkte
back-green = grüne Ringe
back-black = Schwarz und Gold
felt = Tisch
felt-green = grüner Filz
felt-blue = blauer Filz
felt-wine = weinroter Filz
suit-letters = Buchstaben an den Farben
off = aus
on = an
cards = Karten
large-index = große Ziffern
high-left = hohe Karten links, Trümpfe rechts
other-way = andersherum
to-play-a-card = Eine Karte spielen
tap-by-mouse = einmal klicken, zweimal tippen
tap-twice = zweimal tippen oder ziehen
tap-once = einmal tippen
no-choice = Wenn nur ein Zug möglich ist (allein gegen Bots)
by-itself = von selbst
a-word-after = Große Fehler zeigen (allein gegen Bots)
colours = Hell oder dunkel
as-system = wie das System
light = hell
dark = dunkel
contrast = Kontrast
high = hoch
sound = Ton
how-well = Wie gut { $who } spielt
as-the-others = wie die anderen

# Die Lobby

lobby-title = Spadille: Kartenspiele nach dem Regelbuch
games-by-the-book = { $n ->
    [one] Ein Kartenspiel nach dem Regelbuch
    [6] Sechs Kartenspiele nach dem Regelbuch
    [7] Sieben Kartenspiele nach dem Regelbuch
    [8] Acht Kartenspiele nach dem Regelbuch
    [9] Neun Kartenspiele nach dem Regelbuch
   *[other] { $n } Kartenspiele nach dem Regelbuch
}
sit-down-line = Setz dich mit einem Klick zu den Bots, oder eröffne einen Tisch und schick deinen Freunden den Link. Bei jeder Regel steht, aus welchem Buch sie kommt.
go-on = Weiterspielen
back-to-game = Zurück zu { $game }
join-game = Bei { $game } mitspielen
games = Spiele
players = { $n ->
    [1] 1 Spieler
   *[other] { $n } Spieler
}
play-rules = { $game } spielen: { $rules }
play-now = Jetzt spielen
play-game-now = Jetzt { $game } spielen
set-up = Einrichten
set-up-game = Einen Tisch { $game } einrichten
how-to-play = So geht es
how-to-play-game = So geht { $game }
rules-of-game = Regeln von { $game }
records = Aufzeichnungen
records-line = Jede Partie lässt sich als Text sichern, der sich selbst beweist. Sieh sie dir Zug für Zug an, und prüfe, wie gegeben wurde.
look-at-record = Eine Aufzeichnung ansehen
open-tables = Offene Tische
did-not-work = Das ging nicht
try-again = Noch einmal
back-to-lobby = Zurück zur Lobby
to-the-lobby = Zur Lobby
table-has-closed = Diesen Tisch gibt es nicht mehr
spadille-closed = Spadille: Diesen Tisch gibt es nicht mehr
one-like-it = Einen Tisch { $game } mit denselben Regeln eröffnen
one-in-lobby = Einen in der Lobby eröffnen

# Die Leitung zum Tisch

no-connection = Keine Verbindung. Dein Spiel ist sicher; es wird neu versucht …
no-answer = Keine Antwort vom Tisch. Dein Spiel ist sicher; es wird neu versucht …
sending = Wird gesendet …
no-connection-now = Gerade gibt es keine Verbindung. Versuche es gleich noch einmal.
other-versions = Diese Seite und ihr Server haben verschiedene Versionen. Schließe die Seite, und öffne sie neu.

# Einen Tisch einrichten

exactly-as = Genau nach { $book }.
exactly-as-book = Genau nach dem Regelbuch.
rulebook-says = Das Regelbuch: { $rule }
rules-kept-elsewhere = Deine eigenen Regeln hat eine andere Version dieser Seite gesichert; sie bleiben, wie sie sind.
keeps-nothing = Dieser Browser merkt sich nichts: Kopiere stattdessen den Link zu den Regeln.
no-such-book = Dieser Link nennt ein Regelbuch, das es hier nicht gibt; das sind die üblichen Regeln.
not-so-many = { $book } hat kein Spiel für so viele Spieler; hier ist die übliche Zahl.
rules-unknown = { $n ->
    [one] Eine Regel dieses Links kennt man hier nicht; sie fällt weg.
   *[other] { $n } Regeln dieses Links kennt man hier nicht; sie fallen weg.
}
forget-rules = { $rules } vergessen
name-for-rules = Ein Name für diese Regeln
friday-night = Freitagabend
kept-as = Gesichert als { $name }.
link-copied = Der Link zu diesen Regeln ist kopiert.
link-to-rules = Ein Link zu diesen Regeln
link = Link
your-own-rules = Deine eigenen Regeln
keep-these = Diese Regeln sichern
copy-link = Einen Link dazu kopieren
rules-here = Die Regeln dieses Tisches
book-of-its-own = Ein eigenes Regelbuch
compare-with = Mit { $rules } vergleichen
set-up-like-this = So einen Tisch einrichten
all-the-rules = Alle Regeln
here-play = Hier spielen { $here }; deine Regeln sind für { $yours }.
rule-here = Hier: { $rule }
same-rules-as = Dieselben Regeln wie { $rules }.
rules-gone = Nach diesen Regeln kann man hier nicht mehr spielen: { $why }
book-gone = Diese Regeln gehören zu einem Regelbuch, das es hier nicht gibt.
by-rulebook = Nach dem Regelbuch { $book }. { $line }
whose-rules = Wessen Regeln?
the-table = Der Tisch
bots = Bots
level = { $level ->
    [beginner] Anfänger
    [regular] geübt
    [strong] stark
   *[other] { $level }
}
clock = Uhr
none = keine
two-minutes = zwei Minuten je Zug
half-a-minute = 30 Sekunden je Zug
three-days = drei Tage je Zug
hints = Tipps
hints-here = { $on ->
    [yes] Alle dürfen um einen Tipp bitten: den besten Zug.
   *[no] Unter mehreren Leuten gibt es keine Tipps.
}
yes-please = ja
no-thanks = nein
moves-back = Züge zurücknehmen (allein gegen Bots)
watchers = Zuschauer
anyone = wer den Tisch kennt
only-by-link = nur mit dem Link zum Zusehen
chat = Chat
in-the-list = In der Liste offener Tische
set-up-title = { $game }: einen Tisch einrichten
play = Spielen
play-against-bots = Gegen Bots spielen
open-for-friends = Den Tisch für Freunde öffnen
read-the-rules = Die Regeln lesen
no-game-called = Ein Spiel { $game } gibt es nicht.

# Vor dem Spiel

copied = Kopiert.
copy-by-hand = Markiere die Adresse und kopiere sie.
copy = Kopieren
a-bot = ein Bot ({ $level })
free = frei
thats-you = du
is-here = ist da
is-away = ist weg
sit-here = Hier sitzen
bot-please = Bitte ein Bot
free-it = Freigeben
exactly-by-book = Genau nach dem Regelbuch.
rules-of-its-own = Der Tisch hat eigene Regeln.
usual-by = { $words }, nach dem Regelbuch „{ $book }“
invited-by = { $n ->
    [one] { $who } lädt dich ein: { $game }
   *[other] { $who } laden dich ein: { $game }
}
game-by-book = { $game } nach { $book }
the-rules = Die Regeln
for-friends = Für Freunde
for-friends-long = Schick diese Adresse deinen Freunden. Wer sie öffnet, kann einen freien Platz nehmen oder zusehen.
begin = { $free ->
    [0] Anfangen
    [one] Anfangen, mit einem Bot auf dem freien Platz
   *[other] Anfangen, mit Bots auf den freien Plätzen
}
host-begins = Der Gastgeber fängt an.
all-links = Alle Links
how-fair = Wie kann ich das Geben nachprüfen?
fair-deals = Faires Geben: Der Server hat seinen Teil des Mischens festgelegt ({ $commit }…); jeder Platz versiegelt seinen eigenen und öffnet ihn, wenn alle versiegelt sind. Nach der Partie kann jeder prüfen, wie gegeben wurde.

# Ein Link zu einem anderen Platz

have-a-seat = Du hast schon einen Platz
link-for-seat = Dieser Link ist für den Platz von { $there }. Du sitzt an diesem Tisch als { $here }. Du kannst den anderen Platz nehmen und später zurückkehren, aber in einem Spiel siehst du nur ein Blatt.
keep-my-seat = Meinen Platz behalten
take-seat-of = Den Platz von { $who } nehmen
came-by-link = Du bist durch einen Link auf diesen Platz gekommen.
back-to-seat-of = Zurück auf den Platz von { $who }

# Die Regeln

rules-line = Wie man jedes Spiel spielt, und jede Regel aus jedem Regelbuch.
round-the-table = Rund um den Tisch
cards-and-dealing = Karten, Kartenspiele und Geben
care-of-cards = Pflege der Karten
glossary = Wörterbuch
example = Beispiel:
no-rulebook = Ein Regelbuch { $book } gibt es nicht; es gibt { $books }.
rules-title = { $what }: Regeln
never-played = Noch nie gespielt? { $link }, auf einer Seite.
kept-by = Wer sie einhält
show-kept = Zeigen, wie jede Regel eingehalten wird
options-of-book = Einstellungen nach diesem Regelbuch
options = Einstellungen
house-rules = Hausregeln, die ein Tisch wählen kann
decisions-title = Entscheidungen, wo die gedruckten Regeln schweigen
reason = Warum
two-books = { $one } und { $other }
rulebooks = Andere Regelbücher
all-rulebooks = Alle Regelbücher
contents = Auf dieser Seite
settle-differently = Worin unterscheiden sich zwei Bücher?
option = Einstellung
points-differ = { $n ->
    [0] Sie regeln alles gleich.
    [one] Sie regeln einen Punkt verschieden; in allem anderen stimmen sie überein.
   *[other] Sie regeln { $n } Punkte verschieden; in allem anderen stimmen sie überein.
}
all-the-clauses = Alle Regeln
differences = Unterschiede

# Lernen

learn-at-table = Am Tisch lernen
lessons-of = Lektionen zu { $game }
course-line = Jede dauert zwei bis drei Minuten, an einem richtigen Tisch. Nimm sie der Reihe nach, oder such dir eine aus.
start-course = Anfangen
go-on-with-lesson = Weiter mit Lektion { $n }
done = geschafft
lessons-done = { $n } von { $most } in diesem Browser geschafft
next-lesson = Nächste Lektion
all-lessons = Alle Lektionen
said-so = (sprich: { $said })
the-words = Die Wörter
tap-and-tap = Tippe eine Karte an, um sie anzuheben; tippe noch einmal, um sie zu spielen.
with-keys = Mit Tasten: Pfeile, dann Enter.
the-lesson = Die Lektion
step = Schritt { $n } von { $most }
show-me = Zeig es mir
puzzles = Aufgaben
puzzles-line = Je eine Entscheidung. Mach den Zug, den du findest: Er ist richtig, oder du erfährst, was er kostet.
puzzles-of = Aufgaben zu { $game }
puzzle-of = Aufgabe { $n } von { $most }
puzzle-of-rating = Aufgabe { $n } von { $most }, Wertung { $rating }
solved-in-theme = { $n } von { $most } gelöst
puzzle-for-you = Eine Aufgabe für dich
own-rating = Deine Wertung: { $rating }
new-rating = Deine Wertung { $change }: { $rating }.
puzzles-by-theme = Nach Themen
the-puzzle = Die Aufgabe
solved = gelöst
solved-of = { $n } von { $most } in diesem Browser gelöst
other-puzzles = Zu anderen Spielen
all-puzzles = Alle Aufgaben
what-follows = Was folgt?
move-number = Zug { $n }
try-it = Versuch es

# Aufzeichnungen und ihr Beweis

seen-by = Gesehen von
a-watcher = einem Zuschauer
before-first = Vor dem ersten Zug.
play-on = Abspielen
one-back = Einen Zug zurück
one-on = Einen Zug weiter
trick-back = Zum Stich davor
trick-on = Zum Ende des Stichs
record-move-by-move = Eine Aufzeichnung, Zug für Zug
were-deals-fair = Wurde fair gegeben?
no-game-of-ours = Diese Datei ist keine Partie von hier. Nichts wurde verändert.
back-to-table = Zurück zum Tisch
download-record = Aufzeichnung herunterladen
choose-a-file = Datei wählen
promise-seen = Das Versprechen in der Aufzeichnung { $good ->
    [yes] ist das, das
   *[no] ist nicht das, das
} dieser Browser gesehen hat, als er an den Tisch kam.
seals-seen = Was versiegelt wurde, { $good ->
    [yes] ist das
   *[no] ist nicht das
}, was dieser Browser gesehen hat, bevor er seinen eigenen Teil öffnete.
part-left-out = Was dieser Browser beigetragen hätte, fiel weg: Es wurde nicht rechtzeitig geöffnet.
part-in-seed = Was dieser Browser zum Startwert beigetragen hat, steckt { $good ->
    [yes] darin
   *[no] nicht darin
}.
in-round = { $name } (Runde { $round })
left-out = Nicht im Startwert, weil der Teil nicht rechtzeitig geöffnet wurde: { $names }.
what-proves = Was das beweist
what-not-proves = Was es nicht beweist
checked-elsewhere = So prüft es ein anderes Programm auf einem anderen Rechner: { $command }.
no-seed = Die Aufzeichnung enthält keinen Startwert: Das Geben lässt sich nicht prüfen.
other-secret = Das Geheimnis ist nicht das, das vor dem Spiel versprochen wurde.
other-parts = Was die Plätze beigetragen haben, ist nicht, was sie versiegelt hatten.
other-seed = Der Startwert folgt nicht aus dem Geheimnis und dem, was die Plätze beigetragen haben.
unknown-drawing = Hier nicht geprüft: Diese Seite weiß nicht, wie dieses Spiel seine Karten zieht.
other-cards = Der Startwert gibt beim Zufallszug { $n } andere Karten: Jemand hat sie ausgesucht.
no-chance = In dieser Aufzeichnung gibt es keinen Zufallszug.
not-recomputed = Hier nicht geprüft: Diese Seite rechnet nicht nach, was der Zufall gezogen hat.
chance-follows = { $n ->
    [one] Der eine Zufallszug folgt aus dem Startwert.
   *[other] Alle { $n } Zufallszüge folgen aus dem Startwert.
}
more-not-here = { $n } { $n ->
    [one] weiterer wird
   *[other] weitere werden
} hier nicht nachgerechnet.

# Die Besprechung

better = besser
how-did-i-play = Wie habe ich gespielt?
play-on-from-here = Von hier weiterspielen
no-record-there = An dieser Adresse liegt keine Aufzeichnung.
taken-over = { $n ->
    [one] Der erste Zug stammt
   *[other] Die ersten { $n } Züge stammen
 } aus einer anderen Aufzeichnung; die Karten darin werden hier nicht geprüft.
see-moment = Diesen Moment ansehen
either = { $one } oder { $other }
tricks-less = Alle Karten offen: { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
} weniger als mit { $better }.
trick = Stich
player = Spieler
played = Gespielt
better-column = Besser
cost = Kosten
all-decisions = Alle Entscheidungen ({ $n })
points-lost = Verlorene Punkte: { $lost }.
tricks-lost = Verlorene Stiche, alle Karten offen: { $lost }.
judged-by = Beurteilt vom Bot „{ $level }“, nach dem, was man am Platz sehen konnte.
thinking = Denkt nach …
all-cards-seen = Mit offenen Karten

# Neben dem Tisch

what-has-happened = Was geschehen ist
at-the-table = Am Tisch
taken-back = Ein Zug wird zurückgenommen.
by-book = nach { $book }{ $changed ->
    [yes] , abgewandelt
   *[no] { "" }
}
host-paused = { $who ->
    [You] Du hast
   *[other] Der Gastgeber hat
} das Spiel angehalten.
opening-parts = Einen Moment: Jeder Platz öffnet seinen Teil des Mischens.
bot-for-you = Für dich spielt ein Bot.
take-seat-back = Wieder selbst spielen
people-watch = { $n ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
coming-in = Du hast einen Platz, als { $who }. Du steigst beim nächsten Spiel ein; bis dahin { $bot ->
    [yes] spielt ihn ein Bot, und du siehst
   *[no] siehst du
}, was Zuschauer sehen.
you-watch = Du schaust zu.
you-watch-seat-free = Du schaust zu. Ein Platz ist frei.
sit-down = Hinsetzen
leave-seat-asks = Platz verlassen? Ein Bot spielt für dich weiter.
leave-seat = Platz verlassen
links = Einladen
anyone-who-opens = Wer ihn öffnet, kann einen freien Platz nehmen oder zusehen.
seat-for-friend = Auf allen Plätzen sitzen Bots. Wer macht Platz für jemanden?
seat-is-free = Der Platz von { $who } ist frei. Bis jemand sich setzt, spielt dort ein Bot.
for-other-device = Für dein anderes Gerät
your-seat-keep = Das ist dein Platz: Behalte ihn für dich.
for-watchers = Für Zuschauer
only-with-link = Nur wer diesen Link hat, kann zusehen.
watch-without-seat = Zusehen ohne Platz.
new-watch-link = Es gibt einen neuen Link zum Zusehen. Der alte gilt nicht mehr.
nobody-can-watch = Jetzt kann niemand zusehen.
a-new-watch-link = Ein neuer Link zum Zusehen
let-watch = Zusehen mit Link erlauben
nobody-may-watch = Niemand darf zusehen
join-next = Bei der nächsten Partie mitmachen
play-again = Noch einmal spielen
replay = Nachspielen
check-deals = Das Geben prüfen
lobby = Lobby
key = Taste { $key }
and-new = { $what }, { $n } neu
hint = Tipp
score = Stand
undo = Zurück
log = Verlauf
pause = Pause
move-here = Hierher wechseln
partners-here = Partner: { $sides }.
stand-up = Aufstehen
more-tools = Mehr
more-new = Mehr, etwas Neues
say-something = Sag etwas
hide-all-talk = Chat ausblenden
show-all-talk = Chat wieder einblenden
says = { $who } sagt: { $text }
n-new = { $n } neu

# Wer man ist

later-you = Eine spätere Version dieser Seite hat deinen Namen und dein Gesicht gesichert. Sie bleiben, wie sie sind.
unreadable-you = Was von deinem Namen und Gesicht gesichert war, lässt sich nicht lesen. Es bleibt, wie es ist.
until-you-close = { $why } Was du jetzt wählst, gilt, bis du die Seite schließt.
begin-anew = Neu anfangen
guest = Gast
you-are = Du: { $name }
your-name = Dein Name
your-face = Dein Gesicht
your-colour = Deine Farbe
face = { $face ->
    [fox] Fuchs
    [owl] Eule
    [bear] Bär
    [cat] Katze
    [hare] Hase
    [frog] Frosch
    [lion] Löwe
    [pig] Schwein
    [duck] Ente
    [mouse] Maus
    [panda] Panda
    [penguin] Pinguin
   *[other] { $face }
}
colour = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [teal] Türkis
    [blue] Blau
    [purple] Lila
    [pink] Rosa
   *[other] { $colour }
}

# Die eigenen Partien

games-won = Gewonnene Partien
one-of = { $n } von { $most }
percent-of = { $share } % von { $most }
points-in-deals = { $n ->
    [one] { $points } in 1 Spiel
   *[other] { $points } in { $n } Spielen
}
per-deal = { $points } je Spiel
points-lost-reviewed = Verlorene Punkte in besprochenen Spielen
games-and-deals = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
won-of-ten = { $n ->
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
   *[10] alle zehn
}
trend-says = Von deinen letzten zehn Partien { $game } hast du { $now } gewonnen, von den zehn davor { $before }.
trend-graph = Gewonnene von je zehn Partien, die ältesten zuerst: { $won }
with-help = { $game }, mit Tipps oder zurückgenommenen Zügen
score-to = { $own } zu { $others }
end-state = { $end ->
    [won] gewonnen
    [lost] verloren
   *[open] nicht beendet
}
review-of = { $game } vom { $day } besprechen
no-games-in-file = In dieser Datei sind keine Partien von hier. Nichts wurde verändert.
games-brought = { $n ->
    [0] Alles aus der Datei ist jetzt hier.
    [one] Eine Partie ist jetzt hier.
   *[other] { $n } Partien sind jetzt hier.
}
erase-asks = Alles löschen, was dieser Browser von dir aufbewahrt: Name, Gesicht, Partien, Freunde, eigene Regeln, Lektionen und Aufgaben?
erase-all = Alles löschen
save-all = Alles als Datei sichern
bring-in = Partien hereinholen
no-game-over = Noch ist keine Partie zu Ende. Was du zu Ende spielst, bleibt hier, die neuesten 200.
day = Tag
game = Spiel
result = Ergebnis
no-account = Es gibt kein Konto: All das bleibt allein in diesem Browser.
your-games = Deine Partien
statistics = Statistik
later-games = Eine spätere Version dieser Seite hat deine Partien gesichert. Sie bleiben, wie sie sind.
keeps-no-games = Dieser Browser merkt sich für diese Seite keine Partien.
later-file = Diese Datei hat eine spätere Version dieser Seite geschrieben. Nichts wurde verändert.

# Tische loswerden

delete-table = Diesen Tisch { $game } löschen?
delete-loses = Karten, Punkte und Aufzeichnung gehen für immer verloren.
delete-it = Löschen
deleted = Der Tisch ist gelöscht.
close-table = Diesen Tisch { $game } schließen?
close-loses = Die Partie endet jetzt für alle, und der Punktestand gilt. Punkte und Aufzeichnung kann man weiter ansehen.
close-it = Schließen
closed = Der Tisch ist geschlossen.
or-close = Oder schließe ihn: Die Partie endet jetzt, und der Punktestand gilt. Punkte und Aufzeichnung kann man weiter ansehen.
forget-table = Diesen Tisch { $game } aus deiner Liste nehmen?
forget-loses = Der Tisch bleibt, und dein Platz auch: Du findest ihn über seinen Link wieder.
forget-it = Herausnehmen
forgotten = Der Tisch ist nicht mehr in deiner Liste.
keep-it = Behalten
let-go = Diesen Tisch { $game } loswerden
let-go-short = Diesen Tisch loswerden
nobody-yet = noch niemand
table-line = { $way ->
    [none] nach { $book }
   *[other] { $way }
}{ $alone ->
    [yes] { "" }
   *[no] : { $people }
} ({ $phase ->
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
seat-muted = { $who } ist da, aber stummgeschaltet: Was dort geschrieben wird, sieht niemand.
seat-away = { $who } ist weg.
seat-kept = { $who } ist weg. Der Platz wartet.
bot-now = Jetzt einen Bot spielen lassen
keep-seat = Platz freihalten
unkeep-seat = Platz nicht länger freihalten
free-seat = Platz freigeben
remove-person = Entfernen
mute = Für alle stummschalten
unmute = Wieder reden lassen
hide-talk = Chat dieser Person ausblenden
unhide-talk = Chat dieser Person wieder einblenden
talk-hidden = Du siehst nichts mehr von dem, was { $who } sagt.
talk-shown = Du siehst wieder, was { $who } sagt.
asks-free = Den Platz von { $who } freigeben? Ein Bot spielt weiter, bis sich jemand setzt.
asks-remove = { $who } entfernen? Ein Bot spielt weiter, und { $who } kann nicht an diesen Tisch zurück.
fill-seat = Einen Bot hierhersetzen ({ $level })
open-seat = Hier darf sich jemand setzen
away-soon = { $who } ist weg. Ein Bot übernimmt in
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
ask-again = Nach deinem nächsten Zug kannst du wieder fragen.
take-back = Zurücknehmen

# Ein Wort, wenn man dran ist

notify-me = Sag mir Bescheid, wenn ich dran bin und nicht hinsehe
notify-refused = Dein Browser erlaubt dieser Seite nicht, dir Bescheid zu sagen.

# Den Rest beanspruchen

claim = Rest für mich
claim-all = Alle übrigen Stiche beanspruchen? Dann gehört dir jeder, ob du ihn willst oder nicht.
claim-yes = Beanspruchen
claim-show = Blatt zeigen und fragen
open-hand = Das Blatt von { $who }:
open-yours = Dein Blatt liegt offen:
joker = Joker

# Das Spiel des Tages, Herausforderungen, Spiele nach Nummer

deal-of-day = Spiel des Tages
same-for-all = Jedes der Spiele hat eines, mit denselben Karten für alle.
promise-line = Die Karten eines Tages folgen aus einem Geheimnis, das Tage vorher gemacht wird. Sein Fingerabdruck ist von da an zu sehen, das Geheimnis selbst am Tag danach: Sein SHA-256 ist der Fingerabdruck.
opened = geöffnet:
had-your-try = Du hast deinen Versuch gehabt.
not-played-yet = Noch nicht gespielt.
your-try = Dein Versuch
your-try-of = Dein Versuch bei { $game }
practise = Üben
practise-game = { $game } üben
play-today = { $game } von heute spielen
in-hours = { $n ->
    [one] einer Stunde
   *[other] { $n } Stunden
}
in-minutes = { $n ->
    [one] einer Minute
   *[other] { $n } Minuten
}
day-number = Spiel des Tages, Nummer { $n }
day-line = Dieselben Karten und dieselben Bots für alle. Dein erster Versuch zählt; das nächste Spiel kommt in { $left }.
day-honest = Keine Tipps, kein Zurücknehmen. Je Browser zählt ein Versuch. Die Karten bleiben bis morgen geheim.
same-day = Spiel des Tages, { $day }: { $counted ->
    [yes] Dieser Versuch zählt
   *[no] zur Übung
}.
same-challenge = Eine Herausforderung: { $counted ->
    [yes] Dieser Versuch zählt
   *[no] zur Übung
}.
first-to-finish = Du bist heute als Erster fertig.
others-did = { $n } sind damit fertig. { $better ->
    [0] Niemand war besser
    [one] Einer war besser
   *[other] { $better } waren besser
}{ $level ->
    [0] { "" }
    [one] , einer war gleich gut
   *[other] , { $level } waren gleich gut
}.
share-result = Ergebnis teilen
share-day = Spadille, Spiel des Tages, { $day }
days-in-a-row = { $n } Tage in Folge.
send-to-others = Senden
copy-text-by-hand = Markiere den Text und kopiere ihn.
challenge-friend = Einen Freund herausfordern
send-link = Schick diesen Link
challenge-line = Dein Freund bekommt dieselben Karten, denselben Platz, dieselben Bots und dieselben Regeln. Wenn ihr beide fertig seid, stehen auf der Seite hinter dem Link die Ergebnisse nebeneinander.
see-page = Zur Seite
see-results = Beide Ergebnisse ansehen
a-friend = Ein Freund
nobody-else-yet = Noch ist sonst niemand fertig. Danach stehen auf dieser Seite die Ergebnisse.
where-parted = Wo ihr verschieden gespielt habt
challenge-of = { $who }: eine Herausforderung
your-challenge = Deine Herausforderung. Schick den Link dieser Seite einem Freund.
has-played-these = { $who } hat diese Karten gespielt. Du bekommst denselben Platz, dieselben Bots und dieselben Regeln; dein erster Versuch zählt.
game-of-book = { $game } nach { $book }.
results-later = Die Ergebnisse siehst du, wenn du fertig bist.
seen-these-cards = Du kennst diese Karten jetzt; ein weiterer Versuch ist zur Übung.
deal-winnable = { $can ->
    [yes] Spiel { $deal } ist zu gewinnen.
    [no] Spiel { $deal } ist nicht zu gewinnen.
   *[unknown] Ob Spiel { $deal } zu gewinnen ist, weiß man nicht.
}
number-of-deal = Nummer des Spiels
no-number = keine
give-number = Gib zuerst die Nummer eines Spiels an.
deal-by-number = Ein Spiel nach Nummer
number-line = Eine Nummer gibt jedes Mal dieselben Karten, also kann jeder sie nachsehen. Ein Spiel ohne Nummer hat neue Karten, und niemand kann vorher sagen, ob es zu gewinnen ist.
number = Nummer
find-winnable = Eines suchen, das zu gewinnen ist
winnable = Ist es zu gewinnen?
deal-of-number = Spiel { $deal }.
restart = Von vorn

# Der Club

club = Club
club-line = Die Abende des Clubs, Ergebnisse und Rangliste.
club-evenings = Spielabende
club-evening = Abend
club-no-evening = Noch ist kein Abend geplant.
club-form = { $n } { $kind ->
    [teams] Teams, jedes gegen jedes
    [howell] Paare, Howell
   *[mitchell] Paare, Mitchell
}
club-side = { $side ->
    [ns] Nord-Süd
   *[ew] Ost-West
}
club-winner = Sieger
club-no-result = noch kein Ergebnis
club-all-evenings = Alle Abende
club-so-far = { $n } von { $most } Ergebnissen. Am Abend selbst erscheint ein Board erst, wenn es an allen Tischen gespielt ist.
club-wrong-rows = { $n ->
    [one] Eine Zeile der Ergebnisse ist nicht zu lesen.
   *[other] { $n } Zeilen der Ergebnisse sind nicht zu lesen.
}
club-standings = Rangfolge
club-place = Platz
club-entrant = { $kind ->
    [teams] Team
   *[pairs] Paar
}
club-percent = Prozent
club-per-board = Je Board
club-score = { $scoring ->
    [imps] IMPs
   *[matchpoints] Matchpunkte
}
club-matches-won = Gewonnene Kämpfe
club-boards = Boards
club-by-boards = Board für Board
club-board = Board { $n }
club-ahead = Nord-Süd vorn um
club-ladder = Rangliste
club-ladder-of = Rangliste: { $game }
club-player = Name
club-points = Punkte
club-matches = Partien
club-share = Siege
club-too-few = zu wenige Partien
club-apart = Wer in verschiedenen Tabellen steht, hat nie gegeneinander gespielt und lässt sich nicht vergleichen.
club-points-mean = Die Punkte zählen wie beim Schach (Elo): 400 mehr heißt 10 zu 1 im Vorteil. Hinter ± steht, wie weit sie danebenliegen können. Gewertet wird ab { $n } Partien.
club-left-out = { $n ->
    [one] Eine Aufzeichnung zählt nicht mit: Ihre Partie ist
   *[other] { $n } Aufzeichnungen zählen nicht mit: Ihre Partien sind
} unfertig oder beschädigt, oder die Spieler haben keine Namen.

# Chancen

odds-of = Die Chancen bei { $game }
odds-line = Bei jeder Zahl steht, wie sie gefunden wurde: exakt, oder aus einer Stichprobe, mit dem Bereich, den sie offenlässt.
odds-ask = Ausrechnen
odds-working = Einen Moment, das wird ausgerechnet …
odds-what = Was
odds-how-much = Zahl
odds-how = Wie gefunden
odds-proof = Die Züge
odds-repeat = Die Stichprobe ist jedes Mal dieselbe: Frag noch einmal, und es kommen dieselben Zahlen. Im Terminal zieht spadille odds --seed andere Fälle.
odds-more = Was sonst bekannt ist
odds-book = Regelbuch
# Der Rest eines Spiels für Bots, und eine aufgegebene Partie

skip-deal = Spiel überspringen
skip-asks = Sollen Bots den Rest dieses Spiels für { $people ->
    [yes] alle spielen? Die anderen müssen zustimmen.
   *[no] dich spielen?
}
skip-yes = { $people ->
    [yes] Die anderen fragen
   *[no] Bots spielen lassen
}
concede = Aufgeben
concede-asks = Die Partie jetzt beenden? Der Punktestand gilt.{ $people ->
    [yes] { " " }Die anderen müssen zustimmen.
   *[no] { "" }
}
concede-yes = { $people ->
    [yes] Die anderen fragen
   *[no] Aufgeben
}
conceded = { $who ->
    [You] Du gibst die Partie auf.
   *[other] { $who } gibt die Partie auf.
}

# Der Lehrer unter Leuten

teacher-here = Lehrer
teacher-for-one = wenn einer allein spielt
teacher-for-all = auch unter Leuten
teacher-agreed = Dieser Tisch hat einen Lehrer: Er zeigt große Fehler, nur dir selbst, wenn du magst. Wer sich setzt, ist einverstanden.

# -- Spielarten mit Namen ------------------------------------------------------------------------------

which-game = Was spielen wir?
which-about = Sag, was an eurem Tisch gilt: ein paar Fragen.
which-how-many = Zu wievielt spielt ihr?
which-is-so = Was gilt an eurem Tisch?
which-none = Nichts davon
which-unknown = Wir wissen es nicht
which-also = Was du gesagt hast, passt auch zu:
which-as-near = Genauso nahe kommen:
which-again = Noch einmal fragen
ways-by-name = Spielarten mit Namen ({ $n })
is-way = Das ist „{ $way }“.
all-differences = Alle Unterschiede zu { $book }
no-server = Diese Seite hat keinen Server, daher kann niemand sonst hierher kommen. Um mit Freunden zu spielen, muss einer von euch Spadille laufen lassen.

# Freunde

keep-in-touch = In Verbindung bleiben
keep-explains = Such jemanden aus: Es wird ausgerichtet, dass du in Verbindung bleiben möchtest. Wählt der andere auch dich, zeigt euch die Startseite, wann der andere da ist.
friends = Freunde
tell-friends = Meinen Freunden sagen, dass hier noch Plätze frei sind
drop-friend = { $who } entfernen
drop-asks = Mit { $who } nicht mehr in Verbindung bleiben?
