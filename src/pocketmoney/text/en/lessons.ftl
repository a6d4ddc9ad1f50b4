# The lessons: what is said at each step, and the hint for a move that may be made but is not the one of the lesson.
# $name is the opponent. Cards, spaces and pages are called as everywhere.

refusal-lesson-otherwise = The lesson has something else in mind: see above.
problem-no-lesson = there is no lesson of { $word }{ problem-near-or-known }

web-lesson = Lesson
web-lesson-new = New here? Two minutes
web-lesson-how = Play a few moves against an opponent who shows you the ropes.
web-lesson-of = Learn { $game }
web-lesson-title = { $game } in two minutes
web-lesson-begin = Begin
web-lesson-step = { $step } of { $of }
web-lesson-skip = Skip the lesson
web-lesson-out = Skip
web-lesson-hide = Fold away
web-lesson-show = What do I do?
web-lesson-watch = Watch what { $name } does.
web-lesson-anyway = Do it all the same
web-lesson-left = You are on your own way now, and { $name } plays as a beginner would. Play on, or take the lesson another time.
web-lesson-again = Once more
web-lesson-play-on = Play on
web-lesson-done = Done: to the real table
web-lesson-learner = Learner

## Lunch Money

lesson-lunch-money = Attack, defend, heal, and a combo to finish with. Whoever has no counters left is out.
lesson-lunch-money-attack = You both have counters; whoever loses the last one is out. Tap { card-headbutt }, then { $name }: it takes 3.
    .hint = That may be done, too. But let us begin with the plainest blow: { card-headbutt }, at { $name }.
lesson-lunch-money-dodge = { $name } swings at you. What is in the air can be answered. Lay { card-dodge }, and it misses.
    .hint = Letting it hit would cost you 2 counters. Lay { card-dodge } this time.
lesson-lunch-money-weapon = What you lay is replaced from the pile. A weapon is better: it comes back to your hand. Use { card-knife } on { $name }.
    .hint = Keep that for later. A weapon costs you no card: { card-knife }, at { $name }.
lesson-lunch-money-take = A kick, and you hold no defence. You are asked all the same, so that nobody can tell. Let it hit.
    .hint = There is nothing to answer it with. Let it hit.
lesson-lunch-money-heal = Your turn, and 8 counters. { card-first-aid } gives you 2 back; healing is your whole turn. Tap it and lay it.
    .hint = Not yet: first get some counters back with { card-first-aid }.
lesson-lunch-money-block = { $name } jabs. { card-block } stops it like { card-dodge }, and gives you a chance to strike back.
    .hint = Use { card-block }: what comes after it is worth it.
lesson-lunch-money-grab = After { card-block } you may grab at once. { card-grab } takes nothing, but it begins a combo. Lay it.
    .hint = You would let the chance go by. Lay { card-grab }.
lesson-lunch-money-knock-out = { $name } is in your grip and has 3 counters. Follow up with { card-knife }.
    .hint = That would not be enough, or let go of { $name }. { card-knife } takes 3.
lesson-lunch-money-end = { $name } is out, you win. Attack, answer, heal, combine: that is all of it. Tap a grey card at any time to hear why it is grey.

## Beer Money

lesson-beer-money = What is different in the bar: worse blows, better nerves, bottles, and knock-outs.
lesson-beer-money-medieval = { card-medieval } is laid with another attack and makes it 2 worse. Tap { card-sucker-punch }, then { card-medieval }, then { $name }.
    .hint = { card-sucker-punch } alone takes 3. With { card-medieval } it takes 5: tap both, then { $name }.
lesson-beer-money-horror = A hard kick. { card-horror-of-horrors } undoes whatever was laid, and shames whoever laid it. Lay it.
    .hint = That kick would cost you 4 counters. Lay { card-horror-of-horrors }.
lesson-beer-money-bottle = Whoever is shamed like that can be hit at once, for free. { card-beer-bottle } will do.
    .hint = The chance is there now. Take it with { card-beer-bottle }.
lesson-beer-money-drop = A weapon comes back to your hand. In the bar you may also drop it and draw a fresh card instead. Drop it.
    .hint = Keeping it is often right. See what dropping it brings: drop it.
lesson-beer-money-redemption = Your turn. { card-redemption } gives you 4 counters back, more than anything in the schoolyard. Lay it.
    .hint = Heal first: { card-redemption }.
lesson-beer-money-take = { $name } hits back, and you have no answer. Let it hit; you can afford it.
    .hint = There is nothing to answer it with. Let it hit.
lesson-beer-money-open-hand = { $name } has 3 counters. { card-open-hand } knocks out anybody with 3 or fewer if it lands, and no healing helps. Go.
    .hint = { card-open-hand } ends it here and now.
lesson-beer-money-end = Knocked out: you win. Every other card says in one line what it does; a grey one says why when you tap it.

## Tietgen

lesson-tietgen = Throw, buy, claim rent, bid, trade and build around the building. Beer is the money: a ledger, never an order.
lesson-tietgen-throw = You both walk around the building. Throw the dice.
    .hint = There is time for that later. Throw the dice first.
lesson-tietgen-drink = { space-go } gave you 10 cl, and the bill takes 10. That is booked as drunk; how you settle it, with beer, water or points, is your business. Pay from the stock.
    .hint = That is another way to settle it. This time pay from the stock.
lesson-tietgen-again = { $name } passed { space-go } as well. Your turn: throw.
    .hint = Later. Throw the dice.
lesson-tietgen-buy = A kitchen that nobody owns, and you hold another one of the same colour. Buy it.
    .hint = You want this one: whoever has the whole colour may build.
lesson-tietgen-claim = { $name } came to your kitchen. Rent is only due if you claim it before another player throws. Claim it!
    .hint = When another player throws, the rent is gone. Claim it.
lesson-tietgen-on = It paid. Now go on: throw.
    .hint = Throw the dice: there is something to see.
lesson-tietgen-decline = You can buy it for 7.5 cl. If you do not, it is auctioned, and you may bid, too. Let it go to auction.
    .hint = Try the auction: it may cost you less.
lesson-tietgen-bid = { $name } bids 3 cl. Bid a little more: 3.1 cl.
    .hint = 3.1 cl is enough to go on with.
lesson-tietgen-trade = Sold to you. And { $name } offers you a kitchen: the last one of your colour. Accept.
    .hint = Without it you cannot build. Accept the offer.
lesson-tietgen-build = The whole colour is yours, so you may build crates, which raise the rent. Open “{ web-tietgen-page-deeds }” and build in { space-kitchen-12-1 }.
    .hint = Build in { space-kitchen-12-1 } first.
lesson-tietgen-end = That is all: throw, buy, claim, bid, trade, build. Under “{ web-tietgen-page-mine }” you say how you settle, and when you want to be told to slow down.
