import { CombinedError } from 'urql';
import { isNotFound } from './is-not-found.ts';

const refusedWith = (code: string) => new CombinedError({ graphQLErrors: [{ message: '', extensions: { code } }] });

test.each<[string, CombinedError | undefined, boolean]>([
  ['an id that nothing has', refusedWith('NOT_FOUND'), true],
  ['an id that is refused', refusedWith('VALIDATION_FAILED'), true],
  ['another refusal', refusedWith('INTERNAL'), false],
  ['a lost connection', new CombinedError({ networkError: new TypeError('Failed to fetch') }), false],
  ['no error', undefined, false],
])('an error such as %s tells whether nothing is there', (_name, error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});
