import { PERSONAL_CACHES } from '@petcare/contracts/offline';
import { readState, writeState } from './state.ts';

/** Rises when a person's things are thrown away: what was asked for before is not kept any more. */
let generation = 0;
export const currentGeneration = (): number => generation;

const forgetters: (() => Promise<void>)[] = [];
/** Has `forget` called, too, when a person's things go: the books that a library keeps of what it has cached. */
export function onForget(forget: () => Promise<void>): void {
  forgetters.push(forget);
}

/** Throws away whatever somebody has seen. */
export async function forgetPerson(): Promise<void> {
  generation += 1;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
  await Promise.all(forgetters.map((forget) => forget().catch(() => undefined)));
}

/** The person for whom things are kept; undefined until that was read. */
let known: string | null | undefined;
/** The last change is waited for: two tabs may tell of two people at once. */
let changing: Promise<void> = Promise.resolve();

async function change(person: string | null): Promise<void> {
  const before = await readState('person');
  if (before !== person) {
    // What somebody has seen before they logged in is theirs.
    if (before !== null) await forgetPerson();
    await writeState('person', person);
  }
  known = person;
}

/** Whoever is signed in from now on, null for nobody: what was kept for somebody else is thrown away. */
export async function keepFor(person: string | null): Promise<void> {
  if (known === person) return changing;
  known = undefined;
  changing = changing.then(
    () => change(person),
    () => change(person),
  );
  return changing;
}

/** The account that a bearer names; null without one. The server alone checks it. */
export function personOf(request: Request): string | null {
  const payload = request.headers.get('authorization')?.split('.')[1];
  if (!payload) return null;
  try {
    const { userID } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { userID?: unknown };
    return typeof userID === 'string' ? userID : null;
  } catch {
    return null;
  }
}
