import { useCallback, useEffect, useState } from 'react';
import type { DeviceLocation } from '../location/device-location.ts';
import { useNear } from '../location/use-near.ts';

/** `near`: a list in the order that it has anyway; `distance`: somebody wants to have it by distance, and the device is asked. */
export type OriginWish = 'none' | 'near' | 'distance';

/** `near` is where the device is or what is known instead; `waiting` while the device is being asked; `known` is where it is, or the default place. */
export type DistanceOrigin =
  | { status: 'unwanted' }
  | { status: 'waiting' }
  | { status: 'near'; location: DeviceLocation; ask: () => void }
  | { status: 'known'; location: DeviceLocation; problem: string | null; ask: () => void };

/** From where distances are measured; the device is asked for it only when they are wanted. */
export function useDistanceOrigin(wish: OriginWish): DistanceOrigin {
  const { location, locate, problem } = useNear(wish === 'near');
  const [hasAnswer, setHasAnswer] = useState(false);
  const ask = useCallback(() => void locate().then(() => setHasAnswer(true)), [locate]);

  useEffect(() => {
    if (wish === 'distance' && !hasAnswer) ask();
  }, [wish, hasAnswer, ask]);

  if (wish === 'none') return { status: 'unwanted' };
  if (wish === 'near') return { status: 'near', location, ask };
  return hasAnswer && !location.useCurrent ? { status: 'known', location, problem, ask } : { status: 'waiting' };
}
