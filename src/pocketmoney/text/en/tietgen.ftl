# Monopoly, The Tietgen Drinking edition.
#
# Words book what is owed and never tell anybody to drink. Amounts come as centilitres with their unit ("2.5 cl").
# `$by`, `$on` and `$seat` are names, or "you"; `$by-is`, `$on-is` and `$seat-is` say `you` or `other`. `$space` is the
# name of a space. The dots of a space id are written as hyphens: `space-kitchen-12-1`.

## Small words

beer-amount = { NUMBER($cl, maximumFractionDigits: 4) } cl
goods-flirt = a Flirting card

## Spaces

space-go = GO
space-kitchen-16-1 = Kitchen 16.1
space-mail-2 = Mail from admin
space-kitchen-18-1 = Kitchen 18.1
space-energy = Increased energy usage
space-bike-room-a = Bike room A
space-kitchen-10-1 = Kitchen 10.1
space-mail-7 = Mail from admin
space-kitchen-12-1 = Kitchen 12.1
space-kitchen-14-1 = Kitchen 14.1
space-administration = Administration
space-kitchen-10-2 = Kitchen 10.2
space-computer-room = Computer room
space-kitchen-12-2 = Kitchen 12.2
space-kitchen-14-2 = Kitchen 14.2
space-bike-room-b = Bike room B
space-kitchen-10-3 = Kitchen 10.3
space-mail-17 = Mail from admin
space-kitchen-12-3 = Kitchen 12.3
space-kitchen-14-3 = Kitchen 14.3
space-piggy-bank = Kitchen piggy bank
space-kitchen-10-4 = Kitchen 10.4
space-mail-22 = Mail from admin
space-kitchen-12-4 = Kitchen 12.4
space-kitchen-14-4 = Kitchen 14.4
space-bike-room-c = Bike room C
space-kitchen-10-5 = Kitchen 10.5
space-kitchen-12-5 = Kitchen 12.5
space-laundry = Laundry
space-kitchen-14-5 = Kitchen 14.5
space-go-to-administration = Go to the administration
space-kitchen-10-6 = Kitchen 10.6
space-kitchen-12-6 = Kitchen 12.6
space-mail-33 = Mail from admin
space-kitchen-14-6 = Kitchen 14.6
space-cellar-parking = Cellar parking
space-mail-36 = Mail from admin
space-kitchen-16-6 = Kitchen 16.6
space-lost-key = Lost key fee
space-kitchen-18-6 = Kitchen 18.6

## Groups

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-transport = transport
group-utility = utility

## Mail from admin

