import type { LeftOutside } from './time-setting.ts';

const keyOf = (userID: string) => `petcare.to-move.${userID}`;

/** What of new times is still to be moved, which this tab keeps over a reload and the way to another page. */
export function readToMove(userID: string): readonly LeftOutside[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userID)) ?? '[]');
    return Array.isArray(kept) ? (kept as LeftOutside[]) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing loses only this convenience. */
export function keepToMove(userID: string, reservations: readonly LeftOutside[]): void {
  try {
    if (reservations.length === 0) sessionStorage.removeItem(keyOf(userID));
    else sessionStorage.setItem(keyOf(userID), JSON.stringify(reservations));
  } catch {
    return;
  }
}
