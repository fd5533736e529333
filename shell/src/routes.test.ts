import { myPagePaths } from '@petcare/contracts';
import surface from '../../e2e/surface/routes.json' with { type: 'json' };
import { routeAt } from './route-table.ts';
import { routes } from './routes.ts';

const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Wider than the specification's list: every account has a password to change (decision 032). */
const widened: Record<string, string> = { '/mypage/myinfo': 'member' };

test.each(surface.routes.map((row) => ({ ...row, access: widened[row.path] ?? row.access })))(
  '$path belongs to $owner with access $access',
  ({ path, owner, access }) => {
    expect(routes.find((row) => row.path === patternOf(path))).toMatchObject({ owner, access });
  },
);

/** Screens that the specification's list does not have: favourites (decision 151), staff (152). */
const added = ['/favourites', '/mypage/favourites', '/bizpage/staff', '/staff', '/staff/invitation'];

test('the route table lists each path once, those of the specification and what was added', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.sort()).toEqual([...surface.routes.map(({ path }) => patternOf(path)), ...added].sort());
});

test.each(surface.routes)('$path is in the area that the specification names', (row) => {
  expect(routes.find(({ path }) => path === patternOf(row.path))?.area).toBe('area' in row ? row.area : undefined);
});

test.each(Object.values(myPagePaths))('a login leads to %s, which is a page that is there', (path) => {
  expect(routeAt(path)?.page).toEqual(expect.any(String));
});

test('the route table gives an example to every existing page with a path parameter', () => {
  expect(routes.filter(({ path, page, example }) => page && path.includes(':') && !example)).toEqual([]);
});

test.each(routes.filter(({ example }) => example))('the example of $path matches that route', ({ path, example = '' }) => {
  expect(routeAt(new URL(example, 'http://localhost').pathname)?.path).toBe(path);
});

test.each(routes)('$path has a title', ({ title }) => {
  expect(title).toMatch(/[가-힣]/);
});
