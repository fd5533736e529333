import { labelWords } from '../places/features.ts';
import { wordColors } from '../places/map-colors.ts';
import { pinShapes } from '../pins/pin-shapes.ts';
import type { MapPin } from '../places/places.ts';

const CHIP = { height: 19, padding: 6, gap: 3, top: 3 };
const WIDE = /[\u1100-\uffdc]/;

/** A pin with its words below, as an image: `tip` is where it points to. */
export interface PinPicture {
  source: string;
  width: number;
  height: number;
  tip: [x: number, y: number];
}

const MOST_PICTURES = 500;
const pictures = new Map<string, PinPicture>();

/** The same pin as MapLibre's, as an SVG that needs no file. Equal pins share one. */
export function pinPicture(pin: Pick<MapPin, 'kind' | 'metres' | 'tags'>): PinPicture {
  const words = labelWords(pin);
  const name = [pin.kind, ...words].join();
  const made = pictures.get(name) ?? draw(pin.kind, words);
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  pictures.set(name, made);
  return made;
}

function draw(kind: MapPin['kind'], words: readonly string[]): PinPicture {
  const pin = pinShapes[kind];
  const chips = words.map((word) => ({
    word,
    width: 2 * CHIP.padding + [...word].reduce((sum, letter) => sum + (WIDE.test(letter) ? 11 : 6.5), 0),
  }));
  const row = chips.reduce((sum, chip) => sum + chip.width + CHIP.gap, -CHIP.gap);
  const width = Math.ceil(Math.max(pin.width, row + 2));
  const height = pin.height + (chips.length > 0 ? CHIP.top + CHIP.height + 1 : 0);
  const paths = pin.paths.map(
    ({ d, fill, stroke = 'none', strokeWidth = 0 }) => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
  );
  let left = (width - row) / 2;
  const labels = chips.map(({ word, width: wide }) => {
    const { fill, line, text: ink } = wordColors(word);
    const box = `<rect x="${left}" y="${pin.height + CHIP.top}" width="${wide}" height="${CHIP.height}" rx="${CHIP.height / 2}" fill="${fill}" stroke="${line}"/>`;
    const text = `<text x="${left + wide / 2}" y="${pin.height + CHIP.top + 13.5}" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="600" fill="${ink}">${word}</text>`;
    left += wide + CHIP.gap;
    return box + text;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${(width - pin.width) / 2})">${paths.join('')}</g>${labels.join('')}</svg>`;
  return { source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height, tip: [width / 2, pin.height] };
}
