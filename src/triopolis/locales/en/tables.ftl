### The tables a server keeps, and the database they lie in.

cli-tables-usage = triopolis tables [list|export|prune|backup] [TABLE|FILE] [OPTIONS]
cli-tables-about = List, export, remove or back up the tables of a server, even while it runs.
cli-tables-label-job = JOB
cli-tables-label-item = TABLE|FILE
cli-tables-label-status = STATUS,…
cli-tables-arg-job = list: show the tables. export: write their matches as files that “triopolis replay” reads. prune: remove old ones. backup: copy the whole database (SQLite) into a new file; keep it to yourself, it holds the key of the guests' cookies.
cli-tables-arg-item = With export, the id of one table; with backup, the file to make.
cli-tables-arg-status = Only these: waiting, running, finished, abandoned, closed. Without it, list takes all, export all that have begun, prune all but running ones.
cli-tables-arg-all = Export every table.
cli-tables-arg-to = The folder to export to; it is made if need be, and older files of the same tables are replaced.
cli-tables-arg-older-than = Prune what has not changed for so many days.
cli-tables-arg-yes = Really remove. Without it, prune only tells what it would remove.

tables-table = Table
tables-game = Game
tables-status = Status
tables-seats = Seats
tables-moves = moves
tables-changed = last change
tables-status-name = { $status ->
    [waiting] waiting
    [running] running
    [finished] finished
    [abandoned] abandoned
    [closed] closed
   *[other] { $status }
}
tables-seat-open = (open)
# A bot: the one who sits for it, and how strong it is.
tables-seat-bot = { $name } ({ $level })
tables-count = { $count ->
    [0] No tables
    [one] { $count } table
   *[other] { $count } tables
}
tables-exported = { $count ->
    [0] No match written
    [one] { $count } match written
   *[other] { $count } matches written
}: { $folder }
tables-would-prune = { $count ->
    [0] There is nothing to remove.
    [one] { $count } table would be removed. To do it, add --yes.
   *[other] { $count } tables would be removed. To do it, add --yes.
}
tables-pruned = { $count ->
    [0] There was nothing to remove.
    [one] { $count } table removed.
   *[other] { $count } tables removed.
}
tables-backed-up = The database is copied: { $file }

tables-error-job = “tables” cannot { $job }. It can: { $known }.
tables-error-flag = { $flag } does not belong to “tables { $job }”. Leave it out, or see --help.
tables-error-which = Which table? Name one, or all of them by --all, but not both.
tables-error-table = There is no table “{ $id }”. “triopolis tables list” shows which there are.
tables-error-status = --status takes { $known }, not “{ $value }”.
tables-error-no-database = There is no database { $file }. Start the server once, or name another by --database.
tables-error-file-exists = { $file } is already there and is not written over. Choose another name.
tables-error-server = backup copies SQLite files. For PostgreSQL use its own tool: pg_dump --format=custom --file=FILE DATABASE

storage-error-url = The address of the database cannot be understood. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
storage-error-kind = A database of the kind “{ $kind }” cannot be used. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
storage-error-file = { $url } does not name a file to keep things in. Write sqlite:///triopolis.db for a file in this folder, sqlite:////srv/triopolis.db for one elsewhere.
storage-error-driver = PostgreSQL needs the Python package asyncpg. Install it: pip install "triopolis[postgres]"
storage-error-open = The database { $database } cannot be used ({ $reason }).
storage-error-newer = The database { $database } was laid out by a newer Triopolis. Use that one.
