import type { MapBounds } from '@petcare/maps';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from 'urql';
import type { Region } from '../listing/listing-search.ts';

/** Tells once where the region lies with which the map was opened; not where `isAside`: something else says what to show. */
export function useRegionView({ sido, sigungu }: Region, isAside: boolean, onKnown: (bounds: MapBounds) => void): void {
  const client = useClient();
  const tell = useEffectEvent(onKnown);
  const open = useEffectEvent(async () => {
    if (sido === null || isAside) return;
    const { regionBounds } = await import(/* webpackChunkName: "map-later" */ './region-bounds.ts');
    const bounds = await regionBounds(client, { sido, sigungu });
    if (bounds) tell(bounds);
  });
  useEffect(() => void open(), []);
}
