import { darker, ink, lighter } from './ink.ts';
import { signs } from './room.ts';
import { at, box, line, litBox, litOval, litPath, oval, path, shadow, times } from './strokes.ts';

/** A thing that is sold or given, around 340 high and standing on 0. */
type Draw = (color: string, second: string) => string;

const label = (x: number, y: number, width: number, height: number, color: string, sign: keyof typeof signs) =>
  box(x, y, width, height, 12, '#fffaf1') +
  at(x + width / 2, y + height * 0.42, signs[sign](color), Math.min(width, height) / 170) +
  line(
    `M${x + width * 0.28} ${y + height * 0.78}H${x + width * 0.72}M${x + width * 0.36} ${y + height * 0.88}H${x + width * 0.64}`,
    lighter(color, 0.5),
    5,
  );

const ticket = (color: string, second: string, sign: string) =>
  shadow(0, 2, 190) +
  at(
    -24,
    -116,
    litPath(
      'M-170 -96H170Q186 -96 186 -80V-22A22 22 0 0 0 186 22V80Q186 96 170 96H-170Q-186 96 -186 80V22A22 22 0 0 0 -186 -22V-80Q-186 -96 -170 -96Z',
      lighter(second, 0.25),
    ),
    1,
    -9,
  ) +
  at(
    6,
    -134,
    litPath(
      'M-180 -104H180Q198 -104 198 -86V-24A24 24 0 0 0 198 24V86Q198 104 180 104H-180Q-198 104 -198 86V24A24 24 0 0 0 -198 -24V-86Q-198 -104 -180 -104Z',
      color,
    ) +
      box(-172, -78, 232, 156, 16, '#fffaf1') +
      at(-56, 0, sign, 1.25) +
      line('M86 -84V84', '#fffaf1', 5, 'stroke-dasharray="4 15"') +
      at(140, 0, signs.paw(lighter(color, 0.72)), 0.72),
    1,
    4,
  );

const scissors = (color: string) =>
  line('M-34 -50L24 34M34 -50L-24 34', ink.steel, 11) +
  oval(-32, 46, 19, 19, 'none', `stroke="${color}" stroke-width="11"`) +
  oval(32, 46, 19, 19, 'none', `stroke="${color}" stroke-width="11"`) +
  oval(0, -2, 5, 5, ink.slate);
const moon = (color: string) =>
  path('M14 -54A56 56 0 1 0 50 22A46 46 0 0 1 14 -54Z', color) + oval(42, -30, 6, 6, color) + oval(20, -6, 4, 4, color);

