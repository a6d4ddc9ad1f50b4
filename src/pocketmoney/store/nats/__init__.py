"""Logs of tables on NATS JetStream: the log is a stream, who holds what lies in key-value buckets."""
