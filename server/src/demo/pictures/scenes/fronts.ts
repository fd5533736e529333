import { animal } from '../kit/animal.ts';
import type { BreedName } from '../kit/breeds.ts';
import { darker, ink, lighter, mix, type Dice } from '../kit/ink.ts';
import { tree } from '../kit/outdoors.ts';
import { plant, schemes, signs } from '../kit/room.ts';
import { air, at, box, faint, line, litBox, litPath, oval, path, shadow, times, tuft } from '../kit/strokes.ts';

type Hour = 'day' | 'dusk' | 'night';

const hours: Record<Hour, { sky: string; low: string; town: string; road: string; glass: string; wall: (color: string) => string }> = {
  day: { sky: '#b9dfee', low: '#f4f6ec', town: '#cfdfe2', road: '#d9d3c8', glass: '#cfe6ea', wall: (color) => color },
  dusk: {
    sky: '#f3b99b',
    low: '#fce6c8',
    town: '#d3a79c',
    road: '#c9b4a4',
    glass: '#fde2a8',
    wall: (color) => mix(color, '#e79a7c', 0.16),
  },
  night: {
    sky: '#22345a',
    low: '#4a5c8a',
    town: '#34486e',
    road: '#4a5670',
    glass: '#ffe3a3',
    wall: (color) => mix(color, '#2c3d66', 0.42),
  },
};

function town({ sky, low, town: color, glass }: (typeof hours)[Hour], hour: Hour): string {
  const houses = [0, 110, 200, 690, 770, 870].map((x, index) => {
    const high = [210, 290, 180, 200, 300, 230][index]!;
    const lights = times(6, (at) =>
      box(
        x + 18 + (at % 2) * 36,
        540 - high + 28 + Math.floor(at / 2) * 46,
        18,
        24,
        3,
        hour === 'day' ? '#e4eef0' : glass,
        `opacity="${hour === 'day' || (at + index) % 3 === 0 ? 0.7 : 0.25}"`,
      ),
    );
    return litBox(x, 560 - high, 100, high, 6, index % 2 ? color : lighter(color, hour === 'night' ? 0.08 : 0.3)) + lights;
  });
  const lit =
    hour === 'night'
      ? times(18, (index) => oval((index * 157) % 960, (index * 71) % 220, 2.6, 2.6, '#fff4cf')) + oval(812, 92, 34, 34, '#fbeec4')
      : faint(tuft(170, 110, 80, 24, '#fffdf8', 9) + tuft(770, 80, 64, 20, '#fffdf8', 9), 0.75);
  return air(sky, low, 600) + lit + houses.join('');
}

/** A pane with what can be seen behind it. */
function pane(x: number, y: number, width: number, height: number, glass: string, inside: string): string {
  return (
    litBox(x - 9, y - 9, width + 18, height + 18, 8, '#fffaf1') +
    box(x, y, width, height, 3, glass) +
    inside +
    path(
      `M${x + width * 0.1} ${y + height}L${x + width * 0.5} ${y}H${x + width * 0.72}L${x + width * 0.32} ${y + height}Z`,
      '#fff',
      'opacity="0.26"',
    )
  );
}

const awning = (x: number, y: number, width: number, color: string) =>
  path(`M${x - 8} ${y + 56}H${x + width + 8}V${y + 82}H${x - 8}Z`, ink.night, 'opacity="0.1"') +
  times(8, (index) => {
    const wide = width / 8;
    const left = x + index * wide;
    return litPath(
      `M${left} ${y}H${left + wide}L${left + wide + (index - 3) * 3.4} ${y + 48}Q${left + wide / 2 + (index - 3.5) * 3.4} ${y + 74} ${left + (index - 4) * 3.4} ${y + 48}Z`,
      index % 2 ? '#fffaf1' : color,
    );
  });

