// `npm run test:deep` runs the deep suites and no others; every other run leaves them out.
const isDeep = process.env.PETCARE_DEEP === '1';

/** Packages that ship only ES modules: under jest all code runs as CommonJS, so they are turned too. */
const esmOnly = [
  '@petcare',
  '@fastify/cookie',
  '@hyunbinseo',
  '@mapbox',
  'balanced-match',
  'brace-expansion',
  'content-disposition',
  'cookie',
  'd3-.*',
  'glob',
  'internmap',
  'maplibre-gl',
  'mime',
  'minimatch',
  'pixelmatch',
  'postgrator',
  'qr',
  'quick-lru',
  'typebox',
];

/** One project of jest: the test files below its roots, run as CommonJS by swc. `ignored` are further paths that it leaves out. */
module.exports = ({ name, rootDir, roots = ['.'], ignored = [], ...rest }) => ({
  displayName: name,
  rootDir,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment: require.resolve('./jest-environment-node.cjs'),
  testMatch: isDeep ? ['**/*.deep.test.ts', '**/*.deep.test.tsx'] : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...ignored, ...(isDeep ? [] : ['\\.deep\\.test\\.'])],
  transform: {
    '\\.(tsx?|mjs|js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
        swcrc: false,
      },
    ],
  },
  // Judged by the last node_modules of the path, since pnpm nests them.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'cjs', 'mjs', 'json', 'node'],
  ...rest,
});
