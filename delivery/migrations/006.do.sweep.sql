-- When a release's files were cleared away; what it was is still in the log.
ALTER TABLE delivery.releases ADD COLUMN swept_at timestamptz;
