import { CombinedError } from 'urql';
import { fieldErrorsOf } from './field-errors.ts';

const errors = [
  { property: 'nickname', constraints: { length: '닉네임은 2자에서 12자로 정해 주세요.' } },
  { property: 'phone', constraints: { isPhoneNumber: '휴대전화 번호를 다시 확인해 주세요.' } },
];
const byField = { nickname: '닉네임은 2자에서 12자로 정해 주세요.', phone: '휴대전화 번호를 다시 확인해 주세요.' };

test.each<[string, unknown, Record<string, string>]>([
  [
    'a GraphQL validation failure',
    new CombinedError({ graphQLErrors: [{ message: '다시 확인해 주세요.', extensions: { code: 'VALIDATION_FAILED', errors } }] }),
    byField,
  ],
  [
    'a REST validation failure',
    { success: false, message: '다시 확인해 주세요.', error: { code: 'VALIDATION_FAILED', message: '' }, errors },
    byField,
  ],
  [
    'a validation failure without a message for the field',
    { errors: [{ property: 'age', constraints: {} }] },
    { age: '다시 확인해 주세요.' },
  ],
  [
    'a refusal other than a validation failure',
    { success: false, message: '없어요.', error: { code: 'NOT_FOUND', message: '없어요.' } },
    {},
  ],
  ['a lost connection', new CombinedError({ networkError: new TypeError('Failed to fetch') }), {}],
  ['no error', undefined, {}],
])('the field errors of %s are returned', (_name, error, expected) => {
  expect(fieldErrorsOf(error)).toEqual(expected);
});
