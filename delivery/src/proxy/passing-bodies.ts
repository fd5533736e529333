import type { Transform } from 'node:stream';
import { finished, PassThrough, Readable } from 'node:stream';
import { networkOf } from '@petcare/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wholeBody } from '../http/bounded-bodies.ts';
import { refusedRequest } from '../http/refused-request.ts';

/** The most bytes that the API takes: ten pictures of 10 MB in a form, and 1 MB of anything else. */
const MOST_BYTES = { form: 101 * 1024 * 1024, other: 1024 * 1024 };
/** Forms with files that are passed on at a time: each holds one of the 128 connections to the API for as long as it is sent. */
const FORMS_AT_A_TIME = { all: 48, ofNetwork: 8 };

const isForm = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '');
/** Forms that say no length, or more than all their texts may have, bring files; those of an office or a carrier share one address. */
const bringsFiles = (request: FastifyRequest) =>
  isForm(request) && !(Number(request.headers['content-length'] ?? Number.NaN) <= MOST_BYTES.other);

/**
 * The way of bodies to the API. Forms with files are passed on as they come, a bounded number at a time; everything else is there as a
 * whole before a connection to the API is taken, so that whoever sends it slowly holds none.
 */
export function createPassingBodies() {
  const forms = new Map<string, number>();
  let passing = 0;

  function passForm(request: FastifyRequest, reply: FastifyReply): Readable {
    const network = networkOf(request.ip);
    const own = forms.get(network) ?? 0;
    if (own >= FORMS_AT_A_TIME.ofNetwork) throw refusedRequest.tooMany();
    if (passing >= FORMS_AT_A_TIME.all) throw refusedRequest.busy();
    forms.set(network, own + 1);
    passing += 1;
    const body = bounded(MOST_BYTES.form);
    // The API may answer before the end, and the connection to it is given up then: not the visitor's.
    finished(request.raw, (error) => error && body.destroy(error));
    reply.raw.once('close', () => {
      body.destroy();
      passing -= 1;
      const left = (forms.get(network) ?? 1) - 1;
      if (left > 0) forms.set(network, left);
      else forms.delete(network);
    });
    return request.raw.pipe(body);
  }

  return {
    /** Before anything of the body is read. */
    async refuseLarge(request: FastifyRequest): Promise<void> {
      const most = isForm(request) ? MOST_BYTES.form : MOST_BYTES.other;
      if (Number(request.headers['content-length'] ?? 0) > most) throw refusedRequest.tooLarge();
    },
    async take(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      // Of a GET nothing is passed on.
      if (request.body !== request.raw) return;
      request.body = bringsFiles(request) ? passForm(request, reply) : Readable.from([await wholeBody(request, MOST_BYTES.other)]);
    },
  };
}

function bounded(most: number): Transform {
  let bytes = 0;
  const body = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(refusedRequest.tooLarge());
      else done(null, chunk);
    },
  });
  // Whoever reads it is told as well.
  return body.on('error', () => undefined);
}
