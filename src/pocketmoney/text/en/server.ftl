# The words of the server and of the data it keeps.

## Where data lies

problem-store-folder = the data folder { $folder } cannot be used: { $why }; choose one that you can write to with --data
problem-store-in-use = the data folder { $folder } is in use by another server (process { $process }); stop it first, or choose another folder with --data
problem-store-no-data = there is no data in { $folder }; expected the folder that the server was started with
problem-store-other-database = { $file } is not a database of Pocket Money, or it is damaged
problem-store-newer = { $file } was written by a newer Pocket Money (version { $version } of the data, this program knows { $newest }); update the program
problem-store-unusable = { $file } cannot be used: { $why }
problem-backup-needs-file = name the file to copy everything into: pocketmoney backup FILE
problem-store-backup-exists = { $file } is there already; a backup never replaces a file

## Writing

problem-store-code-taken = another open table has the code { $code }
problem-store-taken = entry { $first } of table { $table } is there already: somebody else writes to this table
problem-store-gap = entry { $first } of table { $table } does not follow the last one
problem-store-gone = there is no table { $table } any more
problem-store-broken = earlier entries of table { $table } could not be written
problem-store-failed = the data cannot be written: { $why }
problem-store-damaged = the log of table { $table } is damaged from entry { $seq } on: { $found ->
    [changed] its content does not fit its checksum
    [lost] the rest was saved once and is gone
    [unreadable] the database cannot read it
   *[missing] that entry is missing
}
problem-store-unreadable = the data cannot be read: { $why }
problem-store-closed = the data is closed
