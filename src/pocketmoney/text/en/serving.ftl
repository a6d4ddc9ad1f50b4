# The server: what the command says, what the API and the sockets refuse.

serve-where =
    The table is at { $url }
    Everybody on the same network can join there. To join from a terminal: pocketmoney connect { $url }
    Games are saved in { $data }. Press Ctrl-C to stop; when you start again, games continue where they were.
serve-other-port = Port { $wanted } is taken, so this is port { $port }.

page-title = Pocket Money
page-join = A table is being served here. To join it, type this in a terminal:
page-command = pocketmoney connect { $url }

## What is wrong with the command line

problem-one-worker = one process serves all tables; --workers can only be 1
problem-unknown-log = there is no log format called { $word }{ problem-near-or-known }
problem-flag-needs-number = { $flag } needs a whole number, not { $word }
problem-bad-port = there is no port { $word }; ports go up to 65535
problem-port-taken = port { $port } is taken by another program; name another with --port
problem-port-forbidden = this system does not let you open port { $port }; name one above 1023 with --port
problem-no-such-host = this machine has no address { $host } to listen on
problem-bad-public-url = { $word } is not an address that a browser can open; write it like https://table.example.org
problem-bad-network = { $word } is neither an address nor a network; write it like 192.0.2.7 or 172.28.0.0/24
problem-unknown-limit = there is no limit called { $word }{ problem-near-or-known }
problem-limit-needs-number = a limit is written name=number with a number above zero, not { $word }

## What requests are refused for

problem-unknown-language = there are no texts in { $word }
problem-no-such-path = there is nothing at this address
problem-no-such-method = this cannot be done at this address
problem-too-many-tables = there are { $most } tables already; no more can be opened now
problem-too-many-tables-made = at most { $most } tables can be made from one address in an hour
problem-too-many-requests = at most { $most } requests a second are answered for one address
problem-too-many-replays = at most { $most } replays can be made for one address in a minute
problem-too-many-sockets = too many connections from this address
problem-foreign-page = only pages of this server can open a connection here
problem-not-json = the body must be application/json, not { $type }
problem-body-too-large = the body may have at most { $most } bytes
problem-body-too-slow = the body did not arrive in time
problem-body-cut-off = the body was cut off
problem-bad-body = the body is not what is expected here: { $why }
problem-bad-host = the request does not say which server it means
problem-bad-handshake = this is not a valid request for a WebSocket
problem-head-too-large = the head of the request is too large
problem-head-too-slow = the head of the request did not arrive in time
problem-not-ready = the server is not ready yet, or about to stop
problem-server-fault = the server had an internal error, which was logged

## Why a message is refused, or a socket closed

refusal-bad-message = The server does not understand this message.
refusal-too-fast = Too many messages at once.
refusal-too-large = A message was too large.
refusal-not-text = Messages must be text.
refusal-no-hello = No hello arrived in time.
refusal-no-such-table = There is no table with this code.
refusal-too-many-guesses = Too many codes that lead to no table; wait a minute.
refusal-slow-receiver = This connection was too slow; please reconnect.
refusal-table-broken = The table had an internal error and was loaded again; please reconnect.
refusal-table-newer = A newer Pocket Money has written this table, and this server cannot read it. Nothing is lost: it opens again when the server is updated.
refusal-table-deleted = The table was deleted.
refusal-server-stops = The server stops; the game continues when it is back.
