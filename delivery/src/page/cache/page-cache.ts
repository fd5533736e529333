import { LRUCache } from 'lru-cache';
import type { DataVersion } from './data-version.ts';
import { freshnessOf, usualAges, type Ages } from './freshness.policy.ts';
import { isSamePage, type PageAnswer } from '../document/page-answer.ts';
import type { PageProduction } from '../document/produce-page.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Its compressed forms are made later: room for them is kept from the beginning. */
const WITH_FORMS = 1.5;

type KeptPage = { answer: PageAnswer; at: number; data: number };

/** The answer to a request: bytes that are there, or a page on its way to whoever asked first. */
export type Served = { answer: PageAnswer; kept: boolean } | { production: PageProduction };

/** The numbers of pages since the start: given as they were kept, and made. */
export type PageCounts = { kept: number; made: number };

export type PageCache = {
  counts(): PageCounts;
  /**
   * `make` is called when there is nothing to give, or behind when what there is is stale. One page is made once at a time,
   * but for whoever has written (`wrote`, a version of the data) after it was begun.
   */
  serve(key: string, make: () => Promise<PageProduction>, wrote?: number): Promise<Served>;
};

/**
 * @param dataVersion what public things have changed that this process knows of
 * @param isAway whether the API could not answer when it was asked last
 */
export function createPageCache(options: {
  dataVersion: Pick<DataVersion, 'current' | 'changeSince'>;
  isAway: () => boolean;
  ages?: Ages;
  bytes?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}): PageCache {
  const { dataVersion, isAway, ages = usualAges, bytes = MOST_BYTES, now = Date.now, onError } = options;
  const pages = new LRUCache<string, KeptPage>({
    maxSize: bytes,
    sizeCalculation: ({ answer }) => Math.ceil(answer.plain.length * WITH_FORMS),
  });
  const counts: PageCounts = { kept: 0, made: 0 };
  const underWay = new Map<string, { data: number; answer: Promise<PageAnswer> }>();

  function stateOf(kept: KeptPage | undefined, wrote: number): 'fresh' | 'stale' | 'gone' {
    if (!kept) return 'gone';
    const change = dataVersion.changeSince(kept.data, kept.answer.topics);
    return freshnessOf({ ...kept, change }, { now: now(), isAway: isAway(), wrote }, ages);
  }

  function keep(key: string, at: number, data: number, answer: PageAnswer): PageAnswer {
    const kept = pages.peek(key);
    // One that was begun earlier and took longer is no newer.
    if (!answer.whole || (kept && kept.data > data)) return answer;
    const before = kept?.answer;
    // Browsers and caches that have it need not fetch the same again.
    const same = before && isSamePage(before, answer) ? before : answer;
    pages.set(key, { answer: same, at, data });
    return same;
  }

  /** Begun now, whoever waits for it. */
  function begin(key: string, make: () => Promise<PageProduction>): { production: Promise<PageProduction>; answer: Promise<PageAnswer> } {
    const [at, data] = [now(), dataVersion.current()];
    counts.made += 1;
    const production = make();
    const answer = production.then((made) => made.answer).then((made) => keep(key, at, data, made));
    const entry = { data, answer };
    underWay.set(key, entry);
    const end = () => underWay.get(key) === entry && underWay.delete(key);
    answer.then(end, end);
    return { production, answer };
  }

  return {
    counts: () => ({ ...counts }),
    async serve(key, make, wrote = 0) {
      const kept = pages.get(key);
      const state = stateOf(kept, wrote);
      // Whether there is newer data is known only when it was asked for.
      const orKept = (answer: PageAnswer): Served =>
        !answer.whole && kept && stateOf(kept, wrote) !== 'gone' ? { answer: kept.answer, kept: true } : { answer, kept: answer.whole };
      const busy = underWay.get(key);
      const isBusy = busy !== undefined && busy.data >= wrote;
      if (kept && state !== 'gone') {
        if (state === 'stale' && !busy) begin(key, make).answer.catch(onError);
        counts.kept += 1;
        return { answer: kept.answer, kept: true };
      }
      if (busy && isBusy) {
        return orKept(await busy.answer);
      }
      const { production, answer } = begin(key, make);
      const made = await production;
      if (made.stream) {
        answer.catch(onError);
        return { production: made };
      }
      return orKept(await answer);
    },
  };
}
