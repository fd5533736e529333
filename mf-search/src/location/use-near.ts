import { useEffect } from 'react';
import { isPositionFree } from './device-position.ts';
import { keptRegion } from './kept-region.ts';
import { useDeviceLocation } from './use-device-location.ts';

/**
 * The place from which near is measured while nobody has asked for it: where the device is, if it says so without asking, else the
 * region that was chosen last on it, else the default place. Begins with the default place, as a server does.
 */
export function useNear(isWanted = true) {
  const device = useDeviceLocation();
  const { locate, searchAddress } = device;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const look = async () => {
      const position = (await isPositionFree()) && !isLeft ? await locate({ isQuiet: true }) : null;
      const kept = position || isLeft ? null : keptRegion();
      if (kept) searchAddress(kept.name, kept.position);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [isWanted, locate, searchAddress]);
  return device;
}
