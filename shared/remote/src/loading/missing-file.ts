/** What webpack calls a script or stylesheet that was refused, was not there, or took more than two minutes; and what came too late for us. */
const NAMES = new Set(['ChunkLoadError', 'DeadlineError']);

/** Whether this was thrown because a file of a release could not be had: another source of it may help, which doesn't repair code that throws. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && NAMES.has(error.name);
}
