/**
 * The keeping of a page's data in the browser, the only door to its storages: a browser may keep nothing of a site (all site data
 * blocked, storage that is null, or full). What it refuses is kept as long as the document.
 */
export { storageState, type StorageKind, type StorageState } from './src/browser-storage.ts';
export { createStoredText, type StoredText } from './src/stored-text.ts';
export { createStoredValue, schemaBy, type StoredSchema, type StoredValue } from './src/stored-value.ts';
