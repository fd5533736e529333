// A process of its own: it opens the PDF whose path it is given, says by how it ends what came of it, and has no other use.
import { readFile } from 'node:fs/promises';

/** As open-pdf.ts reads them. */
const exits = { readable: 0, locked: 3, unreadable: 4 };

/** All that is unpacked of a file. Node bounds the heap of a process, not what lies beside it. */
const MOST_BYTES = 256_000_000;
let taken = 0;
const Bytes = globalThis.Uint8Array;
globalThis.Uint8Array = class Uint8Array extends Bytes {
  constructor(...given) {
    if (typeof given[0] === 'number') taken += given[0];
    if (taken > MOST_BYTES) process.exit(exits.unreadable);
    super(...given);
  }
};

const { getDocumentProxy } = await import('unpdf');
try {
  const document = await getDocumentProxy(new Bytes(await readFile(process.argv[2])), { verbosity: 0, isEvalSupported: false });
  await document.getPage(1);
  process.exit(exits.readable);
} catch (error) {
  process.exit(error?.name === 'PasswordException' ? exits.locked : exits.unreadable);
}
