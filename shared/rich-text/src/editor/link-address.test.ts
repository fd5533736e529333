import { isLink, linkOf } from './link-address.ts';

test.each([
  ['example.test', 'https://example.test'],
  [' www.example.test/a?b=1#c ', 'https://www.example.test/a?b=1#c'],
  ['http://example.test:8080/', 'http://example.test:8080/'],
  ['한글.테스트/산책', 'https://한글.테스트/산책'],
  ['somebody@example.test', 'mailto:somebody@example.test'],
])('the typed %j becomes the address %j', (typed, address) => {
  expect(linkOf(typed)).toBe(address);
});

test.each([
  '',
  '산책',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://a b.test',
  '/uploads',
  'java\nscript:x',
])('the typed %j is taken for no address', (typed) => {
  expect(linkOf(typed)).toBeNull();
});

test.each([
  ['https://example.test', true],
  ['mailto:a@example.test', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.test', false],
])('the pasted address %j is kept or not: %j', (address, isKept) => {
  expect(isLink(address)).toBe(isKept);
});
