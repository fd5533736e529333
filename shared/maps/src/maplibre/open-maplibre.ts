import type { DrawnMap, MapStart } from '../places/drawn-map.ts';
import type { MapColors } from '../places/map-colors.ts';
import type { MapDrawing } from './maplibre-map.ts';
import { whoDrawsWebGL, loadMapLibre } from './load-maplibre.ts';

/** Pixels to a CSS pixel, each way: more than that costs frames and shows nothing on a map. */
const MOST_PIXELS = { card: 2, processor: 1 };

/** The map of MapLibre in the given style, else in the house's; undefined where there is no WebGL. Rejects when a file of it does not come. */
export async function openMapLibre(start: MapStart, style: string | undefined): Promise<DrawnMap | undefined> {
  const drawer = whoDrawsWebGL();
  if (!drawer) return undefined;
  const [library, { makeMapLibre }, drawing] = await Promise.all([
    loadMapLibre(style !== undefined),
    import('./maplibre-map.ts'),
    styleOf(style),
  ]);
  return makeMapLibre(library, { ...start, mostPixels: MOST_PIXELS[drawer] }, drawing, style === undefined);
}

/** Somebody else's style by its address; the house's own, and streets in its colours, can be had in each scheme. */
async function styleOf(style: string | undefined): Promise<MapDrawing> {
  if (style !== undefined && !style.endsWith('.pmtiles')) return style;
  const [outlines, neighbourhoods, stations, { houseStyle, withNeighbourhoods, withStations }] = await Promise.all([
    import('../outlines/outlines.json'),
    style === undefined ? import('../outlines/neighbourhoods.json') : undefined,
    style === undefined ? import('../outlines/stations.json') : undefined,
    import('./house-style.ts'),
  ]);
  const house = (colors: MapColors) => houseStyle(outlines.default, colors);
  if (neighbourhoods && stations)
    return (colors) => withStations(withNeighbourhoods(house(colors), neighbourhoods.default, colors), stations.default, colors);
  if (style === undefined) return house;
  const { withStreets } = await import('./streets-style.ts');
  return (colors) => withStreets(house(colors), style, colors);
}
