// Runs as CommonJS under jest; the packages that ship only ES modules are turned too.
const esmOnly = [
  '@fastify/cookie',
  'balanced-match',
  'brace-expansion',
  'content-disposition',
  'cookie',
  'glob',
  'mime',
  'minimatch',
  'postgrator',
  'quick-lru',
  'typebox',
];

const isDeep = process.env.PETCARE_DEEP === '1';

module.exports = {
  displayName: 'delivery',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: [isDeep ? '<rootDir>/src/**/*.deep.test.ts' : '<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isDeep ? [] : ['\\.deep\\.test\\.'])],
  transform: {
    '\\.(ts|mjs|js)$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' }, swcrc: false },
    ],
  },
  // Judged by the last node_modules of the path, since pnpm nests them.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'js', 'cjs', 'mjs', 'json', 'node'],
};
