import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse, type Options } from 'csv-parse';
import iconv from 'iconv-lite';
import { encodingOf, type FileEncoding } from './file-encoding.ts';

/** One record of a table and the line on which it ends. `isReadable` is false where a letter of it could not be read. */
export type CsvRecord = { line: number; cells: string[]; isReadable: boolean; bytesRead: number };

/** Signs in the place of a letter that could not be read, and halves of letters. */
const UNREAD = /[\ufffd\p{Cs}]/u;

const options: Options = {
  ...{ bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
  max_record_size: 64 * 1024,
};

/**
 * Streams a table in UTF-8, CP949 or UTF-16, whichever it is, its cells divided by commas or tabs, whichever its first line
 * has more of. Throws what `isCsvError` knows when it breaks off.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRecord> {
  const encoding = await encodingOf(path);
  const source = createReadStream(path);
  const decoded = source.pipe(iconv.decodeStream(encoding));
  const parser = parse({ ...options, delimiter: await delimiterOf(path, encoding) });
  decoded.pipe(parser);
  // pipe() does not hand errors on.
  source.on('error', (error) => parser.destroy(error));
  decoded.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines, cells: record, isReadable: !record.some((cell) => UNREAD.test(cell)), bytesRead: source.bytesRead };
    }
  } finally {
    source.destroy();
  }
}

/** True for a file that can't be read as a table to its end. */
export function isCsvError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

const MOST_OF_A_HEADER = 64 * 1024;

async function delimiterOf(path: string, encoding: FileEncoding): Promise<',' | '\t'> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MOST_OF_A_HEADER), 0, MOST_OF_A_HEADER, 0);
    const [header = ''] = iconv.decode(buffer.subarray(0, bytesRead), encoding).split('\n', 1);
    return header.split('\t').length > header.split(',').length ? '\t' : ',';
  } finally {
    await file.close();
  }
}
