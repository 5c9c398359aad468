### The server: what it refuses, and why.

## Tables and seats
server-error-table = There is no such table. Check the link, or ask for a new one.
server-error-link = This link has been used already or is too old. Make a new one on the device where you played.
server-error-not-your-seat = Seat { $seat } is not yours. You can play and look only from your own seats.
server-error-host = Only the one who opened the table can do that.
server-error-seat-taken = Somebody sits at seat { $seat } already. Choose an open one.
server-error-not-open = This table takes nobody in any more. You can watch it.
server-error-not-finished = The match is not over yet. This can be seen after its end.
server-error-bot = There is no bot “{ $bot }” on the server. Bots: { $known }.

## Names
server-error-name-empty = The name is empty. Write one letter at least.
server-error-name-long = The name is too long: { $length } characters, and there may be at most { $most }.
server-error-name-signs = There are invisible characters in the name. Use letters, digits, punctuation and emoji.

## Requests
server-error-address = There is nothing at this address. The games and tables are on the start page.
server-error-method = This HTTP method does not fit here. Methods: { $known }.
server-error-request = The request is not of the right form. The documentation of the API shows the forms.
server-error-body = Body of the request, { $where }: { $problem }.
server-error-body-missing = The request has no body. It needs a JSON object.
server-error-json = The body of the request is not valid JSON (line { $line }, byte { $byte }).
server-error-cut = The request broke off. Send it again.
server-error-slow = The request took too long to arrive. Send it again.
server-error-parameter = Parameter { $name }: { $problem }.
server-error-parameter-missing = The parameter { $name } is missing.
server-error-message = Message, { $where }: { $problem }.
server-error-message-json = The message is not valid JSON (byte { $byte }).
server-error-origin = This request comes from a page of another site. Open Triopolis at its own address.
server-error-too-large = That is too much data. At once there may be at most { $most } KiB.
server-error-too-many = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-error-connections = Too many pages are open. There may be at most { $most } at the same time: close some tabs.
server-error-fault = Something broke on the server. Try again; for the person who runs it, the error has the number { $number }.

## Play
server-seat = Player { $number }
server-error-covered = Several people share this screen. Uncover seat { $seat } before you play.
server-error-no-seat = You do not sit at this table.
server-error-seat-present = The person at seat { $seat } is there. A bot can take an open seat, or the seat of somebody who has gone.
server-error-play = A play names one of three: the number of an action, a list of such numbers, or a move.
server-undo-limit = This game has reached its limit of changes, { $most }, so nothing more can be undone.
server-error-seed = A seed is a line of 1 to { $longest } visible characters.
server-error-import-seats = The record has { $record } seats, but { $seats } were given.
server-error-record-sealed = Everything hidden follows from the record, so it can be downloaded after the end.
server-error-replay-at = There is no moment { $at } in this match. They go from 0 to { $last }.
server-error-language = This game has no words in “{ $language }”. Languages: { $known }.
server-error-changed = The table has just changed. Try again.

## The log
# A bot on a machine too slow for its level.
server-log-cut-short = { $name } can’t think it through: this computer is too slow

## Games that end unfinished, and rules that change
server-closed-length = This game was stopped after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: there was no end in sight. You can download it, or play again.
server-closed-rules = The rules of this game have been corrected since it began, and it can’t be continued fairly. You can download it, or play again.
server-rules-gone = This game was played by older rules and can’t be shown any more. You can still download it.
