# What those are told who play the same cards at tables of their own. Screens begin it with a capital and end it with a stop.

taken-back = moves were taken back in this game; a challenge needs one that was played straight on
began-elsewhere = This game went on from another one: a friend would get other cards, so it makes no challenge.
skipped = bots have played a part of this game for you; a challenge needs one that you played to its end
alone-only = a challenge needs a game that you played alone against bots
no-challenge = there is no such challenge
other-rules = this challenge was made by other rules than this server plays by today
too-many-deals = too many deals are asked for from your address; wait a moment
not-known = whether this deal can be won takes too long to find out here
not-finished = play the deal to its end first; then you see how others did
