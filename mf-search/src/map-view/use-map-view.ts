import { boundsAround, type MapBounds, type MapPosition, type MapView } from '@petcare/maps';
import { useHydrated } from '@petcare/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defaultLocation } from '../location/device-location.ts';
import { START_ZOOM } from './area-view.ts';
import { readMapAddress, writeMapAddress, type MapAddress } from './map-address.ts';
import { useMapRoute } from './use-map-route.ts';

/** The smallest map that there is, so that its places are asked for before it is drawn: what is listed then is in view on every screen. */
const START_BOX = { width: 360, height: 480 };

type ShownArea = MapAddress & { bounds: MapBounds; free?: MapBounds | undefined };

function startAt(hash: string): ShownArea {
  const { latitude, longitude } = defaultLocation;
  const address = readMapAddress(hash) ?? { center: { latitude, longitude }, zoom: START_ZOOM, selectedId: null };
  return { ...address, bounds: boundsAround(address.center, address.zoom, START_BOX.width, START_BOX.height) };
}

/** The view of the map, kept behind the # of the address without filling the history. */
export function useMapView() {
  // Somebody went back, changed the address by hand, or pressed a link to a map that is open already.
  const route = useMapRoute((foreign, isStep) => {
    const address = readMapAddress(foreign);
    const before = latest.current;
    // A step back from a chosen place closes it, and leaves the map where it is.
    if (isStep && before.selectedId !== null && !address?.selectedId) keep(put({ selectedId: null }));
    else if (address) put(address);
    else keep(before);
  });
  const { hash } = route;
  const isHydrated = useHydrated();
  // What stands behind the # is never sent to a server: what it has rendered begins at the usual place.
  const [shown, setShown] = useState(() => startAt(isHydrated ? hash : ''));
  // A map that comes to rest and a press come in one moment: neither is to take back what the other has just changed.
  const latest = useRef(shown);
  const put = (change: Partial<ShownArea>): ShownArea => {
    latest.current = { ...latest.current, ...change };
    setShown(latest.current);
    return latest.current;
  };
  // Where a map stands that has not heard yet where it is wished is nowhere that somebody has gone.
  const isWished = useRef(false);
  useEffect(() => void (isWished.current = false), [shown]);
  // A map that stood at one beginning would be in the way of the other.
  const [isSettled, setSettled] = useState(isHydrated);
  const goToAddress = useEffectEvent(() => {
    if (!isSettled && readMapAddress(hash)) put(startAt(hash));
    setSettled(true);
  });
  useEffect(() => goToAddress(), []);

  const keep = (address: MapAddress) => route.write({ hash: writeMapAddress(address) });
  const moved = (view: MapView) => {
    const { center, zoom } = latest.current;
    keep(put({ free: undefined, ...view, ...(isWished.current && { center, zoom }) }));
  };
  const goTo = (center: MapPosition, zoom: number) => {
    isWished.current = true;
    put({ center, zoom });
  };
  const select = (selectedId: string | null) => {
    const isFirst = selectedId !== null && latest.current.selectedId === null;
    const address = put({ selectedId });
    if (isFirst) route.push({ hash: writeMapAddress(address) });
    else keep(address);
  };

  return { route, view: shown, isSettled, selectedId: shown.selectedId, moved, goTo, select };
}
