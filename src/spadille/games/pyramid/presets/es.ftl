# Modalidades de Pirámide: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

three-passes = Tres pasadas
three-passes-line = Recorres el mazo tres veces.
three-passes-1 = Recorres el mazo tres veces, carta por carta.
three-passes-2 = Después de la tercera vez, solo te queda lo que está en la mesa.

one-pass = Una pasada
one-pass-line = Recorres el mazo una sola vez.
one-pass-1 = Recorres el mazo una vez, carta por carta.

all-52 = Las 52
all-52-line = Hay que quitar todas las cartas: la pirámide, el mazo y la pila de descarte.
all-52-gone = Solo se gana cuando no queda ninguna de las 52 cartas.
all-52-2 = Recorres el mazo cuantas veces quieras.
all-52-3 = Lo demás es el juego de siempre: se quitan juntas dos cartas que suman trece, y los reyes, solos.

tuts-tomb-by-threes = Tut's Tomb de tres en tres
tuts-tomb-by-threes-line = Se roban tres cartas a la vez, y una carta se puede quitar con la que aún tiene encima.
tuts-tomb-by-threes-1 = Las cartas se roban de tres en tres, y la última queda arriba.
tuts-tomb-by-threes-2 = Una carta también se puede quitar con la única que aún tiene encima.

giza = Giza
giza-line = Sin mazo: las otras 24 cartas están a la vista en ocho columnas de tres, y hay que quitar las 52.
giza-1 = No hay mazo, y las otras 24 cartas están boca arriba en ocho columnas de tres.
giza-2 = La carta de arriba de cada columna hace pareja con cualquier otra que esté libre.
