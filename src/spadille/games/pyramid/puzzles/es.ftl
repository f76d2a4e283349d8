# Pirámide: problemas, por sus nombres; lo correcto ya está juzgado y no se dice aquí.

two-twos = Dos doses
two-twos-asked = La jota de picas se lleva uno de los dos doses. ¿Cuál?
two-queens = Dos reinas
two-queens-asked = El as de picas se lleva una de las dos reinas. ¿Cuál?
two-sevens = Dos sietes
two-sevens-asked = El seis de corazones se lleva uno de los dos sietes. ¿Cuál?
two-fives = Dos cincos
two-fives-asked = El ocho de picas puede irse con uno de dos cincos. ¿Con cuál?
two-jacks = Dos jotas
two-jacks-asked = El dos de tréboles se lleva una de las dos jotas. ¿Cuál?
two-aces = Dos ases
two-aces-asked = La reina de diamantes puede irse con uno de dos ases. ¿Con cuál?
