# Der Tisch im Terminal: seine Tasten, Seiten und Zeilen. Was die Spiele sagen, steht in ihren Ordnern.

seats = { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}
seats-in-words = { $most ->
    [1] allein
   *[other] { $seats } Plätze
}
ago = { $unit ->
    [day] { $n ->
        [one] vor 1 Tag
       *[other] vor { $n } Tagen
    }
    [hour] { $n ->
        [one] vor 1 Stunde
       *[other] vor { $n } Stunden
    }
   *[minute] { $n ->
        [one] vor 1 Minute
       *[other] vor { $n } Minuten
    }
}
just-now = gerade eben
to = zu
up-to = bis
or = oder
either = { $most } oder { $last }
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cards-from-to = { $low } bis { $high } Karten
n-from-to = N von { $low } bis { $high }

new = neu
partner = Partner
dealer-mark = (G)
your-partner = dein Partner
dealer = gibt
to-act = ist dran
more-on-t = T: mehr
face-down = { $n } verdeckt
nothing = nichts
hand = Hand
trick = Stich
nothing-yet = noch nichts
no-cards = keine Karten

key-space = Leertaste
key-delete = Entf
key-digits = 1 … 9, Buchstaben
key-capital = { $key } (groß)
does-keys = Tasten
does-leave = Ende
does-score = Stand
does-choose = wählen
does-play = spielen
does-hint = Tipp
does-undo = zurück
does-last = letzter Stich
does-table = Tisch
does-review = Besprechung
does-rules = Regeln
does-on = weiter
does-pace = Tempo
does-pick = nimmt auf
does-done = fertig
does-put-back = legt zurück
does-turn = deckt auf
does-run = läuft von selbst
does-again = noch einmal
does-sit-down = spielen
does-how = So geht’s
does-lesson = Lektion
does-help = Hilfe
does-quit = Ende
does-language = Español
does-deal = geben
does-change = ändern
does-write = schreiben
does-reset = wie gedruckt
does-back = zurück

goes-on = Das Spiel geht weiter, wo du aufgehört hast.
still-goes-on = Das Spiel geht weiter.
kept = Die Partie ist gespeichert: spadille play --resume spielt sie weiter.
choose-first = Wähle zuerst: mit den Pfeilen, einer Taste oder der Maus.
choose-which = Wähle, welche: { $ways }.
pick = { $what }: Nimm { $cards } mit der Leertaste auf, dann Enter.
picked = { $n } aufgenommen; Esc legt sie zurück.
a-number = { $what }: eine Zahl von { $low } bis { $high }
a-move = Ein Zug, etwa { $example }
thinking = Ich überlege …
hint-later = Einen Tipp bekommst du, wenn du dran bist.
review-later = Ein Spiel kannst du besprechen, wenn es zu Ende ist.
no-hand = Du hast gerade keine Karten.
no-trick = Auf dem Tisch liegt gerade kein Stich.
no-last-trick = Es gibt gerade keinen letzten Stich zu sehen.
something-to-decide = Hier gibt es etwas zu entscheiden.
taken-back = Zurückgenommen.
taken-back-to = Zurückgenommen bis zu deiner letzten Entscheidung.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
skip-again = Sollen Bots den Rest dieses Spiels spielen, auch deine Karten? Noch einmal X.
no-skip = Hier ist kein Spiel, das Bots für dich zu Ende bringen könnten.
concede-again = Die Partie jetzt beenden, mit diesem Punktestand? Noch einmal C.
concede-yes = Die Partie jetzt beenden, mit diesem Punktestand? Dann schreib: concede yes.
no-concede = Hier gibt es keine Partie aufzugeben.
conceded = Du gibst die Partie auf.
teacher-speaks = Der Lehrer zeigt große Fehler.
teacher-silent = Der Lehrer schweigt.
forced-themselves = Der einzig mögliche Zug wird jetzt für dich gemacht.
forced-by-hand = Jetzt machst du jeden Zug selbst.
pace = { $pace ->
    [slow] Die anderen spielen jetzt langsam.
    [brisk] Die anderen spielen jetzt flott.
    [instant] Die anderen spielen jetzt sofort.
   *[steady] Die anderen spielen jetzt gemütlich.
}
watching = Du siehst zu, also wird kein Zug von dir verlangt.
bot-fails = { $who } ({ $level }) { $why ->
    [none] wollte einen Zug, der nicht erlaubt ist; stattdessen wird ein sicherer, erlaubter Zug gemacht.
   *[other] versagt ({ $why }); stattdessen wird ein sicherer, erlaubter Zug gemacht.
}
not-saved = Diese Partie wird nicht gespeichert: { $why } ({ $folder }).
too-small = Der Tisch braucht { $wide } Spalten und { $high } Zeilen; dieses Terminal hat { $width } mal { $height }.
    Mach es größer, oder geh mit Strg-C (die Partie ist gespeichert)
    und spiel in Zeilen: spadille play --plain --resume

