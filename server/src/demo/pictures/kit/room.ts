import { darker, ink, lighter, mix, type Dice } from './ink.ts';
import { at, box, line, litBox, litOval, litPath, oval, path, shadow, times, tuft } from './strokes.ts';

/** The colours of a room that go together. */
export type Scheme = { wall: string; low: string; floor: string; accent: string; soft: string };

export const schemes: readonly Scheme[] = [
  { wall: '#e4f0ea', low: '#c4ded3', floor: '#ead6b8', accent: ink.teal, soft: ink.peach },
  { wall: '#fbeedd', low: '#f0d9bd', floor: '#d9b78d', accent: ink.coral, soft: ink.mint },
  { wall: '#e6eef3', low: '#c6dae5', floor: '#e9dccb', accent: ink.sea, soft: ink.butter },
  { wall: '#f6e7e2', low: '#ebccc2', floor: '#dfc4a2', accent: '#d9776a', soft: ink.mint },
  { wall: '#eef0e2', low: '#d3dcc0', floor: '#dcc098', accent: ink.moss, soft: ink.butter },
  { wall: '#ebe8f3', low: '#d2cde4', floor: '#e3d3c0', accent: '#7d76ad', soft: ink.peach },
];

/** Width and height of the sheet on which rooms and outdoors are drawn; what matters stays in the middle, for every crop. */
export const [WIDTH, HEIGHT] = [960, 720];

const tiles = (color: string) =>
  times(7, (index) => line(`M${480 + (index - 3) * 130} 505L${480 + (index - 3) * 300} 720`, color, 3, 'opacity="0.5"')) +
  [548, 618].map((y) => line(`M0 ${y}H960`, color, 3, 'opacity="0.4"')).join('');
const boards = (color: string) =>
  [538, 588, 650].map((y) => line(`M0 ${y}H960`, color, 3, 'opacity="0.45"')).join('') +
  times(9, (index) =>
    line(`M${(index * 223) % 960} ${[506, 540, 590][index % 3]}V${[538, 588, 650][index % 3]}`, color, 3, 'opacity="0.45"'),
  );

/** Wall and floor, with light from the upper left. */
export function room({ wall, low, floor }: Scheme, ground: 'boards' | 'tiles' = 'boards'): string {
  return (
    box(0, 0, WIDTH, 505, 0, wall) +
    box(0, 0, WIDTH, 505, 0, 'url(#rise)') +
    box(0, 352, WIDTH, 153, 0, low) +
    box(0, 344, WIDTH, 10, 0, lighter(wall, 0.6)) +
    box(0, 488, WIDTH, 18, 0, lighter(low, 0.65)) +
    box(0, 505, WIDTH, 215, 0, floor) +
    (ground === 'boards' ? boards(darker(floor)) : tiles(lighter(floor, 0.7))) +
    box(0, 505, WIDTH, 215, 0, 'url(#fall)') +
    path('M0 0L300 0L720 720L0 720Z', 'url(#beam)', 'opacity="0.4"')
  );
}

