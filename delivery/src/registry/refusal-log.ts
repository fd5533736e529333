import { addressHash } from '../platform/address-hash.ts';
import type { Database } from '../platform/database.ts';
import { insertAct } from './audit.sql.ts';

/** Refusals that one key's holder, or all strangers together, can have written out in a minute. */
const PER_MINUTE = 10;
const WINDOW = 60_000;
const LONGEST_NAME = 60;
const STRANGERS = 'strangers';

/** The caller who was refused: the holder of a good key by its id, anybody else by a hash of the address. */
export type RefusedCaller = { key: string } | { address: string };

/** Writes refusals into the audit log, so many a minute: it is never cleared, and nobody is to fill it. */
export type RefusalLog = {
  /** Fulfils when it is written, or counted among those that one line tells of when the minute is over. */
  write(who: RefusedCaller, name: string, why: string): Promise<void>;
  /** Write what was only counted so far. */
  close(): Promise<void>;
};

type Minute = { written: number; counted: number; end: NodeJS.Timeout };

const readable = (name: string) => name.replace(/[^\w.@-]/g, '?').slice(0, LONGEST_NAME);

export function createRefusalLog({
  sql,
  secret,
  onError,
}: {
  sql: Database;
  secret: string;
  onError: (error: unknown) => void;
}): RefusalLog {
  const minutes = new Map<string, Minute>();
  const insert = (actor: string, name: string, note: string) =>
    insertAct(sql, { actor, act: 'refuse', package: name, release: null, previous: null, note });

  async function finish(group: string): Promise<void> {
    const minute = minutes.get(group);
    minutes.delete(group);
    clearTimeout(minute?.end);
    if (minute && minute.counted > 0) await insert(group, '*', `${minute.counted} more refusals within a minute`);
  }
  function begin(group: string): Minute {
    const minute = { written: 0, counted: 0, end: setTimeout(() => void finish(group).catch(onError), WINDOW).unref() };
    minutes.set(group, minute);
    return minute;
  }

  return {
    async write(who, name, why) {
      const [group, actor] =
        'key' in who ? [`key ${who.key}`, `key ${who.key}`] : [STRANGERS, `stranger ${addressHash(secret, who.address).slice(0, 8)}`];
      const minute = minutes.get(group) ?? begin(group);
      if (minute.written >= PER_MINUTE) {
        minute.counted += 1;
        return;
      }
      minute.written += 1;
      // Refused is refused, also while nothing can be written down.
      await insert(actor, readable(name), why).catch(onError);
    },
    async close() {
      await Promise.all([...minutes.keys()].map((group) => finish(group).catch(onError)));
    },
  };
}
