import { createRouteMatcher } from './route-match.ts';

const paths = ['/', '/company/:id', '/company/new', '/company/:id/product', '/community/:board/:post', '/company/:other'];
const match = createRouteMatcher(paths.map((path) => ({ path })));

test.each([
  ['/', '/'],
  ['/company/1', '/company/:id'],
  ['/company/new', '/company/new'],
  ['/Company/NEW/', '/company/new'],
  ['//company//1', '/company/:id'],
  ['/company/:id', '/company/:id'],
  ['/company/1/product', '/company/:id/product'],
  ['/community/mypet/7', '/community/:board/:post'],
  ['/company', undefined],
  ['/company/1/2', undefined],
])('the address %s matches the row %s', (pathname, row) => {
  expect(match(pathname)?.path).toBe(row);
});