export function windowAt(x: number, y: number, width: number, height: number, hour: 'day' | 'night' | 'rain' | 'snow' = 'day'): string {
  const glass = { day: ink.sky, night: '#31496a', rain: '#a9bfcb', snow: '#d5e2ec' }[hour];
  const hills = hour === 'night' ? '#243a55' : { day: ink.sage, rain: '#8aa49c', snow: '#f4f8fa' }[hour];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const weather =
    hour === 'night'
      ? oval(x + width * 0.72, y + height * 0.28, 22, 22, '#fbe9b8') +
        times(9, (index) => oval(x + 14 + ((index * 67) % (width - 24)), y + 16 + ((index * 43) % (height * 0.5)), 2.4, 2.4, '#fff6d8'))
      : hour === 'rain'
        ? times(16, (index) =>
            line(
              `M${x + 12 + ((index * 53) % (width - 24))} ${y + 12 + ((index * 71) % (height - 50))}l-7 24`,
              '#eef6fa',
              3,
              'opacity="0.75"',
            ),
          )
        : hour === 'snow'
          ? times(24, (index) =>
              oval(
                x + 12 + ((index * 53) % (width - 22)),
                y + 12 + ((index * 71) % (height - 24)),
                3 + (index % 3) * 1.6,
                3 + (index % 3) * 1.6,
                '#fff',
              ),
            )
          : tuft(x + width * 0.3, y + height * 0.3, 34, 14, '#fffdf8', 7);
  return (
    box(x - 13, y - 13, width + 26, height + 26, 12, '#fffaf1') +
    box(x, y, width, height, 4, glass) +
    box(x, y, width, height, 4, 'url(#rise)') +
    path(
      `M${x} ${y + height}V${y + height * 0.72}Q${x + width * 0.25} ${y + height * 0.54} ${x + width * 0.5} ${y + height * 0.74}T${x + width} ${y + height * 0.68}V${y + height}Z`,
      hills,
    ) +
    weather +
    line(`M${cx} ${y}V${y + height}M${x} ${cy}H${x + width}`, '#fffaf1', 9) +
    litBox(x - 22, y + height + 10, width + 44, 18, 6, '#f4e6d2')
  );
}

export const curtain = (x: number, y: number, height: number, color: string) =>
  litPath(
    `M${x} ${y}H${x + 84}C${x + 86} ${y + height * 0.4} ${x + 40} ${y + height * 0.5} ${x + 34} ${y + height * 0.62}C${x + 54} ${y + height * 0.8} ${x + 52} ${y + height} ${x + 50} ${y + height}H${x}Z`,
    color,
  ) +
  line(
    `M${x + 22} ${y + 8}V${y + height * 0.5}M${x + 50} ${y + 8}Q${x + 50} ${y + height * 0.3} ${x + 34} ${y + height * 0.5}`,
    darker(color),
    3,
    'opacity="0.5"',
  );

export function plant(x: number, y: number, scale: number, pot: string, dice: Dice): string {
  const leaf = dice.pick([ink.leaf, ink.moss, '#86b878']);
  const blade = (turn: number, length: number) =>
    at(
      0,
      -70,
      litPath(
        `M0 0C-30 -${length * 0.3} -26 -${length * 0.8} 0 -${length}C26 -${length * 0.8} 30 -${length * 0.3} 0 0Z`,
        turn % 2 ? leaf : darker(leaf, 0.12),
      ) + line(`M0 -6V-${length - 20}`, lighter(leaf), 2.5, 'opacity="0.6"'),
      1,
      turn,
    );
  const leaves = [-64, -39, 62, 37, -15, 14, 0].map((turn, index) => blade(turn, 108 + ((index * 37) % 60))).join('');
  return at(
    x,
    y,
    shadow(0, 2, 62) +
      leaves +
      litPath('M-48 -76H48L38 -4Q36 2 28 2H-28Q-36 2 -38 -4Z', pot) +
      litBox(-54, -90, 108, 22, 8, lighter(pot, 0.15)),
    scale,
  );
}

export const lampAbove = (x: number, length: number, color: string, isOn = true) =>
  line(`M${x} 0V${length}`, ink.slate, 4) +
  (isOn ? oval(x, length + 60, 190, 130, 'url(#glow)', 'opacity="0.6"') : '') +
  litPath(
    `M${x - 16} ${length}H${x + 16}C${x + 62} ${length + 12} ${x + 70} ${length + 46} ${x + 72} ${length + 56}H${x - 72}C${x - 70} ${length + 46} ${x - 62} ${length + 12} ${x - 16} ${length}Z`,
    color,
  ) +
  oval(x, length + 57, 46, 8, '#fff4d2');

