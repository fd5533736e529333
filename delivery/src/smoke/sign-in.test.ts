import type { Access } from '@petcare/contracts';
import { kindsFor } from './sign-in.ts';

const cases: [Access, string[] | null][] = [
  ['public', null],
  ['member', ['guardian', 'hospital', 'pharmacy', 'company']],
  ['guardian', ['guardian']],
  ['business', ['hospital', 'pharmacy', 'company']],
  ['pharmacy', ['pharmacy']],
  ['hospital|company', ['hospital', 'company']],
];
test.each(cases)('the smoke run opens a page for %s with an account of %j', (access, kinds) => {
  expect(kindsFor(access)).toEqual(kinds);
});
