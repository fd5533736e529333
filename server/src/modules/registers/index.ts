/**
 * Official registers and published lists, brought into the listings by an operator (`npm run import`): it runs beside the
 * server and gives it nothing to answer.
 */
export { importListings, type ImportReport } from './import-listings.ts';
export { sources as listingSources } from './sources.ts';
