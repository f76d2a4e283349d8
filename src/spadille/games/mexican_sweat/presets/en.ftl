# Ways to play Mexican Sweat: what each is called, a line for people who must choose, three sentences for a guest.

no-peek = No peek
no-peek-line = No card kills and none has to be beaten first; bets follow when a hand takes the lead.
no-card-kills = No card kills, and the first card turned up stands.
no-peek-2 = The next player turns cards up until the hand is better than the best so far.
bets-after-lead = There is a betting round whenever a hand takes the lead, and only then.

midnight-baseball = Midnight baseball
midnight-baseball-line = No peek with threes and nines wild.
