import { bubbleDiameter } from './features.ts';
import type { MapCluster } from './places.ts';

/** How much of a bubble is shown: name and counts, one number, or a dot. */
export type BubbleLook = 'full' | 'count' | 'dot';

/** Diameter of the `count` look in px. */
export const COUNT_DIAMETER = 34;
/** Diameter of the `dot` look in px. */
export const DOT_DIAMETER = 14;

/**
 * Which look each cluster (by id) gets at a zoom, so that bubbles don't bury each other: the greatest
 * count comes first, and whoever would overlap one already placed takes the next smaller look.
 */
export function bubbleLooks(clusters: readonly MapCluster[], zoom: number): Map<string, BubbleLook> {
  const placed: { x: number; y: number; radius: number }[] = [];
  const looks = new Map<string, BubbleLook>();
  const byCount = [...clusters].sort((a, b) => total(b) - total(a) || a.id.localeCompare(b.id));
  for (const cluster of byCount) {
    const { x, y } = pixelOf(cluster, zoom);
    const fits = (radius: number) =>
      placed.every((other) => Math.hypot(other.x - x, other.y - y) >= (other.radius + radius) * 0.94);
    const full = bubbleDiameter(cluster) / 2;
    const look = fits(full) ? 'full' : fits(COUNT_DIAMETER / 2) ? 'count' : 'dot';
    placed.push({ x, y, radius: { full, count: COUNT_DIAMETER / 2, dot: DOT_DIAMETER / 2 }[look] });
    looks.set(cluster.id, look);
  }
  return looks;
}

function total(cluster: MapCluster): number {
  return cluster.hospitals + cluster.pharmacies;
}

function pixelOf({ latitude, longitude }: MapCluster, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * world,
  };
}
