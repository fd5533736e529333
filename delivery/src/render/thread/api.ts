import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import type { AskedOperation, RenderedData } from '@petcare/contracts';

export type Answer = RenderedData[string];

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_CONNECTIONS = 16;

/** Asks the API as a visitor without a session would. */
export type Api = (operation: AskedOperation, data: number) => Promise<Answer>;

/** The same question of the same version of the data that is under way already is not asked twice: its answer is given to all who asked. */
export function createApi(apiUrl: string, limit: number): Api {
  const url = new URL('/graphql', apiUrl);
  const secure = url.protocol === 'https:';
  const agent = secure
    ? new SecureAgent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
    : new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const underWay = new Map<string, Promise<Answer>>();

  function post(body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-petcare-render': '1' };
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
              return resolve({ ...(data !== undefined && { data }), ...(errors && { errors }) });
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

  return ({ query, variables }, data) => {
    const body = JSON.stringify({ query, variables });
    const key = `${data} ${body}`;
    const asked = underWay.get(key) ?? post(body).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}
