import { bus } from '@petcare/event-bus';
import type { MapPosition } from '@petcare/maps';
import { useCallback, useReducer } from 'react';
import { defaultLocation, locationAfter } from '../lib/device-location.ts';
import { findDevicePosition } from '../lib/device-position.ts';

/** The place to measure from, and the way to ask the device for it; a failure is told as a toast. */
export function useDeviceLocation() {
  const [location, dispatch] = useReducer(locationAfter, defaultLocation);

  const locate = useCallback(async (): Promise<MapPosition | null> => {
    dispatch({ kind: 'asked' });
    const answer = await findDevicePosition();
    if (answer.found) {
      dispatch({ kind: 'located', position: answer.position });
      return answer.position;
    }
    dispatch({ kind: 'failed' });
    bus.emit('toast.shown', { kind: 'error', message: answer.message });
    return null;
  }, []);

  const searchAddress = useCallback((address: string, position: MapPosition) => dispatch({ kind: 'address-searched', address, position }), []);

  return { location, locate, searchAddress };
}
