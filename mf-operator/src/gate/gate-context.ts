import { createContext, use } from 'react';

/** `round` counts how often the code was asked for anew: what was refused meanwhile is asked again. */
export type Gate = { round: number; end: () => void; leave: () => void };

export const GateContext = createContext<Gate>({ round: 0, end: () => undefined, leave: () => undefined });

export function useGate(): Gate {
  return use(GateContext);
}
