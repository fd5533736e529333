import { useCallback, useEffect, useState } from 'react';
import type { DeviceLocation } from '../location/device-location.ts';
import { useDeviceLocation } from '../location/use-device-location.ts';

/** `waiting` while the device is being asked; `known` is where it is, or the default place. */
export type DistanceOrigin =
  { status: 'unwanted' } | { status: 'waiting' } | { status: 'known'; location: DeviceLocation; problem: string | null; ask: () => void };

/** From where distances are measured, asked for only when they are wanted. */
export function useDistanceOrigin(isWanted: boolean): DistanceOrigin {
  const { location, locate, problem } = useDeviceLocation();
  const [hasAnswer, setHasAnswer] = useState(false);
  const ask = useCallback(() => void locate().then(() => setHasAnswer(true)), [locate]);

  useEffect(() => {
    if (isWanted && !hasAnswer) ask();
  }, [isWanted, hasAnswer, ask]);

  if (!isWanted) return { status: 'unwanted' };
  return hasAnswer && !location.useCurrent ? { status: 'known', location, problem, ask } : { status: 'waiting' };
}
