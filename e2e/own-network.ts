import { request as send } from 'node:http';

/** The answer of the site: its status, and its body as text. */
export type SiteAnswer = { status: number; text: string };

type Body = { data: object } | { multipart: Record<string, Multipart> };
type Multipart = string | number | boolean | { name: string; mimeType: string; buffer: Buffer } | undefined;

const siteUrl = () => process.env['SITE_URL'] ?? 'http://127.0.0.1:4000';
const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1';

/** Every address below 127 is this machine's on Linux; elsewhere, and for a site elsewhere, all walks come from one. */
function anAddress(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return ['127', ...Array.from(crypto.getRandomValues(new Uint8Array(3)), (part) => String(1 + (part % 254)))].join('.');
}

function encoded(body: Body): Response {
  if ('data' in body) return Response.json(body.data);
  const form = new FormData();
  for (const [name, value] of Object.entries(body.multipart)) {
    if (value === undefined) continue;
    if (typeof value === 'object') form.set(name, new Blob([new Uint8Array(value.buffer)], { type: value.mimeType }), value.name);
    else form.set(name, String(value));
  }
  return new Response(form);
}

/**
 * The site's answer to a POST from an address of its own. Few may join, and few codes are mailed, from one network in an hour;
 * the walks of a whole run are more people than that, and each is at home elsewhere.
 */
export async function postFromOwnNetwork(path: string, body: Body): Promise<SiteAnswer> {
  const url = new URL(path, siteUrl());
  const made = encoded(body);
  const headers = { 'content-type': made.headers.get('content-type')! };
  const bytes = Buffer.from(await made.arrayBuffer());
  if (!isLoopback(url.hostname)) {
    const answer = await fetch(url, { method: 'POST', headers, body: bytes });
    return { status: answer.status, text: await answer.text() };
  }
  return new Promise((resolve, reject) => {
    const localAddress = anAddress();
    const outgoing = send(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': bytes.length }, family: 4, ...(localAddress && { localAddress }) },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}
