import type { TrackerKeys } from '@petcare/contracts';
import type { ConsentStore } from './consent.ts';
import type { TrackedEvent, Tracker } from './tracker.ts';

/** Addresses that carry what only this site may read: a code or a ticket of a log-in, a verified identity. */
const UNTRACKED = /^\/(?:oauth|auth|login\/|join$|forgot)/;

export type Trackers = {
  /** Tell every tracker that runs. */
  track(event: TrackedEvent): void;
};

/**
 * Starts each tracker that has a key, at once or as soon as there is consent.
 * One that starts late is told of the page that is shown, and of none before;
 * after consent is withdrawn those that need it are told of nothing more.
 */
export function startTrackers(keys: TrackerKeys, { all, consent }: { all: readonly Tracker[]; consent: ConsentStore }): Trackers {
  const running = new Map<Tracker, (event: TrackedEvent) => void>();
  let latest: TrackedEvent | null = null;
  const mayRun = (tracker: Tracker) => !tracker.needsConsent || consent.current() === 'granted';

  function tell(tracker: Tracker, event: TrackedEvent): void {
    const key = keys[tracker.name];
    if (!key || !mayRun(tracker)) return;
    const send = running.get(tracker) ?? tracker.start(key);
    running.set(tracker, send);
    send(event);
  }

  consent.consent$.subscribe(() => {
    for (const tracker of all) if (latest && !running.has(tracker)) tell(tracker, latest);
  });

  return {
    track(event) {
      latest = UNTRACKED.test(event.path) ? null : event;
      if (latest) for (const tracker of all) tell(tracker, latest);
    },
  };
}
