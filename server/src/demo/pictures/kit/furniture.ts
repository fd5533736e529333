import { darker, ink, lighter, mix, type Dice } from './ink.ts';
import { signs } from './room.ts';
import { at, box, line, litBox, litOval, litPath, oval, path, shadow, times } from './strokes.ts';

/** Things that stand in rooms, each on the line `y`. */

export function counter(x: number, y: number, width: number, color: string, sign: keyof typeof signs): string {
  const slats = times(Math.floor(width / 34), (index) =>
    line(`M${x + 18 + index * 34} ${y - 128}V${y - 16}`, darker(color, 0.12), 4, 'opacity="0.5"'),
  );
  return (
    shadow(x + width / 2, y + 2, width * 0.55, 20) +
    litBox(x, y - 150, width, 150, 14, color) +
    slats +
    litBox(x - 16, y - 170, width + 32, 28, 10, '#fff6e8') +
    oval(x + width / 2, y - 68, 48, 48, '#fffaf1') +
    at(x + width / 2, y - 68, signs[sign](color), 0.66)
  );
}

export function sofa(x: number, y: number, width: number, color: string): string {
  const deep = darker(color, 0.1);
  return (
    shadow(x + width / 2, y + 4, width * 0.55, 18) +
    litBox(x + 24, y - 22, 16, 24, 5, ink.bark) +
    litBox(x + width - 40, y - 22, 16, 24, 5, ink.bark) +
    litBox(x + 8, y - 172, width - 16, 120, 34, color) +
    litBox(x + 22, y - 96, width / 2 - 24, 56, 20, lighter(color, 0.16)) +
    litBox(x + width / 2 + 2, y - 96, width / 2 - 24, 56, 20, lighter(color, 0.16)) +
    litBox(x + 6, y - 54, width - 12, 38, 16, deep) +
    litBox(x - 14, y - 118, 50, 104, 24, color) +
    litBox(x + width - 36, y - 118, 50, 104, 24, color)
  );
}

export const cushion = (x: number, y: number, color: string, turn = -8) =>
  at(
    x,
    y,
    litPath('M-42 -38Q0 -48 42 -38Q50 0 42 38Q0 46 -42 38Q-50 0 -42 -38Z', color) +
      line('M-20 -18L20 18M20 -18L-20 18', lighter(color, 0.5), 4, 'opacity="0.6"'),
    1,
    turn,
  );

export const stool = (x: number, y: number, color: string) =>
  shadow(x, y, 50) +
  line(`M${x - 26} ${y - 92}L${x - 38} ${y - 4}M${x + 26} ${y - 92}L${x + 38} ${y - 4}M${x - 33} ${y - 40}H${x + 33}`, ink.bark, 9) +
  litBox(x - 48, y - 108, 96, 24, 11, color);

/** A table for an animal to stand on, its top at `y - 170`. */
export const examTable = (x: number, y: number, width: number, color: string) =>
  shadow(x, y + 4, width * 0.42, 20) +
  litBox(x - 30, y - 150, 60, 150, 8, '#dfe6e8') +
  litBox(x - 96, y - 18, 192, 22, 10, '#b9c6cc') +
  box(x - width / 2 + 12, y - 146, width - 24, 16, 6, ink.night, 'opacity="0.12"') +
  litBox(x - width / 2, y - 172, width, 30, 13, '#f5f8f8') +
  litBox(x - width / 2 + 18, y - 184, width - 36, 18, 9, color);

export const cabinet = (x: number, y: number, width: number, height: number, color: string) =>
  litBox(x, y - height, width, height, 10, color) +
  times(Math.max(1, Math.round(width / 110)), (index) => {
    const wide = (width - 16) / Math.max(1, Math.round(width / 110));
    return (
      box(x + 10 + index * wide, y - height + 12, wide - 6, height - 26, 6, lighter(color, 0.45)) +
      line(`M${x + 20 + index * wide} ${y - height / 2 - 14}v28`, ink.steel, 6)
    );
  });

