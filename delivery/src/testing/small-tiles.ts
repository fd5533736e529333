const HEADER_BYTES = 127;
const [NONE, MVT] = [1, 1];
/** Of the 4,096 rows of the world's tile. */
const SEOUL = 1587;
const E7 = 10_000_000;

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) | 128);
  }
}

const field = (number: number, content: readonly number[]) => [...varint((number << 3) | 2), ...varint(content.length), ...content];
const text = (number: number, words: string) => field(number, [...Buffer.from(words)]);
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);

/** A vector tile of the world with one line across it at the latitude of Seoul, as Protomaps' basemap has a highway. */
function aTile(): Buffer {
  const line = [9, zigzag(0), zigzag(SEOUL), 10, zigzag(4096), zigzag(0)].flatMap(varint);
  const feature = [...field(2, [0, 0]), ...varint(3 << 3), 2, ...field(4, line)];
  const layer = [...text(1, 'roads'), ...field(2, feature), ...text(3, 'kind'), ...field(4, text(1, 'highway')), ...varint(15 << 3), 2];
  return Buffer.from(field(3, layer));
}

/**
 * For tests: a PMTiles file (version 3) with one tile of the whole world and a highway across it. Source: the specification of
 * PMTiles and of vector tiles.
 */
export function smallTiles(): Buffer {
  const tile = aTile();
  const metadata = Buffer.from(JSON.stringify({ vector_layers: [{ id: 'roads', fields: { kind: 'String' } }] }));
  // One entry: the tile's number, how many it stands for, its length, its place (plus one).
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const places = [HEADER_BYTES, directory.length, HEADER_BYTES + directory.length, metadata.length, 0, 0];
  const counts = [HEADER_BYTES + directory.length + metadata.length, tile.length, 1, 1, 1];
  [...places, ...counts].forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  header.set([1, NONE, NONE, MVT, 0, 0], 96);
  [-180 * E7, -85 * E7, 180 * E7, 85 * E7].forEach((value, at) => header.writeInt32LE(value, 102 + at * 4));
  return Buffer.concat([header, directory, metadata, tile]);
}
