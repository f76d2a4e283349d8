# What the header of a record proves of its deals, once they have been recomputed; and what none proves.

proof-seed = The deals follow from the seed. Nobody promised it before the game: the person who made the record may have chosen it.
proof-promised = The deals follow from a secret that was promised before the game. No seat added to it: the person who made the secret may have chosen it.
proof-told = The deals follow from a secret that was promised before the game and from what seats added to it later: neither the server alone nor the seats alone could choose the cards. The server together with the last seat to add could, by trying until the cards pleased, and that seat may be one of its own making.
proof-sealed = The secret and the parts of all seats were fixed before any of them was opened: a seat whose part is in the seed knows that nobody chose the cards, not even the server together with all other seats. A seat that disliked what the others opened could only keep silent; it is then named as left out, and all others have made new parts. For a seat that sent its part unsealed, this proves only what a record without seals proves.
unproven = No form proves anything to a seat that added no randomness. Nor does it prove that nobody was shown or told cards, for the server knows all hands from the start; nor that no other game was dropped because of its cards.
