import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import type { AskedOperation, RenderedData } from '@petcare/contracts';
import type { Topics } from '../topics.ts';

export type Answer = RenderedData[string];

/** An answer, and the topics of all that it shows; null where it may show any. */
export type AnswerOfTopics = { answer: Answer; topics: Topics };

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_CONNECTIONS = 16;
const SHOWS = 'x-petcare-shows';

const topicsIn = (header: string | string[] | undefined): Topics =>
  typeof header === 'string' && header !== '*' ? header.split(' ').filter(Boolean) : null;

/** The server's mark of whoever has written: an answer that is asked for after a change must not come from a copy that lacks it. */
const WRITTEN = 'petcare-written';

/** Asks the API as a visitor without a session would. */
export type Api = (operation: AskedOperation, data: number, headers: Record<string, string>) => Promise<AnswerOfTopics>;

/** The same question of the same version of the data that is under way already is not asked twice: its answer is given to all who asked. */
export function createApi(apiUrl: string, limit: number): Api {
  const url = new URL('/graphql', apiUrl);
  const secure = url.protocol === 'https:';
  const agent = secure
    ? new SecureAgent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
    : new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const underWay = new Map<string, Promise<AnswerOfTopics>>();
  let newest = { data: 0, toldAt: 0 };

  function post(body: string, carried: Record<string, string>): Promise<AnswerOfTopics> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...carried,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-petcare-render': '1',
        ...(newest.toldAt > 0 && { cookie: `${WRITTEN}=${newest.toldAt}` }),
      };
      const call = (secure ? httpsRequest : httpRequest)(
        url,
        { method: 'POST', agent, headers, signal: AbortSignal.timeout(limit) },
        (response) => {
          const chunks: Uint8Array[] = [];
          let bytes = 0;
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > MOST_BYTES) call.destroy(new Error(`The API answered more than ${MOST_BYTES} bytes`));
            else chunks.push(new Uint8Array(chunk));
          });
          response.on('error', reject);
          response.on('end', () => {
            if ((response.statusCode ?? 500) >= 500) return reject(new Error(`The API answered ${response.statusCode}`));
            try {
              const { data, errors } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer;
              const answer = { ...(data !== undefined && { data }), ...(errors && { errors }) };
              return resolve({ answer, topics: topicsIn(response.headers[SHOWS]) });
            } catch (error) {
              return reject(error as Error);
            }
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  return ({ query, variables }, data, headers) => {
    if (data > newest.data) newest = { data, toldAt: Date.now() };
    const body = JSON.stringify({ query, variables });
    const key = `${data} ${body}`;
    const asked = underWay.get(key) ?? post(body, headers).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}
