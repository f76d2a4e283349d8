# Spades: problemas, por sus nombres (puja, nulo, bolsas); lo correcto ya está juzgado y no se dice aquí.

cheapest = As o jota
cheapest-asked = Juegas al final, y tanto tu as como tu jota ganan esta baza. ¿Qué corazón juegas?
under-the-ace = Tu compañero sale de triunfo
under-the-ace-asked = Tu compañero sale con el as de picas. ¿Qué pica juegas?
eleven-bid = Van once pujadas
eleven-bid-asked = Los demás pujaron once de las trece bazas. ¿Qué pujas?
own-nil = Tu propio nulo
own-nil-asked = Pujaste nulo, y se sale con el rey de corazones. ¿Qué corazón juegas por debajo?
nil-in-danger = Un nulo en peligro
nil-in-danger-asked = Tu compañero pujó nulo y va ganando con la jota de diamantes. No tienes diamantes. ¿Qué carta juegas?
before-the-nil = Antes de que juegue el nulo
before-the-nil-asked = Se sale con el nueve de corazones, y tu compañero, que pujó nulo, juega al final. ¿Qué corazón juegas?
their-nil = Su nulo va ganando
their-nil-asked = Quien pujó nulo va ganando esta baza, y tú juegas al final. ¿Qué corazón juegas?
three-needed = Necesitan las tres
three-needed-asked = Ya cumpliste tu contrato. Ellos necesitan las tres bazas que quedan. ¿Qué diamante juegas?
their-tenth-bag = Nueve bolsas
their-tenth-bag-asked = Los dos bandos cumplieron su contrato. Ellos tienen nueve bolsas, ustedes ninguna. ¿Qué corazón juegas?
last-deal = La última mano
last-deal-asked = La partida termina a 200. Ellos tienen 150 y pujaron seis; ustedes, 80, y tu compañero pujó cuatro. ¿Qué pujas?

# Temas de los problemas hallados por la máquina.

theme-bid = La puja
theme-bid-asked = Ya viste tus cartas. ¿Qué pujas?
theme-lead = Una salida
theme-lead-asked = Te toca salir. ¿Con qué carta?
theme-bags = Bolsas
theme-bags-asked = Ya cumpliste tu contrato, y las bazas de más son bolsas. ¿Qué carta?
theme-own-nil = Tu nulo
theme-own-nil-asked = Pujaste nulo, y sigue en pie. ¿Qué carta?
theme-cover = El nulo de tu compañero
theme-cover-asked = El nulo de tu compañero sigue en pie. ¿Qué carta?
theme-attack = Contra un nulo
theme-attack-asked = Hay un nulo rival en pie. ¿Qué carta?
