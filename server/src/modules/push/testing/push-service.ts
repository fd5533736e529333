import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { generate } from 'selfsigned';
import webpush from 'web-push';
import type { PushKeys } from '../../../providers/push/push.keys.ts';

const HOST = 'push.petcare.test';

/** A message as it came: what a browser reads of it, and the headers that the service reads. */
export type ReceivedPush = { text: string; ttl: string; topic: string; urgency: string; subject: string };

/** A browser that has subscribed: what it gives to the site. */
export type PushBrowser = { endpoint: string; p256dh: string; auth: string; received: ReceivedPush[]; answers: number[] };

/** A push service of our own, over https: it checks who sends, and reads what it gets as browsers would. */
export type PushService = { keys: PushKeys; subscribe(): PushBrowser; requests: () => number; close(): Promise<void> };

/** RFC 8188 and 8291, by Node's own means: another hand than that which has encrypted. */
function decrypted(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderLength = body[20]!;
  const sender = body.subarray(21, 21 + senderLength);
  const content = body.subarray(21 + senderLength);
  const derive = (secret: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const told = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, told, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and zeros behind it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** The subject of a token that the site's key has signed, for this service alone; throws for another one (RFC 8292). */
function subjectOf(authorization: string, audience: string, publicKey: string): string {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The key is not the one that browsers have subscribed with');
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; sub: string };
  if (!signed || aud !== audience) throw new Error('Signed by another, or for another service');
  return sub;
}

export async function startPushService(): Promise<PushService> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  } as never);
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const browsers = new Map<string, (body: Buffer, headers: Record<string, unknown>) => number>();
  let asked = 0;
  const server: Server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      const status = browsers.get(request.url ?? '')?.(Buffer.concat(chunks), request.headers) ?? 404;
      response.writeHead(status).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://${HOST}:${(server.address() as AddressInfo).port}`;
  const lookup: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

  return {
    keys: { publicKey, privateKey, subject: 'mailto:ops@petcare.example', network: { lookup, ca: cert } },
    requests: () => asked,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const browser: PushBrowser = {
        endpoint: `${origin}${path}`,
        p256dh: ecdh.generateKeys().toString('base64url'),
        auth: auth.toString('base64url'),
        received: [],
        answers: [],
      };
      browsers.set(path, (body, headers) => {
        const status = browser.answers.shift() ?? 201;
        if (status !== 201) return status;
        const text = (name: string) => String(headers[name]);
        const subject = subjectOf(text('authorization'), origin, publicKey);
        browser.received.push({
          text: decrypted(body, ecdh, auth),
          ttl: text('ttl'),
          topic: text('topic'),
          urgency: text('urgency'),
          subject,
        });
        return status;
      });
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
