# Was denen gesagt wird, die an eigenen Tischen dieselben Karten spielen.

taken-back = in dieser Partie wurden Züge zurückgenommen; eine Herausforderung braucht eine ohne
began-elsewhere = Diese Partie setzt eine andere fort: Ein Freund bekäme andere Karten, darum taugt sie nicht zur Herausforderung.
skipped = in dieser Partie haben Bots einen Teil für dich gespielt; eine Herausforderung braucht eine, die du zu Ende gespielt hast
alone-only = eine Herausforderung braucht eine Partie, die du allein gegen Bots gespielt hast
no-challenge = diese Herausforderung gibt es nicht
other-rules = diese Herausforderung gilt für andere Regeln, als dieser Server heute spielt
too-many-deals = von deiner Adresse wird nach zu vielen Spielen gefragt; warte einen Moment
not-known = ob dieses Spiel aufgeht, lässt sich hier nicht schnell genug herausfinden
not-finished = spiel erst zu Ende; dann siehst du, wie es bei anderen ging
