"""A server that is one node of several: any of them serves any socket, one of them owns a table."""
