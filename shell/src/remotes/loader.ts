import type { Composition, RemoteName } from '@petcare/contracts';
import { withDeadline, type Remote } from '@petcare/remote';
import { fetchContainer } from './container.ts';
import { observed, type Observe } from './telemetry.ts';

const LOAD_LIMIT = 10_000;

/** One way to get a remote: which release's entry, and whether under a fresh address because the plain one has failed. */
export type Source = { release: string; entry: string; integrity?: string | undefined; fresh: boolean };

export type Loader = {
  /** The ways to try, best first: the composed release, the same under a fresh address, the previous good release. What is kept comes first. */
  sources(remote: RemoteName): Source[];
  /** The remote from one source; what was loaded once is kept until it is forgotten. */
  load(remote: RemoteName, source: Source): Promise<Remote>;
  /** Drop what is kept of a remote that failed: the next load fetches again. */
  forget(remote: RemoteName): void;
};

export type LoaderAhead = Loader & {
  /** The remote before it is asked for: from the best source, without another try. Null when it can't be had, and then it is as if nobody had asked. */
  fetchAhead(remote: RemoteName): Promise<Remote | null>;
};

/** Fetches a remote from one source, without keeping it. */
export type FetchRemote = (remote: RemoteName, source: Source) => Promise<Remote>;

const containerName = (remote: RemoteName) => remote.replaceAll('-', '_');

/** `around` may stand between the loader and the network: a tester's faults do. */
export function createLoader({ remotes }: Composition, observe: Observe, around = (fetchRemote: FetchRemote) => fetchRemote): LoaderAhead {
  const kept = new Map<RemoteName, { source: Source; loading: Promise<Remote> }>();
  let attempts = 0;

  async function fetchRemote(remote: RemoteName, { entry, integrity, fresh }: Source): Promise<Remote> {
    attempts += 1;
    const address = new URL(fresh ? `${entry}?attempt=${attempts}` : entry, document.baseURI).href;
    const fetched = await fetchContainer({ address, integrity, name: containerName(remote) });
    // What few visitors need shares a file, `seldom`: each file costs everybody its hash in the shell's entry.
    if (fetched.events || fetched.slots) (await import(/* webpackChunkName: "seldom" */ '@petcare/contracts/own')).declareOwn(fetched);
    return fetched;
  }
  const fetchedAround = around(fetchRemote);

  const loader: LoaderAhead = {
    sources(remote) {
      const composed = remotes[remote];
      if (!composed) return [];
      const { release, entry, integrity, previous } = composed;
      const plainThenFresh = [
        { release, entry, integrity, fresh: false },
        { release, entry, integrity, fresh: true },
      ];
      // Without a network nothing is healed: the release before would stand beside kept files of another composition.
      const sources = previous && navigator.onLine ? [...plainThenFresh, { ...previous, fresh: true }] : plainThenFresh;
      const known = kept.get(remote)?.source;
      return sources.slice(
        Math.max(
          0,
          sources.findIndex((source) => source.release === known?.release && source.fresh === known.fresh),
        ),
      );
    },
    load(remote, source) {
      const known = kept.get(remote);
      if (known) return known.loading;
      const loading = withDeadline(fetchedAround(remote, source), LOAD_LIMIT, `Loading ${remote}`);
      observed(observe, { package: remote, release: source.release, stage: 'load' }, loading);
      kept.set(remote, { source, loading });
      return loading;
    },
    async fetchAhead(remote) {
      const [source] = loader.sources(remote);
      if (!source) return null;
      const loading = loader.load(remote, source);
      try {
        return await loading;
      } catch {
        // Whoever asked in the meantime may be at the next source by now.
        if (kept.get(remote)?.loading === loading) kept.delete(remote);
        return null;
      }
    },
    forget(remote) {
      kept.delete(remote);
    },
  };
  return loader;
}
