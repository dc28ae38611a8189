-- an event follows the one before it, whoever writes
CREATE TRIGGER events_no_gaps BEFORE INSERT ON events
WHEN NEW.number <> 1
BEGIN
    SELECT RAISE(ABORT, 'an event would leave a gap')
    WHERE NOT EXISTS (SELECT 1 FROM events WHERE table_id = NEW.table_id AND number = NEW.number - 1);
END;
