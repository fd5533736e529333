import { readFileSync } from 'node:fs';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import typescript from 'typescript-eslint';

const browser = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];
const configs = ['**/*.config.{js,ts,cjs}', '.dependency-cruiser.cjs', '**/*.cjs'];

const onlyByName = [
  { selector: 'ExportDefaultDeclaration', message: 'Export it by name.' },
  { selector: 'ExportAllDeclaration:not([exported])', message: 'Say which names: `export { a, b } from …`.' },
];

/** What TypeScript's DOM knows and the oldest browsers of shared/tooling/src/base-config.ts lack: it throws there. */
const notYet = [
  ['URL', 'canParse', 'Safari 17'],
  ['URL', 'parse', 'Safari 18'],
  ['AbortSignal', 'any', 'Safari 17.4'],
  ['Intl', 'Segmenter', 'Firefox 125'],
].map(([object, property, since]) => ({ object, property, message: `Only since ${since}.` }));

const givenNames = JSON.parse(readFileSync(new URL('./shared/tooling/given-names.json', import.meta.url), 'utf8'));

export default typescript.config(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', '.data/', '**/*.gen.ts', '**/*-env.d.ts', '**/test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', ...onlyByName],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    files: browser,
    plugins: { 'react-hooks': hooks },
    extends: [a11y.flatConfigs.recommended],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', ...notYet],
      // React Aria's autoFocus moves the focus inside an overlay, as it must.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // What runs in the page: of what it has one copy of, only the names that this copy gives.
    files: browser,
    ignores: ['**/*.test.{ts,tsx}', 'shared/{testing,tooling}/**', 'shared/remote/src/server/**', '**/server.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        ...Object.entries(givenNames).map(([name, allowImportNames]) => ({
          name,
          allowImportNames,
          allowTypeImports: true,
          message: "The page's one copy lacks it: add it in shared/tooling/given-names.json.",
        })),
      ],
    },
  },
  {
    files: ['mf-*/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'A file that is missing would take the whole page with it: lazyPiece of @petcare/remote.',
        },
      ],
    },
  },
  {
    files: ['server/src/modules/**/*.ts'],
    ignores: ['**/*.sql.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...onlyByName,
        { selector: 'TaggedTemplateExpression[tag.name=/^(sql|db|tx|database)$/]', message: 'SQL lives in <domain>.sql.ts.' },
        {
          selector: 'BinaryExpression > MemberExpression[object.name="viewer"][property.name="accountType"]',
          message: 'A business may wait for approval: `holdsRightsOf` of platform/access.',
        },
      ],
    },
  },
  // What a bundler makes of `import picture from './x.svg'` is a default export.
  { files: ['shared/tooling/types.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['delivery/src/**/*.ts'],
    ignores: ['delivery/src/{settings,testing}/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The settings are read once, in delivery/src/settings/.' },
      ],
    },
  },
  { files: ['shared/tooling/**'], rules: { 'no-console': 'off' } },
  {
    files: [...configs, '**/jest.config.*', 'server/src/testing/*.ts', 'shared/tooling/src/*.mjs', 'bench/next/app/**'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
