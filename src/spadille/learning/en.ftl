# What a teacher says where a lesson has nothing of its own to say.

otherwise = The rules allow that, but here something else is better. Try again.
read-on = Nothing is to be done here: read on.

# A row of cards on a page, as a line of text.

card-row = { $words }: { $cards }
card-down = (face down)
the-joker = joker
