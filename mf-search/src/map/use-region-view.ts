import { graphql } from '@petcare/api';
import type { MapBounds } from '@petcare/maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from 'urql';
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

function boundsOf(boxes: readonly MapBounds[]): MapBounds {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}

/** Tells once where the region lies with which the map was opened; not where `isAside`: something else says what to show. */
export function useRegionView({ sido, sigungu }: Region, isAside: boolean, onKnown: (bounds: MapBounds) => void): void {
  const isOpened = useRef(sido !== null && !isAside);
  const [{ data }] = useQuery({ query: MapPage_Regions, pause: !isOpened.current });
  const tell = useEffectEvent((regions: NonNullable<typeof data>['getRegions']) => {
    if (!isOpened.current) return;
    isOpened.current = false;
    const within = regions.find(({ name }) => name === sido)?.sigungu.filter(({ name }) => !sigungu || name === sigungu) ?? [];
    if (within.length > 0) onKnown(boundsOf(within));
  });
  useEffect(() => {
    if (data) tell(data.getRegions);
  }, [data]);
}
