const project = require('../shared/tooling/jest-project.cjs');
const asOneFile = require('../shared/tooling/jest-bundles.cjs');

module.exports = project({
  name: 'server',
  rootDir: __dirname,
  roots: ['src'],
  moduleNameMapper: asOneFile([{ from: __dirname, entries: ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value'] }]),
  globalSetup: '<rootDir>/src/testing/cluster.ts',
  globalTeardown: '<rootDir>/src/testing/cluster-stop.ts',
});
