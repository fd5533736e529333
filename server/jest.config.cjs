const { join } = require('node:path');
const project = require('../shared/tooling/presets/jest/jest-project.cjs');
const asOneFile = require('../shared/tooling/presets/jest/jest-bundles.cjs');
const sourcesAsOne = require('../shared/tooling/presets/jest/jest-sources.cjs');

const bundles = asOneFile([
  {
    from: __dirname,
    entries: [
      'fastify',
      '@fastify/formbody',
      '@fastify/multipart',
      '@fastify/swagger',
      '@fastify/type-provider-typebox',
      '@hyunbinseo/holidays-kr/all',
      'csv-parse',
      'csv-parse/sync',
      'dataloader',
      'es-hangul',
      'fast-json-stringify',
      'fast-jwt',
      'graphql',
      'graphql-jit',
      'iconv-lite',
      'lru-cache',
      'nodemailer',
      'pg-boss',
      'postgres',
      'rate-limiter-flexible',
      'sanitize-html',
      'typebox',
      'typebox/compile',
      'typebox/format',
      'typebox/value',
    ],
    external: ['pg-native'],
  },
  { from: join(__dirname, '../shared/node'), entries: ['postgrator'] },
]);

module.exports = async () =>
  project({
    name: 'server',
    rootDir: __dirname,
    roots: ['src'],
    moduleNameMapper: bundles,
    globalSetup: '<rootDir>/src/testing/cluster.ts',
    globalTeardown: '<rootDir>/src/testing/cluster-stop.ts',
    ...(await sourcesAsOne({
      base: __dirname,
      roots: ['src'],
      programs: ['src/testing/cluster.ts', 'src/testing/cluster-stop.ts'],
      moduleNameMapper: bundles,
    })),
  });
