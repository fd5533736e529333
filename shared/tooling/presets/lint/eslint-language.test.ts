import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
// @ts-expect-error: it is plain JavaScript, as ESLint reads it.
import { languageRules } from './eslint-language.js';

// RuleTester brings its own `describe` and `it`, which are Jest's here.
const tester = new RuleTester({ languageOptions: { parser: parser as never } });
const { 'noun-first': nounFirst, 'noun-type': nounType, 'title-subject': titleSubject, 'plain-words': plainWords } = languageRules.rules;

const refused = (messageId: 'question' | 'noNoun' | 'noSubject' | 'otherWord') => (code: string) => ({ code, errors: [{ messageId }] });

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

tester.run('language/title-subject', titleSubject as never, {
  valid: [
    "test('a refused form keeps what was typed', () => {});",
    "test('answers with tokens are not stored', () => {});",
    "it.each([1])('lists of %s are sorted', () => {});",
    "describe('a refused form', () => { test('keeps what was typed', () => {}); });",
    "describe('a form', () => { describe('with limits', () => { it('is refused', () => {}); }); });",
    "test('a guardian books', async () => { await test.step('opens the form', () => {}); });",
    "test.describe('a form', () => {});",
    'test(title, () => {});',
    "render('shows the form');",
  ],
  invalid: [
    "test('keeps what was typed', () => {});",
    "it('is refused', () => {});",
    "test.each([1])('refuses %s', () => {});",
    'test.each`a`("lists %s", () => {});',
    'test(`lists the ${count} forms`, () => {});',
    "test.only('answers a form', () => {});",
    "describe('with limits', () => { test('refuses a form', () => {}); });",
    "describe.each([1])('%s', () => { test('refuses a form', () => {}); });",
    "test('names the form', deep(), () => {});",
  ].map(refused('noSubject')),
});

tester.run('language/plain-words', plainWords as never, {
  valid: [
    "const said = '예약을 등록했어요.';",
    "const said = '새 주소로 핀을 옮겼어요.';",
    "const label = '검색어 지우기';",
    "const label = '조건 지우기';",
    "const keys = ['더하기', '빼기'];",
    "const button = '적어 두었어요';",
  ],
  invalid: [
    "const said = '예약을 넣었어요.';",
    "const said = '예약을 적어 두었어요.';",
    'const said = `예약 ${count}건을 옮겼어요.`;',
    "const help = '쓸 수 없는 말을 더해요.';",
    "const said = '사진을 뺐어요.';",
    "const said = '지운 글은 되돌릴 수 없어요.';",
    'const said = `지운 ${noun}은 되돌릴 수 없어요.`;',
    "const said = '파일을 지워 주세요.';",
    "const help = '공지를 고쳐요.';",
  ].map(refused('otherWord')),
});
