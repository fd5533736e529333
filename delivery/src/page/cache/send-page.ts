import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../../http/encoding.ts';
import { UNRENDERED } from '../../http/unrendered-header.ts';
import { formOf, type PageAnswer } from '../document/page-answer.ts';
import type { PageProduction } from '../document/produce-page.ts';

const ALL_FORMS = { br: 0, gzip: 0 };

/** For a while a cache between may give the old page and ask for the new one behind. */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** The audience that a page is for: everybody at this address, or this visitor alone. */
export type Audience = 'everybody' | 'one';

function describe(
  reply: FastifyReply,
  { status, policy, unrendered }: Pick<PageAnswer, 'status' | 'policy' | 'unrendered'>,
  encoding: Encoding,
  audience: Audience,
): void {
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', audience === 'everybody' ? FOR_EVERYBODY : 'no-store')
    .header('vary', 'Accept-Encoding, Cookie');
  if (unrendered.length > 0) reply.header(UNRENDERED, unrendered.join(', '));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

function names(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** @param kept whether it will be given again */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
  { audience, kept }: { audience: Audience; kept: boolean },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ALL_FORMS);
  describe(reply, answer, encoding, answer.whole ? audience : 'one');
  if (answer.whole) {
    const tag = `"${answer.tag}-${encoding}"`;
    reply.header('etag', tag);
    if (answer.status === 200 && names(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send();
  }
  return reply.send(await formOf(answer, encoding, kept));
}

function compressed(stream: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return stream;
  const compressor =
    encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }) : createGzip({ level: 1 });
  // What is there is shown: it must not wait in the compressor for what comes later.
  stream.on('data', (chunk: Buffer) => {
    compressor.write(chunk);
    compressor.flush();
  });
  stream.on('end', () => compressor.end());
  return compressor;
}

/** A page whose last parts are still to come: nobody keeps it, since it may end up with a hole. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, production: PageProduction & { stream: Readable }): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ALL_FORMS);
  describe(reply, production, encoding, 'one');
  production.answer.catch((error: Error) => production.stream.destroy(error));
  return reply.send(compressed(production.stream, encoding));
}
