import { rest, type RestData } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import type { MapPosition } from '@petcare/maps';
import { useRef } from 'react';

/** How near the map goes: to a house, which has a number, a town, a sigungu, a sido. */
function zoomOf({ isExact, address, sigungu }: RestData<'get', '/api/location-info/get-info'>, asked: string): number {
  if (isExact) return /\d/.test(asked) ? 16 : 14.5;
  if (!sigungu) return 9.6;
  return address.endsWith(sigungu) ? 13.4 : 14.5;
}

export type AddressFound = (address: string, position: MapPosition, zoom: number) => void;

/** Asks where an address is. `onFound` when somebody knows; else a toast, and `onUnknown`. Only the last question is answered. */
export function useAddressSearch(onFound: AddressFound, onUnknown: (text: string) => void): (text: string) => Promise<void> {
  const asked = useRef(0);
  return async (text) => {
    const question = ++asked.current;
    const answer = await rest.get('/api/location-info/get-info', { query: { address: text } });
    if (question !== asked.current) return;
    if (answer.success) {
      const { address, latitude, longitude } = answer.data;
      onFound(address, { latitude, longitude }, zoomOf(answer.data, text));
      return;
    }
    toast('error', answer.message);
    onUnknown(text);
  };
}
