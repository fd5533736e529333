import { kindNames, type Kind } from '../review/kinds.ts';

export type SeenBusiness = { kind: Kind; id: string; name: string };

const KEY = 'petcare.seen-businesses';
const MOST = 6;

const isSeen = (one: unknown): one is SeenBusiness => {
  const { kind, id, name } = (one ?? {}) as Partial<SeenBusiness>;
  return kindNames.some((known) => known === kind) && typeof id === 'string' && typeof name === 'string';
};

/** Businesses whose pages this device has shown, the last one first. */
export function readSeen(): SeenBusiness[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A device that keeps nothing loses only this convenience. */
export function rememberSeen(seen: SeenBusiness): void {
  const others = readSeen().filter(({ kind, id }) => kind !== seen.kind || id !== seen.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    return;
  }
}
