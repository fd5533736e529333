import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Question } from './questions.ts';

/** Milliseconds that each answer took, and how many came a second. */
export type Answers = { waited: number[]; rate: number };

const headers = { 'content-type': 'application/json' };

/** So many connections, each asking again as soon as it is answered. Throws when an answer is not a 200. */
export function askClosed(
  url: string,
  questions: readonly Question[],
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<Answers> {
  const bodies = questions.map((question) => JSON.stringify(question));
  const waited: number[] = [];
  let number = 0;
  return new Promise((resolve, reject) => {
    const options: autocannon.Options = {
      url: `${url}/graphql`,
      method: 'POST',
      connections: atOnce,
      duration: seconds,
      requests: [{ setupRequest: (one) => ({ ...one, headers, body: bodies[number++ % bodies.length] }) }],
    };
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0) reject(new Error(`${result.non2xx + result.errors} questions failed`));
      else resolve({ waited, rate: waited.length / result.duration });
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => waited.push(milliseconds));
  });
}

/** So many a second, whether the ones before are answered or not. */
export async function askOpen(
  url: string,
  questions: readonly Question[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const started = performance.now();
  const asking: Promise<number>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const early = started + (number * 1000) / rate - performance.now();
    if (early > 0) await pause(early);
    const sent = performance.now();
    asking.push(askOnce(agent, url, JSON.stringify(questions[number % questions.length])).then(() => performance.now() - sent));
  }
  const waited = await Promise.all(asking);
  agent.destroy();
  return { waited, rate };
}

function askOnce(agent: Agent, url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/graphql`,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer
          .resume()
          .once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`Answered ${answer.statusCode}`))))
          .once('error', reject);
      },
    );
    asked.once('error', reject).end(body);
  });
}
