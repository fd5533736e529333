const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const asOneFile = require('./shared/tooling/presets/jest/jest-bundles.cjs');
const project = require('./shared/tooling/presets/jest/jest-project.cjs');
const remote = require('./shared/tooling/presets/jest/jest-remote.cjs');
const sourcesAsOne = require('./shared/tooling/presets/jest/jest-sources.cjs');

/** Packages of `shared/` that run in Node alone. */
const NODE_ONLY = ['node', 'postgres', 'tooling', 'wire'];

// One run for the whole house. The server and the delivery service bring their own projects.
const shared = readdirSync(join(__dirname, 'shared')).filter((name) => !NODE_ONLY.includes(name));
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-') && existsSync(join(__dirname, name, 'remote.ts')));

const REACT = ['react', 'react-dom', 'react/*', 'react-dom/*'];

const bundles = asOneFile([
  { from: join(__dirname, 'shared/event-bus'), entries: ['rxjs'] },
  {
    from: join(__dirname, 'shared/ui'),
    entries: ['react-aria-components', '@internationalized/date'],
    external: REACT,
  },
  {
    from: join(__dirname, 'shared/testing'),
    entries: ['@testing-library/react', '@testing-library/user-event', '@testing-library/jest-dom'],
    external: REACT,
  },
]);

const browser = remote({
  name: 'browser',
  rootDir: __dirname,
  roots: ['shared', 'shell', ...remotes],
  ignored: [`/shared/(${NODE_ONLY.join('|')})/`],
  moduleNameMapper: { ...bundles },
  setup: '<rootDir>/shared/testing/setup.ts',
});

const scripts = project({
  name: 'scripts',
  rootDir: __dirname,
  roots: ['scripts', ...NODE_ONLY.map((name) => `shared/${name}`)],
  // Its schema is a JSON module, which Node 20 does not import without being told its type.
  moduleNameMapper: asOneFile([{ from: join(__dirname, 'shared/tooling'), entries: ['@actions/workflow-parser'] }]),
});

/** Tests that load the modules anew, without a window and with one: as one file they would be loaded once. */
const LOADING_ANEW = ['**/mf-*/remote.test.ts', '**/config-of-renderings.test.ts', '**/renderings.test.ts', '**/site-clock.test.ts'];

/** One project, or in a whole run two: all tests but a few with the sources as one file. */
async function ofBrowser() {
  const roots = [...shared.map((name) => `shared/${name}`), 'shell', ...remotes];
  const { resolver } = await sourcesAsOne({ base: __dirname, roots, moduleNameMapper: browser.moduleNameMapper });
  if (!resolver) return [browser];
  const left = LOADING_ANEW.map((pattern) => `!${pattern}`);
  return [
    { ...browser, resolver, testMatch: [...browser.testMatch, ...left] },
    { ...browser, displayName: 'renderings', testMatch: LOADING_ANEW },
  ];
}

module.exports = async () => ({
  globalSetup: '<rootDir>/server/src/testing/cluster.ts',
  globalTeardown: '<rootDir>/server/src/testing/cluster-stop.ts',
  maxWorkers: 3,
  // What files leave in a worker grows to gigabytes, where collecting them and starting children takes most of its time.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/lib/tests/jest-sequencer.cjs',
  // What passes waits for none of it: a machine may be several times slower than a desk. Longer ones name their own.
  testTimeout: 240_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [...(await ofBrowser()), '<rootDir>/server/jest.config.cjs', '<rootDir>/delivery/jest.config.cjs', scripts],
});
