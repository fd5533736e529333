import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type * as MapLibre from 'maplibre-gl';
import { houseBounds, houseStyle } from './house-style.ts';
import { canDrawWebGL, loadMapLibre } from './load-maplibre.ts';
import type { PlacesMapProps } from './map-props.ts';

/** A living map and the library that made it. */
export interface MapHandle {
  library: typeof MapLibre;
  map: MapLibre.Map;
}

/** `unavailable`: no WebGL, or a file of the map did not come. */
export type MapStatus = 'loading' | 'ready' | 'unavailable';

type MapStart = Pick<PlacesMapProps, 'label' | 'center' | 'zoom' | 'mapStyle'>;

/** Makes the map in the container after the first paint, and takes it away at the end. */
export function useMap(container: RefObject<HTMLDivElement | null>, start: MapStart) {
  const [state, setState] = useState<{ status: MapStatus; handle?: MapHandle }>({ status: 'loading' });
  const { mapStyle, label } = start;
  const { status, handle } = state;
  const make = useEffectEvent((isOver: () => boolean) => makeMap(container, start, isOver));

  useEffect(() => {
    let ended = false;
    let map: MapLibre.Map | undefined;
    make(() => ended)
      .then((made) => {
        map = made?.map;
        if (ended) map?.remove();
        else setState(made ? { status: 'ready', handle: made } : { status: 'unavailable' });
      })
      .catch(() => {
        if (!ended) setState({ status: 'unavailable' });
      });
    return () => {
      ended = true;
      setState({ status: 'loading' });
      map?.remove();
    };
  }, [mapStyle]);

  useEffect(() => {
    const hint = '방향키로 움직이고 더하기와 빼기 키로 확대·축소해요.';
    handle?.map.getCanvas().setAttribute('aria-label', `${label}. ${hint}`);
  }, [handle, label]);

  return { status, handle };
}

async function makeMap(
  container: RefObject<HTMLDivElement | null>,
  { center, zoom, mapStyle }: MapStart,
  isOver: () => boolean,
): Promise<MapHandle | undefined> {
  if (!canDrawWebGL()) return undefined;
  const [library, style] = await Promise.all([
    loadMapLibre(mapStyle !== undefined),
    mapStyle ?? import('./outlines/outlines.json').then((outlines) => houseStyle(outlines.default)),
  ]);
  if (isOver() || !container.current) return undefined;
  const map = new library.Map({
    container: container.current,
    style,
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: 5.5,
    maxZoom: 18,
    maxBounds: mapStyle === undefined ? houseBounds : undefined,
    validateStyle: mapStyle !== undefined,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    fadeDuration: 120,
    attributionControl: { compact: false },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await new Promise<void>((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  }).catch((error: unknown) => {
    map.remove();
    throw error;
  });
  return { library, map };
}
