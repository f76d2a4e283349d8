# Die Leute am Tisch: was der Gastgeber darf, und worum einer den anderen bittet.

host-only = Das darf nur, wer den Tisch eröffnet hat.
nobody-there = Auf diesem Platz sitzt niemand.
your-own-seat = Das ist dein eigener Platz. Wenn du gehen willst, steh auf.
not-being-played = An diesem Tisch wird gerade nicht gespielt.
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
