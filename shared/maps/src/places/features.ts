import type { FeatureCollection, Point } from 'geojson';
import { formatDistance } from '@petcare/ui';
import { pinTags } from './places.ts';
import type { MapCluster, MapPin, MapPosition } from './places.ts';

interface PinProperties {
  id: string;
  name: string;
  icon: string;
  label: string;
  metres: number;
}

/**
 * Pins as the GeoJSON of the pin layer. `icon` and `label` are names of images drawn by `pin-images.ts`
 * (`label` is empty where there is nothing to say). They are drawn in their order: of two that overlap the more southern one lies on top.
 */
export function pinFeatures(pins: readonly MapPin[]): FeatureCollection<Point, PinProperties> {
  return {
    type: 'FeatureCollection',
    features: pins
      .filter(isOnEarth)
      .sort((a, b) => b.latitude - a.latitude)
      .map((pin) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
        properties: {
          id: pin.id,
          name: pin.name,
          icon: `pin:${pin.kind}`,
          label: labelImageName(pin),
          metres: pin.metres ?? 0,
        },
      })),
  };
}

/** The words below a pin: how far away it is, where that is known, and its known tags in the fixed order. */
export function labelWords({ metres, tags }: Pick<MapPin, 'metres' | 'tags'>): string[] {
  return [...(metres === undefined ? [] : [formatDistance(metres)]), ...pinTags.filter((tag) => tags.includes(tag))];
}

/** The image of the words below a pin. Equal words share one image. */
export function labelImageName(pin: Pick<MapPin, 'metres' | 'tags'>): string {
  const words = labelWords(pin);
  return words.length > 0 ? `label:${words.join(',')}` : '';
}

/** The name of a pin as it is read out, with how far away it is where that is known. */
export function spokenName({ name, metres }: Pick<MapPin, 'name' | 'metres'>): string {
  return metres === undefined ? name : `${name}, ${formatDistance(metres)}`;
}

/** Diameter of a count bubble in px: 52 for one place, growing with the order of magnitude up to 92. */
export function bubbleDiameter(cluster: Pick<MapCluster, 'counts'>): number {
  const count = Math.max(1, sumOf(cluster));
  return Math.min(92, Math.round(52 + 12 * Math.log10(count)));
}

/** All places of an area. */
export function sumOf({ counts }: Pick<MapCluster, 'counts'>): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The first of an area's counts that is not zero: where there is room for one figure only, it must not be a sum of unlike things. */
export function leadingCount({ counts }: Pick<MapCluster, 'counts'>): MapCluster['counts'][number] | undefined {
  return counts.find(({ count }) => count > 0) ?? counts[0];
}

/** `1234` → `1,234`; from ten thousand on `1.2만`. */
export function shortCount(count: number): string {
  if (count < 10_000) return count.toLocaleString('ko-KR');
  return `${(Math.floor(count / 1000) / 10).toLocaleString('ko-KR')}만`;
}

/** True for a real position: finite, and on the globe. */
export function isOnEarth(position: MapPosition): boolean {
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
}
