"""Tables over the network: HTTP and WebSockets on one port, limits, wire schema, the `serve` command."""
