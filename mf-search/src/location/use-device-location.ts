import { rest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import type { MapPosition } from '@petcare/maps';
import { useCallback, useReducer, useState } from 'react';
import { defaultLocation, locationAfter } from './device-location.ts';
import { findDevicePosition, recallAreaName, rememberAreaName } from './device-position.ts';

/** The name of the area of a position; undefined when nobody knows it, or can be asked. */
async function areaNameOf(position: MapPosition): Promise<string | undefined> {
  const remembered = recallAreaName(position);
  if (remembered) return remembered;
  const answer = await rest.get('/api/location-info/get-info', { query: position });
  if (!answer.success) return undefined;
  rememberAreaName(position, answer.data.address);
  return answer.data.address;
}

/** The place to measure from, and the way to ask the device for it; a failure is told as a toast unless nobody has asked (`isQuiet`), and stays in `problem` for a page that opens with it, before anything shows toasts. */
export function useDeviceLocation() {
  const [location, dispatch] = useReducer(locationAfter, defaultLocation);
  const [problem, setProblem] = useState<string | null>(null);

  const locate = useCallback(async ({ isQuiet = false } = {}): Promise<MapPosition | null> => {
    dispatch({ kind: 'asked' });
    const answer = await findDevicePosition();
    setProblem(answer.found ? null : answer.message);
    if (answer.found) {
      dispatch({ kind: 'located', position: answer.position });
      void areaNameOf(answer.position).then((address) => address && dispatch({ kind: 'named', address }));
      return answer.position;
    }
    dispatch({ kind: 'failed' });
    if (!isQuiet) toast('error', answer.message);
    return null;
  }, []);

  const searchAddress = useCallback(
    (address: string, position: MapPosition) => dispatch({ kind: 'address-searched', address, position }),
    [],
  );

  const beginAt = useCallback((address: string, position: MapPosition) => dispatch({ kind: 'region-kept', address, position }), []);

  return { location, locate, searchAddress, beginAt, problem };
}
