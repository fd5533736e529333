CREATE TABLE delivery.releases (
  package text NOT NULL,
  release text NOT NULL,
  manifest jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (package, release)
);

-- Which release the same sources, locked dependencies and tooling gave before: nothing unchanged is built again.
CREATE TABLE delivery.inputs (
  package text NOT NULL,
  input_hash text NOT NULL,
  release text NOT NULL,
  PRIMARY KEY (package, input_hash),
  FOREIGN KEY (package, release) REFERENCES delivery.releases
);

CREATE TABLE delivery.pointers (
  package text PRIMARY KEY,
  release text NOT NULL,
  previous text,
  moved_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (package, release) REFERENCES delivery.releases,
  FOREIGN KEY (package, previous) REFERENCES delivery.releases (package, release)
);

CREATE TABLE delivery.audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  act text NOT NULL,
  package text NOT NULL,
  release text NOT NULL,
  previous text
);

CREATE FUNCTION delivery.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to';
END $$;

CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON delivery.audit
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.refuse_change();

CREATE FUNCTION delivery.tell_pointer_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('delivery_pointers', NEW.package);
  RETURN NULL;
END $$;

CREATE TRIGGER pointer_moved AFTER INSERT OR UPDATE ON delivery.pointers
  FOR EACH ROW EXECUTE FUNCTION delivery.tell_pointer_moved();
