/** @jest-environment node */
import { createStoredText } from './stored-text.ts';

test('a server keeps nothing of one request for the next', () => {
  const text = createStoredText({ key: 'petcare.test', where: 'tab' });
  expect(text.write('of somebody')).toBe(false);
  expect(text.read()).toBeNull();
});
