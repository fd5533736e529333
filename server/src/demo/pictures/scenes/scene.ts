import { cats, type BreedName } from '../kit/breeds.ts';
import { ink, lighter, type Dice } from '../kit/ink.ts';
import type { Scheme } from '../kit/room.ts';

/** A scene as it is drawn; `star` is the animal that it is about. */
export type Draw = (dice: Dice, star: BreedName) => string;

/** The colours of the goods in a room. */
export const colorsOf = ({ accent, soft }: Scheme) => [accent, soft, lighter(accent, 0.4), ink.butter, ink.sage];

/** The collar and the mood of an animal in a room. */
export const wear = (dice: Dice, scheme: Scheme) => ({
  collar: dice.pick([scheme.accent, ink.coral, ink.teal]),
  mood: dice.pick(['happy', 'calm'] as const),
});

export const isCat = (name: BreedName) => cats.includes(name);
