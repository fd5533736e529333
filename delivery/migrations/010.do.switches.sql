-- Feature switches: each is on for a share of the visitors. `owner` is the remote that it belongs to; null is the house.
CREATE TABLE delivery.switches (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(name) <= 40),
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  owner text,
  note text,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER switches_changed AFTER INSERT OR UPDATE OR DELETE ON delivery.switches
  FOR EACH STATEMENT EXECUTE FUNCTION delivery.tell_grants_changed();
