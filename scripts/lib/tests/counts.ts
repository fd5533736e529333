/** The outcome of a stage of the tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };
export const oneFailed: Counts = { ...nothing, failed: 1 };

export function sum(all: Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), nothing);
}

export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
