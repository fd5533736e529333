import { escapeHtml } from '../http/escape.ts';

/** An absolute address, and when what is there last changed, if that is known. */
export type SitemapAddress = { loc: string; lastmod?: string };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function* written(
  root: string,
  element: string,
  slices: AsyncIterable<readonly SitemapAddress[]> | Iterable<readonly SitemapAddress[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;
  for await (const slice of slices) {
    yield slice
      .map(
        ({ loc, lastmod }) =>
          `<${element}><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ''}</${element}>\n`,
      )
      .join('');
  }
  yield `</${root}>\n`;
}

/** The text of a sitemap, slice by slice. */
export const sitemapXml = (slices: AsyncIterable<readonly SitemapAddress[]> | Iterable<readonly SitemapAddress[]>) =>
  written('urlset', 'url', slices);

/** The text of an index of sitemaps. */
export const sitemapIndexXml = (sitemaps: readonly SitemapAddress[]) => written('sitemapindex', 'sitemap', [sitemaps]);
