import { animal, type Pose } from '../kit/animal.ts';
import { cats, dogs } from '../kit/breeds.ts';
import * as things from '../kit/furniture.ts';
import { darker, ink, lighter } from '../kit/ink.ts';
import { curtain, frame, lampAbove, mat, plant, room, rug, schemes, shelf, signs, windowAt, type Scheme } from '../kit/room.ts';
import { at, box, line, litBox, litOval, litPath, mirrored, oval, path, shadow, times } from '../kit/strokes.ts';
import { colorsOf, wear, type Draw } from './scene.ts';

/** The rooms of hospitals, pharmacies, groomers and shops. */
export const businesses = {
  reception(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme, dice.pick(['tiles', 'boards'])) +
      shelf(596, 236, 250, dice, colorsOf(scheme)) +
      shelf(596, 130, 250, dice, colorsOf(scheme)) +
      frame(120, 130, 92, scheme.accent, 'heart') +
      frame(236, 158, 72, scheme.soft, 'paw') +
      lampAbove(430, 96, scheme.accent) +
      things.counter(396, 560, 400, scheme.accent, 'paw') +
      plant(866, 574, 0.94, scheme.soft, dice) +
      things.sofa(66, 566, 260, scheme.soft) +
      at(196, 494, animal(dice.pick(cats), 'curl'), 0.46) +
      rug(480, 654, 330, lighter(scheme.accent, 0.55)) +
      at(492, 650, animal(star, 'sit', wear(dice, scheme)), 0.74)
    );
  },
  waiting(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      windowAt(344, 92, 280, 210) +
      curtain(300, 74, 300, scheme.soft) +
      mirrored(668, 74, curtain(0, 0, 300, scheme.soft)) +
      frame(744, 130, 96, scheme.accent, 'paw') +
      frame(130, 130, 96, scheme.accent, 'cross') +
      things.sofa(230, 580, 500, scheme.accent) +
      things.cushion(304, 470, scheme.soft) +
      things.cushion(650, 470, ink.butter, 9) +
      at(482, 520, animal(star, 'sit', wear(dice, scheme)), 0.78) +
      plant(120, 596, 1.06, scheme.soft, dice) +
      things.stool(840, 610, scheme.soft) +
      things.teddy(840, 504, ink.wood) +
      rug(480, 660, 360, lighter(scheme.soft, 0.2))
    );
  },
  exam(dice, star) {
    const scheme = dice.pick(schemes);
    const pose: Pose = dice.pick(['sit', 'lie', 'sit']);
    return (
      room(scheme, 'tiles') +
      things.cabinet(60, 250, 250, 130, '#f3f6f4') +
      shelf(72, 118, 226, dice, colorsOf(scheme)) +
      things.screen(640, 96, 236, 160, 'pulse') +
      things.cabinet(640, 508, 280, 150, '#f3f6f4') +
      litBox(628, 350, 304, 18, 8, scheme.accent) +
      at(716, 350, things.jars(scheme.accent, scheme.soft), 0.9) +
      things.armLamp(380, 156, '#e7edee') +
      things.examTable(470, 640, 440, scheme.accent) +
      at(470, 458, animal(star, pose, wear(dice, scheme)), pose === 'lie' ? 0.84 : 0.8) +
      things.stool(160, 656, scheme.accent) +
      plant(880, 640, 0.8, scheme.soft, dice)
    );
  },
  xray(dice, star) {
    const dim: Scheme = { ...dice.pick(schemes), wall: '#4d6580', low: '#3f546d', floor: '#8497a6' };
    return (
      room(dim, 'tiles') +
      oval(470, 240, 460, 260, 'url(#glow)', 'opacity="0.2"') +
      things.screen(226, 74, 508, 260, 'bones') +
      litBox(80, 150, 96, 180, 12, '#607890') +
      times(3, (index) => oval(128, 190 + index * 50, 12, 12, [ink.coral, ink.butter, ink.leaf][index]!)) +
      things.cabinet(786, 508, 150, 200, '#c9d5da') +
      things.examTable(474, 640, 470, dim.accent) +
      at(474, 458, animal(star, 'lie', { collar: dim.accent }), 0.76) +
      things.stool(150, 650, dim.accent)
    );
  },
  ward(dice, star) {
    const scheme = dice.pick(schemes);
    const guests = [star, ...Array.from({ length: 5 }, () => dice.pick([...dogs, ...cats]))];
    const cell = (index: number) => {
      const [x, y] = [112 + (index % 3) * 250, 318 + Math.floor(index / 3) * 250];
      const pose: Pose = index === 1 ? 'curl' : dice.pick(['sit', 'lie', 'curl']);
      return (
        things.suite(
          x,
          y,
          236,
          234,
          '#eef2ef',
          mat(x + 118, y - 26, 88, dice.pick([scheme.accent, scheme.soft])) +
            at(x + 112, y - 40, animal(guests[(index + 2) % 6]!, pose, { collar: scheme.accent }), pose === 'sit' ? 0.5 : 0.5),
        ) +
        box(x + 178, y - 214, 30, 30, 9, scheme.accent) +
        at(x + 193, y - 199, signs.heart('#fffaf1'), 0.26)
      );
    };
    return (
      room(scheme, 'tiles') +
      litBox(92, 64, 776, 520, 22, darker(scheme.low, 0.06)) +
      times(6, cell) +
      shadow(480, 590, 400, 18) +
      plant(916, 650, 0.7, scheme.soft, dice)
    );
  },
  salon(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      things.mirror(480, 212, 132, 158, ink.wood) +
      at(506, 356, animal(star, 'bust'), 0.5) +
      box(330, 350, 300, 30, 0, scheme.low) +
      shelf(80, 200, 200, dice, colorsOf(scheme)) +
      shelf(80, 310, 200, dice, colorsOf(scheme)) +
      shelf(690, 246, 206, dice, colorsOf(scheme)) +
      lampAbove(306, 66, scheme.accent) +
      lampAbove(654, 66, scheme.accent) +
      things.dryer(790, 634, scheme.soft) +
      things.examTable(474, 646, 380, scheme.accent) +
      at(474, 464, animal(star, 'sit', { bow: dice.pick([ink.coral, scheme.accent]), mood: 'happy' }), 0.78) +
      plant(128, 632, 1, scheme.soft, dice) +
      at(604, 456, comb(scheme.accent), 0.8)
    );
  },
  bath(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme, 'tiles') +
      times(40, (index) => box(24 + (index % 10) * 94, 40 + Math.floor(index / 10) * 78, 84, 68, 8, '#fff', 'opacity="0.28"')) +
      shelf(650, 214, 220, dice, colorsOf(scheme)) +
      line('M250 420V150Q252 96 320 98Q364 102 366 140', ink.steel, 16) +
      litPath('M330 140H402L418 170H314Z', '#dfe7ea') +
      times(9, (index) => line(`M${330 + index * 10} ${180 + (index % 3) * 16}v24`, ink.water, 4, 'opacity="0.7"')) +
      at(480, 566, animal(star, 'sit', { mood: dice.pick(['happy', 'calm'] as const) }), 1) +
      things.foam(480, 492, 400, dice) +
      things.tub(480, 650, 480, '#fffaf1') +
      oval(424, 232, 30, 18, '#fdfefe') +
      oval(468, 216, 40, 24, '#fdfefe') +
      oval(512, 230, 30, 18, '#fdfefe') +
      things.bubbles(13, dice) +
      at(806, 650, duck(), 1)
    );
  },
  dispensary(dice, star) {
    const scheme = dice.pick(schemes);
    const rows = [142, 252, 362].map((y) => [70, 362, 654].map((x) => shelf(x, y, 240, dice, colorsOf(scheme))).join('')).join('');
    return (
      room(scheme, 'tiles') +
      litBox(46, 40, 868, 470, 16, lighter(scheme.low, 0.3)) +
      rows +
      litBox(412, 54, 136, 54, 27, '#fffaf1') +
      at(480, 81, signs.cross(ink.teal), 0.46) +
      things.counter(110, 640, 740, scheme.accent, 'cross') +
      at(660, 470, animal(star, 'sit', wear(dice, scheme)), 0.5) +
      at(300, 470, things.jars(scheme.accent, scheme.soft), 1.1) +
      plant(890, 660, 0.86, scheme.soft, dice)
    );
  },
  shop(dice, star) {
    const scheme = dice.pick(schemes);
    const bags = (y: number) =>
      times(5, (index) => {
        const color = colorsOf(scheme)[index % 5]!;
        const x = 606 + index * 60;
        return (
          litPath(`M${x} ${y - 86}Q${x + 25} ${y - 78} ${x + 50} ${y - 86}V${y}H${x}Z`, color) +
          oval(x + 25, y - 42, 15, 15, '#fffaf1') +
          at(x + 25, y - 42, signs.bone(color), 0.26)
        );
      });
    return (
      room(scheme) +
      litBox(586, 76, 330, 500, 14, ink.wood) +
      box(600, 90, 302, 474, 8, lighter(ink.wood, 0.62)) +
      [212, 334, 456, 562].map((y) => bags(y) + litBox(594, y, 314, 13, 4, ink.wood)).join('') +
      shelf(70, 190, 260, dice, colorsOf(scheme)) +
      shelf(70, 300, 260, dice, colorsOf(scheme)) +
      lampAbove(450, 60, scheme.accent) +
      litBox(70, 470, 300, 110, 12, ink.wood) +
      times(7, (index) => things.ball(100 + index * 40, 474, 20, colorsOf(scheme)[index % 5]!)) +
      rug(480, 650, 300, lighter(scheme.accent, 0.5)) +
      at(484, 644, animal(star, 'sit', wear(dice, scheme)), 0.86) +
      plant(896, 650, 0.8, scheme.soft, dice)
    );
  },
} satisfies Record<string, Draw>;

const comb = (color: string) => litBox(-50, -14, 100, 16, 7, color) + times(9, (index) => line(`M${-44 + index * 11} 2v16`, color, 4));
const duck = () =>
  shadow(0, 2, 44) +
  litOval(0, -26, 46, 30, ink.butter) +
  litOval(22, -64, 24, 23, ink.butter) +
  litPath('M40 -66Q62 -68 60 -56Q48 -52 38 -56Z', ink.coral) +
  oval(26, -70, 4, 4.5, ink.soot) +
  path('M-30 -34Q-8 -54 8 -28Q-14 -10 -30 -34Z', '#eab85c');
