import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedOperation, RenderedData, RenderJob } from '@petcare/contracts';
import { evaluate, remoteRequire, shellRequire } from '../../delivery/src/render/thread/evaluate.ts';

const SECONDS = 4;
const URL = '/hostpital-list';

/** The live releases' server builds in this one thread: no other threads, no HTTP, the API's answers at hand. */
const [releases = '', apiUrl = '', shellRelease = '', remoteRelease = ''] = process.argv.slice(2);
const textOf = (name: string, release: string) => ({
  package: name,
  release,
  text: readFileSync(join(releases, name, release, 'server', 'main.cjs'), 'utf8'),
});

const answers = new Map<string, RenderedData[string]>();
async function ask(operation: AskedOperation): Promise<RenderedData[string]> {
  const body = JSON.stringify(operation);
  const known = answers.get(body);
  if (known) return known;
  const answer = await fetch(`${apiUrl}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answered = (await answer.json()) as RenderedData[string];
  answers.set(body, answered);
  return answered;
}

const shell = evaluate(textOf('shell', shellRelease), shellRequire);
const remote = evaluate(textOf('mf-search', remoteRelease), remoteRequire(shell.shared ?? {}));
const common = { url: URL, now: Date.now(), hole: 'hole' };
const frame: RenderJob = { ...common, kind: 'frame', idPrefix: 'f-' };
const page: RenderJob = { ...common, kind: 'pages', idPrefix: 'p-', routes: [{ path: URL, page: 'hospital-list' }] };

async function whole(): Promise<void> {
  await shell.render(frame, { ask });
  await remote.render(page, { ask });
}

/** Times a second that it can be done, one after the other, once it is warm. */
async function rateOf(work: () => Promise<unknown>): Promise<number> {
  for (const seconds of [1, SECONDS]) {
    let done = 0;
    const started = performance.now();
    for (; performance.now() - started < seconds * 1000; done += 1) await work();
    if (seconds === SECONDS) return (done / (performance.now() - started)) * 1000;
  }
  return NaN;
}

process.send?.(JSON.stringify({ whole: await rateOf(whole), frame: await rateOf(() => shell.render(frame, { ask })) }));
process.disconnect?.();
