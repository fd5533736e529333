// A service whose requests fail where nobody catches it: `/name` is the way.
import { readFile } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzip } from 'node:zlib';
import { endRequestsAlone, ofThisRequest, workOnRequest } from '../request-errors.ts';

const fail = () => {
  throw new Error('odd');
};

const ways: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  fine: (_request, response) => response.end('fine'),
  timer: () => setTimeout(fail, 1),
  tick: () => process.nextTick(fail),
  promise: () => void Promise.reject(new Error('odd')),
  'no error': () => void Promise.reject(null),
  file: () => readFile(import.meta.filename, fail),
  compressor: () => gzip('a', fail),
  pool: () => pool.push(ofThisRequest(fail)),
  body: (request) => request.on('data', fail),
  'end of the body': (request) => request.resume().on('end', fail),
  'half an answer': (_request, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('a');
    setTimeout(fail, 1);
  },
  'the visitor left': (request) => request.on('close', fail),
};

/** As a pool of connections does it: callbacks of requests are called by something that is older than they. */
const pool: (() => void)[] = [];
setInterval(() => pool.pop()?.(), 5);

endRequestsAlone(() => undefined);
const server = createServer((request, response) => {
  const answer = (error: Error) => response.writeHead(500).end(error.message);
  const way = decodeURIComponent(request.url ?? '').slice(1);
  workOnRequest({ id: '1', request, response, fail: answer }, () => void ways[way]?.(request, response));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', fail);
process.on('disconnect', () => process.exit(0));
