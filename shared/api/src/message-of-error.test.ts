import { CombinedError } from 'urql';
import { messageOfError } from './message-of-error.ts';
import { RestFault } from './rest-client.ts';

const GENERIC = '오류가 발생했어요. 잠시 후 다시 시도해 주세요.';
const constraints = [{ property: 'price', constraints: { isInt: '금액은 숫자로 적어 주세요.' } }];

test.each<[string, unknown, string]>([
  ['a plain string', '안 돼요.', '안 돼요.'],
  ['an error message', { message: '자리가 없어요.' }, '자리가 없어요.'],
  ['the message before the error field', { message: '가', error: '나' }, '가'],
  ['the body text of the response', { response: { data: '본문' } }, '본문'],
  ['the error of the response body', { response: { data: { error: '본문 오류', message: '본문 문구' } } }, '본문 오류'],
  ['the message of the response body', { response: { data: { message: '본문 문구' } } }, '본문 문구'],
  ['an error field', { error: '오류 칸' }, '오류 칸'],
  ['the message of an error field', { error: { code: 'SLOT_TAKEN', message: '이미 예약됐어요.' } }, '이미 예약됐어요.'],
  ['the first constraint', { errors: constraints }, '금액은 숫자로 적어 주세요.'],
  ['a bare validation list', constraints, '금액은 숫자로 적어 주세요.'],
  ['a GraphQL error', new CombinedError({ graphQLErrors: [{ message: '없는 글이에요.' }] }), '없는 글이에요.'],
  ['a lost connection', new CombinedError({ networkError: new TypeError('Failed to fetch') }), GENERIC],
  ['what the code threw', new TypeError('x is undefined'), GENERIC],
  ['a fault of the server', new RestFault(502, '<html>'), GENERIC],
  ['nothing', undefined, GENERIC],
  ['an empty string', '  ', GENERIC],
  ['an empty object', {}, GENERIC],
])('%s', (_name, error, message) => {
  expect(messageOfError(error)).toBe(message);
});
