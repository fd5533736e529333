/** A colour of the house: its values in the light and in the dark scheme. */
type Color = readonly [light: string, dark: string];

const same = (color: string): Color => [color, color];

/**
 * Every colour of the house by the name of its custom property (`--pc-…`), in both schemes. What stands on `primary`, `accent`, `danger` and
 * `ink` is white in the light scheme and dark in the other, in which these are light: `on-primary`, `surface`.
 */
export const palette = {
  'primary-50': ['#fff4ee', '#36231a'],
  'primary-100': ['#ffe6d9', '#46301f'],
  'primary-200': ['#ffcdb3', '#5a3a26'],
  'primary-300': ['#fba983', '#8f5638'],
  'primary-500': ['#e8622f', '#ff8a55'],
  'primary-600': ['#c2410d', '#ff9a6c'],
  'primary-700': ['#a73812', '#ffb08a'],
  'primary-800': ['#842c10', '#ffc6a8'],
  'on-primary': ['#ffffff', '#2a1206'],
  'accent-50': ['#ecf6f3', '#17302b'],
  'accent-100': ['#d3eae4', '#1f3f38'],
  'accent-600': ['#1f6f63', '#6cc9b6'],
  'accent-700': ['#17564d', '#8ad8c8'],
  canvas: ['#fffbf7', '#16110e'],
  surface: ['#ffffff', '#211a16'],
  sunken: ['#f8f1ea', '#2b231d'],
  border: ['#ecdfd4', '#40342c'],
  'border-strong': ['#9c8677', '#93816f'],
  ink: ['#2a211c', '#f5ede6'],
  'ink-soft': ['#54473f', '#d6c9be'],
  'ink-mute': ['#75665c', '#b0a296'],
  'ink-disabled': ['#a99b90', '#7a6c62'],
  'success-50': ['#eaf7ee', '#17301f'],
  success: ['#1d7a42', '#6fcf95'],
  'success-on-ink': ['#7fd8a0', '#1d7a42'],
  'warn-50': ['#fff6dd', '#352a12'],
  warn: ['#8a5a00', '#f0c060'],
  'warn-on-ink': ['#ffd479', '#8a5a00'],
  'danger-50': ['#fdeef0', '#3c1d22'],
  danger: ['#c01f3c', '#ff8f9b'],
  'danger-700': ['#9c1530', '#ffaab3'],
  'danger-on-ink': ['#ff9d9d', '#c01f3c'],
  'info-50': ['#ecf3fd', '#1a2a42'],
  info: ['#2260b8', '#93bcff'],
  'info-on-ink': ['#9cc5ff', '#2260b8'],
  star: same('#f5a524'),
  'star-empty': ['#e8dcd0', '#4f4138'],
  sunday: ['#cb2a3f', '#ff8f9b'],
  saturday: ['#2563c4', '#93bcff'],
  veil: ['rgb(42 33 28 / 48%)', 'rgb(0 0 0 / 66%)'],
  'picture-veil': same('rgb(42 33 28 / 72%)'),
  'on-picture': same('#ffffff'),
  'shade-1': ['rgb(84 51 30 / 5%)', 'rgb(0 0 0 / 30%)'],
  'shade-2': ['rgb(84 51 30 / 8%)', 'rgb(0 0 0 / 40%)'],
  'shade-3': ['rgb(84 51 30 / 16%)', 'rgb(0 0 0 / 60%)'],
  'shade-4': ['rgb(84 51 30 / 34%)', 'rgb(0 0 0 / 70%)'],
  'button-edge': ['rgb(255 255 255 / 14%)', 'rgb(255 255 255 / 32%)'],
} as const satisfies Record<string, Color>;

export type PaletteName = keyof typeof palette;

const declarations = (value: (color: Color) => string | null): string =>
  Object.entries(palette)
    .flatMap(([name, color]) => {
      const declared = value(color);
      return declared === null ? [] : [`--pc-${name}: ${declared};`];
    })
    .join('\n  ');

/** The declarations of the light scheme, for browsers that know no other. */
export const lightDeclarations: string = declarations(([light]) => light);
/** The declarations of both schemes: which of two values counts is told by the `color-scheme` of the element that uses it. */
export const schemedDeclarations: string = declarations(([light, dark]) => (light === dark ? null : `light-dark(${light}, ${dark})`));
