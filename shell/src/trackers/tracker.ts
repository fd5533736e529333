import type { TrackerKeys } from '@petcare/contracts';

/** An event that trackers are told. `path` has no query: whatever identifies somebody stands there. */
export type TrackedEvent = { name: 'page-view'; path: string; title: string };

/** One service. `start` loads it, once, and gives back how it is told of events. */
export type Tracker = {
  name: keyof TrackerKeys;
  /** It recognises people from site to site or visit to visit: only with their consent. */
  needsConsent: boolean;
  start(key: string): (event: TrackedEvent) => void;
};
