import type { MapPosition } from '@petcare/maps';
import { useRef } from 'react';

export type OnAddress = (address: string, position: MapPosition, zoom: number) => void;

/** Asks where an address is. `onFound` when somebody knows; else a toast, and `onUnknown`. Only the last question is answered. */
export function useAddressSearch(onFound: OnAddress, onUnknown: (text: string) => void): (text: string) => Promise<void> {
  const asked = useRef(0);
  return async (text) => {
    const question = ++asked.current;
    const isLast = () => question === asked.current;
    const { findAddress } = await import(/* webpackChunkName: "map-later" */ './find-address.ts');
    const found = await findAddress(text, isLast);
    if (!isLast()) return;
    if (found) onFound(found.address, found.position, found.zoom);
    else onUnknown(text);
  };
}
