# What a teacher says where a lesson has nothing of its own to say.

otherwise = The rules allow that, but here something else is better. Try again.
read-on = Nothing is to be done here: read on.
