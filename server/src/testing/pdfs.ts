import { deflateSync } from 'node:zlib';

const objects = (pages: string) => `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages ${pages} >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
`;
const trailer = (entries = '') => `trailer\n<< /Root 1 0 R ${entries}>>\n%%EOF\n`;
const ONE_PAGE = '/Kids [3 0 R] /Count 1';

/** PDFs as they come: one that can be opened, and what looks like one. */
export const pdfs = {
  whole: () => Buffer.from(objects(ONE_PAGE) + trailer()),
  junk: () => Buffer.from('%PDF-1.7 사업자등록증'),
  half: () => Buffer.from(objects(ONE_PAGE).slice(0, 90)),
  empty: () => Buffer.from(objects('/Kids [] /Count 0') + trailer()),
  endless: () => Buffer.from(objects('/Kids [2 0 R] /Count 1') + trailer()),
  /** By a password of somebody's: no key fits. */
  locked: () => {
    const word = '41'.repeat(32);
    const encrypt = `4 0 obj\n<< /Filter /Standard /V 1 /R 2 /O <${word}> /U <${word}> /P -4 >>\nendobj\n`;
    return Buffer.from(`${objects(ONE_PAGE)}${encrypt}${trailer(`/Encrypt 4 0 R /ID [<${word}> <${word}>] `)}`);
  },
  /** A table of places that unfolds to 300 MB. */
  bomb: () => {
    const head = Buffer.from(objects(ONE_PAGE));
    const table = deflateSync(Buffer.alloc(300_000_000), { level: 1 });
    const entries = `/Type /XRef /Size 40000000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /Length ${table.length}`;
    const before = Buffer.from(`4 0 obj\n<< ${entries} >>\nstream\n`);
    return Buffer.concat([head, before, table, Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`)]);
  },
};
