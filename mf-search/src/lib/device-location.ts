import type { MapPosition } from '@petcare/maps';

/**
 * From where "near" is measured. `isCurrentLocation`: it is where the device
 * is; `useCurrent`: the device is being asked for it.
 */
export type DeviceLocation = MapPosition & { address: string; isCurrentLocation: boolean; useCurrent: boolean };

export type LocationEvent =
  | { kind: 'asked' }
  | { kind: 'located'; position: MapPosition }
  | { kind: 'failed' }
  | { kind: 'address-searched'; address: string; position: MapPosition };

export const defaultLocation: DeviceLocation = {
  address: '서울특별시 구로구',
  latitude: 37.48,
  longitude: 127.03,
  isCurrentLocation: false,
  useCurrent: false,
};

export function locationAfter(location: DeviceLocation, event: LocationEvent): DeviceLocation {
  switch (event.kind) {
    case 'asked':
      return { ...location, useCurrent: true };
    case 'located':
      return { ...event.position, address: '내 위치', isCurrentLocation: true, useCurrent: false };
    case 'failed':
      return { ...location, useCurrent: false };
    case 'address-searched':
      return { ...event.position, address: event.address, isCurrentLocation: false, useCurrent: false };
  }
}
