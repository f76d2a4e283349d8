# Five Hundred. Se puja; el contrato se cumple o cae, y quien lo lleva es el declarante. Cada lado es un bando. «Bowers»: jota alta y jota
# baja. «Ace, no face» es «as sin figura». Las cartas van sin artículo: «Nora juega reina de picas.»

# Cómo se llama lo que se dice.

bid = { WORD($n) } { $strain ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[NT] sin triunfo
}
nullo = nullo
open-nullo = nullo abierto
grand-nullo = gran nullo

# Lo que no se puede, y qué se podría.

no-six = { $inkle ->
    [first_two_seats] Solo los dos primeros jugadores pueden pujar seis, cada uno en su primer turno.
    [first_two_bids] Seis solo se puede pujar hasta que haya dos pujas.
   *[off] En esta mesa nadie puja seis.
} La puja más baja ahora es siete picas.
no-nullo = En esta mesa no se juega nullo.
no-open-nullo = En esta mesa no se juega nullo abierto.
nullo-after-seven = Solo se puede pujar nullo cuando alguien ya pujó siete.
no-grand-nullo = En esta mesa no se juega gran nullo.
no-nullo-after = Tu bando dijo «as sin figura» y siguió jugando, así que no puede pujar nullo.
grand-nullo-after = Solo puedes pujar gran nullo cuando tu compañero ya pujó nullo.
not-ace-no-face = Para eso necesitas exactamente un as, ninguna figura y ningún comodín.
discard-so-many = Aparta { $wanted ->
    [one] una carta
   *[other] { WORD($wanted) } cartas
}, no { $n ->
    [0] cero
    [one] una
   *[other] { WORD($n) }
}.
discard-different = Aparta cartas distintas, nombradas en el orden de la baraja.
name-a-suit = Al salir con el comodín, nombra el palo al que hay que asistir.
joker-waits = Tienes { $suit }. El comodín lo juega solo quien no tiene ese palo.
joker-too-late = Tienes { $suit }, y ya se salió de ese palo. El comodín lo juega solo quien no lo tiene.
no-joker = No tienes el comodín.
joker-not-led = Nombra un palo solo cuando sales con el comodín.
joker-calls-for-trumps = Hay triunfo, así que el comodín pide triunfo. No nombres ningún palo.
shown-out = Ya se vio que no te quedan { $suit }. Nombra otro palo.

# La hoja de puntos.

took = { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}: { $per } × { $n }
contract-took = { $contract }, { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}: { $state ->
    [made] cumplido
   *[set] caído
}
all-ten = { $contract }, cumplido con las diez bazas
took-for-nothing = { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}, sin puntos
others-took = el otro bando, { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}: { $per } × { $n }

# La mesa.

joker = comodín
ace-no-face = as sin figura
short-nt = { $n } ST
sits-out = no juega
open-hand = Nullo abierto
middle = Centro
your-discards = Tus cartas apartadas
no-trump = sin triunfo
from-the-middle = del centro
left-bower = jota baja
led-for = pide { $suit }

# Lo que se puede decir.

discard = Apartar { $n ->
    [one] una
   *[other] { WORD($n) }
}
joker-for = Comodín: { $suit }
deal-again = Repartir otra vez
same-dealer = reparte el mismo jugador
play-on = Seguir
without-nullo = tu bando no puede pujar nullo
no = No
ready = Listo
perfect-play = bazas que da el juego perfecto de los dos bandos (a cartas vistas), donde hay palo de triunfo y el comodín no puede nombrar otro
partner-may-ask = tu compañero puede pedir otro reparto

# Lo que se espera de quien mira.

answer-partner = Tu compañero tiene un as y ninguna figura. ¿Repartir otra vez, o seguir?
nothing-to-announce = No tienes nada que anunciar. ¿Pasamos a la puja?
announce = ¿Dices «as sin figura»?
discard-now = Ya tienes el centro. Aparta { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}.

# La puntuación y el final.

goal-contract = { $rule ->
    [exceed] a más de
   *[reach] a
} { $points }, con un contrato cumplido
taken = { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}
nullo-stands = { $contract }, ninguna baza
nullo-set = { $contract }, { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}: caído
win = { CAP($who) } ganan la partida con { $points } puntos.

