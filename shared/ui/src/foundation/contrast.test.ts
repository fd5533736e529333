import { palette, type PaletteName } from './palette.ts';

/** The luminance of `#rrggbb`. Source: WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken'] as const;
const softGrounds = ['primary-50', 'accent-50', 'success-50', 'warn-50', 'danger-50', 'info-50'] as const;

/** The texts that stand on each ground; `-50` grounds carry their own colour besides. */
const texts: [PaletteName, readonly PaletteName[]][] = [
  ...grounds.map((ground): [PaletteName, readonly PaletteName[]] => [
    ground,
    ['ink', 'ink-soft', 'ink-mute', 'primary-600', 'primary-700', 'accent-600', 'accent-700', 'danger', 'danger-700', 'info'],
  ]),
  ['surface', ['success', 'warn', 'sunday', 'saturday']],
  ['canvas', ['success', 'warn', 'sunday', 'saturday']],
  ...softGrounds.map((ground): [PaletteName, readonly PaletteName[]] => [ground, ['ink', 'ink-soft']]),
  ['primary-50', ['primary-600', 'primary-700', 'ink-mute']],
  ['primary-100', ['primary-700', 'ink', 'ink-soft']],
  ['accent-50', ['accent-600', 'accent-700']],
  ['accent-100', ['accent-700']],
  ['success-50', ['success']],
  ['warn-50', ['warn']],
  ['danger-50', ['danger', 'danger-700']],
  ['info-50', ['info']],
  ...(['primary-600', 'primary-700', 'primary-800', 'accent-600', 'accent-700', 'danger', 'danger-700', 'ink'] as const).map(
    (ground): [PaletteName, readonly PaletteName[]] => [ground, ['on-primary']],
  ),
  ['ink', ['surface', 'success-on-ink', 'warn-on-ink', 'danger-on-ink', 'info-on-ink']],
];

/** The lines and marks that tell what a control is or that it has the focus. */
const marks: [PaletteName, readonly PaletteName[]][] = [
  ['surface', ['border-strong', 'primary-500']],
  ['canvas', ['border-strong', 'primary-500']],
  ['sunken', ['primary-500']],
];

const pairs = (list: typeof texts, least: number) =>
  list.flatMap(([ground, colors]) =>
    colors.flatMap((color) => (['light', 'dark'] as const).map((scheme, at) => ({ color, ground, scheme, at, least }))),
  );

test.each([...pairs(texts, 4.5), ...pairs(marks, 3)])(
  '$color on $ground has a contrast of $least in the $scheme scheme',
  ({ color, ground, at, least }) => {
    expect(contrast(palette[color][at] ?? '', palette[ground][at] ?? '')).toBeGreaterThanOrEqual(least);
  },
);
