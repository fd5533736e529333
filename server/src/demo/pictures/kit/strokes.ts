import { ink } from './ink.ts';

/** Pieces of SVG. `lit` ones are lit from the upper left, as everything is here. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const litPath = (d: string, fill: string, more = '') => path(d, fill, more) + path(d, 'url(#lit)', more);
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const litOval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  oval(x, y, rx, ry, fill, more) + oval(x, y, rx, ry, 'url(#lit)', more);
export const box = (x: number, y: number, width: number, height: number, round: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`;
export const litBox = (x: number, y: number, width: number, height: number, round: number, fill: string) =>
  box(x, y, width, height, round, fill) + box(x, y, width, height, round, 'url(#lit)');
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** `drawing` moved there, larger by `scale` and turned by so many degrees. */
export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
/** The same seen in a mirror. */
export const mirrored = (x: number, y: number, drawing: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${drawing}</g>`;
export const faint = (drawing: string, opacity: number) => `<g opacity="${opacity}">${drawing}</g>`;
/** The shadow of a thing that stands there. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.13) => oval(x, y, rx, ry, ink.night, 'opacity="0.16"');
export const times = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_none, at) => draw(at)).join('');

/** Circles around an oval, and the oval: what is curly, a bush, a cloud. */
export function tuft(x: number, y: number, rx: number, ry: number, fill: string, curls = 11): string {
  const turn = (Math.PI * 2) / curls;
  const radius = ((rx + ry) / 2) * Math.sin(turn / 2) * 1.5;
  const around = times(curls, (index) => {
    const [left, top] = [x + Math.cos(index * turn) * (rx - radius * 0.4), y + Math.sin(index * turn) * (ry - radius * 0.4)];
    return `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;
  });
  return around + oval(x, y, rx, ry, fill) + oval(x, y, rx, ry, 'url(#lit)');
}

const gradients = `
  <linearGradient id="lit" x1="0.1" y1="0" x2="0.9" y2="1">
    <stop offset="0" stop-color="#fff7e6" stop-opacity="0.34"/><stop offset="0.45" stop-color="#fff7e6" stop-opacity="0"/>
    <stop offset="1" stop-color="#2b2a3f" stop-opacity="0.2"/>
  </linearGradient>
  <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#2b2a3f" stop-opacity="0"/><stop offset="1" stop-color="#2b2a3f" stop-opacity="0.2"/>
  </linearGradient>
  <linearGradient id="rise" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fffdf6" stop-opacity="0.6"/><stop offset="1" stop-color="#fffdf6" stop-opacity="0"/>
  </linearGradient>
  <linearGradient id="beam" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff6d9" stop-opacity="0.55"/><stop offset="1" stop-color="#fff6d9" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#fff3cf" stop-opacity="0.9"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>`;

/** The air above a drawing: one colour going over into another. One of it in a drawing. */
export const air = (top: string, low: string, height: number) =>
  `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
  box(0, 0, 960, height, 0, 'url(#air)');

/** A whole drawing: its sheet is `width` by `height`, and drawn so many points wide. */
export const sheet = (drawing: string, width: number, height: number, points: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${points}" height="${Math.round((points * height) / width)}" viewBox="0 0 ${width} ${height}"><defs>${gradients}</defs>${drawing}</svg>`;
