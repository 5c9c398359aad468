### What every game shares: errors and score lines.

## Games and options
error-unknown-game = There is no game “{ $game }”. Games: { $known }.
error-seats = { $game } takes { $low } to { $high } players, not { $seats }.
error-seats-kind = { $game } takes { $low } to { $high } players: give a whole number or a list of Seat, not “{ $found }”.
error-option-form = “{ $text }” is no option. Write it as name=value.
error-option-twice = Option { $option } is given twice.
error-option-unknown = There is no option “{ $option }”. Options: { $known }.
error-option-value = Option { $option } cannot be “{ $value }”. Values: { $known }.
error-option-number = Option { $option } takes a whole number from 1, not “{ $value }”.
error-options-kind = “{ $found }” isn’t a set of options for { $game }. Make one with game.Options(…). Options: { $known }.
error-seed = A seed is a text or a whole number, not “{ $found }”.

## Playing
error-unknown-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
error-match-over = The match is over.
error-match-long = This game stops unfinished. It has reached its limit of moves: { $most }.
error-not-your-turn = It is not your turn: { $name } is to act.
error-stale = That answers revision { $found }, but the match has moved on to revision { $now }.
error-no-such-action = There is no action { $action }. Actions are numbered from 0 to { $last }.
error-illegal = Action { $action } is not allowed now.
error-decision-length = A play has 1 to { $most } actions, but this one has { $found }.
error-decision-part = Action { $place } of { $count } can’t be played, so none of them was. { $problem }
error-decision-reveals = Action { $place } of { $count } reveals something hidden, so none of them was played. Make it the last one of the play.
error-undo-over = The game is over, so nothing can be undone any more.
error-undo-nothing = You haven’t played anything yet, so there’s nothing to undo.
error-undo-turn = You can undo only while it’s still your turn.
error-undo-revealed = Something hidden has been revealed, so this can’t be undone.

## Records
error-record-json = { $file }, line { $line }, byte { $byte }: this is not valid JSON, so the record is damaged.
error-record-cut = { $file } ends too early (line { $line }, byte { $byte }): part of the record is missing.
error-record-field = { $file }, { $where }: { $problem }.
error-record-foreign = { $file } is not a record of a Triopolis match.
error-record-newer = { $file } was written by a newer Triopolis (schema { $found }; this one reads up to { $known }).
error-record-game = { $file }: { $problem }
error-record-rules = { $file } was played by version { $found } of the rules of { $game }; this Triopolis has version { $known }.
error-record-setup = { $file }: { $problem }
error-record-action = { $file }, { $where }: action { $action } is not allowed in that position.
error-record-long = { $file }, { $where }: too many moves for { $game }: { $found }. The limit is { $most }.
error-record-position = { $file }, { $where }: the actions lead to another position than the record says.
error-record-result = { $file }, { $where }: the actions lead to another result than the record says.
error-record-revision = { $file }, { $where }: the revision must be at least { $least }.
error-record-pack = { $file }, { $where }: the data pack is not the one its fingerprint belongs to.

## Wrong values in JSON
schema-expected = expected { $wanted }, found { $found }
schema-missing = the field { $field } is missing
schema-unknown = there is no field { $field }
schema-value = { $value } is not among the allowed values
schema-other = { $text }
schema-wanted = expected { $wanted }
schema-range = the number is too large

## Data packs
error-pack-folder = The data pack must be a folder, and { $folder } is none.
error-pack-nothing = The folder { $folder } has none of the tables a data pack may hold: { $known }.
error-pack-table = There is no table “{ $table }”. Tables: { $known }.
error-pack-unreadable = { $file } cannot be read ({ $problem }).
error-pack-encoding = { $file } is not UTF-8 text (byte { $place }).
error-pack-width = { $file }, line { $line }: { $found ->
    [one] { $found } column
   *[other] { $found } columns
} instead of { $wanted }.
error-pack-empty = { $file } has no rows.
error-pack-column-missing = { $file }, line { $line }: column { $column } is missing.
error-pack-column-twice = { $file }, line { $line }: column { $column } stands there twice.
error-pack-column-unknown = { $file }, line { $line }: there is no column “{ $column }”. Columns: { $known }.
error-pack-id = { $file }, line { $line }, column { $column }: ids count from 0, so this must be { $wanted }, not “{ $value }”.
error-pack-number = { $file }, line { $line }, column { $column }: “{ $value }” is not a whole number from { $low } to { $high }.
error-pack-choice = { $file }, line { $line }, column { $column }: “{ $value }” is not one of: { $known }.
error-pack-too-many = { $file }, line { $line }, column { $column }: { $found } rows, and there may be at most { $most }.

## Printed games
error-table-json = The description is not valid JSON (line { $line }, byte { $byte }).
error-table-field = { $where }: { $problem }.
error-no-printed = Points of printed games cannot be counted for { $game }.
error-no-companion = { $game } has no opponent of its own for one player.
error-companion-asks = { $where }: this is not what the opponent asks for here. It wants to know: { $wanted }.
error-companion-over = { $where }: the game is over already.
error-companion-range = { $where }: give a whole number from 0 to { $most }.

## Scores
score-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-item = { "  " }{ $points } · { $note }
score-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared win: { $names }
}
# How often somebody went back further than an undo may, alone with bots: a mark on the result.
score-take-backs = { $count ->
    [one] { $count } take-back
   *[other] { $count } take-backs
}
