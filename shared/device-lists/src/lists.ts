import { keyOfBusiness, parseBusiness, parseBusinessKind, type Business, type BusinessKind } from '@petcare/contracts';
import { createDeviceList } from './device-list.ts';

/** A listing with a heart. `markedAt`: ISO 8601. */
export type DeviceFavourite = { id: string; markedAt: string };
export type SeenListing = Business & { name: string };
/** A text that was searched for in the list of a kind. */
export type RecentSearch = { kind: BusinessKind; text: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

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
  parse({ name, ...given }) {
    const business = parseBusiness(given);
    return business && isText(name) ? { ...business, name } : null;
  },
  idOf: keyOfBusiness,
});

/** Searches of listings that this device has shown the results of. */
export const recentSearches = createDeviceList<RecentSearch>({
  key: 'petcare.recent-searches',
  most: 20,
  parse({ kind: given, text }) {
    const kind = parseBusinessKind(given);
    return kind && isText(text) ? { kind, text } : null;
  },
  idOf: ({ kind, text }) => `${kind} ${text}`,
});
