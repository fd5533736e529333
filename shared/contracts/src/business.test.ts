import { keyOfBusiness, parseBusiness, parseBusinessKind } from './business.ts';

test.each<[value: unknown, business: unknown]>([
  [
    { kind: 'hospital', id: '7' },
    { kind: 'hospital', id: '7' },
  ],
  [
    { kind: 'company', id: '7', name: '포근미용' },
    { kind: 'company', id: '7' },
  ],
  [{ kind: 'zoo', id: '7' }, null],
  [{ kind: 'hospital', id: 7 }, null],
  [{ kind: 'hospital', id: '' }, null],
  ['hospital', null],
  [null, null],
])('%j describes the business %j', (value, business) => expect(parseBusiness(value)).toEqual(business));

test.each([
  ['pharmacy', 'pharmacy'],
  ['Pharmacy', null],
  ['', null],
  [null, null],
])('the text %j names the kind %j', (text, kind) => expect(parseBusinessKind(text)).toBe(kind));

test('a business has one key, which others of the same number do not have', () => {
  expect(keyOfBusiness({ kind: 'hospital', id: '7' })).toBe('hospital 7');
  expect(keyOfBusiness({ kind: 'company', id: '7' })).toBe('company 7');
});
