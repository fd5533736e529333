import { carriedHeaders } from '@petcare/node';

/** Up to ten thousand things of one kind, by the range of their ids; times are ISO 8601. */
export type FeedPart = { part: number; count: number; changedAt: string };
export type FeedEntry = { id: number; changedAt: string };

/** The things that the API knows to be public. Throws when it can't be asked. */
export type SitemapFeed = {
  parts(kind: string): Promise<FeedPart[]>;
  /** In slices, so that nobody holds all of them. */
  entries(kind: string, part: number): AsyncGenerator<FeedEntry[], void, undefined>;
};

const SLICE = 1_000;
const ANSWER_MILLISECONDS = 10_000;

export function createSitemapFeed(apiUrl: string): SitemapFeed {
  async function ask<T>(path: string): Promise<T | null> {
    const response = await fetch(new URL(`/api/client/sitemap/${path}`, apiUrl), {
      headers: carriedHeaders(),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    // An API that is older than the route table has nothing of this kind.
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The API answered ${response.status} to a question for the sitemap`);
    return ((await response.json()) as { data: T }).data;
  }

  return {
    parts: async (kind) => (await ask<{ parts: FeedPart[] }>(encodeURIComponent(kind)))?.parts ?? [],
    async *entries(kind, part) {
      let after = 0;
      for (;;) {
        const items = (await ask<{ items: FeedEntry[] }>(`${encodeURIComponent(kind)}/${part}?after=${after}&count=${SLICE}`))?.items ?? [];
        if (items.length > 0) yield items;
        if (items.length < SLICE) return;
        after = items.at(-1)?.id ?? 0;
      }
    },
  };
}
