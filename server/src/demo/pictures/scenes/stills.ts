import { animal } from '../kit/animal.ts';
import { cats } from '../kit/breeds.ts';
import { goods, type Good } from '../kit/goods.ts';
import { darker, ink, lighter, type Dice } from '../kit/ink.ts';
import { signs } from '../kit/room.ts';
import { at, box, faint, litOval, oval, path, shadow, times } from '../kit/strokes.ts';
import type { Draw } from './scene.ts';

/** A ground, and the two colours of what stands before it. */
const grounds = [
  ['#dcefe8', ink.teal, ink.coral],
  ['#fde5d6', ink.coral, ink.teal],
  ['#fbefcf', ink.amber, ink.sea],
  ['#dfebf3', ink.sea, ink.coral],
  ['#e8e4f3', '#7d76ad', ink.amber],
  ['#e6efda', ink.moss, ink.coral],
] as const;

const stage = (ground: string) =>
  box(0, 0, 960, 720, 0, ground) +
  box(0, 0, 960, 720, 0, 'url(#rise)') +
  oval(480, 330, 300, 300, lighter(ground, 0.55)) +
  path('M0 560Q480 520 960 560V720H0Z', darker(ground, 0.07)) +
  shadow(480, 662, 352, 44) +
  path('M146 592V632A334 66 0 0 0 814 632V592Z', darker(ground, 0.03)) +
  path('M146 592V632A334 66 0 0 0 814 632V592Z', 'url(#lit)') +
  litOval(480, 592, 334, 66, lighter(ground, 0.75));

const strewn = (dice: Dice, color: string) =>
  faint(
    times(7, () => at(dice.between(40, 920), dice.between(40, 460), signs.paw(color), dice.between(22, 44) / 100, dice.between(-40, 40))),
    0.35,
  );

const still =
  (good: Good): Draw =>
  (dice) => {
    const [ground, color, second] = dice.pick(grounds);
    return stage(ground) + strewn(dice, lighter(color, 0.6)) + at(474, 592, goods[good](color, second), 1.36);
  };

/** Things on a stage, one scene each. */
export const stills = Object.fromEntries((Object.keys(goods) as Good[]).map((good) => [good, still(good)])) as Record<Good, Draw>;

/** An animal before a plain ground, on a sheet of its own: 480 square. */
export const face: Draw = (dice, star) => {
  const [ground, color] = dice.pick(grounds);
  const worn = dice.pick([{ collar: color }, { scarf: color }, { bow: color }, {}]);
  return (
    box(0, 0, 480, 480, 0, darker(ground, 0.05)) +
    box(0, 0, 480, 480, 0, 'url(#rise)') +
    oval(240, 250, 190, 190, lighter(ground, 0.5)) +
    at(240, 470, animal(star, 'bust', { ...worn, mood: cats.includes(star) ? 'calm' : dice.pick(['happy', 'calm']) }), 1.2)
  );
};
