"""A model of a few NATS servers with JetStream, as far as the store and the nodes of a cluster use it."""
