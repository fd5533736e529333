/**
 * The names of the errors for a missing file: webpack's, for a script or stylesheet that was refused, was not there, or took more than two
 * minutes; and ours, for what came too late.
 */
const NAMES = new Set(['ChunkLoadError', 'DeadlineError']);

/**
 * True when this was thrown because a file of a release could not be had: another source of it may help, which doesn't repair code that
 * throws.
 */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && NAMES.has(error.name);
}
