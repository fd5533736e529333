import { darker, ink, lighter, mix, type Dice } from './ink.ts';
import { air, at, box, line, litBox, litOval, litPath, oval, path, shadow, times, tuft } from './strokes.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'snow' | 'night' | 'sea';
type Air = { sky: string; low: string; far: string; near: string; ground: string; leaf: readonly string[] };

export const seasons: Record<Season, Air> = {
  spring: { sky: '#cfe6f0', low: '#fdf0e4', far: '#bcd9c4', near: '#94c29c', ground: '#b5d49a', leaf: ['#f6c3c4', '#f3b0b6', '#fad5d2'] },
  summer: { sky: '#a9d9ec', low: '#eef8f0', far: '#a5d0b1', near: '#74b284', ground: '#9ccb83', leaf: ['#6fae85', '#5b9b71', '#86bd8c'] },
  autumn: { sky: '#f9e3c2', low: '#fdf3e0', far: '#e7bf8c', near: '#d79a5c', ground: '#dcae6c', leaf: ['#e0843f', '#d9693d', '#eeb04f'] },
  snow: { sky: '#c9dbe8', low: '#eef3f6', far: '#dde8ee', near: '#cbdbe4', ground: '#f8fbfc', leaf: ['#f6fafc', '#e8f0f4', '#fdfefe'] },
  night: { sky: '#26395a', low: '#4d5f86', far: '#3a4d70', near: '#30425f', ground: '#43566f', leaf: ['#3f6a63', '#365c58', '#4b786c'] },
  sea: { sky: '#bfe3f0', low: '#fdf3e2', far: '#7fb8d2', near: '#5aa0bf', ground: '#f1ddb4', leaf: ['#6fae85', '#86bd8c', '#5b9b71'] },
};

const flakes = (count: number, dice: Dice, color: string, most: number) =>
  times(count, () => {
    const size = dice.between(3, most);
    return oval(dice.between(10, 950), dice.between(10, 700), size, size, color, 'opacity="0.85"');
  });

export const tree = (x: number, y: number, scale: number, color: string, curls = 11) =>
  at(
    x,
    y,
    shadow(0, 0, 70) +
      litPath('M-15 0C-10 -60 -12 -110 -8 -150H10C12 -110 10 -60 17 0Z', ink.bark) +
      line('M0 -110L34 -150M0 -90L-30 -130', ink.bark, 9) +
      tuft(0, -206, 104, 96, color, curls) +
      tuft(-38, -170, 46, 38, darker(color, 0.08), 8) +
      tuft(44, -232, 44, 38, lighter(color, 0.2), 8),
    scale,
  );

export const firTree = (x: number, y: number, scale: number, color: string, snow: boolean) =>
  at(
    x,
    y,
    shadow(0, 0, 60) +
      litBox(-12, -40, 24, 42, 4, ink.cocoa) +
      [0, 1, 2]
        .map(
          (index) =>
            litPath(
              `M0 ${-290 + index * 62}L${62 + index * 20} ${-170 + index * 66}Q0 ${-150 + index * 66} ${-62 - index * 20} ${-170 + index * 66}Z`,
              mix(color, ink.pine, 0.3),
            ) +
            (snow
              ? path(
                  `M0 ${-290 + index * 62}L${40 + index * 12} ${-214 + index * 66}Q12 ${-226 + index * 64} 0 ${-206 + index * 64}Q-14 ${-228 + index * 64} ${-40 - index * 12} ${-214 + index * 66}Z`,
                  '#fdfefe',
                )
              : ''),
        )
        .reverse()
        .join(''),
    scale,
  );

const waves = [420, 446, 470]
  .map((y, index) => line(`M${index * 40} ${y}${'q30 -10 60 0t60 0'.repeat(8)}`, '#fff', 4, 'opacity="0.45"'))
  .join('');

