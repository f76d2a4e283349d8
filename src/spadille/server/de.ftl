# Was der Server den Leuten sagt: warum nicht, und auf Wiedersehen.

no-hints = an diesem Tisch gibt es keine Tipps
hint-not-now = einen Tipp gibt es, wenn du am Zug bist
hint-under-way = der Tipp ist schon in Arbeit
teacher-alone = an diesem Tisch spricht der Lehrer nur zu dem, der allein gegen Bots spielt
not-moved = du hast noch nicht gespielt
no-hint-found = es war kein Tipp zu finden
too-many-requests = zu viele Anfragen von deiner Adresse; warte einen Moment
other-site = eine fremde Seite darf das nicht
no-database = der Server erreicht seine Datenbank nicht; versuche es noch einmal
next-deal = du steigst beim nächsten Spiel ein; bis dahin spielt ein Bot für dich
watching = du schaust nur zu und kannst nicht spielen
not-yours-alone = an diesem Tisch sitzen auch andere, und die Aufzeichnung gehört auch ihnen; du kannst den Tisch schließen
no-table = diesen Tisch gibt es nicht, oder man darf nicht zusehen
deleted = der Gastgeber hat diesen Tisch gelöscht
no-watchers = an diesem Tisch darf niemand zusehen
other-seat = dieser Browser sitzt jetzt auf einem anderen Platz; verbinde dich neu
too-slow = deine Verbindung ist zu langsam; verbinde dich neu
too-much = zu viele Anfragen; warte einen Moment
full = es sind zu viele Verbindungen offen; versuche es später noch einmal
elsewhere = dieser Platz ist auf zu vielen Bildschirmen offen
banned = dieser Server nimmt von deiner Adresse keine Verbindungen an
opened-again = der Tisch wurde neu geöffnet; verbinde dich neu
no-game = an diesem Tisch wird gerade nicht gespielt
paused = der Gastgeber hat das Spiel angehalten
begun = das Spiel hat schon begonnen
over-already = das Spiel an diesem Tisch ist schon zu Ende
person-sits = dort sitzt jemand; gib den Platz erst frei
hosts-seat = das ist der Platz des Gastgebers; nur er kann ihn freigeben
host-frees = dort sitzt jemand; nur der Gastgeber kann den Platz freigeben
game-over = das Spiel ist zu Ende
opening-again = der Tisch wird gerade neu geöffnet; versuche es noch einmal
not-written = der Tisch ließ sich gerade nicht sichern; verbinde dich neu und sieh nach
database-silent = die Datenbank antwortet gerade nicht; verbinde dich neu und sieh nach
other-server = ein anderer Server führt diesen Tisch weiter; verbinde dich neu
no-seat-back = du hast an diesem Tisch keinen anderen Platz, auf den du zurück könntest
dead-link = dieser Link gilt nicht mehr; bitte um einen neuen
no-seat-link = dieser Link führt zu keinem Platz
no-such-table = diesen Tisch gibt es nicht
too-many-tables = zu viele neue Tische von deiner Adresse; warte eine Minute
seated-already = du hast schon einen Platz an diesem Tisch
no-guests = dieser Tisch ist für Gäste geschlossen
played-only = nur wer mitgespielt hat, kann noch einmal spielen; setz dich an den neuen Tisch
host-only = das darf nur der Gastgeber des Tisches
moved-on = das Spiel ist schon weiter; sieh noch einmal hin
no-such-file = diese Datei gibt es nicht
seal-late = die Teile des Startwerts stehen fest; ein Siegel kommt zu spät
no-opening = jetzt wird kein Teil des Startwerts geöffnet
not-sealed = dieser Platz hat keinen Teil des Startwerts versiegelt oder hat ihn schon geöffnet
other-part = das ist nicht der Teil, den dieser Platz versiegelt hat
too-many-records = zu viele Aufzeichnungen von deiner Adresse; warte einen Moment
record-too-long = diese Aufzeichnung zu prüfen dauert hier zu lange; `spadille replay` lässt sich Zeit
too-many-reviews = gerade wird um zu viele Besprechungen gebeten; warte einen Moment
too-many-odds = gerade wird nach zu vielen Chancen gefragt; warte einen Moment
odds-too-long = das auszurechnen dauert hier zu lange; `spadille odds` lässt sich Zeit
review-too-long = dieses Spiel zu besprechen dauert hier zu lange; `spadille review` lässt sich Zeit
review-later = die anderen und alle Karten werden besprochen, wenn das Spiel zu Ende ist
review-came-later = ein Spiel, in das du später eingestiegen bist, wird am Ende besprochen
record-later = die Aufzeichnung gibt es, wenn das Spiel zu Ende ist
not-over = dieses Spiel ist noch nicht zu Ende
restarting = dieser Server startet gleich neu; eröffne den Tisch in einer Minute
other-version = diesen Tisch hat eine andere Version von Spadille gesichert; er lässt sich nicht öffnen
no-room = dieser Server hat so viele Tische, wie er fassen kann; versuche es später noch einmal
over-no-seat = das Spiel ist zu Ende; jetzt kann sich niemand mehr setzen
seat-taken = dieser Platz ist besetzt; wähle einen anderen
bot-sits = dort spielt ein Bot; der Gastgeber kann den Platz freigeben
seat-freed = dein Platz ist frei geworden; wähle einen anderen
other-place = an diesem Tisch wird an einem anderen Server derselben Datenbank gespielt; versuche es dort
no-chat = an diesem Tisch ist der Chat aus
muted = du bist auf diesem Server stummgeschaltet; frage die, die ihn betreiben
too-fast = du schreibst zu schnell; warte einen Moment
asked-much = du hast schon um so vieles gebeten; warte, bis etwas davon fertig ist
called-here = hier heißt du { $name }, weil schon jemand am Tisch so heißt

table-closed = Diesen Tisch gibt es nicht mehr
nothing-here = Hier ist nichts
opens-nothing = Dieser Link öffnet nichts
not-this-name = Nicht unter diesem Namen
did-not-work = Das ging nicht
to-lobby = Zur Lobby
failed = der Server hat versagt; von deinem Spiel ist nichts verloren
restarts = Der Server dieses Tisches startet { $seconds ->
    [0] jetzt
    [1] in 1 Sekunde
    [60] in einer Minute
   *[other] in { $seconds } Sekunden
} neu. Dein Spiel bleibt erhalten.
removed = der Gastgeber hat dich von diesem Tisch verwiesen
removed-before = Du bist von diesem Tisch verwiesen worden.
muted-by-host = Du bist an diesem Tisch stummgeschaltet worden.

# Willkommen zurück

welcome-back = Willkommen zurück.
the-bot = Der Bot
bot-played = Der Bot spielt { $n ->
    [one] eine Karte
   *[other] { WORD($n) } Karten
}.
and-then = { $before } { $then }

# Seiten mit Regeln und Wörtern.

every-game = Für jedes Spiel
cards-and-packs = Karten, Kartenspiele und Geben
glossary = Wörterbuch
good-to-know = Gut zu wissen
words-of = Wörter von { $game }
