/**
 * `[longitude, latitude]` pairs as an encoded polyline: zigzag deltas of 1/`precision` degree, 5 bits a character.
 * src/outlines/decode-outlines.ts reads it.
 */
export function encodeLine(line, precision) {
  let text = '';
  let previous = [0, 0];
  for (const point of line.map((degrees) => degrees.map((value) => Math.round(value * precision)))) {
    for (const axis of [0, 1]) {
      let rest = (point[axis] - previous[axis]) << 1;
      if (rest < 0) rest = ~rest;
      for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      text += String.fromCharCode(rest + 63);
    }
    previous = point;
  }
  return text;
}
