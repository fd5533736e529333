/** Of a region, or of all without one: how many listings there are, and how many of them a file has no more. */
export type Missing = { regionCode: string | null; known: number; gone: number };
/** `regions`: null for all. */
export type Closing =
  { kind: 'close'; regions: string[] | null; gone: number } | { kind: 'half'; known: number; gone: number } | { kind: 'part' };

/** A file that lost more than this share of what there was is half a file. */
const MOST_GONE = 0.2;
const FEW = 20;
/** A register keeps the rows of those that have closed, so one that has fewer rows than half of what is known is a part of it. */
const WHOLE = 0.5;

/** The closing of listings that a list has no more, wherever they were. */
export function closingOfList(missing: readonly Missing[]): Closing {
  return closing(missing, null);
}

/** Of a register only the regions that the file has whole: an export may be of one city, or of a month's changes. */
export function closingOfRegister(missing: readonly Missing[], rowsOf: ReadonlyMap<string, number>): Closing {
  const rows = (one: Missing) => (one.regionCode === null ? 0 : (rowsOf.get(one.regionCode) ?? 0));
  const touched = missing.filter((one) => rows(one) > 0);
  if (sum(touched, rows) < sum(touched, ({ known }) => known) * WHOLE) return { kind: 'part' };
  const whole = touched.filter((one) => rows(one) >= one.known * WHOLE);
  return closing(
    whole,
    whole.flatMap(({ regionCode }) => regionCode ?? []),
  );
}

function closing(missing: readonly Missing[], regions: string[] | null): Closing {
  const [known, gone] = [sum(missing, (one) => one.known), sum(missing, (one) => one.gone)];
  return gone > FEW && gone > known * MOST_GONE ? { kind: 'half', known, gone } : { kind: 'close', regions, gone };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
