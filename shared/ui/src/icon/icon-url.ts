import { iconShapes, type IconName } from './icon-shapes.ts';

/**
 * A filled icon as a CSS `url()`, for a `mask` or `background`: where one drawing stands
 * many times, the stylesheet says it once and the page needs no elements for it.
 */
export function iconUrl(name: IconName): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${iconShapes[name]}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
