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
