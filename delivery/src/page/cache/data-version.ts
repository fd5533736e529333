import { randomBytes } from 'node:crypto';
import type { PageNews } from '@petcare/node';
import { LRUCache } from 'lru-cache';
import type { Topics } from '../../render/topics.ts';
import { createTopicHistory, type ChangeSince, type TopicHistory } from './topic-history.ts';

/** A change that nobody need know within this time (ms): with the way of the news a page is old for less than a second. */
const GRACE = 800;
const MOST_THINGS = 10_000;
const MOST_WRITES = 10_000;

/**
 * Counts what has changed in what pages show, by topic: by the answers to writes that came through this process, and by the
 * news of all others.
 */
export type DataVersion = {
  current(): number;
  /** A write has changed these topics. `write`: its name, by which its news are known later. */
  bump(topics: readonly string[], write?: string): void;
  /** News of writes: those that came through this process have been counted already. */
  hear(news: PageNews): void;
  /** Anything may have changed: news may have been missed. */
  bumpAll(): void;
  /** The change that is known of these topics after a version. */
  changeSince(version: number, topics: Topics): ChangeSince;
  /** A mark for whoever has just written: they are shown nothing of before the present version. */
  mark(): string;
  /** The version that a mark of this process stands for; 0 for any other. */
  readMark(mark: string | undefined): number;
};

/**
 * A topic is `posts`, or `posts:mypet` for one thing of it. What shows `posts` changes with each of its things; what shows
 * one thing changes with it, and with whatever is said of the topic as a whole.
 */
export function createDataVersion({ now = Date.now, grace = GRACE, things = MOST_THINGS } = {}): DataVersion {
  const process = randomBytes(6).toString('hex');
  const history = () => createTopicHistory(now, grace);
  const [anything, everything] = [history(), history()];
  const [anyOf, wholes] = [new Map<string, TopicHistory>(), new Map<string, TopicHistory>()];
  let version = 0;
  const historyOf = (map: Map<string, TopicHistory>, topic: string) => {
    const known = map.get(topic) ?? history();
    map.set(topic, known);
    return known;
  };
  const ofThings = new LRUCache<string, TopicHistory>({
    max: things,
    // Pages that show it are then older than the topic: made anew once more than they need be.
    dispose: (forgotten, topic, reason) => {
      if (reason === 'evict') historyOf(wholes, nameOf(topic)).record(forgotten.latest());
    },
  });
  const passedOn = new LRUCache<string, true>({ max: MOST_WRITES });

  function record(topics: readonly string[]): void {
    version += 1;
    anything.record(version);
    for (const topic of topics) {
      historyOf(anyOf, nameOf(topic)).record(version);
      if (!isOfThing(topic)) historyOf(wholes, topic).record(version);
      else {
        const known = ofThings.get(topic) ?? history();
        known.record(version);
        ofThings.set(topic, known);
      }
    }
  }
  return {
    current: () => version,
    bump(topics, write) {
      if (write !== undefined) passedOn.set(write, true);
      record(topics);
    },
    hear({ writes, topics }) {
      if (writes.length > 0 && writes.every((write) => passedOn.has(write))) return;
      record(topics);
    },
    bumpAll() {
      record([]);
      everything.record(version);
    },
    changeSince(since, topics) {
      const looked = topics
        ? topics.flatMap((topic) => (isOfThing(topic) ? [wholes.get(nameOf(topic)), ofThings.get(topic)] : [anyOf.get(topic)]))
        : [anything];
      return worst([everything, ...looked].map((one) => one?.since(since) ?? 'none'));
    },
    mark: () => `${process}-${version}`,
    readMark(mark) {
      const [, of, text] = /^([0-9a-f]{12})-(\d{1,15})$/.exec(mark ?? '') ?? [];
      return of === process ? Math.min(Number(text), version) : 0;
    },
  };
}

const isOfThing = (topic: string) => topic.includes(':');
const nameOf = (topic: string) => topic.split(':')[0]!;
const worst = (changes: readonly ChangeSince[]): ChangeSince =>
  changes.includes('for-a-time') ? 'for-a-time' : changes.includes('just-now') ? 'just-now' : 'none';
