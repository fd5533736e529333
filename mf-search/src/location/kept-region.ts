import { graphql } from '@petcare/api';
import type { MapPosition } from '@petcare/maps';
import { createStoredValue, schemaBy } from '@petcare/storage';
import type { Client } from 'urql';

const KeptRegion_Regions = graphql(`
  query KeptRegion_Regions {
    getRegions {
      name
      latitude
      longitude
      sigungu {
        name
        latitude
        longitude
      }
    }
  }
`);

type KeptRegion = MapPosition & { name: string };

function readKept(value: unknown): KeptRegion | null {
  const { name, latitude, longitude } = (value ?? {}) as Partial<Record<keyof KeptRegion, unknown>>;
  return typeof name === 'string' && typeof latitude === 'number' && typeof longitude === 'number' ? { name, latitude, longitude } : null;
}

const stored = createStoredValue({ key: 'petcare.region', where: 'device', schema: schemaBy(readKept) });

/** The region that was chosen last on this device, by its name and middle; null where none was, or all of Korea. */
export function keptRegion(): { name: string; position: MapPosition } | null {
  const kept = stored.read();
  return kept && { name: kept.name, position: { latitude: kept.latitude, longitude: kept.longitude } };
}

/** Keep the region on this device, and nowhere else, as the place that is looked from while the device's own is not known. */
export async function keepRegion(client: Client, { sido, sigungu }: { sido: string | null; sigungu: string | null }): Promise<void> {
  if (sido === null) return stored.remove();
  const { data } = await client.query(KeptRegion_Regions, {}).toPromise();
  const large = data?.getRegions.find(({ name }) => name === sido);
  const region = sigungu === null ? large : large?.sigungu.find(({ name }) => name === sigungu);
  if (region) stored.write({ name: [sido, sigungu].filter(Boolean).join(' '), latitude: region.latitude, longitude: region.longitude });
}
