-- Releases that were taken in and checked, and wait for whoever sent them to say the word. `mix` is what was looked at, `run` what was seen there,
-- `outcome` what has become of it once the word has come.
CREATE TABLE delivery.attempts (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  package text NOT NULL,
  release text NOT NULL,
  actor text NOT NULL,
  plan jsonb NOT NULL,
  mix text,
  run jsonb,
  outcome jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (package, release) REFERENCES delivery.releases ON DELETE CASCADE
);
