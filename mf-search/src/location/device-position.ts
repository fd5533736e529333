import { siteNow } from '@petcare/auth';
import type { MapPosition } from '@petcare/maps';
import { createStoredValue, schemaBy } from '@petcare/storage';

export type DevicePosition = { found: true; position: MapPosition } | { found: false; message: string };

const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;
type RememberedPosition = MapPosition & { at: number; areaName?: string };

function remembered(value: unknown): RememberedPosition | null {
  const { latitude, longitude, at, areaName } = (value ?? {}) as Partial<Record<keyof RememberedPosition, unknown>>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof at !== 'number') return null;
  return { latitude, longitude, at, ...(typeof areaName === 'string' && { areaName }) };
}

/** A position that the device said, when, and what the area around it is called. */
const stored = createStoredValue({
  key: 'petcare.device-position',
  where: 'device',
  schema: schemaBy(remembered),
});
const CODES = { denied: 1, timeout: 3 };

export function messageOfPositionError({ code, message }: { code: number; message: string }): string {
  if (code === CODES.denied) return '위치 권한을 허용하신 뒤 다시 시도해 주세요.';
  if (code === CODES.timeout) return '위치 정보를 가져오는 데 시간이 너무 오래 걸렸습니다.';
  return message || '위치를 확인할 수 없어요.';
}

/** The position of the device, to the district; an answer of the last minute is taken again. */
export async function findDevicePosition(): Promise<DevicePosition> {
  const remembered = recall();
  if (remembered) return { found: true, position: remembered };
  if (!('geolocation' in navigator)) return { found: false, message: '이 브라우져는 GPS를 지원하지 않습니다.' };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { latitude: coords.latitude, longitude: coords.longitude };
        remember(position);
        resolve({ found: true, position });
      },
      (error) => resolve({ found: false, message: messageOfPositionError(error) }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** True when the device would say where it is without asking the person first. */
export async function isPositionFree(): Promise<boolean> {
  if (recall()) return true;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    // Older browsers can't be asked for it, and a plain http address has none.
    return false;
  }
}

/** The name of the area around a remembered position, once it was told. */
export function recallAreaName(position: MapPosition): string | undefined {
  const known = stored.read();
  return known && isSame(known, position) ? known.areaName : undefined;
}

export function rememberAreaName(position: MapPosition, areaName: string): void {
  const known = stored.read();
  if (known && isSame(known, position)) stored.write({ ...known, areaName });
}

function recall(): MapPosition | null {
  const known = stored.read();
  if (!known) return null;
  const age = siteNow() - known.at;
  return age >= 0 && age < FRESH_MS ? { latitude: known.latitude, longitude: known.longitude } : null;
}

function remember(position: MapPosition): void {
  stored.write({ ...position, at: siteNow() });
}

const isSame = (a: MapPosition, b: MapPosition) => a.latitude === b.latitude && a.longitude === b.longitude;
