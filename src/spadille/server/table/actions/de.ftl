# Die Leute am Tisch: was der Gastgeber darf, und worum einer den anderen bittet.

host-only = Das darf nur, wer den Tisch eröffnet hat.
host-watch = Wer zuschauen darf, entscheidet nur der Gastgeber.
nobody-there = Auf diesem Platz sitzt niemand.
seat-changed = Diesen Platz hat jetzt { $who }.
your-own-seat = Das ist dein eigener Platz. Wenn du gehen willst, steh auf.
here = { $who } ist da.

# Gespräch

watcher = Zuschauer
hello = Hallo
good-luck = Viel Glück
well-played = Gut gespielt
thank-you = Danke
one-moment = Einen Moment, bitte
sorry = Entschuldigung
good-game = Gutes Spiel
reacts = { $what ->
    [laugh] { $who } lacht.
    [surprise] { $who } staunt.
    [sorrow] { $who } ist traurig.
    [heart] { $who } schickt ein Herz.
   *[smile] { $who } lächelt.
}

# Worum einer die anderen bittet

no-taking-back = An diesem Tisch wird nichts zurückgenommen.
nothing-of-yours = Gerade hast du keinen Zug zurückzunehmen.
asked-once = Um diesen Zug hast du schon gebeten. Nach deinem nächsten kannst du wieder fragen.
dealt-since = Seither sind Karten gegeben oder aufgedeckt worden. Der Zug bleibt stehen.
seen-since = Seither ist eine verdeckte Karte gesehen worden. Der Zug bleibt stehen.
one-at-a-time = Gerade wird etwas anderes gefragt. Einen Moment.
in-a-pause = Der Gastgeber hat das Spiel angehalten. Warte, bis es weitergeht.
not-all-here = { $who } ist weg, und alle müssen zustimmen.
asked-just-now = Du hast gerade erst gefragt. Mach einen Zug, bevor du wieder fragst.
asks-back = { $who } möchte einen Zug zurücknehmen: { $act }{ $n ->
    [0] { "" }
    [one] { " " }Ein späterer Zug geht mit zurück.
   *[other] { " " }{ CAP(WORD($n)) } spätere Züge gehen mit zurück.
}
nothing-asked = Gerade wird nichts gefragt.
not-yours-to-answer = Darauf hast nicht du zu antworten.
says-no = { $who } ist nicht einverstanden. Es geht weiter.
all-agree = Alle sind einverstanden.
has-gone = { $who } ist gegangen. Es geht weiter.
answer-first = { $who } hat etwas gefragt. Antworte zuerst.
asks-no-more = { $who } zieht die Bitte zurück.
silence = { $n ->
    [one] { $who } hat nicht rechtzeitig geantwortet. Es geht weiter.
   *[other] Nicht alle haben rechtzeitig geantwortet. Es geht weiter.
}

# Ansagen

no-claim-now = Den Rest beansprucht man, wenn man dran ist und noch zwei oder mehr Stiche übrig sind.
not-proved = Es ist nicht sicher, dass du den Rest gewinnst. Willst du dein Blatt zeigen und die anderen fragen?
asked-already = Dein Blatt liegt schon offen. Spiel weiter.
claims = { $who } zeigt das Blatt und beansprucht die letzten { WORD($n) } Stiche.
claim-denied = { $by } beansprucht die letzten { WORD($n) } Stiche. { $who } ist nicht einverstanden: Es geht weiter.
cannot-be = So liegen die Karten nicht. { $who } spielt weiter.
claimed = { $who } bekommt alle übrigen Stiche.

# Der Rest eines Spiels und eine Partie, die niemand mehr spielen mag

no-skip-now = Der Rest dieses Spiels lässt sich gerade nicht den Bots überlassen.
no-skip-made = Die Bots konnten das Spiel gerade nicht zu Ende bringen. Spiel weiter, oder frag noch einmal.
asks-skip = { $who } möchte, dass Bots den Rest dieses Spiels für alle spielen.
asks-concede = { $who } möchte die Partie aufgeben. Soll hier Schluss sein?

# In Verbindung bleiben

no-friend-there = Dort ist niemand, mit dem du in Verbindung bleiben könntest.
wishes-friend = { $who } möchte in Verbindung bleiben.
are-friends = Du und { $who }, ihr bleibt in Verbindung: Die Startseite zeigt, wann der andere da ist.
