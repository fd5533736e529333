// What `petcare test` runs in the folder of a remote that has no configuration of its own.
const remote = require('./jest-remote.cjs');

module.exports = {
  ...remote({ name: 'remote', rootDir: process.cwd(), modulePathIgnorePatterns: ['<rootDir>/dist/'] }),
  testTimeout: 240_000,
};
