# The words of the page around the games: faults, newer versions, and what a device may do to be noticed.

problem-move-too-late = The connection was away, and the game has gone on without this move. Look, and choose again.

web-newer = A new version is here
web-newer-kept = This page is older than the server. Reload it: your seat and the game stay as they are.
web-ended-no-table = No such table
web-ended-code = There is no table with the code { $code }. Codes have five letters; perhaps one was misheard, or the table is closed.
web-join = Join in
web-join-next = A game is being played. Take a chair, and you are dealt in next time; or take over a seat that you hold on another device.
web-join-watch = All chairs are taken. You can watch the table, or ask the host for a chair.
web-join-watch-go = Watch

## This device

web-device = This device
web-device-sound = Sounds
web-device-buzz = Buzz when it is my turn
web-device-awake = Keep the screen on while we play
web-device-notices = Tell me when it is my turn and I look elsewhere
web-device-notices-denied = The browser does not allow notices from this page; its settings can change that.
web-device-install = Install as an app
web-device-plain = This address is plain http. Over it a browser cannot install the game, send notices or keep the screen on. Whoever runs the server can start it with: pocketmoney serve --tls
