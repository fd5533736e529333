import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Topics } from '../../render/topics.ts';
import type { Encoding } from '../../http/encoding.ts';

/** The whole bytes of one page, to be given many times. */
export type PageAnswer = {
  status: 200 | 404;
  policy: string;
  /** Nothing is missing in it: it may be given again. */
  whole: boolean;
  plain: Buffer;
  /** Strong: no other rendering has the same nonce, so no other bytes have this tag. What a form adds stands behind. */
  tag: string;
  made: { nonce: string; now: number };
  topics: Topics;
  /** Packages that could not be rendered of it, and how. */
  unrendered: readonly string[];
  forms: Partial<Record<Encoding, Promise<Buffer>>>;
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const QUALITY = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 1 } };

export function pageAnswer(
  html: string,
  about: Pick<PageAnswer, 'status' | 'policy' | 'whole' | 'made' | 'topics' | 'unrendered'>,
): PageAnswer {
  return {
    ...about,
    plain: Buffer.from(html),
    tag: createHash('sha256').update(about.made.nonce).digest('base64url').slice(0, 22),
    forms: {},
  };
}

/** True when two differ in nothing but their nonce and their time. */
export function isSamePage(a: PageAnswer, b: PageAnswer): boolean {
  if (a.status !== b.status || a.plain.length !== b.plain.length) return false;
  const contentOf = ({ plain, made: { nonce, now } }: PageAnswer) =>
    plain.toString().replaceAll(nonce, '').replace(`id="rendered">{"now":${now},`, '');
  return contentOf(a) === contentOf(b);
}

/** The page in this encoding. What is kept is compressed well, once; what is given once, quickly. */
export function formOf(answer: PageAnswer, encoding: Encoding, kept: boolean): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return answer.plain;
  const known = answer.forms[encoding];
  if (known) return known;
  const quality = QUALITY[kept ? 'kept' : 'once'];
  const content = new Uint8Array(answer.plain);
  const made =
    encoding === 'br'
      ? brotliAsync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality.br,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
      : gzipAsync(content, { level: quality.gzip });
  answer.forms[encoding] = made;
  return made;
}
