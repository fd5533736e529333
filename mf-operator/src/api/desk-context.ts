import { createContext, use } from 'react';
import type { Area } from './operator-api.ts';

/** `waiting`: how much waits in an area; `problem`: why it is not known; `refetch` counts anew. */
export type Desk = { areas: readonly Area[]; waiting: ReadonlyMap<string, number>; problem: string | null; refetch: () => void };

export const DeskContext = createContext<Desk>({ areas: [], waiting: new Map(), problem: null, refetch: () => undefined });

export function useDeskContext(): Desk {
  return use(DeskContext);
}
