import { setTimeout as sleep } from 'node:timers/promises';

const ANSWER_LIMIT = 30_000;
/** A page may come without its parts while the service has just begun; it comes whole a little later. */
const TRIES = 20;

/** The first address of a kind on a page. */
const linkIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[0].replaceAll('&amp;', '&') ?? null;

/**
 * The pages of a site that do not stand as a visitor without a script needs them, each with what is wrong; none when all
 * seven do: home, list and page of a hospital, its map, a board, a post, the customer centre.
 */
export async function brokenPages(site: string): Promise<string[]> {
  const open = async (path: string) => {
    for (let at = 1; ; at += 1) {
      const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      const html = await answer.text();
      const problem = answer.status !== 200 ? `${answer.status}` : /<h1[\s>]/.test(html) ? null : 'it has no heading';
      if (problem === null || at === TRIES) return { html, problem };
      await sleep(500);
    }
  };
  const broken: string[] = [];
  const look = async (path: string | null, name: string) => {
    if (path === null) {
      broken.push(`${name}: no link leads there`);
      return '';
    }
    const { html, problem } = await open(path);
    if (problem !== null) broken.push(`${path}: ${problem}`);
    return html;
  };
  await look('/', 'home');
  const list = await look('/hostpital-list', 'the list of hospitals');
  await look(linkIn(list, /\/hospital\?id=\d+/), 'a hospital');
  await look('/search/map', 'the map');
  const board = await look('/community/mypet', 'a board');
  await look(linkIn(board, /\/community\/mypet\/\d+/), 'a post');
  await look('/notice', 'the notices');
  return broken;
}
