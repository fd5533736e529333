import { randomUUID } from 'node:crypto';
import type { RenderedTree } from '@petcare/contracts';
import type { Topics } from './topics.ts';

/** A tree that stands in a page: its HTML cut at its holes, what fills each, and what it stands in. */
export type Fragment = {
  rendered: RenderedTree;
  whole: boolean;
  topics: Topics;
  open: string;
  close: string;
  pieces: readonly (string | Hole)[];
};

/** A hole is filled in time, later, or with nothing. */
export type Hole = { filling: Promise<Fragment | null>; filled?: Fragment | null };

export function aHole(filling: Promise<Fragment | null>): Hole {
  const hole: Hole = { filling };
  void filling.then((fragment) => (hole.filled = fragment));
  return hole;
}

/** The name of a job's holes, which nobody can know beforehand. */
export const aHoleName = (): string => `hole-${randomUUID()}`;

/** Cut the HTML at its holes: `place`, or the number of a slot. */
export function cut(html: string, name: string, fill: (hole: string) => Hole | null): (string | Hole)[] {
  return html.split(new RegExp(`<!--${name}:(place|\\d+)-->`)).map((part, index) => (index % 2 === 0 ? part : (fill(part) ?? '')));
}

/** Everything below this fragment that is known by now, outermost first. */
export function standing(fragment: Fragment): Fragment[] {
  return [fragment, ...fragment.pieces.flatMap((piece) => (typeof piece !== 'string' && piece.filled ? standing(piece.filled) : []))];
}

/** Fulfils when every hole is filled, or never will be. */
export async function whenFilled(fragment: Fragment): Promise<void> {
  const holes = fragment.pieces.filter((piece) => typeof piece !== 'string');
  await Promise.all(holes.map(async ({ filling }) => filling.then((inner) => inner && whenFilled(inner))));
}

/** True when all holes are filled, with what has had all its answers. */
export function isWhole(fragment: Fragment): boolean {
  return fragment.whole && fragment.pieces.every((piece) => typeof piece === 'string' || (piece.filled != null && isWhole(piece.filled)));
}

/** The topics of all that stands in it by now; null where something may show any. */
export function topicsOf(fragment: Fragment): Topics {
  const all = standing(fragment).map(({ topics }) => topics);
  return all.every((topics) => topics !== null) ? [...new Set(all.flat())].sort() : null;
}
