-- an event follows the one before it, whoever writes
CREATE FUNCTION vitral_no_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1
        AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = NEW.table_id AND number = NEW.number - 1)
    THEN
        RAISE EXCEPTION 'an event would leave a gap' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER events_no_gaps BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION vitral_no_gaps();
