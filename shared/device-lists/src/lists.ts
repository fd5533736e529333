import { createDeviceList } from './device-list.ts';

const kinds = ['hospital', 'pharmacy', 'company'] as const;
export type ListingKind = (typeof kinds)[number];

/** A listing with a heart. `markedAt`: ISO 8601. */
export type DeviceFavourite = { id: string; markedAt: string };
export type SeenListing = { kind: ListingKind; id: string; name: string };
/** A text that was searched for in the list of a kind. */
export type RecentSearch = { kind: ListingKind; text: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const kindOf = (value: unknown) => kinds.find((kind) => kind === value);

/** Favourites of whoever has not logged in, taken over at a login. */
export const deviceFavourites = createDeviceList<DeviceFavourite>({
  key: 'petcare.favourites',
  most: 100,
  parse: ({ id, markedAt }) => (isText(id) && isText(markedAt) && !Number.isNaN(Date.parse(markedAt)) ? { id, markedAt } : null),
  idOf: ({ id }) => id,
});

/** Listings whose pages this device has shown. */
export const seenListings = createDeviceList<SeenListing>({
  key: 'petcare.seen-businesses',
  most: 30,
  parse({ kind: given, id, name }) {
    const kind = kindOf(given);
    return kind && isText(id) && isText(name) ? { kind, id, name } : null;
  },
  idOf: ({ kind, id }) => `${kind} ${id}`,
});

/** Searches of listings that this device has shown the results of. */
export const recentSearches = createDeviceList<RecentSearch>({
  key: 'petcare.recent-searches',
  most: 20,
  parse({ kind: given, text }) {
    const kind = kindOf(given);
    return kind && isText(text) ? { kind, text } : null;
  },
  idOf: ({ kind, text }) => `${kind} ${text}`,
});
