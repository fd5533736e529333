import { nothing, sum, type Counts } from './counts.ts';

/** The outcome of one test file. `seconds` are those that its tests took, added up over the workers. */
export interface FileReport {
  /** From the repository's root. */
  file: string;
  counts: Counts;
  seconds: number;
  /** The titles of the tests that failed. */
  failures: string[];
}

/** The outcome of a run of Jest or Playwright; `broken` is the reason why there is no report of all tests. */
export interface TestReport {
  files: FileReport[];
  broken: string | null;
}

export interface StageReport {
  counts: Counts;
  files: FileReport[];
  /** Tests that failed and passed when they were run once more, alone. */
  flaky: string[];
}

/** More failures than this are no chance: nothing is run again. */
const MOST_REPEATED = 10;
/** As many flaky tests make the run red. */
const MOST_FLAKY = 2;

export const failuresOf = ({ files }: TestReport): string[] =>
  files.flatMap(({ file, failures }) => failures.map((title) => `${file} › ${title}`));

export const isWorthRepeating = (first: TestReport): boolean => {
  const failures = failuresOf(first).length;
  return first.broken === null && failures > 0 && failures <= MOST_REPEATED;
};

/** The stage's outcome from its first run, and from the run of its failures alone when there was one. */
export function judgeStage(first: TestReport, again: TestReport | null): StageReport {
  const counts = sum([...first.files.map((file) => file.counts), first.broken === null ? nothing : { ...nothing, failed: 1 }]);
  if (!again || again.broken !== null) return { counts, files: first.files, flaky: [] };
  const stillFailing = new Set(failuresOf(again));
  const flaky = failuresOf(first).filter((failure) => !stillFailing.has(failure));
  const forgiven = flaky.length;
  return { counts: { ...counts, passed: counts.passed + forgiven, failed: counts.failed - forgiven }, files: first.files, flaky };
}

/** The number of failures that the flaky tests of all stages count for: none while they are few. */
export const failuresByFlaky = (flaky: readonly string[]): number => (flaky.length > MOST_FLAKY ? flaky.length : 0);
