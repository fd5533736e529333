/**
 * Stands in built files where the release's own id belongs. The id is a hash
 * of the files, so it is written over the placeholder afterwards: same length,
 * so that the source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID__';
