import type { MapPosition } from '@petcare/maps';

/** The view of the map; it stands behind the # so that moving it is no new page. */
export type MapAddress = { center: MapPosition; zoom: number; selectedId: string | null };

/** The zooms that the address of a map can name. */
export const ZOOM = { least: 5.5, most: 18 };

/** `#map=14.2/37.48/127.03&id=12`; undefined when there is no view in it. */
export function readMapAddress(hash: string): MapAddress | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [zoom = NaN, latitude = NaN, longitude = NaN] = (params.get('map') ?? '').split('/').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || !(zoom >= ZOOM.least && zoom <= ZOOM.most)) return undefined;
  const id = params.get('id') ?? '';
  return { center: { latitude, longitude }, zoom, selectedId: /^\d+$/.test(id) ? id : null };
}

export function writeMapAddress({ center, zoom, selectedId }: MapAddress): string {
  const view = `#map=${zoom.toFixed(1)}/${center.latitude.toFixed(5)}/${center.longitude.toFixed(5)}`;
  return selectedId ? `${view}&id=${selectedId}` : view;
}
