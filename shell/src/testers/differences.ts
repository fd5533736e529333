import type { Composition, RemoteName } from '@petcare/contracts';

/** One thing that makes a tester's page another than everybody's. `where` is a release, or `localhost:<port>`. */
export type Difference =
  | { kind: 'override'; name: string; where: string }
  | { kind: 'pin'; id: string }
  | { kind: 'fault'; name: string; fault: string }
  | { kind: 'switch'; name: string; on: boolean };

const PARAMETERS = ['remote', 'composition', 'until', 'signature', 'fault', 'switch', 'tester'];

function releaseOf(name: string, { shell, remotes, tester }: Composition): string {
  return name === 'shell' ? (tester?.brokenShell ?? shell.release) : (remotes[name as RemoteName]?.release ?? '');
}

/** All that makes this page another than everybody's. */
export function differencesOf(composition: Composition): Difference[] {
  const { id, overrides = [], pinned, faults = [], tester } = composition;
  const forced = (tester?.switches ?? []).filter((one) => one.forced);
  return [
    ...overrides.map((name): Difference => ({ kind: 'override', name, where: releaseOf(name, composition) })),
    ...(pinned ? [{ kind: 'pin', id } as const] : []),
    ...forced.map(({ name, on }): Difference => ({ kind: 'switch', name, on })),
    ...faults.map(({ remote, fault }): Difference => ({ kind: 'fault', name: remote, fault })),
  ];
}

/** The same page with only these of its differences left. Overrides, pins and switches outlive an address, so an empty parameter takes them off. */
export function addressWith(here: string, left: readonly Difference[], { overrides, pinned, tester }: Composition): string {
  const address = new URL(here);
  for (const name of PARAMETERS) address.searchParams.delete(name);
  const kept = left.flatMap((one) => (one.kind === 'override' ? [`${one.name}@${one.where}`] : []));
  if (overrides && overrides.length > 0) address.searchParams.set('remote', kept.join(','));
  if (pinned && !left.some(({ kind }) => kind === 'pin')) address.searchParams.set('composition', '');
  const sides = left.flatMap((one) => (one.kind === 'switch' ? [`${one.name}:${one.on ? 'on' : 'off'}`] : []));
  if (sides.length > 0 || tester?.switches?.some(({ forced }) => forced)) address.searchParams.set('switch', sides.join(','));
  const faults = left.flatMap((one) => (one.kind === 'fault' ? [`${one.name}:${one.fault}`] : []));
  if (faults.length > 0) address.searchParams.set('fault', faults.join(','));
  return address.href;
}
