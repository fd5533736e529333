const { join } = require('node:path');
const asOneFile = require('../shared/tooling/presets/jest/jest-bundles.cjs');
const project = require('../shared/tooling/presets/jest/jest-project.cjs');
const sourcesAsOne = require('../shared/tooling/presets/jest/jest-sources.cjs');

const bundles = asOneFile([
  {
    from: __dirname,
    entries: [
      'fastify',
      '@fastify/accept-negotiator',
      '@fastify/cookie',
      '@fastify/http-proxy',
      '@fastify/rate-limit',
      '@fastify/type-provider-typebox',
      'lru-cache',
      'postgres',
      'semver',
      'typebox',
      'typebox/compile',
    ],
  },
  { from: join(__dirname, '../shared/node'), entries: ['postgrator'] },
]);

module.exports = async () =>
  project({
    name: 'delivery',
    rootDir: __dirname,
    roots: ['src'],
    moduleNameMapper: bundles,
    ...(await sourcesAsOne({ base: __dirname, roots: ['src'], moduleNameMapper: bundles })),
  });
