# The first minutes: the command alone, and `pocketmoney doctor`.

cli-start =
    Pocket Money: Lunch Money, Beer Money and Tietgen Monopoly, against bots or with friends.
        pocketmoney play      play right here, in this terminal
        pocketmoney serve     host a table that friends join with their phones
        pocketmoney doctor    check that everything works
        pocketmoney --help    see everything else: rules, replays, bots, the lab

cli-help-doctor =
    pocketmoney doctor [options]

    Checks this installation and prints one line for each part: fine, a note, or how to fix it. Nothing is changed.
    Exit code 0: serve and play will run. 1: something would stop them.

    --data FOLDER     check this data folder (default: the usual one)
    --host ADDRESS    check this address (default: all of them)
    --port NUMBER     check this port (default: 8765, or the next free one)
    --json            print everything as JSON, for a bug report

doctor-state-fine = fine
doctor-state-note = note
doctor-state-mend = fix

doctor-part-python = Python
doctor-part-packages = Packages
doctor-part-build = Build
doctor-part-data = Data folder
doctor-part-port = Port
doctor-part-network = Network
doctor-part-client = Web client
doctor-part-terminal = Terminal
doctor-part-extras = Extras

doctor-fit = Everything that serve and play need is in place.
doctor-broken = Fix what is marked, then run pocketmoney doctor again.

doctor-python-fine = { $version }, { $path }
doctor-python-lacks = { $version } at { $path } was built without { $modules }; install a complete Python 3.11 or newer and install Pocket Money with it.

doctor-packages-fine = { $count ->
    [0] Not installed as a package; run from a folder.
    [one] The one that is needed is installed.
   *[other] All { $count } that are needed are installed.
}
doctor-packages-missing = Missing: { $packages }. Fix it with: pip install { $packages }

doctor-build-fine = Compiled: the rules run at full speed.
doctor-build-pure = Not compiled, so bots and servers are slower: { $why ->
    [no-compiler] there was no C compiler. Install one (Debian: apt install gcc), then install again with: { $again }
    [no-headers] Python's C headers were missing. Install them (Debian: apt install python3-dev), then install again with: { $again }
    [off] compiling was switched off. For full speed, unset POCKETMONEY_COMPILED and install again with: { $again }
    [source-tree] you are running the source tree. make play compiles it for its next start.
   *[failed] { $detail }. Fix that, then install again with: { $again }
}

doctor-data-fine = { $folder }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $open } of them open; data version { $version }; { $free } MB free.
doctor-data-new = { $folder }: does not exist yet, serve will create it; { $free } MB free.
doctor-data-space = { $folder }: only { $free } MB left on this disk. Free some space, or choose another folder with --data.

doctor-port-fine = { $port } is free.
doctor-port-other = { $wanted } is taken by { doctor-holder }; serve takes { $port } instead.
doctor-port-taken = { $port } is taken by { doctor-holder }; name another with --port.
doctor-holder = { $holder ->
    [pocketmoney] a Pocket Money server that is running already
    [unknown] another program
   *[other] { $holder }
}

doctor-network-fine = Others on your network type { $url }; if they cannot reach it, open the port in this machine's firewall.
doctor-network-alone = This machine has no address on a network, so only you can join, at { $url }. Connect to a network, or name an address with --host.
doctor-network-silent = This machine does not answer at its own address { $address }, so others cannot reach { $url }. Check your VPN and firewall, or name another address with --host.

doctor-client-fine = Built and complete (build { $build }).
doctor-client-missing = Missing, so friends can only join from a terminal: { $why ->
    [no-node] there was no Node.js. Install Node.js 20.19 or newer, then install again with: { $again }
    [no-registry] the npm registry could not be reached. When you are online, install again with: { $again }
    [off] it was left out. Unset POCKETMONEY_WEB and install again with: { $again }
    [source-tree] it is not built. Build it with: python -m tools.site
   *[failed] { $detail }. Fix that, then install again with: { $again }
}
doctor-client-incomplete = { $count ->
    [one] { $file } is missing.
   *[other] { $file } and other files are missing.
} Install again with: { $again }

doctor-terminal-fine = { $encoding }: all characters can be shown.
doctor-terminal-letters = { $encoding } cannot show all characters. Set LC_ALL=C.UTF-8, or PYTHONUTF8=1 on Windows.

doctor-extras-all = All installed: { $there }.
doctor-extras-some = Installed: { $there }. Not installed: { $missing }. Add one with: pip install "pocketmoney[{ $example }]"
doctor-extras-none = None installed: { $missing }. Add one with: pip install "pocketmoney[{ $example }]"

serve-no-client = There is no web client here, so friends can only join from a terminal. To get it, run: pocketmoney doctor
