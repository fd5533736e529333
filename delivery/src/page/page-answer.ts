import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../files/encoding.ts';

/** The whole bytes of one page, to be given many times. */
export type PageAnswer = {
  status: 200 | 404;
  policy: string;
  /** Nothing is missing in it: it may be given again. */
  whole: boolean;
  plain: Buffer;
  /** Equal for answers that differ in nothing but their nonce and their time. */
  fingerprint: string;
  /** Strong, of these very bytes; what a form of it adds stands behind. */
  tag: string;
  forms: Partial<Record<Encoding, Promise<Buffer>>>;
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const QUALITY = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 1 } };

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

export function pageAnswer(html: string, { status, policy, whole, nonce, now }: Pick<PageAnswer, 'status' | 'policy' | 'whole'> & { nonce: string; now: number }): PageAnswer {
  const plain = Buffer.from(html);
  return {
    status,
    policy,
    whole,
    plain,
    fingerprint: hashOf(html.replaceAll(nonce, '').replace(`id="rendered">{"now":${now},`, '')),
    tag: hashOf(new Uint8Array(plain)),
    forms: {},
  };
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
      ? brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
      : gzipAsync(content, { level: quality.gzip });
  answer.forms[encoding] = made;
  return made;
}
