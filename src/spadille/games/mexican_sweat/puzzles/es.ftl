# Mexican Sweat: los problemas, por sus nombres; lo acertado ya se ha juzgado y no está aquí en palabras.

four-to-turn = Cuatro cartas por descubrir
four-to-turn-asked = Tienes una reina como carta alta y cuatro cartas por descubrir, contra una escalera. ¿Igualas, subes o te retiras?
pair-of-sixes = Una pareja de seises
pair-of-sixes-asked = Tienes una pareja de seises y cinco cartas por descubrir, contra doble pareja. ¿Igualas, subes o te retiras?
three-nines = Contra un trío de nueves
three-nines-asked = Tienes doble pareja y tres cartas por descubrir, contra un trío de nueves. ¿Igualas, subes o te retiras?
one-to-turn = Una carta por descubrir
one-to-turn-asked = Tienes una pareja de reinas y una carta por descubrir, contra una pareja de ases. ¿Igualas, subes o te retiras?
peeked-queen = Una reina que ya viste
peeked-queen-asked = Tienes una pareja de reyes y dos cartas por descubrir; una es una reina. ¿Igualas, subes o te retiras?

# Temas de los problemas hallados por la máquina.

theme-bet = Pasar o apostar
theme-bet-asked = Nadie ha apostado aún. ¿Pasas o apuestas, y cuánto?
theme-call = Igualar, subir o retirarse
theme-call-asked = Hay una apuesta contra ti. ¿Igualas, subes o te retiras?
