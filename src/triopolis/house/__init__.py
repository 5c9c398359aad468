"""Tables and who sits at them. Needs no network, no database and no processes, but what it is handed (`doors`).

| module | what |
|---|---|
| `house`, `live_table` | all tables, in memory and in storage; one of them |
| `hosting`, `seats` | opening a table, sitting down, getting up |
| `eyes`, `showing` | what each may see |
| `playing`, `driving` | what people do, what bots do |
| `endings`, `keeper`, `renewal` | matches that outlive their rules |
| `messages`, `stored` | the words shared with browsers, and with the storage |
"""
