import { type PaletteName } from './palette.ts';

/**
 * A length that grows with a person's letters, but on a narrow screen no further than it is there with usual ones: that room belongs to the
 * letters. `vw` is its share of the width of the narrowest phone, 360 px.
 */
const kept = (rem: number): string => `min(${rem}rem, ${Math.ceil((rem * 16 * 1000) / 360) / 10}vw)`;

const scale = {
  'text-xs': '0.75rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.125rem',
  'text-xl': '1.375rem',
  'text-2xl': '1.75rem',
  'text-3xl': '2.25rem',
  'leading-tight': '1.3',
  'leading-normal': '1.6',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': kept(1),
  'space-5': kept(1.25),
  'space-6': kept(1.5),
  'space-8': kept(2),
  'space-10': kept(2.5),
  'space-12': kept(3),
  'space-16': kept(4),
  'radius-sm': '0.5rem',
  'radius-md': '0.75rem',
  'radius-lg': '1.125rem',
  'radius-xl': '1.75rem',
  'radius-full': '999px',
  'shadow-1': '0 1px 2px var(--pc-shade-1), 0 1px 6px var(--pc-shade-1)',
  'shadow-2': '0 2px 6px var(--pc-shade-2), 0 8px 24px var(--pc-shade-2)',
  'shadow-3': '0 8px 20px var(--pc-shade-2), 0 24px 56px var(--pc-shade-3)',
  'shadow-button': '0 1px 2px var(--pc-shade-3), inset 0 1px 0 var(--pc-button-edge)',
  'motion-fast': '120ms',
  'motion-normal': '200ms',
  'motion-slow': '320ms',
  'ease-out': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'z-sticky': '100',
  'z-menu': '200',
  'z-overlay': '1000',
  'z-popover': '1100',
  'z-toast': '1200',
  'page-width': '67.5rem',
  'touch-target': kept(2.75),
} as const;

const custom = (name: PaletteName | keyof typeof scale): string => `var(--pc-${name})`;

/** The declarations of what is the same in both schemes, in the form that `GlobalStyle` puts on `:root`. */
export const scaleDeclarations: string = Object.entries(scale)
  .map(([name, value]) => `--pc-${name}: ${value};`)
  .join('\n  ');

/**
 * Every design value of the house as a `var(--pc-…)` reference, for use inside styled-components.
 * The values are set on `:root` by `GlobalStyle`, so they reach every React root of the page, and follow the scheme (light, dark).
 *
 * - `color`: `primary` on `onPrimary`, `text*` on `surface`/`canvas`/`sunken` all have contrast ≥ 4.5:1
 *   (`textDisabled` is exempt); `borderStrong` on surfaces ≥ 3:1 and is the outline of form controls. `onPicture` on `pictureVeil` are the
 *   same in both schemes, `…OnText` stand on `text` as a ground.
 * - `font.size` and `radius` are rem lengths, `space` too, but for what a narrow screen keeps of it for larger letters; `motion` are durations; `z` are z-index levels.
 */
export const tokens = {
  color: {
    primary: custom('primary-600'),
    primaryHover: custom('primary-700'),
    primaryActive: custom('primary-800'),
    primaryVivid: custom('primary-500'),
    primaryLine: custom('primary-300'),
    primarySoft: custom('primary-50'),
    primarySoftHover: custom('primary-100'),
    primarySoftActive: custom('primary-200'),
    onPrimary: custom('on-primary'),
    accent: custom('accent-600'),
    accentHover: custom('accent-700'),
    accentSoft: custom('accent-50'),
    accentSoftHover: custom('accent-100'),
    canvas: custom('canvas'),
    surface: custom('surface'),
    sunken: custom('sunken'),
    border: custom('border'),
    borderStrong: custom('border-strong'),
    text: custom('ink'),
    textSoft: custom('ink-soft'),
    textMute: custom('ink-mute'),
    textDisabled: custom('ink-disabled'),
    success: custom('success'),
    successSoft: custom('success-50'),
    warn: custom('warn'),
    warnSoft: custom('warn-50'),
    danger: custom('danger'),
    dangerHover: custom('danger-700'),
    dangerSoft: custom('danger-50'),
    info: custom('info'),
    infoSoft: custom('info-50'),
    star: custom('star'),
    starEmpty: custom('star-empty'),
    sunday: custom('sunday'),
    saturday: custom('saturday'),
    successOnText: custom('success-on-ink'),
    warnOnText: custom('warn-on-ink'),
    dangerOnText: custom('danger-on-ink'),
    infoOnText: custom('info-on-ink'),
    veil: custom('veil'),
    pictureVeil: custom('picture-veil'),
    onPicture: custom('on-picture'),
    shade: custom('shade-4'),
  },
  font: {
    family:
      "'Petcare Sans', 'Petcare Sans Rest', 'Petcare Sans Stand-in', -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', system-ui, sans-serif",
    size: {
      xs: custom('text-xs'),
      sm: custom('text-sm'),
      md: custom('text-md'),
      lg: custom('text-lg'),
      xl: custom('text-xl'),
      '2xl': custom('text-2xl'),
      '3xl': custom('text-3xl'),
    },
    weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
    leading: { tight: custom('leading-tight'), normal: custom('leading-normal') },
  },
  space: {
    0: '0',
    1: custom('space-1'),
    2: custom('space-2'),
    3: custom('space-3'),
    4: custom('space-4'),
    5: custom('space-5'),
    6: custom('space-6'),
    8: custom('space-8'),
    10: custom('space-10'),
    12: custom('space-12'),
    16: custom('space-16'),
  },
  radius: {
    sm: custom('radius-sm'),
    md: custom('radius-md'),
    lg: custom('radius-lg'),
    xl: custom('radius-xl'),
    full: custom('radius-full'),
  },
  shadow: { 1: custom('shadow-1'), 2: custom('shadow-2'), 3: custom('shadow-3'), button: custom('shadow-button') },
  motion: {
    fast: custom('motion-fast'),
    normal: custom('motion-normal'),
    slow: custom('motion-slow'),
    easeOut: custom('ease-out'),
  },
  z: {
    sticky: custom('z-sticky'),
    menu: custom('z-menu'),
    overlay: custom('z-overlay'),
    popover: custom('z-popover'),
    toast: custom('z-toast'),
  },
  pageWidth: custom('page-width'),
  touchTarget: custom('touch-target'),
} as const;

/** A step of the spacing scale: 1 is 4 px, 2 is 8 px, 4 is 16 px … 16 is 64 px. */
export type Space = keyof typeof tokens.space;

/** The sense of the colour of a label, notice or toast. */
export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warn' | 'danger' | 'info';
