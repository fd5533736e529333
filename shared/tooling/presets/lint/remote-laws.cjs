const TEST = '\\.(test|e2e)\\.tsx?$';

/** One law: what `from` may not import. */
const law = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * The import laws that a remote keeps wherever it lives. `folder`: the beginning of the paths of its files, as a regular
 * expression; in the house that of any remote.
 */
const remoteLaws = (folder) => [
  law(
    'pages-and-parts-are-offered-by-remote-ts',
    'Nothing builds on a page or a part: what two of them share is a component or a helper beside them.',
    { path: folder, pathNot: [TEST, `${folder}remote\\.ts$`] },
    { path: `${folder}src/.+\\.(page|part)\\.tsx$` },
  ),
  law('no-cycles', 'Two files that need each other are one file or three.', {}, { circular: true }),
];

/** The name of a remote as something is imported from it. */
const OTHER_REMOTE = '^(\\.\\./|node_modules/)?(@petcare/)?mf-[a-z0-9-]+(/|$)';

/** All laws of a remote in a repository of its own, for dependency-cruiser. What keeps remotes apart in the house is kept by package.json here. */
const aloneLaws = [
  ...remoteLaws('^'),
  law(
    'no-other-remote',
    'Remotes do not import each other: they meet in events and slots (events, slots and fills of remote.ts; npx --no petcare types).',
    {},
    { path: OTHER_REMOTE },
  ),
  law(
    'resolvable',
    'There is no such file, or the package is not installed: npm install adds it to "dependencies" of package.json.',
    {},
    { couldNotResolve: true, pathNot: OTHER_REMOTE },
  ),
  law(
    'declared',
    'Add the package to "dependencies" of package.json: another version, or none, may be installed tomorrow.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  law(
    'ships-dependencies-alone',
    'What visitors get comes from "dependencies"; "devDependencies" are for tests and tools.',
    { pathNot: [TEST, '^src/.*testing/', '\\.config\\.[cm]?[jt]s$'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  law('testing-stays-in-tests', 'Test helpers never reach a visitor.', { pathNot: [TEST, '^src/.*testing/'] }, { path: '^src/.*testing/' }),
  law(
    'no-node-in-the-browser',
    'A browser has no modules of Node.',
    { path: '^(remote\\.ts|src/)', pathNot: [TEST, '^src/.*testing/'] },
    { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  ),
];

/** The way in which imports are found: those of types too, by the doors that packages export. */
const resolving = {
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'browser', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
  },
};

module.exports = { TEST, law, remoteLaws, aloneLaws, resolving };
