# What trainers are told when something is wrong with what they gave us.

env-missing-extra = { $module } needs { $package }, which is not installed: pip install "pocketmoney[{ $extra }]"
env-illegal = action { $action } is not legal for { $name } now; legal actions: { $allowed }
env-no-action = there is no action { $action }; they go from 0 to { $last }
env-over = the game is over; call reset before the next step
env-imagined = an imagined game has no record

problem-env-no-decks = decks are for the card games, not for { $game }
problem-env-seat = there is no seat { $seat } at a table of { $seats }; they go from 0 to { $last }
problem-env-opponents = { $count } opponents do not fit { $seats } seats; give one word for all, or { $needed }
problem-env-limit = the limit of decisions must be 1 or more, not { $limit }
