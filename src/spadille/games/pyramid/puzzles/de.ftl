# Pyramid: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

two-twos = Zwei Zweien
two-twos-asked = Der Pik-Bube nimmt eine der beiden Zweien mit. Welche?
two-queens = Zwei Damen
two-queens-asked = Das Pik-Ass nimmt eine der beiden Damen mit. Welche?
two-sevens = Zwei Siebenen
two-sevens-asked = Die Herz-Sechs nimmt eine der beiden Siebenen mit. Welche?
two-fives = Zwei Fünfen
two-fives-asked = Die Pik-Acht kann mit einer von zwei Fünfen gehen. Mit welcher?
two-jacks = Zwei Buben
two-jacks-asked = Die Kreuz-Zwei nimmt einen der beiden Buben mit. Welchen?
two-aces = Zwei Asse
two-aces-asked = Die Karo-Dame kann mit einem von zwei Assen gehen. Mit welchem?
