import { contentTypeOf } from './content-types.ts';

test.each([
  ['remoteEntry.js', 'text/javascript; charset=utf-8'],
  ['a/b.mjs', 'text/javascript; charset=utf-8'],
  ['page.css', 'text/css; charset=utf-8'],
  ['routes.json', 'application/json; charset=utf-8'],
  ['page.js.map', 'application/json; charset=utf-8'],
  ['favicon.svg', 'image/svg+xml'],
  ['share.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['fonts/petcare-sans.woff2', 'font/woff2'],
  ['LICENSE', 'application/octet-stream'],
])('the delivery service serves %s as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
