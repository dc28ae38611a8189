-- when an operator closed it, so that nobody enters any more; 0 while it is open
ALTER TABLE tables ADD COLUMN closed DOUBLE PRECISION NOT NULL DEFAULT 0;

-- when it was first found untouched for too long; 0 while it is not
ALTER TABLE tables ADD COLUMN stale DOUBLE PRECISION NOT NULL DEFAULT 0;

-- what an operator asks of the server: 1 to reload the table, 2 to reissue its links; 0 for nothing
ALTER TABLE tables ADD COLUMN reread BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_reread ON tables (id) WHERE reread > 0;
