import type { MapSettings } from '@petcare/contracts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { DrawnMap } from '../places/drawn-map.ts';
import type { PlacesMapProps } from './map-props.ts';
import { openMap } from './open-map.ts';
import { uncovered, uncoveredStart } from './uncovered.ts';

/** `unavailable`: no WebGL, or a file of the map did not come. */
export type MapStatus = 'loading' | 'ready' | 'unavailable';

type Start = Pick<PlacesMapProps, 'label' | 'center' | 'zoom' | 'cover'>;

const NOTHING = { top: 0, bottom: 0 };

/** Makes the map in the container after the first paint, and takes it away at the end. */
export function useMap(container: RefObject<HTMLDivElement | null>, start: Start, settings: MapSettings) {
  const [state, setState] = useState<{ status: MapStatus; map?: DrawnMap }>({ status: 'loading' });
  const { label, cover = NOTHING } = start;
  const { top, bottom } = cover;
  const { status, map: whole } = state;
  const map = useMemo(() => whole && uncovered(whole, { top, bottom }), [whole, top, bottom]);
  const { kakaoKey, style } = settings;
  const open = useEffectEvent(async (isOver: () => boolean) => {
    const element = container.current;
    const begun = element && uncoveredStart({ container: element, center: start.center, zoom: start.zoom }, cover);
    return begun ? openMap(begun, settings, isOver) : undefined;
  });

  useEffect(() => {
    let ended = false;
    let opened: DrawnMap | undefined;
    open(() => ended)
      .then((made) => {
        opened = made;
        if (ended) made?.remove();
        else setState(made ? { status: 'ready', map: made } : { status: 'unavailable' });
      })
      .catch(() => {
        if (!ended) setState({ status: 'unavailable' });
      });
    return () => {
      ended = true;
      setState({ status: 'loading' });
      opened?.remove();
    };
  }, [kakaoKey, style]);

  useEffect(() => {
    map?.describe(`${label}. 방향키로 움직이고 더하기와 빼기 키로 확대·축소해요.`);
  }, [map, label]);

  return { status, map };
}
