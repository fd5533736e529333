import { boundsAround, type MapBounds, type MapPosition, type MapView } from '@petcare/maps';
import { useHydrated } from '@petcare/remote';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultLocation } from '../../lib/device-location.ts';
import { readMapAddress, writeMapAddress, type MapAddress } from '../../lib/map-address.ts';

const START_ZOOM = 13.5;
/** The smallest map that there is, so that its places are asked for before it is drawn: what is listed then is in view on every screen. */
const START_BOX = { width: 360, height: 480 };

/** A map that stands at one beginning is of no use for another. */
type Shown = MapAddress & { bounds: MapBounds; begins: 'at the usual place' | 'at the address' };

function startAt(hash: string): Shown {
  const { latitude, longitude } = defaultLocation;
  const named = readMapAddress(hash);
  const address = named ?? { center: { latitude, longitude }, zoom: START_ZOOM, selectedId: null };
  return { ...address, bounds: boundsAround(address.center, address.zoom, START_BOX.width, START_BOX.height), begins: named ? 'at the address' : 'at the usual place' };
}

/** What the map shows, kept behind the # of the address without filling the history. */
export function useMapView() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // What stands behind the # is never sent to a server: what it has rendered begins at the usual place.
  const [shown, setShown] = useState(() => startAt(isHydrated ? hash : ''));
  const begins = useRef(shown.begins);
  const goToAddress = useEffectEvent(() => {
    if (shown.begins !== 'at the usual place' || !readMapAddress(hash)) return;
    begins.current = 'at the address';
    setShown(startAt(hash));
  });
  useEffect(() => goToAddress(), []);

  const keep = useCallback(
    (address: MapAddress) => void navigate({ search, hash: writeMapAddress(address) }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  const moved = ({ bounds, zoom, center }: MapView) => {
    // On a slow machine a map of the other beginning may still get ready before it is taken away.
    if (shown.begins !== begins.current) return;
    const next = { ...shown, bounds, zoom, center };
    setShown(next);
    keep(next);
  };
  const goTo = (center: MapPosition, zoom: number) => setShown((before) => ({ ...before, center, zoom }));
  const select = (selectedId: string | null) => {
    setShown((before) => ({ ...before, selectedId }));
    keep({ ...shown, selectedId });
  };

  return { view: shown, selectedId: shown.selectedId, moved, goTo, select };
}
