import { createContext, use } from 'react';
import type { Area } from './operator-api.ts';

/** `waiting`: how much waits in an area; `refetch` counts anew. */
export type Desk = { areas: readonly Area[]; waiting: ReadonlyMap<string, number>; refetch: () => void };

export const DeskContext = createContext<Desk>({ areas: [], waiting: new Map(), refetch: () => undefined });

export function useDeskContext(): Desk {
  return use(DeskContext);
}
