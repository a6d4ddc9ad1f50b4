# Damaged data: what is found, and how it is mended.

## What is found

problem-store-row-damaged = what is stored about table { $table } (its code, or when it was last visited) is not what was written
problem-store-row-lost = table number { $no } was saved once and is gone
problem-store-rows-lost = { $missing ->
    [one] one table that was saved is gone
   *[other] { $missing } tables that were saved are gone
}
problem-store-snapshot-damaged = the snapshot of table { $table } is damaged; its log is used instead
problem-store-heads-damaged = the file tables.heads is damaged and is written anew
problem-store-ends-damaged = the note of where logs end is damaged and is written anew
problem-store-page-damaged = the database is damaged: { $why }
problem-store-strays = { $count ->
    [one] one entry belongs
   *[other] { $count } entries belong
} to no table
problem-store-corrupt = { $file } is damaged ({ $why }); see what can be mended with: pocketmoney repair DATA --from BACKUP
problem-store-emptied = { $file } is empty or gone, but there was data; mend it with: pocketmoney repair DATA --from BACKUP
problem-replica-damaged = { $server } does not have the log of table { $table } as it was written: { $why }
problem-cluster-no-log = there are no tables of a cluster called { $name } at { $url }; name another with --cluster-name
problem-check-needs-path = name the data folder, the backup or the cluster to check: pocketmoney check DATA
problem-repair-needs-folder = name the data folder to repair: pocketmoney repair DATA --from BACKUP
problem-repair-damaged-backup = { $file } is damaged itself; use another backup
problem-repair-older = { $folder } was written by an older version; start the server once to upgrade it, then repair it

## Commands

cli-help-check =
    pocketmoney check DATA [options]

    Reads everything in the data folder DATA, or in a backup, and checks every checksum. Nothing is changed, and the
    server may be running. Exit code 0: everything is whole. 1: something is damaged, and each finding is one line.
    For a cluster DATA is the addresses of all its NATS servers, with commas between them: every log is read from each.

    --cluster-name NAME   of the cluster (pocketmoney)
    --cluster-creds FILE  credentials, as for a node
    --cluster-ca FILE     who vouches for the servers' certificates

cli-help-repair =
    pocketmoney repair DATA [--from BACKUP] [options]

    Says what is damaged in the data folder DATA and mends it with what is whole in the folder and in the backup. The
    damaged files are copied into a folder in DATA first. Stop the server before. Exit code 0: everything is whole
    now. 1: some entries are in no copy; these tables can be looked at, but not played.

    --from BACKUP  a file that pocketmoney backup has made
    --dry-run      only say what would be done
    --cut          give up entries that are in no copy, so that these tables can be played from the last whole entry

cli-check-progress = { $percent } % read
cli-check-whole = { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; everything is whole
cli-check-older = { $path } was written by an older version and has no checksums yet; only its structure was checked
cli-check-damaged = { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; damage found: { $faults }
cli-repair-nothing = { $path }: everything is whole, so nothing was changed
cli-repair-unopened = { $path }: the database cannot be opened
cli-repair-mended = table { $table }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} of { $expected }, { $backup ->
    [0] none of them
    [one] one of them
   *[other] { $backup } of them
} from the backup
cli-repair-missing = table { $table }: entries { $first } to { $expected } are in no copy; it can be looked at, but not played
cli-repair-cut = table { $table }: entries { $first } to { $expected } are in no copy and are given up
cli-repair-gone = table number { $no }: nothing of it is left
cli-repair-planned = nothing was changed; without --dry-run this is done
cli-repair-done = { $path }: repaired; the damaged files are in { $kept }
