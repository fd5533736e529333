import { UNRENDERED } from '../http/unrendered-header.ts';
import type { PageToOpen } from './pages-to-open.ts';

const AT_A_TIME = 4;
/** A page whose rendering hangs is given without it long before. */
const PAGE_LIMIT = 30_000;
/** So many pages say enough. */
const MOST_TOLD = 5;

/**
 * The pages for everybody of which the site can't render what a released package shows there, one sentence each: its
 * visitors wait for their browsers, and search engines see nothing. No reason to refuse a release.
 */
export async function unrenderedPages(
  link: (path: string) => string,
  pages: readonly PageToOpen[],
  released: readonly string[],
): Promise<string[]> {
  const queue = pages.filter(({ kinds }) => kinds === null);
  const told: string[] = [];
  async function ask(): Promise<void> {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { path } = page;
      const answer = await fetch(link(path), { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PAGE_LIMIT) }).catch(
        () => null,
      );
      await answer?.body?.cancel();
      for (const failed of answer?.headers.get(UNRENDERED)?.split(', ') ?? []) {
        const [name = '', ...how] = failed.split(' ');
        if (released.includes(name)) told.push(`${path} is not rendered on the server: ${name} ${how.join(' ')}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  if (told.length === 0) return [];
  const more = told.length > MOST_TOLD ? [`and ${told.length - MOST_TOLD} more`] : [];
  return [...told.sort().slice(0, MOST_TOLD), ...more, 'petcare audit --errors shows where.'];
}
