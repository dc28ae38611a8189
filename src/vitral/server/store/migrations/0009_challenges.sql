-- the guest whom the host of a listed table challenged: nobody else finds it; `-` once the challenge was declined
ALTER TABLE listed ADD COLUMN invited TEXT NOT NULL DEFAULT '';
