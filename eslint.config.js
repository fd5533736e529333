import typescript from 'typescript-eslint';
import { languageRules } from './shared/tooling/presets/lint/eslint-language.js';
import { pageRules, unusedNames } from './shared/tooling/presets/lint/eslint-page.js';
import { sqlRules } from './shared/tooling/presets/lint/eslint-sql.js';

const browser = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];
const configs = ['**/*.config.{js,ts,cjs}', '.dependency-cruiser.cjs', '**/*.cjs'];

const onlyByName = [
  { selector: 'ExportDefaultDeclaration', message: 'Export it by name.' },
  { selector: 'ExportAllDeclaration:not([exported])', message: 'Say which names: `export { a, b } from …`.' },
];

export default typescript.config(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', '.data/', '**/*.gen.ts', '**/*-env.d.ts', '**/test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': unusedNames,
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', ...onlyByName],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  pageRules({
    files: browser,
    outside: ['**/*.test.{ts,tsx}', 'shared/{node,testing,tooling,wire}/**', 'shared/remote/src/server/**', '**/server.{ts,tsx}'],
    remotes: ['mf-*/**/*.tsx'],
    colors: 'error',
  }),
  {
    files: browser,
    // Searches and a row of fields that is sent from its end; and the foot itself.
    ignores: [
      'mf-operator/src/listing/{show-form,area-list}.tsx',
      'mf-mypage/src/pets/pet-weights.tsx',
      'shared/ui/src/field/form-foot.tsx',
      '**/*.test.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...onlyByName,
        {
          selector: 'JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="type"][value.value="submit"]',
          message: '`FormFoot` of @petcare/ui/form: the error, the way out and the button that sends, in one way.',
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
        { selector: 'Literal[value=/^안녕하세요, 펫케어예요/]', message: '`framedMail` of platform/outbox/mail-frame.ts.' },
        {
          selector:
            'CallExpression[callee.property.name="Union"] > ArrayExpression[elements.length=2] > CallExpression[callee.property.name="Null"]',
          message: '`orNull` of platform/http/fields.ts.',
        },
        {
          selector:
            'CallExpression[callee.object.name="Type"][callee.property.name="String"] > ObjectExpression[properties.length=1] > Property[key.name=/^(maxLength|format)$/]',
          message: '`text`, `id`, `day` or `time` of platform/http/fields.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { language: languageRules },
    rules: { 'language/noun-first': 'error', 'language/noun-type': 'error' },
  },
  {
    files: ['**/*.{test,e2e}.{ts,tsx}'],
    plugins: { language: languageRules },
    rules: { 'language/title-subject': 'error' },
  },
  {
    // What people have written in the data of the demo is their own.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{test,e2e}.{ts,tsx}', 'server/src/demo/**'],
    plugins: { language: languageRules },
    rules: { 'language/plain-words': 'error' },
  },
  {
    files: ['server/src/**/*.ts', 'delivery/src/**/*.ts', 'shared/node/src/**/*.ts'],
    ignores: ['server/src/testing/**'],
    plugins: { sql: sqlRules },
    rules: { 'sql/named-columns': 'error' },
  },
  // Where the site's clock is learned; and when a tester heard an event, by his own.
  {
    files: ['shared/auth/src/site-clock.ts', 'shared/api/src/timed-fetch.ts', 'shared/event-bus/src/bus.ts'],
    rules: { 'petcare/site-clock': 'off' },
  },
  // Where colours are named: the palette, the marks of others, that of maps, whose library reads no custom properties, a drawing that is the same by day and night,
  // what goes to paper or to a camera, and the stand-in of somebody else's map.
  {
    files: [
      'shared/ui/src/foundation/palette.ts',
      'shared/ui/src/action/social-marks.ts',
      'shared/maps/src/places/map-colors.ts',
      'shared/maps/kakao-stand-in.ts',
      'shell/src/pages/home/hero-picture.tsx',
      'mf-payments/src/settlement/statement-sheet.ts',
      'mf-reservation/src/business-reservations/print-day.ts',
      'mf-operator/src/gate/qr-code.tsx',
    ],
    rules: { 'petcare/color-literal': 'off' },
  },
  // The one door to the browser's storages, and to its clipboard.
  { files: ['shared/storage/src/browser-storage.ts', 'shared/event-bus/src/clipboard.ts'], rules: { 'no-restricted-properties': 'off' } },
  // The one place that shows the error of a query; a search that comes as a script from elsewhere, with typing beside it; the gallery.
  {
    files: ['shared/remote/src/loading/*.tsx', 'shared/address/src/search-dialog.tsx', 'shared/gallery/**/*.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // What a bundler makes of `import picture from './x.svg'` is a default export.
  { files: ['shared/tooling/presets/typescript/types.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...onlyByName,
        {
          selector:
            'CallExpression[callee.property.name="post"] > :matches(Literal[value=/user\\/(register(?!-social)|email-code)/], TemplateLiteral:has(TemplateElement[value.raw=/user\\/(register(?!-social)|email-code)/]))',
          message: 'Few may join from one network in an hour: postFromOwnNetwork of e2e/own-network.ts.',
        },
      ],
    },
  },
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
  { files: ['shared/{tooling,wire}/**', 'shared/node/src/testing/**'], rules: { 'no-console': 'off' } },
  {
    files: [...configs, '**/jest.config.*', 'server/src/testing/cluster*.ts', 'shared/tooling/presets/**/*.mjs', 'bench/next/app/**'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
