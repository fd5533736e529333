import { graphql } from '@petcare/api';
import type { MapBounds } from '@petcare/maps';
import type { Client } from 'urql';
import type { Region } from '../listing/listing-search.ts';

const MapPage_Regions = graphql(`
  query MapPage_Regions {
    getRegions {
      name
      sigungu {
        name
        south
        west
        north
        east
      }
    }
  }
`);

/** The box around a region; null where there is none of these names, or nobody answers. */
export async function regionBounds(client: Client, { sido, sigungu }: Region): Promise<MapBounds | null> {
  const { data } = await client.query(MapPage_Regions, {});
  const known = data?.getRegions.find(({ name }) => name === sido)?.sigungu ?? [];
  const boxes = known.filter(({ name }) => !sigungu || name === sigungu);
  if (boxes.length === 0) return null;
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}
