-- what only the player of a seat sees: a note, and a move planned for their next turn (JSON), deleted once it is played
CREATE TABLE notebooks (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    plan TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
);
