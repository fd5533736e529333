import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'petcare';
export const OBJECT_SUFFIX = '._S3rver_object';
/** The only ones that s3rver knows. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export type S3Server = {
  /** The environment by which a store finds this server. */
  env: NodeJS.ProcessEnv;
  credentials: Record<string, string>;
  /** The folder of the bucket on the disk: each object under its key and OBJECT_SUFFIX, with what else s3rver notes of it. */
  folder: string;
  /** Sets what it does with requests from now on. */
  behave(how: 'well' | 'refuses' | 'hangs' | 'breaks off'): void;
  /** Refuse everything once so many objects more are written. */
  failAfterWrites(count: number): void;
  /** The number of objects that were asked for. */
  reads(): number;
  stop(): Promise<void>;
};

type Objects = {
  existsObject(bucket: string, key: string): Promise<boolean>;
  getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
};

/** The condition that real S3 checks before it writes and s3rver does not know. */
async function isAllowed(objects: Objects, request: IncomingMessage): Promise<boolean> {
  if (request.method !== 'PUT') return true;
  const { pathname } = new URL(request.url ?? '', 'http://s3');
  const [, bucket = '', ...path] = pathname.split('/');
  const key = decodeURIComponent(path.join('/'));
  const known = await objects.existsObject(bucket, key);
  const wanted = request.headers['if-match'];
  if (wanted !== undefined) return known && (await objects.getMetadata(bucket, key)).etag === wanted;
  return !(request.headers['if-none-match'] === '*' && known);
}

function answerEnd(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve));
}

/**
 * s3rver over HTTP, with its signatures checked, and the conditional writes
 * that no S3 server of the npm registry has. It takes one request after the
 * other, so that each is atomic as on S3; s3rver alone writes in place.
 */
export async function startS3Server({ conditional = true } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'petcare-s3-'));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3.configureBuckets();
  const { store: objects } = s3 as unknown as { store: Objects };
  const answer = s3.callback();
  let behaviour: Parameters<S3Server['behave']>[0] = 'well';
  let last: Promise<unknown> = Promise.resolve();
  let reads = 0;
  let writesLeft = Infinity;

  const server = createServer((request, response) => {
    if (request.method === 'GET') reads++;
    if (request.method === 'PUT' && --writesLeft < 0) behaviour = 'refuses';
    if (behaviour === 'hangs') return;
    if (behaviour === 'refuses') {
      response.writeHead(503).end();
      return;
    }
    if (behaviour === 'breaks off') {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      return;
    }
    last = last.then(async () => {
      const ended = answerEnd(response);
      if (conditional && !(await isAllowed(objects, request))) {
        response.writeHead(412, { 'content-type': 'application/xml' }).end('<Error><Code>PreconditionFailed</Code></Error>');
      } else void answer(request, response);
      await ended;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  // The SDK looks for them in the process itself.
  Object.assign(process.env, credentials);
  return {
    env: { RELEASES_STORE: `s3://${BUCKET}/releases`, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` },
    credentials,
    folder: join(directory, BUCKET),
    behave(how) {
      behaviour = how;
      writesLeft = Infinity;
    },
    failAfterWrites: (count) => (writesLeft = count),
    reads: () => reads,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