# Lo que pasó.

leads-joker = { $who ->
    [You] Sales con el comodín y pides
   *[other] { $who } sale con el comodín y pide
} { $suit }.
discards = { $who ->
    [You] Apartas
   *[other] { $who } aparta
} { $cards }.
discards-unseen = { $who ->
    [You] Apartas
   *[other] { $who } aparta
} cartas boca abajo.
dealt = Las cartas están repartidas, y el centro queda boca abajo.
announces = { $who ->
    [You] Dices
   *[other] { $who } dice
} «as sin figura».
announces-nothing = { $who ->
    [You] No dices
   *[other] { $who } no dice
} «as sin figura».
asks-for-deal = { $who ->
    [You] Pides
   *[other] { $who } pide
} otro reparto.
plays-on = { $who ->
    [You] Sigues
   *[other] { $who } sigue
} jugando.

# En qué quedó una mano.

panel-contract = { $end ->
    [made] Cumplido
   *[set] Caído
}. { $who ->
    [You] Pujaste
   *[other] { $who } pujó
} { $bid }; { $one ->
    [You] tú
   *[other] { $one }
} y { $two ->
    [You] tú
   *[other] { $two }
} hicieron { $tricks }: { $points }.
panel-alone = { $end ->
    [made] Cumplido
   *[set] Caído
}. { $who ->
    [You] Pujaste { $bid } e hiciste
   *[other] { $who } pujó { $bid } e hizo
} { $tricks }: { $points }.
panel-three = { $end ->
    [made] Cumplido
   *[set] Caído
}. { $who ->
    [You] Pujaste
   *[other] { $who } pujó
} { $bid }. { CAP($side) } hicieron { $tricks }: { $points }.
panel-side = { CAP($side) }: { $tricks }, { $points }.
turn = { $end ->
    [made] { $who ->
        [You] cumpliste
       *[other] { $who } cumplió
    }
   *[set] { $who ->
        [You] caíste con
       *[other] { $who } cayó con
    }
} { $bid }
head-contract = Contrato
head-taken = Bazas

# Pistas y repasos.

move-bid = pujar { $bid }
move-discard = apartar { $cards }
move-joker-for = comodín para pedir { $suit }
move-no = decir que no
move-announce = decir «as sin figura»
move-redeal = repartir otra vez
move-play-on = seguir jugando
other-cards = { $n ->
    [one] otra carta
   *[other] otras { WORD($n) } cartas
}
not-announced = { $wrong ->
    [ace] no{ " " }
   *[other] {""}
}{ $who ->
    [You] tienes
   *[other] tiene
} { $wrong ->
    [face] una figura
    [ace] ningún as
    [aces] más de un as
   *[joker] el comodín
}
joker-beats = nada supera al comodín
made-only = tras { $bid }, { $who ->
    [You] { $alone ->
        [yes] cumples tu
       *[no] tu bando cumple su
    }
   *[other] { $alone ->
        [yes] cumple su
       *[no] su bando cumple su
    }
} puja solo { $often }
others-bid-on = { $often } los demás siguen pujando y caen
void = { $who ->
    [You] te quedas
   *[other] se queda
} sin cartas de { $suits }, y { $who ->
    [You] puedes
   *[other] puede
} fallar
every-trump-stays = se quedan todos los triunfos
highest-under = es la carta más alta que queda por debajo
loses = no gana la baza
stays-under = queda por debajo en la baza

# Con qué reglas juega una mesa.

