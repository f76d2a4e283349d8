# Mexican Sweat. Die Killerkarte wirft alle mit ihrem Rang hinaus.

## Abgelehnt

nobody-peeks = An diesem Tisch linst niemand, auch nicht in die eigenen Karten.
cards-numbered = Deine Karten haben die Nummern 1 bis { $most }.
face-up-already = Karte { $number } liegt schon offen.
stay-or-fold-now = Du hast gelinst. Bleib dabei oder steig aus.
peek-or-not-first = Sag zuerst, ob du linst.

## Der Zettel

line-paid = in den Pot gezahlt
line-folded = ausgestiegen
line-killed = erledigt
line-beaten = mit sieben offenen Karten geschlagen
line-looked = zu früh nachgesehen
line-pot = nimmt den Pot
line-unmatched = nimmt zurück, was nicht gehalten war
