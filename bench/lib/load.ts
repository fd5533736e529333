import autocannon from 'autocannon';
import { percentile } from './figures.ts';
import { VISITED_HOST } from './page-of.ts';

const CONNECTIONS = 10;

/** Requests a second, milliseconds, and the bytes of each answer. */
export type Load = { rate: number; p50: number; p99: number; sizes: readonly number[] };

/** What is asked for, again and again: by one path, or by the path of each number from 0. */
export type Asked = { url: string; path: string | ((number: number) => string); seconds: number; encoding?: string };

/** Ask with ten connections from this machine, as an ordinary visitor. Throws when an answer is not a 2xx. */
export function load({ url, path, seconds, encoding }: Asked): Promise<Load> {
  const times: number[] = [];
  const sizes: number[] = [];
  let number = 0;
  const next = typeof path === 'string' ? null : path;
  return new Promise((resolve, reject) => {
    const options: autocannon.Options = {
      url: typeof path === 'string' ? `${url}${path}` : url,
      connections: CONNECTIONS,
      duration: seconds,
      headers: { host: VISITED_HOST, ...(encoding && { 'accept-encoding': encoding }) },
      ...(next && { requests: [{ setupRequest: (request) => ({ ...request, path: next(number++) }) }] }),
    };
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0) reject(new Error(`${url} failed ${result.non2xx + result.errors} times`));
      else resolve({ rate: result.requests.average, p50: percentile(times, 0.5), p99: percentile(times, 0.99), sizes });
    });
    run.on('response', (_client, _status, bytes, milliseconds) => {
      times.push(milliseconds);
      sizes.push(bytes);
    });
  });
}
