# Was der Server den Leuten sagt: warum nicht, und auf Wiedersehen.

no-hints = An diesem Tisch gibt es keine Tipps.
hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
hint-under-way = Der Tipp ist schon in Arbeit.
teacher-alone = An diesem Tisch spricht der Lehrer nur zu dem, der allein gegen Bots spielt.
called-rules = „{ $name }“, nach { $book }{ $changed ->
    [yes] , mit Änderungen
   *[no] { "" }
}
not-moved = Du hast noch nicht gespielt.
no-hint-found = Es war kein Tipp zu finden.
too-many-requests = Zu viele Anfragen von deiner Adresse. Warte einen Moment.
other-site = Eine fremde Seite darf das nicht.
no-database = Der Server erreicht seine Datenbank nicht. Versuche es noch einmal.
next-deal = Du steigst beim nächsten Spiel ein. Bis dahin spielt ein Bot für dich.
watching = Du schaust nur zu und kannst nicht spielen.
not-yours-alone = An diesem Tisch sitzen auch andere, und die Aufzeichnung gehört auch ihnen. Du kannst den Tisch schließen.
no-table = Diesen Tisch gibt es nicht, oder man darf nicht zusehen.
deleted = Der Gastgeber hat diesen Tisch gelöscht.
no-watchers = An diesem Tisch darf niemand zusehen.
other-seat = Dieser Browser sitzt jetzt auf einem anderen Platz. Verbinde dich neu.
too-slow = Deine Verbindung ist zu langsam. Verbinde dich neu.
too-much = Zu viele Anfragen. Warte einen Moment.
full = Es sind zu viele Verbindungen offen. Versuche es später noch einmal.
elsewhere = Dieser Platz ist auf zu vielen Bildschirmen offen.
banned = Dieser Server nimmt von deiner Adresse keine Verbindungen an.
opened-again = Der Tisch wurde neu geöffnet. Verbinde dich neu.
no-game = An diesem Tisch wird gerade nicht gespielt.
paused = Der Gastgeber hat das Spiel angehalten.
begun = Die Partie hat schon begonnen.
nothing-left = Hier ist die Partie zu Ende. Geh ein paar Züge zurück, um weiterzuspielen.
over-already = Die Partie an diesem Tisch ist schon zu Ende.
person-sits = Dort sitzt jemand. Gib den Platz erst frei.
hosts-seat = Das ist der Platz des Gastgebers. Nur er kann ihn freigeben.
host-frees = Dort sitzt jemand. Nur der Gastgeber kann den Platz freigeben.
game-over = Die Partie ist zu Ende.
opening-again = Der Tisch wird gerade neu geöffnet. Versuche es noch einmal.
not-written = Der Tisch ließ sich gerade nicht sichern. Verbinde dich neu und sieh nach.
database-silent = Die Datenbank antwortet gerade nicht. Verbinde dich neu und sieh nach.
other-server = Ein anderer Server führt diesen Tisch weiter. Verbinde dich neu.
no-seat-back = Du hast an diesem Tisch keinen anderen Platz, auf den du zurück könntest.
dead-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
no-seat-link = Dieser Link führt zu keinem Platz.
no-such-table = Diesen Tisch gibt es nicht.
no-evening = Diesen Abend gibt es im Club nicht.
club-unreadable = Die Dateien des Clubs lassen sich gerade nicht lesen. Versuche es später noch einmal.
too-many-tables = Zu viele neue Tische von deiner Adresse. Warte eine Minute.
no-seat-here = Du hast an diesem Tisch keinen Platz.
seated-already = Du hast schon einen Platz an diesem Tisch.
no-guests = Dieser Tisch ist für Gäste geschlossen.
played-only = Nur wer mitgespielt hat, kann noch einmal spielen. Setz dich an den neuen Tisch.
host-only = Das darf nur der Gastgeber des Tisches.
moved-on = Das Spiel ist schon weiter. Sieh noch einmal hin.
no-such-address = Unter dieser Adresse gibt es nichts.
no-such-file = Diese Datei gibt es nicht.
seal-late = Die Teile des Startwerts stehen fest. Ein Siegel kommt zu spät.
no-opening = Jetzt wird kein Teil des Startwerts geöffnet.
not-sealed = Dieser Platz hat keinen Teil des Startwerts versiegelt oder hat ihn schon geöffnet.
other-part = Das ist nicht der Teil, den dieser Platz versiegelt hat.
too-many-records = Zu viele Aufzeichnungen von deiner Adresse. Warte einen Moment.
record-too-long = Diese Aufzeichnung zu prüfen dauert hier zu lange. Auf dem eigenen Rechner geht es mit `spadille replay`.
too-many-reviews = Gerade wird um zu viele Besprechungen gebeten. Warte einen Moment.
too-many-odds = Gerade wird nach zu vielen Chancen gefragt. Warte einen Moment.
no-such-card = { $typed } ist keine Karte. Schreib Rang und Farbe, etwa 10♥ für die Herz-Zehn.
odds-too-long = Das auszurechnen dauert hier zu lange. Auf dem eigenen Rechner geht es mit `spadille odds`.
review-too-long = Dieses Spiel zu besprechen dauert hier zu lange. Auf dem eigenen Rechner geht es mit `spadille review`.
review-later = Die Züge der anderen und alle Karten kannst du besprechen, wenn die Partie zu Ende ist.
review-came-later = Ein Spiel, in das du später eingestiegen bist, wird besprochen, wenn die Partie zu Ende ist.
record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
not-over = Diese Partie ist noch nicht zu Ende.
restarting = Dieser Server startet gleich neu. Eröffne den Tisch in einer Minute.
other-version = Diesen Tisch hat eine andere Version von Spadille gesichert. Er lässt sich nicht öffnen.
no-room = Dieser Server hat so viele Tische, wie er fassen kann. Versuche es später noch einmal.
over-no-seat = Die Partie ist zu Ende. Jetzt kann sich niemand mehr setzen.
seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
bot-sits = Dort spielt ein Bot. Der Gastgeber kann den Platz freigeben.
seat-freed = Dein Platz ist frei geworden. Wähle einen anderen.
other-place = An diesem Tisch wird an einem anderen Server derselben Datenbank gespielt. Versuche es dort.
no-chat = An diesem Tisch ist der Chat aus.
muted = Du bist auf diesem Server stummgeschaltet. Frage die, die ihn betreiben.
too-fast = Du schreibst zu schnell. Warte einen Moment.
asked-much = Du hast schon um so vieles gebeten. Warte, bis etwas davon fertig ist.
called-here = Jemand am Tisch heißt schon wie du, darum heißt du hier { $name }.
name-unseen = Ein Name braucht etwas, das man sieht. Wähle einen anderen.
name-long = Ein Name hat höchstens { $most } Zeichen. Kürze ihn.
name-ours = Als { $name } spricht der Tisch selbst. Wähle einen anderen Namen.
name-bot = { $name } heißt hier ein Bot. Wähle einen anderen Namen, oder füge etwas hinzu.

