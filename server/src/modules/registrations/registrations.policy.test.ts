import { checkReason, formatBusinessNumber, parseBusinessNumber } from './registrations.policy.ts';

test.each([
  ['120-81-47521', '1208147521'],
  ['1208147521', '1208147521'],
  [' 220-81-62517 ', '2208162517'],
  ['124-81-00998', '1248100998'],
])('accepts the business number %p', (written, digits) => {
  expect(parseBusinessNumber(written)).toBe(digits);
});

test.each([
  '123-45-67890',
  '120-81-47522',
  '000-00-00000',
  '12081475210',
  '120814752',
  '120-814-7521',
  '12-081-47521',
  '',
  '一二〇八一四七五二一',
  '１２０８１４７５２１',
  "1208147521' or '1'='1",
  '<b>1208147521</b>',
  '120 81 47521',
])('refuses the business number %p', (written) => {
  expect(parseBusinessNumber(written)).toBeUndefined();
});

test('refuses a business number with one wrong digit', () => {
  const right = '1208147521';
  for (let place = 0; place < right.length; place += 1) {
    for (const digit of '0123456789') {
      const wrong = right.slice(0, place) + digit + right.slice(place + 1);
      if (wrong !== right) expect([wrong, parseBusinessNumber(wrong)]).toEqual([wrong, undefined]);
    }
  }
});

test('formats the number with hyphens', () => {
  expect(formatBusinessNumber('1208147521')).toBe('120-81-47521');
});

test.each([
  ['서류가 흐려요.', 0],
  ['', 1],
  ['   ', 1],
  ['가'.repeat(300), 0],
  ['가'.repeat(301), 1],
])('the reason %p breaks %p rules', (reason, broken) => {
  expect(checkReason(reason)).toHaveLength(broken);
});
