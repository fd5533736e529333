import { routes } from '../routes.ts';
import { shellPages } from './shell-pages.ts';

const own = routes.flatMap(({ owner, path, page }) => (owner === 'shell' && page ? [{ path, page }] : []));

test.each(own)('the route loads the page of $path', async ({ page }) => {
  await shellPages.preload(page);
  expect(typeof shellPages.get(page)).toBe('function');
});
