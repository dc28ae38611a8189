-- the network that a listed table came from, hashed with a secret of the server; empty once its game has begun
ALTER TABLE listed ADD COLUMN network TEXT NOT NULL DEFAULT '';

-- 1 for a table where only bots play
ALTER TABLE tables ADD COLUMN bots_only BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_bots_only ON tables (created) WHERE bots_only = 1;

-- mailboxes, hashed with a secret of the server, whose owners want no mail from here
CREATE TABLE mail_refusals (
    mailbox TEXT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL
);
