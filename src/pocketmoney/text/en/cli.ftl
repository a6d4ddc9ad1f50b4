# The words of the command itself.

cli-help =
    Pocket Money: Lunch Money, Beer Money and Tietgen Monopoly in your terminal.

    Begin with:  pocketmoney play

    pocketmoney play [GAME]            play against bots, or with friends at one keyboard
    pocketmoney games                  list, continue, export and delete the games you have played here
    pocketmoney serve                  host tables that friends join with phones, browsers or terminals
    pocketmoney connect URL            play at a table that someone else hosts
    pocketmoney replay FILE ...        retell a recorded game and check its claims
    pocketmoney verify FILE ...        check that the deck and the dice of a game were fair
    pocketmoney options GAME           list every house rule, its values and the presets
    pocketmoney rules [GAME] [CARD]    print the rules of a game, a card, a space or a ruling (R46)
    pocketmoney board check FILE       check a board of your own
    pocketmoney bots                   list the bots, their levels and characters
    pocketmoney doctrine check FILE    check standing orders for a bot
    pocketmoney sim GAME               let bots play many games and count what happens
    pocketmoney compare GAME           measure what a house rule changes
    pocketmoney tournament GAME        rank bots
    pocketmoney review FILE            show where a recorded game was won and lost
    pocketmoney backup FILE            back up all tables of a server into one file
    pocketmoney check DATA             check everything that is stored for damage
    pocketmoney repair DATA            mend damaged data with a backup
    pocketmoney doctor                 check this installation and say how to fix it
    pocketmoney --version

    Type pocketmoney COMMAND --help for more about a command.

cli-help-play =
    pocketmoney play [GAME] [options]

    GAME is lunch-money (the default), beer-money or tietgen.

    --seats NAME,NAME,bot    who plays, clockwise; a word that pocketmoney bots lists is a bot (default: you
                             and three bots)
    --decks DECK,DECK        shuffle these decks together, each as often as it is named
    --option NAME=VALUE      choose a house rule; may be repeated
    --preset NAME            choose several house rules at once; may be repeated
    --seed NUMBER            deal the same cards and throw the same dice again
    --record FILE            save the game to FILE as you play
    --force                  replace the record in FILE
    --from FILE              continue a saved game
    --board FILE             tietgen: play on a board of your own (see pocketmoney board --help)
    --kitchen FILE           tietgen: letters for the kitchen mailbox, with --option kitchen-mail=on

    pocketmoney options GAME lists the house rules and presets.

cli-help-games =
    pocketmoney games                    list the games that are kept on this computer, the last one first
    pocketmoney games continue [ID]      continue the last game that is not over, or another one
    pocketmoney games export ID FILE     write the record of a game to FILE; - prints it
    pocketmoney games delete ID ...      delete games for good

    Every game you play here is kept from your first move on. The beginning of an ID is enough.

    --force                              let export replace another record

cli-help-serve =
    pocketmoney serve [options]

    Hosts tables on the local network until you press Ctrl-C, and prints the address for the others.

    --host ADDRESS         listen on this address only (default: on all of them)
    --port NUMBER          listen on this port (default: 8765, or the next free one)
    --data FOLDER          keep games here
    --public-url URL       the address that people type, if the server is behind a proxy
    --trusted-proxy NET    trust X-Forwarded-For from this address or network; may be repeated
    --tls                  serve https with a certificate that the server makes itself
    --tls-cert FILE        serve https with this certificate; --tls-key FILE is its key
    --keep-days NUMBER     delete tables that nobody has visited for so many days (default: 90; 0: never)
    --limit NAME=NUMBER    change a limit, as in --limit tables=100; may be repeated
    --log FORM             the format of the log: text or json
    --workers 1            one process serves all tables
    --cluster URL          be a node of a cluster on NATS JetStream, as in nats://host:4222
    --cluster-creds, --cluster-ca, --cluster-name, --cluster-replicas, --cluster-lease, --cluster-bytes, --archive
                           settings of the cluster: see docs/reference/server-settings.md
    --quiet                print only errors

cli-help-connect =
    pocketmoney connect URL [options]

    URL is the address that the server printed, with the code of a table, as in http://192.168.1.5:8765/#BCDFG. You can
    shorten it to 192.168.1.5/BCDFG. Without a code, you can type one or open a new table.

    --name NAME          play under this name (otherwise you are asked)
    --watch              only watch
    --token-file FILE    where to keep the key to your seat (default: in your data folder, one file for each table)

    If you connect again, you get the same seat. At the table, type help to see what you can type.

cli-help-replay =
    pocketmoney replay FILE ... [--quiet]

    Retells each record and checks its claims. FILE can be - for standard input.
    Exit code 0: every claim holds. 1: one does not. 2: a file cannot be read as a record.

    --quiet    print failures only

cli-help-verify =
    pocketmoney verify FILE ... [--commit HASH]

    Checks, without a server, that the seed of each record is the one that its table committed to before the deal, and that
    the whole game follows from that seed. FILE can be - for standard input.
    --commit HASH    the hash that you saw before the deal; the record must contain the same one
    Exit code 0: everything is correct. 1: something is not. 2: a record cannot be read, or contains no commit.

cli-help-options =
    pocketmoney options GAME

    Lists every house rule of a game with its values, the rulings it belongs to, and the presets.
    Choose one with pocketmoney play GAME --option NAME=VALUE.

cli-help-rules =
    pocketmoney rules [GAME] [CARD, SPACE, RULING, HOUSE RULE or CHAPTER]

    pocketmoney rules lunch-money                 all rules of a game
    pocketmoney rules beer-money choke-and-puke   a card, by its id or its name
    pocketmoney rules tietgen kitchen-12.1        a space
    pocketmoney rules R46                         a ruling
    pocketmoney rules heal-cap                    a house rule
    pocketmoney rules tietgen the piggy bank      a chapter

    Names may be in your language or in English, without accents and abbreviated. --language chooses the language of the
    rules.

cli-rules-games =
    Which rules? There are:
    { $games }

cli-options-title = House rules of { $game }. A star marks the default.
cli-options-other = These matter only if { $deck } is shuffled in.
cli-options-presets = Presets, for --preset NAME:
cli-option-head = { $name }  ({ $rules })

cli-help-backup =
    pocketmoney backup FILE [--data DIR]

    Copies all tables of the server into FILE, which must not exist yet. The server may be running.

    --data DIR    the data folder of the server (default: the usual one)

    To restore it, copy FILE to tables.db in an empty folder and start the server there; see docs/how-to/backup.md.

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
    } To fix this, run: pocketmoney doctor

## Kept games

games-line = { $id }  { $when }  { $game }: { $names } ({ $state ->
    [playing] being played
    [over] over
   *[other] not over
})
games-none = No games are kept in { $folder } yet.
games-exported = Written to { $file }
games-deleted = Game { $id } is deleted.
cli-board-written = Written to { $file }. Check it with: pocketmoney board check { $file }
