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
