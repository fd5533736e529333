import { oneLine } from './plain-text.ts';

test('a title becomes one line', () => {
  expect(oneLine('  첫 줄\n둘째\t줄 ')).toBe('첫 줄 둘째 줄');
  expect(oneLine('👨‍👩‍👧 가족')).toBe('👨‍👩‍👧 가족');
});
