-- whether a guest was challenged is asked whenever their home page opens
CREATE INDEX listed_invited ON listed (invited);
