# Modalidades de Spades: cómo se llama cada una, una línea para elegir, tres frases para un invitado. Deuces: doses.

jokers-and-deuces = Comodines y doses
jokers-and-deuces-line = Arriba, comodín grande y pequeño, dos de diamantes y dos de picas; sin nulo, mínimo cuatro por bando.
jokers-on-top = La carta más alta es el comodín grande; le siguen el pequeño, el dos de diamantes y el dos de picas.
two-twos-out = Las cuatro son picas, y el dos de corazones y el dos de tréboles no están.
jokers-and-deuces-3 = Nadie puja nulo, un bando puja al menos cuatro, y el que puja diez juega por 200.

with-pass = Comodines y doses con pase
with-pass-line = Arriba, comodines y dos doses; nulo como siempre, y con nulo a ciegas se cambian dos cartas.
with-pass-3 = Quien puja nulo a ciegas pasa dos cartas a su compañero y recibe otras dos.

nil-pass = Nulo con pase
nil-pass-line = El juego de siempre, pero quien puja nulo cambia dos cartas con su compañero antes de la primera salida.
nil-pass-1 = Quien puja nulo pasa dos cartas boca abajo a su compañero antes de la primera salida.
nil-pass-2 = El compañero las mira y devuelve dos.
nil-pass-3 = Si los dos compañeros pujan nulo, no se pasa nada.

high-deuces = Doses altos
high-deuces-line = Los cuatro doses son las picas más altas, por encima del as.
high-deuces-1 = Los cuatro doses son picas, y son más altos que el as de picas.
high-deuces-2 = El más alto es el dos de picas; le siguen los de diamantes, tréboles y corazones.
else-usual = Lo demás es el juego de siempre a 500, con nulo y bolsas.

ten-for-200 = Diez por 200
ten-for-200-line = Un bando puja al menos cuatro, y diez justas valen 200, ganados o perdidos.
ten-for-200-1 = Si las pujas de un bando suman justo diez, gana 200 puntos si las hace y pierde 200 si no.
ten-for-200-2 = Las pujas de dos compañeros suman al menos cuatro.

short-match = Partida corta
short-match-line = A 250, y cada cinco bolsas cuestan 50.
short-match-1 = La partida va a 250 puntos.
short-match-2 = Cada cinco bolsas cuestan 50 puntos.
short-match-3 = Lo demás es el juego de siempre, con nulo y nulo a ciegas.

low-club = Trébol bajo
low-club-line = En la primera baza todos juegan su trébol más bajo, y no cae ninguna pica.
low-club-1 = Abre el trébol más bajo, y todos juegan el trébol más bajo que tienen.
low-club-2 = Quien no tiene tréboles tira un corazón o un diamante, porque en la primera baza no se juegan picas.

suicide = Suicidio
suicide-line = En cada mano, uno de los compañeros de cada bando puja nulo, y el otro un número.
suicide-1 = En cada mano, uno de los dos compañeros tiene que pujar nulo, y el otro al menos cuatro bazas.
suicide-2 = Si el primero puja un número, el nulo le toca al otro.
nobody-blind = Nadie puja a ciegas, y lo demás es el juego de siempre a 500.

mirror = Espejo
mirror-line = Tu puja es el número de picas que tienes.
mirror-1 = Cada jugador puja el número de picas que tiene.
no-spade-is-nil = Sin picas, es nulo.

whiz = Whiz
whiz-line = Pujas el número de picas que tienes, o nulo.
whiz-1 = Cada jugador puja el número de picas que tiene, o nulo.

cutthroat-line = Tres o cuatro, cada uno por su cuenta, con nulo y bolsas.
cutthroat-1 = Cada jugador va por su cuenta y lleva su propia puntuación.
nil-100-set-minus = El nulo vale 100, a favor o en contra, y quien cae pierde diez puntos por cada baza que pujó.
bags-100-to-500 = Diez bolsas cuestan 100, y se gana con 500 puntos.

two-hands-line = Dos jugadores forman sus cartas con el mazo, con nulo y bolsas.
two-hands-1 = Formas tus cartas con el mazo: de cada dos cartas te quedas con una y tiras la otra.

three-pairs-line = Tres bandos de dos, compañeros frente a frente, ocho cartas para cada uno.
three-pairs-1 = Juegan seis en tres parejas, y tu compañero se sienta enfrente de ti.
eight-cards = Cada uno tiene ocho cartas, y los cuatro doses no están.
nil-bags-100-to-500 = El nulo vale 100, diez bolsas cuestan 100, y se gana con 500 puntos.

two-threes-line = Dos bandos de tres, un asiento sí y otro no, ocho cartas para cada uno.
two-threes-1 = Juegan seis, tres contra tres, y uno de cada dos jugadores es de tu bando.

bids-itself = Primera mano sin pujas
bids-itself-line = En la primera mano nadie puja; luego, al menos cuatro por bando, y seis a ciegas si se va perdiendo.
bids-itself-1 = En la primera mano nadie puja, y cada baza cuenta diez puntos.
bids-itself-2 = Desde entonces, las pujas de dos compañeros suman al menos cuatro.
bids-itself-3 = Un bando que va perdiendo por 100 puntos puede pujar seis o más a ciegas, y esas bazas cuentan doble.

closed = Pujas secretas
closed-line = Cada uno elige su puja en secreto, y todas se muestran a la vez.
closed-1 = Cada uno elige su puja, y nadie la ve hasta que elige el último.
closed-2 = Entonces se muestran todas las pujas a la vez.
