import type { PageHead, Route } from '@petcare/contracts';
import { escapeHtml, inlineJson } from '../../http/escape.ts';

const SITE = '펫케어';
const NOT_FOUND_TITLE = '페이지를 찾을 수 없어요';
const DESCRIPTION = '우리 동네 동물병원과 동물약국을 찾고, 진료비와 리뷰를 비교하고, 예약까지 한곳에서 하는 펫케어';
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'urlTemplate']);

export type PageDescription = {
  head: PageHead | null;
  route: Route | null;
  /** Of the site, without a slash at its end. */
  origin: string;
  pathname: string;
  /** The preview that it shows; null for what is live. */
  preview: object | null;
  /** The path of the picture that stands for a page without one. */
  picture: string;
};

/** The answer's status: what the address names may not be there, though its row of the route table is. */
export function statusOf({ head, route }: Pick<PageDescription, 'head' | 'route'>): 200 | 404 {
  return route ? (head?.status ?? 200) : 404;
}

function titleOf({ head, route }: PageDescription): string {
  if (!route) return `${NOT_FOUND_TITLE} | ${SITE}`;
  return route.path === '/' ? `${SITE} | ${head?.title ?? route.title}` : `${head?.title ?? route.title} | ${SITE}`;
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** The same with every address of this site made absolute. */
function absolute(value: unknown, origin: string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress && isOurs(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, absolute(inner, origin, ADDRESSES.has(key))]));
}

/** The tags of a page's head for whoever doesn't run it. */
export function headTags(described: PageDescription): string {
  const { head, route, origin, pathname, picture, preview } = described;
  const title = titleOf(described);
  const description = head?.description || DESCRIPTION;
  const address = head?.canonical === undefined ? origin + pathname : (absolute(head.canonical, origin, true) as string);
  const image = absolute(head?.image ?? picture, origin, true) as string;
  const isThere = statusOf(described) === 200;
  const noindex = preview !== null || !route || route.access !== 'public' || route.page === null || head?.noindex || !isThere;
  const meta = (kind: 'name' | 'property', key: string, content: string) => `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    ...(isThere ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', head?.type ?? 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n');
}

/** The structured data of the page, for search engines. Nothing of it runs. */
export function structuredTags(structured: readonly Record<string, unknown>[], origin: string): string {
  return structured.map((object) => `<script type="application/ld+json">${inlineJson(absolute(object, origin))}</script>\n`).join('');
}
