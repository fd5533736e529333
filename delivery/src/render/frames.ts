import type { RenderJob } from '@petcare/contracts';
import { LRUCache } from 'lru-cache';
import type { MixedRelease } from '../mix/mix.ts';
import type { RouteTable } from '../route-table/route-tables.ts';
import type { Renderers } from './renderers.ts';
import type { ThreadAnswer } from './thread.ts';
import { aHoleName } from './fill.ts';

const MOST = 500;
const KEPT_MILLISECONDS = 60_000;

export type Frame = ThreadAnswer & { hole: string };
export type FrameWish = {
  shell: MixedRelease;
  table: RouteTable | null;
  url: string;
  now: number;
  /** The name of the site. */
  environment: string;
  /** The names of the feature switches that are on. */
  switches: readonly string[];
  limit: number;
  /** True when no remote's pages stand in it. */
  isEmpty: boolean;
};

/** The frames of pages. Rejects as `Renderers.render` does. */
export type Frames = (wish: FrameWish) => Promise<Frame>;

/**
 * Around a remote's pages the frame is the same for every query of a path, and
 * hangs on no data: it is rendered once a minute. With a page of the shell's
 * own in it, it is rendered each time.
 */
export function createFrames(renderers: Renderers): Frames {
  const kept = new LRUCache<string, Promise<Frame>>({ max: MOST, ttl: KEPT_MILLISECONDS });

  async function render({ shell, table, url, now, environment, switches, limit }: FrameWish): Promise<Frame> {
    const job: RenderJob = {
      kind: 'frame',
      ...(table?.ownRows.length && { ownRows: table.ownRows }),
      ...(switches.length > 0 && { switches }),
      environment,
      url,
      now,
      hole: aHoleName(),
      idPrefix: 'f-',
    };
    return { ...(await renderers.render({ release: shell, shell }, job, limit)), hole: job.hole };
  }

  return async (wish) => {
    if (!wish.isEmpty) return render(wish);
    const [pathname = '/'] = wish.url.split('?', 1);
    const key = `${wish.shell.release} ${wish.table?.id} ${wish.switches.join(',')} ${pathname}`;
    const known = kept.get(key);
    if (known) return known;
    const frame = render({ ...wish, url: pathname });
    kept.set(key, frame);
    const forget = () => kept.peek(key) === frame && kept.delete(key);
    frame.then(({ whole }) => whole || forget(), forget);
    return frame;
  };
}
