import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isLocalHost } from '../local-host.ts';
import { MOST_ARCHIVE_BYTES } from '../pack-folder.ts';

/** Longer than the service takes to receive an archive and to look at its pages. */
const ANSWER_LIMIT = 600_000;

/** So often whoever waits is told that nothing has come yet. */
const WAITING_EACH = 10_000;

/** A site elsewhere, and the key with which a package of it is moved. */
export type OtherSite = { to: URL; key: string };

/** A request's body, and its end: an archive, and what ends the request before it is answered. */
type Sending = { archive?: string; stopped?: AbortSignal | undefined };

export type Answer = { status: number; said: Record<string, unknown> };

function addressOf(to: string): URL | null {
  try {
    return new URL(to);
  } catch {
    return null;
  }
}

/** A site as somebody names it: http is for this machine alone, since keys go there and what is run comes from there. */
export function siteUrlOf(site: string): URL | { wrong: string } {
  const url = addressOf(site);
  if (!url) return { wrong: `${site} is no address of a site, as https://petcare.example is.` };
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.host))
    ? url
    : { wrong: `Keys and packages go over https only: https://${url.host}` };
}

/** The site of `--to`, with the key of PETCARE_KEY: a command line can be read by others on the machine, and stays in its history. */
export function elsewhereOf(to: string, key: string | undefined): OtherSite | { wrong: string } {
  const url = siteUrlOf(to);
  if ('wrong' in url) return url;
  return key
    ? { to: url, key }
    : { wrong: 'PETCARE_KEY holds the key of the package; it is not set. Whoever runs the site makes one: npm run keys -- add PACKAGE' };
}

/** The site of `--from`, with the key of PETCARE_FROM_KEY; `to` is the one that is promoted to. */
export function fromSiteOf(from: string, to: OtherSite | null, key: string | undefined): OtherSite | { wrong: string } {
  const url = siteUrlOf(from);
  if ('wrong' in url) return url;
  if (to?.to.origin === url.origin) return { wrong: `${url.host} is the site that is promoted to: --from names another one.` };
  return key ? { to: url, key } : { wrong: 'PETCARE_FROM_KEY holds the key on the site of --from; it is not set.' };
}

function answered(status: number, body: string, { host }: URL): Answer {
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said === 'object' && said !== null) return { status, said: said as Record<string, unknown> };
  } catch {
    // Said below.
  }
  throw new Error(`${host} answers ${status}, and not as a delivery service does.`);
}

/** Names the site: what Node says of a connection has no sentence, and often no message. */
function noAnswer({ origin }: URL, error: Error & { code?: string }): Error {
  return new Error(`${origin} does not answer: ${error.message || (error.code ?? error.name)}`, { cause: error });
}

/** Ask a path of the site, or with `POST` have it do something, with an archive where one is given. The answer may come before all is sent: a refusal doesn't wait for the rest. */
async function ask(
  { to, key }: OtherSite,
  method: 'GET' | 'POST',
  path: string,
  { archive, stopped }: Sending = {},
): Promise<IncomingMessage> {
  stopped?.throwIfAborted();
  const url = new URL(path, to);
  const body =
    archive === undefined ? { 'content-length': 0 } : { 'content-length': (await stat(archive)).size, 'content-type': 'application/gzip' };
  const options = { method, headers: { authorization: `Bearer ${key}`, ...body }, timeout: ANSWER_LIMIT };
  const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, options);
  request.on('timeout', () => request.destroy(new Error(`nothing came in ${ANSWER_LIMIT / 60_000} minutes`)));
  const begun = Date.now();
  const waiting = setInterval(
    () => console.error(`${to.host} has not answered for ${Math.round((Date.now() - begun) / 1000)} s; waiting …`),
    WAITING_EACH,
  );
  const stop = () => request.destroy();
  stopped?.addEventListener('abort', stop, { once: true });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    request
      .on('error', (error) => reject(stopped?.aborted ? (stopped.reason as Error) : noAnswer(url, error)))
      .on('response', resolve)
      .on('close', () => stopped?.removeEventListener('abort', stop)),
  ).finally(() => clearInterval(waiting));
  if (archive === undefined) request.end();
  // What could not be sent to its end is told by the answer, or by the request's own error.
  else pipeline(createReadStream(archive), request).catch(() => undefined);
  return answer;
}

async function said(response: IncomingMessage, { to }: OtherSite): Promise<Answer> {
  return answered(response.statusCode ?? 0, await text(response), to);
}

/** The reasons of the site's refusal, line by line. */
export function reasonsOf({ message, faults }: Answer['said']): string[] {
  return Array.isArray(faults) && faults.length > 0 ? faults.map(String) : [String(message)];
}

export const get = async (elsewhere: OtherSite, path: string, stopped?: AbortSignal): Promise<Answer> =>
  said(await ask(elsewhere, 'GET', path, { stopped }), elsewhere);
export const post = async (elsewhere: OtherSite, path: string, sending?: Sending): Promise<Answer> =>
  said(await ask(elsewhere, 'POST', path, sending), elsewhere);

/** Lets so many bytes through. */
function atMost(most: number, { host }: URL): (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) throw new Error(`${host} gives more than ${most / 1_000_000} MB as a build.`);
      yield chunk;
    }
  };
}

/**
 * The build of a release that is stored on a site, written into `archive` as that or another site takes it in.
 * @param wish.scope the package whose key is used: its own, or the shell's, which is given every build
 * @returns its id, or why it is not given
 * @throws when it is larger than any site takes in
 */
export async function buildFrom(
  from: OtherSite,
  name: string,
  { scope = name, release }: { scope?: string; release?: string | undefined },
  archive: string,
): Promise<{ release: string } | Answer> {
  const query = new URLSearchParams({ of: name, ...(release !== undefined && { release }) });
  const response = await ask(from, 'GET', `/releases/${scope}/build?${query}`);
  if (response.statusCode !== 200) return said(response, from);
  await pipeline(response, atMost(MOST_ARCHIVE_BYTES, from.to), createWriteStream(archive));
  return { release: String(response.headers['petcare-release']) };
}
