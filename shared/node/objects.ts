/** Stores of bytes under keys, in a folder or an S3-compatible bucket: releases and uploads are kept in them. */
export { folderObjects } from './src/objects/folder-objects.ts';
export { readBucket, type ObjectPlace } from './src/objects/object-place.ts';
export { StoreUnavailable, type FileContent, type Objects } from './src/objects/objects.ts';
export { openObjects } from './src/objects/open-objects.ts';
