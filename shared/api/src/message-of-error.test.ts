import { CombinedError } from 'urql';
import { messageOfError } from './message-of-error.ts';

const GENERIC = '오류가 발생했어요. 잠시 후 다시 시도해 주세요.';
const constraints = [
  { property: 'price', constraints: { isInt: '금액은 숫자로 적어 주세요.', min: '금액은 0원부터예요.' } },
  { property: 'name', constraints: { isString: '이름은 글자로 적어 주세요.' } },
];

/** Every place that a sentence can stand in, each before the next. */
const places: [string, (error: Record<string, unknown>) => void][] = [
  ['the error message', (error) => void (error['message'] = '오류의 문구')],
  ['the error of the response body', (error) => void (bodyOf(error)['error'] = '본문의 오류 칸')],
  ['the message of the response body', (error) => void (bodyOf(error)['message'] = '본문의 문구 칸')],
  ['the error field', (error) => void (error['error'] = '오류 칸')],
  ['the first constraint', (error) => void (error['errors'] = constraints)],
];
const said = ['오류의 문구', '본문의 오류 칸', '본문의 문구 칸', '오류 칸', '금액은 숫자로 적어 주세요.'];

function bodyOf(error: Record<string, unknown>): Record<string, unknown> {
  error['response'] ??= { data: {} };
  return (error['response'] as { data: Record<string, unknown> }).data;
}

test.each(places.map(([name], index) => [name, index] as const))(
  'the message prefers %s over every later place of a message',
  (_name, from) => {
    const error: Record<string, unknown> = {};
    for (const [, put] of places.slice(from)) put(error);
    expect(messageOfError(error)).toBe(said[from]);
  },
);

test('the message prefers the text of a response body over an error field and a constraint, but not over the error message', () => {
  const error = { response: { data: '본문 글' }, error: '오류 칸', errors: constraints };
  expect(messageOfError(error)).toBe('본문 글');
  expect(messageOfError({ ...error, message: '오류의 문구' })).toBe('오류의 문구');
});

const withResponse = (body: unknown) => Object.assign(new Error('Request failed with status code 400'), { response: { data: body } });

test.each<[string, unknown, string]>([
  ['a plain string', '안 돼요.', '안 돼요.'],
  [
    'an error of the REST API',
    { success: false, message: '자리가 없어요.', error: { code: 'SLOT_TAKEN', message: '자리가 없어요.' } },
    '자리가 없어요.',
  ],
  ['an error thrown with a Korean message', new Error('위치를 찾지 못했어요.'), '위치를 찾지 못했어요.'],
  ['a client error whose own message states only the status', withResponse({ message: '이미 예약됐어요.' }), '이미 예약됐어요.'],
  ['a body of JSON text', withResponse('{"error":{"code":"SLOT_TAKEN","message":"이미 예약됐어요."}}'), '이미 예약됐어요.'],
  ['a validation list as the body', withResponse(constraints), '금액은 숫자로 적어 주세요.'],
  ['a validation list in the body', withResponse({ errors: constraints }), '금액은 숫자로 적어 주세요.'],
  ['a response that is plain text', { response: '지금은 쉬는 시간이에요.' }, '지금은 쉬는 시간이에요.'],
  ['an error field with a message', { error: { code: 'SLOT_TAKEN', message: '이미 예약됐어요.' } }, '이미 예약됐어요.'],
  ['a bare validation list', constraints, '금액은 숫자로 적어 주세요.'],
  ['a GraphQL error', new CombinedError({ graphQLErrors: [{ message: '없는 글이에요.' }] }), '없는 글이에요.'],
  [
    'a GraphQL error for a missing token',
    new CombinedError({ graphQLErrors: [{ message: 'NO_ACCESS_TOKEN' }] }),
    '로그인 후 이용해 주세요.',
  ],
  [
    'a GraphQL error for an expired token',
    new CombinedError({ graphQLErrors: [{ message: 'EXPIRED_TOKEN' }] }),
    '로그인이 만료되었어요. 다시 로그인해 주세요.',
  ],
  [
    'a GraphQL error for a missing permission',
    new CombinedError({ graphQLErrors: [{ message: 'NO_ACCESS_PERMISSION' }] }),
    '이용할 수 있는 권한이 없어요.',
  ],
  ['a server error with a message', { response: { body: { success: false, message: '잠시 문제가 생겼어요.' } } }, '잠시 문제가 생겼어요.'],
  ['a lost connection', new CombinedError({ networkError: new TypeError('Failed to fetch') }), GENERIC],
  ['a TypeError of our own code', new TypeError('x is undefined'), GENERIC],
  ['an HTML page instead of JSON', { response: { body: '<html>한국어로 된 오류 페이지</html>' } }, GENERIC],
  ['truncated JSON', { response: { body: '{"message":"잠시' } }, GENERIC],
  ['an empty message and an empty body', { message: ' ', response: { data: '' } }, GENERIC],
  ['an empty validation list', { errors: [] }, GENERIC],
  ['a constraint without a message', [{ property: 'price', constraints: {} }], GENERIC],
  ['undefined', undefined, GENERIC],
  ['null', null, GENERIC],
  ['a number', 500, GENERIC],
  ['an empty string', '  ', GENERIC],
  ['an empty object', {}, GENERIC],
])('the user-facing message is chosen for %s', (_name, error, message) => {
  expect(messageOfError(error)).toBe(message);
});

test('the message says that the browser is offline unless the server has answered', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(messageOfError(new CombinedError({ networkError: new TypeError('Failed to fetch') }))).toBe(
    '인터넷에 연결되어 있지 않아요. 연결을 확인하고 다시 시도해 주세요.',
  );
  expect(messageOfError(new TypeError('Failed to fetch'))).toBe('인터넷에 연결되어 있지 않아요. 연결을 확인하고 다시 시도해 주세요.');
  expect(messageOfError(new CombinedError({ graphQLErrors: [{ message: '없는 글이에요.' }] }))).toBe('없는 글이에요.');
  online.mockRestore();
});
