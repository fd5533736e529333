import { animal } from '../kit/animal.ts';
import { dogs, cats } from '../kit/breeds.ts';
import { ink, type Dice } from '../kit/ink.ts';
import { bench, falling, fence, firTree, lantern, outdoors, snowman, tree, type Season } from '../kit/outdoors.ts';
import { ball } from '../kit/furniture.ts';
import { signs } from '../kit/room.ts';
import { at, box, line, litBox, litPath, oval, shadow, times } from '../kit/strokes.ts';
import type { Draw } from './scene.ts';

const scarves = [ink.coral, ink.teal, '#7d76ad', ink.amber];
const stroll = (season: Season, dice: Dice, middle: string) => outdoors(season, dice) + middle + falling(season, dice);

export const strolls = {
  spring: (dice, star) =>
    stroll('spring', dice, bench(220, 560) + at(500, 634, animal(star, 'walk', { collar: ink.teal, mood: 'happy' }), 1.02)),
  summer: (dice, star) =>
    stroll(
      'summer',
      dice,
      bench(760, 560) +
        ball(730, 654, 30, ink.coral) +
        at(460, 640, animal(star, dice.pick(['walk', 'sit']), { collar: ink.coral, mood: 'happy' }), 1),
    ),
  autumn: (dice, star) =>
    stroll(
      'autumn',
      dice,
      dice.chance(0.5)
        ? bench(740, 566) + at(460, 640, animal(star, 'walk', { scarf: dice.pick(scarves), mood: 'happy' }), 1.02)
        : pile() + at(480, 640, animal(star, 'sit', { collar: ink.teal, mood: 'happy' }), 1.06),
    ),
  snow: (dice, star) =>
    stroll(
      'snow',
      dice,
      (dice.chance(0.5) ? snowman(742, 590) : firTree(760, 590, 1.1, '#7da796', true)) +
        at(
          450,
          646,
          animal(star, dice.pick(['sit', 'walk', 'sit']), { scarf: dice.pick(scarves), mood: dice.pick(['happy', 'calm']) }),
          1.04,
        ),
    ),
  sea: (dice, star) =>
    stroll(
      'sea',
      dice,
      parasol(748, 610) + at(450, 640, animal(star, 'sit', { collar: ink.coral, mood: 'happy' }), 1.04) + ball(640, 668, 30, ink.coral),
    ),
  night: (dice, star) =>
    stroll(
      'night',
      dice,
      lantern(250, 570) + bench(738, 572) + at(480, 644, animal(star, 'walk', { collar: ink.butter, mood: 'happy' }), 1.02),
    ),
  friends(dice, star) {
    const season = dice.pick(['summer', 'autumn', 'spring'] as const);
    const [second, third] = [dice.pick(dogs), dice.pick(dogs)];
    return stroll(
      season,
      dice,
      at(246, 622, animal(second, 'sit', { collar: ink.coral, mood: 'happy' }), 0.8) +
        at(720, 622, animal(third, 'sit', { scarf: ink.teal }), 0.8) +
        at(484, 654, animal(star, 'sit', { collar: ink.butter, mood: 'happy' }), 0.98),
    );
  },
  yard(dice, star) {
    return stroll(
      'summer',
      dice,
      fence(540, '#efe0c8') +
        litPath('M120 640L180 470H250L300 640Z', ink.coral) +
        litBox(160, 560, 90, 80, 40, '#8a4f3d') +
        at(690, 650, animal(dice.pick(dogs), 'lie', { collar: ink.teal }), 0.66) +
        at(480, 636, animal(star, 'walk', { collar: ink.coral, mood: 'happy' }), 0.96) +
        ball(610, 676, 26, ink.butter),
    );
  },
  picnic(dice, star) {
    return stroll(
      'spring',
      dice,
      tree(200, 580, 1.4, '#f3b6bb') +
        litPath('M180 640L330 570H700L850 640L760 704H260Z', '#fffaf1') +
        times(5, (index) =>
          line(`M${260 + index * 120} ${590 + (index % 2) * 8}L${220 + index * 140} 694`, ink.coral, 12, 'opacity="0.5"'),
        ) +
        at(470, 650, animal(star, 'lie', { collar: ink.teal, mood: 'happy' }), 0.94) +
        at(730, 640, basket(), 1) +
        at(280, 640, animal(dice.pick(cats), 'sit', { collar: ink.coral }), 0.5),
    );
  },
  trip(dice, star) {
    return stroll(
      'sea',
      dice,
      shadow(480, 664, 330, 22) +
        litPath('M262 470L330 330Q344 300 380 300H610Q640 300 660 324L726 470Z', ink.teal) +
        litPath('M356 452L400 346Q404 336 416 336H480V452Z', '#d7edf2') +
        litPath('M500 336H598Q610 336 618 348L668 452H500Z', '#d7edf2') +
        at(560, 452, animal(star, 'bust', { mood: 'happy', scarf: ink.coral }), 0.62) +
        litPath('M190 560Q196 470 270 452H716Q790 470 794 560V610Q794 640 764 640H220Q190 640 190 610Z', ink.teal) +
        line('M490 470V620', '#1f7f74', 4) +
        wheel(316, 632) +
        wheel(664, 632) +
        litBox(760, 520, 34, 30, 12, ink.butter) +
        litBox(400, 252, 190, 48, 14, ink.wood) +
        line('M430 252V300M560 252V300', ink.bark, 8) +
        at(262, 548, signs.paw('#fffaf1'), 0.7),
    );
  },
} satisfies Record<string, Draw>;

const pile = () =>
  times(40, (index) =>
    at(
      300 + ((index * 97) % 380),
      652 - ((index * 31) % 54) * (1 - Math.abs(((index * 97) % 380) - 190) / 240),
      oval(0, 0, 20, 12, ['#e0843f', '#d9693d', '#eeb04f', '#c9793a'][index % 4]!),
      1,
      (index * 47) % 180,
    ),
  );
const parasol = (x: number, y: number) =>
  shadow(x, y, 130) +
  line(`M${x} ${y}L${x - 26} ${y - 300}`, '#fffaf1', 11) +
  at(
    x - 28,
    y - 304,
    litPath('M-150 40C-130 -60 130 -60 150 40Q112 20 75 40Q38 20 0 40Q-38 20 -75 40Q-112 20 -150 40Z', ink.coral) +
      litPath('M-75 40C-60 -50 -20 -36 0 -36C20 -36 60 -50 75 40Q38 20 0 40Q-38 20 -75 40Z', '#fffaf1'),
    1,
    -6,
  );
const wheel = (x: number, y: number) => oval(x, y, 50, 50, ink.soot) + oval(x, y, 25, 25, '#dfe6e8') + oval(x, y, 9, 9, ink.slate);
const basket = () =>
  shadow(0, 2, 90) +
  line('M-56 -70Q0 -170 56 -70', ink.bark, 12) +
  litPath('M-80 -80H80L64 -8Q62 0 50 0H-50Q-62 0 -64 -8Z', ink.wood) +
  times(3, (index) => line(`M-74 ${-62 + index * 22}H74`, ink.bark, 4, 'opacity="0.6"')) +
  box(-80, -86, 160, 16, 6, ink.bark);
