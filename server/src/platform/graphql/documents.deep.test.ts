import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer, type ServerProcess } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { limits } from './limits.ts';

const server = withApp();
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let running: ServerProcess;

beforeAll(async () => void (running = await startServer(server())));
afterAll(() => {
  running.child.kill('SIGKILL');
  agent.destroy();
});

const fields = 'ping '.repeat(limits.fields);
const comment = '#\n'.repeat(7_500);

/** Mostly small, some as large as may be, some as wide as may be; no two alike. */
function documentOf(index: number): string {
  if (index % 25 === 0) return `query Wide${index} { ${fields} }`;
  if (index % 25 === 1) return `{ ping } ${comment} # ${index}`;
  if (index % 25 === 2) return `{ refused${index} }`;
  return `query Small${index} { ping }`;
}

async function send(query: string): Promise<number> {
  const asked = request(`${running.url}/graphql`, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (answer) => void text(answer).then(() => resolve(answer.statusCode ?? 0), reject));
    asked.end(JSON.stringify({ query }));
  });
}

async function sendAll(from: number, to: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  let next = from;
  const senders = Array.from({ length: 16 }, async () => {
    while (next < to) {
      next += 1;
      statuses.add(await send(documentOf(next)));
    }
  });
  await Promise.all(senders);
  return statuses;
}

function residentMegabytes(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.child.pid)], { encoding: 'utf8' })) / 1024;
}

test('memory stays within 1.5 times over 100,000 distinct documents', async () => {
  await sendAll(0, 2_000);
  const before = residentMegabytes();
  expect(await sendAll(2_000, 102_000)).toEqual(new Set([200, 400]));
  expect(residentMegabytes() / before).toBeLessThan(1.5);
}, 900_000);

test('memory stays within 1.5 times over 1,400 distinct documents that are asked until they are compiled', async () => {
  const before = residentMegabytes();
  for (let index = 0; index < 1_400; index += 1) {
    const wide = `query Often${index} { ${fields} }`;
    for (let use = 0; use <= limits.usesBeforeCompiled; use += 1) await send(wide);
  }
  expect(residentMegabytes() / before).toBeLessThan(1.5);
}, 900_000);
