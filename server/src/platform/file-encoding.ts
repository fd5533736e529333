import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

export type FileEncoding = 'utf8' | 'cp949' | 'utf16le' | 'utf16be';

const LINE_END = 0x0a;
/** A line that is longer is judged by its pieces. */
const LONGEST_LINE = 1024 * 1024;

/**
 * In what a file of text is written; decided by the whole of it, a piece at a time. Excel's "유니코드 텍스트" says itself that
 * it is UTF-16. Of other files each line with more than ASCII is asked: one that is UTF-8 was hardly meant as CP949, so that
 * a broken letter in a file of UTF-8 is one broken line.
 */
export async function encodingOf(path: string): Promise<FileEncoding> {
  let [utf8, other] = [0, 0];
  let rest: Buffer | undefined;
  const judge = (line: Buffer) => {
    if (isAscii(line)) return;
    if (isUtf8(line)) utf8 += 1;
    else other += 1;
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const utf16 = rest === undefined ? utf16Of(chunk) : undefined;
    if (utf16) return utf16;
    let piece: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END)) {
      judge(piece.subarray(0, end));
      piece = piece.subarray(end + 1);
    }
    if (piece.length > LONGEST_LINE) {
      judge(piece);
      piece = Buffer.alloc(0);
    }
    rest = piece;
  }
  if (rest) judge(rest);
  return other > utf8 ? 'cp949' : 'utf8';
}

const isAscii = (line: Buffer) => line.every((byte) => byte < 0x80);

/** By its mark, or by the zeros beside its commas, tabs and digits. */
function utf16Of(start: Buffer): FileEncoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf16be';
  const [even, odd] = [0, 1].map((side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length) as [number, number];
  if (even + odd < start.length / 8) return undefined;
  return odd > even ? 'utf16le' : 'utf16be';
}
