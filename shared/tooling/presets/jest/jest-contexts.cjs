const { AsyncLocalStorage } = require('node:async_hooks');
require('./jest-scripts.cjs');

/** Storages that a test file, or jest's own code beside it, has begun to use. */
const begun = new Set();

for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    begun.add(this);
    return original.apply(this, given);
  };
}

/**
 * An environment that forgets a file's storages at its end. Until version 24 Node keeps a list of all that were ever used: each promise of
 * all later files goes through it, and by it every file that has run stays in memory with all its modules.
 */
module.exports = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const storage of begun) storage.disable();
      begun.clear();
    }
  };
