import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import iconv from 'iconv-lite';

/** One record of a CSV file and the line on which it ends. */
export type CsvRecord = { line: number; cells: string[]; bytesRead: number };

const SAMPLE_BYTES = 64 * 1024;

/** Streams a CSV file in UTF-8 or CP949, whichever it is. Throws what `isCsvError` knows when it breaks off. */
export async function* readCsv(path: string): AsyncGenerator<CsvRecord> {
  const source = createReadStream(path);
  const decoded = source.pipe(iconv.decodeStream(await encodingOf(path)));
  const parser = decoded.pipe(
    parse({ bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, max_record_size: 64 * 1024 }),
  );
  // pipe() does not hand errors on.
  source.on('error', (error) => parser.destroy(error));
  decoded.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines, cells: record, bytesRead: source.bytesRead };
    }
  } finally {
    source.destroy();
  }
}

/** True for a file that can't be read as CSV to its end. */
export function isCsvError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

async function encodingOf(path: string): Promise<'utf8' | 'cp949'> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    // stream: the sample may end inside a letter.
    const text = new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead), { stream: true });
    return text.includes('\uFFFD') ? 'cp949' : 'utf8';
  } finally {
    await file.close();
  }
}
