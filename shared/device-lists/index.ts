/** Short lists that a device keeps of what somebody does on the site: favourites of whoever has not logged in, listings seen last, searches. */
export type { DeviceList } from './src/device-list.ts';
export { deviceFavourites, recentSearches, seenListings, type DeviceFavourite, type RecentSearch, type SeenListing } from './src/lists.ts';
