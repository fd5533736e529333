-- Foreign origins that whoever holds the shell's key has accepted: in force on pages with a release that asks for them.
CREATE TABLE delivery.origins (
  package text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('connect', 'img')),
  origin text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (package, kind, origin)
);

CREATE TRIGGER origins_changed AFTER INSERT OR UPDATE OR DELETE ON delivery.origins
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_grants_changed();
