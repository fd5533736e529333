-- What was live once can be live again; what was rolled back is not fallen back on.
ALTER TABLE delivery.releases
  ADD COLUMN live_at timestamptz,
  ADD COLUMN withdrawn_at timestamptz;

UPDATE delivery.releases r SET live_at = p.moved_at FROM delivery.pointers p
WHERE p.package = r.package AND p.release = r.release;
UPDATE delivery.releases r SET live_at = p.moved_at - interval '1 second' FROM delivery.pointers p
WHERE p.package = r.package AND p.previous = r.release AND p.previous <> p.release;

-- A release that a share of the visitors gets, until it is promoted or rolled back.
ALTER TABLE delivery.pointers
  ADD COLUMN canary text,
  ADD COLUMN canary_share double precision CHECK (canary_share > 0 AND canary_share < 100),
  ADD COLUMN canary_minutes double precision CHECK (canary_minutes > 0),
  ADD COLUMN canary_budget double precision CHECK (canary_budget >= 0),
  ADD COLUMN canary_since timestamptz,
  ADD FOREIGN KEY (package, canary) REFERENCES delivery.releases (package, release),
  ADD CHECK (canary <> release),
  ADD CHECK (num_nonnulls(canary, canary_share, canary_minutes, canary_budget, canary_since) IN (0, 5));

-- What is refused may have no release yet; why something was done is part of the log.
ALTER TABLE delivery.audit ALTER COLUMN release DROP NOT NULL;
ALTER TABLE delivery.audit ADD COLUMN note text;

-- What the service signs visitors' ids with; one for all processes, made by the first that needs it.
CREATE TABLE delivery.secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
