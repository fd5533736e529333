/** The number of ids that one part of a sitemap spans: it has at most as many addresses, and an address never moves to another part. */
export const PART_SIZE = 10_000;

/** Ids from `(part - 1) * PART_SIZE + 1` to `part * PART_SIZE`, where any of them is public. */
export type SitemapPart = { part: number; count: number; changedAt: string };
/** A thing with an address of its own, and the time of its last change. */
export type SitemapEntry = { id: number; changedAt: string };
/** The first `count` entries of a part whose ids are above `after`. */
export type SitemapSlice = { part: number; after: number; count: number };

/** A domain's feed of one kind of thing: its parts, and the entries of one in the order of their ids. */
export type SitemapFeed = {
  parts(): Promise<SitemapPart[]>;
  entries(slice: SitemapSlice): Promise<SitemapEntry[]>;
};

/** Between which ids a slice lies: above `above`, up to `last`. */
export function boundsOf({ part, after }: SitemapSlice): { above: number; last: number } {
  return { above: Math.max(after, (part - 1) * PART_SIZE), last: part * PART_SIZE };
}
