import { bubbleDiameter, leadingCount } from '../places/features.ts';
import type { MapCluster } from '../places/places.ts';

/** The part of a bubble that is shown: name and every count, name and leading count, that count, a dot, or a dot too near to others to be hit. */
export type BubbleLook = 'full' | 'named' | 'count' | 'dot' | 'speck';

/** A bubble as it is drawn: its look, its diameter and how far it stands off its position, in px. */
export interface BubblePlace {
  look: BubbleLook;
  diameter: number;
  offset: [x: number, y: number];
}

interface Bubble {
  cluster: MapCluster;
  home: [number, number];
  at: [number, number];
  place: BubblePlace;
}

const DIAMETERS = { named: 54, count: 36, dot: 14, speck: 14 } as const;
/** The room that a finger needs around the middle of a smaller target (WCAG 2.2, 2.5.8), and a pixel for the rounding of places. */
const REACH = 24 / 2 + 1;
const FARTHEST_OFFSET = 34;
const ROUNDS = 40;
/** Up to so many (the 17 sido) get room for their names, more only for their numbers. */
const FEW = 20;
/** Circles may share this much of their distance: their corners are empty. */
const CLOSENESS = 0.95;

/**
 * The place and the look of each cluster (by id) at a zoom, so that none buries another: bubbles too near to each other are pushed apart a
 * little, those with no room even so become dots, and then, greatest count first, they grow by one look after the other as far as their
 * neighbours leave room. Dots that can't be hit among those that are left become specks.
 */
export function bubbleLayout(clusters: readonly MapCluster[], zoom: number): Map<string, BubblePlace> {
  const bubbles = [...clusters]
    .sort((a, b) => ledBy(b) - ledBy(a) || a.id.localeCompare(b.id))
    .map((cluster): Bubble => {
      const home = pixelOf(cluster, zoom);
      return { cluster, home, at: [...home], place: { look: 'count', diameter: DIAMETERS.count, offset: [0, 0] } };
    });
  pushApart(bubbles, bubbles.length > FEW ? DIAMETERS.count : DIAMETERS.named);
  bubbles.forEach((bubble, index) => {
    if (!fits(bubble, DIAMETERS.count, bubbles.slice(0, index))) grow(bubble, 'dot');
  });
  for (const look of ['count', 'named', 'full'] as const) {
    for (const bubble of bubbles) {
      const others = bubbles.filter((other) => other !== bubble);
      if (fits(bubble, diameterOf(bubble, look), others)) grow(bubble, look);
    }
  }
  for (const bubble of bubbles.filter(({ place }) => place.look === 'dot').reverse()) {
    if (!canBeHit(bubble, bubbles)) grow(bubble, 'speck');
  }
  return new Map(bubbles.map(({ cluster, place }) => [cluster.id, place]));
}

/** Those that a map is not about come after those that it is. */
function ledBy(cluster: MapCluster): number {
  const leading = leadingCount(cluster);
  return leading && leading.kind === cluster.counts[0]?.kind ? leading.count : 0;
}

function pushApart(bubbles: Bubble[], room: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    bubbles.forEach((a, index) => {
      for (const b of bubbles.slice(index + 1)) {
        const apart = distance(a.at, b.at);
        const missing = room - apart;
        if (missing < 0.5) continue;
        moved = true;
        // Two on the very same point part along a fixed direction.
        const [x, y] = apart > 0 ? [(b.at[0] - a.at[0]) / apart, (b.at[1] - a.at[1]) / apart] : [1, 0];
        moveTo(a, [a.at[0] - (x * missing) / 2, a.at[1] - (y * missing) / 2]);
        moveTo(b, [b.at[0] + (x * missing) / 2, b.at[1] + (y * missing) / 2]);
      }
    });
    if (!moved) return;
  }
}

function moveTo(bubble: Bubble, [x, y]: [number, number]): void {
  const far = distance(bubble.home, [x, y]);
  const kept = far > FARTHEST_OFFSET ? FARTHEST_OFFSET / far : 1;
  const offset: [number, number] = [(x - bubble.home[0]) * kept, (y - bubble.home[1]) * kept];
  bubble.at = [bubble.home[0] + offset[0], bubble.home[1] + offset[1]];
  bubble.place.offset = [Math.round(offset[0]), Math.round(offset[1])];
}

function grow(bubble: Bubble, look: BubbleLook): void {
  bubble.place = { ...bubble.place, look, diameter: diameterOf(bubble, look) };
}

function diameterOf({ cluster }: Bubble, look: BubbleLook): number {
  return look === 'full' ? bubbleDiameter(cluster) : DIAMETERS[look];
}

function fits(bubble: Bubble, diameter: number, others: Bubble[]): boolean {
  return others.every((other) => distance(bubble.at, other.at) >= ((diameter + other.place.diameter) / 2) * CLOSENESS);
}

/** True when the dot can be hit, as a check of accessibility measures it: from its middle to the squares around the others, and to the reach of dots. */
function canBeHit(dot: Bubble, bubbles: Bubble[]): boolean {
  return bubbles.every(({ at, place: { look, diameter } }) => {
    if (at === dot.at || look === 'speck') return true;
    const beyond = (axis: 0 | 1) => Math.max(0, Math.abs(dot.at[axis] - at[axis]) - diameter / 2);
    return look === 'dot' ? distance(dot.at, at) >= 2 * REACH : Math.hypot(beyond(0), beyond(1)) >= REACH;
  });
}

function distance(a: [number, number], b: [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function pixelOf({ latitude, longitude }: MapCluster, zoom: number): [number, number] {
  const world = 512 * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * world, (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * world];
}
