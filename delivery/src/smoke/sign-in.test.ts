import type { Access } from '@petcare/contracts';
import { kindsFor, loginsOf } from './sign-in.ts';

const cases: [Access, string[] | null][] = [
  ['public', null],
  ['member', ['guardian', 'hospital', 'pharmacy', 'company']],
  ['guardian', ['guardian']],
  ['business', ['hospital', 'pharmacy', 'company']],
  ['pharmacy', ['pharmacy']],
  ['hospital|company', ['hospital', 'company']],
];
test.each(cases)('a page for %s may be opened by %j', (access, kinds) => {
  expect(kindsFor(access)).toEqual(kinds);
});

test('logins are read as they are written in the environment', () => {
  const logins = { hospital: { email: 'a@b.kr', password: 'p:w"d' } };
  expect([loginsOf(undefined), loginsOf(''), loginsOf(JSON.stringify(logins))]).toEqual([{}, {}, logins]);
});

test.each(['{"nobody":{"email":"a","password":"b"}}', '{"guardian":{"email":"a"}}', '{"guardian":null}', 'guardian'])(
  '%s is refused',
  (text) => {
    expect(() => loginsOf(text)).toThrow();
  },
);
