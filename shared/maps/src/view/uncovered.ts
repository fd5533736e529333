import type { DrawnMap, MapStart } from '../places/drawn-map.ts';
import { positionBelow } from '../places/geometry.ts';
import type { MapCover, MapPosition } from '../places/places.ts';

/** The middle of the whole map, when `center` is that of what nothing lies over. */
const wholeCenter = (center: MapPosition, { top, bottom }: MapCover, zoom: number) => positionBelow(center, (bottom - top) / 2, zoom);

/** The map's beginning, with its centre in the middle of what nothing lies over. */
export function uncoveredStart(start: MapStart, cover: MapCover): MapStart {
  return { ...start, center: wholeCenter(start.center, cover, start.zoom) };
}

/** The map, whose centre is the middle of what nothing lies over, whoever draws it. */
export function uncovered(map: DrawnMap, cover: MapCover): DrawnMap {
  const { top, bottom } = cover;
  if (top === 0 && bottom === 0) return map;
  const goTo = (center: MapPosition, zoom: number) => map.goTo(wholeCenter(center, cover, zoom), zoom);
  const view = () => {
    const { bounds, zoom, center } = map.view();
    const edge = (latitude: number, down: number) => positionBelow({ latitude, longitude: 0 }, down, zoom).latitude;
    const free = { ...bounds, north: edge(bounds.north, top), south: edge(bounds.south, -bottom) };
    return { bounds, free, zoom, center: positionBelow(center, (top - bottom) / 2, zoom) };
  };
  return {
    ...map,
    view,
    goTo,
    zoomBy(steps) {
      const { center, zoom } = view();
      goTo(center, zoom + steps);
    },
  };
}
