-- What browsers report, rolled up by the minute: no row tells of one visitor.
CREATE TABLE delivery.outcomes (
  package text NOT NULL,
  release text NOT NULL,
  minute timestamptz NOT NULL,
  stage text NOT NULL,
  ok boolean NOT NULL,
  count integer NOT NULL,
  milliseconds bigint NOT NULL,
  PRIMARY KEY (package, release, minute, stage, ok),
  FOREIGN KEY (package, release) REFERENCES delivery.releases
);

-- Who has reported while a canary is on, each once: a canary is judged by visitors, not by reports.
-- `address` is a keyed hash; both columns are random to whoever lacks the key.
CREATE TABLE delivery.reporters (
  package text NOT NULL,
  release text NOT NULL,
  visitor text NOT NULL,
  address text NOT NULL,
  failing boolean NOT NULL,
  PRIMARY KEY (package, release, visitor),
  FOREIGN KEY (package, release) REFERENCES delivery.releases
);
CREATE INDEX reporters_by_address ON delivery.reporters (package, release, address);
