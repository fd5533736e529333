import type { Fault } from '@petcare/contracts';
import type { FetchRemote } from './loader.ts';

// A hash that no file has.
const NO_HASH = `sha384-${'A'.repeat(64)}`;

const never = new Promise<never>(() => undefined);
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function Exploding(): never {
  throw new Error('A tester’s fault: thrown on render');
}

function breakingBy(fault: Fault['fault'], fetchRemote: FetchRemote): FetchRemote {
  switch (fault) {
    case 'hang':
      return () => never;
    case '404':
      return (remote, source) => fetchRemote(remote, { ...source, entry: source.entry.replace(/[^/]*$/, 'missing.js') });
    case 'corrupt':
      return (remote, source) => fetchRemote(remote, { ...source, integrity: NO_HASH });
    case 'throw-load':
      return async (remote, source) => {
        await fetchRemote(remote, source);
        throw new Error('A tester’s fault: thrown on load');
      };
    case 'throw-render':
      return async (remote, source) => {
        const loaded = await fetchRemote(remote, source);
        // In place: the remote's lifecycles look its pages and parts up in these very objects.
        for (const loaders of [loaded.pages, loaded.parts]) {
          for (const name of Object.keys(loaders)) Object.assign(loaders, { [name]: async () => Exploding });
        }
        return loaded;
      };
    default:
      return async (remote, source) => {
        await later(Number(fault.slice('slow-'.length)));
        return fetchRemote(remote, source);
      };
  }
}

/** The same way to fetch remotes, with a tester's faults in it: every source of a remote that has one breaks. */
export function withFaults(faults: readonly Fault[], fetchRemote: FetchRemote): FetchRemote {
  const breaking = new Map<string, FetchRemote>();
  for (const { remote, fault } of faults) breaking.set(remote, breakingBy(fault, breaking.get(remote) ?? fetchRemote));
  return (remote, source) => (breaking.get(remote) ?? fetchRemote)(remote, source);
}
