"""What the sub-commands share: reading the command line, house rules from flags, files on the disk."""
