import type { BreedName } from './kit/breeds.ts';
import { diceOf } from './kit/ink.ts';
import { HEIGHT, WIDTH } from './kit/room.ts';
import { mirrored, sheet } from './kit/strokes.ts';
import { front } from './scenes/fronts.ts';
import { businesses } from './scenes/businesses.ts';
import { homes } from './scenes/homes.ts';
import type { Draw } from './scenes/scene.ts';
import { face, stills } from './scenes/stills.ts';
import { strolls } from './scenes/strolls.ts';

const fronts = {
  clinicFront: (dice, star) => front(dice, 'cross', 'day', star),
  clinicAtDusk: (dice, star) => front(dice, 'cross', 'dusk', star),
  clinicAtNight: (dice, star) => front(dice, 'cross', 'night', star),
  pharmacyFront: (dice, star) => front(dice, 'cross', 'day', star, 'heart'),
  shopFront: (dice, star) => front(dice, 'bone', 'day', star),
  salonFront: (dice, star) => front(dice, 'heart', 'day', star, 'heart'),
  hotelFront: (dice, star) => front(dice, 'paw', 'dusk', star, 'heart'),
} satisfies Record<string, Draw>;

export const scenes = { ...fronts, ...businesses, ...homes, ...strolls, ...stills, face };
export type Scene = keyof typeof scenes;

/** A picture of the house: what it shows, the animal in it, and which of several of the kind. */
export type Picture = readonly [scene: Scene, star: BreedName, number?: number];

/** The picture as SVG, the same for the same picture. */
export function draw(picture: Picture): string {
  const [scene, star] = picture;
  const dice = diceOf(picture.join('/'));
  const drawing = scenes[scene](dice, star);
  if (scene === 'face') return sheet(drawing, 480, 480, 240);
  return sheet(dice.chance(0.4) && !(scene in stills) ? mirrored(WIDTH, 0, drawing) : drawing, WIDTH, HEIGHT, 640);
}
