-- Whether a start of the site may move the pointer to the checkout's build: only where nobody has moved it since.
ALTER TABLE delivery.pointers ADD COLUMN follows_checkout boolean NOT NULL DEFAULT false;

-- Of before, what was built here and moved by no other act counts as put there by a start.
UPDATE delivery.pointers p SET follows_checkout =
  EXISTS (SELECT FROM delivery.inputs i WHERE i.package = p.package AND i.release = p.release)
  AND 'release' = (
    SELECT act FROM delivery.audit a
    WHERE a.package = p.package AND act IN ('release', 'promote', 'rollback')
    ORDER BY id DESC LIMIT 1
  );
