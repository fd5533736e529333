import type { Composition, EventName, Outcome } from '@petcare/contracts';
import type { BusEvent } from '@petcare/event-bus';
import { senderOf, type Sender } from './sender.ts';

/** One thing that has happened in the page. `stack` is where the event's delivery stood. */
export type Note = { event: BusEvent; stack: string } | { fetching: Outcome['package']; release: string } | { outcome: Outcome };

/** An event of the bus, and whose code sent it. */
export type HeardEvent = { id: number; name: EventName; payload: unknown; at: number; sender: Sender };

/** The outcomes of a package so far: `good` is its last good outcome of each kind, `last` the last of all. */
export type PackageRecord = { isLoading: boolean; last: Outcome | null; good: Partial<Record<Outcome['stage'], Outcome>> };

/** All that a tester's page remembers; events newest first. */
export type PageRecord = { packages: Readonly<Record<string, PackageRecord>>; events: readonly HeardEvent[] };

export type Recorder = { take(note: Note): void; recorded(): PageRecord; subscribe(listener: () => void): () => void };

const MOST_EVENTS = 50;
const UNTOUCHED: PackageRecord = { isLoading: false, last: null, good: {} };

export function recordOf({ packages }: PageRecord, name: string): PackageRecord {
  return packages[name] ?? UNTOUCHED;
}

function withOutcome(record: PackageRecord, outcome: Outcome): PackageRecord {
  return {
    isLoading: outcome.stage === 'load' ? false : record.isLoading,
    last: outcome,
    good: outcome.ok ? { ...record.good, [outcome.stage]: outcome } : record.good,
  };
}

/** The memory of a tester's page: in the form that `useSyncExternalStore` takes. */
export function createRecorder(composition: Composition): Recorder {
  let recorded: PageRecord = { packages: {}, events: [] };
  let lastID = 0;
  const listeners = new Set<() => void>();

  function after(note: Note): PageRecord {
    if ('event' in note) {
      const { name, payload, at } = note.event;
      const heard: HeardEvent = { id: (lastID += 1), name, payload, at, sender: senderOf(note.stack, composition) };
      return { ...recorded, events: [heard, ...recorded.events].slice(0, MOST_EVENTS) };
    }
    const name = 'fetching' in note ? note.fetching : note.outcome.package;
    const record = recordOf(recorded, name);
    const next = 'fetching' in note ? { ...record, isLoading: true } : withOutcome(record, note.outcome);
    return { ...recorded, packages: { ...recorded.packages, [name]: next } };
  }

  return {
    take(note) {
      recorded = after(note);
      for (const listener of listeners) listener();
    },
    recorded: () => recorded,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
