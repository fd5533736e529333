-- WebAssembly is accepted for a package like an origin.
ALTER TABLE delivery.origins
  DROP CONSTRAINT origins_kind_check,
  ADD CONSTRAINT origins_kind_check CHECK (kind IN ('connect', 'img', 'wasm'));