/** A screen on a wall: a heart's line, or bones. */
export function screen(x: number, y: number, width: number, height: number, shows: 'pulse' | 'bones'): string {
  const inner =
    shows === 'pulse'
      ? line(`M${x + 18} ${y + height * 0.55}h${width * 0.2}l12 -26l18 52l16 -66l14 40h${width * 0.24}`, '#7fe0c8', 5) +
        at(x + width - 36, y + 34, signs.heart(ink.coral), 0.36)
      : at(x + width / 2, y + height / 2, skeleton(), Math.min(width / 420, height / 250));
  return (
    box(x + 5, y + 8, width, height, 16, ink.night, 'opacity="0.14"') +
    litBox(x, y, width, height, 16, '#e9eff0') +
    box(x + 11, y + 11, width - 22, height - 22, 8, '#20344c') +
    inner
  );
}

/** The bones of a dog from the side, 380 wide. */
export function skeleton(): string {
  const bone = '#dff1f8';
  const leg = (x: number) => line(`M${x} 6L${x - 12} 48L${x + 4} 96`, bone, 10) + line(`M${x + 4} 96h20`, bone, 9);
  return `<g opacity="0.92">${times(9, (index) => litBox(-120 + index * 24, -20 - Math.abs(index - 4) * 1.5, 17, 19, 6, bone))}
    ${times(6, (index) => line(`M${-18 + index * 22} -4q-20 34 2 62`, bone, 6, 'opacity="0.8"'))}${leg(-100)}${leg(-76)}${leg(96)}${leg(118)}
    ${line('M-126 -12Q-168 -30 -178 -74', bone, 9, 'stroke-dasharray="13 9"')}${line('M98 -18L132 -64', bone, 11, 'stroke-dasharray="14 8"')}
    ${path('M112 -100C116 -124 160 -128 168 -104L206 -90Q210 -76 196 -74L150 -70C124 -68 110 -80 112 -100Z', bone)}${oval(150, -98, 10, 9, '#20344c')}${line('M150 -62L192 -60', bone, 9)}</g>`;
}

/** A doctor's lamp on its arm. */
export const armLamp = (x: number, y: number, color: string) =>
  line(`M${x} 0V${y - 130}L${x + 90} ${y - 60}`, '#c3ced3', 13) +
  oval(x + 96, y + 60, 180, 120, 'url(#glow)', 'opacity="0.5"') +
  at(
    x + 96,
    y - 36,
    litPath('M-74 20C-70 -22 70 -22 74 20Z', color) +
      oval(0, 20, 74, 12, '#fff6d9') +
      times(3, (index) => oval(-36 + index * 36, 20, 13, 6, '#fffdf6')),
    1,
    10,
  );

export const dryer = (x: number, y: number, color: string) =>
  shadow(x, y, 56) +
  litBox(x - 46, y - 14, 92, 16, 7, ink.slate) +
  line(`M${x} ${y - 12}V${y - 250}`, ink.steel, 12) +
  line(`M${x} ${y - 250}Q${x - 4} ${y - 300} ${x - 60} ${y - 296}`, ink.steel, 12) +
  at(
    x - 70,
    y - 288,
    litBox(-42, -30, 84, 60, 26, color) +
      litPath('M-38 -18L-84 -26V26L-38 18Z', darker(color, 0.12)) +
      oval(4, 0, 14, 14, lighter(color, 0.6)),
    1,
    -24,
  );

export const mirror = (x: number, y: number, rx: number, ry: number, edge: string) =>
  oval(x + 5, y + 8, rx, ry, ink.night, 'opacity="0.12"') +
  litOval(x, y, rx, ry, edge) +
  oval(x, y, rx - 13, ry - 13, '#dcebf0') +
  path(
    `M${x - rx * 0.5} ${y + ry * 0.2}L${x + rx * 0.1} ${y - ry * 0.6}L${x + rx * 0.32} ${y - ry * 0.5}L${x - rx * 0.26} ${y + ry * 0.34}Z`,
    '#fff',
    'opacity="0.5"',
  );

export const tub = (x: number, y: number, width: number, color: string) =>
  shadow(x, y + 4, width * 0.52, 20) +
  litPath(
    `M${x - width / 2} ${y - 132}H${x + width / 2}L${x + width / 2 - 36} ${y - 18}Q${x + width / 2 - 46} ${y} ${x + width / 2 - 70} ${y}H${x - width / 2 + 70}Q${x - width / 2 + 46} ${y} ${x - width / 2 + 36} ${y - 18}Z`,
    color,
  ) +
  litBox(x - width / 2 - 18, y - 150, width + 36, 34, 17, lighter(color, 0.4));

