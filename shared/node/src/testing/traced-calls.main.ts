import { EventEmitter } from 'node:events';
import postgres from 'postgres';
import { carriedHeaders } from '../request-errors.ts';
import { endCallTrace, inSpan, readTracesSettings, startTraces, traceCall } from '../traces/traces.ts';

/** So many calls in a process that is followed as its environment says, and a line of what became of them. */
const [times = '1', traceparent = '', isInner = 'inner'] = process.argv.slice(2);
const settings = readTracesSettings(process.env);
// It connects with the first statement only.
const end = settings && (await startTraces('server', settings, postgres('postgres://nobody@127.0.0.1:1/nothing')));
let carried: Record<string, string> = {};

async function oneCall(): Promise<void> {
  const call = {
    ...{ id: 'an-id-of-a-call', method: 'GET', headers: { traceparent } },
    ...{ routeOptions: { url: '/thing/:id' }, raw: new EventEmitter() },
  };
  const reply = { statusCode: 200, raw: new EventEmitter() };
  const work = () => inSpan('work', async () => void (carried = carriedHeaders()));
  await new Promise<void>((resolve, reject) =>
    traceCall(call, reply, { isInner: isInner === 'inner' }, () => void work().then(resolve, reject)),
  );
  endCallTrace(call, reply);
}

for (let time = 0; time < Number(times); time += 1) await oneCall();
const before = performance.now();
await end?.();
process.stdout.write(JSON.stringify({ carried, endMs: performance.now() - before }));
process.exit(0);
