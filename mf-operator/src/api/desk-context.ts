import type { QueryState } from '@petcare/remote';
import { createContext, use } from 'react';
import type { Area } from './operator-api.ts';

/** `waiting`: how much waits in an area, by the answer of `counted`, whose `refetch` counts anew. */
export type Desk = { areas: readonly Area[]; waiting: ReadonlyMap<string, number>; counted: QueryState<unknown> };

export const DeskContext = createContext<Desk>({
  areas: [],
  waiting: new Map(),
  counted: { data: null, error: null, isLoading: false, refetch: () => undefined },
});

export function useDeskContext(): Desk {
  return use(DeskContext);
}
