is-here = ist da
wants-players = sucht Mitspieler für { $game }
