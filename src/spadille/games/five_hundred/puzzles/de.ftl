# Five Hundred: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

no-spade = Kein Pik mehr
no-spade-asked = Du spielst acht Herz und hast kein Pik. Was legst du zum Pik-König?
joker-led = Der Joker kommt
joker-led-asked = Karo ist Trumpf, und der Joker wird für Karo ausgespielt. Legst du den Buben oder das Ass dazu?
over-the-eight = Über acht Herz
over-the-eight-asked = Dein Partner hat acht Herz geboten, und du bist dran. Was bietest du?
under-the-seven = Das Nullo spielt aus
under-the-seven-asked = Wer Nullo spielt, spielt die Herz-Sieben aus. Legst du das Ass oder die Fünf?
nullo-is-under = Unter der Dame des Partners
nullo-is-under-asked = Wer Nullo spielt, liegt schon unter der Dame deines Partners. Welches Herz legst du?
three-of-four = Drei der letzten vier
three-of-four-asked = Du spielst acht Herz und brauchst drei der letzten vier Stiche. Was spielst du aus?

# Themen der vom Rechner gefundenen Aufgaben.

theme-discard = Die Karten der Mitte
theme-discard-asked = Du hast die Mitte aufgenommen. Was legst du ab?
theme-lead = Ausspiel für den Kontrakt
theme-lead-asked = Deine Seite spielt, und du spielst aus. Welche Karte?
theme-lead-against = Ausspiel dagegen
theme-lead-against-asked = Du spielst gegen den Kontrakt aus. Welche Karte?
theme-own-nullo = Euer Nullo
theme-own-nullo-asked = Deine Seite spielt Nullo. Welche Karte?
theme-nullo = Gegen ein Nullo
theme-nullo-asked = Die anderen spielen Nullo. Welche Karte?
