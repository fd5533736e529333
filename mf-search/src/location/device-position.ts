import type { MapPosition } from '@petcare/maps';

export type DevicePosition = { found: true; position: MapPosition } | { found: false; message: string };

const KEY = 'petcare.device-position';
const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;
const CODES = { denied: 1, timeout: 3 };

export function messageOfPositionError({ code, message }: { code: number; message: string }): string {
  if (code === CODES.denied) return '위치 권한을 허용하신 뒤 다시 시도해 주세요.';
  if (code === CODES.timeout) return '위치 정보를 가져오는 데 시간이 너무 오래 걸렸습니다.';
  return message || '위치를 확인할 수 없어요.';
}

/** Where the device is, to the district; what it said in the last minute is taken again. */
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

/** What the area around a remembered position is called, once it was told. */
export function recallAreaName(position: MapPosition): string | undefined {
  const stored = readStored();
  return stored && isSame(stored, position) && typeof stored.areaName === 'string' ? stored.areaName : undefined;
}

export function rememberAreaName(position: MapPosition, areaName: string): void {
  const stored = readStored();
  if (stored && isSame(stored, position)) write({ ...stored, areaName });
}

function recall(): MapPosition | null {
  const stored = readStored();
  if (!stored) return null;
  const age = Date.now() - stored.at;
  return age >= 0 && age < FRESH_MS ? { latitude: stored.latitude, longitude: stored.longitude } : null;
}

function remember(position: MapPosition): void {
  write({ ...position, at: Date.now() });
}

type Stored = MapPosition & { at: number; areaName?: unknown };

const isSame = (a: MapPosition, b: MapPosition) => a.latitude === b.latitude && a.longitude === b.longitude;

function readStored(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage costs only the next question.
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  return ['latitude', 'longitude', 'at'].every((key) => typeof (value as Record<string, unknown>)[key] === 'number');
}
