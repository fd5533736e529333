import type { MapPosition } from '@petcare/maps';

/**
 * From where "near" is measured. `isCurrentLocation`: it is where the device
 * is; `useCurrent`: the device is being asked for it; `isDefault`: nobody has
 * said any place now, whatever it is called: it is the region that was chosen
 * last, or the usual one.
 */
export type DeviceLocation = MapPosition & { address: string; isCurrentLocation: boolean; useCurrent: boolean; isDefault: boolean };

export type LocationEvent =
  | { kind: 'asked' }
  | { kind: 'located'; position: MapPosition }
  /** The name of the area around the device; a place chosen meanwhile keeps its own name. */
  | { kind: 'named'; address: string }
  | { kind: 'failed' }
  | { kind: 'region-kept'; address: string; position: MapPosition }
  | { kind: 'address-searched'; address: string; position: MapPosition };

/** Called by what lies there. */
export const defaultLocation: DeviceLocation = {
  address: '서울특별시 서초구',
  latitude: 37.48,
  longitude: 127.03,
  isCurrentLocation: false,
  useCurrent: false,
  isDefault: true,
};

/** The name of the device's place while that of the area is not known. */
export const UNNAMED = '내 위치';

/** From where distances mean something to somebody: not from the default place, and not from the middle of a region. */
export function knownOrigin(location: DeviceLocation): DeviceLocation | null {
  return location.isDefault ? null : location;
}

export function locationAfter(location: DeviceLocation, event: LocationEvent): DeviceLocation {
  switch (event.kind) {
    case 'asked':
      return { ...location, useCurrent: true };
    case 'located':
      return { ...event.position, address: UNNAMED, isCurrentLocation: true, useCurrent: false, isDefault: false };
    case 'named':
      return location.isCurrentLocation ? { ...location, address: event.address } : location;
    case 'failed':
      return { ...location, useCurrent: false };
    case 'region-kept':
      return { ...location, ...event.position, address: event.address, isCurrentLocation: false, isDefault: true };
    case 'address-searched':
      return { ...event.position, address: event.address, isCurrentLocation: false, useCurrent: false, isDefault: false };
  }
}
