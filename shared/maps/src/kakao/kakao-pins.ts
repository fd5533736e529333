import { pinColors } from '../places/map-colors.ts';
import { pinShapes } from '../pins/pin-shapes.ts';
import { pinTags } from '../places/places.ts';
import type { MapPin } from '../places/places.ts';

const CHIP = { height: 19, padding: 6, gap: 3, top: 3 };
const WIDE = /[\u1100-\uffdc]/;

/** A pin with its tags below, as an image: `tip` is where it points to. */
export interface PinPicture {
  source: string;
  width: number;
  height: number;
  tip: [x: number, y: number];
}

const pictures = new Map<string, PinPicture>();

/** The same pin as MapLibre's, as an SVG that needs no file. Equal pins share one. */
export function pinPicture({ kind, tags }: Pick<MapPin, 'kind' | 'tags'>): PinPicture {
  const known = pinTags.filter((tag) => tags.includes(tag));
  const name = [kind, ...known].join();
  const made = pictures.get(name) ?? draw(kind, known);
  pictures.set(name, made);
  return made;
}

function draw(kind: MapPin['kind'], tags: readonly string[]): PinPicture {
  const pin = pinShapes[kind];
  const chips = tags.map((tag) => ({
    tag,
    width: 2 * CHIP.padding + [...tag].reduce((sum, letter) => sum + (WIDE.test(letter) ? 11 : 6.5), 0),
  }));
  const row = chips.reduce((sum, chip) => sum + chip.width + CHIP.gap, -CHIP.gap);
  const width = Math.ceil(Math.max(pin.width, row + 2));
  const height = pin.height + (chips.length > 0 ? CHIP.top + CHIP.height + 1 : 0);
  const paths = pin.paths.map(
    ({ d, fill, stroke = 'none', strokeWidth = 0 }) => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
  );
  let left = (width - row) / 2;
  const labels = chips.map(({ tag, width: wide }) => {
    const isAllDay = tag === '24시';
    const box = `<rect x="${left}" y="${pin.height + CHIP.top}" width="${wide}" height="${CHIP.height}" rx="${CHIP.height / 2}" fill="${isAllDay ? pinColors.hospitalDark : pinColors.white}" stroke="${isAllDay ? pinColors.hospitalDark : pinColors.line}"/>`;
    const text = `<text x="${left + wide / 2}" y="${pin.height + CHIP.top + 13.5}" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="600" fill="${isAllDay ? pinColors.white : pinColors.ink}">${tag}</text>`;
    left += wide + CHIP.gap;
    return box + text;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${(width - pin.width) / 2})">${paths.join('')}</g>${labels.join('')}</svg>`;
  return { source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height, tip: [width / 2, pin.height] };
}
