-- a guest with a key, with notifications, or with both; the id is that of the guest in `holds` (seat claims)
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL,
    -- the key, by a slow hash in two parts: one to find it, one to compare it
    key_id TEXT UNIQUE,
    key_rest TEXT NOT NULL DEFAULT '',
    key_made DOUBLE PRECISION NOT NULL DEFAULT 0,
    -- the settings that their browsers would store themselves, as JSON
    kept TEXT NOT NULL DEFAULT '',
    kept_at DOUBLE PRECISION NOT NULL DEFAULT 0,
    -- where and how they are notified: a confirmed address, language, quiet hours, the address of the page
    mail TEXT NOT NULL DEFAULT '',
    telling TEXT NOT NULL DEFAULT ''
);

-- the browsers of people with a key, by the hash of their cookie; with no person, one that was signed out
CREATE TABLE devices (
    guest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL
);

CREATE INDEX devices_person ON devices (person);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    uses BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX passkeys_person ON passkeys (person);

-- browsers that take notifications
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX pushes_person ON pushes (person);

-- who is notified of the turns of a table, which way, and of which turn they were notified last
CREATE TABLE tells (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    way TEXT NOT NULL,
    last TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (person, table_id)
);

CREATE INDEX tells_table ON tells (table_id);

-- what every seat of a finished game came to; without a person: that of a bot, or of a person who was erased
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_person ON results (person);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    mode TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, mode)
);

-- whether the results of a finished game are in `results`
ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_uncounted ON tables (id) WHERE stage = 2 AND counted = 0;
