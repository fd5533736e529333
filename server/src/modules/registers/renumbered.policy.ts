import { compact, type ImportedListing, type KnownListing } from '../listings/index.ts';

/** Nearer than this, the same name is the same business under a new licence. */
const NEAR_METRES = 70;
const METRES_A_DEGREE = 111_195;

type ListingPosition = Pick<KnownListing, 'latitude' | 'longitude'>;
export type Successor = { known: KnownListing; to: string };

/**
 * The listings that a file has no more (`absent`) and that stand in it under another number: the same name within 70 m. Each once, those in
 * force first, then the nearest.
 */
export function successorsOf(absent: readonly KnownListing[], open: readonly ImportedListing[]): Successor[] {
  const byName = new Map<string, ImportedListing[]>();
  const names = new Set(absent.map(({ name }) => compact(name)));
  for (const listing of open) {
    const name = compact(listing.name);
    if (names.has(name)) byName.set(name, [...(byName.get(name) ?? []), listing]);
  }
  const near = absent.flatMap((known) =>
    (byName.get(compact(known.name)) ?? [])
      .map((listing) => ({ known, to: listing.licenceNumber, metres: metresBetween(known, listing) }))
      .filter(({ metres }) => metres <= NEAR_METRES),
  );
  near.sort((a, b) => Number(b.known.isOpen) - Number(a.known.isOpen) || a.metres - b.metres || a.known.id - b.known.id);
  const used = new Set<number | string>();
  return near.flatMap(({ known, to }) => {
    if (used.has(known.id) || used.has(to)) return [];
    used.add(known.id).add(to);
    return [{ known, to }];
  });
}

/** Infinity when a position is not known. */
function metresBetween(a: ListingPosition, b: ListingPosition): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Infinity;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * METRES_A_DEGREE;
}