did-you-mean = „{ $typed }“ ist kein Zug. Meinst du { $command }?
no-such-move = „{ $typed }“ ist hier kein Zug. { $prompt }{ $example ->
    [none] {""}
   *[other] {" "}Schreib zum Beispiel { $example }, oder help.
}
number-unclear = Die Zahl passt zu mehreren Zügen. Schreib { $ways }.
no-number-now = Nach einer Zahl ist gerade nicht gefragt. { $prompt }
card-unclear = { $card } passt zu mehreren Zügen. Schreib { $ways }.
no-card-now = Nach einer Karte ist gerade nicht gefragt. { $prompt }
out-of-bounds = Erwartet ist eine ganze Zahl von { $low } bis { $high }, nicht { $got ->
    [none] eine leere Zeile
   *[other] { $got }
}.

page-keys = Enter oder Esc geht zurück. Die Pfeile blättern.
deal-keys = Enter: das nächste Spiel.  V: Besprechung.  Die Pfeile blättern.
end-keys = N: noch einmal.  V: Besprechung.  S: Zettel.  Q: Ende.  Enter: zum Tisch.
question-keys = Enter führt es aus, Esc geht zurück.
score-sheet = { $game }: der Zettel
deal-of = { $game }: { $kind ->
    [coup] Coup { $n }
   *[deal] Spiel { $n }
}
game-over = { $game }: Die Partie ist zu Ende
deal = { $kind ->
    [coup] Coup { $n }
   *[deal] Spiel { $n }
}
bid-taken = angesagt/gemacht: { $players }
no-deal-yet = Noch ist kein Spiel zu Ende.
totals = Summen: { $totals }
after-deals = { $scores } nach { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
}
after-moves = { $scores } nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
}
the-table = { $game }: der Tisch
a-hint = Ein Tipp
no-figures = Zahlen gibt es nicht: Das war nach Faustregeln beurteilt.
a-review = Eine Besprechung
deal-is = Spiel { $n }.
as-good-as-any = { $trick ->
    [0] {""}
   *[other] Stich { $trick }.{" "}
}{ $who ->
    [You] Du
   *[other] { $who }
}: { $played }. Nichts war besser.
all-decisions = Alle Entscheidungen
the-rules = Die Regeln: { $title }
plays-by = Wonach dieser Tisch spielt
changed = Geändert: { $what }
instead-of = { $now } (Das Regelbuch: { $usual })
left-open = Was die gedruckten Regeln offen lassen
house-rules = Hausregeln, die ein Tisch wählen kann
good-to-know = Gut zu wissen
real-cards = Wie man echte Karten pflegt
words = Wörter
words-of = Wörter von { $game }
words-of-the-table = Wörter vom Kartentisch
how-to-play = So geht { $game }
no-page = Für { $game } gibt es keine Seite für Anfänger.
help = Hilfe
help-arrows = eine Karte oder ein Wort wählen; die Maus geht auch
help-enter = das spielen; ↑ tut dasselbe mit einer Handkarte
help-tab = weiter zum nächsten Bereich: Wörter, Tisch, Hand
help-digits = die Zahl oder das Wort mit dem Buchstaben; in der Hand die Karte (7, dann H)
help-space = Karten aufnehmen, wo nach mehreren gefragt ist
help-colon = einen Zug schreiben, etwa play QS
help-last = den letzten Stich noch einmal sehen
help-hint = ein Tipp: was ein guter Spieler täte, und warum
help-figures = die Zahlen hinter dem Tipp
help-teacher = ein Lehrer: zeigt deine großen Fehler; noch einmal: still
help-review = das letzte Spiel besprechen: was deine Züge gekostet haben
help-table = alles auf dem Tisch in Worten
help-sheet = der Zettel: alle Rechnungen, jede mit ihrer Regel
help-how = So geht’s: eine Seite für Anfänger
help-rules = die Regeln dieses Tisches, jede mit ihrer Nummer
help-words = die Wörter des Spiels: was sie heißen, wie man sie spricht
help-undo = deine letzte Entscheidung zurücknehmen
help-on = von selbst weiterspielen, bis es etwas zu entscheiden gibt; noch einmal: halt
help-forced = Züge ohne Wahl: von selbst, oder von Hand
help-skip = Bots den Rest des Spiels für dich spielen lassen; mit Rückfrage
help-concede = die Partie aufgeben; mit Rückfrage
help-pace = die anderen schneller oder langsamer spielen lassen
help-leave = gehen; die Partie ist gespeichert

