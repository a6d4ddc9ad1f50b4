# The words of the command itself.

cli-help =
    Pocket Money: Lunch Money, Beer Money and Tietgen Monopoly in your terminal.

    Begin with:  pocketmoney play

    pocketmoney play [GAME]            play with bots, or with friends at one keyboard
    pocketmoney serve                  be the table for friends: phones, browsers and terminals join
    pocketmoney connect URL            play at a table that somebody serves, from this terminal
    pocketmoney replay FILE ...        tell a recorded game again and check what it claims
    pocketmoney verify FILE ...        check that nobody chose the deck and the dice of a game at a table
    pocketmoney options GAME           list every house rule, its values and the presets
    pocketmoney rules [GAME] [CARD]    print the rules, of a game, a card, a space or a ruling (R46)
    pocketmoney board check FILE       say what is wrong with a board of your own
    pocketmoney bots                   list the bots, their levels and characters
    pocketmoney doctrine check FILE    say what is wrong with standing orders for a bot
    pocketmoney sim GAME               let bots play many games and count what happens
    pocketmoney compare GAME           say what a house rule changes
    pocketmoney tournament GAME        rank bots
    pocketmoney review FILE            show where a recorded game was won and lost
    pocketmoney backup FILE            copy everything that the server keeps into one file
    pocketmoney doctor                 check this installation and say what to mend
    pocketmoney --version

    pocketmoney COMMAND --help tells more about one of them.

cli-help-play =
    pocketmoney play [GAME] [options]

    GAME is lunch-money, beer-money or tietgen; without one it is lunch-money.

    --seats NAME,NAME,bot    who plays, clockwise; bot is a bot, and so is every word that pocketmoney bots
                             lists (default: you and three bots)
    --decks DECK,DECK        shuffle these decks together, each as often as it is named
    --option NAME=VALUE      choose a house rule; may be given again
    --preset NAME            choose several at once; may be given again
    --seed NUMBER            deal the same cards, throw the same dice again
    --record FILE            write the game to FILE as you play
    --from FILE              go on with a saved game
    --board FILE             tietgen: play on a board of your own (see pocketmoney board --help)
    --kitchen FILE           tietgen: letters for the kitchen mailbox, with --option kitchen-mail=on

    pocketmoney options GAME lists the house rules and presets.

cli-help-serve =
    pocketmoney serve [options]

    Serves tables on the local network until you press Ctrl-C, and prints the address for the others.

    --host ADDRESS         listen on this address only (default: on all of them)
    --port NUMBER          listen on this port (default: 8765, or the next free one)
    --data FOLDER          keep games here
    --public-url URL       how people reach this server, where a proxy stands before it
    --trusted-proxy NET    believe a proxy at this address or in this network about who asks; may be given again
    --tls                  serve https, with a certificate that the server makes for itself
    --tls-cert FILE        serve https with this certificate; --tls-key FILE is its key
    --keep-days NUMBER     delete tables that nobody has visited for so long (default: 90; 0: never)
    --limit NAME=NUMBER    change a limit, as in --limit tables=100; may be given again
    --log FORM             how events are written: text or json
    --workers 1            one process serves all tables
    --cluster URL          be one of several nodes over NATS JetStream, as in nats://host:4222
    --cluster-creds, --cluster-ca, --cluster-name, --cluster-replicas, --cluster-lease, --cluster-bytes, --archive
                           more about the cluster: see docs/reference/server-settings.md
    --quiet                print what goes wrong only

cli-help-connect =
    pocketmoney connect URL [options]

    URL is what the server printed, with the code of a table, as in http://192.168.1.5:8765/#BCDFG; 192.168.1.5/BCDFG
    will do. Without a code you are asked for one, or set up a table.

    --name NAME          sit down under this name (else you are asked)
    --watch              only watch
    --token-file FILE    keep there what holds your seat (default: in your data folder, one file a table)

    Connecting again takes the same seat. At the table, help says what you can type.

cli-help-replay =
    pocketmoney replay FILE ... [--quiet]

    Tells what happens in each record and checks what it claims; - reads from standard input.
    Exit code 0: every claim holds. 1: one does not. 2: a file cannot be read as a record.

    --quiet    print failures only

cli-help-verify =
    pocketmoney verify FILE ... [--commit HASH]

    Checks, without any server, that the seed of each record is the one its table was bound to before the deal, and that
    the whole game follows from that seed; - reads from standard input.
    --commit HASH    this is the hash that I was shown before the deal; it must be the one in the record
    Exit code 0: all of it holds. 1: something does not. 2: a record cannot be read, or promises nothing.

cli-help-options =
    pocketmoney options GAME

    Lists every house rule of a game with its values, the rulings it belongs to, and the presets.
    Choose with pocketmoney play GAME --option NAME=VALUE.

cli-help-rules =
    pocketmoney rules [GAME] [CARD, SPACE, RULING, HOUSE RULE or CHAPTER]

    pocketmoney rules lunch-money                 all rules of a game
    pocketmoney rules beer-money choke-and-puke   a card, by its id or its name
    pocketmoney rules tietgen kitchen-12.1        a space
    pocketmoney rules R46                         a ruling
    pocketmoney rules heal-cap                    a house rule
    pocketmoney rules tietgen the piggy bank      a chapter

    Names may be in your language or in English, without accents, and cut short. --language says in which language the
    rules are printed.

cli-rules-games =
    Rules of what? There are:
    { $games }

cli-options-title = House rules of { $game }. The value with a star holds unless you choose another.
cli-options-other = These matter only when { $deck } is shuffled in.
cli-options-presets = Presets, for --preset NAME:
cli-option-head = { $name }  ({ $rules })

cli-help-backup =
    pocketmoney backup FILE [--data DIR]

    Copies every table that the server keeps into FILE, which must not be there yet. The server may be running.

    --data DIR    the folder that the server was started with (default: its usual one)

    To restore, put FILE as tables.db into an empty folder and start the server with it; see docs/how-to/backup.md.

cli-backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}

cli-not-compiled =
    This build is slower than it could be, because the rules are not compiled: { $why ->
        [no-compiler] there was no C compiler when it was installed.
        [no-headers] Python's C headers were missing when it was installed.
        [off] compiling was switched off when it was installed.
       *[failed] { $detail }.
    } To mend that, see: pocketmoney doctor
