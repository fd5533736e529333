-- Which addresses are for a package's own rows of the route table: at and below the prefix.
CREATE TABLE delivery.grants (
  prefix text PRIMARY KEY,
  package text NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION delivery.tell_grants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('delivery_pointers', 'grants');
  RETURN NULL;
END $$;

CREATE TRIGGER grants_changed AFTER INSERT OR UPDATE OR DELETE ON delivery.grants
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_grants_changed();
