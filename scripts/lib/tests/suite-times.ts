import type { FileReport } from './test-report.ts';

/**
 * The budget of each suite, in seconds of its tests added up over the workers, on two cores with nothing beside them. The whole has to end
 * within 25 minutes, and within 45 with all screens there: docs/testing.md says how.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'e2e/composition': 80,
  'e2e/delivery': 600,
  'e2e/faults': 80,
  'e2e/journeys': 240,
  'e2e/rendering': 100,
  'e2e/screens': 200,
  'e2e/search': 180,
  'e2e/session': 210,
  browser: 350,
  delivery: 270,
  scripts: 30,
  server: 660,
};

export interface SuiteTime {
  suite: string;
  seconds: number;
  budget: number | null;
}

const suiteOf = (file: string): string => {
  const [top = '', second = ''] = file.split('/');
  if (top === 'e2e') return `e2e/${second}`;
  return top === 'server' || top === 'delivery' || top === 'scripts' ? top : 'browser';
};

/** The seconds of each suite, dearest first. */
export function suiteTimes(files: readonly FileReport[]): SuiteTime[] {
  const seconds = new Map<string, number>();
  for (const { file, seconds: own } of files) seconds.set(suiteOf(file), (seconds.get(suiteOf(file)) ?? 0) + own);
  return [...seconds]
    .map(([suite, own]) => ({ suite, seconds: own, budget: BUDGETS[suite] ?? null }))
    .sort((a, b) => b.seconds - a.seconds);
}

/** The lines that a run ends with: each suite against its budget, and the dearest files. */
export function timesInWords(files: readonly FileReport[], dearest = 10): string[] {
  const row = (name: string, seconds: number, rest = '') => `  ${name.padEnd(44)} ${Math.round(seconds).toString().padStart(5)} s${rest}`;
  const ofBudget = ({ seconds, budget }: SuiteTime) =>
    budget === null ? '  no budget' : `  of ${budget} s${seconds > budget ? ', over its budget' : ''}`;
  const first = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, dearest);
  return [
    'Seconds of each suite, over its workers, dearest first:',
    ...suiteTimes(files).map((time) => row(time.suite, time.seconds, ofBudget(time))),
    'The dearest files:',
    ...first.map(({ file, seconds }) => row(file, seconds)),
  ];
}
