import type { Composition, Outcome, RemoteName } from '@petcare/contracts';
import { recordOf, type PageRecord } from './recorder.ts';
import type { Unrendered } from './use-unrendered.ts';

/** The reason why a page has this release of a package. */
export type Origin = 'live' | 'canary' | 'pinned' | 'overridden';

/** The state of a package in this page. */
export type State = 'mounted' | 'loading' | 'failed' | 'loaded' | 'untouched';

/** A package of the composition as the testers' panel shows it; times in milliseconds. */
export type PackageRow = {
  name: Outcome['package'];
  release: string;
  origin: Origin;
  state: State;
  /** The release that stands in for a broken one. */
  fellBackTo: string | null;
  faults: string[];
  load: number | null;
  mount: number | null;
  /** The message of its last failure. */
  reason: string | null;
  /** The reason why the server renders nothing of it. */
  unrendered: string | null;
};

function originOf(name: string, { overrides, pinned, tester }: Composition): Origin {
  if (overrides?.includes(name)) return 'overridden';
  if (pinned) return 'pinned';
  return tester?.canaries.includes(name) ? 'canary' : 'live';
}

/** Every package of the composition, the shell first. `onPage` names those that have something on the page now. */
export function packageRows(
  composition: Composition,
  recorded: PageRecord,
  onPage: ReadonlySet<string>,
  unrendered: Unrendered = {},
): PackageRow[] {
  const rowOf = (name: Outcome['package'], release: string): PackageRow => {
    const { isLoading, last, good } = recordOf(recorded, name);
    const hasFailed = last !== null && !last.ok && last.stage !== 'unmount';
    const stateOf = (): State => {
      if (name === 'shell' || onPage.has(name)) return 'mounted';
      if (isLoading) return 'loading';
      if (hasFailed) return 'failed';
      return good.load ? 'loaded' : 'untouched';
    };
    return {
      name,
      release,
      origin: originOf(name, composition),
      state: stateOf(),
      fellBackTo: good.load && good.load.release !== release ? good.load.release : null,
      faults: (composition.faults ?? []).filter(({ remote }) => remote === name).map(({ fault }) => fault),
      load: good.load?.milliseconds ?? null,
      mount: good.mount?.milliseconds ?? null,
      reason: hasFailed ? (last.reason ?? null) : null,
      unrendered: unrendered[`${name}@${release}`] ?? null,
    };
  };
  const remotes = Object.entries(composition.remotes).map(([name, { release }]) => rowOf(name as RemoteName, release));
  return [rowOf('shell', composition.tester?.brokenShell ?? composition.shell.release), ...remotes];
}
