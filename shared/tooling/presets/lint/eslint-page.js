import { createRequire } from 'node:module';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { bareText } from './eslint-bare-text.js';
import { colorLiteral } from './eslint-color-literal.js';
import { dates } from './eslint-dates.js';
import { siteClock } from './eslint-site-clock.js';

/** The properties that TypeScript's DOM knows and the oldest browsers of src/base-config.ts lack: they throw there. */
const notYet = [
  ['URL', 'canParse', 'Safari 17'],
  ['URL', 'parse', 'Safari 18'],
  ['AbortSignal', 'any', 'Safari 17.4'],
  ['Intl', 'Segmenter', 'Firefox 125'],
].map(([object, property, since]) => ({ object, property, message: `Only since ${since}.` }));

/** Asking for one of these throws in a browser that keeps no site data, and in some it is null. */
const storages = ['localStorage', 'sessionStorage'];
const byItsDoor = 'A browser may keep nothing of a site: createStoredText or createStoredValue of @petcare/storage.';

/** A name that begins with an underscore says that it is left unused on purpose. */
export const unusedNames = ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }];

const queryErrors = {
  name: '@petcare/ui',
  importNames: ['ErrorState'],
  message: 'What failed is shown in one way, with the way to ask again: answerOf of @petcare/remote.',
};

const givenNames = createRequire(import.meta.url)('@petcare/wire/given-names.json');

/**
 * The rules for code of the page: what would break it, or shut people out. Ours and those of remotes in repositories of
 * their own are linted by them.
 * @param options.files globs of code of the page, with its tests
 * @param options.outside globs of those among them that don't run in the page
 * @param options.remotes globs of the components of remotes
 * @param options.colors how a colour that is no token is held: one is readable in one scheme (light, dark) only
 * @returns a part of a configuration of ESLint, to be given to typescript-eslint's `config`
 */
export const pageRules = ({ files, outside, remotes, colors }) => [
  {
    files,
    plugins: { 'react-hooks': hooks },
    extends: [a11y.flatConfigs.recommended],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      // How a remote adds its own events and slots to those that are typed.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-properties': ['error', ...notYet],
      // React Aria's autoFocus moves the focus inside an overlay, as it must.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files,
    ignores: outside,
    plugins: { petcare: { rules: { 'bare-text': bareText, 'color-literal': colorLiteral, dates, 'site-clock': siteClock } } },
    rules: {
      'petcare/bare-text': 'error',
      'petcare/color-literal': colors,
      'petcare/dates': 'error',
      'petcare/site-clock': 'error',
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: byItsDoor }))],
      'no-restricted-properties': [
        'error',
        ...notYet,
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'Missing on a plain http address: copyText or writeClipboard of @petcare/event-bus.',
        },
        { object: 'crypto', property: 'randomUUID', message: 'Missing on a plain http address: randomId of @petcare/api.' },
        { object: 'crypto', property: 'subtle', message: 'Missing on a plain http address.' },
        ...['window', 'globalThis', 'self'].flatMap((object) => storages.map((property) => ({ object, property, message: byItsDoor }))),
      ],
    },
  },
  {
    // Of what the page has one copy of, only the names that this copy gives.
    files,
    ignores: outside,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        ...Object.entries(givenNames).map(([name, allowImportNames]) => ({
          name,
          allowImportNames,
          allowTypeImports: true,
          message: "The page's one copy lacks it: whoever keeps the shell adds it in shared/wire/given-names.json.",
        })),
      ],
    },
  },
  { files, ignores: outside, rules: { 'no-restricted-imports': ['error', queryErrors] } },
  {
    files: remotes,
    rules: {
      'no-restricted-imports': [
        'error',
        queryErrors,
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'A file that is missing would take the whole page with it: lazyPiece of @petcare/remote.',
        },
      ],
    },
  },
];