/** A business from across the street; its sign says what it is. */
export function front(dice: Dice, sign: keyof typeof signs, hour: Hour, guest: BreedName, second: keyof typeof signs = 'paw'): string {
  const scheme = dice.pick(schemes);
  const tone = hours[hour];
  const wall = tone.wall(dice.pick([scheme.wall, '#f7e8d4', '#f2ede4', '#dfe9e6', mix(scheme.soft, '#fffaf1', 0.45)]));
  const upper = tone.wall(dice.pick([scheme.low, '#caa27d', '#d9c4a8', '#b9ccc6']));
  const { accent } = scheme;
  const isLit = hour !== 'day';
  const lamp = (x: number) =>
    line(`M${x} 352V392`, ink.slate, 3) +
    litPath(`M${x - 20} 410Q${x} 372 ${x + 20} 410Z`, accent) +
    (isLit ? oval(x, 420, 60, 46, 'url(#glow)') : '');
  const inside =
    lamp(300) + lamp(390) + litBox(262, 478, 170, 72, 8, mix(tone.glass, ink.wood, 0.6)) + at(346, 480, animal(guest, 'sit'), 0.29);
  const door =
    litBox(566, 356, 142, 204, 8, accent) +
    box(582, 374, 110, 186, 4, tone.glass) +
    path('M592 560L646 374H676L622 560Z', '#fff', 'opacity="0.28"') +
    litBox(680, 446, 9, 50, 4, '#fffaf1') +
    at(637, 424, signs[second](mix(accent, '#fffaf1', 0.25)), 0.44);
  const upperPanes = [214, 384, 554]
    .map((x, index) =>
      pane(
        x,
        176,
        128,
        92,
        index === 1 && isLit ? tone.glass : mix(tone.glass, hour === 'night' ? '#2c3d66' : tone.glass, 0.6),
        litBox(x, 244, 128, 24, 0, lighter(upper, 0.3)),
      ),
    )
    .join('');
  const board =
    litBox(178, 286, 560, 54, 14, mix(accent, ink.night, 0.06)) +
    [258, 458, 658]
      .map((x, index) =>
        at(x, 313, (index === 1 ? signs[sign] : signs.paw)(index === 1 ? '#fffaf1' : lighter(accent, 0.45)), index === 1 ? 0.46 : 0.34),
      )
      .join('');
  const hung =
    line('M744 234H806', ink.slate, 8) +
    (isLit ? oval(806, 286, 110, 110, 'url(#glow)') : '') +
    litBox(764, 244, 84, 84, 24, '#fffaf1') +
    at(806, 286, signs[sign](sign === 'cross' ? dice.pick([ink.coral, ink.teal]) : accent), 0.66);
  const side = tree(34, 606, 1.16, dice.pick([ink.leaf, '#7fb98d', ink.moss]));
  return (
    town(tone, hour) +
    box(0, 556, 960, 164, 0, tone.road) +
    box(0, 556, 960, 12, 0, lighter(tone.road, 0.4)) +
    times(7, (index) =>
      line(`M${480 + (index - 3) * 150} 568L${480 + (index - 3) * 260} 720`, darker(tone.road, 0.1), 3, 'opacity="0.5"'),
    ) +
    line('M0 632H960', darker(tone.road, 0.1), 3, 'opacity="0.5"') +
    at(
      -40,
      -70,
      shadow(460, 566, 340, 18) +
        litBox(160, 140, 596, 424, 10, wall) +
        litBox(160, 140, 596, 146, 10, upper) +
        litBox(144, 126, 628, 26, 8, lighter(upper, 0.35)) +
        upperPanes +
        board +
        pane(222, 376, 288, 176, tone.glass, inside) +
        door +
        awning(196, 340, 340, accent) +
        hung +
        litBox(540, 556, 194, 14, 4, '#e9e2d6'),
      1.13,
    ) +
    plant(172, 604, 0.72, dice.pick([ink.wood, scheme.soft]), dice) +
    plant(572, 600, 0.56, scheme.soft, dice) +
    side +
    (dice.chance(0.6)
      ? at(770, 672, animal(dice.pick(['shiba', 'poodle', 'retriever', 'corgi', 'bichon']), 'sit', { collar: accent, mood: 'happy' }), 0.5)
      : '')
  );
}
