# The table: why something cannot be done there, what is said to one person alone, and the words of its settings.
#
# A refusal is looked up as `refusal-KEY`; where a text or a choice was wrong, as `problem-KEY`. Why a connection is
# closed is `problem-KEY`, a notice `notice-KEY`.

## Who may

refusal-only-host = Only the host can do this.
refusal-only-seated = You are watching. Take a chair first.
refusal-already-seated = You have a chair already.
refusal-no-such-chair = There is nobody in that chair.
refusal-kick-yourself = You cannot send yourself away; you can leave.
refusal-table-full = All { $most } chairs at this table are taken.
refusal-name-letters = { $word } cannot be a name: no double quotes, no invisible characters and no @ at the beginning, please.
refusal-name-twice = Somebody here is called { $word } already, or nearly so.
refusal-unknown-bot = There is no bot called { $word } at this table; there are: { $known }.
refusal-token-unknown = This seat is held by another device, or was given up.
refusal-number-taken = Another device of yours was quicker. Please try again.
refusal-code-unknown = This code is not good, or no longer. Ask for a new one on the device that holds the seat.
refusal-seat-asks-many = Several devices ask for a seat already. Wait until they are answered.
refusal-seat-nobody-to-ask = Nobody is here who could say that this seat is yours.
refusal-seat-not-asked = That device no longer asks.
refusal-no-screen = No TV shows this table at the moment.
refusal-not-a-screen = Only a screen that shows the table can say how it is set.
refusal-wire-version = This server speaks version { $ours }, and your program version { $theirs }.

## Before the deal

refusal-table-is-playing = Not while a game is running.
refusal-notice-unread = Please read the notice first.
refusal-not-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] Not ready yet: { $names }.
}
problem-no-decks-here = there are no decks to choose in this game
problem-unknown-speed = there is no speed { $word }{ problem-near-or-known }
problem-unknown-way = there is no way to settle called { $word }{ problem-near-or-known }
problem-unknown-until = standing answers cannot last until { $word }{ problem-near-or-known }

## In the game

refusal-table-no-game = No game is running for you here.
refusal-table-paused = The game is paused.
refusal-table-breath = { $seat } may still want to claim something. Wait { $seconds ->
    [one] another second.
   *[other] another { $seconds } seconds.
}
refusal-bot-plays-already = A bot plays there already.
refusal-nobody-stands-in = No bot plays for you.
refusal-not-missing = { $name } is here.
refusal-undo-open = Somebody asks to take a move back; answer that first.
refusal-undo-not-possible = That cannot be taken back: it was not the last move, or something hidden or random has come out since.
refusal-undo-nothing-asked = Nobody asks to take a move back.
refusal-undo-answered = You have agreed already.
refusal-vote-open = One vote at a time.
refusal-vote-none = There is nothing to vote on.
refusal-vote-twice = You have voted already.
refusal-rules-changed = This game was played by version { $theirs } of the rules; this program rules by version { $ours } and cannot go on with it. The host can start another game, or delete the table.
refusal-rules-vote = This game began by version { $theirs } of the rules. Vote first on whether it goes on by version { $ours }.

event-undone = { $seat-is ->
    [you] You take back your last move.
   *[other] { $seat } takes back the last move.
}

## Talk

refusal-talk-empty = There was nothing to hear in that.
refusal-talk-too-fast = At most { $lines } lines in { $seconds } seconds.

## To one person alone

notice-ledger-cap = { $ml } ml are booked for you now; you wanted to hear of it at { $cap } ml. Water counts as well.
notice-ledger-pace = { $ml } ml are booked for you now, faster than the { $pace } ml an hour that you set. Take it slowly.
notice-seat-denied = The seat of { $name } was not given to this device.

## What is said with one tap

taunt-ha = Ha!
taunt-ouch = Ouch!
taunt-come-on = Is that all?
taunt-mercy = Have mercy!
taunt-well-played = Well played.
taunt-hurry = Today, please!
taunt-told-you = I told you so.
taunt-boo = Boo!
taunt-banana = throws a banana

## Why a connection is closed

problem-kicked = The host has given your chair to a bot.
problem-taken-over = Another device holds this seat now.
problem-device-too-many = Too many devices hold this seat; the oldest was let go.
problem-deleted-by-host = The host has deleted this table.

## Settings

speed-relaxed = relaxed
speed-normal = normal
speed-quick = quick
speed-none = no clock, for play over days

settle-beer = beer
settle-alcohol-free = alcohol-free
settle-water = water
settle-points = points

until-turn = for this turn
until-game = for this game

## Logs and records of tables

problem-log-broken = entry { $entry } of this table's log cannot be read: { $why }
problem-log-newer = entry { $entry } of the log of table { $table } was written by a newer Pocket Money ({ $why }); nothing is changed: update the program
problem-log-misfit = entry { $entry } of this table's log does not fit those before it: { $why }
problem-rules-differ = this game was played by version { $theirs } of the rules; by version { $ours } it goes another way after move { $moves }: { $why ->
    [deal] it cannot be dealt like that
    [move] { $name } may not play "{ $move }" there
    [snapshot] the table stood differently
    [end] it does not end like that
   *[told] something else follows
}
problem-continue-adopted = this game began by version { $theirs } of the rules and went on by version { $ours }; you can only play on from a moment before that
problem-game-not-over = game { $game } is still running
problem-no-such-game = there is no game { $game } at this table; { $games } were dealt
problem-broken-story = the stored replay of this game is damaged and cannot be read
problem-newer-story = this game was kept by a newer Pocket Money (format { $version }, this program knows { $newest }); update the program

notice-table-damaged = The log of this table is damaged from entry { $entry } on. You see the table as it was before that; nobody can play until the operator of the server has repaired it.
refusal-table-damaged = The log of this table is damaged from entry { $entry } on, so nothing can be changed until the operator of the server has repaired it.
