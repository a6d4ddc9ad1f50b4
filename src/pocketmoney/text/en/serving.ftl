# The server: what the command says, what the API and the sockets refuse.

serve-where =
    The table is at { $url }
    Everybody on the same network can join there. To join from a terminal: pocketmoney connect { $url }
    Games are kept in { $data }. Press Ctrl-C to stop; games go on where they were when you start again.
serve-other-port = Port { $wanted } is taken, so this is port { $port }.

page-title = Pocket Money
page-join = A table is being served here. To join it, type this in a terminal:
page-command = pocketmoney connect { $url }

## What is wrong with the command line

problem-one-worker = One process serves all tables; --workers can only be 1.
problem-unknown-log =
    There is no form { $word } of the log{ $near ->
        [none] ; there are { $known }.
       *[other] ; did you mean { $near }?
    }
problem-flag-needs-number = { $flag } needs a whole number, not { $word }.
problem-bad-port = There is no port { $word }; ports go up to 65535.
problem-port-taken = Port { $port } is taken by another program; name another with --port.
problem-port-forbidden = This system does not let you open port { $port }; name one above 1023 with --port.
problem-no-such-host = This machine has no address { $host } to listen on.
problem-bad-public-url = { $word } is no address that a browser can open; write it like https://table.example.org.
problem-unknown-limit =
    There is no limit { $word }{ $near ->
        [none] ; there are { $known }.
       *[other] ; did you mean { $near }?
    }
problem-limit-needs-number = A limit is written name=number with a number above zero, not { $word }.

## What requests are refused for

problem-no-such-path = There is nothing at this address.
problem-no-such-method = This cannot be done at this address.
problem-no-such-table = There is no table with this code.
problem-too-many-guesses = Too many codes that lead to no table; wait a minute.
problem-too-many-tables = There are { $most } tables already; no more can be opened now.
problem-too-many-tables-made = At most { $most } tables can be made from one address in an hour.
problem-too-many-replays = At most { $most } replays can be made for one address in a minute.
problem-too-many-sockets = Too many connections from this address.
problem-foreign-page = Only pages of this server can open a connection here.
problem-not-json = The body must be application/json, not { $type }.
problem-body-too-large = The body may have at most { $most } bytes.
problem-body-too-slow = The body did not come in time.
problem-body-cut-off = The body was cut off.
problem-bad-body = The body is not what is expected here: { $why }
problem-bad-host = The request does not say which server it means.
problem-head-too-large = The head of the request is too large.
problem-head-too-slow = The head of the request did not come in time.
problem-not-ready = The server is not ready yet, or about to stop.
problem-server-fault = The server has a fault; it was written down.

## Why a socket is closed or a message refused

problem-server-stops = The server stops; the game goes on when it is back.
problem-table-broken = The table had a fault and was taken up again; connect once more.
problem-table-deleted = The table was deleted.
refusal-bad-message = The server does not understand this message.
refusal-too-fast = Too many messages at once.
problem-too-large = A message was too large.
problem-not-text = Messages must be text.
problem-no-hello = No hello came in time.
problem-slow-receiver = This connection was too slow; connect once more.
