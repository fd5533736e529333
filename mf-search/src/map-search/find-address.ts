import { rest, type RestData } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import type { MapPosition } from '@petcare/maps';

type AddressPosition = { address: string; position: MapPosition; zoom: number };

/** The zoom on an address: on a house, which has a number, a town, a sigungu, a sido. */
function zoomOf({ isExact, address, sigungu }: RestData<'get', '/api/location-info/get-info'>, asked: string): number {
  if (isExact) return /\d/.test(asked) ? 16 : 14.5;
  if (!sigungu) return 9.6;
  return address.endsWith(sigungu) ? 13.4 : 14.5;
}

/** The position of an address; null when nobody knows it, which a toast says while `isWanted`. */
export async function findAddress(text: string, isWanted: () => boolean): Promise<AddressPosition | null> {
  const answer = await rest.get('/api/location-info/get-info', { query: { address: text } });
  if (answer.success) {
    const { address, latitude, longitude } = answer.data;
    return { address, position: { latitude, longitude }, zoom: zoomOf(answer.data, text) };
  }
  if (isWanted()) toast('error', answer.message);
  return null;
}
