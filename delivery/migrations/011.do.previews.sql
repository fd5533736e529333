-- Releases that are shown under an address of their own, to whoever has it, without being live. `id` is what opens one: 128 random bits.
CREATE TABLE delivery.previews (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  package text NOT NULL,
  release text NOT NULL,
  made_by text NOT NULL,
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (package, release),
  FOREIGN KEY (package, release) REFERENCES delivery.releases
);

CREATE TRIGGER previews_changed AFTER INSERT OR UPDATE OR DELETE ON delivery.previews
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_grants_changed();
