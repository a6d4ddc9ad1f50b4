# What characters say at the table, on which occasion. Every occasion has two ways to say it.

## Bruiser

talk-bruiser-hits = There is more where that came from.
    .b = Next!
talk-bruiser-is-hit = I have had worse before breakfast.
    .b = Is that all?
talk-bruiser-defends = Too slow.
    .b = My arm is not even warm.
talk-bruiser-humiliates = Sit down.
    .b = Not today, you don't.
talk-bruiser-heals = A plaster, and on we go.
    .b = Good as new. Nearly.
talk-bruiser-falls = That... was a good one.
    .b = Somebody hold my coat.
talk-bruiser-wins = Who is still standing? Only me.
    .b = I told you I would stop when it was over.
talk-bruiser-buys = Mine. Next space.
    .b = I take it. What is it?
talk-bruiser-builds = Stack them higher.
    .b = A crate here, a crate there.
talk-bruiser-claims = Pay up, or I come round the table.
    .b = The beer goes this way.
talk-bruiser-pays = Take it. I know where you live.
    .b = Fine. It was warm anyway.
talk-bruiser-sent = I was only running a little.
    .b = The administration again. They know my chair by now.

## Bully

talk-bully-hits = Aw, did that hurt?
    .b = You looked as if you needed one more.
talk-bully-is-hit = Hey! I pick on people, not the other way round.
    .b = You will be sorry, when you are small.
talk-bully-defends = Nice try, shrimp.
    .b = You hit like my little cousin.
talk-bully-humiliates = Everybody look at that one!
    .b = Oh dear. Oh dear, oh dear.
talk-bully-heals = I need my strength for you.
    .b = Do not look so hopeful.
talk-bully-falls = This is so unfair!
    .b = I was winning! Everybody saw it!
talk-bully-wins = And the smallest goes first, as always.
    .b = I win. Carry my bag.
talk-bully-buys = I saw you wanted that one.
    .b = Mine now. Cry about it.
talk-bully-builds = Now walk past this, if you dare.
    .b = That should be tall enough for you to bump your head.
talk-bully-claims = Lunch money, please. I mean beer.
    .b = Turn out your pockets.
talk-bully-pays = I will have that back with interest.
    .b = Enjoy it while you have it.
talk-bully-sent = It was them! It was not me!
    .b = I want to speak to somebody above you.

## Gambler

talk-gambler-hits = Double or nothing!
    .b = The odds were terrible. Wonderful!
talk-gambler-is-hit = You win some.
    .b = I had that coming, five to one.
talk-gambler-defends = Read you like a card.
    .b = The house says no.
talk-gambler-humiliates = I call.
    .b = Your bluff, my party.
talk-gambler-heals = Buying back in.
    .b = One more stake on the table.
talk-gambler-falls = I am out. What a ride.
    .b = Never bet on me, I keep telling people.
talk-gambler-wins = Always let it ride!
    .b = One in four, they said. Ha!
talk-gambler-buys = All in.
    .b = I have not looked at the price. Do not tell me.
talk-gambler-builds = Stacking my chips.
    .b = If nobody comes by here, I am ruined. Exciting!
talk-gambler-claims = The wheel has stopped, and it stopped on you.
    .b = Thank you, lucky dice.
talk-gambler-pays = Easy come.
    .b = I never count it before the end of the night.
talk-gambler-sent = The dice and I are not speaking.
    .b = I knew I should have blown on them.

## Grudge

talk-grudge-hits = That was for earlier.
    .b = You know exactly what that was for.
talk-grudge-is-hit = I will remember that.
    .b = Noted. Underlined twice.
talk-grudge-defends = I saw that coming. I have been waiting for it.
    .b = Not from you. Never from you.
talk-grudge-humiliates = I have kept this one for you.
    .b = Three rounds I have waited. It was worth it.
talk-grudge-heals = I must last until we are even.
    .b = My memory needs no healing.
talk-grudge-falls = This is not over.
    .b = I leave you all on my list.
talk-grudge-wins = Now we are even. All of us.
    .b = I have crossed out every name.
talk-grudge-buys = Somebody took one from me once. Once.
    .b = I will sit on this until you are sorry.
talk-grudge-builds = Think of me when you come by.
    .b = This one has your name on it.
talk-grudge-claims = And I have not forgotten the last time.
    .b = You paid. That does not mean I forgive you.
talk-grudge-pays = I write down what I pay, and to whom.
    .b = This will come back to you.
talk-grudge-sent = Somebody told on me. I will find out who.
    .b = I shall have time to make my list.

## Joker

talk-joker-hits = Boop.
    .b = Did you see its face? I mean yours.
talk-joker-is-hit = Ow! My funny bone!
    .b = Knock knock. Oh, you did not wait.
talk-joker-defends = Missed me, missed me!
    .b = I was looking the other way, and it still worked.
talk-joker-humiliates = Ta-daa!
    .b = Ladies and gentlemen: a clown, and it is not me.
talk-joker-heals = Laughter is the second best medicine.
    .b = I keep this behind my ear.
talk-joker-falls = And for my next trick: lying down.
    .b = You have been a lovely audience.
