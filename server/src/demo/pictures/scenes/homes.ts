import { animal } from '../kit/animal.ts';
import { cats, dogs } from '../kit/breeds.ts';
import * as things from '../kit/furniture.ts';
import { darker, ink, lighter } from '../kit/ink.ts';
import { curtain, frame, lampAbove, mat, plant, room, rug, schemes, shelf, signs, windowAt } from '../kit/room.ts';
import { at, box, line, litBox, litOval, litPath, mirrored, oval, shadow, times } from '../kit/strokes.ts';
import { colorsOf, isCat, wear, type Draw } from './scene.ts';

/** Rooms to live in: of hotels, cafés and families. */
export const homes = {
  stay(dice, star) {
    const scheme = dice.pick(schemes);
    const hour = dice.pick(['day', 'night', 'day'] as const);
    return (
      room(scheme) +
      windowAt(370, 84, 236, 196, hour) +
      curtain(318, 66, 300, scheme.soft) +
      mirrored(660, 66, curtain(0, 0, 300, scheme.soft)) +
      frame(148, 130, 100, scheme.accent, 'bone') +
      frame(744, 110, 76, scheme.soft, 'heart') +
      frame(836, 150, 62, scheme.accent, 'paw') +
      litBox(190, 340, 580, 170, 26, ink.wood) +
      litBox(210, 430, 540, 150, 24, '#fffaf1') +
      litPath('M210 500Q480 462 750 500V576Q750 590 736 590H224Q210 590 210 576Z', scheme.accent) +
      litBox(256, 396, 160, 64, 26, '#fffdf8') +
      litBox(544, 396, 160, 64, 26, '#fffdf8') +
      at(470, 520, animal(star, dice.pick(['curl', 'lie']), { collar: scheme.soft }), 0.86) +
      shadow(480, 596, 300, 16) +
      rug(480, 656, 360, lighter(scheme.soft, 0.15)) +
      things.ball(266, 664, 26, ink.coral) +
      things.bowl(690, 668, scheme.accent) +
      plant(88, 606, 0.96, scheme.soft, dice) +
      things.teddy(866, 622, ink.wood)
    );
  },
  suites(dice, star) {
    const scheme = dice.pick(schemes);
    const rooms = [star, dice.pick(isCat(star) ? cats : dogs), dice.pick(isCat(star) ? cats : dogs)];
    return (
      room(scheme) +
      lampAbove(240, 60, scheme.accent) +
      lampAbove(480, 60, scheme.accent) +
      lampAbove(720, 60, scheme.accent) +
      rooms
        .map((guest, index) => {
          const x = 72 + index * 280;
          return things.suite(
            x,
            596,
            258,
            400,
            ink.wood,
            frame(x + 92, 252, 74, scheme.accent, (['heart', 'paw', 'bone'] as const)[index]!) +
              mat(x + 129, 566, 104, index % 2 ? scheme.soft : scheme.accent) +
              at(
                x + 126,
                552,
                animal(guest, (['lie', 'sit', 'curl'] as const)[(index + 1) % 3]!, { collar: scheme.accent, mood: 'happy' }),
                0.58,
              ),
          );
        })
        .join('') +
      rug(480, 664, 330, lighter(scheme.accent, 0.5))
    );
  },
  playroom(dice, star) {
    const scheme = dice.pick(schemes);
    const friends = [dice.pick(dogs), dice.pick(dogs)];
    return (
      room(scheme) +
      windowAt(120, 96, 220, 190) +
      windowAt(620, 96, 220, 190) +
      line('M0 46Q240 96 480 46T960 46', ink.bark, 4) +
      times(12, (index) =>
        litPath(`M${30 + index * 78} ${58 + (index % 3) * 8}h44l-22 44z`, [scheme.accent, ink.butter, ink.coral, scheme.soft][index % 4]!),
      ) +
      litPath('M60 560L240 400H300L210 560Z', scheme.accent) +
      litBox(292, 398, 90, 164, 8, scheme.soft) +
      oval(336, 500, 30, 34, darker(scheme.soft, 0.3)) +
      rug(500, 640, 380, lighter(scheme.accent, 0.5)) +
      at(250, 640, animal(friends[0]!, 'lie', { collar: ink.coral }), 0.6) +
      at(500, 640, animal(star, 'walk', { collar: scheme.accent, mood: 'happy' }), 0.84) +
      at(770, 646, animal(friends[1]!, 'sit', { collar: ink.butter, mood: 'happy' }), 0.66) +
      things.ball(640, 676, 26, ink.coral)
    );
  },
  cafe(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      windowAt(90, 90, 330, 240, dice.pick(['day', 'rain', 'day'])) +
      lampAbove(500, 96, scheme.accent) +
      shelf(590, 250, 270, dice, colorsOf(scheme)) +
      plant(876, 560, 1, scheme.soft, dice) +
      things.sofa(70, 590, 330, scheme.accent) +
      at(470, 628, animal(star, 'sit', wear(dice, scheme)), 0.94) +
      shadow(700, 690, 120) +
      line('M700 560V676', ink.bark, 16) +
      litOval(700, 684, 70, 14, ink.bark) +
      litOval(700, 552, 146, 30, ink.wood) +
      at(664, 546, mug(scheme.accent), 1) +
      at(752, 548, mug(scheme.soft), 0.86)
    );
  },
  home(dice, star) {
    const scheme = dice.pick(schemes);
    const mood = dice.pick(['happy', 'calm'] as const);
    return (
      room(scheme) +
      windowAt(560, 92, 260, 220, dice.pick(['day', 'day', 'rain'])) +
      mirrored(866, 74, curtain(0, 0, 320, scheme.soft)) +
      frame(150, 110, 96, scheme.accent, 'heart') +
      frame(270, 142, 74, scheme.soft, 'bone') +
      things.sofa(90, 560, 400, scheme.accent) +
      things.cushion(170, 452, ink.butter) +
      plant(874, 580, 1.04, scheme.soft, dice) +
      rug(500, 640, 370, lighter(scheme.soft, 0.2)) +
      at(500, 640, animal(star, dice.pick(['sit', 'lie']), { collar: scheme.accent, mood }), 0.98) +
      things.ball(720, 672, 30, ink.coral) +
      (isCat(star) ? '' : things.teddy(258, 666, ink.wood))
    );
  },
  nap(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      windowAt(150, 80, 300, 230, dice.pick(['day', 'night', 'rain'])) +
      curtain(100, 62, 320, scheme.soft) +
      frame(620, 120, 104, scheme.accent, 'paw') +
      frame(748, 156, 78, scheme.soft, 'heart') +
      plant(846, 580, 1.1, scheme.soft, dice) +
      mat(480, 620, 270, scheme.accent) +
      at(474, 600, animal(star, 'curl'), 1.26) +
      things.ball(170, 662, 28, ink.coral)
    );
  },
  window(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      windowAt(236, 70, 488, 330, dice.pick(['snow', 'rain', 'day'])) +
      curtain(160, 50, 400, scheme.soft) +
      mirrored(800, 50, curtain(0, 0, 400, scheme.soft)) +
      at(484, 414, animal(star, 'sit', { mood: 'calm' }), 0.8) +
      plant(330, 414, 0.52, scheme.accent, dice) +
      things.sofa(180, 690, 600, scheme.accent) +
      things.cushion(290, 590, scheme.soft) +
      things.cushion(676, 590, ink.butter, 10)
    );
  },
  carton(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme) +
      (isCat(star) ? things.catTower(786, 580, scheme.accent) : plant(830, 580, 1.1, scheme.soft, dice)) +
      frame(150, 110, 110, scheme.accent, 'paw') +
      lampAbove(430, 70, scheme.accent) +
      rug(450, 640, 340, lighter(scheme.soft, 0.2)) +
      litPath('M250 420L300 396H580L640 420Z', darker(ink.wood, 0.3)) +
      at(446, 560, animal(star, 'sit', { mood: 'happy' }), 0.98) +
      litPath('M250 470H640L624 650Q622 660 612 660H278Q268 660 266 650Z', ink.wood) +
      litPath('M250 470L180 436L150 492L262 514Z', lighter(ink.wood, 0.16)) +
      litPath('M640 470L714 440L740 494L630 514Z', lighter(ink.wood, 0.1)) +
      box(420, 472, 54, 186, 0, '#fff3dc', 'opacity="0.5"') +
      at(350, 590, signs.paw(darker(ink.wood, 0.2)), 0.8)
    );
  },
  meal(dice, star) {
    const scheme = dice.pick(schemes);
    return (
      room(scheme, 'tiles') +
      things.cabinet(60, 508, 840, 210, lighter(scheme.low, 0.2)) +
      litBox(46, 284, 868, 22, 8, ink.wood) +
      shelf(120, 190, 300, dice, colorsOf(scheme)) +
      windowAt(540, 70, 240, 150) +
      at(760, 286, things.jars(scheme.accent, scheme.soft), 1.1) +
      mat(480, 664, 280, scheme.soft) +
      at(400, 640, animal(star, 'sit', { mood: 'happy', collar: scheme.accent }), 0.98) +
      things.bowl(610, 660, scheme.accent) +
      things.bowl(742, 652, ink.water, false)
    );
  },
} satisfies Record<string, Draw>;

const mug = (color: string) =>
  litOval(0, 4, 44, 10, '#fffaf1') +
  oval(26, -20, 15, 15, 'none', `stroke="${color}" stroke-width="8"`) +
  litPath('M-28 -42H28L24 -4Q23 2 14 2H-14Q-23 2 -24 -4Z', color) +
  oval(0, -42, 28, 7, '#8a5a3c') +
  line('M-8 -58q-8 -12 0 -22M10 -58q-8 -12 0 -22', '#fffdf8', 4, 'opacity="0.7"');
