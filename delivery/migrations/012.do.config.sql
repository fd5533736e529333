-- What operators have set of the configurations of remotes; a key that is not here is as the release says.
CREATE TABLE delivery.config (
  package text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[a-z][a-zA-Z0-9]{0,39}$'),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) IN ('boolean', 'number', 'string')),
  set_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (package, key)
);

CREATE TRIGGER config_changed AFTER INSERT OR UPDATE OR DELETE ON delivery.config
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_grants_changed();
