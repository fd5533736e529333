/** The changes after a version, as far as they are known: none, some within the time of grace, or some before that. */
export type ChangeSince = 'none' | 'just-now' | 'for-a-time';

/** The changes of one topic, as far as it matters how long ago they were. */
export type TopicHistory = {
  record(version: number): void;
  since(version: number): ChangeSince;
  latest(): number;
};

/** Changes within this share of the time of grace are one: the list of them stays short, however often somebody writes. */
const SHARE = 1 / 8;

/** @param grace milliseconds after which a change is no more just now */
export function createTopicHistory(now: () => number, grace: number): TopicHistory {
  const recent: { version: number; at: number }[] = [];
  let old = 0;
  return {
    record(version) {
      const [at, last] = [now(), recent.at(-1)];
      if (last && at - last.at < grace * SHARE) last.version = version;
      else recent.push({ version, at });
    },
    since(version) {
      while (recent[0] && now() - recent[0].at >= grace) old = recent.shift()!.version;
      if (old > version) return 'for-a-time';
      return (recent.at(-1)?.version ?? 0) > version ? 'just-now' : 'none';
    },
    latest: () => recent.at(-1)?.version ?? old,
  };
}
