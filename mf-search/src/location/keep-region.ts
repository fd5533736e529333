import { graphql } from '@petcare/api';
import type { Client } from 'urql';
import { storedRegion } from './kept-region.ts';

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

/** Keep the region on this device, and nowhere else, as the place that is looked from while the device's own is not known. */
export async function keepRegion(client: Client, { sido, sigungu }: { sido: string | null; sigungu: string | null }): Promise<void> {
  if (sido === null) return storedRegion.remove();
  const { data } = await client.query(KeptRegion_Regions, {}).toPromise();
  const large = data?.getRegions.find(({ name }) => name === sido);
  const region = sigungu === null ? large : large?.sigungu.find(({ name }) => name === sigungu);
  if (region)
    storedRegion.write({ name: [sido, sigungu].filter(Boolean).join(' '), latitude: region.latitude, longitude: region.longitude });
}