preview-with = { $game } mit { $who }
preview-free = { $free ->
    [0] Alle Plätze sind besetzt. Du kannst zuschauen.
    [one] Ein Platz ist frei: Einmal tippen, und du sitzt, ohne Konto.
   *[other] { $free } Plätze sind frei: Einmal tippen, und du sitzt, ohne Konto.
}
preview-playing = { $phase ->
    [over] Die Partie ist zu Ende.
   *[playing] Die Partie hat begonnen.
}
table-closed = Diesen Tisch gibt es nicht mehr
nothing-here = Hier ist nichts
opens-nothing = Dieser Link öffnet nichts
not-this-name = Nicht unter diesem Namen
did-not-work = Das ging nicht
to-lobby = Zur Lobby
failed = Der Server hat versagt. Von deinem Spiel ist nichts verloren.
restarts = Der Server dieses Tisches startet { $seconds ->
    [0] jetzt
    [1] in 1 Sekunde
    [60] in einer Minute
   *[other] in { $seconds } Sekunden
} neu. Dein Spiel bleibt erhalten.
removed = Der Gastgeber hat dich von diesem Tisch verwiesen.
removed-before = Du bist von diesem Tisch verwiesen worden.
muted-by-host = Du bist an diesem Tisch stummgeschaltet worden.

# Willkommen zurück

welcome-back = Willkommen zurück.
the-bot = Der Bot
bot-played = Der Bot spielt { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
}.

# Seiten mit Regeln und Wörtern.

every-game = Für jedes Spiel
cards-and-packs = Karten, Kartenspiele und Geben
glossary = Wörterbuch
good-to-know = Gut zu wissen
words-of = Wörter von { $game }
which-found = { $near ->
    [nearest] Am nächsten kommt dem, was ihr spielt, { $game }: { $way }, aber:
    [usual] Die meisten spielen { $game }: { $way }.
    [fits] Zu euren Antworten passt { $game }: { $way }.
   *[plays] Ihr spielt { $game }: { $way }.
}
which-differs = { $yours } ({ $way }: { $theirs })
which-not-so = Nicht so an eurem Tisch: { $theirs }

# Das Protokoll eines Tisches: wer kam und ging, und was anstelle des Gastgebers geschah.

the-host = Der Gastgeber
acts-as-host = Der Gastgeber { $name }
acts-for-host = { $name } (anstelle des Gastgebers)
act-sit = { $name } hat Platz genommen.
act-rename = { $name } heißt jetzt { $now }.
act-stand = { $name } hat den Tisch verlassen; ein Bot spielt weiter.
act-fill = { $who } hat { $name }, einem Bot, einen Platz gegeben.
act-free = { $who } hat den Platz von { $name } freigegeben; ein Bot spielt weiter.
act-bot = { $who } lässt einen Bot für { $name } spielen.
act-remove = { $who } hat { $name } vom Tisch verwiesen; ein Bot spielt weiter.
act-undo = { $name } hat einen Zug zurückgenommen; alle waren einverstanden.
act-claim = { $name } hat die übrigen Stiche beansprucht.
act-skip = { $name } hat den Rest des Spiels Bots überlassen.
act-concede = { $name } hat die Partie aufgegeben.
act-start = { $who } hat die Partie begonnen.
act-pause = { $who } hat das Spiel angehalten.
act-go-on = { $who } hat das Spiel fortgesetzt.

# Was Tische sagen, deren Karten auch anderswo gespielt werden.

seats-stay = andere spielen an ihren Tischen dieselben Karten, darum bleiben die Plätze hier, wie sie sind
opens-later = andere können diese Karten noch spielen; die Aufzeichnung gibt es, wenn der Tag vorbei ist
cards-later = andere können diese Karten noch spielen; alle Karten werden gezeigt, wenn der Tag vorbei ist

# An option that is on or off, at set-up.
yes = ja
no = nein
