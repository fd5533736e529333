import { PERSONAL_CACHES } from '@petcare/contracts/offline';

/** A page that can be opened without a network. */
export type KeptPage = { path: string; title: string };

const [PAGES] = PERSONAL_CACHES;
const MOST_SHOWN = 8;
const TITLE = /<title>([^<]*)<\/title>/;
const OF_THE_SITE = / \| 펫케어$/;

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** The pages that the worker keeps, those seen last first; none where the browser keeps nothing. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.toReversed().map(async (request) => {
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { pathname, search } = new URL(request.url);
      const title = pathname === '/' ? '홈' : textOf(TITLE.exec(html)?.[1] ?? '').replace(OF_THE_SITE, '');
      return { path: pathname + search, title };
    }),
  );
  const shown = pages.filter(({ path, title }, index) => title !== '' && pages.findIndex((one) => one.path === path) === index);
  return shown.slice(0, MOST_SHOWN);
}
