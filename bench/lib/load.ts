import autocannon from 'autocannon';
import { percentile } from './figures.ts';
import { VISITED_HOST } from './page-of.ts';

const CONNECTIONS = 10;

/** Requests a second, milliseconds, and the bytes of each answer. */
export type Load = { rate: number; p50: number; p95: number; p99: number; sizes: readonly number[] };

/** One request of many; those that send something are POST. */
export type LoadRequest = { path: string; headers: Record<string, string>; body: string };
/** The request that is sent again and again: by one path, or by what is sent for each number from 0. */
export type LoadTarget = {
  url: string;
  path: string | ((number: number) => string | LoadRequest);
  seconds: number;
  encoding?: string;
  /** True for the body of a 2xx that is no refusal. */
  isGood?: (body: string) => boolean;
};

/** Ask with ten connections from this machine, as an ordinary visitor. Throws when an answer is not a 2xx, or not good. */
export function load({ url, path, seconds, encoding, isGood = () => true }: LoadTarget): Promise<Load> {
  const times: number[] = [];
  const sizes: number[] = [];
  let number = 0;
  let refused = 0;
  const onResponse = (_status: number, body: string) => void (refused += isGood(body) ? 0 : 1);
  const next = typeof path === 'string' ? null : path;
  return new Promise((resolve, reject) => {
    const options: autocannon.Options = {
      url: typeof path === 'string' ? `${url}${path}` : url,
      connections: CONNECTIONS,
      duration: seconds,
      headers: { host: VISITED_HOST, ...(encoding && { 'accept-encoding': encoding }) },
      ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...sentAs(next(number++)) }), onResponse }] }),
    };
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors + refused > 0)
        reject(new Error(`${url} failed ${result.non2xx + result.errors + refused} times`));
      else
        resolve({
          rate: result.requests.average,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          p99: percentile(times, 0.99),
          sizes,
        });
    });
    run.on('response', (_client, _status, bytes, milliseconds) => {
      times.push(milliseconds);
      sizes.push(bytes);
    });
  });
}

function sentAs(sent: string | LoadRequest): Partial<autocannon.Request> {
  return typeof sent === 'string' ? { path: sent } : { ...sent, method: 'POST', headers: { host: VISITED_HOST, ...sent.headers } };
}
