import { chooseEncoding } from './encoding.ts';

const both = { br: 10, gzip: 20 };

test.each([
  [undefined, both, 'identity'],
  ['', both, 'identity'],
  ['gzip, deflate, br, zstd', both, 'br'],
  ['GZIP, BR', both, 'br'],
  ['gzip, br', { gzip: 20 }, 'gzip'],
  ['gzip, br', {}, 'identity'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0.5, gzip;q=0.8', both, 'gzip'],
  ['gzip;q=0, *', both, 'br'],
  ['*;q=0', both, 'identity'],
  ['deflate', both, 'identity'],
])('for Accept-Encoding %j and the stored forms %j chooses %s', (header, stored, encoding) => {
  expect(chooseEncoding(header, stored)).toBe(encoding);
});
