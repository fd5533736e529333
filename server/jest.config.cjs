const project = require('../shared/tooling/jest-project.cjs');

module.exports = project({
  name: 'server',
  rootDir: __dirname,
  roots: ['src'],
  globalSetup: '<rootDir>/src/testing/cluster.ts',
  globalTeardown: '<rootDir>/src/testing/cluster-stop.ts',
});
