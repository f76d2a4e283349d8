# Lo que se dice a quienes juegan las mismas cartas en mesas propias. Las pantallas ponen la mayúscula y el punto.
# Reto (challenge).

taken-back = en esta partida se deshicieron jugadas; un reto necesita una en la que no se deshaga nada
began-elsewhere = Esta partida viene de otra: a un amigo le tocarían otras cartas, así que no sirve de reto.
skipped = los bots jugaron por ti una parte de esta partida; un reto necesita una que juegues hasta el final
alone-only = un reto necesita una partida en la que juegues a solas contra bots
no-challenge = ese reto no existe
other-rules = este reto se hizo con reglas distintas de las que hoy usa este servidor
too-many-deals = se piden demasiadas manos desde tu dirección; espera un momento
not-known = averiguar si esta mano se puede ganar lleva aquí demasiado tiempo
not-finished = juega primero la mano hasta el final; luego ves cómo les fue a los demás