export const goods = {
  jar: (color, second) =>
    shadow(0, 2, 120) +
    litBox(-96, -232, 192, 234, 30, color) +
    litBox(-84, -292, 168, 74, 16, '#fffaf1') +
    times(9, (index) => line(`M${-68 + index * 17} -284V-230`, ink.sand, 4)) +
    label(-74, -186, 148, 140, color, 'bone') +
    at(
      150,
      0,
      litOval(0, -14, 30, 15, second) + litOval(-56, -8, 26, 13, lighter(second, 0.4)) + litOval(24, -38, 25, 13, lighter(second, 0.3)),
    ),
  bottle: (color, second) =>
    shadow(0, 2, 110) +
    litPath('M-84 -206Q-84 -250 -40 -254H40Q84 -250 84 -206V-18Q84 2 62 2H-62Q-84 2 -84 -18Z', color) +
    litBox(-30, -290, 60, 42, 8, '#fffaf1') +
    litBox(-13, -322, 26, 36, 5, ink.sand) +
    litPath('M-72 -344H22Q34 -344 34 -332V-316H-40Q-72 -318 -72 -344Z', '#fffaf1') +
    label(-60, -196, 120, 150, color, 'paw') +
    at(146, 0, tubeOf(second)),
  brush: (color, second) =>
    shadow(10, 2, 150) +
    at(
      0,
      -160,
      litBox(-34, 30, 68, 180, 32, color) +
        oval(0, 176, 11, 11, lighter(color, 0.7)) +
        litPath(
          'M-112 -116H112Q132 -116 130 -92L124 -6Q122 22 92 26L34 34H-34L-92 26Q-122 22 -124 -6L-130 -92Q-132 -116 -112 -116Z',
          color,
        ) +
        box(-98, -98, 196, 100, 16, lighter(second, 0.6)) +
        times(40, (index) => oval(-84 + (index % 8) * 24, -84 + Math.floor(index / 8) * 18, 4, 4, ink.slate)),
      1,
      24,
    ),
  clippers: (color, second) =>
    shadow(0, 2, 150) +
    at(
      -66,
      -150,
      line('M-20 150Q-46 70 -14 -8', color, 30) +
        line('M30 150Q50 70 18 -8', darker(color, 0.12), 30) +
        litPath('M-34 -16Q-40 -110 8 -134Q52 -104 42 -14Z', '#cfd9dd') +
        oval(4, -66, 17, 21, '#fffaf1') +
        oval(4, 0, 11, 11, ink.slate),
      0.98,
      -14,
    ) +
    at(
      92,
      0,
      litBox(-52, -176, 104, 178, 22, second) +
        litPath('M-24 -176L-11 -250H11L24 -176Z', '#fffaf1') +
        label(-38, -142, 76, 110, second, 'paw'),
    ),
  bag: (color, second) =>
    shadow(0, 2, 140) +
    litPath('M-118 -300Q0 -282 118 -300L126 -20Q126 2 104 2H-104Q-126 2 -126 -20Z', color) +
    litPath('M-118 -316H118V-288Q0 -270 -118 -288Z', darker(color, 0.12)) +
    label(-82, -240, 164, 158, color, 'bone') +
    box(-124, -56, 248, 26, 0, second) +
    at(
      168,
      0,
      times(6, (index) => litOval(-26 + (index % 3) * 26, -10 - Math.floor(index / 3) * 18, 16, 12, ink.bark)),
    ),
  leash: (color, second) =>
    shadow(0, 2, 170) +
    line('M-140 -40C-180 -190 -20 -230 40 -150C92 -76 -30 -30 -56 -96C-78 -160 60 -290 140 -240', color, 22) +
    line(
      'M-140 -40C-180 -190 -20 -230 40 -150C92 -76 -30 -30 -56 -96C-78 -160 60 -290 140 -240',
      lighter(color, 0.5),
      4,
      'stroke-dasharray="10 14"',
    ) +
    at(146, -236, oval(0, -26, 22, 26, 'none', `stroke="${ink.steel}" stroke-width="10"`)) +
    at(
      -140,
      -30,
      litOval(0, 0, 72, 26, 'none') +
        oval(20, -6, 78, 30, 'none', `stroke="${second}" stroke-width="20"`) +
        litOval(20, 30, 15, 15, ink.butter),
    ),
  toys: (color, second) =>
    shadow(0, 2, 180) +
    at(-112, -62, litOval(0, 0, 60, 60, color) + line('M-40 -42Q6 0 -36 46M40 -42Q-6 0 36 46', lighter(color, 0.7), 8)) +
    at(34, -150, at(0, 0, signs.bone(second), 2.2, -12)) +
    at(
      100,
      -36,
      litOval(0, -8, 46, 40, ink.butter) +
        line('M-30 -8q30 -26 60 0M-30 8q30 -26 60 0', darker(ink.butter, 0.18), 5) +
        litPath('M44 -8C80 -30 96 -4 80 16C72 10 58 4 44 -8Z', ink.butter),
    ),
  snacks: (color, second) =>
    shadow(0, 2, 170) +
    litPath('M-150 -150H150L134 -14Q132 2 114 2H-114Q-132 2 -134 -14Z', ink.wood) +
    litBox(-164, -174, 328, 36, 12, darker(ink.wood, 0.06)) +
    at(-86, -206, at(0, 0, signs.bone(color), 1.25, 60)) +
    at(6, -230, litBox(-40, -60, 80, 116, 12, second) + label(-28, -40, 56, 76, second, 'bone')) +
    at(92, -210, litBox(-15, -66, 30, 112, 14, '#b5654a') + litBox(14, -46, 26, 96, 12, '#c87a58')) +
    box(-150, -118, 300, 30, 0, '#fffaf1', 'opacity="0.85"') +
    at(0, -102, signs.paw(color), 0.5),
  cup: (color, second) =>
    shadow(0, 2, 96) +
    litPath('M-84 -240H84L64 -16Q62 2 44 2H-44Q-62 2 -64 -16Z', '#f3e4cd') +
    path('M-78 -180Q0 -196 78 -180L64 -16Q62 2 44 2H-44Q-62 2 -64 -16Z', '#9c6846') +
    path('M-78 -180Q0 -196 78 -180L74 -132Q0 -110 -74 -138Z', '#d9b087') +
    times(3, (index) => at(-34 + index * 34, -176 + (index % 2) * 16, box(-17, -17, 34, 34, 7, '#fff', 'opacity="0.5"'), 1, index * 24)) +
    litBox(-94, -262, 188, 28, 13, '#fffaf1') +
    line('M14 -258L46 -346', color, 13) +
    oval(0, -84, 40, 40, '#fffaf1') +
    at(0, -84, signs.paw(color), 0.58) +
    at(
      150,
      0,
      shadow(0, 2, 60) +
        litOval(0, -18, 62, 18, '#fffaf1') +
        litPath('M-42 -26Q-46 -76 0 -80Q46 -76 42 -26Z', second) +
        oval(-12, -56, 5, 4, darker(second, 0.4)) +
        oval(14, -48, 5, 4, darker(second, 0.4)),
    ),
  careTicket: (color, second) => ticket(color, second, signs.cross(color)),
  trimTicket: (color, second) => ticket(color, second, scissors(color)),
  stayTicket: (color, second) => ticket(color, second, moon(color)),
  chart: (color, second) =>
    shadow(0, 2, 150) +
    at(
      -20,
      0,
      litBox(-130, -316, 260, 318, 22, color) +
        box(-108, -284, 216, 262, 10, '#fffaf1') +
        litBox(-54, -338, 108, 48, 14, ink.steel) +
        times(
          4,
          (index) =>
            litBox(-84, -246 + index * 54, 32, 32, 8, lighter(second, 0.3)) +
            line(`M-78 ${-230 + index * 54}l8 9l14 -17`, '#fffaf1', 6) +
            line(`M-34 ${-230 + index * 54}H${76 - (index % 2) * 30}`, ink.sand, 10),
        ),
      1,
      -3,
    ) +
    at(
      140,
      -96,
      line('M-36 -80C-44 30 44 30 36 -80M0 4C0 70 60 66 60 22', ink.night, 11) +
        litOval(60, 12, 24, 24, ink.steel) +
        oval(60, 12, 12, 12, '#fffaf1'),
    ),
} satisfies Record<string, Draw>;
export type Good = keyof typeof goods;

function tubeOf(color: string): string {
  return (
    shadow(0, 2, 50) +
    litPath('M-40 -150H40L32 -24H-32Z', lighter(color, 0.2)) +
    litBox(-30, -28, 60, 30, 7, '#fffaf1') +
    at(0, -92, signs.heart('#fffaf1'), 0.5)
  );
}