motto = Kartenspiele
    nach dem Buch
sit-down-to = Spielen
go-on-with = Weiterspielen
not-resumed = Diese Partie lässt sich nicht fortsetzen: { $why }
damaged = { $first }{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
}
passed-over = { $name } wird übergangen: { $why }
no-lesson = Für { $game } gibt es keine Lektion.
lesson-fails = Diese Lektion lässt sich nicht geben: { $why }
set-deal = Karten geben
set-deal-means = Enter beginnt das Spiel.
set-rulebook = Regelbuch
set-seats = Plätze
set-seat = Dein Platz
set-seat-means = oder nur zusehen
set-place = Platz { $n }
set-watching = zusehen
set-bots = Die anderen
set-bots-means = wie gut sie spielen
level = { $level ->
    [beginner] Anfänger
    [regular] geübt
    [strong] stark
   *[other] { $level }
}
set-seed = Karten
set-secret = geheim
set-seed-means = eine Zahl oder ein Satz legt jede Karte fest
set-seed-ask = Eine Zahl oder ein Satz, der jede Karte festlegt
set-how = Links und rechts ändern eine Zeile; mit der Leertaste schreibst du einen Wert.
set-as-printed = Wie im Regelbuch: { $book }.
set-not-allowed = Das geht hier nicht. Schreib { $allowed }.
set-number = eine ganze Zahl von { $low } bis { $high }
set-by-keys = Links und rechts ändern diese Zeile.

lesson-sits-down = Enter setzt dich an einen Tisch. Q geht.
lesson-goes-on = Enter geht weiter. Q geht.
lesson-plays = Pfeile wählen, Enter spielt, H zeigt es.
lesson-begins = { $title }. Eine leere Zeile geht weiter, hint nennt den Zug, quit geht.
lesson-play = Spiel es: spadille play { $game }
lesson-move = Der Zug ist: { $move }.
lesson-ends = Hier endet die Lektion.
lessons-of-game = Lektionen zu { $game }
lesson-line = { $at }. { $title }
which-lesson = Welche Lektion? Die Nummer, oder eine leere Zeile für die erste:
lesson-next = Enter geht zur nächsten Lektion. Q geht.
lesson-follows = Die nächste Lektion: spadille learn { $game } { $n }

# -- Aufgaben ---------------------------------------------------------------------------------------

does-puzzles = Aufgaben
does-answer = antworten
does-show = zeigen
does-next = weiter
does-figures = Zahlen
puzzle-head = { $game }, Aufgabe { $n } von { $most }: { $title }.
puzzle-solved = Enter führt zur nächsten.
puzzle-fails = Diese Aufgabe lässt sich nicht stellen: { $why }
puzzles-of-game = Aufgaben zu { $game }
puzzles-by-hand = Von Hand ausgesucht
puzzles-begin = Tipp den Zug, den du findest. hint nennt die Antwort, figures die Zahlen; next geht weiter, quit geht.
puzzles-end = Das war die letzte Aufgabe zu { $game }.
theme-end = Das war die letzte Aufgabe zu diesem Thema.
puzzles-left = Hier enden die Aufgaben.