/** The ground from 500 on, and what lies behind it. */
export function outdoors(season: Season, dice: Dice): string {
  const { sky, low, far, near, ground, leaf } = seasons[season];
  const light =
    season === 'night'
      ? oval(740, 130, 120, 120, 'url(#glow)', 'opacity="0.5"') + oval(740, 130, 40, 40, '#fbeec4') + flakes(26, dice, '#fff4cf', 4)
      : oval(760, 130, 150, 150, 'url(#glow)') + (season === 'snow' ? '' : oval(760, 130, 46, 46, '#fff1c4'));
  const clouds =
    season === 'night'
      ? ''
      : at(dice.between(160, 330), dice.between(90, 150), faintCloud()) +
        at(dice.between(470, 600), dice.between(170, 220), faintCloud(), 0.7);
  const horizon =
    season === 'sea'
      ? box(0, 360, 960, 160, 0, far) +
        box(0, 360, 960, 60, 0, 'url(#rise)') +
        waves +
        path('M0 480Q240 462 480 486T960 474V720H0Z', '#fdfaf0') +
        path('M0 494Q240 478 480 500T960 490V720H0Z', ground)
      : path('M0 420Q160 320 340 396T660 380T960 350V540H0Z', far) +
        path('M0 470Q200 392 420 456T960 424V560H0Z', near) +
        path('M0 512Q300 486 560 504T960 496V720H0Z', ground);
  const trees =
    season === 'sea'
      ? ''
      : dice.chance(0.5) || season !== 'snow'
        ? tree(118, 520, 1.12, leaf[0]!) + tree(862, 514, 0.96, leaf[1]!) + tree(712, 482, 0.56, leaf[2]!)
        : firTree(126, 528, 1.2, '#6f9c8b', true) + firTree(846, 518, 1, '#7da796', true);
  const firs = season === 'snow' ? firTree(250, 488, 0.62, '#8fb3a5', true) + firTree(700, 480, 0.55, '#8fb3a5', true) : '';
  const strewn =
    season === 'autumn'
      ? times(30, () =>
          at(
            dice.between(10, 950),
            dice.between(520, 712),
            path('M0 0C-6 -12 2 -22 12 -24C20 -14 14 -2 0 0Z', dice.pick(leaf)),
            dice.between(7, 13) / 10,
            dice.between(0, 360),
          ),
        )
      : season === 'spring'
        ? times(26, () => oval(dice.between(10, 950), dice.between(524, 712), 6, 4, dice.pick(leaf)))
        : season === 'sea'
          ? times(14, () => oval(dice.between(10, 950), dice.between(540, 712), 9, 4, darker(ground, 0.1)))
          : season === 'snow'
            ? times(8, () => oval(dice.between(0, 960), dice.between(540, 712), 70, 8, '#e6eff4'))
            : times(22, () => {
                const [x, y] = [dice.between(10, 950), dice.between(530, 712)];
                return line(`M${x} ${y}q-5 -12 -9 -15M${x} ${y}q1 -14 0 -20M${x} ${y}q5 -12 9 -15`, darker(ground, 0.14), 3.4);
              });
  return air(sky, low, 560) + light + clouds + horizon + firs + trees + strewn + box(0, 500, 960, 220, 0, 'url(#fall)', 'opacity="0.7"');
}

const faintCloud = () => `<g opacity="0.8">${tuft(0, 0, 78, 24, '#fffdf8', 9)}${tuft(34, -18, 40, 22, '#fffdf8', 8)}</g>`;

/** Snow, leaves or petals that fall before everything else. */
export function falling(season: Season, dice: Dice): string {
  if (season === 'snow') return flakes(46, dice, '#ffffff', 10);
  if (season !== 'autumn' && season !== 'spring') return '';
  return times(12, () =>
    at(
      dice.between(30, 930),
      dice.between(30, 480),
      path('M0 0C-7 -13 2 -24 13 -26C22 -15 15 -2 0 0Z', dice.pick(seasons[season].leaf)),
      1,
      dice.between(0, 360),
    ),
  );
}

export const bench = (x: number, y: number) =>
  shadow(x, y, 150) +
  times(3, (index) => litBox(x - 140, y - 150 + index * 24, 280, 17, 6, ink.wood)) +
  litBox(x - 150, y - 70, 300, 20, 7, ink.wood) +
  line(`M${x - 116} ${y - 150}V${y}M${x + 116} ${y - 150}V${y}`, ink.slate, 12);

export const lantern = (x: number, y: number) =>
  oval(x, y - 300, 130, 130, 'url(#glow)') +
  shadow(x, y, 30) +
  line(`M${x} ${y}V${y - 270}`, '#1d2b40', 11) +
  litBox(x - 22, y - 330, 44, 60, 10, '#fbe6ab') +
  litPath(`M${x - 32} ${y - 330}L${x} ${y - 356}L${x + 32} ${y - 330}Z`, '#1d2b40');

export const snowman = (x: number, y: number) =>
  at(
    x,
    y,
    shadow(0, 0, 90) +
      litOval(0, -64, 82, 74, '#fdfefe') +
      litOval(0, -172, 56, 54, '#fdfefe') +
      oval(-18, -184, 6, 7, ink.soot) +
      oval(18, -184, 6, 7, ink.soot) +
      path('M0 -174L44 -164L2 -158Z', ink.coral) +
      line('M-50 -130Q0 -108 50 -130', ink.teal, 20) +
      litBox(22, -132, 24, 66, 8, ink.teal) +
      line('M74 -92L132 -140', ink.cocoa, 8) +
      oval(0, -80, 6, 6, ink.slate) +
      oval(0, -50, 6, 6, ink.slate),
  );

export const fence = (y: number, color: string) =>
  litBox(0, y - 62, 960, 16, 4, color) +
  litBox(0, y - 22, 960, 16, 4, color) +
  times(16, (index) =>
    litPath(`M${index * 64 + 8} ${y}V${y - 80}L${index * 64 + 27} ${y - 100}L${index * 64 + 46} ${y - 80}V${y}Z`, lighter(color, 0.2)),
  );
