-- Who may act from elsewhere. A key is 256 random bits, so a plain hash of it can't be guessed back.
CREATE TABLE delivery.keys (
  id text PRIMARY KEY,
  scope text NOT NULL,
  hash text NOT NULL,
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);

CREATE FUNCTION delivery.tell_keys_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('delivery_pointers', 'keys');
  RETURN NULL;
END $$;

CREATE TRIGGER keys_changed AFTER INSERT OR UPDATE ON delivery.keys
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_keys_changed();
