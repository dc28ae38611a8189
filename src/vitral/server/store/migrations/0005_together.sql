-- a game of a deal that others play, too: of a day, or of a round of a contest
CREATE TABLE played (
    table_id TEXT PRIMARY KEY,
    -- `daily/DAY/KIND` or `contest/ID/ROUND`
    deal TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    -- 1 for the one game by which a guest is ranked
    ranked BIGINT NOT NULL,
    -- when it was over, once its record was replayed; 0 before
    ended DOUBLE PRECISION NOT NULL DEFAULT 0,
    -- 1 if its result counts: no bot chose for the guest, and it was over in time
    counts BIGINT NOT NULL DEFAULT 0,
    points BIGINT NOT NULL DEFAULT 0,
    -- how far ahead of the target, or of the other seat
    lead BIGINT NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX played_once ON played (deal, guest) WHERE ranked = 1;
CREATE INDEX played_guest ON played (guest);

-- public tables: those listed in the lobby
CREATE TABLE listed (
    table_id TEXT PRIMARY KEY,
    guest TEXT NOT NULL
);

-- whom a guest does not want to meet
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, blocked)
);

-- the chat of a table, which is no part of its events
CREATE TABLE talk (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- people who play the same deals apart and are compared
CREATE TABLE contests (
    id TEXT PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL,
    guest TEXT NOT NULL,
    -- JSON: vitral.server.deals.contests.Contest
    body TEXT NOT NULL
);

CREATE TABLE entrants (
    contest_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (contest_id, guest)
);

CREATE INDEX entrants_guest ON entrants (guest);