mail-1 = The new coffee machine has been set up at GO, and the first in the queue get coupons. Move to GO: 10 cl are added to your stock.
mail-2 = Film night, and you have the projector. Move to Kitchen 14.4.
mail-3 = The baking committee meets in Kitchen 10.2 and has put you on the list. Move there.
mail-4 = The sunset is best from the top floor. Move to Kitchen 18.6.
mail-5 = Bike clean-up on Saturday: whatever has no tag is taken away. Move to Bike room A and save yours.
mail-6 = You cannot remember where you locked your bike. Move to the next transport space. Its owner may claim double rent; without an owner it is for sale.
mail-7 = Moving day, and the only trolley is on loan. Move to the next transport space. Its owner may claim double rent; without an owner it is for sale.
mail-8 = Your washing-machine booking begins in five minutes, or was it the printer? Move to the next utility. Its owner may claim 5 ml for each pip of a new throw; without an owner it is for sale.
mail-9 = The deposit on last month's bottles has been counted: 2.5 cl are added to your stock.
mail-10 = Flirting with a vægter. You shared your umbrella on the night round. Keep this card: it opens the door of the administration once.
mail-11 = Is the hob still on? Go back three spaces and look.
mail-12 = A toaster, the fire alarm, and your name in the report. Go to the administration. No coupons on the way.
mail-13 = Fire safety inspection of all common rooms. You owe 1.25 cl for each crate and 5 cl for each fridge of yours.
mail-14 = Your laundry was left in the machine overnight. The fee is 0.75 cl.
mail-15 = You have been elected kitchen representative, and that calls for a round. 2.5 cl of your stock go to each of the others.
mail-16 = The terrace was booked twice, and your fee comes back: 7.5 cl are added to your stock.
mail-17 = A parcel slip: too large for the locker, to be collected at GO. Move there: 10 cl are added to your stock.
mail-18 = You were charged twice for the internet. 10 cl are added to your stock.
mail-19 = Your guest spent the night in the music room. Cleaning comes to 2.5 cl.
mail-20 = Somebody on the notice board wants your old desk. 2.5 cl are added to your stock.
mail-21 = Flirting with a vægter. You found the lost torch and brought it back. Keep this card: it opens the door of the administration once.
mail-22 = Third complaint about the music in your corridor. Go to the administration. No coupons on the way.
mail-23 = Minutes of the kitchen meeting, item four: there is something left in the kitty. 5 cl are added to your stock.
mail-24 = Your water bill has been corrected. 1 cl is added to your stock.
mail-25 = The whole corridor sings: it is your birthday. Each of the others gives you 0.5 cl.
mail-26 = Your bike is gone for good, and the insurance pays. 5 cl are added to your stock.
mail-27 = A false fire alarm, and the brigade sends its bill. It comes to 5 cl.
mail-28 = Course books, used, and still dear. They come to 2.5 cl.
mail-29 = You brought a neighbour's router back to life. 1.25 cl are added to your stock.
mail-30 = New locks for the storage in the cellar. You owe 2 cl for each crate and 5.75 cl for each fridge of yours.
mail-31 = Second place in the cake eating of the Tietgen Olympics. 0.5 cl are added to your stock.
mail-32 = A neighbour moves out and leaves you what is on the shelf. 5 cl are added to your stock.

## House rules

option-drink-rent = Whether rent is booked as drunk for the one who pays.
option-drink-rent-off = it is only paid
option-drink-rent-on = it is paid and booked as drunk

option-drink-buildings = Whether the price of crates and fridges is booked as drunk.
option-drink-buildings-on = it is paid and booked as drunk
option-drink-buildings-off = it is only paid

option-tax-chug = Whether increased energy usage may be settled with the glass instead of the stock.
option-tax-chug-on = glass or stock
option-tax-chug-off = stock only

option-glass = How much a glass counts for; any amount will do, as in 25cl.
option-glass-10cl = 10 cl

option-kitchen-mail = Whether three of the six mail spaces have letters from the kitchen mailbox.
option-kitchen-mail-off = one deck for all six
option-kitchen-mail-on = spaces 2, 17 and 33 have a deck of their own

option-rent-must-be-claimed = Whether an owner has to claim the rent.
option-rent-must-be-claimed-on = claimed in time, or lost
option-rent-must-be-claimed-off = taken on landing

option-rent-claim-until = Until when an owner may claim a rent, where it must be claimed.
option-rent-claim-until-next-player = until another player throws
option-rent-claim-until-next-throw = until the next throw, also the payer's own

option-building-shortage = Who gets the last crate or fridge.
option-building-shortage-first-come = whoever builds it first
option-building-shortage-auction = the highest bidder of those who could place it

option-interest-base = What the tenth of interest on a mortgage is taken of.
option-interest-base-mortgage = the mortgage
option-interest-base-price = the price

option-end-rule = When the game ends.
option-end-rule-last = when one player is left
option-end-rule-throw-limit = also after a number of throws; then the wealthiest wins

option-throw-limit = After how many throws, if end-rule is throw-limit; any number will do.
option-throw-limit-400 = four hundred

option-wealth = What counts as wealth when the game is counted.
option-wealth-everything = stock, deeds and buildings
option-wealth-stock = the stock alone

option-buildings-fill-piggy = Whether the price of crates and fridges is also put into the piggy bank.
option-buildings-fill-piggy-off = the piggy bank gets nothing
option-buildings-fill-piggy-on = the piggy bank gets as much
