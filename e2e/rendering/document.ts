import { expect, type APIRequestContext } from '@playwright/test';

/** The document that somebody without a browser gets: status, head, and the words of the page. */
export type PlainDocument = {
  status: number;
  headers: Record<string, string>;
  html: string;
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  /** The page's headings of the first level. */
  headings: string[];
  /** All words that stand in the body, each run of blanks as one. */
  text: string;
  structured: Record<string, unknown>[];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_whole, name: string) => entities[name] ?? '');
const wordsOf = (html: string) =>
  unescape(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The only one there is; a second would be somebody's mistake. */
function one(found: IterableIterator<RegExpMatchArray>, what: string): string {
  const all = [...found].map(([, text = '']) => unescape(text));
  expect(all, what).toHaveLength(1);
  return all[0] ?? '';
}

function atMostOne(found: IterableIterator<RegExpMatchArray>, what: string): string | null {
  const all = [...found].map(([, text = '']) => unescape(text));
  expect(all.length, what).toBeLessThanOrEqual(1);
  return all[0] ?? null;
}

/**
 * As search engines and link previews ask: no cookies, no scripts, and, at a site on this machine, as an ordinary visitor.
 * There the site has any `name` below its own, and what it keeps by its name it makes anew for that.
 */
export async function fetchPlain(
  request: APIRequestContext,
  path: string,
  { name }: { name?: string } = {},
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const site = new URL(process.env['SITE_URL'] ?? '');
  const host: Record<string, string> =
    site.hostname === 'localhost' ? { host: `${name ? `${name}.` : ''}petcare.localhost:${site.port}` } : {};
  const response = await request.get(path, { headers: host, maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), text: await response.text() };
}

/** Read what was answered, rendered or not. */
export function readDocument({ status, headers, text: html }: Awaited<ReturnType<typeof fetchPlain>>): PlainDocument {
  const end = html.indexOf('</head>');
  const [head, body] = [html.slice(0, end), html.slice(end)];
  return {
    status,
    headers,
    html,
    title: one(head.matchAll(/<title>([^<]*)<\/title>/g), 'titles'),
    description: one(head.matchAll(/<meta name="description" content="([^"]*)"/g), 'descriptions'),
    canonical: atMostOne(head.matchAll(/<link rel="canonical" href="([^"]*)"/g), 'canonical addresses'),
    robots: atMostOne(head.matchAll(/<meta name="robots" content="([^"]*)"/g), 'robots'),
    headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => wordsOf(inner)),
    text: wordsOf(body),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

/**
 * The document with the trees of the shell and of these owners in it. A busy
 * machine leaves what takes too long to the browser, and makes it again for
 * the next who asks.
 */
export async function fetchDocument(request: APIRequestContext, path: string, owners: readonly string[] = []): Promise<PlainDocument> {
  let answer: Awaited<ReturnType<typeof fetchPlain>> | undefined;
  await expect(async () => {
    answer = await fetchPlain(request, path);
    expect(answer.text).toMatch(/<h1[ >]/);
    for (const owner of owners) expect(answer.text).toContain(`data-owner="${owner}" data-rendered`);
  }).toPass({ timeout: 60_000 });
  return readDocument(answer!);
}

/** The kinds of things that a document describes: `VeterinaryCare`, `Review`… */
export const kindsOf = ({ structured }: PlainDocument): string[] => structured.flatMap((object) => object['@type'] as string | string[]);

/** Ask the API what must be there. */
export async function askApi<T>(request: APIRequestContext, query: string): Promise<T> {
  const response = await request.post('/graphql', { data: { query } });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
