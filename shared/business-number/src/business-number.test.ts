import { formatBusinessNumber, parseBusinessNumber } from './business-number.ts';

test.each([
  ['120-81-47521', '1208147521'],
  ['1208147521', '1208147521'],
  [' 120-81-47521 ', '1208147521'],
  [' 220-81-62517 ', '2208162517'],
  ['124-81-00998', '1248100998'],
])('the business number %p is accepted', (text, digits) => {
  expect(parseBusinessNumber(text)).toBe(digits);
});

test.each([
  '123-45-67890',
  '120-81-47522',
  '121-81-47521',
  '020-81-47521',
  '000-00-00000',
  '12081475210',
  '120814752',
  '120-81-4752',
  '120-8147521',
  '120-814-7521',
  '12-081-47521',
  '',
  '一二〇八一四七五二一',
  '１２０８１４７５２１',
  '１２０-８１-４７５２１',
  "1208147521' or '1'='1",
  '<b>1208147521</b>',
  '120 81 47521',
])('the business number %p is refused', (text) => {
  expect(parseBusinessNumber(text)).toBeUndefined();
});

test('a business number with one wrong digit is refused', () => {
  const right = '1208147521';
  for (let place = 0; place < right.length; place += 1) {
    for (const digit of '0123456789') {
      const wrong = right.slice(0, place) + digit + right.slice(place + 1);
      if (wrong !== right) expect([wrong, parseBusinessNumber(wrong)]).toEqual([wrong, undefined]);
    }
  }
});

test.each([
  ['', ''],
  ['120', '120'],
  ['1208', '120-8'],
  ['120814', '120-81-4'],
  ['1208147521', '120-81-47521'],
  ['120 81 47521', '120-81-47521'],
  ['12081475219', '120-81-47521'],
])('the number "%s" is formatted as "%s"', (text, shown) => {
  expect(formatBusinessNumber(text)).toBe(shown);
});