export const foam = (x: number, y: number, width: number, dice: Dice) =>
  times(Math.round(width / 24), (index) => {
    const radius = dice.between(18, 40);
    return litOval(x - width / 2 + index * 25, y - dice.between(0, 22), radius, radius, '#fdfefe');
  });
export const bubbles = (count: number, dice: Dice) =>
  times(count, () => {
    const [x, y, radius] = [dice.between(180, 780), dice.between(90, 380), dice.between(8, 24)];
    return (
      oval(x, y, radius, radius, '#fff', 'opacity="0.4"') +
      oval(x - radius * 0.3, y - radius * 0.35, radius * 0.28, radius * 0.22, '#fff', 'opacity="0.9"')
    );
  });

/** A house of glass and wood for one animal; what lies in it stands on `y - 20`. */
export const suite = (x: number, y: number, width: number, height: number, wood: string, inside: string) =>
  litBox(x, y - height, width, height, 16, wood) +
  box(x + 14, y - height + 14, width - 28, height - 30, 10, mix(wood, ink.paper, 0.72)) +
  box(x + 14, y - height + 14, width - 28, height * 0.3, 10, 'url(#fall)') +
  inside +
  path(
    `M${x + 30} ${y - 24}L${x + width * 0.45} ${y - height + 18}H${x + width * 0.6}L${x + width * 0.24} ${y - 24}Z`,
    '#fff',
    'opacity="0.16"',
  );

export const bowl = (x: number, y: number, color: string, isFull = true) =>
  shadow(x, y, 62, 9) +
  (isFull
    ? times(9, (index) => litOval(x - 34 + index * 8.5, y - 43 - (index % 3) * 6, 10, 8, ink.bark))
    : oval(x, y - 40, 46, 9, ink.sky)) +
  litPath(
    `M${x - 50} ${y - 40}H${x + 50}L${x + 62} ${y - 6}Q${x + 62} ${y} ${x + 54} ${y}H${x - 54}Q${x - 62} ${y} ${x - 62} ${y - 6}Z`,
    color,
  ) +
  at(x, y - 20, signs.bone('#fffaf1'), 0.32);

export const ball = (x: number, y: number, radius: number, color: string) =>
  shadow(x, y, radius) +
  litOval(x, y - radius, radius, radius, color) +
  line(
    `M${x - radius * 0.7} ${y - radius * 1.6}Q${x} ${y - radius} ${x - radius * 0.6} ${y - radius * 0.3}`,
    lighter(color, 0.7),
    radius * 0.16,
  );

export const catTower = (x: number, y: number, color: string) =>
  shadow(x, y + 2, 130, 18) +
  litBox(x - 120, y - 22, 240, 24, 9, darker(color, 0.12)) +
  litBox(x - 78, y - 200, 34, 180, 8, ink.sand) +
  litBox(x + 44, y - 350, 34, 330, 8, ink.sand) +
  times(6, (index) => line(`M${x + 46} ${y - 330 + index * 50}l30 10`, ink.wood, 3)) +
  litBox(x - 118, y - 216, 130, 26, 13, color) +
  litBox(x - 6, y - 374, 140, 28, 14, color) +
  litBox(x - 104, y - 110, 84, 88, 14, color) +
  oval(x - 62, y - 62, 28, 30, darker(color, 0.4));

export const teddy = (x: number, y: number, color: string) =>
  at(
    x,
    y,
    shadow(0, 0, 44) +
      litOval(0, -34, 36, 38, color) +
      litOval(-26, -8, 18, 14, color) +
      litOval(26, -8, 18, 14, color) +
      litOval(-24, -104, 13, 13, darker(color)) +
      litOval(24, -104, 13, 13, darker(color)) +
      litOval(0, -84, 34, 31, color) +
      oval(0, -76, 15, 12, lighter(color, 0.6)) +
      oval(0, -80, 5, 4, ink.soot) +
      oval(-12, -90, 3.4, 3.8, ink.soot) +
      oval(12, -90, 3.4, 3.8, ink.soot),
  );

/** Two jars with lids, on a cabinet. */
export const jars = (color: string, second: string) =>
  litBox(-46, -64, 44, 64, 9, '#fffdf8') +
  litBox(-48, -76, 48, 16, 5, color) +
  litBox(10, -46, 40, 46, 8, '#fffdf8') +
  litBox(8, -58, 44, 16, 5, second) +
  litOval(-24, -26, 11, 11, color) +
  litOval(30, -20, 9, 9, second);
