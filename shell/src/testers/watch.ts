import type { Composition } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import type { FetchRemote } from '../remotes/loader.ts';
import type { Observe } from '../remotes/telemetry.ts';
import type { Note } from './recorder.ts';

/** The two places at which a tester's page is watched: the event bus and the fetching of remotes. */
export type Watch = { observe: Observe; around(fetchRemote: FetchRemote): FetchRemote };

/** V8 keeps ten frames; below those of the bus stands who has called it. */
const FRAMES = 50;

/**
 * Fetch the testers' tools and tell them of everything from here on. Nobody
 * waits for them, and a page without them is whole: what happens meanwhile
 * waits in their promise.
 */
export function watchForTester(composition: Composition): Watch {
  const tools = import('./tools.tsx').then(({ openTools }) => openTools(composition));
  const tell = (note: Note) => void tools.then((take) => take(note)).catch(() => undefined);

  Object.assign(Error, { stackTraceLimit: FRAMES });
  bus.all$.subscribe((event) => tell({ event, stack: new Error().stack ?? '' }));
  return {
    observe: (outcome) => tell({ outcome }),
    around: (fetchRemote) => (remote, source) => {
      tell({ fetching: remote, release: source.release });
      return fetchRemote(remote, source);
    },
  };
}
