CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL,
    -- 0 while windows are chosen, 1 in play, 2 over
    stage BIGINT NOT NULL DEFAULT 0,
    -- when the turn of the seat to move runs out; 0 without a timer
    due DOUBLE PRECISION NOT NULL DEFAULT 0,
    -- the dealer's seed in hex
    seed TEXT NOT NULL,
    -- JSON: vitral.server.tables.setup.Setup
    setup TEXT NOT NULL
);

CREATE INDEX tables_due ON tables (due) WHERE due > 0;

CREATE TABLE events (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    -- JSON: one of vitral.server.tables.events
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE holds (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    -- a seat, or -1 for the right to watch (`SeatClaim`)
    seat BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);

CREATE INDEX holds_table ON holds (table_id);

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    content TEXT NOT NULL
);
