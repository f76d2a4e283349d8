# Mini Baccarat: los problemas, por sus nombres; lo acertado ya se ha juzgado y no está aquí en palabras.

usual = La mesa de siempre
usual-asked = La casa cobra el 5% de lo que se gana apostando a la Banca, y el empate paga ocho a uno. ¿Qué apuesta te cuesta menos?
no-commission = Sin comisión
no-commission-asked = Aquí la casa no cobra nada de lo que se gana apostando a la Banca. ¿Qué apuesta es la mejor?
ties-take-all = Con empate se pierde todo
ties-take-all-asked = Aquí, con empate se pierden las apuestas al Jugador y a la Banca, y el empate se paga nueve a uno. ¿Qué apuesta te cuesta menos?
