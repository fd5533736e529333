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

function recall(): MapPosition | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isStored(stored)) return null;
    const age = Date.now() - stored.at;
    return age >= 0 && age < FRESH_MS ? { latitude: stored.latitude, longitude: stored.longitude } : null;
  } catch {
    return null;
  }
}

function remember(position: MapPosition): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...position, at: Date.now() }));
  } catch {
    // A full or forbidden storage costs only the next question.
  }
}

function isStored(value: unknown): value is MapPosition & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  return ['latitude', 'longitude', 'at'].every((key) => typeof (value as Record<string, unknown>)[key] === 'number');
}
