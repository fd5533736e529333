import type { MapPosition } from '@petcare/maps';
import { createStoredValue, schemaBy } from '@petcare/storage';

type KeptRegion = MapPosition & { name: string };

function readKept(value: unknown): KeptRegion | null {
  const { name, latitude, longitude } = (value ?? {}) as Partial<Record<keyof KeptRegion, unknown>>;
  return typeof name === 'string' && typeof latitude === 'number' && typeof longitude === 'number' ? { name, latitude, longitude } : null;
}

/** Its place on this device. */
export const storedRegion = createStoredValue({ key: 'petcare.region', where: 'device', schema: schemaBy(readKept) });

/** The region that was chosen last on this device, by its name and middle; null where none was, or all of Korea. */
export function keptRegion(): { name: string; position: MapPosition } | null {
  const kept = storedRegion.read();
  return kept && { name: kept.name, position: { latitude: kept.latitude, longitude: kept.longitude } };
}