/** A framed picture of a paw, a heart or a bone. */
export function frame(x: number, y: number, size: number, color: string, sign: 'paw' | 'heart' | 'bone' | 'cross'): string {
  return (
    box(x + 5, y + 8, size, size * 1.2, 8, ink.night, 'opacity="0.1"') +
    litBox(x, y, size, size * 1.2, 8, '#fffaf1') +
    box(x + 9, y + 9, size - 18, size * 1.2 - 18, 4, lighter(color, 0.72)) +
    at(x + size / 2, y + size * 0.6, signs[sign](color), size / 130)
  );
}

export const signs = {
  paw: (color: string) =>
    path('M0 -4C20 -4 38 16 34 34C30 48 14 40 0 40C-14 40 -30 48 -34 34C-38 16 -20 -4 0 -4Z', color) +
    oval(-36, -6, 11, 15, color, 'transform="rotate(-24 -36 -6)"') +
    oval(-14, -28, 12, 17, color) +
    oval(14, -28, 12, 17, color) +
    oval(36, -6, 11, 15, color, 'transform="rotate(24 36 -6)"'),
  heart: (color: string) => path('M0 38C-60 0 -46 -42 -20 -40C-8 -39 0 -28 0 -22C0 -28 8 -39 20 -40C46 -42 60 0 0 38Z', color),
  bone: (color: string) =>
    at(
      0,
      0,
      box(-34, -10, 68, 20, 6, color) +
        [
          [-36, -12],
          [-36, 12],
          [36, -12],
          [36, 12],
        ]
          .map(([x, y]) => oval(x!, y!, 16, 15, color))
          .join(''),
      1,
      -30,
    ),
  cross: (color: string) => box(-14, -42, 28, 84, 7, color) + box(-42, -14, 84, 28, 7, color),
} satisfies Record<string, (color: string) => string>;

export function rug(x: number, y: number, rx: number, color: string): string {
  return (
    oval(x, y, rx, rx * 0.19, color) + oval(x, y, rx * 0.86, rx * 0.155, lighter(color, 0.35)) + oval(x, y, rx * 0.72, rx * 0.125, color)
  );
}

/** A board on a wall with bottles, boxes and jars on it. */
export function shelf(x: number, y: number, width: number, dice: Dice, colors: readonly string[], wood: string = ink.wood): string {
  let goods = '';
  for (let left = x + 14; left < x + width - 46;) {
    const [wide, high, color] = [dice.between(26, 42), dice.between(44, 82), dice.pick(colors)];
    const kind = dice.pick(['bottle', 'box', 'jar'] as const);
    const top = y - high;
    goods +=
      kind === 'bottle'
        ? litBox(left + wide * 0.3, top - 12, wide * 0.4, 18, 3, mix(color, ink.night, 0.35)) +
          litBox(left, top, wide, high, 9, color) +
          box(left + 4, top + high * 0.4, wide - 8, high * 0.34, 3, '#fffaf1', 'opacity="0.85"')
        : kind === 'box'
          ? litBox(left, top, wide, high, 3, color) +
            oval(left + wide / 2, top + high * 0.42, wide * 0.28, wide * 0.28, '#fffaf1', 'opacity="0.85"')
          : litBox(left, y - 44, wide, 44, 8, lighter(color, 0.5)) +
            litBox(left - 2, y - 54, wide + 4, 14, 4, darker(color)) +
            oval(left + wide / 2, y - 22, 8, 8, color);
    left += wide + dice.between(5, 12);
  }
  return goods + box(x, y + 14, width, 10, 0, ink.night, 'opacity="0.1"') + litBox(x - 6, y, width + 12, 16, 5, wood);
}

export const mat = (x: number, y: number, rx: number, color: string) =>
  shadow(x, y + 14, rx * 1.04, rx * 0.2) +
  litOval(x, y, rx, rx * 0.22, darker(color, 0.1)) +
  litOval(x, y - 14, rx * 0.96, rx * 0.2, color) +
  oval(x, y - 16, rx * 0.74, rx * 0.13, lighter(color, 0.45));
