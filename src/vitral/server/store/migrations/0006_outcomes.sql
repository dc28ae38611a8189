-- how its events are written: 1 holds choices alone, and what was dealt followed from the seed and the decks of the time;
-- 2 holds every outcome of chance with the event it belongs to (vitral.server.tables.loading brings 1 up to 2)
ALTER TABLE tables ADD COLUMN format BIGINT NOT NULL DEFAULT 1;

CREATE INDEX tables_old_format ON tables (id) WHERE format = 1;
