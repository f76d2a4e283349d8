# Mexican Sweat: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

four-to-turn = Noch vier Karten
four-to-turn-asked = Du hast Dame hoch und noch vier Karten, gegen eine Straße. Mitgehen, erhöhen oder aussteigen?
pair-of-sixes = Ein Paar Sechsen
pair-of-sixes-asked = Du hast ein Paar Sechsen und noch fünf Karten, gegen zwei Paare. Mitgehen, erhöhen oder aussteigen?
three-nines = Gegen drei Neunen
three-nines-asked = Du hast zwei Paare und noch drei Karten, gegen drei Neunen. Mitgehen, erhöhen oder aussteigen?
one-to-turn = Noch eine Karte
one-to-turn-asked = Du hast ein Paar Damen und noch eine Karte, gegen ein Paar Asse. Mitgehen, erhöhen oder aussteigen?
peeked-queen = Eine Dame, die du kennst
peeked-queen-asked = Du hast ein Paar Könige und noch zwei Karten, eine davon eine Dame. Mitgehen, erhöhen oder aussteigen?

# Themen der vom Rechner gefundenen Aufgaben.

theme-bet = Schieben oder setzen
theme-bet-asked = Noch hat niemand gesetzt. Schiebst du, oder wie viel setzt du?
theme-call = Mitgehen, erhöhen, aussteigen
theme-call-asked = Es ist gesetzt. Gehst du mit, erhöhst du, oder steigst du aus?
