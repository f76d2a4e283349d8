wars-won = Wars won
longest-war = Cards in the longest war
