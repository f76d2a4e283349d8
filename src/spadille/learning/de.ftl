# Was der Lehrer sagt, wo die Lektion selbst nichts zu sagen hat.

otherwise = Erlaubt ist das, aber hier ist etwas anderes besser. Versuch es noch einmal.
read-on = Hier ist nichts zu tun: Lies weiter.

# Eine Reihe Karten auf einer Seite, als Textzeile.

card-row = { $words }: { $cards }
card-down = (verdeckt)
the-joker = Joker
