-- The mixes of releases that were given out, by the id that names them, and until when a signed link may open one.
CREATE TABLE delivery.compositions (
  id text PRIMARY KEY,
  releases jsonb NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  kept_until timestamptz
);