talk-joker-wins = Wait, I won? I was not even trying!
    .b = I demand a recount. This cannot be right.
talk-joker-buys = I liked the colour.
    .b = What does this one do?
talk-joker-builds = It is a crate. It is art.
    .b = I am building a very small pub.
talk-joker-claims = A penny for my thoughts? Make it some beer.
    .b = Rent! From the word rant.
talk-joker-pays = Take my beer. Please.
    .b = I laughed, I cried, I paid.
talk-joker-sent = I only asked whether they had a sense of humour.
    .b = Back to my summer residence.

## Landlady

talk-landlady-hits = That was for the noise after eleven.
    .b = Shoes off in the hall, I said.
talk-landlady-is-hit = I shall add that to your bill.
    .b = Well! And I had just done the stairs.
talk-landlady-defends = Not in my house.
    .b = The door stays shut, dear.
talk-landlady-humiliates = I am afraid that is against the house rules.
    .b = Read your lease, dear. The small print.
talk-landlady-heals = A cup of tea, and I am myself again.
    .b = One must look after the fabric of the building.
talk-landlady-falls = Mind the flowers when I am gone.
    .b = The keys are under the mat.
talk-landlady-wins = It all belongs in one pair of hands, and those are mine.
    .b = You may all stay. At a price.
talk-landlady-buys = It needs a little paint, and then it is worth double.
    .b = I have always liked the neighbourhood.
talk-landlady-builds = An extension! The tenants will be so pleased.
    .b = Room for one more.
talk-landlady-claims = The first of the month already, dear?
    .b = I take beer, and I count it.
talk-landlady-pays = Daylight robbery. And I should know.
    .b = I hope you keep the place warm, at that rate.
talk-landlady-sent = I have a word to say to the administration anyway.
    .b = They cannot keep me. I own half the building.

## Leveller

talk-leveller-hits = Nobody should have that much.
    .b = Back down to the rest of us.
talk-leveller-is-hit = That only makes us more equal.
    .b = Fair enough. Literally.
talk-leveller-defends = No.
    .b = You have had your share of hits.
talk-leveller-humiliates = No kings at this table.
    .b = The higher they sit.
talk-leveller-heals = To each as they need.
    .b = I am only catching up.
talk-leveller-falls = The rest of you: mind the one in front.
    .b = Carry on without me. Evenly.
talk-leveller-wins = I did not mean to be the last one up here.
    .b = Well. Somebody hit me.
talk-leveller-buys = Better with me than with that lot.
    .b = I am only keeping it from somebody.
talk-leveller-builds = Public housing.
    .b = For everybody. Who pays.
talk-leveller-claims = Spread it round. Towards me, for now.
    .b = A small tax on walking.
talk-leveller-pays = There. Now we have the same.
    .b = I gave what I had to whoever had more. Something is wrong.
talk-leveller-sent = I was making a speech.
    .b = We are all equal in here, at least.

## Miser

talk-miser-hits = That was a good card. I hope you were worth it.
    .b = I hated to spend that.
talk-miser-is-hit = Every counter of that was mine!
    .b = Do you know what those cost?
talk-miser-defends = Waste not.
    .b = I keep one of these for a rainy day, and it rains.
talk-miser-humiliates = I had saved that for years.
    .b = An expensive pleasure. But a pleasure.
talk-miser-heals = I get a good price on bandages.
    .b = Out of my own pocket, as usual.
talk-miser-falls = And I had so much left over!
    .b = Nobody touch my savings.
talk-miser-wins = A penny saved is a table won.
    .b = I counted it twice. I have won.
talk-miser-buys = At that price I could not say no. I tried.
    .b = Do you take coupons?
talk-miser-builds = An investment. I shall not sleep tonight.
    .b = One crate. One. That is enough luxury.
talk-miser-claims = To the last drop, please.
    .b = I brought a measuring jug.
talk-miser-pays = It is not the beer. It is all the beer.
    .b = Could I pay in instalments?
talk-miser-sent = At least it costs nothing to sit.
    .b = Free heating!

## Tortoise

talk-tortoise-hits = Slowly. But there.
    .b = I was going to do that all along.
talk-tortoise-is-hit = I have a shell for that.
    .b = It will pass. Things do.
talk-tortoise-defends = No hurry.
    .b = I was in already.
talk-tortoise-humiliates = Let us all take our time, shall we?
    .b = I do not think so. I thought about it at length.
talk-tortoise-heals = A little rest.
    .b = One must last.
talk-tortoise-falls = I think I shall lie on my back for a while.
    .b = Too fast for me, all this.
talk-tortoise-wins = Slow and sure.
    .b = Has everybody else gone home?
talk-tortoise-buys = I have thought about it since Tuesday. Yes.
    .b = A quiet corner.
talk-tortoise-builds = A thicker roof.
    .b = One on top of the other. Carefully.
talk-tortoise-claims = Whenever you are ready. Which is now.
    .b = I can wait. But not for that.
talk-tortoise-pays = I put some aside for this.
    .b = Well. It is only beer.
talk-tortoise-sent = It is quiet here. I may stay.
    .b = They called me in for speeding. Me.
