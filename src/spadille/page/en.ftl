# The state of the page, while the table is being prepared or cannot be kept.

loading = The table is being prepared. The first time takes some seconds.
failed = The table cannot be prepared in this browser. It needs WebAssembly: try a current Firefox, Chrome or Safari.
full = This browser keeps nothing for this page: games are lost when it is closed. Save a game's record to keep it.
ended = The browser has ended the table, and it starts again. Try once more in some seconds.
sit-down-line = Sit down against bots with one click: there is no server and no account. Every rule tells you which rulebook says so.