no-such-sides = { $sides ->
    [threes] Los bandos de tres piden seis jugadores
   *[pairs] Las parejas piden cuatro o seis jugadores
}; en esta mesa hay { WORD($seats) }.
pack-does-not-deal-out = { $seats ->
    [2] Dos juegan con la baraja de 33, y diez cartas quedan muertas; aquí son { $pack } cartas, con { $middle } en el centro.
   *[other] Con { WORD($seats) } jugadores, diez cartas para cada uno y un centro de { $middle } no agotan una baraja de { $pack }.
}
needs-a-partner = { $option ->
    [grand_nullo] El gran nullo
   *[ace_no_face] «As sin figura»
} necesita un compañero, y { $sides ->
    [threes] aquí hay dos
   *[alone] aquí nadie lo tiene
}.
option-pairs = Los compañeros se sientan frente a frente, dos por bando.
option-threes = Dos bandos de tres se sientan alternados alrededor de la mesa.
option-alone = Cada uno juega por su cuenta; en cada mano los demás se unen contra el declarante, y cada uno anota las bazas que hace.
option-pack-33 = La baraja tiene 33 cartas: del siete al as, y el comodín.
option-pack-43 = La baraja tiene 43 cartas: sin doses, treses ni cuatros negros, y con el comodín.
option-pack-45 = La baraja tiene 45 cartas: sin doses ni treses, y con el comodín.
option-pack-53 = La baraja tiene 53 cartas: las 52 y el comodín.
option-pack-63 = La baraja tiene 63 cartas: además de las 52, onces, doces, dos treces rojos y el comodín.
option-middle = En el centro hay { $n } { $n ->
    [one] carta
   *[other] cartas
}.
option-target = La partida es a { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-exceed = Un bando necesita más puntos que la meta.
option-reach = Un bando necesita tantos puntos como la meta, o más.
option-by-contract = Solo puede ganar un bando que cumple su contrato en esa mano.
option-by-tricks = También los puntos por bazas pueden ganar la partida.
option-lose-at = { $count ->
    [0] Pierde el bando que tras una mano tiene 0 puntos o menos.
    [one] Pierde el bando que baja a { $n } punto o menos.
   *[other] Pierde el bando que baja a { $n } puntos o menos.
}
option-no-floor = Ningún bando pierde por tener pocos puntos.
option-rounds = Se puja como mucho { $n } { $n ->
    [one] vuelta
   *[other] vueltas
}.
option-one-round = Se puja una sola vuelta.
option-three-passes = Se puja hasta que, después de una puja, pasan todos los demás.
option-pass-final = Quien pasa ya no puja en esa mano.
option-pass-open = Quien pasa puede pujar en un turno posterior.
option-raise-own = Cuando todos los demás pasan, el último en pujar puede subir su puja una vez más.
option-bid-stands = Cuando todos los demás pasan, la puja queda como está.
option-inkle-seats = Solo los dos primeros jugadores pueden pujar seis, cada uno en su primer turno.
option-inkle-bids = Seis se puede pujar hasta que haya dos pujas.
option-inkle-off = Nadie puja seis.
option-inkle-anyone = Cualquiera puede pujar seis en cualquier turno.
option-nullo = Se puede pujar nullo: no hacer ninguna baza, sin compañero y sin triunfo.
option-no-nullo = Nadie puja nullo.
option-nullo-low = Cualquier puja de ocho supera al nullo.
option-nullo-by-value = El nullo va según sus 250 puntos, entre ocho picas y ocho tréboles.
option-nullo-first = Nullo puede ser la primera puja de todas.
option-no-open-nullo = Nadie puja nullo abierto.
option-open-nullo-by-value = El nullo abierto, de 500 puntos y con las cartas a la vista tras la primera baza, va entre diez diamantes y diez corazones.
option-open-nullo-top = El nullo abierto, de 500 puntos y con las cartas a la vista tras la primera baza, supera a cualquier número.
option-grand = Quien tiene un compañero que ya pujó nullo puede pujar gran nullo.
option-no-grand = Nadie puja gran nullo.
option-ace-no-face = Con exactamente un as, ninguna figura y ningún comodín, se puede decir «as sin figura» antes de pujar.
option-as-dealt = Las cartas se juegan tal como se reparten.
option-all-pass-play = Si todos pasan, la mano se juega sin triunfo y sin contrato.
option-all-pass-same = Si todos pasan, reparte otra vez el mismo jugador.
option-all-pass-next = Si todos pasan, reparte el siguiente.
option-slam = El bando que cumple un contrato menor con las diez bazas suma { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-no-slam = Las diez bazas no suman más que el propio contrato.
option-joker-names = Quien sale con el comodín nombra el palo al que hay que asistir, en todas las manos.
option-joker-calls = Cuando hay triunfo, el comodín de salida pide triunfo.
option-joker-void = Sin triunfo, el comodín se juega sobre un palo solo si no se tiene ese palo.
option-joker-first-round = Sin triunfo, el comodín se puede jugar también la primera vez que se sale de un palo.
option-joker-any-time = Sin triunfo, el comodín es la carta más alta y se puede jugar en cualquier baza.
option-points-always = Los defensores suman diez puntos por baza, pase lo que pase con el contrato.
option-points-if-set = Los defensores suman por sus bazas solo si el contrato cae.
option-points-never = Los defensores no suman nada por sus bazas.
option-both-declarer = Si los dos bandos pasan la meta en una mano, gana el que cumplió su contrato.
option-both-higher = Si los dos bandos están por encima de la meta cuando se cumple un contrato, gana la puntuación más alta.
line = Dos parejas, 45 cartas con el comodín; tres vueltas de pujas, nullo, y con −500 se pierde.

# Lo que toca hacer.

due-answer = pedir otro reparto o seguir jugando
due-announce = decir si tienes «as sin figura»
due-discard = apartar { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}

# El juego tal como aparece en una lista.

title = Five Hundred
sentence = Puja por el triunfo, toma el centro y haz tus bazas, o ninguna: nullo.
length = una hora
seats = 2 a 6

# Lo que se puede preguntar de las probabilidades.

ask-middle = Qué hay en el centro: el comodín, y cuántos triunfos.
ask-bid = Con qué frecuencia unas cartas cumplen una puja que nadie supera.
ask-hand = Las diez cartas del jugador; si no se dice nada, ninguna se conoce.
ask-own-hand = Las diez cartas del jugador.
ask-contract = La puja: de seis a diez con un palo o sin triunfo, o nullo.
odds-joker = el comodín está en el centro
odds-trumps = triunfos en el centro, en promedio
odds-trumps-of = { $n ->
    [0] no hay ningún triunfo
    [one] hay 1 triunfo
   *[other] hay { $n } triunfos
} en el centro
odds-trumps-mean = De { $unseen } cartas sin ver, { $n } son triunfos, con el comodín y las jotas alta y baja si tampoco se han visto.
odds-made = cumple la puja
odds-side-tricks = bazas del bando, en promedio
odds-rule-players = Las otras cartas se reparten al azar, los demás pasan y todos juegan con reglas sencillas.

# Lo que mide un estudio de las reglas, y a qué se ajustaron sus jugadores.

measure-contracts = manos con contrato, del total
measure-level = bazas pujadas por contrato de bazas
measure-sets = contratos caídos, del total
measure-took = bazas del bando declarante por contrato de bazas
measure-no-trump = contratos sin triunfo, entre los de bazas
measure-nullos = nullos, entre todos los contratos
measure-nullos-set = nullos caídos, del total
measure-redeals = nuevos repartos tras «as sin figura», por mano jugada
measure-assumed = Los jugadores pujan, apartan y juegan con valores ajustados a las reglas de Denexa Games; no se ajustan de nuevo cuando cambian las reglas.

# Nombres cortos de las opciones, al preparar una mesa.

label-sides = Bandos
label-pack = Baraja
label-middle = Cartas en el centro
label-lose-at = Puntuación con la que se pierde
label-bid-rounds = Vueltas de pujas
label-pass-is-final = Pasar es definitivo
label-raise-own = Subir la propia puja
label-inkle = Pujas de seis
label-nullo = Nullo
label-nullo-rank = Rango del nullo
label-nullo-after-seven = Nullo solo tras una puja de siete
label-open-nullo = Nullo abierto
label-grand-nullo = Gran nullo
label-ace-no-face = Decir «as sin figura»
label-all-pass = Si todos pasan
label-slam-bonus = Puntos por las diez bazas
label-joker-lead-naming = Salir con el comodín
label-joker-no-trump = El comodín sin triunfo
label-trick-points = Puntos de los defensores
label-both-over = Los dos bandos pasan la meta
