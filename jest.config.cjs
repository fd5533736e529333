const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

// One run for the whole house. The server and the delivery service bring their own projects.
const esmOnly = ['maplibre-gl', '@mapbox', 'postgrator', 'internmap', 'd3-.*'];

// `npm run test:deep` runs the deep suites and no others; every other run leaves them out.
const isDeep = process.env.PETCARE_DEEP === '1';
const testFiles = isDeep ? ['**/*.deep.test.ts', '**/*.deep.test.tsx'] : ['**/*.test.ts', '**/*.test.tsx'];
const leftOut = isDeep ? [] : ['\\.deep\\.test\\.'];

const common = {
  transform: {
    '\\.(tsx?|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        swcrc: false,
      },
    ],
  },
  // Judged by the last node_modules of the path, since pnpm nests them.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'cjs', 'mjs', 'json', 'node'],
};

const browser = (name, roots) => ({
  ...common,
  displayName: name,
  rootDir: __dirname,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: testFiles,
  testPathIgnorePatterns: ['/node_modules/', '/shared/(node|tooling)/', ...leftOut],
  testEnvironment: 'jsdom',
  // Packages give their CommonJS build to Node; "browser" would give ES modules.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/tooling/jest-style.cjs' },
  setupFiles: ['<rootDir>/shared/tooling/jest-browser.cjs'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/shared/testing/src/patience.ts'],
});

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-') && existsSync(join(__dirname, name, 'remote.ts')));

module.exports = {
  globalSetup: '<rootDir>/server/src/testing/cluster.ts',
  globalTeardown: '<rootDir>/server/src/testing/cluster-stop.ts',
  maxWorkers: 2,
  testTimeout: 30_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    browser('browser', ['shared', 'shell', ...remotes]),
    '<rootDir>/server/jest.config.cjs',
    '<rootDir>/delivery/jest.config.cjs',
    {
      ...common,
      displayName: 'scripts',
      rootDir: __dirname,
      roots: ['<rootDir>/scripts', '<rootDir>/shared/node', '<rootDir>/shared/tooling'],
      testEnvironment: 'node',
      testMatch: testFiles,
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
    },
  ],
};
