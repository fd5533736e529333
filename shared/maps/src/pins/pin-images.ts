import { tokens } from '@petcare/ui';
import { wordColors } from '../places/map-colors.ts';
import { pinShapes } from './pin-shapes.ts';
import type { MapPinKind } from '../places/places.ts';

const CHIP_HEIGHT = 19;
const CHIP_PADDING = 6;
const CHIP_GAP = 3;
const MARGIN = 2;

/**
 * Draws the image that a pin feature names: `pin:<kind>` or `label:<word>,<word>` (see `features.ts`).
 * `ratio` is the number of image pixels per CSS pixel. Nothing for another name.
 */
export function drawPinImage(name: string, ratio: number): ImageData | undefined {
  const [what, rest = ''] = name.split(':');
  if (what === 'pin' && rest in pinShapes) return drawPin(rest as MapPinKind, ratio);
  return what === 'label' ? drawLabel(rest.split(','), ratio) : undefined;
}

function drawPin(kind: MapPinKind, ratio: number): ImageData | undefined {
  const { width, height, paths } = pinShapes[kind];
  return draw(width, height, ratio, (context) => {
    for (const { d, fill, stroke, strokeWidth } of paths) {
      const path = new Path2D(d);
      context.fillStyle = fill;
      context.fill(path);
      if (stroke && strokeWidth) {
        context.strokeStyle = stroke;
        context.lineWidth = strokeWidth;
        context.stroke(path);
      }
    }
  });
}

function drawLabel(words: string[], ratio: number): ImageData | undefined {
  const font = `600 11px ${tokens.font.family}`;
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return undefined;
  ruler.font = font;
  const chips = words.map((word) => ({ word, width: Math.ceil(ruler.measureText(word).width) + 2 * CHIP_PADDING }));
  const inner = chips.reduce((sum, chip) => sum + chip.width + CHIP_GAP, -CHIP_GAP);
  return draw(inner + 2 * MARGIN, CHIP_HEIGHT + 2 * MARGIN, ratio, (context) => {
    context.font = font;
    context.textBaseline = 'middle';
    let left = MARGIN;
    for (const { word, width } of chips) {
      const { fill, line, text } = wordColors(word);
      context.beginPath();
      context.roundRect(left, MARGIN, width, CHIP_HEIGHT, CHIP_HEIGHT / 2);
      context.fillStyle = fill;
      context.fill();
      context.strokeStyle = line;
      context.lineWidth = 1;
      context.stroke();
      context.fillStyle = text;
      context.fillText(word, left + CHIP_PADDING, MARGIN + CHIP_HEIGHT / 2 + 0.5);
      left += width + CHIP_GAP;
    }
  });
}

function draw(width: number, height: number, ratio: number, paint: (context: CanvasRenderingContext2D) => void): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(height * ratio);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(ratio, ratio);
  paint(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
