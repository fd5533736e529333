import { randomBytes } from 'node:crypto';
import type { Topics } from '../../render/topics.ts';

/**
 * Counts what this process knows to have changed in what pages show, by topic. Other processes follow by the age of what
 * they keep.
 */
export type DataVersion = {
  current(): number;
  bump(topics: readonly string[]): void;
  /** True when something of these topics has changed after this version. */
  hasChanged(since: number, topics: Topics): boolean;
  /** A mark for whoever has just written: they are shown nothing of before the present version. */
  mark(): string;
  /** The version that a mark of this process stands for; 0 for any other. */
  readMark(mark: string | undefined): number;
};

export function createDataVersion(): DataVersion {
  const process = randomBytes(6).toString('hex');
  const changed = new Map<string, number>();
  let version = 0;
  return {
    current: () => version,
    bump(topics) {
      version += 1;
      for (const topic of topics) changed.set(topic, version);
    },
    hasChanged: (since, topics) => (topics ?? [...changed.keys()]).some((topic) => (changed.get(topic) ?? 0) > since),
    mark: () => `${process}-${version}`,
    readMark(mark) {
      const [, of, text] = /^([0-9a-f]{12})-(\d{1,15})$/.exec(mark ?? '') ?? [];
      return of === process ? Math.min(Number(text), version) : 0;
    },
  };
}
