import { join } from 'node:path';
import autocannon from 'autocannon';
import { threadPool } from '../../scripts/lib/site/threads.ts';
import { median, percentile, table, times } from '../lib/figures.ts';
import { startServer } from '../lib/server-process.ts';
import { sized } from '../lib/sized.ts';
import type { AuthServer } from './auth-server.ts';

const ROUNDS = sized(7, 1);
const SECONDS = sized(5, 1);
/** As many at once on both sides: more than there are threads to hash on. */
const AT_ONCE = 10;
const LEAST_SHARE = 0.9;

type Logins = { rate: number; p50: number; p99: number };

/** People log in, one after the other on each connection. Throws when one is refused. */
function logIn({ url, people }: AuthServer, seconds: number): Promise<Logins> {
  const waited: number[] = [];
  let number = 0;
  return new Promise((resolve, reject) => {
    const options: autocannon.Options = {
      url: `${url}/api/client/user/login`,
      method: 'POST',
      connections: AT_ONCE,
      duration: seconds,
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(people[(number += 1) % people.length]),
          }),
        },
      ],
    };
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0) reject(new Error(`${result.non2xx + result.errors} logins failed`));
      else resolve({ rate: waited.length / result.duration, p50: percentile(waited, 0.5), p99: percentile(waited, 0.99) });
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => waited.push(milliseconds));
  });
}

/** The number of passwords that a process that does nothing else can check in a second. */
async function hashes(seconds: number): Promise<number> {
  const bare = await startServer(join(import.meta.dirname, 'hashes.main.ts'), [String(seconds), String(AT_ONCE)], threadPool);
  await bare.stop();
  return Number(bare.said);
}

/** Logins a second over HTTP beside the bare rate of what makes them slow on purpose. */
export async function measureLogins(server: AuthServer): Promise<string> {
  await logIn(server, 2);
  await hashes(1);
  const rounds: { login: Logins; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Nobody is always the first.
    if (round % 2 === 0) rounds.push({ bare: await hashes(SECONDS), login: await logIn(server, SECONDS) });
    else rounds.push({ login: await logIn(server, SECONDS), bare: await hashes(SECONDS) });
  }
  const rate = median(rounds.map(({ login }) => login.rate));
  const bare = median(rounds.map((one) => one.bare));
  const share = median(rounds.map((one) => one.login.rate / one.bare));
  const wait = (of: (one: Logins) => number) => `${median(rounds.map(({ login }) => of(login))).toFixed(0)} ms`;
  return [
    '### Logins a second',
    '',
    `autocannon, ${AT_ONCE} connections over loopback, on the same cores as the server and its PostgreSQL, ${ROUNDS} rounds of ${SECONDS} s in turn, medians; ${server.people.length} people, each login a whole one: limits, password, new tokens. argon2id as in the house: 19 MiB, 2 passes, 1 lane.`,
    '',
    table(
      ['', 'a second', 'p50', 'p99'],
      [
        ['`POST /api/client/user/login`', rate.toFixed(1), wait((one) => one.p50), wait((one) => one.p99)],
        [`peer: argon2 alone, ${AT_ONCE} at once in a process of its own`, bare.toFixed(1), '–', '–'],
        ['of the peer, median of the rounds', times(share), '', ''],
      ],
    ),
    '',
    `Goal ≥ ${LEAST_SHARE} × argon2 alone: ${share >= LEAST_SHARE ? 'met' : '**missed**'}.`,
  ].join('\n');
}
