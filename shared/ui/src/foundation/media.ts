/** Widths in px from which the tablet and the desktop layout apply; below is the phone layout. From `wide` on the page's column is wider. */
export const breakpoints = { phone: 360, tablet: 768, desktop: 1280, wide: 1536 } as const;

/**
 * Media queries for use as keys in styled-components: `${media.tablet} { … }`.
 * Phone first: `tablet`, `desktop` and `wide` mean "from that width up"; `belowTablet` is the phone alone.
 */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  belowTablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
