import { useEffect, useEffectEvent } from 'react';
import type { GeoJSONSource, Map as LibreMap, MapMouseEvent } from 'maplibre-gl';
import { pinFeatures } from './features.ts';
import { drawPinImage } from './pin-images.ts';
import { addPinLayers, PIN_LAYERS, PIN_SOURCE } from './pin-layers.ts';
import type { MapPin } from './places.ts';
import type { MapHandle } from './use-map.ts';

const FINGER_PX = 6;

/** Draws the pins as layers of the map and tells which one is clicked. */
export function usePinLayers(
  handle: MapHandle | undefined,
  pins: readonly MapPin[] | undefined,
  selectedId: string | null | undefined,
  onSelect: ((id: string | null) => void) | undefined,
): void {
  const choose = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) onSelect?.(id);
    else if (selectedId) onSelect?.(null);
  });

  useEffect(() => {
    if (!handle) return undefined;
    const { map } = handle;
    const ratio = Math.min(3, Math.max(2, window.devicePixelRatio));
    map.setMissingStyleImageResolver((name) => {
      const image = drawPinImage(name, ratio);
      if (image && !map.hasImage(name)) map.addImage(name, image, { pixelRatio: ratio });
    });
    addPinLayers(map);
    const click = (event: MapMouseEvent) => {
      if (event.originalEvent.target !== map.getCanvas()) return;
      choose(pinAt(map, event));
    };
    const hover = (event: MapMouseEvent) => {
      map.getCanvas().style.cursor = pinAt(map, event) === undefined ? '' : 'pointer';
    };
    map.on('click', click);
    map.on('mousemove', hover);
    return () => {
      map.off('click', click);
      map.off('mousemove', hover);
    };
  }, [handle]);

  useEffect(() => {
    handle?.map.getSource<GeoJSONSource>(PIN_SOURCE)?.setData(pinFeatures(pins ?? []));
  }, [handle, pins]);

  useEffect(() => {
    if (!handle || !selectedId) return undefined;
    const feature = { source: PIN_SOURCE, id: selectedId };
    handle.map.setFeatureState(feature, { selected: true });
    return () => {
      // The map may have been removed in the same commit, and its style with it.
      if (handle.map.style) handle.map.removeFeatureState(feature);
    };
  }, [handle, selectedId]);
}

function pinAt(map: LibreMap, { point: { x, y } }: MapMouseEvent): string | undefined {
  const [feature] = map.queryRenderedFeatures(
    [
      [x - FINGER_PX, y - FINGER_PX],
      [x + FINGER_PX, y + FINGER_PX],
    ],
    { layers: [...PIN_LAYERS] },
  );
  const id: unknown = feature?.properties.id;
  return typeof id === 'string' ? id : undefined;
}