greeting = { $title }, { $seats }{ $watching ->
    [yes] {""}; du siehst zu
   *[no] {""}
}. Mit help siehst du die Befehle.
say-one-of = Sag { $choices }.
open-to-you = Du darfst wählen: { $cards }.
see-review = Was jeder Zug gekostet hat: spadille review.
and-more = und { $n } weitere
no-moves = Gerade nichts; du bist nicht dran.
you-may = Du darfst: { $move }.
nothing-refused = Noch wurde nichts abgelehnt. Schreib why und eine Karte.
review-all = Jede Entscheidung: review all.
rules-head = { $title }, { $seats }. Alle, mit Nummern: rules all.
kept-in = Die Partie liegt in { $path }.
plain-help = Ein Zug wird in Notation geschrieben, etwa { $example }; eine Karte oder Zahl allein genügt, wo sie klar ist.
typed-hand = hand: deine Karten
typed-trick = trick: was auf dem Tisch liegt
typed-last = last: der letzte Stich
typed-table = table: alles, was zu sehen ist
typed-score = score: die Summen
typed-sheet = sheet: jedes fertige Spiel mit seiner Rechnung
typed-moves = moves: alles, was du jetzt darfst
typed-why = why CARD: ob du sie spielen darfst, und die Regel
typed-hint = hint: was ein guter Spieler täte
typed-hint-of-lesson = hint: der Zug, der gefragt ist
typed-figures = figures: die Zahlen hinter dem Tipp
typed-review = review: die teuersten Züge des letzten Spiels
typed-rules = rules: wonach dieser Tisch spielt
typed-on = on: von selbst weiterspielen, bis es etwas zu entscheiden gibt
typed-undo = undo: zurück zu deiner letzten Entscheidung
typed-skip = skip: Bots spielen den Rest des Spiels, deine Karten auch
typed-concede = concede: die Partie aufgeben
typed-save = save: wo die Partie liegt
typed-next = next: weiter zur nächsten Aufgabe
typed-help = help play: wie man das Spiel spielt; help words: seine Wörter und wie man sie spricht; help cards: wie man echte Karten pflegt
typed-quit = quit oder q: gehen; die Partie ist gespeichert
typed-quit-alone = quit oder q: gehen
lines-no-screen = Dies ist kein Terminal mit Bildschirm, darum steht der Tisch in Zeilen da (--plain).
lines-dumb = Dieses Terminal kann keinen Bildschirm zeichnen, darum steht der Tisch in Zeilen da (--plain).
lines-too-small = Der Tisch braucht { $wide } Spalten und { $high } Zeilen; dieses Terminal hat { $width } mal { $height }, darum steht der Tisch in Zeilen da (--plain).
lines-no-textual = Der Tisch auf dem ganzen Bildschirm braucht Textual (pip install 'spadille[tui]', oder '.[tui]' in den Quellen); hier steht er in Zeilen (--plain).
nothing-unfinished = Es gibt keine unfertige Partie, also hier eine neue.
which-game = Welches Spiel? Name oder Nummer:
name-or-number = Erwartet ist ein Name oder eine Zahl von 1 bis { $n }.
game-line = { $at }. { $name }: { $said } ({ $most ->
    [1] allein
   *[other] { $seats } Plätze
}, { $length })

# -- Was spielen wir? ---------------------------------------------------------------------------------

which-seats = Zu wievielt spielt ihr: { $counts }? Enter für { $usual }.
which-count-expected = Erwartet: eins von { $counts }; bekommen: { $got }.
which-asks = Was gilt an eurem Tisch? Tipp die Nummer; 0, wenn nichts davon gilt; Enter allein, wenn du es nicht weißt.
which-expected = Erwartet: eine Zahl von 0 bis { $n } oder Enter allein; bekommen: { $got }.
which-found = { $near ->
    [nearest] Am nächsten kommt euch { $way }: { $line }
    [usual] Die meisten spielen { $way }: { $line }
    [fits] Zu dem, was du gesagt hast, passt { $way }: { $line }
   *[plays] Ihr spielt { $way }: { $line }
}
which-but = An eurem Tisch aber:
which-not-so = Nicht so: { $theirs }
which-but-so = aber: { $words }
which-book = Das nächste Regelbuch ist { $book }.
which-guest = Für einen Gast in drei Sätzen:
which-item = * { $words }
which-differs = * { $yours } ({ $way }: { $theirs })
which-others = Was du gesagt hast, passt auch zu { $ways }.
which-untold = Du hast nicht gesagt, was an eurem Tisch gilt, und { $n } Spielarten passen noch.
which-tell = Beantworte die Fragen, oder sag es gleich, etwa so: { $command }
which-play = So spielt ihr es: { $command }
which-find = Was spielen wir?
which-about = Ein paar Fragen dazu, was an eurem Tisch gilt.
which-ways = { $game }: Spielarten mit Namen
which-how-many = Zu wievielt spielt ihr?
which-so = Was gilt an eurem Tisch?
which-none = Nichts davon
which-unknown = Wir wissen es nicht
which-fits = Was du gesagt hast, passt zu diesen: Nimm eine.
which-near = Zu allem, was du gesagt hast, passt nichts; am nächsten kommen diese: Nimm eine.
which-keys = Enter nimmt eine Zeile. Esc geht zurück.
does-which = was spielen wir?
set-way = Spielart
set-way-none = ohne eigenen Namen
