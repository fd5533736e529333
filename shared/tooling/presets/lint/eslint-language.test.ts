import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
// @ts-expect-error: it is plain JavaScript, as ESLint reads it.
import { languageRules } from './eslint-language.js';

// RuleTester brings its own `describe` and `it`, which are Jest's here.
const tester = new RuleTester({ languageOptions: { parser: parser as never } });
const { 'noun-first': nounFirst, 'noun-type': nounType } = languageRules.rules;

const refused = (messageId: 'question' | 'noNoun') => (code: string) => ({ code, errors: [{ messageId }] });

tester.run('language/noun-first', nounFirst as never, {
  valid: [
    '/** The price of a booking. */ const price = 1;',
    '/** True when it was granted. */ const isGranted = true;',
    '/** The one of them. Which is told here. */ const one = 1;',
    '/** Whatever comes goes by. */ const rest = 1;',
    '// What comes goes by.\nconst rest = 1;',
    '/* What comes goes by. */ const rest = 1;',
  ],
  invalid: [
    '/** Whether it was granted. */ const isGranted = true;',
    '/**\n * Which of them it is.\n */\nconst one = 1;',
    'type Props = { /** When it was sent. */ sentAt: string };',
    '/** Why not. */ export function refusal() {}',
  ].map(refused('question')),
});

tester.run('language/noun-type', nounType as never, {
  valid: [
    'type SearchQuery = string;',
    'interface NoticeFacts {}',
    'type AskedPage = 1;',
    'type NotFound = 1;',
    'type Bed = 1;',
    'const Asked = 1;',
  ],
  invalid: [
    'type Asked = string;',
    'interface Told {}',
    'class Gone extends Error {}',
    'export type Where = 1;',
    'type PinsAsked = 1;',
  ].map(refused('noNoun')),
});
