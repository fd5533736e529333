import type { EventName, EventPayload } from '@petcare/contracts';
import { useEffect, useEffectEvent } from 'react';
import { bus } from './bus.ts';

/**
 * Hear an event of the bus while the component is mounted. `hear` is called
 * with the payload, and is always that of the last render; for a state-like
 * event it is called at once with the last one, if there was any.
 */
export function useBusEvent<N extends EventName>(name: N, hear: (payload: EventPayload<N>) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const subscription = bus.on(name).subscribe((payload) => heard(payload));
    return () => subscription.unsubscribe();
  }, [name]);
}
