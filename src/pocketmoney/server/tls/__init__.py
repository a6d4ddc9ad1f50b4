"""TLS on the port of the server: certificates that are given or made here, and a redirect of plain HTTP."""
